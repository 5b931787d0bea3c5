#include "cli/play/table.h"

#include <algorithm>
#include <utility>

#include "base/text.h"
#include "cli/play/compose.h"
#include "cli/play/match.h"
#include "cli/play/naming.h"

namespace tessera::cli::play {

Table::Next Table::run() {
  while (true) {
    if (auto settled = settle(); !settled) {
      failure_ = settled.error().reason;
      return Next::failed;
    }
    if (terminal_.stopped_by()) return Next::input_ended;
    const auto person = session_.person_to_act();
    const auto next = person ? person_acts(*person) : after_the_end();
    if (next) return *next;
  }
}

Result<void> Table::settle() {
  const bool nobody_watches = count_persons(session_.plan().players) == 0;
  while (!session_.is_over() && !session_.person_to_act() && !terminal_.stopped_by()) {
    auto before = session_.state().turn().is_chance() ? session_.state().clone() : nullptr;
    if (auto done = session_.advance(); !done) return done;
    if (session_.dealt_anew()) {
      round_end_ = {std::move(before), session_.history().size() - 1};
      saw_round_end_.assign(session_.plan().players.size(), false);
    }
    if (nobody_watches) {
      const Event& event = session_.history().back();
      screen_.print(concat(event.by ? session_.player(*event.by).name + ": " : "", event.text, '\n'));
    }
  }
  return {};
}

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
  // Nothing but Enter on its own opens the hand: not a second Enter of the move
  // before, not a command that came too late.
  while (true) {
    screen_.wipe();
    terminal_.drop_typed_ahead();
    const auto line =
        screen_.ask(concat("Pass the device to ", session_.player(to).name, ", then press Enter. "));
    if (!line) return Next::input_ended;
    if (tidy(*line).empty()) return std::nullopt;
    const auto command = parse_command(*line);
    if (command && command->kind == Command::Kind::quit) return Next::quit;
  }
}

Seat Table::first_person() const {
  const Players& players = session_.plan().players;
  const auto first =
      std::find_if(players.begin(), players.end(), [](const Player& p) { return p.is_person(); });
  return first == players.end() ? Seat{} : seat_at(static_cast<std::size_t>(first - players.begin()));
}

bool Table::show_round_end(Seat seat) {
  if (round_end_.state == nullptr || saw_round_end_[index(seat)]) return true;
  saw_round_end_[index(seat)] = true;
  screen_.show(round_end_lines(session_, round_end_, seat, screen_.traits()));
  return screen_.ask("Enter: the next round ").has_value();
}

// Without redrawing, the picture is repeated only when there is something new in it.
void Table::draw(Seat seat) {
  const bool news = !drawn_ || drawn_at_ != session_.history().size();
  if (listing_ && message_.empty()) {
    listing_ = false;
    return;
  }
  listing_ = false;
  const std::string text =
      message_.empty() ? hint(session_.state().view(seat)->legal(), screen_.traits().columns) : message_;
  message_.clear();
  if (screen_.redraws() || news)
    screen_.show(table_lines(session_, seat, text, screen_.traits()));
  else
    screen_.print(concat(join(wrap(text, screen_.traits().columns), "\n"), '\n'));
  drawn_ = true;
  drawn_at_ = session_.history().size();
}

std::optional<Table::Next> Table::person_acts(Seat seat) {
  if (const auto left = hand_over(seat)) return left;
  if (!show_round_end(seat)) return Next::input_ended;
  draw(seat);
  const std::string prompt = concat(session_.player(seat).name, "> ");
  const auto line = screen_.ask(screen_.palette().paint(prompt, {Hue::accent, Ink::Fill::text, true}));
  if (!line) return Next::input_ended;
  if (const auto command = parse_command(*line)) return obey(*command, seat);
  play_typed(*line, session_.state().view(seat)->legal());
  return std::nullopt;
}

