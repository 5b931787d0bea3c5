#include <cstdlib>
#include <filesystem>
#include <fmt/core.h>
#include <memory>
#include <optional>
#include <string>
#include <system_error>
#include <unistd.h>
#include <vector>

#include "base/random.h"
#include "bots/bot.h"
#include "cli/arguments.h"
#include "cli/commands.h"
#include "cli/files.h"
#include "core/record.h"
#include "games/catalog.h"

namespace tessera::cli {
namespace {

struct Arguments {
  std::string game;
  std::optional<int> players;
  std::vector<std::string> options;
  std::string bots = "greedy";
  int games = 1;
  std::uint64_t seed = 1;
  std::string folder = "records";
};

struct Match {
  const AnyGame* game;
  Setup setup;
  std::vector<std::string> bots;
};

Result<Match> parse_match(const Arguments& arguments) {
  const auto game = parse_game(arguments.game, all_games());
  if (!game) return tl::unexpected(game.error());
  const auto setup = parse_setup(**game, arguments.players, arguments.options);
  if (!setup) return tl::unexpected(setup.error());
  const auto bots = parse_bots(arguments.bots, setup->players);
  if (!bots) return tl::unexpected(bots.error());
  for (const std::string& bot : *bots)
    if (auto made = make_bot(bot, (*game)->spec(), 0); !made) return tl::unexpected(made.error());
  return Match{*game, *setup, *bots};
}

// Bots and chance only do what is legal; a refusal here is a fault of ours, and
// going on would write a wrong record.
void must_be_legal(const Result<void>& done) {
  if (done) return;
  fmt::print(stderr, "tessera: {}\n", done.error().reason);
  std::abort();
}

// One whole game as a record. Chance and every bot draw from streams of their
// own, so that another bot at the table does not change the deal.
std::string play_game(const Match& match, std::uint64_t seed) {
  std::vector<Tag> tags;
  std::vector<std::unique_ptr<Bot>> bots;
  for (std::size_t i = 0; i < match.bots.size(); ++i) {
    tags.emplace_back("seat" + std::to_string(i), match.bots[i]);
    bots.push_back(*make_bot(match.bots[i], match.game->spec(), derive_seed(seed, i + 1)));
  }
  RecordWriter record(match.game->spec(), match.setup, tags);
  Rng rng(derive_seed(seed, 0));
  const auto state = *match.game->start(match.setup);
  while (!state->turn().is_over()) {
    if (state->turn().is_chance()) {
      const std::string event = state->sample(rng);
      record.chance(event);
      must_be_legal(state->chance(event));
    } else {
      const Seat seat = state->turn().seat();
      const std::string move = bots[index(seat)]->choose(*state->view(seat));
      record.action(seat, move);
      must_be_legal(state->play(seat, move));
    }
  }
  record.result(state->outcome());
  return record.text();
}

// All that makes the match is in the name, so that another one in the same folder
// does not replace it: "101-2p-mode-classic-greedy-random".
std::string file_name(const Match& match) {
  std::string name = fmt::format("{}-{}p", match.game->spec().name, match.setup.players);
  for (const auto& [key, value] : match.setup.options) name += fmt::format("-{}-{}", key, value);
  for (const std::string& bot : match.bots) name += "-" + bot;
  return name;
}

void show_progress(int done, int games) {
  if (isatty(STDERR_FILENO) != 0 && (done % 10 == 0 || done == games))
    fmt::print(stderr, "\r{} of {} games{}", done, games, done == games ? "\n" : "");
}

ExitCode selfplay(const Arguments& arguments) {
  const auto match = parse_match(arguments);
  if (!match) {
    fmt::print(stderr, "{}\n", match.error().reason);
    return ExitCode::usage;
  }
  std::error_code error;
  std::filesystem::create_directories(arguments.folder, error);
  if (error) {
    fmt::print(stderr, "{}: can't be made: {}\n", arguments.folder, error.message());
    return ExitCode::system;
  }
  for (int i = 1; i <= arguments.games; ++i) {
    const std::string path =
        fmt::format("{}/{}-seed{}-{:05}.tessera", arguments.folder, file_name(*match), arguments.seed, i);
    const auto seed = derive_seed(arguments.seed, static_cast<std::uint64_t>(i));
    if (const auto written = write_file(path, play_game(*match, seed)); !written) {
      fmt::print(stderr, "{}\n", written.error().reason);
      return ExitCode::system;
    }
    show_progress(i, arguments.games);
  }
  fmt::print("{} {} written to {}\n", arguments.games, arguments.games == 1 ? "record" : "records",
             arguments.folder);
  return ExitCode::ok;
}

}  // namespace

void add_selfplay_command(CLI::App& app, ExitCode& exit) {
  auto arguments = std::make_shared<Arguments>();
  CLI::App* command = app.add_subcommand("selfplay", "Let bots play and write one record a file");
  command->add_option("GAME", arguments->game, "101, lexio or 21")->required();
  command->add_option("--players", arguments->players, "Number of seats (default: the game's usual)");
  command->add_option("--option", arguments->options, "KEY=VALUE, as often as needed")
      ->allow_extra_args(false);
  command->add_option("--bots", arguments->bots, "One bot for all seats, or one for each: random, greedy")
      ->capture_default_str();
  command->add_option("--games", arguments->games, "How many games")
      ->check(CLI::Range(1, 1'000'000))
      ->capture_default_str();
  command->add_option("--seed", arguments->seed, "The same seed plays the same games")
      ->check(whole_number)
      ->capture_default_str();
  command->add_option("--out", arguments->folder, "Folder for the records")->capture_default_str();
  command->callback([arguments, &exit] { exit = selfplay(*arguments); });
}

}  // namespace tessera::cli
