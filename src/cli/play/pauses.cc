#include <utility>

#include "base/text.h"
#include "cli/play/match.h"
#include "cli/play/table.h"

// The part of the table where Enter is waited for. Other things may be typed there
// too, and are obeyed or answered.

namespace tessera::cli::play {
namespace {

// Commands that only show something, of a hand perhaps.
bool shows_a_hand(Command::Kind kind) {
  return kind == Command::Kind::moves || kind == Command::Kind::hint || kind == Command::Kind::review ||
         kind == Command::Kind::table;
}

// Commands that make no sense before the table was seen.
bool needs_the_table(Command::Kind kind) {
  return shows_a_hand(kind) || kind == Command::Kind::number || kind == Command::Kind::undo;
}

}  // namespace

std::optional<Table::Next> Table::hand_over(Seat to) {
  const bool several = count_persons(session_.plan().players) > 1;
  bool secrets = false;
  for (Seat other : seats(session_.state().players()))
    secrets = secrets || (session_.player(other).is_person() && session_.have_secrets(to, other));
  if (!several || !secrets || holder_ == to) {
    holder_ = to;
    return std::nullopt;
  }
  holder_ = to;
  drawn_ = false;
  message_.clear();
  typed_.clear();
  // Nothing but Enter on its own opens the hand: not a second Enter of the move
  // before, not a command that came too late.
  while (true) {
    screen_.wipe();
    terminal_.drop_typed_ahead();
    if (!message_.empty()) screen_.print(concat(std::exchange(message_, ""), '\n'));
    const auto line = ask(concat("Pass the device to ", session_.player(to).name, ", then press Enter. "));
    if (!line) return Next::input_ended;
    if (tidy(*line).empty()) return std::nullopt;
    const auto command = parse_command(*line);
    if (!command || needs_the_table(command->kind))
      say("Enter comes first here; quit, save FILE, help and rules work too.");
    else if (const auto next = obey(*command, to))
      return next;
  }
}

std::optional<Table::Next> Table::show_round_end(Seat seat) {
  if (round_end_.state == nullptr || saw_round_end_[index(seat)]) return std::nullopt;
  saw_round_end_[index(seat)] = true;
  while (true) {
    if (typed_.empty())
      screen_.show(
          round_end_lines(session_, round_end_, seat, std::exchange(message_, ""), screen_.traits()));
    const auto line = ask("Enter: the next round ");
    if (!line) return Next::input_ended;
    if (tidy(*line).empty()) return std::nullopt;
    const auto command = parse_command(*line);
    if (command && shows_a_hand(command->kind)) {
      typed_ = *line;
      return std::nullopt;
    }
    // A move for a hand that nobody has seen yet is a mistake.
    if (!command || needs_the_table(command->kind)) {
      say(concat("\"", tidy(*line), "\" was not played: the next round has begun. Look at your hand first."));
      return std::nullopt;
    }
    if (const auto next = obey(*command, seat)) return next;
  }
}

}  // namespace tessera::cli::play
