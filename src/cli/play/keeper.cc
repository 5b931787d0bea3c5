#include "cli/play/keeper.h"

#include <algorithm>
#include <functional>
#include <string>
#include <system_error>

#include "base/text.h"
#include "cli/files.h"

namespace tessera::cli::play {
namespace {

constexpr std::string_view kAside = "kept-";
constexpr std::string_view kEnding = ".tessera";

}  // namespace

std::filesystem::path Keeper::aside(int number) const { return folder_ / concat(kAside, number, kEnding); }

std::vector<int> Keeper::numbers() const {
  std::vector<int> numbers;
  std::error_code error;
  for (std::filesystem::directory_iterator file(folder_, error), end; !error && file != end;
       file.increment(error)) {
    const std::string name = file->path().filename().string();
    if (!name.starts_with(kAside) || !name.ends_with(kEnding)) continue;
    const auto digits =
        std::string_view(name).substr(kAside.size(), name.size() - kAside.size() - kEnding.size());
    if (const auto number = parse_int(digits)) numbers.push_back(*number);
  }
  std::sort(numbers.begin(), numbers.end(), std::greater<>());
  return numbers;
}

std::filesystem::path Keeper::next_aside() const {
  const std::vector<int> taken = numbers();
  return aside(taken.empty() ? 1 : taken.front() + 1);
}

std::vector<std::filesystem::path> Keeper::games() const {
  std::vector<std::filesystem::path> paths;
  std::error_code error;
  if (std::filesystem::exists(last_, error)) paths.push_back(last_);
  for (int number : numbers()) paths.push_back(aside(number));
  return paths;
}

Result<void> Keeper::write(const std::filesystem::path& path, std::string_view record) const {
  if (folder_.empty()) return refuse("file", "nowhere to keep the game: HOME is not set");
  std::error_code error;
  std::filesystem::create_directories(folder_, error);
  if (error) return refuse("file", concat(folder_.string(), ": ", error.message()));
  return write_file(path.string(), record);
}

Result<void> Keeper::keep(std::string_view record) {
  std::error_code error;
  if (!owned_ && std::filesystem::exists(last_, error)) std::filesystem::rename(last_, next_aside(), error);
  auto written = write(last_, record);
  owned_ = owned_ || written.has_value();
  return written;
}

void Keeper::drop() {
  std::error_code error;
  const std::vector<int> others = numbers();
  if (owned_ && std::filesystem::remove(last_, error) && !others.empty())
    std::filesystem::rename(aside(others.front()), last_, error);
  owned_ = false;
}

void Keeper::go_on_with(const std::filesystem::path& path) {
  std::error_code error;
  owned_ = std::filesystem::equivalent(path, last_, error) && !error;
  if (owned_) return;
  for (int number : numbers()) {
    if (!std::filesystem::equivalent(path, aside(number), error) || error) continue;
    if (std::filesystem::exists(last_, error)) std::filesystem::rename(last_, next_aside(), error);
    if (!error) std::filesystem::rename(aside(number), last_, error);
    owned_ = !error;
    return;
  }
}

}  // namespace tessera::cli::play
