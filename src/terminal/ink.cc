#include "terminal/ink.h"

#include <array>
#include <cstddef>

#include "base/text.h"

namespace tessera::terminal {
namespace {

struct ColourValue {
  std::uint32_t rgb;
  std::uint8_t of_256;
};

// One hue, as letters, as a token and as a stained surface. Nobody knows the
// ground of a terminal for sure, so letters have a middle brightness (about 4.5:1
// on white, 4:1 on the dark table, 4.7:1 on black), and the others bring their
// own ground and figure.
struct HueColours {
  ColourValue letters;
  ColourValue token;
  bool dark_figure;
  ColourValue dark_tint;
  ColourValue light_tint;
  std::uint8_t of_16;  // the terminal's own colour, 0 to 7
};

constexpr ColourValue kPaleFigure{0xffffff, 231};
constexpr ColourValue kDarkFigure{0x1b1813, 234};
constexpr ColourValue kTintPaleFigure{0xeee7da, 255};

// In the order of Hue. Tokens are those of the table's own palette.
constexpr std::array<HueColours, 13> kHues{{
    {{0x000000, 0}, {0xeee7da, 254}, true, {0x36404a, 238}, {0xe4dac8, 253}, 7},     // ink
    {{0x807668, 243}, {0x6e6556, 242}, false, {0x2a3036, 236}, {0xe4dac8, 253}, 0},  // soft
    {{0xbf592e, 130}, {0xa8471f, 130}, false, {0x4f2513, 52}, {0xf1d1c3, 224}, 1},   // accent
    {{0x1d8860, 29}, {0x1e7f5c, 29}, false, {0x0c3727, 22}, {0xc4eadb, 194}, 2},     // good
    {{0xcd4c3b, 167}, {0xa8321f, 124}, false, {0x561e16, 52}, {0xf2d0cb, 224}, 1},   // bad
    {{0x3372ea, 69}, {0x1450c4, 26}, false, {0x183a70, 24}, {0xc7d8f9, 189}, 4},     // blue
    {{0x268573, 30}, {0x2b9984, 30}, false, {0x14443b, 23}, {0xbfe9e0, 194}, 2},     // green
    {{0xaa680d, 136}, {0xef9f32, 215}, true, {0x553507, 94}, {0xf7d29e, 223}, 3},    // orange
    {{0xa85e93, 132}, {0x5a314c, 53}, false, {0x46263d, 53}, {0xe6d1e1, 225}, 5},    // purple
    {{0xd2454b, 167}, {0xcc3238, 160}, false, {0x5c1719, 52}, {0xf3ced0, 224}, 1},   // red
    {{0xc74883, 168}, {0xc94f87, 168}, false, {0x5a2040, 89}, {0xf0cede, 225}, 5},   // pink
    {{0x8f741c, 136}, {0xe2bb3c, 220}, true, {0x4a3c0c, 58}, {0xebd797, 222}, 3},    // yellow
    {{0x64798f, 66}, {0x3b4754, 238}, false, {0x29313a, 236}, {0xd1d8df, 188}, 6},   // slate
}};

std::string colour_code(int layer, ColourValue colour, Colours colours) {
  if (colours == Colours::many) return concat(layer, ";5;", colour.of_256);
  return concat(layer, ";2;", colour.rgb >> 16, ';', colour.rgb >> 8 & 0xff, ';', colour.rgb & 0xff);
}

std::string codes_of_16(Ink ink, const HueColours& hue) {
  // The terminal's yellow can't be read on white, but black on it can, everywhere.
  constexpr std::uint8_t kYellow = 3;
  if (ink.fill == Ink::Fill::text && hue.of_16 == kYellow) return "30;43";
  if (ink.fill == Ink::Fill::text) return concat(ink.hue == Hue::soft ? 90 : 30 + hue.of_16);
  if (ink.fill == Ink::Fill::tint) return concat("30;", ink.hue == Hue::soft ? 47 : 100 + hue.of_16);
  if (ink.hue == Hue::slate || ink.hue == Hue::soft) return "97;100";
  return concat(hue.dark_figure ? 30 : 97, ';', 40 + hue.of_16);
}

}  // namespace

std::string Palette::codes(Ink ink) const {
  const HueColours& hue = kHues[static_cast<std::size_t>(ink.hue)];
  const std::string bold = ink.bold ? "1" : "";
  std::string colour;
  if (ink.fill == Ink::Fill::text && ink.hue == Hue::ink) {
    colour = "";  // the terminal's own
  } else if (colours_ == Colours::sixteen) {
    colour = codes_of_16(ink, hue);
  } else if (ink.fill == Ink::Fill::text) {
    colour = colour_code(38, hue.letters, colours_);
  } else {
    const bool token = ink.fill == Ink::Fill::token;
    const ColourValue ground = token ? hue.token : light_ground_ ? hue.light_tint : hue.dark_tint;
    const ColourValue figure = token           ? (hue.dark_figure ? kDarkFigure : kPaleFigure)
                               : light_ground_ ? kDarkFigure
                                               : kTintPaleFigure;
    colour = concat(colour_code(38, figure, colours_), ';', colour_code(48, ground, colours_));
  }
  return concat(bold, bold.empty() || colour.empty() ? "" : ";", colour);
}

std::string Palette::paint(std::string_view text, Ink ink) const {
  const std::string code = colours_ == Colours::none || text.empty() ? "" : codes(ink);
  if (code.empty()) return std::string(text);
  return concat("\x1b[", code, 'm', text, "\x1b[0m");
}

std::string Palette::paint(const Picture::Line& line, std::size_t columns) const {
  std::string out;
  std::size_t total = 0;
  for (const Picture::Span& span : line) total += display_width(span.text);
  std::size_t left = columns;
  for (const Picture::Span& span : line) {
    const std::size_t width = display_width(span.text);
    const bool last_to_fit = total > columns && width >= left;
    out += paint(last_to_fit ? cut(span.text + ' ', left) : span.text, span.ink);
    if (last_to_fit) break;
    left -= width;
  }
  return out;
}

std::string cut(std::string_view text, std::size_t columns) {
  if (display_width(text) <= columns) return std::string(text);
  if (columns == 0) return {};
  std::size_t at = 0;
  for (std::size_t column = 0; column + 1 < columns; ++column) do {
      ++at;
    } while (at < text.size() && (static_cast<unsigned char>(text[at]) & 0xc0) == 0x80);
  return std::string(text.substr(0, at)) + "…";
}

}  // namespace tessera::terminal
