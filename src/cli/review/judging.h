#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "review/judge.h"

namespace tessera::cli {

struct JudgingSettings {
  int simulations = review::kReviewSimulations;  // for each decision
  std::uint64_t seed = review::kReviewSeed;
  unsigned threads = 0;  // 0: one for each core
};

// Judges decisions on several threads; what comes out does not depend on how many. Now and
// then `goes_on` is asked, on the calling thread, with how many are done: on false only the first
// ones that are complete come back.
std::vector<review::Judgement> judge_decisions(std::span<const review::Decision> decisions,
                                               const JudgingSettings& settings,
                                               const std::function<bool(std::size_t done)>& goes_on);

}  // namespace tessera::cli
