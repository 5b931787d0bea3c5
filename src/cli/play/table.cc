#include "cli/play/table.h"

#include <algorithm>
#include <utility>
#include <variant>

#include "base/text.h"
#include "cli/play/compose.h"
#include "cli/play/match.h"
#include "words/catalogue.h"

namespace tessera::cli::play {
namespace {

// The last event for whoever watches bots play: who sees a thing first tells it.
std::string watched_line(const Session& session) {
  const Event& event = session.history().back();
  if (event.by) return concat(session.player(*event.by).name, ": ", event.story[index(*event.by)], '\n');
  for (const std::string& story : event.story)
    if (!story.empty()) return concat("  ", story, '\n');
  return "";
}

// What the seat holds, where the game has hands.
std::vector<std::string> hand_of(const AnyView& view) {
  std::vector<std::string> hand;
  const Data data = view.data();
  const auto* items = std::get_if<Data::List>(&data["hand"].value());
  if (items == nullptr) return hand;
  for (const Data& item : *items)
    if (const auto* text = std::get_if<std::string>(&item.value())) hand.push_back(*text);
  return hand;
}

}  // namespace

Table::Next Table::run() {
  while (true) {
    if (auto settled = settle(); !settled) {
      failure_ = words::say(settled.error());
      return Next::failed;
    }
    if (session_.is_over()) keep_the_end();
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
    if (nobody_watches) screen_.print(watched_line(session_));
  }
  return {};
}

Seat Table::first_person() const {
  const Players& players = session_.plan().players;
  const auto first =
      std::find_if(players.begin(), players.end(), [](const Player& p) { return p.is_person(); });
  return first == players.end() ? Seat{} : seat_at(static_cast<std::size_t>(first - players.begin()));
}

std::optional<std::string> Table::ask(std::string_view prompt) {
  if (!typed_.empty()) return std::exchange(typed_, "");
  return screen_.ask(prompt);
}

// Without redrawing, the picture is repeated only when there is something new in it.
void Table::draw(Seat seat) {
  if (!typed_.empty()) return;
  const terminal::TerminalTraits traits = screen_.traits();
  const bool news = !drawn_ || drawn_at_ != session_.history().size() || !marked_.empty();
  terminal::Lines text = std::exchange(list_, {});
  if (text.empty()) {
    const std::string usual = hint(session_.state().view(seat)->legal(), traits.columns);
    text = terminal::wrap(message_.empty() ? usual : message_, traits.columns);
  }
  message_.clear();
  if (!told_width_)
    for (std::string& line : terminal::wrap(width_notice(session_, seat, traits), traits.columns)) {
      text.push_back(std::move(line));
      told_width_ = true;
    }
  if (screen_.redraws() || news)
    screen_.show(table_lines(session_, seat, text, traits, marked_));
  else
    screen_.print(concat(join(text, "\n"), '\n'));
  drawn_ = true;
  drawn_at_ = session_.history().size();
}

std::optional<Table::Next> Table::person_acts(Seat seat) {
  if (const auto left = hand_over(seat)) return left;
  if (const auto left = show_round_end(seat)) return left;
  draw(seat);
  const std::string prompt = concat(session_.player(seat).name, "> ");
  const auto line = ask(screen_.palette().paint(prompt, terminal::kAccent));
  if (!line) return Next::input_ended;
  marked_.clear();
  if (const auto command = parse_command(*line)) return obey(*command, seat);
  play_typed(*line, session_.state().view(seat)->legal());
  return std::nullopt;
}

void Table::play_typed(std::string_view line, const std::vector<std::string>& legal) {
  const std::string offered = std::exchange(offered_, "");
  if (tidy(line).empty()) {
    if (legal.size() == 1) return play_move(legal.front());
    if (!offered.empty()) return play_move(offered);
    drawn_ = false;  // it may have scrolled away
    return;
  }
  const Match match = match_move(line, legal);
  switch (match.kind) {
    case Match::Kind::move:
      return play_move(match.moves.front());
    case Match::Kind::ambiguous:
      return say(concat("That could be ", some_of(match.moves, 4),
                        match.moves.size() > 5 ? ". Type more of it, or ? for their numbers." : "."));
    case Match::Kind::unsure:
    case Match::Kind::partial:
    case Match::Kind::nothing:
      break;
  }
  explain_refusal(line, legal);
  if (match.kind == Match::Kind::partial)
    say(concat(message_, message_.empty() ? "" : " ", "With more it could be ", some_of(match.moves, 3),
               '.'));
  if (match.kind == Match::Kind::unsure) {
    offered_ = match.moves.front();
    say(concat(message_, message_.empty() ? "" : " ", "Enter plays \"", offered_, "\"."));
  }
}

void Table::play_move(const std::string& move) {
  auto done = session_.play(move);
  if (done) return;
  say(as_sentence(words::say(done.error())));
}

// Why it can't be is for the rules to say. Where no legal move has arguments (only
// passing is left, say) the verb is the one that was played before; a number stands for
// something in the hand.
void Table::explain_refusal(std::string_view line, const std::vector<std::string>& legal) {
  std::vector<std::string> played;
  for (const Event& event : session_.history())
    if (event.by) played.push_back(event.text);
  const Seat seat = session_.person_to_act().value_or(Seat{});
  const std::string full = in_full(line, hand_of(*session_.state().view(seat)));
  for (const std::string& move : orders_of(as_notation(full, legal, played))) {
    auto done = session_.play(move);
    if (done) return;
    say(as_sentence(words::say(done.error())));
    if (done.error().code().name != kOutOfOrder) return;
  }
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
      return list_moves(command.argument, seat);
    case Command::Kind::number:
      play_number(command.argument, session_.state().view(seat)->legal());
      return std::nullopt;
    case Command::Kind::hint:
      return advise(seat);
    case Command::Kind::review:
      return review(seat);
    case Command::Kind::table:
      drawn_ = false;
      return std::nullopt;
    case Command::Kind::help:
      return read(help_lines());
    case Command::Kind::rules:
      return read(rules_lines());
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

void Table::undo(Seat seat) {
  const bool was_over = session_.is_over();
  if (auto done = session_.undo(seat); !done) return say(as_sentence(words::say(done.error())));
  drawn_ = false;
  end_is_kept_ = false;
  const Seat whose = session_.person_to_act().value_or(seat);
  say(concat(whose == seat ? "Taken back."
                           : concat("Taken back, so it is ", session_.player(whose).name, "'s turn."),
             was_over ? " The game is unfinished again." : ""));
}

std::optional<Table::Next> Table::after_the_end() {
  keep_the_end();
  // With several people it is the one who holds the device who goes on looking.
  const Seat seat = holder_.value_or(first_person());
  if (const auto left = hand_over(seat)) return left;
  const terminal::TerminalTraits traits = screen_.traits();
  const std::string text = std::exchange(message_, "");
  const bool news = !drawn_ || drawn_at_ != session_.history().size();
  if (typed_.empty() && (screen_.redraws() || news))
    screen_.show(end_lines(session_, seat, text.empty() ? how_to_review() : text, traits));
  else if (!text.empty())
    screen_.print(concat(text, '\n'));
  drawn_ = true;
  drawn_at_ = session_.history().size();
  if (!traits.person) return Next::quit;
  const auto line = ask("review, save FILE, new or quit> ");
  if (!line) return Next::input_ended;
  const auto command = parse_command(*line);
  if (command && command->kind != Command::Kind::number) return obey(*command, seat);
  if (tidy(*line).empty())
    drawn_ = false;
  else
    say("The game is over.");
  return std::nullopt;
}

}  // namespace tessera::cli::play
