#include "terminal/one_oh_one/parts.h"

#include <array>
#include <string>

#include "base/fixed_vector.h"
#include "base/text.h"

namespace tessera::terminal::one_oh_one {

Hue hue_of(Colour colour) {
  static constexpr Hue kHues[] = {Hue::blue, Hue::green, Hue::orange, Hue::purple, Hue::red};
  return kHues[static_cast<std::size_t>(colour)];
}

Ink token_ink(Token token, Ink::Fill fill) { return {.hue = hue_of(token.colour()), .fill = fill}; }

std::string_view mark_of(Combination combination) {
  static constexpr std::array<std::string_view, kCombinations.size()> kMarks = {
      "", "2=", "mix", "2+2", "3=", "col", "str", "3+2", "4=", "5=", "c-s"};
  return kMarks[static_cast<std::size_t>(combination)];
}

namespace {

// "2=  pair"
std::string marked_name(Combination combination, std::size_t mark_width, const Canvas& canvas) {
  return concat(padded(mark_of(combination), mark_width), ' ', canvas.say(name_of(combination)));
}

// Best first. No grid has longer lines than its rows.
FixedVector<Combination, kCombinations.size()> combinations_for(const Config& config) {
  FixedVector<Combination, kCombinations.size()> all;
  for (std::size_t i = kCombinations.size(); i-- > 1;)
    if (kCombinations[i].shortest <= config.shape().columns) all.push_back(static_cast<Combination>(i));
  return all;
}

}  // namespace

Picture legend_columns(const Config& config, std::size_t columns, const Canvas& canvas) {
  const auto combinations = combinations_for(config);
  const std::size_t height = (combinations.size() + columns - 1) / columns;
  Picture legend;
  for (std::size_t line = 0; line < height; ++line) {
    for (std::size_t i = line; i < combinations.size(); i += height) {
      const CombinationFacts& facts = one_oh_one::facts(combinations[i]);
      std::string item = padded(marked_name(combinations[i], 3, canvas), 20);
      if (config.players <= 2) item += concat(config.is_solo() ? facts.solo : facts.match);
      legend.add(padded(item, 26), kSoft);
    }
    legend.end_line();
  }
  return legend;
}

Picture legend_lines(const Config& config, std::size_t width, const Canvas& canvas) {
  Picture legend;
  std::string line;
  for (Combination combination : combinations_for(config)) {
    const std::string item = marked_name(combination, 0, canvas);
    if (display_width(line) + 2 + display_width(item) > width) {
      legend.add_line(line, kSoft);
      line.clear();
    }
    line += concat(line.empty() ? "" : "  ", item);
  }
  legend.add_line(line, kSoft);
  return legend;
}

}  // namespace tessera::terminal::one_oh_one
