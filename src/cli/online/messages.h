#pragma once

#include "core/message.h"

// What `tessera play --online` says, and the words that can be typed there.

namespace tessera::cli::online {

#define TESSERA_ONLINE_MESSAGES(X) \
  /* the command line */           \
  X(which_game)                    \
  X(table_goes_alone)              \
  X(not_online)                    \
  X(only_online)                   \
  X(one_you)                       \
  X(bad_clock)                     \
  X(what_is_your_name)             \
  X(name_needed)                   \
  X(key_not_kept)                  \
  X(bad_answer)                    \
  /* before the game */            \
  X(link_for_friends)              \
  X(seat_is_open)                  \
  X(seat_of_bot)                   \
  X(seat_of_reader)                \
  X(seat_not_here)                 \
  X(ask_owner)                     \
  X(ask_owner_to_start)            \
  X(wait_for_start)                \
  X(wait_for_players)              \
  X(sits_down)                     \
  X(stands_up)                     \
  X(game_begins)                   \
  X(no_seat_left)                  \
  X(you_watch)                     \
  /* during the game */            \
  X(waiting_for)                   \
  X(is_paused)                     \
  X(bot_plays_for_you)             \
  X(time_left)                     \
  X(time_of)                       \
  X(time_in_days)                  \
  X(said)                          \
  X(reaction)                      \
  X(say_what)                      \
  X(nobody_called)                 \
  X(muted)                         \
  X(on_its_way)                    \
  X(no_hint_among_people)          \
  X(not_here_command)              \
  X(was_here)                      \
  X(is_here_again)                 \
  X(next_game)                     \
  X(rematch_is_offered)            \
  X(rematch_was_offered)           \
  /* the connection */             \
  X(connection_lost)               \
  X(connection_lost_move)          \
  X(connected_again)               \
  X(trouble_over)                  \
  X(go_on_later)                   \
  /* the end */                    \
  X(verified)                      \
  X(verified_with_word)            \
  X(not_verified)                  \
  X(other_commitment)              \
  X(word_is_missing)               \
  X(record_not_there)              \
  X(after_the_end_prompt)          \
  X(help_heading)                  \
  X(help_say)                      \
  X(help_react)                    \
  X(help_mute)                     \
  X(help_start)                    \
  X(help_bots)                     \
  X(help_sit)                      \
  X(help_remove)                   \
  X(help_leave)                    \
  X(help_back)                     \
  X(help_relieve)                  \
  X(help_again)                    \
  X(help_save)                     \
  X(help_quit)                     \
  X(text)                          \
  X(player)                        \
  X(level)                         \
  /* what can be typed */          \
  X(type_say)                      \
  X(type_react)                    \
  X(type_mute)                     \
  X(type_start)                    \
  X(type_bots)                     \
  X(type_sit)                      \
  X(type_remove)                   \
  X(type_back)                     \
  X(type_relieve)

TESSERA_MESSAGES(Say, "online", TESSERA_ONLINE_MESSAGES);

}  // namespace tessera::cli::online
