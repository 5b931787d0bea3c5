#include "cli/play/move_entry.h"

#include <utility>
#include <variant>

#include "base/text.h"
#include "cli/play/compose.h"
#include "cli/play/typed_move.h"

namespace tessera::cli::play {
void MoveEntry::play(std::string_view line, Seat seat) {
  const std::string offered = std::exchange(offered_, "");
  const std::vector<std::string> moves = game_.view(seat)->legal();
  if (tidy(line).empty()) {
    if (moves.size() == 1) return play_move(moves.front(), seat);
    if (!offered.empty()) return play_move(offered, seat);
    return display_.draw_again();  // it may have scrolled away
  }
  const TypedMove typed = match_move(line, moves);
  switch (typed.kind) {
    case TypedMove::Kind::move:
      return play_move(typed.moves.front(), seat);
    case TypedMove::Kind::ambiguous:
      return display_.say(Message(typed.moves.size() > 5 ? Say::could_be_many : Say::could_be,
                                  {{"moves", some_of(typed.moves, 4)}}));
    case TypedMove::Kind::unsure:
    case TypedMove::Kind::partial:
    case TypedMove::Kind::nothing:
      break;
  }
  explain_refusal(line, seat);
  if (typed.kind == TypedMove::Kind::partial)
    display_.add(Message(Say::with_more_it_could_be, {{"moves", some_of(typed.moves, 3)}}));
  if (typed.kind == TypedMove::Kind::unsure) {
    offered_ = typed.moves.front();
    display_.add(Message(Say::enter_plays, {{"move", offered_}}));
  }
}

void MoveEntry::play_move(const std::string& move, Seat seat) {
  if (auto done = act_(seat, move); !done) display_.say(done.error(), seat);
}

// Why it can't be is for the rules to say. Where no legal move has arguments (only
// passing is left, say) the verb is the one that was played before; a number stands for
// something in the hand.
void MoveEntry::explain_refusal(std::string_view line, Seat seat) {
  const auto view = game_.view(seat);
  const std::string full = in_full(line, view->hand());
  play_move(as_notation(full, view->legal(), game_.played_moves()), seat);
}

void MoveEntry::play_number(std::string_view number, Seat seat) {
  const std::vector<std::string> moves = game_.view(seat)->legal();
  const auto n = parse_int(number);
  if (!n || *n < 1 || static_cast<std::size_t>(*n) > moves.size())
    return display_.say(Message(Say::no_such_number, {{"number", number}, {"last", concat(moves.size())}}));
  play_move(moves[static_cast<std::size_t>(*n) - 1], seat);
}

}  // namespace tessera::cli::play
