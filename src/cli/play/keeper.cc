#include "cli/play/keeper.h"

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

namespace tessera::cli::play {
namespace {

constexpr std::string_view kBeginning = "game-";
constexpr std::string_view kEnding = ".tessera";

// Makes the file, unless there is one: another terminal may want the same name.
bool claim(const std::filesystem::path& path) {
  std::FILE* file = std::fopen(path.c_str(), "wbx");
  return file != nullptr && std::fclose(file) == 0;
}

// No other line of a record begins like its last.
bool is_finished(std::string_view record) { return record.find("\nresult ") != std::string_view::npos; }

bool same_file(const std::filesystem::path& a, const std::filesystem::path& b) {
  std::error_code error;
  return std::filesystem::equivalent(a, b, error) && !error;
}

}  // namespace

bool Keeper::is_own(const std::filesystem::path& path) const {
  return !file_.empty() && same_file(path, file_);
}

std::vector<Keeper::Game> Keeper::all(bool finished) const {
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

Result<void> Keeper::remove(const std::filesystem::path& path) {
  std::error_code error;
  std::filesystem::remove(path, error);
  if (error) return refuse("file", concat(path.string(), ": ", error.message()));
  return {};
}

bool Keeper::owns() const {
  if (file_.empty()) return false;
  const auto text = read_file(file_.string());
  return text && *text == text_;
}

Result<std::filesystem::path> Keeper::new_file() const {
  if (folder_.empty()) return refuse("file", "nowhere to keep the game: HOME is not set");
  std::error_code error;
  std::filesystem::create_directories(folder_, error);
  if (error) return refuse("file", concat(folder_.string(), ": ", error.message()));
  const std::string name = concat(kBeginning, time_stamp(now_()));
  std::filesystem::path path = folder_ / concat(name, kEnding);
  for (int more = 2; !claim(path); ++more) {
    if (errno != EEXIST) return refuse("file", concat(path.string(), ": ", std::strerror(errno)));
    path = folder_ / concat(name, '-', more, kEnding);
  }
  return path;
}

Result<void> Keeper::keep(std::string_view record) {
  const bool ours = owns();
  const auto path = ours ? Result<std::filesystem::path>(file_) : new_file();
  if (!path) return tl::unexpected(path.error());
  std::error_code error;
  if (auto written = write_file(path->string(), record); !written) {
    if (!ours) std::filesystem::remove(*path, error);
    return written;
  }
  std::filesystem::last_write_time(*path, std::chrono::file_clock::from_sys(now_()), error);
  file_ = *path;
  text_ = record;
  if (is_finished(record)) drop_old_ones();
  return {};
}

// Others than ours, saved in the folder, are left alone.
void Keeper::drop_old_ones() {
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

void Keeper::new_game() {
  file_.clear();
  text_.clear();
}

void Keeper::own(const std::filesystem::path& path) {
  file_ = path;
  text_ = read_file(path.string()).value_or("");
}

void Keeper::go_on_with(const std::filesystem::path& path, std::string_view record) {
  new_game();
  std::error_code error;
  const auto real = std::filesystem::canonical(path, error);
  if (error) return;
  if (real.extension() == kEnding && same_file(real.parent_path(), folder_))
    return own(folder_ / real.filename());
  if (is_finished(record)) return;
  for (const Game& game : unfinished()) {
    const std::string text = read_file(game.path.string()).value_or("");
    if (!text.empty() && record.starts_with(text)) return own(game.path);
  }
}

}  // namespace tessera::cli::play
