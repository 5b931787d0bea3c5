#pragma once

#include "core/message.h"

// What advice and reviews say.

namespace tessera::cli {

#define TESSERA_REVIEW_MESSAGES(X) \
  X(points)                        \
  X(chips)                         \
  X(percent)                       \
  X(amount)                        \
  X(wins)                          \
  X(wins_round)                    \
  X(only_move)                     \
  X(no_time)                       \
  X(clearly_best)                  \
  X(all_equal)                     \
  X(some_equal)                    \
  X(head)                          \
  X(by_round)                      \
  X(nobody_had_a_choice)           \
  X(mistakes)                      \
  X(good)                          \
  X(lost)                          \
  X(some_of)                       \
  X(to_win)                        \
  X(to_win_round)                  \
  X(a_little)                      \
  X(nothing)                       \
  X(course)                        \
  X(no_choice_yet)                 \
  X(decisions_and_mistakes)        \
  X(good_decisions)                \
  X(lost_a_move)                   \
  X(cost)                          \
  X(played)                        \
  X(better)                        \
  X(what_cost_most)                \
  X(mistake_head)                  \
  X(no_clear_mistake)              \
  X(seat_and_name)                 \
  X(so_far)                        \
  X(against_the_mean)              \
  X(seat_against_the_mean)         \
  X(stopped)

TESSERA_MESSAGES(ReviewSay, "review", TESSERA_REVIEW_MESSAGES);

}  // namespace tessera::cli
