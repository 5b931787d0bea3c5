#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/fixed_vector.h"
#include "base/random.h"
#include "core/data.h"
#include "core/message.h"
#include "core/options.h"
#include "core/outcome.h"
#include "core/seat.h"
#include "core/spelling.h"
#include "core/viewer.h"

// One interface over all games, for whoever can't know which game is played:
// the server, the terminal, the page. Moves are the record's text.

namespace tessera {

class AnyView {
 public:
  virtual ~AnyView() = default;
  [[nodiscard]] virtual const GameSpec& spec() const = 0;
  [[nodiscard]] virtual Viewer viewer() const = 0;
  [[nodiscard]] virtual Turn turn() const = 0;
  [[nodiscard]] virtual std::vector<std::string> legal() const = 0;  // empty unless the viewer's turn
  [[nodiscard]] virtual Data choices() const = 0;                    // see Writable
  [[nodiscard]] virtual Data data() const = 0;
  [[nodiscard]] virtual std::optional<int> round() const = 0;                            // see Describable
  [[nodiscard]] virtual std::optional<std::string_view> colour_of(Seat seat) const = 0;  // see Describable
  [[nodiscard]] virtual std::vector<std::string> hand() const = 0;                       // see Describable
  // The viewer's move as the record would have it, if it could be played now: whether it can be is
  // for the viewer to know.
  [[nodiscard]] virtual Result<std::string> check(std::string_view move, Spelling spelling) const = 0;
  [[nodiscard]] virtual std::optional<Message> story(const std::vector<std::string>& told) const = 0;
};

// Who is to be told of an event.
using Audience = std::span<const Viewer>;

// What an accepted event was.
struct Happened {
  std::string text;                            // as the record has it, without the seat or the "~"
  std::vector<std::vector<std::string>> told;  // for each of the audience, in its order
  // The viewers, seats or onlooker, who were shown what they could not know before.
  FixedVector<Viewer, kMaxSeats + 1> revealed_to{};
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
  [[nodiscard]] virtual bool begins_turn() const = 0;     // see Paced
  [[nodiscard]] virtual bool between_rounds() const = 0;  // see Paced
  [[nodiscard]] virtual Outcome outcome() const = 0;      // when over
  [[nodiscard]] virtual std::unique_ptr<AnyView> view(Viewer viewer) const = 0;

  // Refused events change nothing.
  virtual Result<Happened> play(Seat seat, std::string_view move, Audience audience = {},
                                Spelling spelling = Spelling::strict) = 0;
  virtual Result<Happened> chance(std::string_view event, Audience audience = {}) = 0;
  // On chance's turn: draws an outcome at random and plays it.
  virtual Happened draw(Rng& rng, Audience audience = {}) = 0;
  virtual Happened draw(StreamRng& rng, Audience audience = {}) = 0;

  // The move as the record would have it, if the seat could play it now; nothing is played.
  [[nodiscard]] virtual Result<std::string> check(Seat seat, std::string_view move,
                                                  Spelling spelling = Spelling::strict) const = 0;
  // On chance's turn: the only seat that will be shown what is drawn, where there is one.
  [[nodiscard]] virtual std::optional<Seat> drawer() const = 0;

  [[nodiscard]] virtual bool equals(const AnyState& other) const = 0;
};

// Follows a game from what one viewer is told; see Followable.
class AnyFollower {
 public:
  virtual ~AnyFollower() = default;
  [[nodiscard]] virtual std::unique_ptr<AnyFollower> clone() const = 0;
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
  [[nodiscard]] virtual Result<std::unique_ptr<AnyFollower>> follow(const Setup& setup,
                                                                    Viewer viewer) const = 0;
};

}  // namespace tessera
