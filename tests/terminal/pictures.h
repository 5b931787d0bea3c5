#pragma once

#include <string>
#include <utility>
#include <vector>

#include "terminal/picture.h"

namespace tessera::testing {

// Each byte with its ink: how a line was put together makes no difference.
inline std::vector<std::pair<char, terminal::Ink>> inked(const terminal::Picture::Line& line) {
  std::vector<std::pair<char, terminal::Ink>> bytes;
  for (const terminal::Picture::Span& span : line)
    for (char byte : span.text) bytes.emplace_back(byte, span.ink);
  return bytes;
}

inline std::string text_of(const terminal::Picture::Line& line) {
  std::string text;
  for (const terminal::Picture::Span& span : line) text += span.text;
  return text;
}

// The lines of the second picture that don't look as in the first.
inline std::vector<std::string> changed_lines(const terminal::Picture& before,
                                              const terminal::Picture& after) {
  std::vector<std::string> changed;
  for (std::size_t i = 0; i < after.lines().size(); ++i)
    if (i >= before.lines().size() || inked(before.lines()[i]) != inked(after.lines()[i]))
      changed.push_back(text_of(after.lines()[i]));
  for (std::size_t i = after.lines().size(); i < before.lines().size(); ++i) changed.emplace_back("missing");
  return changed;
}

}  // namespace tessera::testing
