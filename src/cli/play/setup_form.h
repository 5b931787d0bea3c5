#pragma once

#include <string>
#include <string_view>

#include "cli/play/settings.h"
#include "terminal/screen.h"

// The screens where a game is chosen and its table is set up, as lines.

namespace tessera::cli::play {

// The games by number; below them what else is offered, then the message.
terminal::Lines game_menu(const Services& services, const terminal::Lines& offers, std::string_view message,
                          const terminal::Screen& screen);

// Everything that can be changed, with the value it has.
terminal::Lines settings_form(const ChosenSettings& chosen, const Services& services,
                              std::string_view message, const terminal::Screen& screen);

// What can be typed there.
terminal::Lines settings_help(const GameSpec& spec, const Services& services, const terminal::Screen& screen);

}  // namespace tessera::cli::play
