#include <algorithm>
#include <filesystem>
#include <utility>

#include "base/text.h"
#include "cli/files.h"
#include "cli/play/opening.h"
#include "cli/play/places.h"
#include "cli/play/table.h"
#include "terminal/shell.h"
#include "words/catalogue.h"

// The part of the table that deals with files.

namespace tessera::cli::play {

void Table::save(const std::string& name, bool over) {
  if (name.empty() && saved_to_.empty()) return say("Say where: save FILE, for example save game.tessera.");
  const std::string target = name.empty() ? saved_to_ : name;
  const std::filesystem::path path = path_typed(target);
  std::error_code error;
  if (std::filesystem::is_directory(path, error))
    return say(concat(target, "\nis a folder. Say which file in it, for example:\nsave ",
                      (path / "game.tessera").string()));
  if (!over && target != saved_to_ && std::filesystem::exists(path, error))
    return say(concat(target, "\nis there already. To replace it:\nsave! ", target));
  if (std::filesystem::exists(path, error) && !std::filesystem::is_regular_file(path, error))
    return say(concat(target, "\nis not an ordinary file."));
  // A link stays a link: what it points at is written.
  const auto place = std::filesystem::exists(path, error) ? std::filesystem::canonical(path, error) : path;
  if (auto written = write_file(place.string(), session_.record()); !written)
    return say(words::say(written.error()));
  saved_to_ = target;
  say(concat("Saved to\n", target));
}

// A game between bots is nobody's to look at again, unless somebody kept it before its end.
void Table::keep_the_end() {
  const bool somebodys = count_persons(session_.plan().players) > 0 || !keeper_.file().empty();
  if (end_is_kept_ || !somebodys) return;
  const auto kept = keeper_.keep(session_.record());
  end_is_kept_ = kept.has_value();
  if (!kept)
    say(concat(message_, message_.empty() ? "" : " ",
               "The game could not be kept: ", words::say(kept.error()), '.'));
}

std::string Table::how_to_review() const {
  constexpr std::string_view kSaid = "To review it: ";
  if (!end_is_kept_ || keeper_.file().empty()) return "";
  const std::size_t columns = screen_.traits().columns;
  return concat(kSaid,
                terminal::shell_command(concat(house_.program, " review"), keeper_.file(),
                                        columns - std::min(columns, kSaid.size())),
                '\n');
}

// Without a name it is the game before this one; once more, and it is this one again.
bool Table::open(const std::string& name) {
  std::filesystem::path path = path_typed(name);
  if (name.empty()) {
    const auto kept = keeper_.unfinished();
    const auto other = std::find_if(kept.begin(), kept.end(),
                                    [&](const Keeper::Game& game) { return !keeper_.is_own(game.path); });
    if (other != kept.end()) path = other->path;
  }
  if (path.empty() || keeper_.is_own(path)) {
    say(path.empty() ? "There is no other unfinished game to go on with."
                     : "That is the game you are playing.");
    return false;
  }
  auto opened = open_record(path, {}, house_);
  if (!opened) {
    say(words::say(opened.error()));
    return false;
  }
  resumed_ = *std::move(opened);
  resumed_from_ = path;
  return true;
}

}  // namespace tessera::cli::play
