#include "cli/play/record_file.h"

#include <algorithm>
#include <string_view>
#include <system_error>

#include "base/text.h"
#include "cli/files.h"
#include "cli/play/messages.h"
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

void RecordFile::save(const std::string& name, bool over, const std::string& record) {
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
  if (auto written = write_file(place.string(), record); !written)
    return display_.say(game_.say(written.error()));
  saved_to_ = target;
  display_.say(concat(game_.say(Say::saved_to), '\n', shown_path(target)));
}

std::string looking_back_text(const Services& services, const std::filesystem::path& file,
                              bool can_be_verified, std::size_t columns) {
  const auto line = [&](Say said, std::string_view command) {
    const std::string words = concat(services.words->say(said), ' ');
    return concat(words,
                  terminal::shell_command(concat(services.program, ' ', command), file,
                                          columns - std::min(columns, terminal::display_width(words))),
                  '\n');
  };
  return concat(line(Say::to_review_it, "review"), can_be_verified ? line(Say::to_verify_it, "verify") : "");
}

}  // namespace tessera::cli::play
