#pragma once

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <functional>
#include <gtest/gtest.h>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

#include "base/random.h"
#include "base/text.h"
#include "bots/bot.h"
#include "cli/play/autosave.h"
#include "cli/play/game_text.h"
#include "cli/play/live_game.h"
#include "cli/play/run.h"
#include "games/catalog.h"
#include "tests/cli/program.h"
#include "tests/terminal/answering_terminal.h"

// What the tests of `tessera play` share: services with a folder of their own, and
// terminals that tests can drive.

namespace tessera::cli::play {

// A folder of its own for a test.
class Folder {
 public:
  [[nodiscard]] std::filesystem::path path() const { return folder_.path(); }

 private:
  testing::TemporaryFolder folder_;
};

inline std::string read_text(const std::filesystem::path& path) {
  std::ifstream file(path);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

inline void write_text(const std::filesystem::path& path, std::string_view text) {
  std::ofstream(path) << text;
}

// A minute later each time it is asked.
inline WallClock test_clock() {
  const auto time = std::make_shared<WallTime>(std::chrono::hours(24 * 20000));
  return [time] { return *time += std::chrono::minutes(1); };
}

// The same bytes for the same number.
inline table::Secret secret_of(std::uint8_t number) {
  table::Secret::Bytes bytes;
  bytes.fill(std::byte{number});
  return table::Secret(bytes);
}

inline Services test_services(const std::filesystem::path& state_folder) {
  Services services;
  services.games = all_games();
  services.bots = bot_names();
  services.default_bot = "greedy";
  services.make_bot = make_bot;
  services.rules = [](std::string_view game) -> std::string_view {
    return game == "lexio" ? "# Lexio\n\nShed your tiles. Then\nmore.\n" : "# Rules\n\nThe rules.\n";
  };
  services.fresh_secret = [] { return secret_of(99); };
  services.state_folder = state_folder;
  services.now = test_clock();
  return services;
}

// The files of the unfinished games, the last one first.
inline std::vector<std::filesystem::path> kept_in(const std::filesystem::path& folder) {
  std::vector<std::filesystem::path> paths;
  for (const Autosave::Game& game : Autosave(folder, test_clock()).unfinished()) paths.push_back(game.path);
  return paths;
}

inline ChosenSettings chosen_for(std::string_view game, std::uint64_t seed = 1) {
  ChosenSettings chosen;
  chosen.game = find_game(game);
  chosen.seed = seed;
  return chosen;
}

inline GameSettings settings_for(const ChosenSettings& chosen) {
  return *complete(chosen, test_services(""));
}

// Bots, until a person is to act or the game is over.
inline void settle(LiveGame& game) {
  while (game.is_bot_due()) ASSERT_TRUE(game.let_bot_move());
}
inline LiveGame game_for(const ChosenSettings& chosen) {
  LiveGame game = *LiveGame::start(settings_for(chosen), test_services(""));
  settle(game);
  return game;
}

// What came of games whose every input was known before.
struct Played {
  ExitCode code;
  std::string out;
  std::string errors;
};
inline Played play_through(const PlayArguments& request, const Services& services, const std::string& input,
                           terminal::TerminalTraits traits = {}) {
  std::istringstream in(input);
  std::ostringstream out;
  std::ostringstream errors;
  terminal::StreamTerminal terminal(in, out, traits);
  const ExitCode code = run_play(request, services, terminal, errors);
  return {code, out.str(), errors.str()};
}
inline Played play_through(const ChosenSettings& chosen, const Services& services, const std::string& input,
                           terminal::TerminalTraits traits = {}) {
  return play_through(PlayArguments{chosen, std::nullopt}, services, input, traits);
}

inline std::string times(int n, std::string_view text) {
  std::string out;
  for (int i = 0; i < n; ++i) out += text;
  return out;
}

inline bool has(std::string_view text, std::string_view piece) {
  return text.find(piece) != std::string_view::npos;
}

// Numbers at random: some are refused, the others play.
inline std::string random_numbers(std::uint64_t seed, int lines) {
  Rng rng(seed);
  std::string input;
  for (int i = 0; i < lines; ++i) input += concat('#', rng.below(6) + 1, '\n');
  return input;
}

inline std::string on_one_line(std::string text) {
  std::replace(text.begin(), text.end(), '\n', ' ');
  return text;
}

constexpr terminal::TerminalTraits kPerson{
    .columns = 80, .rows = 24, .person = true, .escapes = true, .colours = terminal::Colours::all};
// Without colours, so that lines can be compared as they are.
constexpr terminal::TerminalTraits kPlainPerson{.columns = 80, .rows = 24, .person = true};

// Games that are kept in a folder of their own.
class PlayTest : public ::testing::Test {
 protected:
  Folder folder_;
  Services services_ = test_services(folder_.path() / "state");

  [[nodiscard]] std::vector<std::filesystem::path> kept() const { return kept_in(services_.state_folder); }
  using Games = std::vector<std::string>;
  // Which games they are, the last one first.
  [[nodiscard]] Games kept_games() const {
    Games games;
    for (const auto& path : kept()) {
      const std::string text = read_text(path);
      const std::size_t at = std::min(text.find("\ngame "), text.size() - 6) + 6;
      games.push_back(text.substr(at, text.find('\n', at) - at));
    }
    return games;
  }
  [[nodiscard]] std::string in_folder(std::string_view name) const {
    return (folder_.path() / name).string();
  }
  void leave_games(std::initializer_list<const char*> games) {
    for (const char* game : games) play_through(chosen_for(game, 3), services_, "#1\nquit\n");
  }
};

}  // namespace tessera::cli::play
