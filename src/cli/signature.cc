#include "games/signature.h"

#include <fmt/core.h>
#include <memory>

#include "bots/signature.h"
#include "cli/arguments.h"
#include "cli/commands.h"
#include "table/signature.h"

namespace tessera::cli {

void add_signature_command(CLI::App& app, ExitCode& /*exit*/) {
  struct Arguments {
    int games = 100;
    std::uint64_t seed = 1;
    bool bots = false;
    bool tables = false;
  };
  auto arguments = std::make_shared<Arguments>();
  CLI::App* command =
      app.add_subcommand("signature", "Print a fingerprint of the rules, equal on every build");
  command->add_option("--games", arguments->games, "Games a setup, up to 1000000")
      ->option_text("N")
      ->check(CLI::Range(1, 1'000'000))
      ->capture_default_str();
  command->add_option("--seed", arguments->seed, "Seed of the games")
      ->option_text("N")
      ->check(whole_number)
      ->capture_default_str();
  CLI::Option* bots =
      command->add_flag("--bots", arguments->bots, "Games between bots instead of random ones");
  command->add_flag("--tables", arguments->tables, "Logs of random tables instead of games")->excludes(bots);
  command->callback([arguments] {
    const auto& [games, seed, of_bots, of_tables] = *arguments;
    fmt::print("{:016x}\n", of_bots     ? bot_signature(games, seed)
                            : of_tables ? table::table_signature(games, seed)
                                        : signature(games, seed));
  });
}

}  // namespace tessera::cli
