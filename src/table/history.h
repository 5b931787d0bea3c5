#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/any_game.h"
#include "table/log.h"
#include "table/opening.h"
#include "table/undos.h"

namespace tessera::table {

// What one viewer was told of an event.
struct Heard {
  std::vector<std::string> lines;  // as docs/record-format.md has them
  std::optional<Message> story;    // the same for people
};

// A move or an outcome that was not taken back.
struct PastEvent {
  EventNumber number;      // in the table's log
  std::optional<Seat> by;  // nobody: chance
  std::string text;
  std::vector<Heard> heard;  // by seat, and last what an onlooker heard

  [[nodiscard]] const Heard& heard_by(Viewer viewer) const {
    return viewer.is_seat() ? heard[index(viewer.seat())] : heard.back();
  }
};

// What happened to a seat besides the game: somebody left, or was too late. Everybody knows.
struct SeatStory {
  EventNumber number;
  Seat seat;
  Message story;
};

// A line of the log in words. Chance's have no seat.
struct LogEntry {
  EventNumber number;
  std::optional<Seat> seat;
  Message story;
};

// The position where a round ended, and the number of the outcome that began the next.
struct RoundEnd {
  EventNumber number;
  std::unique_ptr<AnyState> state;
};

// What has happened in a game, for screens: a table stores only its log, and what each
// viewer was told is made of that. Holds everybody's secrets; what is for one viewer is
// for the caller to choose.
class History {
 public:
  explicit History(const Opening& opening);

  // Takes in what the log has gained since the last time.
  void follow(const Log& log);

  [[nodiscard]] const std::vector<PastEvent>& events() const { return events_; }
  // No undo takes these back: whoever left is still gone.
  [[nodiscard]] const std::vector<SeatStory>& seat_stories() const { return seat_stories_; }
  [[nodiscard]] const std::vector<RoundEnd>& round_ends() const { return round_ends_; }

  // What happened in the game and besides, in its order, as the viewer was told.
  [[nodiscard]] std::vector<LogEntry> log(Viewer viewer) const;
  [[nodiscard]] const Undos& undos() const { return undos_; }

  // Whether anything was ever told to one of the seats and not to the other: then
  // their hands are to be kept apart. Told lines are compared, because pictures
  // and data may differ by nothing but who looks.
  [[nodiscard]] bool have_secrets(Seat a, Seat b) const;

 private:
  void add(EventNumber number, std::optional<Seat> by, std::string_view text);
  void take_back(EventNumber from);

  const AnyGame* game_;
  Setup setup_;
  std::unique_ptr<AnyState> state_;
  LogMark read_;
  bool is_begun_ = false;
  std::vector<PastEvent> events_;
  std::vector<SeatStory> seat_stories_;
  std::vector<RoundEnd> round_ends_;
  Undos undos_;
};

}  // namespace tessera::table
