#pragma once

#include "core/message.h"

// What can be said of any game: turns, seats, options, records and what is told.

namespace tessera {

#define TESSERA_CORE_MESSAGES(X) \
  X(seat_number)                 \
  X(game_over)                   \
  X(chance_first)                \
  X(no_chance_now)               \
  X(not_your_turn)               \
  X(no_such_seat)                \
  X(no_such_viewer)              \
  X(onlookers_do_not_act)        \
  X(not_an_event)                \
  X(not_an_event_start)          \
  X(line_due)                    \
  X(bad_players)                 \
  X(unknown_option)              \
  X(option_twice)                \
  X(option_wants_number)         \
  X(option_wants_word)           \
  X(carriage_return)             \
  X(not_text)                    \
  X(no_version)                  \
  X(empty_record)                \
  X(no_game)                     \
  X(no_game_line)                \
  X(no_players)                  \
  X(no_players_line)             \
  X(late_option)                 \
  X(late_tag)                    \
  X(bad_option)                  \
  X(bad_tag)                     \
  X(unknown_line)                \
  X(after_result)                \
  X(not_over)                    \
  X(not_over_chance)             \
  X(wrong_result)                \
  X(bad_resignation)             \
  X(nobody_resigns)

TESSERA_MESSAGES(Say, "core", TESSERA_CORE_MESSAGES);

}  // namespace tessera
