#include "bots/reason.h"

#include "base/text.h"

namespace tessera {

std::string Reason::said(std::span<const std::string> names) const {
  const std::size_t at = words.find("{}");
  if (!who || at == std::string::npos) return words;
  const std::size_t seat = index(*who);
  const bool named = seat < names.size() && !names[seat].empty();
  std::string text = words;
  return text.replace(at, 2, named ? names[seat] : concat("seat ", seat));
}

}  // namespace tessera
