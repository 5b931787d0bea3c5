#pragma once

#include <CLI/App.hpp>
#include <CLI/Error.hpp>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.h"

// The help pages in words for people: an option is followed by what it takes, as
// option_text() has it, and its default stands behind its description.

namespace tessera::cli {

std::shared_ptr<CLI::FormatterBase> help_formatter();

// What is wrong with a command line, and what could stand there instead.
std::string failure_text(const CLI::App* app, const CLI::Error& error);

// The games with their options and the values of these, and the bots.
std::string games_and_bots(std::span<const AnyGame* const> games, const std::vector<std::string_view>& bots);

}  // namespace tessera::cli
