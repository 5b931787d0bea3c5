#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/message.h"
#include "core/seat.h"
#include "games/twenty_one/squares.h"
#include "games/twenty_one/tokens.h"

// The words of docs/record-format.md: `H8` is a square, `7` a token, `*12` a star declared 12.

namespace tessera::twenty_one {

std::string to_text(Square square);
std::string_view direction_name(Direction direction);  // "row", "column", "falling", "rising"
std::string to_text(Token token);                      // "7", "*"
std::string to_text(Face face);                        // "7", "*12"
std::string to_text(Pile pile);                        // "3 5 5 *"

std::optional<Square> parse_square(std::string_view word);
Result<Token> parse_token(std::string_view word);
Result<Face> parse_face(std::string_view word);
Result<Seat> parse_seat(std::string_view word);

}  // namespace tessera::twenty_one
