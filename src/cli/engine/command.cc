#include <cstdio>
#include <memory>
#include <string>

#include "cli/arguments.h"
#include "cli/commands.h"
#include "cli/engine/conversation.h"

namespace tessera::cli {
namespace {

// False at the end of the input. Of a line that is too long, enough is kept to see that it is.
bool next_line(std::string& line) {
  line.clear();
  int c = std::getc(stdin);
  if (c == EOF) return false;
  for (; c != EOF && c != '\n'; c = std::getc(stdin))
    if (line.size() <= Conversation::kLongestLine) line += static_cast<char>(c);
  return true;
}

void converse(std::uint64_t seed) {
  Conversation conversation(seed);
  std::string line;
  while (!conversation.is_over() && next_line(line)) {
    for (const std::string& answer : conversation.hear(line)) std::puts(answer.c_str());
    if (std::fflush(stdout) != 0) return;  // nobody listens any more
  }
}

}  // namespace

void add_engine_command(CLI::App& app, ExitCode& /*exit*/) {
  auto seed = std::make_shared<std::uint64_t>(1);
  CLI::App* command = app.add_subcommand("engine", "Play for another program, by the engine protocol");
  command->add_option("--seed", *seed, "The same seed and lines give the same moves")
      ->option_text("N")
      ->check(whole_number)
      ->capture_default_str();
  command->callback([seed] { converse(*seed); });
}

}  // namespace tessera::cli
