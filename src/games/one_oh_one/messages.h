#pragma once

#include "core/message.h"

// What 101 has to say to a person.

namespace tessera::one_oh_one {

#define TESSERA_101_MESSAGES(X) \
  X(pair)                       \
  X(cocktail)                   \
  X(two_pairs)                  \
  X(three)                      \
  X(colour)                     \
  X(straight)                   \
  X(full)                       \
  X(square)                     \
  X(strike)                     \
  X(colour_straight)            \
  X(token)                      \
  X(tokens)                     \
  X(either)                     \
  X(option_mode)                \
  X(option_backs)               \
  X(took)                       \
  X(placed)                     \
  X(placed_and_next)            \
  X(flipped)                    \
  X(no_taking)                  \
  X(no_flipping)                \
  X(take_first)                 \
  X(place_first)                \
  X(flip_first)                 \
  X(empty_row)                  \
  X(occupied)                   \
  X(first_at_centre)            \
  X(too_high)                   \
  X(too_wide)                   \
  X(no_contact)                 \
  X(start_next)                 \
  X(deal_next)                  \
  X(token_twice)                \
  X(bad_token)                  \
  X(bad_back)                   \
  X(bad_cell)                   \
  X(bad_row)                    \
  X(bad_seat)                   \
  X(row_expected)               \
  X(cell_expected)              \
  X(seat_expected)              \
  X(bad_deal_size)              \
  X(unknown_action)             \
  X(unknown_chance)             \
  X(face_in_deal)               \
  X(hidden_back)                \
  X(too_many_backs)             \
  X(seen_already)               \
  X(wrong_back)

TESSERA_MESSAGES(Say, "101", TESSERA_101_MESSAGES);

}  // namespace tessera::one_oh_one
