#include "cli/arena/records.h"

#include <filesystem>
#include <fmt/core.h>
#include <system_error>

#include "cli/messages.h"

namespace tessera::cli {
namespace {

constexpr std::size_t kLongestNamePart = 40;

// A command line of somebody's program is no file name.
std::string file_name_part(std::string_view text) {
  std::string part(text.substr(0, kLongestNamePart));
  for (char& c : part) {
    const bool plain = (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
    if (!plain && c != '.' && c != '@') c = '_';  // champion:50 and champion@50 stay two
  }
  return part;
}

}  // namespace

std::string match_file_name(const GameSpec& game, const Setup& setup, const std::vector<std::string>& bots,
                            std::uint64_t seed) {
  std::string name = fmt::format("{}-{}p", game.name, setup.players);
  for (const auto& [key, value] : setup.options) name += fmt::format("-{}-{}", key, value);
  for (const std::string& bot : bots) name += "-" + file_name_part(bot);
  return name + fmt::format("-seed{}", seed);
}

Result<void> make_folder(const std::string& path) {
  std::error_code error;
  std::filesystem::create_directories(path, error);
  if (error) {
    const Message problem(Say::not_made, {{"problem", error.message()}});
    return refuse(Say::file_problem, {{"path", path}, {"problem", problem}});
  }
  return {};
}

}  // namespace tessera::cli
