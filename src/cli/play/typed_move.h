#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tessera::cli::play {

// What a typed line means among the legal moves. Knows words, and no game: a
// move is a verb and its arguments.
struct TypedMove {
  enum class Kind {
    move,       // `moves` holds the one it is
    unsure,     // one move comes close, but the line says less than the move: ask first
    ambiguous,  // `moves` holds all it could be
    partial,    // `moves` holds several that have these words and more: ask the rules first
    nothing,
  };
  Kind kind = Kind::nothing;
  std::vector<std::string> moves;

  friend bool operator==(const TypedMove&, const TypedMove&) = default;
};

// Case and the order of words don't matter. `e5` is `place E5` by its arguments,
// `pa` is `pass`, `7 h` is `place 7 H6` and `5 5` is `play 5c 5t` by their beginnings,
// when nothing else begins like that. Arguments are never added silently: `5c` may be an
// illegal single tile, and must not become a pair because a pair is what can be played.
TypedMove match_move(std::string_view line, const std::vector<std::string>& legal);

// The line with the items that its numbers are short for, each used once, as far as there are such:
// `8 8` is `8c 8t` for whoever holds those.
std::string in_full(std::string_view line, std::vector<std::string> items);

// The line in the letters of the notation: what to ask the rules about when they are
// to say why it can't be. Arguments without a verb get the one verb that takes any,
// among the legal moves or, if none of them does, among those played before. The same moves
// show whether letters are small; where they have none, those of another verb are capitals, as in
// squares.
std::string as_notation(std::string_view line, const std::vector<std::string>& legal,
                        const std::vector<std::string>& played);

// A reason, with a capital and a full stop.
std::string as_sentence(std::string reason);

}  // namespace tessera::cli::play
