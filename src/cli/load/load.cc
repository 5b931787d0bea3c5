#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <fmt/core.h>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <sys/resource.h>
#include <thread>
#include <unistd.h>
#include <vector>

#include "base/text.h"
#include "cli/client/client_socket.h"
#include "cli/client/server_at.h"
#include "cli/commands.h"
#include "cli/load/crash.h"
#include "cli/load/crowd.h"
#include "cli/load/disk_probe.h"
#include "cli/load/echo.h"
#include "cli/load/load_arguments.h"
#include "cli/load/own_server.h"
#include "cli/load/server_process.h"
#include "games/catalog.h"
#include "protocol/json.h"
#include "words/catalogue.h"

namespace tessera::cli {
namespace load {
namespace {

double rounded(double value, double step = 0.001) { return std::round(value / step) * step; }

std::int64_t whole(double value) { return std::llround(value); }

// The value that so large a part of them does not exceed.
double percentile(std::vector<float> values, double part) {
  if (values.empty()) return 0;
  const auto place =
      std::min(values.size() - 1, static_cast<std::size_t>(part * static_cast<double>(values.size())));
  std::ranges::nth_element(values, values.begin() + static_cast<std::ptrdiff_t>(place));
  return rounded(values[place]);
}

Data delays_data(const std::vector<float>& delays) {
  return Data::Fields{{"p50", percentile(delays, 0.5)},
                      {"p99", percentile(delays, 0.99)},
                      {"p999", percentile(delays, 0.999)}};
}

// One phase: plays for a while and says what came of it.
struct Phase {
  Data data;
  double moves_a_second = 0;
  double moves_per_cpu_second = 0;
};

Phase run_phase(Crowd& crowd, const LoadArguments& arguments, pid_t process, const std::string& folder,
                std::optional<double> rate) {
  crowd.play_for(std::chrono::seconds(1), rate);  // until it runs smoothly
  Tally& tally = crowd.tally();
  tally.moves = tally.games = tally.move_bytes = tally.move_frames = 0;
  tally.longest_move = 0;
  tally.delays.clear();
  DiskProbe probe(folder);
  const Usage before = process > 0 ? usage_of(process) : Usage{};
  const auto begin = Clock::now();
  crowd.play_for(std::chrono::duration<double>(arguments.seconds), rate);
  const double took = std::chrono::duration<double>(Clock::now() - begin).count();
  const Usage after = process > 0 ? usage_of(process) : Usage{};
  const auto disk = probe.finish();
  const auto moves = static_cast<double>(tally.moves);
  const double cpu = after.cpu_seconds - before.cpu_seconds;
  const double frames = std::max(1.0, static_cast<double>(tally.move_frames));
  Data::Fields fields = {{"moves_per_second", whole(moves / took)}};
  if (process > 0) {
    fields.emplace_back("moves_per_server_cpu_second", whole(moves / std::max(cpu, 0.01)));
    fields.emplace_back("server_cpu", rounded(cpu / took));
  }
  fields.emplace_back("milliseconds", delays_data(tally.delays));
  fields.emplace_back("fdatasync_milliseconds", delays_data(disk));
  fields.emplace_back("bytes_a_move_to_a_viewer", whole(static_cast<double>(tally.move_bytes) / frames));
  fields.emplace_back("longest_move_bytes", static_cast<std::int64_t>(tally.longest_move));
  fields.emplace_back("games_ended", static_cast<std::int64_t>(tally.games));
  return {std::move(fields), moves / took, moves / std::max(cpu, 0.01)};
}

// Connections that only listen, as many as asked for: what each costs the server.
class Listeners {
 public:
  Listeners(const client::ServerAt& server, int count) {
    for (int i = 0; i < count; ++i) {
      sockets_.push_back(std::make_unique<client::ClientSocket>());
      if (!sockets_.back()->open(server, "")) {
        sockets_.pop_back();
        break;
      }
    }
  }
  [[nodiscard]] int count() const { return static_cast<int>(sockets_.size()); }

