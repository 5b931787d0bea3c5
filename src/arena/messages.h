#pragma once

#include "core/message.h"

// What goes wrong with a match, with its journal, and with other people's programs.

namespace tessera::arena {

#define TESSERA_ARENA_MESSAGES(X) \
  X(open_quote)                   \
  X(no_program)                   \
  X(engine_fault)                 \
  X(not_started)                  \
  X(does_not_read)                \
  X(does_not_answer)              \
  X(not_heard)                    \
  X(output_closed)                \
  X(input_closed)                 \
  X(endless_line)                 \
  X(too_much)                     \
  X(no_greeting)                  \
  X(not_understood)               \
  X(moves_unasked)                \
  X(has_no_move)                  \
  X(no_bestmove)                  \
  X(illegal_move)                 \
  X(refused_move)                 \
  X(no_bots)                      \
  X(bad_bots)                     \
  X(no_journal)                   \
  X(other_match)                  \
  X(no_deal)

TESSERA_MESSAGES(Say, "arena", TESSERA_ARENA_MESSAGES);

}  // namespace tessera::arena
