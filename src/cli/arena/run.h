#pragma once

#include <optional>
#include <string>

#include "arena/standings.h"
#include "cli/exit_code.h"
#include "core/message.h"
#include "terminal/interrupt.h"

namespace tessera::cli {

struct RunOrders {
  int games = 1000;     // at least so many, in whole deals
  int jobs = 0;         // threads; 0: as many as the machine has
  std::string journal;  // a file, or empty
  std::string records;  // a folder, or empty
  std::optional<arena::SprtBounds> sprt;
  bool quiet = false;
};

int whole_deals(const arena::Match& match, int games);

// The exit code for what run_match refuses: a file, or what stands in it.
ExitCode exit_code_of(const Message& refusal);

// Plays the match until all deals are played, the sequential test has decided, or
// somebody interrupts. Refusals: a player or a file can't be had.
Result<arena::Standings> run_match(const arena::Match& match, const RunOrders& orders,
                                   const terminal::Interrupt& interrupt);

// Whether it was interrupted before it was done.
bool is_partial(const arena::Standings& standings, const RunOrders& orders);

}  // namespace tessera::cli
