#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/message.h"
#include "core/spelling.h"
#include "games/lexio/tiles.h"

// The words of docs/record-format.md: `7s` is the 7 of sun.

namespace tessera::lexio {

char letter(Suit suit);

std::string to_text(Tile tile);
std::string to_text(TileSet tiles);  // in canonical order, a space between

Result<Tile> parse_tile(std::string_view word);
// The words after "deal" or "left": those of each hand, without the `|` between them.
Result<std::vector<std::span<const std::string_view>>> split_hands(std::span<const std::string_view> words);
// Refuses tiles that are written twice and, unless the spelling is free, out of canonical order.
Result<TileSet> parse_tiles(std::span<const std::string_view> words, Spelling spelling = Spelling::strict);

}  // namespace tessera::lexio
