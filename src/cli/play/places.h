#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace tessera::cli::play {

// As typed at a prompt, where no shell explains "~/".
std::filesystem::path path_typed(std::string_view text);

// For a screen: whole, but without anything that would move the cursor.
std::string shown_path(const std::filesystem::path& path);

// $XDG_STATE_HOME/tessera, usually ~/.local/state/tessera; empty for somebody without a home.
std::filesystem::path state_folder();

}  // namespace tessera::cli::play
