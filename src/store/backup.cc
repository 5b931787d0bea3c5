#include "store/backup.h"

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <span>
#include <string_view>
#include <system_error>
#include <unistd.h>
#include <utility>
#include <vector>

#include "base/text.h"
#include "store/entry_bytes.h"
#include "store/messages.h"

namespace tessera::store {
namespace {

constexpr std::string_view kHead = "tessera backup ";
constexpr int kVersion = 1;
constexpr std::size_t kLengthBytes = 4;
// Far more than a game has; bytes that say so are damaged.
constexpr std::uint32_t kLongestEntry = 256U << 20;

// Each entry is sealed together with all before it, so that none can be missing or changed.
table::Digest sealed(const table::Digest& before, std::span<const std::byte> bytes) {
  std::vector<std::byte> all(before.begin(), before.end());
  all.insert(all.end(), bytes.begin(), bytes.end());
  return table::sha256(all);
}

std::array<std::byte, kLengthBytes> length_bytes(std::size_t length) {
  std::array<std::byte, kLengthBytes> bytes{};
  for (std::size_t i = 0; i < kLengthBytes; ++i) bytes[i] = static_cast<std::byte>(length >> (8 * i));
  return bytes;
}

tl::unexpected<Message> not_written(const std::string& path) {
  return refuse(Say::file_not_written, {{"path", path}, {"problem", std::strerror(errno)}});
}

// A file under another name until it is whole and on the disk.
class Draft {
 public:
  explicit Draft(std::string path)
      : path_(std::move(path)),
        name_(path_ + ".draft"),
        file_(::open(name_.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600)) {}
  Draft(const Draft&) = delete;
  Draft& operator=(const Draft&) = delete;
  ~Draft() {
    if (file_ < 0) return;
    ::close(file_);
    ::unlink(name_.c_str());
  }

  void write(std::span<const std::byte> bytes) {
    buffer_.insert(buffer_.end(), bytes.begin(), bytes.end());
    if (buffer_.size() > 1 << 20) flush();
  }

  Result<void> finish() {
    flush();
    if (!is_fine_ || ::fsync(file_) != 0) return not_written(path_);
    if (std::rename(name_.c_str(), path_.c_str()) != 0) return not_written(path_);
    ::close(std::exchange(file_, -1));
    // The name is durable when its folder is.
    const auto folder = std::filesystem::absolute(path_).parent_path();
    if (const int opened = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC); opened >= 0) {
      ::fsync(opened);
      ::close(opened);
    }
    return {};
  }

  [[nodiscard]] bool is_open() const { return file_ >= 0; }

 private:
  void flush() {
    for (std::span<const std::byte> rest(buffer_); !rest.empty() && is_fine_;) {
      const ssize_t written = ::write(file_, rest.data(), rest.size());
      if (written < 0 && errno == EINTR) continue;
      is_fine_ = written >= 0;
      if (is_fine_) rest = rest.subspan(static_cast<std::size_t>(written));
    }
    buffer_.clear();
  }

  std::string path_;
  std::string name_;
  int file_;
  bool is_fine_ = true;
  std::vector<std::byte> buffer_;
};

}  // namespace

Result<void> write_backup(Reader& reader, const std::string& path) {
  Draft draft(path);
  if (!draft.is_open()) return not_written(path);
  const std::string head = concat(kHead, kVersion, '\n');
  draft.write(std::as_bytes(std::span(head)));
  table::Digest seal = table::sha256(std::as_bytes(std::span(head)));
  auto told = reader.everything([&](const Entry& entry) {
    const auto bytes = entry_bytes(entry);
    draft.write(length_bytes(bytes.size()));
    draft.write(bytes);
    seal = sealed(seal, bytes);
  });
  if (!told) return told;
  draft.write(length_bytes(0));
  draft.write(seal);
  return draft.finish();
}

Backup::Backup(std::string path) : path_(std::move(path)), file_(path_, std::ios::binary) {}

Result<Backup> Backup::open(const std::string& path) {
  Backup whole(path);
  if (auto head = whole.check_head(); !head) return tl::unexpected(head.error());
  for (;;) {
    const auto entry = whole.next();
    if (!entry) return tl::unexpected(entry.error());
    if (!*entry) break;
  }
  Backup again(path);
  if (auto head = again.check_head(); !head) return tl::unexpected(head.error());
  return again;
}

Result<void> Backup::check_head() {
  std::error_code error;
  if (!file_.is_open() || std::filesystem::is_directory(path_, error))
    return refuse(Say::file_not_read,
                  {{"path", path_}, {"problem", std::strerror(error ? error.value() : errno)}});
  std::string line(kHead.size(), '\0');
  file_.read(line.data(), std::ssize(line));
  if (!file_ || line != kHead) return refuse(Say::no_backup, {{"path", path_}});
  std::string number;
  for (char c = 0; number.size() < 10 && file_.get(c) && c != '\n';) number += c;
  const auto version = parse_int(number);
  if (!version || *version < 1) return refuse(Say::no_backup, {{"path", path_}});
  if (*version > kVersion)
    return refuse(Say::backup_newer, {{"path", path_}, {"version", *version}, {"known", kVersion}});
  const std::string head = concat(kHead, *version, '\n');
  seal_ = table::sha256(std::as_bytes(std::span(head)));
  return {};
}

Result<std::optional<Entry>> Backup::next() {
  if (is_over_) return std::nullopt;
  const auto damaged = refuse(Say::backup_damaged, {{"path", path_}});
  const auto read = [this](std::span<std::byte> into) {
    file_.read(reinterpret_cast<char*>(into.data()), std::ssize(into));
    return file_.gcount() == std::ssize(into);
  };
  std::array<std::byte, kLengthBytes> head{};
  if (!read(head)) return damaged;
  std::uint32_t length = 0;
  for (std::size_t i = 0; i < kLengthBytes; ++i) length |= std::to_integer<std::uint32_t>(head[i]) << (8 * i);
  if (length > kLongestEntry) return damaged;
  if (length == 0) {
    table::Digest seal;
    if (!read(seal) || seal != seal_ || file_.peek() != std::ifstream::traits_type::eof()) return damaged;
    is_over_ = true;
    return std::nullopt;
  }
  std::vector<std::byte> bytes(length);
  if (!read(bytes)) return damaged;
  seal_ = sealed(seal_, bytes);
  auto entry = read_entry(bytes);
  if (!entry) return damaged;
  return entry;
}

}  // namespace tessera::store
