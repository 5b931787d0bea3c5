#pragma once

#include <CLI/App.hpp>
#include <string>
#include <string_view>

namespace tessera::cli {

// --store PLACE, which every command that opens a store must be told.
void add_place_option(CLI::App& command, std::string& place);

// For the page of help.
inline constexpr std::string_view kPlaces =
    "A store is an SQLite database, named by its path, or one of PostgreSQL's, named\n"
    "as in postgresql://user@host/database.\n\n";

}  // namespace tessera::cli
