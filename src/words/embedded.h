#pragma once

#include <string_view>

namespace tessera {

// The catalogue of a language, by its name ("en"), as it was when this was built; empty when there is none.
std::string_view embedded_catalogue(std::string_view name);

}  // namespace tessera
