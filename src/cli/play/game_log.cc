#include "cli/play/game_log.h"

#include <algorithm>
#include <ranges>

#include "base/text.h"
#include "cli/play/messages.h"
#include "terminal/ink.h"
#include "terminal/messages.h"

namespace tessera::cli::play {
namespace {

// Filled from the end, so that the last row has as many as it can hold.
std::vector<LogRow> run_on(const std::vector<std::string>& entries, std::size_t columns) {
  constexpr std::string_view kBetween = " · ";
  std::vector<LogRow> rows;
  for (const std::string& entry : std::views::reverse(entries)) {
    const std::size_t wide = terminal::display_width(kBetween) + terminal::display_width(entry);
    if (!rows.empty() && terminal::display_width(rows.back().text) + wide <= columns)
      rows.back().text = concat(entry, kBetween, rows.back().text);
    else
      rows.push_back({terminal::cut(entry, columns), true});
  }
  std::reverse(rows.begin(), rows.end());
  return rows;
}

}  // namespace

std::string log_line(const ShownGame& game, Seat seat, const std::string& story) {
  return game.say(Message(Say::log_line, {{"who", game.name(seat)}, {"story", story}}));
}

GameLog log_for(const ShownGame& game, Viewer viewer, table::EventNumber before) {
  GameLog log;
  const std::string between = game.say(terminal::Say::between);
  for (const auto& [number, seat, story] : game.log(viewer, before)) {
    const std::string text = game.words().say(story);
    if (seat && viewer == *seat) log.fresh = log.lines.size();
    if (seat)
      log.lines.push_back(log_line(game, *seat, text));
    else if (!log.lines.empty())
      log.lines.back() += concat(between, text);
  }
  return log;
}

std::vector<LogRow> log_rows(const GameLog& log, std::size_t rows, std::size_t columns) {
  const std::size_t size = log.lines.size();
  std::vector<LogRow> out;
  if (size - log.fresh <= rows) {
    for (std::size_t i = size - std::min(rows, size); i < size; ++i)
      out.push_back({terminal::cut(log.lines[i], columns), i >= log.fresh});
    return out;
  }
  out = run_on({log.lines.begin() + static_cast<std::ptrdiff_t>(log.fresh), log.lines.end()}, columns);
  if (out.size() > rows) out.erase(out.begin(), out.end() - static_cast<std::ptrdiff_t>(rows));
  return out;
}

}  // namespace tessera::cli::play
