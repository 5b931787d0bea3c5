#include "arena/engine_player.h"

#include <algorithm>

#include "base/text.h"

namespace tessera::arena {
namespace {

// Answers are quoted in faults; what is no text, or endless, is better not.
std::string quoted(std::string_view answer) {
  constexpr std::size_t kEnough = 60;
  if (!is_plain_text(answer)) return "something that is not text";
  if (answer.size() <= kEnough) return concat('"', answer, '"');
  std::size_t end = kEnough;
  while ((static_cast<unsigned char>(answer[end]) & 0xc0) == 0x80) --end;  // not within a character
  return concat('"', answer.substr(0, end), "...\"");
}

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
  fault_ = Message(done.error().code().name, concat(words_[0], ' ', legacy_sentence(done.error())));
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
      return refuse("no-greeting",
                    concat("answers \"tessera\" with ", quoted(*line), " instead of \"ready\""));
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

// Nobody asked: an error about what it was told, or an answer to nothing.
Result<void> EnginePlayer::check_nothing_said() {
  while (child_->has_line()) {
    const auto line = child_->listen(Child::Clock::now());
    if (!line) return tl::unexpected(line.error());
    if (is_command(*line, "info")) continue;
    if (is_command(*line, "error"))
      return refuse("error", concat("does not understand what it was told: ", quoted(*line)));
    return refuse("unasked", concat("says ", quoted(*line), " before it was asked for a move"));
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
    if (is_command(*line, "error")) return refuse("error", concat("has no move: ", quoted(*line)));
    return refuse("no-bestmove", concat("says ", quoted(*line), " instead of \"bestmove\" and a move"));
  }
}

Result<std::string> EnginePlayer::choose(const AnyView& view, std::uint64_t /*seed*/,
                                         search::Scratch& /*scratch*/) {
  if (fault_) return tl::unexpected(*fault_);
  auto move = ask_for_move();
  if (move) {
    const auto legal = view.legal();
    if (std::ranges::find(legal, *move) != legal.end()) return move;
    move = refuse("illegal", concat("wants to play ", quoted(*move), ", which is not legal"));
  }
  return tl::unexpected(blame(tl::unexpected(move.error())).error());
}

}  // namespace tessera::arena
