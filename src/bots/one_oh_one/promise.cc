#include "bots/one_oh_one/promise.h"

#include <algorithm>

#include "games/one_oh_one/sight.h"

namespace tessera::one_oh_one {
namespace {

// Chances are whole numbers out of this, so that every machine rounds the same way.
constexpr int kCertain = 1024;

// The chance to get one of these tokens: larger the more there are, never certain, because the
// others take tokens too.
int chance(int tokens_that_would_do) {
  constexpr int kRivals = 7;
  return kCertain * tokens_that_would_do / (tokens_that_would_do + kRivals);
}

int both(int one, int other) { return one * other / kCertain; }

// The chance of `missing` more tokens, one after the other, of a kind with `left` left.
int chance_of(int missing, int left) {
  int all = kCertain;
  for (int i = 0; i < missing; ++i) all = both(all, left > i ? chance(left - i) : 0);
  return all;
}

int worth(Combination combination, int chance_to_get_it) {
  return facts(combination).solo * chance_to_get_it;
}

class Hope {
 public:
  Hope(Tally line, int length, const Stock& stock)
      : line_(line), length_(length), missing_(length - line.size()), stock_(stock) {}

  [[nodiscard]] int best() const {
    return std::max({of_one_number(), of_two_numbers(), of_straights(), of_colours(), of_cocktail()});
  }

 private:
  [[nodiscard]] int lacking(int number, int wanted) const { return std::max(0, wanted - line_.of(number)); }
  [[nodiscard]] int chance_of_number(int number, int wanted) const {
    return chance_of(lacking(number, wanted), stock_.of(number));
  }

  [[nodiscard]] int of_one_number() const {
    constexpr Combination kOfSize[] = {Combination::pair, Combination::three, Combination::square,
                                       Combination::strike};
    int best = 0;
    for (int number = 1; number <= kNumbers; ++number) {
      if (line_.of(number) == 0) continue;
      for (int wanted = 2; wanted <= length_ && lacking(number, wanted) <= missing_; ++wanted)
        best = std::max(best, worth(kOfSize[wanted - 2], chance_of_number(number, wanted)));
    }
    return best;
  }

  [[nodiscard]] int of_two_numbers() const {
    int best = 0;
    for (int a = 1; a <= kNumbers; ++a) {
      for (int b = 1; b <= kNumbers; ++b) {
        if (a == b || line_.of(a) == 0 || line_.of(b) == 0) continue;
        best = std::max(
            {best, of_groups(Combination::two_pairs, a, 2, b, 2), of_groups(Combination::full, a, 3, b, 2)});
      }
    }
    return best;
  }

  // Two groups at once; nothing where the line is too short for both.
  [[nodiscard]] int of_groups(Combination combination, int a, int wanted_a, int b, int wanted_b) const {
    if (lacking(a, wanted_a) + lacking(b, wanted_b) > missing_) return 0;
    return worth(combination, both(chance_of_number(a, wanted_a), chance_of_number(b, wanted_b)));
  }

  [[nodiscard]] int of_straights() const {
    int best = 0;
    for (int first = 1; first + length_ - 1 <= kNumbers; ++first) best = std::max(best, of_straight(first));
    return best;
  }

  [[nodiscard]] int of_straight(int first) const {
    const std::optional<Colour> colour = only_colour();
    int inside = 0;
    int plain = kCertain;
    int coloured = colour ? kCertain : 0;
    for (int number = first; number < first + length_; ++number) {
      if (line_.of(number) == 1) {
        ++inside;
        continue;
      }
      plain = both(plain, chance_of(1, stock_.of(number)));
      if (colour) coloured = both(coloured, chance_of(1, stock_.has(Token(*colour, number)) ? 1 : 0));
    }
    if (inside != line_.size()) return 0;
    return std::max(worth(Combination::straight, plain), worth(Combination::colour_straight, coloured));
  }

  [[nodiscard]] int of_colours() const {
    const std::optional<Colour> colour = only_colour();
    return colour ? worth(Combination::colour, chance_of(missing_, stock_.of(*colour))) : 0;
  }

  [[nodiscard]] int of_cocktail() const {
    if (length_ != static_cast<int>(kColours)) return 0;
    int odds = kCertain;
    for (std::size_t i = 0; i < kColours; ++i) {
      const auto colour = static_cast<Colour>(i);
      if (line_.of(colour) > 1) return 0;
      if (line_.of(colour) == 0) odds = both(odds, chance_of(1, stock_.of(colour)));
    }
    return worth(Combination::cocktail, odds);
  }

  [[nodiscard]] std::optional<Colour> only_colour() const {
    for (std::size_t i = 0; i < kColours; ++i)
      if (const auto colour = static_cast<Colour>(i); line_.of(colour) == line_.size()) return colour;
    return std::nullopt;
  }

  Tally line_;
  int length_;
  int missing_;
  const Stock& stock_;
};

}  // namespace

Stock Stock::of(const View& view) {
  const Bits<kTokens> light = come_to_light(view.sights);
  Stock stock;
  for (std::size_t i = 0; i < kTokens; ++i)
    if (!light.test(i)) stock.add(Token::at(i));
  if (view.pub.face_up) stock.add(std::get<Token>(view.sights[view.pub.front_of(*view.pub.face_up)]));
  return stock;
}

void Stock::add(Token token) {
  tokens_.set(token.index());
  ++numbers_[static_cast<std::size_t>(token.number())];
  ++colours_[static_cast<std::size_t>(token.colour())];
}

void Stock::remove(Token token) {
  if (!has(token)) return;
  tokens_.reset(token.index());
  --numbers_[static_cast<std::size_t>(token.number())];
  --colours_[static_cast<std::size_t>(token.colour())];
}

int promise(Tally line, int length, const Stock& stock) {
  return line.size() == 0 ? 0 : Hope(line, length, stock).best();
}

int gain(const Grid& grid, Cell cell, Token token, const Stock& stock) {
  const auto added = [&](Tally line, int length) {
    Tally after = line;
    after += Tally(token);
    return promise(after, length, stock) - promise(line, length, stock);
  };
  return added(grid.row_of_cell(cell), grid.shape().columns) +
         added(grid.column_of_cell(cell), grid.shape().rows);
}

}  // namespace tessera::one_oh_one
