#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/message.h"
#include "core/seat.h"

namespace tessera::cli::online {

// What one knew of the luck before the game: what its record must keep to.
struct Promise {
  std::string commitment;  // in hexadecimal
  std::optional<Seat> own{};
  std::string word{};  // added by oneself; empty: none
};

struct Verdict {
  bool is_fair;
  Message message;
};

// Computes every deal and draw of a finished game's record anew.
Verdict check_fairness(std::string_view record, const Promise& promise);

}  // namespace tessera::cli::online
