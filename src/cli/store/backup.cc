#include "store/backup.h"

#include <fmt/core.h>
#include <memory>
#include <string>

#include "cli/commands.h"
#include "cli/complain.h"
#include "cli/messages.h"
#include "cli/store/place_option.h"
#include "store/messages.h"
#include "store/open.h"
#include "words/catalogue.h"

namespace tessera::cli {
namespace {

struct BackupArguments {
  std::string place;
  std::string path;
  bool force = false;
};

// What is wrong with the backup itself is bad input; all else is the system's.
ExitCode complain_about(const Message& problem) {
  const bool is_bad = problem.is(store::Say::no_backup) || problem.is(store::Say::backup_damaged) ||
                      problem.is(store::Say::backup_newer) || problem.is(store::Say::backup_refused);
  return complain(problem, is_bad ? ExitCode::bad_input : ExitCode::system);
}

ExitCode say_counts(Say what, store::Reader& reader, const char* where, const std::string& name) {
  const auto counts = reader.counts();
  if (!counts) return complain_about(counts.error());
  fmt::print("{}\n", words::say(Message(what, {{where, name},
                                               {"people", counts->people},
                                               {"tables", counts->live_tables},
                                               {"games", counts->finished_games}})));
  return ExitCode::ok;
}

ExitCode back_up(const BackupArguments& arguments) {
  const auto reader = store::open_reader(arguments.place);
  if (!reader) return complain_about(reader.error());
  if (const auto written = store::write_backup(**reader, arguments.path); !written)
    return complain_about(written.error());
  return say_counts(Say::backup_written, **reader, "path", arguments.path);
}

ExitCode restore(const BackupArguments& arguments) {
  auto backup = store::Backup::open(arguments.path);
  if (!backup) return complain_about(backup.error());
  const auto store = store::open_store(arguments.place);
  if (!store) return complain_about(store.error());
  const auto reader = (*store)->reader();
  if (!reader) return complain_about(reader.error());
  const auto counts = (*reader)->counts();
  if (!counts) return complain_about(counts.error());
  if (*counts != store::Counts{} && !arguments.force)
    return complain({Say::store_not_empty,
                     {{"place", store::shown(arguments.place)},
                      {"tables", counts->live_tables},
                      {"games", counts->finished_games}}},
                    ExitCode::system);
  if (const auto replaced = (*store)->replace([&] { return backup->next(); }); !replaced)
    return complain_about(replaced.error());
  return say_counts(Say::restored, **reader, "place", store::shown(arguments.place));
}

}  // namespace

void add_backup_command(CLI::App& app, ExitCode& exit) {
  auto arguments = std::make_shared<BackupArguments>();
  CLI::App* command = app.add_subcommand("backup", "Copy all games and people of a store to a file");
  add_place_option(*command, arguments->place);
  command->add_option("OUT", arguments->path, "The file to write")->required();
  command->footer(std::string(kPlaces) +
                  "The file has everything as it was at one moment; a server may go on meanwhile.\n"
                  "It holds the secrets of unfinished games: keep it to yourself.\n\n" +
                  app.get_footer());
  command->callback([arguments, &exit] { exit = back_up(*arguments); });
}

void add_restore_command(CLI::App& app, ExitCode& exit) {
  auto arguments = std::make_shared<BackupArguments>();
  CLI::App* command = app.add_subcommand("restore", "Fill a store from a file of backup");
  command->add_option("IN", arguments->path, "The file that backup wrote")->required();
  add_place_option(*command, arguments->place);
  command->add_flag("--force", arguments->force, "Replace all that is in the store");
  command->footer(std::string(kPlaces) +
                  "The file is checked to its end first, and then restored whole or not at all.\n"
                  "It may come from a store of either kind. No server may be using the store.\n\n" +
                  app.get_footer());
  command->callback([arguments, &exit] { exit = restore(*arguments); });
}

}  // namespace tessera::cli
