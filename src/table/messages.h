#pragma once

#include "core/message.h"

namespace tessera::table {

#define TESSERA_TABLE_MESSAGES(X) \
  X(bad_fair_tag)                 \
  X(bad_fair_secret)              \
  X(fair_tag_twice)               \
  X(bad_tag_word)                 \
  X(bad_tag_word_hex)             \
  X(bad_tag_word_seat)            \
  X(tag_word_without_seat)        \
  X(bad_commitment)               \
  X(commitment_twice)             \
  X(other_commitment)             \
  X(no_fair_tag)                  \
  X(drawn_from_a_seed)            \
  X(not_drawn)                    \
  X(word_too_long)                \
  X(word_not_text)                \
  X(bad_table_id)                 \
  X(bad_clock)                    \
  X(bad_name)                     \
  X(no_such_level)                \
  X(no_stand_in)                  \
  X(no_seat)                      \
  X(seat_taken)                   \
  X(seat_free)                    \
  X(seats_free)                   \
  X(already_seated)               \
  X(not_seated)                   \
  X(no_person)                    \
  X(not_owner)                    \
  X(owner_decides)                \
  X(words_without_effect)         \
  X(already_open)                 \
  X(not_open)                     \
  X(already_started)              \
  X(not_started)                  \
  X(over)                         \
  X(not_over)                     \
  X(paused)                       \
  X(not_paused)                   \
  X(not_your_turn)                \
  X(chance_is_due)                \
  X(too_late)                     \
  X(bot_plays)                    \
  X(person_plays)                 \
  X(position_moved_on)            \
  X(not_handed_over)              \
  X(has_left)                     \
  X(own_seat)                     \
  X(clock_decides)                \
  X(no_clock_runs)                \
  X(not_waited_for)               \
  X(not_silent_yet)               \
  X(nothing_to_undo)              \
  X(others_moved_since)           \
  X(undo_after_showing)           \
  X(undo_after_draw)              \
  X(leave_instead)                \
  X(rematch_is_offered)           \
  X(no_rematch_offered)           \
  X(agreed_already)               \
  X(left_the_table)               \
  X(handed_over)                  \
  X(was_relieved)                 \
  X(came_back)                    \
  X(ran_out_of_time)              \
  X(gave_up)                      \
  X(log_newer)                    \
  X(log_damaged)                  \
  X(log_impossible)

TESSERA_MESSAGES(Say, "table", TESSERA_TABLE_MESSAGES);

}  // namespace tessera::table
