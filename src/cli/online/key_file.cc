#include "cli/online/key_file.h"

#include <system_error>

#include "base/text.h"
#include "cli/files.h"
#include "cli/play/messages.h"

namespace tessera::cli::online {
namespace {

constexpr const char* kFolder = "servers";
constexpr std::size_t kLongestKey = 200;

// A name for a file: colons of addresses are no letters everywhere.
std::string file_name(const client::ServerAt& server) {
  std::string name = concat(server.is_secure ? "https-" : "http-", lower_case(server.host), '-', server.port);
  for (char& c : name)
    if (c == ':') c = '_';
  return name;
}

}  // namespace

KeyFile::KeyFile(const std::filesystem::path& state_folder, const client::ServerAt& server)
    : path_(state_folder.empty() ? state_folder : state_folder / kFolder / file_name(server)) {}

std::string KeyFile::read() const {
  std::error_code error;
  if (path_.empty() || !std::filesystem::is_regular_file(path_, error)) return "";
  auto text = read_file(path_.string());
  if (!text) return "";
  // It goes into a header field: nothing but a key may stand there.
  const std::string key = text->substr(0, text->find('\n'));
  const bool is_key = key.starts_with("tessera=") && key.size() <= kLongestKey && is_plain_text(key) &&
                      key.find_first_of(" ;") == std::string::npos;
  return is_key ? key : "";
}

Result<void> KeyFile::keep(std::string_view key) const {
  if (path_.empty()) return refuse(play::Say::no_home);
  std::error_code error;
  std::filesystem::create_directories(path_.parent_path(), error);
  std::filesystem::permissions(path_.parent_path(), std::filesystem::perms::owner_all, error);
  return write_private_file(path_.string(), concat(key, '\n'));
}

}  // namespace tessera::cli::online
