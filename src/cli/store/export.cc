#include <filesystem>
#include <fmt/core.h>
#include <memory>
#include <optional>
#include <string>
#include <system_error>
#include <vector>

#include "base/text.h"
#include "cli/arguments.h"
#include "cli/commands.h"
#include "cli/complain.h"
#include "cli/files.h"
#include "cli/messages.h"
#include "cli/store/dates.h"
#include "cli/store/place_option.h"
#include "games/catalog.h"
#include "store/open.h"
#include "words/catalogue.h"

namespace tessera::cli {
namespace {

struct ExportArguments {
  std::string place;
  std::string folder;
  std::string game;
  std::string player;
  std::string since;
  std::string until;
};

Result<std::optional<StoreTime>> day_of(std::string_view option, const std::string& text) {
  if (text.empty()) return std::nullopt;
  const auto day = parse_day(text);
  if (!day) return refuse(Say::bad_date, {{"option", option}, {"text", text}});
  return day;
}

// What the command line alone says.
Result<store::GameQuery> query_of(const ExportArguments& arguments) {
  store::GameQuery query{.limit = 200};
  if (!arguments.game.empty()) {
    const auto game = parse_game(arguments.game, all_games());
    if (!game) return tl::unexpected(game.error());
    query.game = std::string((*game)->spec().name);
  }
  const auto since = day_of("--since", arguments.since);
  if (!since) return tl::unexpected(since.error());
  query.since = *since;
  const auto until = day_of("--until", arguments.until);
  if (!until) return tl::unexpected(until.error());
  if (*until) query.until = **until + std::chrono::days(1);  // the day itself is meant too
  return query;
}

// Everybody of that name, and whoever has that number.
Result<std::vector<store::PersonId>> people_of(store::Reader& reader, const std::string& player) {
  std::vector<store::PersonId> found;
  const auto named = reader.people_named(player);
  if (!named) return tl::unexpected(named.error());
  for (const store::Person& person : *named) found.push_back(person.id);
  if (const auto number = parse_int(player); number && *number >= 0) {
    const auto person = reader.person(static_cast<store::PersonId>(*number));
    if (!person) return tl::unexpected(person.error());
    if (*person && (*person)->name != player) found.push_back((*person)->id);
  }
  return found;
}

// How many were written.
Result<int> write_records(store::Reader& reader, store::GameQuery query, const std::string& folder) {
  int written = 0;
  do {
    const auto page = reader.games(query);
    if (!page) return tl::unexpected(page.error());
    for (const store::FinishedGame& listed : page->games) {
      const auto game = reader.game(listed.table);
      if (!game) return tl::unexpected(game.error());
      if (!*game) continue;
      const std::string name =
          concat(day_text(listed.ended), '-', listed.game, '-', listed.table.text(), ".tessera");
      if (const auto done = write_file(concat(folder, '/', name), (*game)->record); !done)
        return tl::unexpected(done.error());
      ++written;
    }
    query.after = page->next;
  } while (query.after);
  return written;
}

Result<void> make_folder(const std::string& folder) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (!error) return {};
  return refuse(Say::file_problem,
                {{"path", folder}, {"problem", Message(Say::not_made, {{"problem", error.message()}})}});
}

ExitCode export_records(const ExportArguments& arguments) {
  const auto query = query_of(arguments);
  if (!query) return complain(query.error(), ExitCode::usage);
  const auto reader = store::open_reader(arguments.place);
  if (!reader) return complain(reader.error(), ExitCode::system);
  std::vector<store::GameQuery> queries;
  if (arguments.player.empty()) {
    queries.push_back(*query);
  } else {
    const auto people = people_of(**reader, arguments.player);
    if (!people) return complain(people.error(), ExitCode::system);
    if (people->empty())
      return complain({Say::nobody_called, {{"name", arguments.player}}}, ExitCode::bad_input);
    for (const store::PersonId person : *people) queries.emplace_back(*query).person = person;
  }
  if (const auto made = make_folder(arguments.folder); !made) return complain(made.error(), ExitCode::system);
  int all = 0;
  for (const store::GameQuery& one : queries) {
    const auto written = write_records(**reader, one, arguments.folder);
    if (!written) return complain(written.error(), ExitCode::system);
    all += *written;
  }
  fmt::print("{}\n",
             words::say(Message(Say::records_written, {{"records", all}, {"folder", arguments.folder}})));
  return ExitCode::ok;
}

}  // namespace

void add_export_command(CLI::App& app, ExitCode& exit) {
  auto arguments = std::make_shared<ExportArguments>();
  CLI::App* command = app.add_subcommand("export", "Write the records of finished games from a store");
  add_place_option(*command, arguments->place);
  command->add_option("--out", arguments->folder, "Folder to write to; made if it is not there")
      ->option_text("FOLDER")
      ->required();
  command->add_option("--game", arguments->game, "Only this game")->option_text("GAME");
  command->add_option("--player", arguments->player, "Only games of this person")->option_text("NAME|NUMBER");
  command->add_option("--since", arguments->since, "Only games that ended on this day or later")
      ->option_text("DATE");
  command->add_option("--until", arguments->until, "Only games that ended on this day or before")
      ->option_text("DATE");
  command->footer(std::string(kPlaces) +
                  "One record a file, named by the day it ended (in UTC), its game and its table.\n"
                  "A server may be using the store meanwhile.\n\n" +
                  app.get_footer());
  command->callback([arguments, &exit] { exit = export_records(*arguments); });
}

}  // namespace tessera::cli
