#pragma once

#include <array>
#include <cstdint>
#include <utility>

#include "base/random.h"
#include "core/seat.h"
#include "table/hash.h"
#include "table/secret.h"
#include "table/table_id.h"
#include "table/word.h"

namespace tessera::table {

// The chance of one game at one table, fixed before it begins and open to be checked when
// it is over. docs/fairness.md says to the byte how outcomes follow from the secret.
//
// The host shows the commitment first, then hears the seats' words, then draws: it can't
// choose a secret to suit the words, and the seats don't know what their words lead to.
class Luck {
 public:
  using Words = std::array<Word, kMaxSeats>;

  Luck(const Secret& secret, TableId table) : secret_(secret), table_(std::move(table)) {}

  [[nodiscard]] Digest commitment() const;  // the secret's SHA-256
  // Only before the first draw: a word changes every outcome.
  void add_word(Seat seat, Word word) { words_[index(seat)] = std::move(word); }
  // For the chance outcome with this number; the game's outcomes count from 0. Nothing but
  // that number need be remembered between them.
  [[nodiscard]] StreamRng draw(std::uint64_t counter) const;

  [[nodiscard]] const Secret& secret() const { return secret_; }
  [[nodiscard]] const TableId& table() const { return table_; }
  [[nodiscard]] const Words& words() const { return words_; }

 private:
  Secret secret_;
  TableId table_;
  Words words_;
};

}  // namespace tessera::table
