#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>

namespace tessera::terminal {

// A command and the file it is for, to be typed into a shell. Where the line is too short,
// they stand on two that a shell still takes as one.
std::string shell_command(std::string_view command, const std::filesystem::path& file, std::size_t columns);

}  // namespace tessera::terminal
