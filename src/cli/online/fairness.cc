#include "cli/online/fairness.h"

#include "cli/online/messages.h"
#include "table/fair_tag.h"
#include "table/hex.h"
#include "table/verify.h"
#include "terminal/screen.h"

namespace tessera::cli::online {
namespace {

// Of the record's tag; nothing where there is none.
std::optional<table::Luck> luck_of(std::string_view record) {
  constexpr std::string_view kTag = "tag fair ";
  for (const std::string& line : terminal::split_lines(record)) {
    if (!line.starts_with(kTag)) continue;
    auto luck = table::parse_fair_tag(std::string_view(line).substr(kTag.size()));
    return luck ? *luck : std::nullopt;
  }
  return std::nullopt;
}

}  // namespace

Verdict check_fairness(std::string_view record, const Promise& promise) {
  const auto verified = table::verify(record);
  if (!verified)
    return {false, Message(Say::not_verified,
                           {{"line", verified.error().line}, {"reason", verified.error().reason}})};
  if (!promise.commitment.empty() && table::to_hex(verified->commitment) != promise.commitment)
    return {false, Message(Say::other_commitment)};
  if (promise.word.empty() || !promise.own)
    return {true, Message(Say::verified, {{"outcomes", verified->outcomes}})};
  const auto luck = luck_of(record);
  if (!luck || luck->words()[index(*promise.own)].text() != promise.word)
    return {false, Message(Say::word_is_missing, {{"word", promise.word}})};
  return {true, Message(Say::verified_with_word, {{"outcomes", verified->outcomes}, {"word", promise.word}})};
}

}  // namespace tessera::cli::online
