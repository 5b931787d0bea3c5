#include "cli/play/game_files.h"

#include <algorithm>
#include <system_error>
#include <utility>

#include "base/text.h"
#include "cli/files.h"
#include "cli/play/game_text.h"
#include "cli/play/places.h"
#include "cli/play/typed_words.h"
#include "terminal/shell.h"

namespace tessera::cli::play {
namespace {

// A path stands whole on a line of its own, so that it can be copied.
std::string with_path(const std::filesystem::path& path, const std::string& rest) {
  return concat(shown_path(path), '\n', rest);
}

}  // namespace

void GameFiles::save(const std::string& name, bool over) {
  if (name.empty() && saved_to_.empty()) return display_.say(Say::say_where_to_save);
  const std::string target = name.empty() ? saved_to_ : name;
  const std::string word = shown_word(Say::type_save, game_.words());
  const std::filesystem::path path = path_typed(target);
  std::error_code error;
  if (std::filesystem::is_directory(path, error))
    return display_.say(concat(with_path(target, game_.say(Say::folder_is_no_file)), '\n', word, ' ',
                               shown_path(path / "game.tessera")));
  if (!over && target != saved_to_ && std::filesystem::exists(path, error))
    return display_.say(
        concat(with_path(target, game_.say(Say::is_there_already)), '\n', word, "! ", shown_path(target)));
  if (std::filesystem::exists(path, error) && !std::filesystem::is_regular_file(path, error))
    return display_.say(with_path(target, game_.say(Say::is_no_ordinary_file)));
  // A link stays a link: what it points at is written.
  const auto place = std::filesystem::exists(path, error) ? std::filesystem::canonical(path, error) : path;
  if (auto written = write_file(place.string(), record_of(game_)); !written)
    return display_.say(game_.say(written.error()));
  saved_to_ = target;
  display_.say(concat(game_.say(Say::saved_to), '\n', shown_path(target)));
}

// A game between bots is nobody's to look at again, unless somebody kept it before its end.
void GameFiles::keep_the_end() {
  const bool somebodys = count_persons(game_.settings().participants) > 0 || !autosave_.file().empty();
  if (end_is_kept_ || !somebodys) return;
  const auto kept = autosave_.keep(autosave_of(game_));
  end_is_kept_ = kept.has_value();
  if (!kept) display_.add(Message(Say::could_not_be_kept, {{"reason", kept.error()}}));
}

std::string GameFiles::what_can_be_done() const {
  if (!end_is_kept_ || autosave_.file().empty()) return "";
  const auto line = [&](Say said, std::string_view command) {
    const std::string words = concat(game_.say(said), ' ');
    const std::size_t columns = screen_.traits().columns;
    return concat(words,
                  terminal::shell_command(concat(services_.program, ' ', command), autosave_.file(),
                                          columns - std::min(columns, terminal::display_width(words))),
                  '\n');
  };
  return concat(line(Say::to_review_it, "review"),
                can_be_verified(game_) ? line(Say::to_verify_it, "verify") : "");
}

std::optional<GameFiles::Opened> GameFiles::open(const std::string& name) {
  std::filesystem::path path = path_typed(name);
  if (name.empty()) {
    const auto kept = autosave_.unfinished();
    const auto other = std::find_if(kept.begin(), kept.end(),
                                    [&](const Autosave::Game& game) { return !autosave_.is_own(game.path); });
    if (other != kept.end()) path = other->path;
  }
  if (path.empty() || autosave_.is_own(path)) {
    display_.say(path.empty() ? Say::no_other_game : Say::is_this_game);
    return std::nullopt;
  }
  path = autosave_.kept_copy(path);
  auto opened = open_record(path, {}, services_);
  if (opened) return Opened{std::move(path), *std::move(opened)};
  display_.say(opened.error().why);
  return std::nullopt;
}

}  // namespace tessera::cli::play
