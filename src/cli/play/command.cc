#include "cli/play/command.h"

#include <CLI/CLI.hpp>
#include <chrono>
#include <csignal>
#include <iostream>
#include <memory>
#include <random>

#include "cli/arguments.h"
#include "cli/help.h"
#include "cli/play/places.h"
#include "cli/play/run.h"
#include "cli/rules_text.h"
#include "games/catalog.h"
#include "terminal/console.h"
#include "words/catalogue.h"

namespace tessera::cli {
namespace {

using namespace play;

struct Arguments {
  std::string game;
  std::vector<std::string> options;
  std::string seats;
  std::string names;
  std::optional<int> players;
  std::optional<std::uint64_t> seed;
  std::optional<std::string> resume;
};

House our_house(const std::string& program) {
  House house;
  house.games = all_games();
  house.bots = bot_names();
  house.usual_bot = "casual";
  house.make_bot = make_bot;
  house.rules = rules_for_players;
  // 32 bits are enough to never meet a game twice, and short enough to be told.
  house.fresh_seed = [] { return std::uint64_t{std::random_device{}()}; };
  house.state_folder = state_folder();
  house.now = [] { return std::chrono::system_clock::now(); };
  if (!program.empty()) house.program = program;
  return house;
}

Result<Request> request_of(const Arguments& arguments, const House& house) {
  Request request;
  request.resume = arguments.resume;
  if (request.resume == "-")
    return refuse("usage", "--resume takes a file: standard input is for your moves");
  if (request.resume && (!arguments.game.empty() || !arguments.options.empty() || arguments.players))
    return refuse("usage", "--resume goes without GAME, --players and --option: the record says those");
  if (!arguments.game.empty()) {
    const auto game = parse_game(arguments.game, house.games);
    if (!game) return tl::unexpected(game.error());
    request.wish.game = *game;
  }
  request.wish.players = arguments.players;
  request.wish.seed = arguments.seed;
  if (!arguments.seats.empty()) request.wish.kinds = split_commas(arguments.seats);
  if (!arguments.names.empty()) request.wish.names = split_commas(arguments.names);
  for (const std::string& text : arguments.options) {
    auto option = parse_option(text);
    if (!option) return tl::unexpected(option.error());
    request.wish.options.push_back(*std::move(option));
  }
  if (request.wish.game == nullptr && !request.resume && (!arguments.options.empty() || arguments.players))
    return refuse("usage", "--players and --option need a GAME");
  return request;
}

ExitCode play_as_asked(const Arguments& arguments, const std::string& program) {
  const House house = our_house(program);
  const auto request = request_of(arguments, house);
  if (!request) {
    std::cerr << "tessera play: " << words::say(request.error()) << '\n';
    return ExitCode::usage;
  }
  auto console = terminal::open_console();
  const ExitCode code = run_play(*request, house, *console, std::cerr);
  const auto signal = console->stopped_by();
  const bool lost_output = console->lost_output();
  console.reset();
  // Everything is in order now: let the signal end the program as it would have.
  if (signal) std::raise(*signal);
  if (!lost_output) return code;
  std::cerr << "tessera play: standard output can't be written\n";
  return ExitCode::system;
}

}  // namespace

void add_play_command(CLI::App& app, ExitCode& exit) {
  auto arguments = std::make_shared<Arguments>();
  CLI::App* play = app.add_subcommand("play", "Play at this terminal, against bots or each other");
  play->add_option("GAME", arguments->game, "101, lexio or 21; without it you are asked");
  play->add_option("--players", arguments->players, "How many play")->option_text("N");
  play->add_option("--option", arguments->options, "An option of the game, see below; as often as needed")
      ->option_text("KEY=VALUE")
      ->take_all()
      ->allow_extra_args(false);
  play->add_option("--seats", arguments->seats, "Who sits where: you or a bot, as in you,casual,expert")
      ->option_text("WHO,...");
  play->add_option("--names", arguments->names, "The players' names by seat, as in Camille,Noor")
      ->option_text("NAME,...");
  play->add_option("--seed", arguments->seed, "The same seed and moves give the same game")
      ->option_text("N")
      ->check(whole_number);
  play->add_option("--resume", arguments->resume, "Go on with the game of a record")->option_text("FILE");
  play->footer(games_and_bots(all_games(), bot_names()) + '\n' + app.get_footer());
  play->callback([&app, &exit, arguments] { exit = play_as_asked(*arguments, app.get_name()); });
}

}  // namespace tessera::cli
