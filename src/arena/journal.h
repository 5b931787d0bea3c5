#pragma once

#include <map>
#include <string>
#include <string_view>

#include "arena/match.h"
#include "core/message.h"

// The finished deals of a match as text, so that it can go on where it stopped:
//
//     tessera-arena 1
//     match 101 players 2 option mode classic seed 1 bots greedy,random
//     deal 0 result 6 4 winner 0 result 5 3 winner 0 bot 0 8123 448 82:20 92:5 bot 0 912 37 34:25
//
// A deal is a line: the result of each of its games, then for each bot its faults,
// the nanoseconds it thought, those of its slowest move, and how many moves took how
// long (bucket:moves).
// Where a program plays, what it may take for a move is part of the match ("seed 1
// movetime 200 bots ..."). The number of games is not: asking for more continues it.

namespace tessera::arena {

std::string journal_head(const Match& match);  // the first two lines
std::string journal_line(int deal, const PlayedDeal& played);

struct Journal {
  std::map<int, PlayedDeal> deals;
  std::size_t length = 0;  // of the text that counts: a line without its end was torn off
};

// Refuses the journal of another match, and lines that can't be. An empty text is an empty journal.
Result<Journal> read_journal(std::string_view text, const Match& match);

}  // namespace tessera::arena
