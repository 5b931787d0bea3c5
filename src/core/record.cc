#include "core/record.h"

#include <algorithm>

#include "base/text.h"
#include "core/messages.h"

namespace tessera {
namespace {

constexpr std::string_view kVersionLine = "tessera 1";

bool is_seat_word(std::string_view word) {
  return !word.empty() && std::all_of(word.begin(), word.end(), [](char c) { return c >= '0' && c <= '9'; });
}

}  // namespace

Result<void> RecordPlayer::feed(std::string_view line) {
  ++line_;
  const std::size_t events = events_.size();
  auto fed = feed_line(line);
  if (events_.size() > events) event_lines_.push_back(line_);
  return fed;
}

Result<void> RecordPlayer::feed_line(std::string_view line) {
  if (line.starts_with('#')) return {};
  if (line.ends_with('\r')) return refuse(Say::carriage_return);
  if (!is_plain_text(line)) return refuse(Say::not_text);
  const Words words = split_words(line);
  if (words.empty()) return {};
  if (!version_seen_) return feed_version(words);
  if (game_ == nullptr) return feed_game(words);
  if (state_ == nullptr) return feed_players(words);
  if (ended_) return refuse(Say::after_result);
  if (words[0] == "option") return feed_option(words);
  if (words[0] == "tag") return feed_tag(words, line);
  if (words[0] == "~") return feed_chance(words);
  if (words[0] == "result") return feed_result(words);
  if (words[0] == "resigned") return feed_resignation(words);
  if (is_seat_word(words[0])) return feed_action(words);
  return refuse(Say::unknown_line, {{"word", words[0]}});
}

Result<void> RecordPlayer::finish() const {
  if (!version_seen_) return refuse(Say::empty_record, {{"version", kVersionLine}});
  if (game_ == nullptr) return refuse(Say::no_game);
  if (state_ == nullptr) return refuse(Say::no_players);
  return {};
}

Result<void> RecordPlayer::feed_version(const Words& words) {
  if (join_words(words) != kVersionLine)
    return refuse(Say::no_version, {{"version", kVersionLine}, {"line", join_words(words)}});
  version_seen_ = true;
  return {};
}

Result<void> RecordPlayer::feed_game(const Words& words) {
  Argument::List known;
  for (const AnyGame* game : games_) {
    if (words.size() == 2 && words[0] == "game" && words[1] == game->spec().name) {
      game_ = game;
      return {};
    }
    known.emplace_back(game->spec().name);
  }
  return refuse(Say::no_game_line, {{"games", std::move(known)}, {"line", join_words(words)}});
}

Result<void> RecordPlayer::feed_players(const Words& words) {
  const auto players = words.size() == 2 && words[0] == "players" ? parse_int(words[1]) : std::nullopt;
  if (!players) return refuse(Say::no_players_line, {{"line", join_words(words)}});
  return restart(Setup{*players, {}});
}

// Every header line is tried at once: a bad option is refused on its own line.
Result<void> RecordPlayer::restart(Setup setup) {
  auto state = game_->start(setup);
  if (!state) return tl::unexpected(state.error());
  state_ = *std::move(state);
  setup_ = std::move(setup);
  return {};
}

Result<void> RecordPlayer::feed_option(const Words& words) {
  if (!events_.empty()) return refuse(Say::late_option);
  if (words.size() != 3) return refuse(Say::bad_option);
  Setup setup = setup_;
  setup.options.emplace_back(words[1], words[2]);
  return restart(std::move(setup));
}

Result<void> RecordPlayer::feed_tag(const Words& words, std::string_view line) {
  if (!events_.empty()) return refuse(Say::late_tag);
  if (words.size() < 3) return refuse(Say::bad_tag);
  const auto text_at = static_cast<std::size_t>(words[2].data() - line.data());
  const auto text_end = static_cast<std::size_t>(words.back().data() + words.back().size() - line.data());
  tags_.emplace_back(words[1], line.substr(text_at, text_end - text_at));
  return {};
}

Result<void> RecordPlayer::feed_chance(const Words& words) {
  const auto done = state_->chance(join_words(std::span(words).subspan(1)));
  if (!done) return tl::unexpected(done.error());
  events_.push_back(join_words(words));
  return {};
}

Result<void> RecordPlayer::feed_action(const Words& words) {
  const auto seat = parse_int(words[0]);
  if (!seat || *seat >= state_->players())
    return refuse(Say::no_such_seat, {{"seat", words[0]}, {"last", state_->players() - 1}});
  if (on_action_ && state_->turn().is_seat()) on_action_(*state_);
  const auto done =
      state_->play(seat_at(static_cast<std::size_t>(*seat)), join_words(std::span(words).subspan(1)));
  if (!done) return tl::unexpected(done.error());
  events_.push_back(join_words(words));
  return {};
}

Result<void> RecordPlayer::feed_result(const Words& words) {
  const Turn turn = state_->turn();
  if (turn.is_seat()) return refuse(Say::not_over, {{"seat", turn.seat()}});
  if (turn.is_chance()) return refuse(Say::not_over_chance);
  const std::string expected = to_text(state_->outcome());
  if (join_words(words) != expected)
    return refuse(Say::wrong_result, {{"expected", expected}, {"line", join_words(words)}});
  ended_ = true;
  return {};
}

Result<void> RecordPlayer::feed_resignation(const Words& words) {
  const auto seat = words.size() == 2 ? parse_int(words[1]) : std::nullopt;
  if (!seat) return refuse(Say::bad_resignation);
  if (*seat < 0 || *seat >= state_->players())
    return refuse(Say::no_such_seat, {{"seat", *seat}, {"last", state_->players() - 1}});
  if (auto may = check_resignation(*state_); !may) return may;
  resigned_ = seat_at(static_cast<std::size_t>(*seat));
  ended_ = true;
  return {};
}

Result<void> check_resignation(const AnyState& state) {
  if (state.players() > 2) return refuse(Say::nobody_resigns);
  if (state.turn().is_over()) return refuse(Say::game_over);
  return {};
}

RecordWriter::RecordWriter(const GameSpec& game, const Setup& setup, std::span<const Tag> tags) {
  text_ = concat(kVersionLine, "\ngame ", game.name, "\nplayers ", setup.players, '\n');
  for (const auto& [key, value] : setup.options) text_ += concat("option ", key, ' ', value, '\n');
  for (const auto& [key, value] : tags) text_ += concat("tag ", key, ' ', value, '\n');
}

void RecordWriter::chance(std::string_view event) { text_ += concat("~ ", event, '\n'); }
void RecordWriter::action(Seat seat, std::string_view move) { text_ += concat(index(seat), ' ', move, '\n'); }
void RecordWriter::result(const Outcome& outcome) { text_ += concat(to_text(outcome), '\n'); }
void RecordWriter::resigned(Seat seat) { text_ += concat(resignation_text(seat), '\n'); }

std::string resignation_text(Seat seat) { return concat("resigned ", index(seat)); }

}  // namespace tessera
