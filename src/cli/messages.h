#pragma once

#include "core/message.h"

// What the commands say about what they were told and what they found.

namespace tessera::cli {

#define TESSERA_CLI_MESSAGES(X) \
  /* arguments */               \
  X(no_such_command)            \
  X(which_game)                 \
  X(no_such_game)               \
  X(no_such_language)           \
  X(bad_option)                 \
  X(bad_bots)                   \
  X(bad_argument)               \
  X(not_a_whole_number)         \
  X(bad_seconds)                \
  /* files */                   \
  X(file_problem)               \
  X(bad_file)                   \
  X(is_a_folder)                \
  X(not_opened)                 \
  X(not_read)                   \
  X(not_written)                \
  X(not_made)                   \
  X(not_cut)                    \
  X(journal_in_use)             \
  /* arena, ladder, selfplay */ \
  X(sprt_wants_two_bots)        \
  X(bad_sprt)                   \
  X(whole_deals)                \
  X(faults)                     \
  X(first_fault)                \
  X(too_few_levels)             \
  X(arena_stopped)              \
  X(arena_stopped_journal)      \
  X(ladder_stopped)             \
  X(ladder_stopped_journal)     \
  X(selfplay_stopped)           \
  X(records_written)            \
  /* serve */                   \
  X(serving)                    \
  X(serving_others)             \
  X(no_page)                    \
  X(no_browser)                 \
  /* backup, restore, export */ \
  X(bad_date)                   \
  X(nobody_called)              \
  X(store_not_empty)            \
  X(backup_written)             \
  X(restored)                   \
  X(serving_friends)            \
  X(store_used_elsewhere)       \
  X(store_not_opened)           \
  X(no_state_folder)            \
  X(bad_config)                 \
  X(config_not_read)            \
  X(config_unknown)             \
  X(config_value)               \
  X(bad_log_level)              \
  /* the engine protocol */     \
  X(line_too_long)              \
  X(line_not_text)              \
  X(line_empty)                 \
  X(no_such_line)               \
  X(nothing_follows)            \
  X(new_form)                   \
  X(new_option_form)            \
  X(not_players)                \
  X(no_game_begun)              \
  X(go_form)                    \
  X(not_milliseconds)           \
  X(not_simulations)            \
  /* players */                 \
  X(seat_is_no_bot)             \
  X(name_not_plain)             \
  X(name_too_long)              \
  X(same_name)                  \
  X(too_many_seats)             \
  X(too_many_names)             \
  X(you)                        \
  X(player)                     \
  X(person)                     \
  X(novice)                     \
  X(casual)                     \
  X(skilled)                    \
  X(expert)                     \
  X(champion)                   \
  X(option_range)

TESSERA_MESSAGES(Say, "cli", TESSERA_CLI_MESSAGES);

}  // namespace tessera::cli
