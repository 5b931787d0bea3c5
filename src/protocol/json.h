#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "core/data.h"
#include "core/message.h"

// Data as JSON and back. Nobody else writes JSON by hand.

namespace tessera::protocol {

std::string to_json(const Data& data);  // on one line
void append_json(std::string& out, const Data& data);
void append_json_text(std::string& out, std::string_view text);  // with its quotes
std::string to_pretty_json(const Data& data);  // two spaces a level, for people and golden files

// Refuses what is no JSON. The same names twice in an object: the last one counts.
Result<Data> from_json(std::string_view text);
// The same, but refused too where lists and objects are nested deeper than this.
Result<Data> from_json(std::string_view text, std::size_t deepest);

}  // namespace tessera::protocol
