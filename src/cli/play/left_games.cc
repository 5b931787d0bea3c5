#include "cli/play/left_games.h"

#include <algorithm>
#include <utility>

#include "base/text.h"
#include "cli/play/opening.h"

namespace tessera::cli::play {
namespace {

std::string key_of(std::size_t place) { return place == 0 ? "r" : concat('r', place + 1); }

}  // namespace

void LeftGames::find() {
  games_.clear();
  for (const Keeper::Game& game : keeper_.unfinished()) {
    auto opened = open_record(game.path, {}, house_);
    if (opened && !opened->is_over()) games_.push_back({game.path, game.played, *std::move(opened)});
  }
}

std::optional<std::size_t> LeftGames::called(std::string_view text) const {
  for (std::size_t place = 0; place < games_.size(); ++place)
    if (text == key_of(place) || text == concat('r', place + 1) || text == concat("r ", place + 1))
      return place;
  return std::nullopt;
}

std::string LeftGames::summary(std::size_t place) const {
  const Session& session = games_[place].session;
  std::string names;
  for (const Player& player : session.plan().players) names += concat(names.empty() ? "" : ", ", player.name);
  const auto moves = std::count_if(session.history().begin(), session.history().end(),
                                   [](const Event& event) { return event.by.has_value(); });
  return concat(session.state().spec().title, ", ", moves, moves == 1 ? " move: " : " moves: ", names);
}

terminal::Lines LeftGames::lines(const terminal::Palette& palette, std::size_t columns) const {
  constexpr std::size_t kMost = 3;
  constexpr std::size_t kIndent = 6;
  constexpr std::size_t kWhen = 17;
  if (games_.empty()) return {};
  const std::size_t shown = games_.size() <= kMost + 1 ? games_.size() : kMost;
  const Time now = house_.now();
  terminal::Lines lines{concat("  ", palette.paint("You left", terminal::kBold),
                               " (Enter or r goes on; delete ", key_of(games_.size() == 1 ? 0 : 1),
                               " throws ", games_.size() == 1 ? "it" : "one", " away)")};
  for (std::size_t i = 0; i < shown; ++i)
    lines.push_back(
        concat("  ", palette.paint(terminal::padded(key_of(i), kIndent - 2), terminal::kAccent),
               palette.paint(terminal::padded(when_text(games_[i].played, now), kWhen), terminal::kSoft),
               terminal::cut(summary(i), columns - std::min(columns, kIndent + kWhen))));
  if (shown < games_.size())
    lines.push_back(concat("      and ", games_.size() - shown, " more, up to ", key_of(games_.size() - 1)));
  return lines;
}

// Another terminal may have played on, or to the end, since the games were looked at.
Session LeftGames::go_on_with(std::size_t place) {
  Game& game = games_[place];
  keeper_.new_game();
  if (auto now = open_record(game.path, {}, house_); now && !now->is_over()) {
    game.session = *std::move(now);
    keeper_.go_on_with(game.path, game.session.record());
  }
  return std::move(game.session);
}

Result<void> LeftGames::remove(std::size_t place) {
  auto removed = keeper_.remove(games_[place].path);
  find();
  return removed;
}

}  // namespace tessera::cli::play
