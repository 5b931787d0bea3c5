#pragma once

#include <string_view>

namespace tessera {

// The catalogue of a language ("en") as it was when this was built; empty when there is none.
std::string_view embedded_catalogue(std::string_view language);

}  // namespace tessera
