#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/play/services.h"
#include "cli/players.h"

namespace tessera::cli::play {

// What somebody chose to play, with all the gaps they left.
struct ChosenSettings {
  const AnyGame* game = nullptr;
  std::optional<int> players;
  std::vector<std::pair<std::string, std::string>> options;
  std::vector<std::string> kinds;  // by seat
  std::vector<std::string> names;  // by seat
  std::optional<std::uint64_t> seed;
  std::string word;                       // for luck, of the first person
  std::optional<table::Secret> secret{};  // shown by its SHA-256 before the word was asked for
};

// Everything that makes one game: which, and by whom.
struct GameSettings {
  const AnyGame* game = nullptr;
  Setup setup;
  Participants participants;
  std::optional<std::uint64_t> seed;      // where chance is to be repeatable rather than fair
  std::string word{};                     // for luck, of the first person
  std::optional<table::Secret> secret{};  // of the luck; without it a new one
  std::vector<Tag> tags;                  // of a record that is gone on with, kept as they are
};

// Fills the gaps with defaults, or with the only number of players that the options
// allow, and refuses what can't be.
Result<GameSettings> complete(const ChosenSettings& chosen, const Services& services);

// What gives these settings again; the seed is left open.
ChosenSettings chosen_again(const GameSettings& settings);

// One change as it is typed: "players 3", "seats you,casual", "rounds=1".
// Refused changes change nothing. Says what else had to change, if anything.
Result<std::optional<Message>> change(ChosenSettings& chosen, std::string_view line,
                                      const Services& services);

// An option's value under these choices.
std::string option_value(const ChosenSettings& chosen, const OptionSpec& option);

}  // namespace tessera::cli::play
