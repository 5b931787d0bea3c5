#pragma once

#include "core/message.h"

// What stands on screens and in the pictures of the games.

namespace tessera::terminal {

#define TESSERA_TERMINAL_MESSAGES(X) \
  X(label)                           \
  X(between)                         \
  X(enter_back)                      \
  X(enter_more)                      \
  X(type_back)                       \
  X(you)                             \
  X(with_you)                        \
  /* lexio */                        \
  X(round_of)                        \
  X(after_round_of)                  \
  X(tiles)                           \
  X(chips)                           \
  X(last_round)                      \
  X(last_move)                       \
  X(tiles_left)                      \
  X(passed)                          \
  X(table_is_empty)                  \
  X(leads)                           \
  X(on_the_table)                    \
  X(played_by)                       \
  X(your_hand)                       \
  X(play_any)                        \
  X(play_stronger)                   \
  X(unseen)                          \
  X(pays)                            \
  X(of_owed)                         \
  X(tiles_paid)                      \
  X(more_paid)                       \
  X(went_out)                        \
  X(about_to_deal)                   \
  /* 101 */                          \
  X(grid)                            \
  X(points)                          \
  X(grids_are_full)                  \
  X(equal_points)                    \
  X(lot)                             \
  X(box_is_shuffled)                 \
  X(your_turn)                       \
  X(place_token)                     \
  X(take_token)                      \
  X(flip_token)                      \
  X(points_so_far)                   \
  X(box_is_not_dealt)                \
  X(box_head)                        \
  X(front_may_be)                    \
  X(may_be_head)                     \
  X(empty_row)                       \
  X(face_up)                         \
  /* 21 */                           \
  X(upper_half)                      \
  X(final_scores)                    \
  X(dealing)                         \
  X(round)                           \
  X(no_points_yet)                   \
  X(own_hand)                        \
  X(holdings)                        \
  X(final_holdings)                  \
  X(makes_21)                        \
  X(some_make_21)                    \
  X(more_squares)                    \
  X(and_more)                        \
  X(tokens_legend)                   \
  X(squares_legend)                  \
  X(stock_of)                        \
  X(left_of)

TESSERA_MESSAGES(Say, "terminal", TESSERA_TERMINAL_MESSAGES);

}  // namespace tessera::terminal
