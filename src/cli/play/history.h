#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/any_game.h"
#include "table/log.h"
#include "table/opening.h"
#include "words/catalogue.h"

namespace tessera::cli::play {

// A move or an outcome that was not taken back, with what every seat was told of it.
struct PastEvent {
  table::EventNumber number;  // in the table's log
  std::optional<Seat> by;     // nobody: chance
  std::string text;
  std::vector<std::vector<std::string>> told;  // by seat: record lines
  std::vector<std::string> story;              // by seat: the same for people
  std::string seen_by_all;                     // for people who only watch
};

// The position where a round ended, and how many events had led there.
struct RoundEnd {
  std::unique_ptr<AnyState> state;
  std::size_t events = 0;
};

// What has happened in a game, for the screens: a table stores only its log, and what each
// seat was told is made of that.
class History {
 public:
  History(const table::Opening& opening, const words::Catalogue& words);

  // Takes in what the log has gained since the last time.
  void follow(const table::Log& log);

  [[nodiscard]] const std::vector<PastEvent>& events() const { return events_; }
  [[nodiscard]] const std::vector<RoundEnd>& round_ends() const { return round_ends_; }

  // Whether anything was ever told to one of the seats and not to the other: then
  // their hands are to be kept apart. Told lines are compared, because pictures
  // and data may differ by nothing but who looks.
  [[nodiscard]] bool have_secrets(Seat a, Seat b) const;

 private:
  void add(table::EventNumber number, std::optional<Seat> by, std::string_view text);
  void take_back(table::EventNumber from);

  [[nodiscard]] std::string story_for(Viewer viewer, const std::vector<std::string>& told) const;

  const words::Catalogue* words_;
  const AnyGame* game_;
  Setup setup_;
  std::unique_ptr<AnyState> state_;
  table::EventNumber read_ = 0;  // of the log
  std::vector<PastEvent> events_;
  std::vector<RoundEnd> round_ends_;
};

}  // namespace tessera::cli::play