void Table::play_typed(std::string_view line, const std::vector<std::string>& legal) {
  const std::string offered = std::exchange(offered_, "");
  if (tidy(line).empty()) {
    if (legal.size() == 1) return play_move(legal.front());
    if (!offered.empty()) return play_move(offered);
    return;
  }
  const Match match = match_move(line, legal);
  switch (match.kind) {
    case Match::Kind::move:
      return play_move(match.moves.front());
    case Match::Kind::ambiguous:
      return say(concat("That could be ", some_of(match.moves, 4), '.'));
    case Match::Kind::unsure:
    case Match::Kind::nothing:
      break;
  }
  play_move(as_notation(line, legal));
  if (match.kind == Match::Kind::unsure) {
    offered_ = match.moves.front();
    say(concat(message_, message_.empty() ? "" : " ", "Enter plays ", offered_, '.'));
  }
}

void Table::play_move(const std::string& move) {
  auto done = session_.play(move);
  if (done) return;
  say(as_sentence(with_names(done.error().reason, session_.plan().players)));
}

void Table::play_number(std::string_view number, const std::vector<std::string>& legal) {
  const auto n = parse_int(number);
  if (!n || *n < 1 || static_cast<std::size_t>(*n) > legal.size())
    return say(concat("There is no move #", number, "; they are #1 to #", legal.size(), '.'));
  play_move(legal[static_cast<std::size_t>(*n) - 1]);
}

std::optional<Table::Next> Table::obey(const Command& command, Seat seat) {
  offered_.clear();
  switch (command.kind) {
    case Command::Kind::moves:
      list_moves(command.argument, seat);
      return std::nullopt;
    case Command::Kind::number:
      play_number(command.argument, session_.state().view(seat)->legal());
      return std::nullopt;
    case Command::Kind::help:
      return screen_.page(help_text()) ? std::nullopt : std::optional(Next::input_ended);
    case Command::Kind::rules:
      return screen_.page(house_.rules(session_.state().spec().name)) ? std::nullopt
                                                                      : std::optional(Next::input_ended);
    case Command::Kind::undo:
      undo(seat);
      return std::nullopt;
    case Command::Kind::save:
    case Command::Kind::save_over:
      save(command.argument, command.kind == Command::Kind::save_over);
      return std::nullopt;
    case Command::Kind::new_game:
      return Next::new_game;
    case Command::Kind::resume:
      return open(command.argument) ? std::optional(Next::resumed) : std::nullopt;
    case Command::Kind::quit:
      return Next::quit;
  }
  return std::nullopt;
}

void Table::list_moves(std::string_view filter, Seat seat) {
  const TerminalTraits traits = screen_.traits();
  const auto legal = session_.state().view(seat)->legal();
  if (legal.empty()) return say("There is no move to make: the game is over.");
  Lines lines = screen_.redraws() ? header_lines(session_, traits) : Lines{};
  const Lines list = move_list(legal, filter, traits);
  lines.insert(lines.end(), list.begin(), list.end());
  screen_.show(lines);
  listing_ = true;
}

void Table::undo(Seat seat) {
  if (auto done = session_.undo(seat); !done) return say(as_sentence(done.error().reason));
  drawn_ = false;
  say("Taken back.");
}

std::optional<Table::Next> Table::after_the_end() {
  keeper_.drop();
  // With several people it is the one who holds the device who goes on looking.
  const Seat seat = holder_.value_or(first_person());
  if (const auto left = hand_over(seat)) return left;
  const TerminalTraits traits = screen_.traits();
  const std::string text = std::exchange(message_, "");
  if (screen_.redraws() || !drawn_ || drawn_at_ != session_.history().size())
    screen_.show(end_lines(session_, seat, text, traits));
  else if (!text.empty())
    screen_.print(concat(text, '\n'));
  drawn_ = true;
  drawn_at_ = session_.history().size();
  if (!traits.person) return Next::quit;
  const auto line = screen_.ask("save FILE, new or quit> ");
  if (!line) return Next::input_ended;
  const auto command = parse_command(*line);
  if (command && command->kind != Command::Kind::number) return obey(*command, seat);
  if (!tidy(*line).empty()) say("The game is over.");
  return std::nullopt;
}

}  // namespace tessera::cli::play
