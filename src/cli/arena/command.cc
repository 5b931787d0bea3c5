#include <chrono>
#include <cstdio>
#include <fmt/core.h>
#include <memory>
#include <string>
#include <vector>

#include "arena/match.h"
#include "bots/bot.h"
#include "cli/arena/report.h"
#include "cli/arena/run.h"
#include "cli/arguments.h"
#include "cli/commands.h"
#include "cli/complain.h"
#include "cli/help.h"
#include "cli/messages.h"
#include "cli/table_options.h"
#include "games/catalog.h"
#include "protocol/json.h"
#include "terminal/console.h"
#include "terminal/interrupt.h"

namespace tessera::cli {
namespace {

struct ArenaArguments {
  TableArguments table;
  std::string bots = "greedy,random";
  std::string sprt;
  int movetime = 200;
  bool json = false;
  RunOrders orders;
};

Result<arena::Match> parse_arena_match(const ArenaArguments& arguments) {
  const auto table = parse_table(arguments.table);
  if (!table) return tl::unexpected(table.error());
  arena::EngineLimits limits;
  limits.movetime = std::chrono::milliseconds(arguments.movetime);
  auto match = arena::Match::make(*table->game, table->setup, split_commas(arguments.bots),
                                  arguments.table.seed, limits);
  if (!match) return match;
  if (auto players = arena::DealPlayer::gather(*match); !players) return tl::unexpected(players.error());
  return match;
}

Result<std::optional<arena::SprtBounds>> parse_sprt(const std::string& text, const arena::Match& match) {
  if (text.empty()) return std::nullopt;
  if (!arena::is_duel(match)) return refuse(Say::sprt_wants_two_bots);
  const auto items = split_commas(text);
  arena::SprtBounds bounds{};
  const bool numbers = items.size() == 2 && CLI::detail::lexical_cast(items[0], bounds.elo0) &&
                       CLI::detail::lexical_cast(items[1], bounds.elo1);
  if (!numbers || !(bounds.elo0 >= -1000 && bounds.elo0 < bounds.elo1 && bounds.elo1 <= 1000))
    return refuse(Say::bad_sprt, {{"text", text}});
  return bounds;
}

Message how_to_resume(const RunOrders& orders) {
  if (orders.journal.empty()) return Say::arena_stopped;
  return Message(Say::arena_stopped_journal, {{"path", orders.journal}});
}

ExitCode run_arena(ArenaArguments arguments) {
  const auto match = parse_arena_match(arguments);
  if (!match) return complain(match.error(), ExitCode::usage);
  const auto sprt = parse_sprt(arguments.sprt, *match);
  if (!sprt) return complain(sprt.error(), ExitCode::usage);
  arguments.orders.sprt = *sprt;
  const RunOrders& orders = arguments.orders;

  const int games = whole_deals(*match, orders.games) * match->games_a_deal();
  if (games != orders.games && !orders.quiet)
    complain(Message(Say::whole_deals,
                     {{"games", games}, {"wanted", orders.games}, {"times", match->games_a_deal()}}),
             ExitCode::ok);
  const terminal::Interrupt interrupt;
  const auto standings = run_match(*match, orders, interrupt);
  if (!standings) return complain(standings.error(), exit_code_of(standings.error()));
  if (standings->deals() > 0)
    fmt::print("{}{}",
               arguments.json ? protocol::to_json(report_data(*standings))
                              : report_text(*standings, terminal::console_traits().ascii),
               arguments.json ? "\n" : "");
  std::fflush(stdout);
  fmt::print(stderr, "{}", faults_text(*standings));
  if (!is_partial(*standings, orders)) return ExitCode::ok;
  return complain(how_to_resume(orders), ExitCode::interrupted);
}

}  // namespace

void add_arena_command(CLI::App& app, ExitCode& exit) {
  auto arguments = std::make_shared<ArenaArguments>();
  CLI::App* command = app.add_subcommand("arena", "Let bots play the same deals from every seat");
  add_table_options(*command, arguments->table);
  command->add_option("--bots", arguments->bots, "Who plays: one a seat, or two")
      ->option_text("BOT,...")
      ->capture_default_str();
  command->add_option("--games", arguments->orders.games, "How many games; rounded up to whole deals")
      ->option_text("N")
      ->check(CLI::Range(1, 10'000'000))
      ->capture_default_str();
  command->add_option("--movetime", arguments->movetime, "Milliseconds a move for programs")
      ->option_text("MS")
      ->check(CLI::Range(1, 3'600'000))
      ->capture_default_str();
  command->add_option("--sprt", arguments->sprt, "Stop as soon as one is shown to be likelier (5 % error)")
      ->option_text("ELO0,ELO1");
  command->add_option("--jobs", arguments->orders.jobs, "Threads (default: all cores)")
      ->option_text("N")
      ->check(CLI::Range(1, 1024));
  command
      ->add_option("--journal", arguments->orders.journal,
                   "File for finished deals, to go on where it stopped")
      ->option_text("FILE");
  command->add_option("--records", arguments->orders.records, "Folder for a record of each game")
      ->option_text("FOLDER");
  command->add_flag("--json", arguments->json, "Print one JSON object");
  command->add_flag("--quiet", arguments->orders.quiet, "Show no progress");
  command->footer(games_and_bots(all_games(), bot_names()) +
                  "And here \"cmd:PROGRAM ARGS\", a program that speaks the engine protocol.\n\n" +
                  app.get_footer());
  command->callback([arguments, &exit] { exit = run_arena(*arguments); });
}

}  // namespace tessera::cli
