#include "core/outcome.h"

#include "base/text.h"

namespace tessera {

std::string to_text(const Outcome& outcome) {
  std::string text = "result";
  for (std::int32_t score : outcome.scores) text += concat(' ', score);
  text += " winner";
  for (Seat seat : outcome.winners) text += concat(' ', index(seat));
  return text;
}

Data::Fields result_fields(const Outcome& outcome) {
  return {{"scores", Data::List(outcome.scores.begin(), outcome.scores.end())},
          {"winners", Data::List(outcome.winners.begin(), outcome.winners.end())}};
}

}  // namespace tessera
