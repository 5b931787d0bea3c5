#include <cstdio>
#include <fmt/core.h>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arena/match.h"
#include "bots/bot.h"
#include "cli/arena/records.h"
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
#include "terminal/bar.h"
#include "terminal/console.h"
#include "terminal/interrupt.h"
#include "terminal/picture.h"

namespace tessera::cli {
namespace {

constexpr int kDefaultGamesAStep = 100;  // the upper levels think long

struct LadderArguments {
  TableArguments table;
  std::string levels;    // empty: all there are
  std::string journals;  // a folder, or empty
  bool json = false;
  RunOrders orders;
};

std::vector<std::string> parse_levels(const std::string& text) {
  if (!text.empty()) return split_commas(text);
  const auto all = level_names();
  return {all.begin(), all.end()};
}

// Each level against the one below. At a table of one both play the same deals by
// themselves.
Result<std::vector<arena::Match>> parse_ladder(const LadderArguments& arguments) {
  const auto table = parse_table(arguments.table);
  if (!table) return tl::unexpected(table.error());
  const auto levels = parse_levels(arguments.levels);
  if (levels.size() < 2) return refuse(Say::too_few_levels);
  std::vector<arena::Match> matches;
  for (std::size_t i = 1; i < levels.size(); ++i) {
    auto match =
        arena::Match::make(*table->game, table->setup, {levels[i], levels[i - 1]}, arguments.table.seed);
    if (!match) return tl::unexpected(match.error());
    if (auto players = arena::DealPlayer::gather(*match); !players) return tl::unexpected(players.error());
    matches.push_back(*std::move(match));
  }
  return matches;
}

// Each step has a journal of its own.
RunOrders orders_for(const arena::Match& match, const LadderArguments& arguments) {
  RunOrders orders = arguments.orders;
  if (!arguments.journals.empty())
    orders.journal = fmt::format("{}/{}.journal", arguments.journals,
                                 match_file_name(match.game->spec(), match.setup, match.bots, match.seed));
  return orders;
}

void print_rung(std::string_view level, std::string_view margin, std::string_view won, std::string_view elo,
                std::string_view ms) {
  fmt::print("  {}{}{}{}{}\n", terminal::padded(level, 10), terminal::right_aligned(margin, 18),
             terminal::right_aligned(won, 9), terminal::right_aligned(elo, 24),
             terminal::right_aligned(ms, 12));
  std::fflush(stdout);
}

// A step shows the level's figures; the first one those of the level it stands on, too.
void print_step(const arena::Standings& standings, bool lowest, bool ascii) {
  const arena::Match& match = standings.match();
  const arena::Standing& upper = standings.bots()[0];
  const arena::Standing& lower = standings.bots()[1];
  const bool alone = match.setup.players == 1;
  if (lowest)
    print_rung(match.bots[1], alone ? mean_text(lower.margins, ascii) : "", "", "",
               ms_text(lower.conduct.times.mean_ms()));
  print_rung(match.bots[0], mean_text(upper.margins, ascii),
             alone ? "" : fmt::format("{:.1f} %", upper.wins.mean() * 100),
             alone ? mean_text(*standings.lead(), ascii) : elo_text(*standings.elo()),
             ms_text(upper.conduct.times.mean_ms()));
}

void print_head(const arena::Match& match, int games, bool ascii) {
  const bool alone = match.setup.players == 1;
  fmt::print("{}, {}\n{} {} a step, seed {}\n\n", match_title(match),
             alone                     ? "each level by itself"
             : match.setup.players > 2 ? "each level against copies of the one below"
                                       : "each level against the one below",
             games, games == 1 ? "game" : "games", match.seed);
  print_rung("level", fmt::format("{} {} 95 %", alone ? "score" : "margin", terminal::within_sign(ascii)),
             alone ? "" : "won",
             alone ? fmt::format("step {} 95 %", terminal::within_sign(ascii)) : "Elo step", "ms a move");
}

Message how_to_climb_on(const LadderArguments& arguments) {
  if (arguments.journals.empty()) return Say::ladder_stopped;
  return Message(Say::ladder_stopped_journal, {{"path", arguments.journals}});
}

ExitCode climb(const LadderArguments& arguments) {
  const auto matches = parse_ladder(arguments);
  if (!matches) return complain(matches.error(), ExitCode::usage);
  if (!arguments.journals.empty())
    if (auto made = make_folder(arguments.journals); !made)
      return complain(made.error(), exit_code_of(made.error()));
  const terminal::Interrupt interrupt;
  Data::List steps;
  std::string faults;
  bool partial = false;
  const bool ascii = terminal::console_traits().ascii;
  if (!arguments.json) print_head(matches->front(), arguments.orders.games, ascii);
  for (const arena::Match& match : *matches) {
    const auto standings = run_match(match, orders_for(match, arguments), interrupt);
    if (!standings) return complain(standings.error(), exit_code_of(standings.error()));
    if (standings->deals() > 0) {
      steps.push_back(report_data(*standings));
      if (!arguments.json) print_step(*standings, &match == &matches->front(), ascii);
      faults += faults_text(*standings);
    }
    partial =
        is_partial(*standings, arguments.orders) || (interrupt.requested() && &match != &matches->back());
    if (partial) break;
  }
  if (arguments.json) fmt::print("{}\n", protocol::to_json(Data::Fields{{"steps", std::move(steps)}}));
  std::fflush(stdout);
  fmt::print(stderr, "{}", faults);
  if (!partial) return ExitCode::ok;
  return complain(how_to_climb_on(arguments), ExitCode::interrupted);
}

}  // namespace

void add_ladder_command(CLI::App& app, ExitCode& exit) {
  auto arguments = std::make_shared<LadderArguments>();
  arguments->orders.games = kDefaultGamesAStep;
  CLI::App* command = app.add_subcommand("ladder", "Measure every level of the bots against the one below");
  add_table_options(*command, arguments->table);
  command->add_option("--levels", arguments->levels, "Bots to climb, weakest first (default: all levels)")
      ->option_text("BOT,...");
  command->add_option("--games", arguments->orders.games, "Games a step (whole deals); 1000 take hours")
      ->option_text("N")
      ->check(CLI::Range(1, 10'000'000))
      ->capture_default_str();
  command->add_option("--jobs", arguments->orders.jobs, "Threads (default: all cores)")
      ->option_text("N")
      ->check(CLI::Range(1, 1024));
  command
      ->add_option("--journal", arguments->journals, "Folder for finished deals, to go on where it stopped")
      ->option_text("FOLDER");
  command->add_flag("--json", arguments->json, "Print one JSON object");
  command->add_flag("--quiet", arguments->orders.quiet, "Show no progress");
  command->footer(games_and_bots(all_games(), bot_names()) + '\n' + app.get_footer());
  command->callback([arguments, &exit] { exit = climb(*arguments); });
}

}  // namespace tessera::cli
