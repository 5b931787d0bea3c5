#pragma once

#include <string>
#include <string_view>

// Letters beyond A to Z, which src/base/text.h leaves alone.

namespace tessera::words {

// What is compared of typed words: in small letters, without accents, "Idée" is "idee".
std::string folded(std::string_view utf8);

// Whether somebody typed this word: with or without its accents, an ü as u or as ue.
bool is_typed(std::string_view typed, std::string_view word);

// With a capital at its beginning, where that is a letter.
std::string capitalised(std::string_view utf8);

// For terminals that understand nothing else: the letters and signs of our languages become what
// is nearest to them, "Straße" is "Strasse". What is not ours, of a name perhaps, stays.
std::string in_ascii(std::string_view utf8);

}  // namespace tessera::words
