#include "cli/play/terminal_game.h"

#include <utility>

#include "base/text.h"
#include "cli/play/game_log.h"
#include "cli/play/move_list.h"
#include "cli/play/pages.h"
#include "cli/play/typed_words.h"
#include "table/opening.h"

namespace tessera::cli::play {
namespace {

using Kind = TypedCommand::Kind;

// An event for whoever watches bots play; empty where there is nothing to tell.
std::string watched_line(const LiveGame& game, const table::PastEvent& event) {
  const auto& story = event.heard_by(Viewer::onlooker()).story;
  const std::string text = story ? game.words().say(*story) : "";
  if (event.by) return concat(log_line(game, *event.by, text), '\n');
  return text.empty() ? "" : concat("  ", text, '\n');
}

}  // namespace

TerminalGame::TerminalGame(const Services& services, terminal::Screen& screen, terminal::Terminal& terminal,
                           Autosave& autosave, LiveGame game)
    : services_(services),
      screen_(screen),
      terminal_(terminal),
      game_(std::move(game)),
      input_(screen),
      display_(game_, screen, input_),
      entry_(game_, display_, [this](Seat, const std::string& move) { return game_.act(move); }),
      hints_(services, game_, display_, screen),
      advisor_(services, game_, display_, screen, terminal),
      files_(services, game_, display_, autosave, screen),
      seen_round_ends_(game_.settings().participants.size(), game_.history().round_ends().size()) {}

TerminalGame::Next TerminalGame::run() {
  while (true) {
    if (auto settled = let_bots_move(); !settled) {
      failure_ = game_.say(settled.error());
      return Next::failed;
    }
    if (game_.is_over()) files_.keep_the_end();
    if (terminal_.stopped_by()) return Next::input_ended;
    const auto person = game_.person_to_act();
    const auto next = person ? person_acts(*person) : after_the_end();
    if (next) return *next;
  }
}

Result<void> TerminalGame::let_bots_move() {
  const bool is_watched = game_.count_people() == 0;
  std::size_t shown = game_.was_played() ? game_.history().events().size() : 0;
  while (game_.is_bot_due() && !terminal_.stopped_by()) {
    if (auto moved = game_.let_bot_move(); !moved) return moved;
    const auto& events = game_.history().events();
    for (; is_watched && shown < events.size(); ++shown) screen_.print(watched_line(game_, events[shown]));
  }
  return {};
}

Seat TerminalGame::first_person() const {
  for (Seat seat : seats(game_.state().players()))
    if (game_.has_person(seat)) return seat;
  for (Seat seat : seats(game_.state().players()))
    if (game_.settings().participants[index(seat)].is_person()) return seat;
  return Seat{};
}

std::optional<TerminalGame::Next> TerminalGame::person_acts(Seat seat) {
  if (const auto left = hand_over(seat)) return left;
  if (const auto left = show_round_end(seat)) return left;
  display_.draw(seat);
  const std::string prompt = concat(game_.name(seat), "> ");
  const auto line = input_.ask(screen_.palette().paint(prompt, terminal::kAccent));
  if (!line) return Next::input_ended;
  display_.mark("");
  if (const auto command = parse_command(*line, game_.words())) return obey(*command, seat);
  entry_.play(*line, seat);
  return std::nullopt;
}

std::optional<TerminalGame::Next> TerminalGame::after_the_end() {
  // With several people it is the one who holds the device who goes on looking.
  const Seat seat = holder_.value_or(first_person());
  if (const auto left = hand_over(seat)) return left;
  display_.draw_end(seat, files_.what_can_be_done());
  if (!screen_.traits().person) return Next::quit;
  const auto line = input_.ask(game_.say(Say::after_the_end_prompt) + ' ');
  if (!line) return Next::input_ended;
  const auto command = parse_command(*line, game_.words());
  if (command && command->kind != Kind::number) return obey(*command, seat);
  if (tidy(*line).empty())
    display_.draw_again();
  else
    display_.say(Say::game_is_over);
  return std::nullopt;
}

bool TerminalGame::hides_from_others(Seat seat) const {
  for (Seat other : seats(game_.state().players()))
    if (game_.has_person(other) && game_.history().have_secrets(seat, other)) return true;
  return false;
}

std::optional<TerminalGame::Next> TerminalGame::hand_over(Seat to) {
  const bool is_same = holder_ == to;
  holder_ = to;
  if (is_same || count_persons(game_.settings().participants) < 2 || !hides_from_others(to))
    return std::nullopt;
  display_.draw_again();
  display_.forget_message();
  input_.drop();
  // Nothing but Enter on its own opens the hand: not a second Enter of the move
  // before, not a command that came too late.
  while (true) {
    screen_.wipe();
    terminal_.drop_typed_ahead();
    if (const std::string message = display_.take_message(); !message.empty())
      screen_.print(concat(message, '\n'));
    const auto line = input_.ask(game_.say(Message(Say::pass_the_device, {{"seat", to}})) + ' ');
    if (!line) return Next::input_ended;
    if (tidy(*line).empty()) return std::nullopt;
    const auto command = parse_command(*line, game_.words());
    if (!command || needs_the_table(command->kind))
      display_.say(Say::enter_comes_first);
    else if (const auto next = obey(*command, to))
      return next;
  }
}

std::optional<TerminalGame::Next> TerminalGame::show_round_end(Seat seat) {
  const auto& ends = game_.history().round_ends();
  if (seen_round_ends_[index(seat)] == ends.size()) return std::nullopt;
  seen_round_ends_[index(seat)] = ends.size();
  while (true) {
    display_.draw_round_end({ends.back().state->view(seat), ends.back().number});
    const auto line = input_.ask(game_.say(Say::next_round_prompt) + ' ');
    if (!line) return Next::input_ended;
    if (tidy(*line).empty()) return std::nullopt;
    const auto command = parse_command(*line, game_.words());
    if (command && shows_a_hand(command->kind)) {
      input_.put_back(*line);
      return std::nullopt;
    }
    // A move for a hand that nobody has seen yet is a mistake.
    if (!command || needs_the_table(command->kind)) {
      display_.say(Message(Say::round_has_begun, {{"line", tidy(*line)}}));
      return std::nullopt;
    }
    if (const auto next = obey(*command, seat)) return next;
  }
}

std::optional<TerminalGame::Next> TerminalGame::obey(const TypedCommand& command, Seat seat) {
  entry_.withdraw_offer();
  switch (command.kind) {
    case Kind::moves:
      return list_moves(command.argument, seat);
    case Kind::number:
      entry_.play_number(command.argument, seat);
      return std::nullopt;
    case Kind::hint:
    case Kind::review:
      return give_advice(command.kind, seat);
    case Kind::table:
      display_.draw_again();
      return std::nullopt;
    case Kind::luck:
      display_.say(luck_text(game_));
      return std::nullopt;
    case Kind::help:
      return read(help_page(services_.rules(game_.state().spec().name), screen_.traits(), game_.words()));
    case Kind::rules:
      return read(rules_page(services_.rules(game_.state().spec().name), screen_.traits()));
    case Kind::undo:
      return undo(seat);
    case Kind::resign:
      return resign(seat);
    case Kind::leave:
      return leave(seat);
    case Kind::save:
    case Kind::save_over:
      files_.save(command.argument, command.kind == Kind::save_over);
      return std::nullopt;
    case Kind::again:
      if (game_.is_over()) return Next::again;
      display_.say(Say::again_comes_after_the_end);
      return std::nullopt;
    case Kind::new_game:
      return Next::new_game;
    case Kind::resume:
      resumed_ = files_.open(command.argument);
      return resumed_ ? std::optional(Next::resumed) : std::nullopt;
    case Kind::quit:
      return Next::quit;
  }
  return std::nullopt;
}

std::optional<TerminalGame::Next> TerminalGame::read(const terminal::Lines& lines) {
  return input_.page(lines) ? std::nullopt : std::optional(Next::input_ended);
}

std::optional<TerminalGame::Next> TerminalGame::list_moves(std::string_view filter, Seat seat) {
  if (game_.is_over()) {
    display_.say(Say::no_move_to_make);
    return std::nullopt;
  }
  const auto legal = game_.state().view(seat)->legal();
  const char sign = game_.state().spec().choice_sign;
  const bool goes_on =
      display_.show_below(move_list(legal, filter, screen_.traits().columns, sign, game_.words()), seat);
  return goes_on ? std::nullopt : std::optional(Next::input_ended);
}

std::optional<TerminalGame::Next> TerminalGame::give_advice(TypedCommand::Kind kind, Seat seat) {
  if (kind == Kind::review) {
    const auto lines = advisor_.review(seat);
    return lines ? read(*lines) : std::optional(Next::input_ended);
  }
  if (game_.is_over()) {
    display_.say(Say::no_move_to_make);
    return std::nullopt;
  }
  return hints_.give(seat) ? std::nullopt : std::optional(Next::input_ended);
}

std::optional<TerminalGame::Next> TerminalGame::undo(Seat seat) {
  if (auto done = game_.undo(seat); !done) {
    display_.say(done.error(), seat);
    return std::nullopt;
  }
  const Seat whose = game_.person_to_act().value_or(seat);
  display_.say(whose == seat ? Message(Say::taken_back) : Message(Say::taken_back_for, {{"seat", whose}}));
  return std::nullopt;
}

std::optional<bool> TerminalGame::confirm(const Message& question, Seat seat) {
  display_.say(question, seat);
  display_.draw(seat);
  const auto answer = input_.ask(game_.say(Say::yes_or_no_prompt) + ' ');
  if (!answer) return std::nullopt;
  const bool yes = is_word(tidy(*answer), Say::type_yes, game_.words());
  if (!yes) display_.say(Say::game_goes_on);
  return yes;
}

std::optional<TerminalGame::Next> TerminalGame::resign(Seat seat) {
  if (auto may = game_.may_resign(seat); !may) {
    display_.say(may.error(), seat);
    return std::nullopt;
  }
  const bool alone = game_.state().players() == 1;
  const auto sure = confirm(alone ? Say::give_up_alone : Say::give_up, seat);
  if (!sure) return Next::input_ended;
  if (!*sure) return std::nullopt;
  if (auto done = game_.resign(seat); !done) display_.say(done.error(), seat);
  return std::nullopt;
}

std::optional<TerminalGame::Next> TerminalGame::leave(Seat seat) {
  if (game_.is_over() || game_.state().players() <= 2) {
    display_.say(game_.is_over() ? Say::game_is_over : Say::resign_instead);
    return std::nullopt;
  }
  const auto sure =
      confirm(Message(Say::leave_the_game, {{"level", kind_word(table::kStandIn, game_.words())}}), seat);
  if (!sure) return Next::input_ended;
  if (!*sure) return std::nullopt;
  if (auto done = game_.leave(seat); !done) display_.say(done.error(), seat);
  return std::nullopt;
}

}  // namespace tessera::cli::play
