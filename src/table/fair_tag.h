#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/message.h"
#include "table/luck.h"

// What a finished game's record says of its chance:
//   tag fair 1 table ID secret HEX word SEAT HEX ...   all that checking it needs
//   tag fair no                                        drawn from a seed: nothing to check
//   tag commitment HEX                                 what was shown before the first draw

namespace tessera::table {

inline constexpr std::string_view kFairTag = "fair";
inline constexpr std::string_view kCommitmentTag = "commitment";
inline constexpr std::string_view kNotFair = "no";

// The text of `tag fair`. It reveals the secret: only when the game is over.
std::string to_fair_tag(const Luck& luck);
Result<std::optional<Luck>> parse_fair_tag(std::string_view text);  // nothing for kNotFair

// The text of `tag commitment` is to_hex(luck.commitment()).
Result<Digest> parse_commitment_tag(std::string_view text);

}  // namespace tessera::table
