#include "games/signature.h"

#include <fmt/core.h>
#include <memory>

#include "cli/arguments.h"
#include "cli/commands.h"

namespace tessera::cli {

void add_signature_command(CLI::App& app, ExitCode& /*exit*/) {
  struct Arguments {
    int games = 100;
    std::uint64_t seed = 1;
  };
  auto arguments = std::make_shared<Arguments>();
  CLI::App* command =
      app.add_subcommand("signature", "Print a fingerprint of the rules, equal on every build");
  command->add_option("--games", arguments->games, "Random games for each configuration")
      ->check(CLI::Range(1, 1'000'000))
      ->capture_default_str();
  command->add_option("--seed", arguments->seed, "Seed of the random games")
      ->check(whole_number)
      ->capture_default_str();
  command->callback([arguments] { fmt::print("{:016x}\n", signature(arguments->games, arguments->seed)); });
}

}  // namespace tessera::cli
