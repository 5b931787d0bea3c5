#pragma once

#include "core/message.h"

// What there is to say of Lexio: refusals, names, how plays compare, and what happened.

namespace tessera::lexio {

#define TESSERA_LEXIO_MESSAGES(X)                      \
  /* Terms: the suits and the kinds of combinations */ \
  X(cloud)                                             \
  X(star)                                              \
  X(moon)                                              \
  X(sun)                                               \
  X(single)                                            \
  X(pair)                                              \
  X(three)                                             \
  X(straight)                                          \
  X(flush)                                             \
  X(full)                                              \
  X(quad)                                              \
  X(straight_flush)                                    \
  /* Names of tiles and combinations */                \
  X(tile)                                              \
  X(single_of)                                         \
  X(pair_of)                                           \
  X(three_of)                                          \
  X(straight_of)                                       \
  X(flush_of)                                          \
  X(full_of)                                           \
  X(quad_of)                                           \
  X(straight_flush_of)                                 \
  /* How two plays compare */                          \
  X(singles_compare)                                   \
  X(pairs_compare)                                     \
  X(threes_compare)                                    \
  X(straights_compare_first)                           \
  X(straights_compare_strongest)                       \
  X(flushes_compare_strongest)                         \
  X(flushes_compare_all)                               \
  X(fulls_compare)                                     \
  X(quads_compare)                                     \
  X(kinds_compare)                                     \
  /* Why a move can't be */                            \
  X(must_lead)                                         \
  X(no_such_tile)                                      \
  X(not_in_hand)                                       \
  X(bad_count)                                         \
  X(not_a_pair)                                        \
  X(not_a_three)                                       \
  X(not_a_five)                                        \
  X(two_closes_nothing)                                \
  X(wrong_count)                                       \
  X(too_weak)                                          \
  /* Why a deal can't be */                            \
  X(wrong_hands)                                       \
  X(wrong_hand_size)                                   \
  X(dealt_twice)                                       \
  /* Why a line can't be read */                       \
  X(bad_tile)                                          \
  X(written_twice)                                     \
  X(wrong_order)                                       \
  X(nothing_written)                                   \
  X(unknown_action)                                    \
  X(after_pass)                                        \
  X(play_without_tiles)                                \
  X(not_a_deal)                                        \
  X(empty_hand)                                        \
  X(too_many_hands)                                    \
  /* Why a line can't have been told */                \
  X(hidden_hand)                                       \
  X(own_hand_hidden)                                   \
  X(not_a_seat)                                        \
  X(cannot_open)                                       \
  X(must_open)                                         \
  X(too_many_played)                                   \
  X(opening_tile_left)                                 \
  X(wrong_count_left)                                  \
  X(not_left)                                          \
  X(opening_tile_elsewhere)                            \
  /* What happened */                                  \
  X(round_dealt)                                       \
  X(passed)                                            \
  X(played_tile)                                       \
  X(played_combination)                                \
  X(went_out_with_tile)                                \
  X(went_out_with_combination)                         \
  /* What the options do */                            \
  X(option_rulebook)                                   \
  X(option_rounds)                                     \
  X(option_chips)

TESSERA_MESSAGES(Say, "lexio", TESSERA_LEXIO_MESSAGES);

}  // namespace tessera::lexio
