#include "arena/engine_player.h"

#include <algorithm>

#include "arena/messages.h"
#include "base/text.h"

namespace tessera::arena {
namespace {

bool is_command(std::string_view line, std::string_view word) {
  const auto words = split_words(line);
  return !words.empty() && words[0] == word;
}

std::string new_game(const AnyGame& game, const Setup& setup, Seat seat) {
  std::string line = concat("new ", game.spec().name, " players ", setup.players, " seat ", index(seat));
  for (const auto& [key, value] : setup.options) line += concat(" option ", key, ' ', value);
  return line;
}

}  // namespace

Result<std::unique_ptr<EnginePlayer>> EnginePlayer::start(std::string_view command, EngineLimits limits) {
  auto words = split_command(command);
  if (!words) return tl::unexpected(words.error());
  std::unique_ptr<EnginePlayer> player(new EnginePlayer(*std::move(words), limits));
  if (auto greeted = player->blame(player->greet()); !greeted) return tl::unexpected(greeted.error());
  return player;
}

EnginePlayer::~EnginePlayer() {
  constexpr std::chrono::milliseconds kFarewell{500};
  if (child_ != nullptr) child_->say_goodbye(Child::Clock::now() + kFarewell);
}

Result<void> EnginePlayer::blame(Result<void> done) {
  if (done) return done;
  child_.reset();
  fault_ = Message(Say::engine_fault, {{"program", words_[0]}, {"problem", done.error()}});
  return tl::unexpected(*fault_);
}

Result<void> EnginePlayer::greet() {
  auto child = Child::start(words_);
  if (!child) return tl::unexpected(child.error());
  child_ = *std::move(child);
  const auto deadline = Child::Clock::now() + limits_.greeting;
  if (auto said = child_->say("tessera", deadline); !said) return said;
  for (;;) {
    const auto line = child_->listen(deadline);
    if (!line) return tl::unexpected(line.error());
    if (is_command(*line, "ready")) return {};
    if (!is_command(*line, "id") && !is_command(*line, "info"))
      return refuse(Say::no_greeting, {{"answer", *line}});
  }
}

Result<void> EnginePlayer::say(std::string_view line) {
  return child_->say(line, Child::Clock::now() + limits_.grace);
}

void EnginePlayer::begin(const AnyGame& game, const Setup& setup, Seat seat) {
  fault_.reset();
  if (child_ == nullptr && !blame(greet())) return;
  (void)blame(say(new_game(game, setup, seat)));
}

void EnginePlayer::hear(std::string_view line) {
  if (!fault_) (void)blame(say(concat("event ", line)));
}

// Refuses what the engine has said without being asked: an error about what it was told, or a
// move too early.
Result<void> EnginePlayer::check_nothing_said() {
  while (child_->has_line()) {
    const auto line = child_->listen(Child::Clock::now());
    if (!line) return tl::unexpected(line.error());
    if (is_command(*line, "info")) continue;
    if (is_command(*line, "error")) return refuse(Say::not_understood, {{"answer", *line}});
    return refuse(Say::moves_unasked, {{"answer", *line}});
  }
  return {};
}

Result<std::string> EnginePlayer::ask_for_move() {
  const auto deadline = Child::Clock::now() + limits_.movetime + limits_.grace;
  if (auto quiet = check_nothing_said(); !quiet) return tl::unexpected(quiet.error());
  if (auto said = child_->say(concat("go movetime ", limits_.movetime.count()), deadline); !said)
    return tl::unexpected(said.error());
  for (;;) {
    const auto line = child_->listen(deadline);
    if (!line) return tl::unexpected(line.error());
    const auto words = split_words(*line);
    if (words.size() > 1 && words[0] == "bestmove") return join_words(std::span(words).subspan(1));
    if (is_command(*line, "info")) continue;
    if (is_command(*line, "error")) return refuse(Say::has_no_move, {{"answer", *line}});
    return refuse(Say::no_bestmove, {{"answer", *line}});
  }
}

Result<std::string> EnginePlayer::choose(const AnyView& view, std::uint64_t /*seed*/,
                                         search::Scratch& /*scratch*/) {
  if (fault_) return tl::unexpected(*fault_);
  auto move = ask_for_move();
  if (move) {
    const auto legal = view.legal();
    if (std::ranges::find(legal, *move) != legal.end()) return move;
    move = refuse(Say::illegal_move, {{"move", *move}});
  }
  return tl::unexpected(blame(tl::unexpected(move.error())).error());
}

}  // namespace tessera::arena
