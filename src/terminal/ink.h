#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "terminal/picture.h"

namespace tessera::terminal {

enum class Colours : std::uint8_t { none, sixteen, many, all };  // many: 256; all: 24 bits

// How inks become escape codes. Without colours there are none at all.
class Palette {
 public:
  Palette() = default;
  Palette(Colours colours, bool light_ground) : colours_(colours), light_ground_(light_ground) {}

  [[nodiscard]] std::string paint(std::string_view text, Ink ink) const;
  // A line of a picture, cut to so many columns.
  [[nodiscard]] std::string paint(const Picture::Line& line, std::size_t columns) const;

 private:
  [[nodiscard]] std::string codes(Ink ink) const;

  Colours colours_ = Colours::none;
  bool light_ground_ = false;
};

// The text's first columns, with an ellipsis where something was cut.
std::string cut(std::string_view text, std::size_t columns);

}  // namespace tessera::terminal
