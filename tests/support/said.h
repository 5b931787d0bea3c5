#pragma once

#include <string>

#include "base/text.h"
#include "core/message.h"
#include "words/catalogue.h"

// What a refusal says, and its name, for tests that look at either.

namespace tessera {

inline std::string said(const Message& message) { return words::say(message); }
inline std::string code_name(const Message& message) {
  std::string name(message.code().name);
  for (char& c : name)
    if (c == '-') c = '_';
  return name;
}
inline std::string code_and_words(const Message& message) {
  return concat(code_name(message), ": ", said(message));
}

}  // namespace tessera
