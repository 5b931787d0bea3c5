#include "cli/play/keeper.h"

#include <algorithm>
#include <functional>
#include <string>
#include <system_error>

#include "base/text.h"
#include "cli/files.h"

namespace tessera::cli::play {
namespace {

constexpr std::string_view kAside = "kept-";
constexpr std::string_view kEnding = ".tessera";

}  // namespace

std::filesystem::path Keeper::aside(int number) const { return folder_ / concat(kAside, number, kEnding); }

std::vector<int> Keeper::numbers() const {
  std::vector<int> numbers;
  std::error_code error;
  for (std::filesystem::directory_iterator file(folder_, error), end; !error && file != end;
       file.increment(error)) {
    const std::string name = file->path().filename().string();
    if (!name.starts_with(kAside) || !name.ends_with(kEnding)) continue;
    const auto digits =
        std::string_view(name).substr(kAside.size(), name.size() - kAside.size() - kEnding.size());
    if (const auto number = parse_int(digits)) numbers.push_back(*number);
  }
  std::sort(numbers.begin(), numbers.end(), std::greater<>());
  return numbers;
}

std::filesystem::path Keeper::next_aside() const {
  const std::vector<int> taken = numbers();
  return aside(taken.empty() ? 1 : taken.front() + 1);
}

std::vector<std::filesystem::path> Keeper::games() const {
  std::vector<std::filesystem::path> paths;
  std::error_code error;
  if (std::filesystem::exists(last_, error)) paths.push_back(last_);
  for (int number : numbers()) paths.push_back(aside(number));
  return paths;
}

Result<void> Keeper::write(const std::filesystem::path& path, std::string_view record) const {
  if (folder_.empty()) return refuse("file", "nowhere to keep the game: HOME is not set");
  std::error_code error;
  std::filesystem::create_directories(folder_, error);
  if (error) return refuse("file", concat(folder_.string(), ": ", error.message()));
  return write_file(path.string(), record);
}

bool Keeper::owns() const {
  if (!own_) return false;
  const auto text = read_file(last_.string());
  return text && *text == *own_;
}

Result<void> Keeper::keep(std::string_view record) {
  std::error_code error;
  if (!owns() && std::filesystem::exists(last_, error)) std::filesystem::rename(last_, next_aside(), error);
  if (error) return refuse("file", concat(last_.string(), ": ", error.message()));
  auto written = write(last_, record);
  if (written) own_ = record;
  return written;
}

void Keeper::drop() {
  std::error_code error;
  const std::vector<int> others = numbers();
  if (owns() && std::filesystem::remove(last_, error) && !others.empty())
    std::filesystem::rename(aside(others.front()), last_, error);
  own_.reset();
}

void Keeper::take_last() {
  if (auto text = read_file(last_.string())) own_ = *std::move(text);
}

void Keeper::go_on_with(const std::filesystem::path& path) {
  std::error_code error;
  own_.reset();
  if (std::filesystem::equivalent(path, last_, error) && !error) {
    take_last();
    return;
  }
  for (int number : numbers()) {
    if (!std::filesystem::equivalent(path, aside(number), error) || error) continue;
    if (std::filesystem::exists(last_, error)) std::filesystem::rename(last_, next_aside(), error);
    if (!error) std::filesystem::rename(aside(number), last_, error);
    if (!error) take_last();
    return;
  }
}

}  // namespace tessera::cli::play
