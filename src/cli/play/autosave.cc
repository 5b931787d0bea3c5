#include "cli/play/autosave.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <functional>
#include <system_error>
#include <utility>

#include "base/text.h"
#include "cli/files.h"
#include "cli/messages.h"
#include "cli/play/game_text.h"
#include "cli/play/messages.h"
#include "cli/play/places.h"

namespace tessera::cli::play {
namespace {

constexpr std::string_view kBeginning = "game-";
constexpr std::string_view kEnding = ".tessera";

// Makes the file, unless there is one: another terminal may want the same name.
bool claim(const std::filesystem::path& path) {
  std::FILE* file = std::fopen(path.c_str(), "wbx");
  return file != nullptr && std::fclose(file) == 0;
}

bool same_file(const std::filesystem::path& a, const std::filesystem::path& b) {
  std::error_code error;
  return std::filesystem::equivalent(a, b, error) && !error;
}

}  // namespace

bool Autosave::is_own(const std::filesystem::path& path) const {
  return !file_.empty() && same_file(path, file_);
}

std::vector<Autosave::Game> Autosave::all(bool finished) const {
  std::vector<Game> games;
  std::error_code error;
  for (std::filesystem::directory_iterator file(folder_, error), end; !error && file != end;
       file.increment(error)) {
    if (file->path().extension() != kEnding) continue;
    std::error_code gone;
    const auto time = std::filesystem::last_write_time(file->path(), gone);
    const auto text = read_file(file->path().string());
    if (!gone && text && is_finished(*text) == finished)
      games.push_back({std::chrono::file_clock::to_sys(time), file->path()});
  }
  std::sort(games.begin(), games.end(), std::greater<>());
  return games;
}

Result<void> Autosave::remove(const std::filesystem::path& path) {
  std::error_code error;
  std::filesystem::remove(path, error);
  if (error) return refuse(cli::Say::file_problem, {{"path", path.string()}, {"problem", error.message()}});
  return {};
}

bool Autosave::owns() const {
  if (file_.empty()) return false;
  const auto text = read_file(file_.string());
  return text && *text == text_;
}

Result<std::filesystem::path> Autosave::new_file() const {
  if (folder_.empty()) return refuse(Say::no_home);
  std::error_code error;
  std::filesystem::create_directories(folder_, error);
  if (error)
    return refuse(cli::Say::file_problem, {{"path", folder_.string()}, {"problem", error.message()}});
  const std::string name = concat(kBeginning, time_stamp(now_()));
  std::filesystem::path path = folder_ / concat(name, kEnding);
  for (int more = 2; !claim(path); ++more) {
    if (errno != EEXIST)
      return refuse(cli::Say::file_problem, {{"path", path.string()}, {"problem", std::strerror(errno)}});
    path = folder_ / concat(name, '-', more, kEnding);
  }
  return path;
}

Result<void> Autosave::keep(std::string_view text) {
  const bool ours = owns();
  const auto path = ours ? Result<std::filesystem::path>(file_) : new_file();
  if (!path) return tl::unexpected(path.error());
  std::error_code error;
  if (auto written = write_private_file(path->string(), text); !written) {
    if (!ours) std::filesystem::remove(*path, error);
    return written;
  }
  std::filesystem::last_write_time(*path, std::chrono::file_clock::from_sys(now_()), error);
  file_ = *path;
  text_ = text;
  if (is_finished(text)) drop_old_ones();
  return {};
}

// Others than ours, saved in the folder, are left alone.
void Autosave::drop_old_ones() {
  std::size_t left = kMostFinished;
  for (const Game& game : all(true)) {
    std::error_code error;
    if (!game.path.filename().string().starts_with(kBeginning)) continue;
    if (left == 0)
      std::filesystem::remove(game.path, error);
    else
      --left;
  }
}

void Autosave::new_game() {
  file_.clear();
  text_.clear();
}

void Autosave::own(const std::filesystem::path& path) {
  file_ = path;
  text_ = read_file(path.string()).value_or("");
}

void Autosave::go_on_with(const std::filesystem::path& path) {
  new_game();
  std::error_code error;
  const auto real = std::filesystem::canonical(path, error);
  if (error) return;
  if (real.extension() == kEnding && same_file(real.parent_path(), folder_))
    return own(folder_ / real.filename());
  const std::string record = without_log(read_file(path.string()).value_or(""));
  if (is_finished(record)) return;
  for (const Game& game : unfinished()) {
    const std::string text = without_log(read_file(game.path.string()).value_or(""));
    if (!text.empty() && record.starts_with(text)) return own(game.path);
  }
}

std::filesystem::path Autosave::kept_copy(const std::filesystem::path& path) const {
  const std::string record = without_log(read_file(path.string()).value_or(""));
  if (record.empty()) return path;
  for (const Game& game : unfinished())
    if (without_log(read_file(game.path.string()).value_or("")) == record) return game.path;
  return path;
}

}  // namespace tessera::cli::play
