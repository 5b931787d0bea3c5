#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fmt/core.h>
#include <memory>
#include <optional>
#include <string>
#include <sys/resource.h>
#include <system_error>
#include <thread>
#include <unistd.h>
#include <utility>
#include <vector>

#include "cli/browser.h"
#include "cli/commands.h"
#include "cli/complain.h"
#include "cli/messages.h"
#include "cli/play/places.h"
#include "cli/serve/config_file.h"
#include "cli/serve/neighbours.h"
#include "server/address.h"
#include "server/files.h"
#include "server/handler.h"
#include "server/limits.h"
#include "server/online/front.h"
#include "server/online/log.h"
#include "server/online/online.h"
#include "server/server.h"
#include "store/messages.h"
#include "store/open.h"
#include "terminal/qr_code.h"
#include "words/catalogue.h"

namespace tessera::cli {
namespace {

// Where the page's build leaves it.
constexpr const char* kPage = TESSERA_PAGE;
constexpr const char* kNoStore = "none";

struct ServeArguments {
  std::uint16_t port = server::kDefaultPort;
  std::string listen;
  std::string files = kPage;
  bool open = false;
  std::string config;
  std::string store;
  std::vector<std::string> origins;
  std::vector<std::string> proxies;
  std::string log = "warning";
  int bots = 0;
  int connections = 16'000;
  int connections_an_address = 256;
  int messages_a_second = 20;
  int tables_a_person = 20;
  int calls_a_minute = 600;
  int people_a_minute = 20;
};

Result<server::Address> address_of(const ServeArguments& arguments) {
  if (!arguments.listen.empty()) return server::Address::parse(arguments.listen);
  return server::Address{.port = arguments.port};
}

Result<server::Files> read_page(const std::string& folder) {
  auto files = server::Files::read(folder);
  if (files || folder != kPage) return files;
  return refuse(Say::no_page, {{"problem", files.error()}});
}

// As many open files as the system lets us have, and so many connections at most.
int most_connections(int wanted) {
  constexpr rlim_t kForOthers = 100;  // the store's, the page's, our own
  rlimit files{};
  if (getrlimit(RLIMIT_NOFILE, &files) != 0) return wanted;
  files.rlim_cur = files.rlim_max;
  setrlimit(RLIMIT_NOFILE, &files);
  getrlimit(RLIMIT_NOFILE, &files);
  if (files.rlim_cur == RLIM_INFINITY || files.rlim_cur < 2 * kForOthers) return wanted;
  return static_cast<int>(std::min<rlim_t>(static_cast<rlim_t>(wanted), files.rlim_cur - kForOthers));
}

server::Limits limits_of(const ServeArguments& arguments) {
  server::Limits limits;
  limits.connections = most_connections(arguments.connections);
  limits.connections_an_address =
      arguments.proxies.empty() ? arguments.connections_an_address : limits.connections;
  limits.messages_a_second = std::max(limits.messages_a_second, 2 * arguments.messages_a_second);
  limits.messages_at_once = std::max(limits.messages_at_once, 4 * limits.messages_a_second);
  return limits;
}

server::Online::Settings online_settings(const ServeArguments& arguments) {
  server::Online::Settings settings;
  settings.hub.version = TESSERA_VERSION;
  settings.hub.messages_a_second = static_cast<std::uint32_t>(arguments.messages_a_second);
  settings.hub.message_burst = static_cast<std::uint32_t>(3 * arguments.messages_a_second);
  settings.hub.tables_a_person = static_cast<std::size_t>(arguments.tables_a_person);
  const int cores = static_cast<int>(std::thread::hardware_concurrency());
  settings.bot_threads = arguments.bots > 0 ? arguments.bots : std::max(1, cores - 1);
  return settings;
}

Result<std::string> default_store() {
  const std::filesystem::path folder = play::state_folder();
  std::error_code error;
  if (!folder.empty()) std::filesystem::create_directories(folder, error);
  if (folder.empty() || error) return refuse(Say::no_state_folder);
  return (folder / "server.db").string();
}

// The store of online play; null where there is to be none.
Result<std::unique_ptr<store::Store>> store_of(const ServeArguments& arguments) {
  if (arguments.store == kNoStore) return nullptr;
  const bool is_default = arguments.store.empty();
  const auto place = is_default ? default_store() : Result<std::string>(arguments.store);
  if (!place) return tl::unexpected(place.error());
  auto store = store::open_store(*place);
  if (store) return store;
  // Somebody who starts a second server to look at the page is not kept from it.
  if (is_default && store.error().is(store::Say::in_use)) {
    complain(Message(Say::store_used_elsewhere, {{"place", *place}}), ExitCode::ok);
    return nullptr;
  }
  return refuse(Say::store_not_opened, {{"problem", store.error()}});
}

void say_where(const server::Address& address) {
  const Say where = address.is_open_to_others() ? Say::serving_others : Say::serving;
  fmt::print("{}\n", words::say(Message(where, {{"url", address.url()}})));
  const auto urls = urls_for_friends(address);
  if (!urls.empty()) {
    fmt::print("{}\n", words::say(Message(Say::serving_friends)));
    for (const std::string& url : urls) fmt::print("  {}\n", url);
    if (isatty(STDOUT_FILENO) != 0) fmt::print("\n{}\n", terminal::qr_code(urls.front()));
  }
  std::fflush(stdout);
}

ExitCode serve(const ServeArguments& arguments) {
  const auto level = server::parse_log_level(arguments.log);
  if (!level)
    return complain(
        Message(Say::bad_log_level, {{"words", "error, warning, info, none"}, {"text", arguments.log}}),
        ExitCode::usage);
  const auto address = address_of(arguments);
  if (!address) return complain(address.error(), ExitCode::usage);
  const auto files = read_page(arguments.files);
  if (!files) return complain(files.error(), ExitCode::system);

  server::Log log(*level, server::write_to_standard_error);
  std::unique_ptr<server::Front> front;
  const server::Limits limits = limits_of(arguments);
  auto server = server::Server::open(
      *address,
      [&front](const server::Request& request, const server::Reply& reply) { front->answer(request, reply); },
      limits);
  if (!server) return complain(server.error(), ExitCode::system);
  auto store = store_of(arguments);
  if (!store) return complain(store.error(), ExitCode::system);
  std::unique_ptr<server::Online> online;
  if (*store) {
    online = std::make_unique<server::Online>(*server, *std::move(store), online_settings(arguments), log);
    if (const auto restored = online->restore(); !restored)
      return complain(restored.error(), ExitCode::system);
  }
  front = std::make_unique<server::Front>(
      *files, online.get(),
      server::Front::Settings{
          .origins = arguments.origins,
          .proxies = arguments.proxies,
          .calls = {arguments.calls_a_minute, arguments.calls_a_minute / 5 + 1},
          .new_people = {arguments.people_a_minute, arguments.people_a_minute * 3 / 2 + 1},
          .sockets_an_address = arguments.connections_an_address},
      log);
  server->stop_on_signals();
  say_where(server->address());
  if (arguments.open) open_browser(server->address().url());
  log.add(server::LogLevel::info, "serving", {{"address", server->address().url()}});
  server->run();
  log.add(server::LogLevel::info, "stopped");
  return ExitCode::ok;
}

void add_limit(CLI::App& command, const char* name, int& value, const char* explanation, int largest) {
  command.add_option(name, value, explanation)
      ->option_text("N")
      ->check(CLI::Range(1, largest))
      ->capture_default_str();
}

void add_online_options(CLI::App& command, ServeArguments& arguments) {
  command.add_option("--store", arguments.store, "Where online games are kept (default: your state folder)")
      ->option_text("PLACE");
  command.add_option("--config", arguments.config, "File of settings, in TOML")->option_text("FILE");
  command.add_option("--origin", arguments.origins, "Address of a page besides our own that may play here")
      ->option_text("URL");
  command.add_option("--proxy", arguments.proxies, "Address of a proxy that is believed who its clients are")
      ->option_text("ADDR");
  command.add_option("--log", arguments.log, "What to log: error, warning, info, none")
      ->option_text("LEVEL")
      ->capture_default_str();
  command.add_option("--bots", arguments.bots, "Threads for bots (default: one less than cores)")
      ->option_text("N")
      ->check(CLI::Range(1, 256));
  add_limit(command, "--connections", arguments.connections, "Connections at once", 1'000'000);
  add_limit(command, "--connections-an-address", arguments.connections_an_address,
            "Of these from one address", 1'000'000);
  add_limit(command, "--messages-a-second", arguments.messages_a_second, "Of one person, in the long run",
            1'000'000);
  add_limit(command, "--calls-a-minute", arguments.calls_a_minute, "Of one address, by HTTP", 10'000'000);
  add_limit(command, "--people-a-minute", arguments.people_a_minute, "New ones from one address", 10'000'000);
  add_limit(command, "--tables-a-person", arguments.tables_a_person, "Opened and not over", 1'000'000);
}

}  // namespace

void add_serve_command(CLI::App& app, ExitCode& exit) {
  auto arguments = std::make_shared<ServeArguments>();
  CLI::App* command = app.add_subcommand("serve", "Serve the page and online play");
  CLI::Option* port = command->add_option("--port", arguments->port, "Port to listen at; 0 takes any")
                          ->option_text("N")
                          ->capture_default_str();
  command->add_option("--listen", arguments->listen, "Address to listen at, for others than this machine")
      ->option_text("ADDR:PORT")
      ->excludes(port);
  command->add_option("--files", arguments->files, "Folder of the page (default: as it was built)")
      ->option_text("FOLDER");
  command->add_flag("--open", arguments->open, "Open the page in a browser");
  add_online_options(*command, *arguments);
  command->footer(
      "Serves http://localhost:8101 until Ctrl-C, for this machine alone. To let others\n"
      "in, name an address of this machine, or all of them:\n"
      "  tessera serve --listen 0.0.0.0:8101\n"
      "  tessera serve --listen [::]:8101\n"
      "Online games are kept in an SQLite file, or in PostgreSQL:\n"
      "  tessera serve --store games.db\n"
      "  tessera serve --store postgresql://user@host/database\n"
      "  tessera serve --store none                 the page alone\n"
      "A file for --config has the same names: listen = \"0.0.0.0:8101\".\n"
      "The folder is read once, at the start: when its files change, start again.\n"
      "Ctrl-C or a TERM ends it after the answers under way, within five seconds; a\n"
      "second one ends it at once. Games go on when it is started again.\n\n" +
      app.get_footer());
  command->callback([arguments, command, &exit] {
    if (!arguments->config.empty())
      if (const auto read = read_config(*command, arguments->config); !read) {
        exit = complain(read.error(), ExitCode::usage);
        return;
      }
    exit = serve(*arguments);
  });
}

}  // namespace tessera::cli
