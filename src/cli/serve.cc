#include <cstdint>
#include <cstdio>
#include <fmt/core.h>
#include <memory>
#include <string>

#include "cli/browser.h"
#include "cli/commands.h"
#include "cli/complain.h"
#include "cli/messages.h"
#include "server/address.h"
#include "server/files.h"
#include "server/handler.h"
#include "server/respond.h"
#include "server/server.h"
#include "words/catalogue.h"

namespace tessera::cli {
namespace {

// Where the page's build leaves it.
constexpr const char* kPage = TESSERA_PAGE;

struct ServeArguments {
  std::uint16_t port = server::kDefaultPort;
  std::string listen;
  std::string files = kPage;
  bool open = false;
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

ExitCode serve(const ServeArguments& arguments) {
  const auto address = address_of(arguments);
  if (!address) return complain(address.error(), ExitCode::usage);
  const auto files = read_page(arguments.files);
  if (!files) return complain(files.error(), ExitCode::system);
  auto server = server::Server::open(
      *address,
      server::at_once([&files = *files](const server::Request& request) { return respond(files, request); }));
  if (!server) return complain(server.error(), ExitCode::system);
  server->stop_on_signals();

  const std::string url = server->address().url();
  const Say where = server->address().is_open_to_others() ? Say::serving_others : Say::serving;
  fmt::print("{}\n", words::say(Message(where, {{"url", url}})));
  std::fflush(stdout);
  if (arguments.open) open_browser(url);
  server->run();
  return ExitCode::ok;
}

}  // namespace

void add_serve_command(CLI::App& app, ExitCode& exit) {
  auto arguments = std::make_shared<ServeArguments>();
  CLI::App* command = app.add_subcommand("serve", "Serve the page, to play in a browser");
  CLI::Option* port = command->add_option("--port", arguments->port, "Port to listen at; 0 takes any")
                          ->option_text("N")
                          ->capture_default_str();
  command->add_option("--listen", arguments->listen, "Address to listen at, for others than this machine")
      ->option_text("ADDR:PORT")
      ->excludes(port);
  command->add_option("--files", arguments->files, "Folder of the page (default: as it was built)")
      ->option_text("FOLDER");
  command->add_flag("--open", arguments->open, "Open the page in a browser");
  command->footer(
      "Serves http://localhost:8101 until Ctrl-C, for this machine alone. To let others\n"
      "in, name an address of this machine, or all of them:\n"
      "  tessera serve --listen 0.0.0.0:8101\n"
      "  tessera serve --listen [::]:8101\n"
      "The folder is read once, at the start: when its files change, start again.\n"
      "Ctrl-C or a TERM ends it after the answers under way, within five seconds; a\n"
      "second one ends it at once.\n\n" +
      app.get_footer());
  command->callback([arguments, &exit] { exit = serve(*arguments); });
}

}  // namespace tessera::cli
