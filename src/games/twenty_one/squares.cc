#include "games/twenty_one/squares.h"

#include "base/text.h"

namespace tessera::twenty_one {

std::string to_text(Square square) {
  return concat(static_cast<char>('A' + column_of(square)), row_of(square) + 1);
}

std::optional<Square> parse_square(std::string_view word) {
  if (word.size() < 2) return std::nullopt;
  const int column = word.front() - 'A';
  const auto row = parse_int(word.substr(1));
  if (column < 0 || column >= kLargestBoard || !row || *row < 1 || *row > kLargestBoard) return std::nullopt;
  return square_at(*row - 1, column);
}

}  // namespace tessera::twenty_one
