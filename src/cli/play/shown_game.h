#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/any_game.h"
#include "core/outcome.h"
#include "table/event.h"
#include "table/history.h"
#include "words/catalogue.h"

namespace tessera::cli::play {

// A game as screens show it, wherever its table is: here, or at a server.
class ShownGame {
 public:
  ShownGame() = default;
  ShownGame(const ShownGame&) = default;
  ShownGame(ShownGame&&) = default;
  ShownGame& operator=(const ShownGame&) = default;
  ShownGame& operator=(ShownGame&&) = default;
  virtual ~ShownGame() = default;

  [[nodiscard]] virtual const words::Catalogue& words() const = 0;
  [[nodiscard]] virtual const GameSpec& spec() const = 0;
  [[nodiscard]] virtual int players() const = 0;
  [[nodiscard]] virtual int side(Seat seat) const = 0;  // see Sided
  // Those that deserve to be seen: who reads knows the defaults.
  [[nodiscard]] virtual std::vector<std::pair<std::string, std::string>> chosen_options() const = 0;
  // To deal the same again; only when the game is over.
  [[nodiscard]] virtual std::optional<std::uint64_t> shown_seed() const { return std::nullopt; }

  [[nodiscard]] virtual const std::string& name(Seat seat) const = 0;
  // Whether a person ever sat there.
  [[nodiscard]] virtual bool is_persons(Seat seat) const = 0;

  // What a viewer may know now. It is there until the game goes on.
  [[nodiscard]] virtual std::shared_ptr<const AnyView> view(Viewer viewer) const = 0;
  // How much has happened at the table: a screen is old when it is more.
  [[nodiscard]] virtual table::EventNumber moment() const = 0;
  // What a viewer was told in words, of the events before this one.
  [[nodiscard]] virtual std::vector<table::LogEntry> log(Viewer viewer, table::EventNumber before) const = 0;
  // Moves and outcomes of the game that stand.
  [[nodiscard]] virtual std::size_t count_events() const = 0;
  // The moves among them, as the record has them.
  [[nodiscard]] virtual std::vector<std::string> played_moves() const = 0;

  [[nodiscard]] virtual bool is_over() const = 0;
  [[nodiscard]] virtual std::optional<Seat> resigned() const = 0;
  [[nodiscard]] virtual Outcome outcome() const = 0;  // when over and nobody resigned

  // For messages about seats, read by whoever plays `you`.
  [[nodiscard]] words::Names names(std::optional<Seat> you = {}) const;
  [[nodiscard]] std::string say(const Message& message, std::optional<Seat> you = {}) const {
    return words().say(message, names(you));
  }
  // Whether the seat has no name but "You".
  [[nodiscard]] bool is_called_you(Seat seat) const;
};

}  // namespace tessera::cli::play
