#include <cmath>
#include <cstdint>
#include <ctime>
#include <fmt/core.h>
#include <memory>
#include <string>
#include <vector>

#include "base/random.h"
#include "cli/commands.h"
#include "cli/messages.h"
#include "core/playout.h"
#include "games/catalog.h"
#include "protocol/json.h"
#include "search/first_move.h"
#include "words/catalogue.h"

namespace tessera::cli {
namespace {

// Processor time, so that whatever else the machine does stays out of it.
double seconds_used() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

struct Rate {
  std::string_view game;
  int players;
  double games_per_second;
  double simulations_per_second;
};

// Lexio is measured by the round, so that a game is one deal everywhere.
Setup bench_setup(const GameSpec& spec, int players) {
  Setup setup{players, {}};
  for (const OptionSpec& option : spec.options)
    if (option.key == "rounds") setup.options.emplace_back("rounds", "1");
  return setup;
}

// work() does this many things; how many that makes in a second.
template <class Work>
double rate_of(int things, double seconds, Work&& work) {
  const auto measure = [&](double limit) {
    const double begin = seconds_used();
    long done = 0;
    double elapsed = 0;
    while (elapsed < limit) {
      work();
      done += things;
      elapsed = seconds_used() - begin;
    }
    return static_cast<double>(done) / elapsed;
  };
  measure(seconds / 10);  // warm caches and clocks
  return measure(seconds);
}

template <Game G>
double games_per_second(const typename G::Config& config, double seconds) {
  constexpr int kGames = 10;
  Rng rng(1);
  return rate_of(kGames, seconds, [&] {
    for (int i = 0; i < kGames; ++i) {
      auto state = G::start(config);
      random_playout<G>(state, rng);
    }
  });
}

// What `mcts` does at the first move of a game: as long as a whole game, and the tree besides.
template <Game G>
double simulations_per_second(const typename G::Config& config, double seconds) {
  constexpr int kSimulations = 500;
  Rng rng(1);
  search::Scratch scratch;
  return rate_of(kSimulations, seconds,
                 [&] { search::search_first_move<G>(config, kSimulations, rng, scratch); });
}

// CLI::Range lets "nan" through.
std::string seconds_within_an_hour(const std::string& text) {
  double seconds = 0;
  const bool number = CLI::detail::lexical_cast(text, seconds);
  const bool fine = number && seconds >= 0.01 && seconds <= 3600;
  return fine ? "" : words::say(Message(Say::bad_seconds, {{"text", text}}));
}

std::int64_t whole(double rate) { return std::llround(rate); }

void bench(double seconds, bool json) {
  std::vector<Rate> rates;
  if (!json) fmt::print("On one core, a second (Lexio: rounds)   random games   simulations of mcts\n");
  for_each_game([&]<Game G> {
    const GameSpec& spec = G::spec();
    for (int players = spec.min_players; players <= spec.max_players; ++players) {
      const auto config = *G::configure(bench_setup(spec, players));
      rates.push_back({spec.name, players, games_per_second<G>(config, seconds),
                       simulations_per_second<G>(config, seconds)});
      if (!json)
        fmt::print("  {:<6} {} {:<8} {:>32.0f} {:>21.0f}\n", spec.title, players,
                   players == 1 ? "player" : "players", rates.back().games_per_second,
                   rates.back().simulations_per_second);
      std::fflush(stdout);
    }
  });
  if (!json) return;
  Data::List results;
  for (const Rate& rate : rates)
    results.push_back(Data::Fields{{"game", rate.game},
                                   {"players", rate.players},
                                   {"games_per_second", whole(rate.games_per_second)},
                                   {"simulations_per_second", whole(rate.simulations_per_second)}});
  fmt::print("{}\n", protocol::to_json(Data::Fields{{"results", std::move(results)}}));
}

}  // namespace

void add_bench_command(CLI::App& app, ExitCode& /*exit*/) {
  struct Arguments {
    double seconds = 1;
    bool json = false;
  };
  auto arguments = std::make_shared<Arguments>();
  CLI::App* command = app.add_subcommand("bench", "Measure random games and simulations a second");
  command->add_flag("--json", arguments->json, "Print one JSON object");
  command->add_option("--seconds", arguments->seconds, "Processor time to spend on each, in seconds")
      ->option_text("N")
      ->check(seconds_within_an_hour)
      ->capture_default_str();
  command->callback([arguments] { bench(arguments->seconds, arguments->json); });
}

}  // namespace tessera::cli
