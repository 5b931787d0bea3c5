#pragma once

#include <algorithm>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/text.h"
#include "core/any_game.h"
#include "core/message.h"

// Game records as text: one item a line, every chance outcome included, so that
// a record replays to the same result everywhere.

namespace tessera {

using Tag = std::pair<std::string, std::string>;

// Reads a record line by line and plays it as it goes, so that the first line
// that can't be is the one that is named. A refused line changes nothing.
class RecordPlayer {
 public:
  explicit RecordPlayer(std::span<const AnyGame* const> games) : games_(games) {}

  // Called with the position before every player's action, be it legal or not.
  void on_action(std::function<void(const AnyState&)> callback) { on_action_ = std::move(callback); }

  Result<void> feed(std::string_view line);   // the next, without its newline
  [[nodiscard]] Result<void> finish() const;  // nothing follows: is the record whole?

  [[nodiscard]] const AnyState* state() const { return state_.get(); }  // null within the header
  [[nodiscard]] const Setup& setup() const { return setup_; }
  [[nodiscard]] const std::vector<Tag>& tags() const { return tags_; }
  // Who gave up, where that is how the game ended.
  [[nodiscard]] std::optional<Seat> resigned() const { return resigned_; }
  // The record's events so far as its lines have them, spaces tidied.
  [[nodiscard]] const std::vector<std::string>& events() const { return events_; }
  // The line, counted from 1, of each of them.
  [[nodiscard]] const std::vector<int>& event_lines() const { return event_lines_; }

 private:
  using Words = std::vector<std::string_view>;
  Result<void> feed_line(std::string_view line);
  Result<void> feed_version(const Words& words);
  Result<void> feed_game(const Words& words);
  Result<void> feed_players(const Words& words);
  Result<void> feed_option(const Words& words);
  Result<void> feed_tag(const Words& words, std::string_view line);
  Result<void> feed_chance(const Words& words);
  Result<void> feed_action(const Words& words);
  Result<void> feed_result(const Words& words);
  Result<void> feed_resignation(const Words& words);
  Result<void> restart(Setup setup);

  std::span<const AnyGame* const> games_;
  std::function<void(const AnyState&)> on_action_;
  bool version_seen_ = false;
  bool ended_ = false;  // by a result or a resignation
  std::optional<Seat> resigned_;
  const AnyGame* game_ = nullptr;
  Setup setup_;
  std::vector<Tag> tags_;
  std::vector<std::string> events_;
  std::vector<int> event_lines_;
  int line_ = 0;  // the one being read
  std::unique_ptr<AnyState> state_;
};

// What is wrong with a text that should be a record, and where.
struct BadLine {
  int line;  // counted from 1
  Message reason;
};

// Whether somebody may give up now: alone or one of two, before the game is over.
Result<void> check_resignation(const AnyState& state);
std::string resignation_text(Seat seat);  // the record's last line: "resigned 1"

// Feeds a whole text to a RecordPlayer, or to whatever else has its `feed` and `finish`, and gives what
// `finish` does. The lines are separated by newlines.
template <class Reader>
auto read_record(std::string_view text, Reader& reader)
    -> tl::expected<typename decltype(reader.finish())::value_type, BadLine> {
  int number = 0;
  while (!text.empty()) {
    ++number;
    if (auto fed = reader.feed(take_line(text)); !fed)
      return tl::unexpected(BadLine{number, std::move(fed.error())});
  }
  return reader.finish().map_error([&](Message&& reason) {
    return BadLine{std::max(number, 1), std::move(reason)};
  });
}

// Writes what RecordPlayer reads.
class RecordWriter {
 public:
  RecordWriter(const GameSpec& game, const Setup& setup, std::span<const Tag> tags = {});
  void chance(std::string_view event);
  void action(Seat seat, std::string_view move);
  void result(const Outcome& outcome);
  void resigned(Seat seat);
  [[nodiscard]] const std::string& text() const { return text_; }

 private:
  std::string text_;
};

}  // namespace tessera
