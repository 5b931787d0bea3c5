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

}  // namespace tessera
