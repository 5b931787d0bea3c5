#include "tests/architecture/include_rules.h"

#include <algorithm>
#include <optional>
#include <sstream>

#include "base/text.h"

namespace tessera::architecture {
namespace {

using Names = std::vector<std::string_view>;

struct Room {
  std::string_view name;
  Names may_include;          // besides itself
  bool is_pure;               // the standard library and tl::expected only, and no I/O
  Names single_headers = {};  // of other rooms
  Names libraries = {};       // that a pure room may use besides tl::expected
};

// Arrows point upwards in this list only. Some of the rooms are not built yet.
const std::vector<Room>& rooms() {
  static const std::vector<Room> kRooms = {
      {"base", {}, true},
      {"core", {"base"}, true},
      {"games", {"base", "core"}, true},
      // Times are handed in as values of <chrono>; another test sees to it that no clock is asked.
      {"table", {"base", "core", "games"}, true, {}, {"sodium.h", "chrono"}},
      {"search", {"base", "core"}, true},
      {"bots", {"base", "core", "games", "search"}, true},
      {"review", {"base", "core", "games", "search", "bots"}, true},
      {"arena", {"base", "core", "games", "table", "search", "bots"}, false},
      {"words", {"base", "core"}, false},
      {"protocol", {"base", "core", "games", "table", "search", "bots", "review"}, false},
      {"store", {"base", "core", "games", "table"}, false},
      {"server", {"base", "core", "games", "table", "search", "bots", "review", "protocol", "store"}, false},
      {"terminal", {"base", "core", "games", "words"}, false},
      {"cli",
       {"base", "core", "games", "table", "search", "bots", "review", "arena", "words", "protocol", "store",
        "server", "terminal"},
       false},
      {"wasm", {"base", "core", "games", "table", "search", "bots", "review", "protocol"}, false},
  };
  return kRooms;
}

// Rules take everything they know from their arguments: no I/O, clock, threads or
// dice of their own. The standard distributions differ between libraries.
constexpr std::string_view kNotInPureRooms[] = {
    "cstdio",  "filesystem", "fstream", "future", "iomanip", "ios",     "iosfwd",    "iostream",
    "istream", "locale",     "ostream", "print",  "random",  "sstream", "streambuf", "syncstream",
};
constexpr std::string_view kNotInRules[] = {"atomic", "chrono", "condition_variable",
                                            "ctime",  "mutex",  "thread"};

template <class Range>
bool contains(const Range& range, std::string_view item) {
  return std::ranges::find(range, item) != std::ranges::end(range);
}

// "games" of "games/lexio/tiles.h"
std::string_view room_of(std::string_view path) { return path.substr(0, path.find('/')); }

// "lexio" of "games/lexio/tiles.h": rooms of games keep the games apart.
std::string_view game_of(std::string_view path) {
  const std::string_view room = room_of(path);
  if (room != "games" && room != "bots" && room != "terminal") return {};
  const std::string_view rest = path.substr(std::min(room.size() + 1, path.size()));
  const auto slash = rest.find('/');
  return slash == std::string_view::npos ? std::string_view{} : rest.substr(0, slash);
}

std::optional<std::string> library_error(const Room& room, std::string_view header) {
  if (!room.is_pure || header == "tl/expected.hpp" || contains(room.libraries, header)) return std::nullopt;
  if (header.find_first_of("/.") != std::string_view::npos)
    return concat(room.name, " may use no library but tl::expected, not <", header, '>');
  if (contains(kNotInPureRooms, header))
    return concat(room.name, " does no I/O and rolls no dice of its own, <", header, "> is not for it");
  const bool rules =
      room.name == "base" || room.name == "core" || room.name == "games" || room.name == "table";
  if (rules && contains(kNotInRules, header))
    return concat(room.name, " knows neither clock nor threads, <", header, "> is not for it");
  return std::nullopt;
}

std::optional<std::string> own_error(const Room& room, std::string_view from, std::string_view to) {
  const std::string_view target = room_of(to);
  const bool is_room = std::ranges::any_of(rooms(), [&](const Room& r) { return r.name == target; });
  if (!is_room || target == to)
    return concat("\"", to, "\" does not begin with a room; includes are rooted at src/");
  if (target != room.name && !contains(room.may_include, target) && !contains(room.single_headers, to))
    return concat(room.name, " must not know ", target, ", but includes \"", to, '"');
  const std::string_view game = game_of(from);
  if (!game.empty() && !game_of(to).empty() && game_of(to) != game)
    return concat(game, " must not know ", game_of(to), ", but includes \"", to, '"');
  return std::nullopt;
}

}  // namespace

std::vector<std::string> include_errors(std::string_view path, std::string_view text) {
  const auto room = std::ranges::find(rooms(), room_of(path), &Room::name);
  if (room == rooms().end()) return {concat(path, ": not in a room that this test knows")};

  std::vector<std::string> errors;
  std::istringstream lines{std::string(text)};
  std::string line;
  for (int number = 1; std::getline(lines, line); ++number) {
    std::string_view rest = line;
    const auto skip = [&](std::string_view word) {
      rest.remove_prefix(std::min(rest.find_first_not_of(" \t"), rest.size()));
      if (!rest.starts_with(word)) return false;
      rest.remove_prefix(word.size());
      return true;
    };
    if (!skip("#") || !skip("include")) continue;
    const bool own = skip("\"");
    if (!own && !skip("<")) {
      errors.push_back(concat(path, ':', number, ": an include that can't be read"));
      continue;
    }
    const std::string_view header = rest.substr(0, rest.find(own ? '"' : '>'));
    if (const auto error = own ? own_error(*room, path, header) : library_error(*room, header))
      errors.push_back(concat(path, ':', number, ": ", *error));
  }
  return errors;
}

}  // namespace tessera::architecture
