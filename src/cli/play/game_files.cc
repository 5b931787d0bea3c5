#include "cli/play/game_files.h"

#include <algorithm>
#include <utility>

#include "base/text.h"
#include "cli/play/game_text.h"
#include "cli/play/places.h"

namespace tessera::cli::play {

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
  return looking_back_text(services_, autosave_.file(), can_be_verified(game_), screen_.traits().columns);
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
