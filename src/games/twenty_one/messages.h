#pragma once

#include "core/message.h"

// What can be said of 21. The sentences are in src/words.

namespace tessera::twenty_one {

#define TESSERA_21_MESSAGES(X)                     \
  /* options */                                    \
  X(option_board)                                  \
  X(option_lines)                                  \
  X(option_teams)                                  \
  X(teams_need_four)                               \
  /* colours */                                    \
  X(blue)                                          \
  X(pink)                                          \
  X(green)                                         \
  X(yellow)                                        \
  /* the lines through a square */                 \
  X(line_row)                                      \
  X(line_column)                                   \
  X(line_falling)                                  \
  X(line_rising)                                   \
  /* what fits on a square */                      \
  X(square_takes_nothing)                          \
  X(square_takes_at_most)                          \
  X(square_takes_star)                             \
  /* why a move can't be */                        \
  X(not_in_hand)                                   \
  X(off_board)                                     \
  X(first_number)                                  \
  X(first_square)                                  \
  X(taken)                                         \
  X(untouched)                                     \
  X(over_21)                                       \
  X(beside_face_down)                              \
  X(star_must_score)                               \
  X(must_place)                                    \
  X(empty_stock)                                   \
  /* why chance can't do this, and what it does */ \
  X(wrong_chance)                                  \
  X(a_start)                                       \
  X(a_hand)                                        \
  X(a_draw)                                        \
  X(next_start)                                    \
  X(next_hand)                                     \
  X(next_draw)                                     \
  X(not_in_stock)                                  \
  X(no_low_number)                                 \
  /* notation */                                   \
  X(no_action)                                     \
  X(unknown_action)                                \
  X(no_chance)                                     \
  X(unknown_chance)                                \
  X(bad_form)                                      \
  X(bad_token)                                     \
  X(bad_star)                                      \
  X(bad_square)                                    \
  X(bad_seat)                                      \
  X(which_square)                                  \
  X(which_token)                                   \
  X(which_number)                                  \
  X(not_sorted)                                    \
  /* what is told */                               \
  X(not_left)                                      \
  X(nothing_fits)                                  \
  X(can_place)                                     \
  X(own_tokens)                                    \
  X(hidden_hand)                                   \
  X(hidden_draw)                                   \
  X(hidden_exchange)                               \
  X(left_seats)                                    \
  X(no_tokens)                                     \
  X(wrong_left)                                    \
  /* what happened */                              \
  X(placed)                                        \
  X(exchanged)                                     \
  X(exchanged_hidden)                              \
  X(passed)                                        \
  X(drew)

TESSERA_MESSAGES(Say, "21", TESSERA_21_MESSAGES);

}  // namespace tessera::twenty_one
