#include <algorithm>
#include <span>

#include "base/text.h"
#include "games/twenty_one/placing.h"
#include "terminal/twenty_one/parts.h"

namespace tessera::terminal::twenty_one {
namespace {

std::string headline(const Public& pub, const Canvas& canvas) {
  if (pub.turn().is_over()) return canvas.say(Say::final_scores);
  if (pub.phase == Phase::lot || pub.phase == Phase::deal) return canvas.say(Say::dealing);
  return canvas.say(Message(Say::round, {{"round", pub.round}}));
}

// The first rounds score nothing.
std::string before_scoring(const Public& pub, const Canvas& canvas) {
  const bool playing = !pub.turn().is_over() && pub.phase != Phase::lot && pub.phase != Phase::deal;
  return playing && pub.round < kFirstScoringRound ? canvas.say(Say::no_points_yet) : "";
}

bool shows_hand(const View& view, const Canvas& canvas) {
  return canvas.seated && !view.pub.turn().is_over() && !view.hand.empty();
}

std::optional<Token> marked_token(const Marked& marked) {
  if (!marked) return std::nullopt;
  if (const auto* place = std::get_if<Place>(&*marked)) return place->face.token();
  if (const auto* exchange = std::get_if<Exchange>(&*marked)) return exchange->token;
  return std::nullopt;
}

// Marked, and with a space before the next.
void add_apart(Picture& picture, std::string_view text, Ink ink) {
  picture.begin_mark();
  picture.add(text, ink);
  picture.end_mark();
  picture.add(" ");
}

// Of equal tokens, the first stands out.
void add_hand(Picture& picture, const View& view, const Marked& marked) {
  bool first = true;
  view.hand.for_each_kind([&](Token token) {
    for (int i = 0; i < view.hand.count(token); ++i) {
      const bool stands_out = i == 0 && marked_token(marked) == token;
      if (!first) picture.add(stands_out ? "  " : " ");
      first = false;
      const Ink ink = colour_ink(view.viewer.seat(), Ink::Fill::token, true);
      if (stands_out)
        add_apart(picture, to_text(token), ink);
      else
        picture.add(to_text(token), ink);
    }
  });
}

// In a line if it is wide enough.
void add_teams(Picture& panel, const Public& pub) {
  constexpr std::size_t kColumns = 16;
  const std::vector<std::string> teams = team_scores(pub);
  const std::string both = join(teams, ", ");
  if (display_width(both) <= kColumns && !teams.empty()) return panel.add_line(both, kBold);
  for (const std::string& team : teams) panel.add_line(team, kBold);
}

// Those that there is room for, below a heading that says of how many they are.
void add_scoring(Picture& panel, const std::vector<Scoring>& scoring, std::size_t room,
                 const Canvas& canvas) {
  if (scoring.empty() || room < 2) return;
  const std::size_t shown = std::min(scoring.size(), room - 1);
  const Message some(Say::some_make_21, {{"shown", shown}, {"all", scoring.size()}});
  panel.add_line(canvas.say(shown == scoring.size() ? Message(Say::makes_21) : some), kAccent);
  for (const Scoring& s : std::span(scoring).first(shown))
    panel.add_line(
        concat("  ", padded(to_text(s.face), 3), ' ', padded(to_text(s.square), 3), " +", s.points), kAccent);
}

std::size_t lines_of_pairs(std::size_t items) { return (items + 1) / 2; }

// Two a line; where some are left out, the last line says how many.
void add_pairs(Picture& panel, const std::vector<std::string>& items, std::size_t room,
               const Canvas& canvas) {
  if (items.empty() || room == 0) return;
  const bool all = lines_of_pairs(items.size()) <= room;
  const std::size_t shown = all ? items.size() : 2 * (room - 1);
  for (std::size_t i = 0; i < shown; i += 2)
    panel.add_line(concat("  ", padded(items[i], 7), i + 1 < shown ? items[i + 1] : ""), kSoft);
  const Message more(Say::more_squares, {{"count", items.size() - shown}});
  if (!all) panel.add_line(concat("  ", canvas.say(more)), kSoft);
}

// Items that run on over the lines there are; "and 3 more" where they don't fit.
void add_running_on(Picture& picture, std::string_view title, const std::vector<std::string>& items,
                    const Canvas& canvas, std::size_t most_lines, Ink ink) {
  const auto more = [&](std::size_t count) {
    return concat("  ", canvas.say(Message(Say::and_more, {{"count", count}})));
  };
  const std::size_t room_for_more = display_width(more(99));
  std::vector<std::string> lines{std::string(title)};
  for (std::size_t i = 0; i < items.size(); ++i) {
    const std::string item = concat("  ", items[i]);
    const bool last_line = lines.size() == most_lines;
    const std::size_t room = canvas.columns - std::min(canvas.columns, last_line ? room_for_more : 0);
    if (display_width(lines.back()) + display_width(item) <= room) {
      lines.back() += item;
    } else if (last_line) {
      lines.back() += more(items.size() - i);
      break;
    } else {
      lines.push_back(item);
    }
  }
  for (const std::string& line : lines) picture.add_line(line, ink);
}

}  // namespace

Picture panel_beside(const View& view, const Marked& marked, const Canvas& canvas, std::size_t height) {
  Picture panel;
  panel.add_line(headline(view.pub, canvas), kBold);
  if (const std::string note = before_scoring(view.pub, canvas); !note.empty()) panel.add_line(note, kSoft);
  if (shows_hand(view, canvas)) {
    panel.add(canvas.say(Say::own_hand), kAccent);
    panel.end_line();
    panel.add(" ");
    add_hand(panel, view, marked);
    panel.end_line();
  }
  for (Seat seat : seats(view.pub.config.players)) {
    add_score(panel, view, seat, canvas, 9);
    panel.end_line();
    panel.add_line(concat("  ", holdings(view.pub, seat, canvas)), kSoft);
  }
  add_teams(panel, view.pub);
  if (view.pub.turn().is_over()) return panel;

  const auto room = [&] { return height - std::min(height, panel.lines().size()); };
  const std::vector<std::string> apart = hints_apart(view);
  const std::vector<Scoring> scoring = scoring_placements(view);
  // The board says of those squares that their numbers are here; of what scores, the first is enough.
  const std::size_t first = scoring.empty() ? 0 : 2;
  const std::size_t reserved = std::min(lines_of_pairs(apart.size()), room() - std::min(room(), first));
  add_scoring(panel, scoring, room() - reserved, canvas);
  add_pairs(panel, apart, room(), canvas);
  return panel;
}

Picture panel_below(const View& view, const Marked& marked, const Canvas& canvas, std::size_t height) {
  Picture panel;
  if (shows_hand(view, canvas)) {
    panel.add(concat(canvas.say(Say::your_hand), "  "), kAccent);
    add_hand(panel, view, marked);
    panel.add("   ");
  }
  panel.add(headline(view.pub, canvas), kBold);
  if (const std::string note = before_scoring(view.pub, canvas); !note.empty())
    panel.add(concat(", ", note), kSoft);
  const std::string teams = join(team_scores(view.pub), ", ");
  panel.add_line(teams.empty() ? "" : concat("   ", teams), kBold);
  // Two players a line: where the board fits, they do.
  const int players = view.pub.config.players;
  for (Seat seat : seats(players)) {
    const bool ends_line = index(seat) % 2 == 1 || next_seat(seat, players) == Seat{};
    add_score(panel, view, seat, canvas, 8);
    panel.add(padded(concat("  ", holdings(view.pub, seat, canvas)), ends_line ? 0 : 17), kSoft);
    if (ends_line) panel.end_line();
  }
  const auto room = [&] { return height - std::min(height, panel.lines().size()); };
  if (view.pub.turn().is_over()) return panel;
  std::vector<std::string> scoring;
  for (const Scoring& s : scoring_placements(view))
    scoring.push_back(concat(to_text(s.face), ' ', to_text(s.square), " +", s.points));
  const std::vector<std::string> apart = hints_apart(view);
  const std::size_t for_scoring = room() - std::min<std::size_t>(room(), apart.empty() ? 0 : 1);
  if (!scoring.empty() && for_scoring > 0)
    add_running_on(panel, canvas.say(Say::makes_21), scoring, canvas, std::min<std::size_t>(for_scoring, 2),
                   kAccent);
  if (!apart.empty() && room() > 0)
    add_running_on(panel, "=:", apart, canvas, std::min<std::size_t>(room(), 2), kSoft);
  return panel;
}

}  // namespace tessera::terminal::twenty_one
