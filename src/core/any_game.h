#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/random.h"
#include "base/result.h"
#include "core/canvas.h"
#include "core/data.h"
#include "core/options.h"
#include "core/outcome.h"
#include "core/picture.h"
#include "core/seat.h"

// One interface over all games, for whoever can't know which game is played:
// the server, the terminal, the page. Moves are the record's text.

namespace tessera {

class AnyView {
 public:
  virtual ~AnyView() = default;
  [[nodiscard]] virtual const GameSpec& spec() const = 0;
  [[nodiscard]] virtual Seat viewer() const = 0;
  [[nodiscard]] virtual Turn turn() const = 0;
  [[nodiscard]] virtual std::vector<std::string> legal() const = 0;  // empty unless the viewer's turn
  [[nodiscard]] virtual std::vector<Data> legal_data() const = 0;    // the same moves, in the same order
  [[nodiscard]] virtual Data data() const = 0;
  [[nodiscard]] virtual Picture picture(const Canvas& canvas) const = 0;
  // See Game::narrate.
  [[nodiscard]] virtual std::string narrate(const std::vector<std::string>& told) const = 0;
};

class AnyState {
 public:
  virtual ~AnyState() = default;
  [[nodiscard]] virtual std::unique_ptr<AnyState> clone() const = 0;
  [[nodiscard]] virtual const GameSpec& spec() const = 0;
  [[nodiscard]] virtual int players() const = 0;
  [[nodiscard]] virtual int side(Seat seat) const = 0;  // see Sided
  [[nodiscard]] virtual Turn turn() const = 0;
  [[nodiscard]] virtual std::vector<std::string> legal() const = 0;
  [[nodiscard]] virtual Outcome outcome() const = 0;  // when over
  [[nodiscard]] virtual std::unique_ptr<AnyView> view(Seat seat) const = 0;

  // Refused events change nothing.
  virtual Result<void> play(Seat seat, std::string_view move) = 0;
  virtual Result<void> chance(std::string_view event) = 0;
  // On chance's turn: an outcome drawn at random, as text for chance().
  [[nodiscard]] virtual std::string sample(Rng& rng) const = 0;
  [[nodiscard]] virtual std::string sample(StreamRng& rng) const = 0;

  // See Game::told and Game::reveals; the move must be legal.
  [[nodiscard]] virtual std::vector<std::string> told_move(std::string_view move, Seat to) const = 0;
  [[nodiscard]] virtual std::vector<std::string> told_chance(std::string_view event, Seat to) const = 0;
  [[nodiscard]] virtual bool reveals(std::string_view move, Seat to) const = 0;

  [[nodiscard]] virtual bool equals(const AnyState& other) const = 0;
};

// Follows a game from what one seat is told; see Followable.
class AnyFollower {
 public:
  virtual ~AnyFollower() = default;
  virtual Result<void> hear(std::string_view line) = 0;  // a refused line changes nothing
  [[nodiscard]] virtual bool settled() const = 0;
  [[nodiscard]] virtual std::string due() const = 0;
  [[nodiscard]] virtual const AnyView& view() const = 0;
};

class AnyGame {
 public:
  virtual ~AnyGame() = default;
  [[nodiscard]] virtual const GameSpec& spec() const = 0;
  [[nodiscard]] virtual Result<std::unique_ptr<AnyState>> start(const Setup& setup) const = 0;
  [[nodiscard]] virtual Result<std::unique_ptr<AnyFollower>> follow(const Setup& setup, Seat seat) const = 0;
};

}  // namespace tessera
