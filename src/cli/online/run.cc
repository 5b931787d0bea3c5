#include "cli/online/run.h"

#include <array>
#include <chrono>
#include <optional>
#include <sodium.h>
#include <string>
#include <utility>

#include "base/text.h"
#include "cli/online/messages.h"
#include "cli/online/online_game.h"
#include "cli/online/server_calls.h"
#include "cli/online/table_session.h"
#include "table/hex.h"
#include "terminal/screen.h"

namespace tessera::cli::online {
namespace {

// A word for the luck that nobody else knows before.
std::string random_word() {
  std::array<std::byte, 8> bytes{};
  randombytes_buf(bytes.data(), bytes.size());
  return table::to_hex(bytes);
}

std::int64_t milliseconds_now() {
  using namespace std::chrono;
  return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

// The name at this server: as told, as it was, or as a person answers.
Tried<std::string> settle_name(const OnlineArguments& arguments, const play::Services& services,
                               ServerCalls& calls, terminal::Screen& screen) {
  auto known = calls.name();
  if (!known) return tl::unexpected(known.error());
  std::string name = arguments.name.empty() ? known->value_or("") : arguments.name;
  if (name.empty() && arguments.watches && !arguments.opens) return name;
  if (name.empty() && screen.traits().person)
    name = tidy(screen.ask(services.words->say(Say::what_is_your_name) + ' ').value_or(""));
  if (name.empty()) return tl::unexpected(Failure{ExitCode::usage, services.words->say(Say::name_needed)});
  if (name == known->value_or("")) return name;
  auto told = calls.call_me(name);
  if (!told) return tl::unexpected(told.error());
  if (*told) screen.print(concat(services.words->say(**told), '\n'));
  return name;
}

}  // namespace

ExitCode run_online(const OnlineArguments& arguments, const play::Services& services,
                    terminal::Terminal& terminal, std::ostream& errors) {
  const auto fail = [&](const Failure& failure) {
    errors << "tessera play: " << failure.why << '\n';
    return failure.code;
  };
  terminal::Screen screen(terminal, *services.words);
  const KeyFile keys(services.state_folder, arguments.server);
  ServerCalls calls(arguments.server, keys, *services.words);
  const auto name = settle_name(arguments, services, calls, screen);
  if (!name) return fail(name.error());
  std::string table = arguments.table;
  if (arguments.opens) {
    auto opened = calls.open_table(*arguments.opens);
    if (!opened) return fail(opened.error());
    table = *std::move(opened);
  }
  TableSession session(*services.words, arguments.server, calls.cookie(), std::move(table),
                       {.sits = !arguments.watches,
                        .opened = arguments.opens,
                        .word = arguments.word.empty() ? random_word() : arguments.word},
                       milliseconds_now);
  if (auto opened = session.connection().open(Connection::Clock::now()); !opened)
    return fail({ExitCode::system, services.words->say(opened.error())});
  OnlineGame game(services, terminal, screen, calls, session, arguments.server, *name);
  const auto failure = game.run();
  return failure ? fail(*failure) : ExitCode::ok;
}

}  // namespace tessera::cli::online
