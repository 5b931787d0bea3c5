#include <CLI/CLI.hpp>
#include <chrono>
#include <csignal>
#include <iostream>
#include <memory>

#include "cli/arguments.h"
#include "cli/commands.h"
#include "cli/complain.h"
#include "cli/entropy.h"
#include "cli/help.h"
#include "cli/language.h"
#include "cli/online/arguments.h"
#include "cli/online/messages.h"
#include "cli/online/run.h"
#include "cli/play/messages.h"
#include "cli/play/places.h"
#include "cli/play/run.h"
#include "cli/rules_text.h"
#include "games/catalog.h"
#include "terminal/console.h"
#include "words/catalogue.h"

namespace tessera::cli {
namespace {

using play::PlayArguments;
using play::Services;

struct PlayOptions {
  std::string game;
  std::vector<std::string> options;
  std::string seats;
  std::string names;
  std::optional<int> players;
  std::optional<std::uint64_t> seed;
  std::optional<std::string> resume;
  std::string word;
  std::optional<std::string> language;
  online::TypedArguments online;
};

Services our_services(const std::string& program, words::Language language) {
  Services services;
  services.games = all_games();
  services.bots = bot_names();
  services.default_bot = "casual";
  services.make_bot = make_bot;
  services.rules = [language](std::string_view game) { return rules_for_players(game, language); };
  services.words = &words::Catalogue::of(language);
  services.fresh_secret = fresh_secret;
  services.state_folder = play::state_folder();
  services.now = [] { return std::chrono::system_clock::now(); };
  if (!program.empty()) services.program = program;
  return services;
}

Result<PlayArguments> arguments_of(const PlayOptions& options, const Services& services) {
  PlayArguments arguments;
  arguments.resume = options.resume;
  if (arguments.resume == "-") return refuse(play::Say::resume_wants_a_file);
  if (arguments.resume && (!options.game.empty() || !options.options.empty() || options.players))
    return refuse(play::Say::resume_goes_alone);
  if (arguments.resume && !options.word.empty()) return refuse(play::Say::resume_without_word);
  if (!options.game.empty()) {
    const auto game = parse_game(options.game, services.games);
    if (!game) return tl::unexpected(game.error());
    arguments.chosen.game = *game;
  }
  arguments.chosen.players = options.players;
  arguments.chosen.seed = options.seed;
  arguments.chosen.word = options.word;
  if (!options.seats.empty()) arguments.chosen.kinds = split_commas(options.seats);
  if (!options.names.empty()) arguments.chosen.names = split_commas(options.names);
  for (const std::string& text : options.options) {
    auto option = parse_option(text);
    if (!option) return tl::unexpected(option.error());
    arguments.chosen.options.push_back(*std::move(option));
  }
  if (arguments.chosen.game == nullptr && !arguments.resume && (!options.options.empty() || options.players))
    return refuse(play::Say::options_want_a_game);
  return arguments;
}

ExitCode play_here_or_there(const PlayOptions& options, const PlayArguments& asked, const Services& services,
                            terminal::Terminal& terminal) {
  const auto wrong = [&](const Message& why) {
    std::cerr << "tessera play: " << services.words->say(why) << '\n';
    return ExitCode::usage;
  };
  if (options.online.url.empty()) {
    if (options.online.asks_for_anything_but_a_url()) return wrong(online::Say::only_online);
    return play::run_play(asked, services, terminal, std::cerr);
  }
  if (asked.resume) return wrong(online::Say::not_online);
  const auto arguments = online::read_arguments(options.online, asked.chosen, services);
  if (!arguments) return wrong(arguments.error());
  return online::run_online(*arguments, services, terminal, std::cerr);
}

ExitCode play_as_asked(const PlayOptions& arguments, const std::string& program) {
  const auto language = chosen_language(arguments.language);
  if (!language) return complain(language.error(), ExitCode::usage, words_of_environment());
  const Services services = our_services(program, *language);
  const auto asked = arguments_of(arguments, services);
  if (!asked) {
    std::cerr << "tessera play: " << services.words->say(asked.error()) << '\n';
    return ExitCode::usage;
  }
  auto console = terminal::open_console();
  const ExitCode code = play_here_or_there(arguments, *asked, services, *console);
  const auto signal = console->stopped_by();
  const bool lost_output = console->lost_output();
  console.reset();
  // Everything is in order now: let the signal end the program as it would have.
  if (signal) std::raise(*signal);
  if (!lost_output) return code;
  std::cerr << "tessera play: " << services.words->say(play::Say::output_lost) << '\n';
  return ExitCode::system;
}

}  // namespace

namespace {

void add_online_play_options(CLI::App& play, online::TypedArguments& online) {
  play.add_option("--online", online.url, "Play at a server: its address, or the link of a table")
      ->option_text("URL");
  play.add_option("--table", online.table, "Of the server: join this table, or go on there")
      ->option_text("ID");
  play.add_flag("--watch", online.watch, "Only look on");
  play.add_option("--name", online.name, "Your name at the server, which it remembers")->option_text("NAME");
  play.add_option("--bots", online.bots, "A new table: bots of this level on all other seats")
      ->option_text("LEVEL");
  play.add_option("--clock", online.clock, "A new table: move:60 or total:300+5 (seconds), or days:3")
      ->option_text("CLOCK");
  play.add_flag("--public", online.is_public, "A new table: listed for everybody at the server");
}

}  // namespace

void add_play_command(CLI::App& app, ExitCode& exit) {
  auto arguments = std::make_shared<PlayOptions>();
  CLI::App* play = app.add_subcommand("play", "Play at this terminal, against bots or each other");
  play->add_option("GAME", arguments->game, "101, lexio or 21; without it you are asked");
  play->add_option("--players", arguments->players, "How many play")->option_text("N");
  play->add_option("--option", arguments->options, "An option of the game, see below; as often as needed")
      ->option_text("KEY=VALUE")
      ->take_all()
      ->allow_extra_args(false);
  play->add_option("--seats", arguments->seats, "Who sits where: you, a bot, online open: you,open,expert")
      ->option_text("WHO,...");
  play->add_option("--names", arguments->names, "The players' names by seat, as in Camille,Noor")
      ->option_text("NAME,...");
  play->add_option("--seed", arguments->seed, "Same seed and moves, same game; not to be verified")
      ->option_text("N")
      ->check(whole_number);
  play->add_option("--word", arguments->word, "A word of yours that deals and draws follow from too")
      ->option_text("WORD");
  add_language_option(*play, arguments->language);
  play->add_option("--resume", arguments->resume, "Go on with the game of a record")->option_text("FILE");
  add_online_play_options(*play, arguments->online);
  play->footer(games_and_bots(all_games(), bot_names()) + '\n' + app.get_footer());
  play->callback([&app, &exit, arguments] { exit = play_as_asked(*arguments, app.get_name()); });
}

}  // namespace tessera::cli
