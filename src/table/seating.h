#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/message.h"
#include "core/seat.h"
#include "table/person.h"

namespace tessera::table {

enum class Holder : std::uint8_t { nobody, person, bot };

// Who has a seat, and who plays it.
struct Occupant {
  Holder holder = Holder::nobody;
  PersonId person{};
  std::string name;           // the person's
  std::string level;          // the bot's; of a person's seat, the bot's that plays it instead
  bool away = false;          // a bot plays the person's seat until it is taken back
  bool covered = false;       // the stand-in plays this one turn, whose time has run out
  std::uint8_t timeouts = 0;  // in a row

  // The level that plays here now; empty when the person does.
  [[nodiscard]] std::string_view playing_level() const;
  [[nodiscard]] bool is_person() const { return holder == Holder::person; }
  [[nodiscard]] bool person_plays() const { return is_person() && !away && !covered; }

  friend bool operator==(const Occupant&, const Occupant&) = default;
};

class Seating {
 public:
  explicit Seating(int players) : players_(players) {}

  [[nodiscard]] int players() const { return players_; }
  [[nodiscard]] bool has(Seat seat) const { return index(seat) < static_cast<std::size_t>(players_); }
  [[nodiscard]] const Occupant& at(Seat seat) const { return occupants_[index(seat)]; }
  Occupant& at(Seat seat) { return occupants_[index(seat)]; }
  [[nodiscard]] std::optional<Seat> seat_of(PersonId person) const;
  [[nodiscard]] bool full() const;
  void end_cover();  // a turn has passed

  friend bool operator==(const Seating&, const Seating&) = default;

 private:
  int players_;
  std::array<Occupant, kMaxSeats> occupants_{};
};

// A name is plain text of 1 to 64 bytes that does not begin or end with a space.
Result<void> check_name(std::string_view name);

}  // namespace tessera::table
