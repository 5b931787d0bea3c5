#include "tests/architecture/folder_rules.h"

#include <array>
#include <set>
#include <sstream>

#include "base/text.h"

namespace tessera::architecture {
namespace {

using PieceSet = std::set<std::string, std::less<>>;

std::string_view room_part(std::string_view path) { return path.substr(0, path.find('/')); }

// "games/lexio/tiles" of "games/lexio/tiles.h".
std::string piece_of(std::string_view path) { return std::string(path.substr(0, path.rfind('.'))); }

// "cli/play" of "cli/play/table"; nothing for what lies in the room itself.
std::string folder_of(std::string_view piece) {
  const std::size_t room = piece.find('/');
  const std::size_t end = room == std::string_view::npos ? room : piece.find('/', room + 1);
  return end == std::string_view::npos ? "" : std::string(piece.substr(0, end));
}

// By piece: the pieces of the same room that it includes.
std::map<std::string, PieceSet> includes_within_rooms(const Sources& sources) {
  std::map<std::string, PieceSet> graph;
  for (const auto& [path, text] : sources) {
    PieceSet& included = graph[piece_of(path)];
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
      constexpr std::string_view kInclude = "#include \"";
      if (!line.starts_with(kInclude)) continue;
      const std::string header = line.substr(kInclude.size(), line.rfind('"') - kInclude.size());
      if (room_part(header) == room_part(path)) included.insert(piece_of(header));
    }
  }
  return graph;
}

void collect(const std::map<std::string, PieceSet>& graph, const std::string& piece, PieceSet& reached) {
  const auto found = graph.find(piece);
  if (found == graph.end()) return;
  for (const std::string& next : found->second)
    if (reached.insert(next).second) collect(graph, next, reached);
}

}  // namespace

std::vector<std::string> folder_cycles(const Sources& sources) {
  const auto graph = includes_within_rooms(sources);
  std::map<std::string, PieceSet> needs;  // by folder: the folders of the same room
  for (const auto& [piece, included] : graph) {
    const std::string folder = folder_of(piece);
    if (folder.empty()) continue;
    PieceSet reached;
    collect(graph, piece, reached);
    for (const std::string& other : reached)
      if (!folder_of(other).empty()) needs[folder].insert(folder_of(other));
  }
  std::vector<std::string> cycles;
  for (const auto& [folder, others] : needs)
    for (const std::string& other : others)
      if (folder < other && needs[other].contains(folder))
        cycles.push_back(concat(folder, " and ", other, " need each other"));
  return cycles;
}

std::vector<std::string> missing_game_files(const Sources& sources, std::string_view game) {
  constexpr auto kFiles = std::to_array<std::string_view>(
      {"game.h", "config.h", "events.h", "position.h", "options.cc", "rules.cc", "check.cc", "view.cc",
       "scoring.h", "scoring.cc", "follower.h", "follower.cc", "notation.h", "notation.cc", "data.cc",
       "choices.cc", "story.cc", "messages.h"});
  std::vector<std::string> missing;
  for (std::string_view file : kFiles)
    if (!sources.contains(concat("games/", game, '/', file)))
      missing.push_back(concat(game, " has no ", file));
  return missing;
}

}  // namespace tessera::architecture
