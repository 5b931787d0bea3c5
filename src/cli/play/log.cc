#include "cli/play/log.h"

#include <algorithm>
#include <span>

#include "base/text.h"
#include "cli/play/ink.h"

namespace tessera::cli::play {
namespace {

// "deal ?13 | ?13 | 3c 5t": of what is partly hidden only the verb is news, the
// rest is in the picture; "draw ?" is no news at all.
std::string news_in(std::string_view line) {
  const auto words = split_words(line);
  const auto hidden =
      std::count_if(words.begin(), words.end(), [](std::string_view w) { return w.starts_with('?'); });
  if (hidden == 0) return std::string(line.substr(std::min(line.find_first_not_of(' '), line.size())));
  return static_cast<std::size_t>(hidden) + 1 == words.size() ? "" : std::string(words.front());
}

std::string describe(const Session& session, const std::vector<std::string>& told) {
  std::string out;
  for (const std::string& line : told) {
    const std::size_t space = std::min(line.find(' '), line.size());
    const auto seat = parse_int(std::string_view(line).substr(0, space));
    const std::string news = news_in(std::string_view(line).substr(space));
    if (news.empty()) continue;
    if (!out.empty()) out += "; ";
    if (seat && *seat < session.state().players())
      out += concat(session.player(seat_at(static_cast<std::size_t>(*seat))).name, ": ");
    out += news;
  }
  return out;
}

std::vector<LogRow> run_on(const std::vector<std::string>& entries, std::size_t columns) {
  constexpr std::string_view kBetween = " · ";
  std::vector<LogRow> rows;
  for (const std::string& entry : entries) {
    const std::size_t wide = display_width(kBetween) + display_width(entry);
    if (!rows.empty() && display_width(rows.back().text) + wide <= columns)
      rows.back().text += concat(kBetween, entry);
    else
      rows.push_back({cut(entry, columns), true});
  }
  return rows;
}

}  // namespace

Log log_for(const Session& session, Seat seat, std::size_t events) {
  Log log;
  for (const Event& event : std::span(session.history()).first(events)) {
    const std::string text = describe(session, event.told[index(seat)]);
    if (event.by == seat) log.fresh = log.lines.size();
    if (event.by)
      log.lines.push_back(text);
    else if (!log.lines.empty() && !text.empty())
      log.lines.back() += concat("; ", text);
  }
  return log;
}

std::vector<LogRow> log_rows(const Log& log, std::size_t rows, std::size_t columns) {
  const std::size_t size = log.lines.size();
  std::vector<LogRow> out;
  if (size - log.fresh <= rows) {
    for (std::size_t i = size - std::min(rows, size); i < size; ++i)
      out.push_back({cut(log.lines[i], columns), i >= log.fresh});
    return out;
  }
  out = run_on({log.lines.begin() + static_cast<std::ptrdiff_t>(log.fresh), log.lines.end()}, columns);
  if (out.size() > rows) out.erase(out.begin(), out.end() - static_cast<std::ptrdiff_t>(rows));
  return out;
}

}  // namespace tessera::cli::play
