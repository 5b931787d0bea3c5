#include "table/verify.h"

#include <algorithm>
#include <fmt/core.h>
#include <memory>
#include <string>
#include <vector>

#include "base/text.h"
#include "cli/commands.h"
#include "cli/complain.h"
#include "cli/files.h"
#include "table/hex.h"

namespace tessera::cli {
namespace {

ExitCode verify_file(const std::string& path) {
  const auto text = read_file(path);
  if (!text) return complain(text.error(), ExitCode::system);
  const auto verified = table::verify(*text);
  if (!verified) return complain_about_line(path, verified.error().line, verified.error().reason);
  fmt::print("{}: fair, the secret gives every chance outcome ({}), commitment {}\n",
             printable(path, path.size()), verified->outcomes, table::to_hex(verified->commitment));
  return ExitCode::ok;
}

}  // namespace

void add_verify_command(CLI::App& app, ExitCode& exit) {
  auto files = std::make_shared<std::vector<std::string>>();
  CLI::App* command = app.add_subcommand("verify", "Check that deals and draws follow from a secret");
  command->add_option("FILE", *files, "Records of finished games; - reads standard input")->required();
  command->callback([files, &exit] {
    for (const std::string& file : *files) exit = std::max(exit, verify_file(file));
  });
}

}  // namespace tessera::cli
