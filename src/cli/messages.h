#pragma once

#include "core/message.h"

// What the commands say about what they were told and what they found.

namespace tessera::cli {

#define TESSERA_CLI_MESSAGES(X) \
  /* arguments */               \
  X(no_such_command)            \
  X(which_game)                 \
  X(no_such_game)               \
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
  /* review */                  \
  X(review_stopped)             \
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
  /* play */                    \
  X(seat_is_no_bot)             \
  X(name_not_plain)             \
  X(name_too_long)              \
  X(same_name)                  \
  X(too_many_seats)             \
  X(too_many_names)             \
  X(wants_a_whole_number)       \
  X(so_many_play)               \
  X(no_home)                    \
  X(could_be)                   \
  X(could_be_many)              \
  X(with_more_it_could_be)      \
  X(enter_plays)                \
  X(some_of_them)               \
  X(no_such_number)             \
  X(no_move_has)                \
  X(one_move)                   \
  X(your_move)                  \
  X(your_move_and_help)         \
  X(too_narrow)                 \
  X(round_is_over)              \
  X(game_is_over_with)          \
  X(score_of)                   \
  X(you_win)                    \
  X(one_wins)                   \
  X(share_the_win)              \
  X(your_team_wins)             \
  X(team_wins)                  \
  X(teams_share)                \
  X(gave_up_alone)              \
  X(you_gave_up)                \
  X(gave_up)                    \
  X(say_where_to_save)          \
  X(folder_is_no_file)          \
  X(is_there_already)           \
  X(is_no_ordinary_file)        \
  X(saved_to)                   \
  X(could_not_be_kept)          \
  X(to_review_it)               \
  X(to_verify_it)               \
  X(no_other_game)              \
  X(is_this_game)               \
  X(pass_the_device)            \
  X(enter_comes_first)          \
  X(next_round_prompt)          \
  X(round_has_begun)            \
  X(after_the_end_prompt)       \
  X(game_is_over)               \
  X(no_move_to_make)            \
  X(taken_back)                 \
  X(taken_back_for)             \
  X(again_comes_after_the_end)  \
  X(yes_or_no_prompt)           \
  X(game_goes_on)               \
  X(give_up)                    \
  X(give_up_alone)              \
  X(resign_instead)             \
  X(leave_the_game)             \
  X(luck_from_a_seed)           \
  X(luck_is_fixed)              \
  X(luck_was_fixed)             \
  X(game_is_kept)               \
  X(nobody_to_ask)              \
  X(resume_wants_a_file)        \
  X(resume_goes_alone)          \
  X(options_want_a_game)        \
  X(output_lost)                \
  X(choose_game_prompt)         \
  X(choose_game_help)           \
  X(no_game_called)             \
  X(rules_of_which_game)        \
  X(nothing_to_delete)          \
  X(delete_which)               \
  X(delete_for_good)            \
  X(still_there)                \
  X(neither_yes_nor_no)         \
  X(deleted)                    \
  X(form_first)                 \
  X(form_again)                 \
  X(against_the_mean)           \
  X(seat_against_the_mean)

TESSERA_MESSAGES(Say, "cli", TESSERA_CLI_MESSAGES);

}  // namespace tessera::cli
