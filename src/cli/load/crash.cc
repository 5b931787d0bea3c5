#include "cli/load/crash.h"

#include <chrono>
#include <stdexcept>

#include "base/random.h"
#include "cli/load/crowd.h"
#include "cli/load/own_server.h"
#include "games/catalog.h"

namespace tessera::cli::load {

Data crash_again_and_again(const LoadArguments& arguments) {
  OwnServer server(arguments.store, 0);
  Crowd crowd(*find_game("21"), *client::ServerAt::parse(server.process().url()));
  crowd.open_tables(arguments.tables, true);
  Rng rng(arguments.seed);
  double slowest = 0;
  for (int crash = 0; crash < arguments.crashes; ++crash) {
    if (!crowd.connect_all()) throw std::runtime_error("a client can't come back");
    crowd.play_until_lost(std::chrono::milliseconds(20 + rng.below(400)));
    const auto begin = Clock::now();
    server.crash();
    slowest = std::max(slowest, std::chrono::duration<double>(Clock::now() - begin).count());
    while (!crowd.all_lost()) crowd.play_until_lost(std::chrono::milliseconds(1));
  }
  if (!crowd.connect_all()) throw std::runtime_error("a client can't come back");
  if (!crowd.every_table_goes_on(std::chrono::seconds(30)))
    crowd.tally().mistakes.emplace_back("a table does not go on");
  Tally& tally = crowd.tally();
  Data::List mistakes;
  for (const std::string& mistake : tally.mistakes) mistakes.emplace_back(mistake);
  return Data::Fields{{"crashes", arguments.crashes},
                      {"tables", arguments.tables},
                      {"moves", static_cast<std::int64_t>(tally.moves)},
                      {"games_ended", static_cast<std::int64_t>(tally.games)},
                      {"slowest_start_seconds", slowest},
                      {"mistakes", std::move(mistakes)}};
}

}  // namespace tessera::cli::load
