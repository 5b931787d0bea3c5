#include "cli/play/unfinished_games.h"

#include <algorithm>
#include <utility>

#include "base/text.h"
#include "cli/play/game_text.h"
#include "cli/play/messages.h"
#include "cli/play/typed_words.h"

namespace tessera::cli::play {
namespace {

std::string key_of(std::size_t place) { return place == 0 ? "r" : concat('r', place + 1); }

}  // namespace

void UnfinishedGames::find() {
  games_.clear();
  for (const Autosave::Game& game : autosave_.unfinished()) {
    auto opened = open_record(game.path, {}, services_);
    if (opened && !opened->is_over()) games_.push_back({game.path, game.played, *std::move(opened)});
  }
}

std::optional<std::size_t> UnfinishedGames::called(std::string_view text) const {
  for (std::size_t place = 0; place < games_.size(); ++place)
    if (text == key_of(place) || text == concat('r', place + 1) || text == concat("r ", place + 1))
      return place;
  return std::nullopt;
}

std::string UnfinishedGames::summary(std::size_t place) const {
  const LiveGame& game = games_[place].game;
  Argument::List names;
  for (const Participant& participant : game.settings().participants) names.emplace_back(participant.name);
  const auto& events = game.history().events();
  const auto moves = std::count_if(events.begin(), events.end(),
                                   [](const table::PastEvent& event) { return event.by.has_value(); });
  return game.say(
      Message(Say::game_summary,
              {{"game", game.state().spec().title}, {"moves", moves}, {"names", std::move(names)}}));
}

terminal::Lines UnfinishedGames::lines(const terminal::Palette& palette, std::size_t columns) const {
  constexpr std::size_t kMost = 3;
  constexpr std::size_t kIndent = 6;
  if (games_.empty()) return {};
  const words::Catalogue& words = *services_.words;
  const std::size_t shown = games_.size() <= kMost + 1 ? games_.size() : kMost;
  const WallTime now = services_.now();
  const Message how(Say::how_to_go_on, {{"go_on", key_of(0)},
                                        {"delete", shown_word(Say::type_delete, words)},
                                        {"game", key_of(games_.size() == 1 ? 0 : 1)},
                                        {"games", games_.size()}});
  terminal::Lines lines{
      concat("  ", palette.paint(words.say(Say::you_left), terminal::kBold), ' ', words.say(how))};
  std::vector<std::string> when;
  std::size_t width = 17;
  for (std::size_t i = 0; i < shown; ++i) {
    when.push_back(when_text(games_[i].played, now, words));
    width = std::max(width, terminal::display_width(when.back()) + 2);
  }
  for (std::size_t i = 0; i < shown; ++i)
    lines.push_back(concat("  ", palette.paint(terminal::padded(key_of(i), kIndent - 2), terminal::kAccent),
                           palette.paint(terminal::padded(when[i], width), terminal::kSoft),
                           terminal::cut(summary(i), columns - std::min(columns, kIndent + width))));
  if (shown < games_.size())
    lines.push_back(concat(std::string(kIndent, ' '),
                           words.say(Message(Say::and_more_games, {{"count", games_.size() - shown},
                                                                   {"last", key_of(games_.size() - 1)}}))));
  return lines;
}

// Another terminal may have played on, or to the end, since the games were looked at.
LiveGame UnfinishedGames::go_on_with(std::size_t place) {
  Entry& entry = games_[place];
  autosave_.new_game();
  if (auto now = open_record(entry.path, {}, services_); now && !now->is_over()) {
    entry.game = *std::move(now);
    autosave_.go_on_with(entry.path);
  }
  return std::move(entry.game);
}

Result<void> UnfinishedGames::remove(std::size_t place) {
  auto removed = autosave_.remove(games_[place].path);
  find();
  return removed;
}

}  // namespace tessera::cli::play
