#pragma once

#include <string>
#include <string_view>

#include "core/message.h"
#include "games/one_oh_one/grid.h"
#include "games/one_oh_one/tokens.h"

// The words of docs/record-format.md.

namespace tessera::one_oh_one {

std::string to_text(Token token);  // "B7"
std::string to_text(Back back);    // "low:PG"
std::string to_text(Cell cell);    // "E5"

Result<Token> parse_token(std::string_view word);
Result<Back> parse_back(std::string_view word);
Result<Cell> parse_cell(std::string_view word);

}  // namespace tessera::one_oh_one
