#pragma once

#include <string_view>

namespace tessera::server {

// Without the white space around it that header fields allow: spaces and tabs.
std::string_view trimmed(std::string_view text);

// Takes the first item off a list that is separated by a mark, without the space around it.
std::string_view take_item(std::string_view& list, char mark);

}  // namespace tessera::server
