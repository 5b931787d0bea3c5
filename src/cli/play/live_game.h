#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/play/history.h"
#include "cli/play/settings.h"
#include "search/scratch.h"
#include "table/table.h"
#include "words/catalogue.h"

namespace tessera::cli::play {

// A game that is being played at a table of this program, by people at one keyboard and
// bots. Asks nobody and prints nothing.
class LiveGame {
 public:
  // Chance comes from a new secret, or from the settings' seed.
  static Result<LiveGame> start(GameSettings settings, const Services& services);
  // As a table's log left it. The settings say what the log does not: the bots' names, tags.
  static Result<LiveGame> restore(GameSettings settings, table::Log log, const Services& services);

  [[nodiscard]] const GameSettings& settings() const { return settings_; }
  [[nodiscard]] const table::Table& table() const { return table_; }
  [[nodiscard]] const AnyState& state() const { return *table_.state().play.game; }
  [[nodiscard]] const History& history() const { return history_; }
  [[nodiscard]] const words::Catalogue& words() const { return *words_; }
  [[nodiscard]] std::string say(const Message& message, std::optional<Seat> you = {}) const {
    return words_->say(message, names(you));
  }
  // Whether the seat has no name but "You".
  [[nodiscard]] bool is_called_you(Seat seat) const;
  [[nodiscard]] const std::string& name(Seat seat) const { return settings_.participants[index(seat)].name; }
  // For messages about seats, read by whoever plays `you`.
  [[nodiscard]] words::Names names(std::optional<Seat> you = {}) const;

  [[nodiscard]] bool is_over() const { return table_.state().phase == table::Phase::over; }
  [[nodiscard]] std::optional<Seat> resigned() const { return table_.state().resigned; }
  // The person who is to act, if it is a person.
  [[nodiscard]] std::optional<Seat> person_to_act() const { return table::running_seat(table_.state()); }
  // Whether a person of this keyboard plays here, and has not left.
  [[nodiscard]] bool has_person(Seat seat) const { return table_.state().seating.at(seat).person_plays(); }
  [[nodiscard]] int count_people() const;
  // Whether a person has made a move, or anybody where no person ever sat.
  [[nodiscard]] bool was_played() const;

  // A move of the person who is to act, as it may be typed.
  Result<void> act(std::string_view move);
  // One move of a bot.
  [[nodiscard]] bool is_bot_due() const;
  Result<void> let_bot_move();
  // The last move of the person who asks. People who hide nothing from each other sit at one
  // keyboard: any of them takes back the last move of all.
  Result<void> undo(Seat person);
  // Whether the person may, and then with the table's reason.
  [[nodiscard]] Result<void> may_resign(Seat person) const;
  Result<void> resign(Seat person);
  // The stand-in plays the seat to the end.
  Result<void> leave(Seat person);

 private:
  LiveGame(GameSettings settings, table::Table table, const Services& services);
  Result<void> execute(const table::Command& command);

  GameSettings settings_;
  BotMaker make_bot_;
  const words::Catalogue* words_;
  table::Table table_;
  History history_;
  search::Scratch scratch_;
};

// One id for each person at the keyboard.
table::PersonId person_at(Seat seat);

// A table as it is opened here, with chance from this source.
table::Opening opening_for(const GameSettings& settings, table::ChanceSource chance);

// What a table's log has before the first move: who sits where, and the start.
table::Log begin_log(const GameSettings& settings, const table::Opening& opening);

}  // namespace tessera::cli::play