 private:
  std::vector<std::unique_ptr<client::ClientSocket>> sockets_;
};

void raise_file_limit() {
  rlimit files{};
  if (getrlimit(RLIMIT_NOFILE, &files) != 0) return;
  files.rlim_cur = files.rlim_max;
  setrlimit(RLIMIT_NOFILE, &files);
}

void settle_down() { std::this_thread::sleep_for(std::chrono::milliseconds(300)); }

Data measure(const LoadArguments& arguments) {
  std::optional<OwnServer> own;
  if (arguments.url.empty()) own.emplace(arguments.store, 0);
  const auto parsed = client::ServerAt::parse(own ? own->process().url() : arguments.url);
  if (!parsed) throw std::runtime_error(words::say(parsed.error()));
  const client::ServerAt& server = *parsed;
  const pid_t process = own ? own->process().id() : arguments.process;
  const std::string folder = own ? own->folder() : std::filesystem::temp_directory_path().string();
  const auto memory = [&] {
    settle_down();
    return process > 0 ? usage_of(process).memory_kb : 0;
  };
  Data::Fields report = {{"tables", arguments.tables}, {"seconds", arguments.seconds}};

  const double empty = memory();
  if (arguments.connections > 0) {
    const Listeners listeners(server, arguments.connections);
    const double held = memory();
    report.emplace_back("connections_held", listeners.count());
    if (process > 0 && listeners.count() > 0)
      report.emplace_back("kilobytes_a_connection", rounded((held - empty) / listeners.count(), 0.01));
    if (arguments.tables == 0) return report;
  }
  settle_down();
  const double before_tables = memory();
  Crowd crowd(*find_game("21"), server);
  crowd.open_tables(arguments.tables, false);
  if (!crowd.connect_all()) throw std::runtime_error("a connection was refused");
  const double with_connections = memory();
  crowd.spread_out();
  const Phase full = run_phase(crowd, arguments, process, folder, arguments.rate);
  report.emplace_back("full", full.data);
  const double played = memory();
  if (!arguments.rate)
    report.emplace_back("half", run_phase(crowd, arguments, process, folder, full.moves_a_second / 2).data);
  if (!arguments.echo.empty()) {
    const EchoFigures echo = measure_echo(arguments.echo, 2 * arguments.tables, arguments.seconds);
    report.emplace_back("echo", echo.data);
    if (process > 0)
      report.emplace_back("moves_for_an_echo",
                          rounded(full.moves_per_cpu_second / echo.echoes_per_cpu_second));
  }
  if (process > 0) {
    report.emplace_back("kilobytes_a_table_with_two_connections",
                        rounded((played - before_tables) / arguments.tables, 0.01));
    report.emplace_back("kilobytes_of_it_while_playing",
                        rounded((played - with_connections) / arguments.tables, 0.01));
  }
  report.emplace_back("refusals", static_cast<std::int64_t>(crowd.tally().refusals));
  Data::List mistakes;
  for (const std::string& mistake : crowd.tally().mistakes) mistakes.emplace_back(mistake);
  report.emplace_back("mistakes", std::move(mistakes));
  return report;
}

ExitCode run(const LoadArguments& arguments) {
  raise_file_limit();
  const Data report = arguments.crashes > 0 ? crash_again_and_again(arguments) : measure(arguments);
  fmt::print("{}\n", protocol::to_pretty_json(report));
  const auto* mistakes = std::get_if<Data::List>(&report["mistakes"].value());
  return mistakes != nullptr && !mistakes->empty() ? ExitCode::bad_input : ExitCode::ok;
}

}  // namespace
}  // namespace load

void add_load_command(CLI::App& app, ExitCode& exit) {
  auto arguments = std::make_shared<load::LoadArguments>();
  CLI::App* command = app.add_subcommand("load", "Play many tables at a server at once and measure it");
  command->add_option("--tables", arguments->tables, "Tables, each with two connected players")
      ->option_text("N")
      ->check(CLI::Range(0, 100'000))
      ->capture_default_str();
  command->add_option("--seconds", arguments->seconds, "How long to measure, at full and at half speed")
      ->option_text("S")
      ->check(CLI::Range(1, 86'400))
      ->capture_default_str();
  command->add_option("--rate", arguments->rate, "Moves a second in all, instead of as many as can be")
      ->option_text("N");
  command
      ->add_option("--connections", arguments->connections, "First hold so many connections that only listen")
      ->option_text("N")
      ->check(CLI::Range(0, 100'000))
      ->capture_default_str();
  CLI::Option* url =
      command->add_option("--url", arguments->url, "A server that runs already (default: one of its own)")
          ->option_text("URL");
  command->add_option("--process", arguments->process, "The process of that server, to measure it too")
      ->option_text("PID")
      ->needs(url);
  command
      ->add_option("--store", arguments->store,
                   "Where its own server keeps games (default: a new SQLite file)")
      ->option_text("PLACE")
      ->excludes(url);
  command
      ->add_option("--echo", arguments->echo,
                   "Measure this bare echo server besides, as a yardstick (beast_echo)")
      ->option_text("PROGRAM");
  command
      ->add_option("--crashes", arguments->crashes, "Instead of measuring, kill its own server so many times")
      ->option_text("N")
      ->excludes(url);
  command->footer(
      "Prints JSON. Every move is committed before anybody hears of it; milliseconds count\n"
      "from sending a move to the other seat seeing it. With --crashes, the server is killed\n"
      "while moves are under way and started again; whatever was told must still be so.\n\n" +
      app.get_footer());
  command->callback([arguments, &exit] { exit = load::run(*arguments); });
}

}  // namespace tessera::cli
