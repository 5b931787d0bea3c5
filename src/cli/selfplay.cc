#include <chrono>
#include <cstdio>
#include <fmt/core.h>
#include <memory>
#include <optional>
#include <string>
#include <unistd.h>
#include <vector>

#include "arena/game_loop.h"
#include "arena/player.h"
#include "base/random.h"
#include "bots/bot.h"
#include "cli/arena/records.h"
#include "cli/arena/report.h"
#include "cli/arguments.h"
#include "cli/commands.h"
#include "cli/complain.h"
#include "cli/files.h"
#include "cli/help.h"
#include "cli/messages.h"
#include "cli/table_options.h"
#include "games/catalog.h"
#include "terminal/interrupt.h"
#include "words/catalogue.h"

namespace tessera::cli {
namespace {

struct Arguments {
  TableArguments table;
  std::string bots = "greedy";
  int games = 1;
  std::string folder = "records";
};

// Who plays what: somebody for each seat.
struct Selfplay {
  const AnyGame* game;
  Setup setup;
  std::vector<std::string> bots;
  std::vector<std::unique_ptr<arena::Player>> players;
};

Result<Selfplay> parse_selfplay(const Arguments& arguments) {
  const auto table = parse_table(arguments.table);
  if (!table) return tl::unexpected(table.error());
  const auto bots = parse_bots(arguments.bots, table->setup.players);
  if (!bots) return tl::unexpected(bots.error());
  Selfplay match{table->game, table->setup, *bots, {}};
  for (const std::string& bot : *bots) {
    auto player = arena::make_player(bot, table->game->spec());
    if (!player) return tl::unexpected(player.error());
    match.players.push_back(*std::move(player));
  }
  return match;
}

// One whole game as a record.
std::string play_record(const Selfplay& match, std::uint64_t seed, search::Scratch& scratch) {
  std::vector<arena::Seated> seated;
  for (std::size_t i = 0; i < match.bots.size(); ++i)
    seated.push_back({match.players[i].get(), match.bots[i]});
  const arena::PlayedGame played = arena::play_game(*match.game, match.setup, seated,
                                                    {derive_seed(seed, 0), derive_seed(seed, 1)}, scratch);
  for (std::size_t i = 0; i < match.bots.size(); ++i)
    fmt::print(stderr, "{}", conduct_text(match.bots[i], played.conduct[i]));
  return played.record;
}

// On a terminal, and not for every one of many quick games.
class Counter {
 public:
  explicit Counter(int games) : games_(games), terminal_(isatty(STDERR_FILENO) != 0) {}

  void show(int done) {
    using namespace std::chrono_literals;
    const auto now = Clock::now();
    if (!terminal_ || (now - shown_ < 100ms && done != games_)) return;
    shown_ = now;
    fmt::print(stderr, "\r{} of {} games{}", done, games_, done == games_ ? "\n" : "");
    std::fflush(stderr);
  }
  // Ends the line with the count, where one is shown.
  [[nodiscard]] const char* line_end() const { return terminal_ ? "\n" : ""; }

 private:
  using Clock = std::chrono::steady_clock;

  int games_;
  bool terminal_;
  Clock::time_point shown_{};  // long ago
};

void say_written(int records, const std::string& folder) {
  fmt::print("{}\n", words::say(Message(Say::records_written, {{"records", records}, {"folder", folder}})));
}

ExitCode selfplay(const Arguments& arguments) {
  const auto match = parse_selfplay(arguments);
  if (!match) return complain(match.error(), ExitCode::usage);
  if (const auto made = make_folder(arguments.folder); !made) return complain(made.error(), ExitCode::system);
  const std::string name =
      match_file_name(match->game->spec(), match->setup, match->bots, arguments.table.seed);
  const terminal::Interrupt interrupt;
  Counter counter(arguments.games);
  counter.show(0);
  search::Scratch scratch;
  for (int i = 1; i <= arguments.games; ++i) {
    const std::string path = fmt::format("{}/{}-{:05}.tessera", arguments.folder, name, i);
    const auto seed = derive_seed(arguments.table.seed, static_cast<std::uint64_t>(i));
    if (const auto written = write_file(path, play_record(*match, seed, scratch)); !written)
      return complain(written.error(), ExitCode::system);
    counter.show(i);
    if (interrupt.requested() && i < arguments.games) {
      fmt::print(stderr, "{}", counter.line_end());
      say_written(i, arguments.folder);
      return complain(Message(Say::selfplay_stopped, {{"left", arguments.games - i}}), ExitCode::interrupted);
    }
  }
  say_written(arguments.games, arguments.folder);
  return ExitCode::ok;
}

}  // namespace

void add_selfplay_command(CLI::App& app, ExitCode& exit) {
  auto arguments = std::make_shared<Arguments>();
  CLI::App* command = app.add_subcommand("selfplay", "Let bots play and write one record a file");
  add_table_options(*command, arguments->table);
  command->add_option("--bots", arguments->bots, "One bot for all seats, or one for each")
      ->option_text("BOT,...")
      ->capture_default_str();
  command->add_option("--games", arguments->games, "How many games, up to 1000000")
      ->option_text("N")
      ->check(CLI::Range(1, 1'000'000))
      ->capture_default_str();
  command->add_option("--out", arguments->folder, "Folder for the records")
      ->option_text("FOLDER")
      ->capture_default_str();
  command->footer(games_and_bots(all_games(), bot_names()) + '\n' + app.get_footer());
  command->callback([arguments, &exit] { exit = selfplay(*arguments); });
}

}  // namespace tessera::cli
