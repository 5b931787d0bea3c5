#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/play/settings.h"
#include "cli/play/shown_game.h"
#include "search/scratch.h"
#include "table/history.h"
#include "table/table.h"
#include "words/catalogue.h"

namespace tessera::cli::play {

// A game that is being played at a table of this program, by people at one keyboard and
// bots. Asks nobody and prints nothing.
class LiveGame final : public ShownGame {
 public:
  // Chance comes from a new secret, or from the settings' seed.
  static Result<LiveGame> start(GameSettings settings, const Services& services);
  // As a table's log left it. The settings say what the log does not: the bots' names, tags.
  static Result<LiveGame> restore(GameSettings settings, table::Log log, const Services& services);

  [[nodiscard]] const GameSettings& settings() const { return settings_; }
  [[nodiscard]] const table::Table& table() const { return table_; }
  [[nodiscard]] const AnyState& state() const { return *table_.state().play.game; }
  [[nodiscard]] const table::History& history() const { return history_; }

  [[nodiscard]] const words::Catalogue& words() const override { return *words_; }
  [[nodiscard]] const GameSpec& spec() const override { return state().spec(); }
  [[nodiscard]] int players() const override { return state().players(); }
  [[nodiscard]] int side(Seat seat) const override { return state().side(seat); }
  [[nodiscard]] std::vector<std::pair<std::string, std::string>> chosen_options() const override {
    return settings_.setup.options;
  }
  [[nodiscard]] std::optional<std::uint64_t> shown_seed() const override;
  [[nodiscard]] const std::string& name(Seat seat) const override {
    return settings_.participants[index(seat)].name;
  }
  [[nodiscard]] bool is_persons(Seat seat) const override {
    return settings_.participants[index(seat)].is_person();
  }
  [[nodiscard]] std::shared_ptr<const AnyView> view(Viewer viewer) const override {
    return state().view(viewer);
  }
  [[nodiscard]] table::EventNumber moment() const override { return table_.state().events; }
  [[nodiscard]] std::vector<table::LogEntry> log(Viewer viewer, table::EventNumber before) const override;
  [[nodiscard]] std::size_t count_events() const override { return history_.events().size(); }
  [[nodiscard]] std::vector<std::string> played_moves() const override;
  [[nodiscard]] bool is_over() const override { return table_.state().phase == table::Phase::over; }
  [[nodiscard]] std::optional<Seat> resigned() const override { return table_.state().resigned; }
  [[nodiscard]] Outcome outcome() const override { return state().outcome(); }

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
  table::History history_;
  search::Scratch scratch_;
};

// One id for each person at the keyboard.
table::PersonId person_at(Seat seat);

// A table as it is opened here, with chance from this source.
table::Opening opening_for(const GameSettings& settings, table::ChanceSource chance);

// What a table's log has before the first move: who sits where, and the start.
table::Log begin_log(const GameSettings& settings, const table::Opening& opening);

}  // namespace tessera::cli::play
