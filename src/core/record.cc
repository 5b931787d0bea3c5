#include "core/record.h"

#include <algorithm>

#include "base/text.h"

namespace tessera {
namespace {

constexpr std::string_view kVersionLine = "tessera 1";

bool is_seat_word(std::string_view word) {
  return !word.empty() && std::all_of(word.begin(), word.end(), [](char c) { return c >= '0' && c <= '9'; });
}

}  // namespace

Result<void> RecordPlayer::feed(std::string_view line) {
  if (line.starts_with('#')) return {};
  if (line.ends_with('\r'))
    return refuse("carriage-return", "the line ends with a carriage return; lines end with a newline alone");
  if (!is_plain_text(line)) return refuse("not-text", "the line is not plain UTF-8 text");
  const Words words = split_words(line);
  if (words.empty()) return {};
  if (!version_seen_) return feed_version(words);
  if (game_ == nullptr) return feed_game(words);
  if (state_ == nullptr) return feed_players(words);
  if (result_seen_) return refuse("after-result", "nothing may follow the result line");
  if (words[0] == "option") return feed_option(words);
  if (words[0] == "tag") return feed_tag(words, line);
  if (words[0] == "~") return feed_chance(words);
  if (words[0] == "result") return feed_result(words);
  if (is_seat_word(words[0])) return feed_action(words);
  return refuse("unknown-line", concat("a line can't begin with \"", words[0],
                                       "\"; expected option, tag, ~, a seat number or result"));
}

Result<void> RecordPlayer::finish() const {
  if (!version_seen_)
    return refuse("no-version", concat("the record is empty; it begins with \"", kVersionLine, '"'));
  if (game_ == nullptr) return refuse("no-game", "the record ends before its \"game\" line");
  if (state_ == nullptr) return refuse("no-players", "the record ends before its \"players\" line");
  return {};
}

Result<void> RecordPlayer::feed_version(const Words& words) {
  if (join_words(words) != kVersionLine)
    return refuse("no-version",
                  concat("a record begins with \"", kVersionLine, "\", not \"", join_words(words), '"'));
  version_seen_ = true;
  return {};
}

Result<void> RecordPlayer::feed_game(const Words& words) {
  std::string known;
  for (const AnyGame* game : games_) {
    if (words.size() == 2 && words[0] == "game" && words[1] == game->spec().name) {
      game_ = game;
      return {};
    }
    known += concat(known.empty() ? "" : "|", game->spec().name);
  }
  return refuse("no-game", concat("expected \"game ", known, "\", not \"", join_words(words), '"'));
}

Result<void> RecordPlayer::feed_players(const Words& words) {
  const auto players = words.size() == 2 && words[0] == "players" ? parse_int(words[1]) : std::nullopt;
  if (!players) return refuse("no-players", concat("expected \"players N\", not \"", join_words(words), '"'));
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
  if (!events_.empty()) return refuse("late-header", "options come before the first event");
  if (words.size() != 3) return refuse("bad-option", "expected \"option KEY VALUE\"");
  Setup setup = setup_;
  setup.options.emplace_back(words[1], words[2]);
  return restart(std::move(setup));
}

Result<void> RecordPlayer::feed_tag(const Words& words, std::string_view line) {
  if (!events_.empty()) return refuse("late-header", "tags come before the first event");
  if (words.size() < 3) return refuse("bad-tag", "expected \"tag KEY TEXT\"");
  const auto text_at = static_cast<std::size_t>(words[2].data() - line.data());
  const auto text_end = static_cast<std::size_t>(words.back().data() + words.back().size() - line.data());
  tags_.emplace_back(words[1], line.substr(text_at, text_end - text_at));
  return {};
}

Result<void> RecordPlayer::feed_chance(const Words& words) {
  auto done = state_->chance(join_words(std::span(words).subspan(1)));
  if (done) events_.push_back(join_words(words));
  return done;
}

Result<void> RecordPlayer::feed_action(const Words& words) {
  const auto seat = parse_int(words[0]);
  if (!seat || *seat >= state_->players())
    return refuse("no-such-seat",
                  concat("there is no seat ", words[0], ": the seats are 0 to ", state_->players() - 1));
  if (on_action_ && state_->turn().is_seat()) on_action_(*state_);
  auto done = state_->play(seat_at(static_cast<std::size_t>(*seat)), join_words(std::span(words).subspan(1)));
  if (done) events_.push_back(join_words(words));
  return done;
}

Result<void> RecordPlayer::feed_result(const Words& words) {
  const Turn turn = state_->turn();
  if (turn.is_seat())
    return refuse("not-over", concat("the game is not over: seat ", index(turn.seat()), " is to act"));
  if (turn.is_chance()) return refuse("not-over", "the game is not over: a chance outcome is missing");
  const std::string expected = to_text(state_->outcome());
  if (join_words(words) != expected)
    return refuse("wrong-result",
                  concat("the game ends with \"", expected, "\", not \"", join_words(words), '"'));
  result_seen_ = true;
  return {};
}

tl::expected<void, BadLine> read_record(std::string_view text, RecordPlayer& player) {
  int number = 0;
  while (!text.empty()) {
    ++number;
    const std::size_t end = std::min(text.find('\n'), text.size());
    if (auto fed = player.feed(text.substr(0, end)); !fed)
      return tl::unexpected(BadLine{number, std::move(fed.error().reason)});
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  if (auto whole = player.finish(); !whole)
    return tl::unexpected(BadLine{std::max(number, 1), std::move(whole.error().reason)});
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

}  // namespace tessera
