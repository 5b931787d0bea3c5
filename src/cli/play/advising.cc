#include "base/random.h"
#include "base/text.h"
#include "cli/play/table.h"
#include "cli/review/advice.h"
#include "cli/review/course_text.h"

// The part of the table where the champion is asked.

namespace tessera::cli::play {
namespace {

constexpr std::size_t kMovesInAHint = 3;
constexpr std::size_t kMistakesInAReview = 5;

std::string whose(const Session& session, Seat seat) {
  return session.player(seat).is_person() ? "Your" : concat(session.player(seat).name, "'s");
}

// What the seat did with its move of this number, counted from 1: "placed B7 on D2".
std::string story_of(const Session& session, Seat seat, int number) {
  for (const Event& event : session.history())
    if (event.by == seat && --number == 0) return event.story[index(seat)];
  return "";
}

// The best few moves, then how far to trust them and where they lead, in one line if it fits.
terminal::Lines hint_lines(const Analysis& analysis, const Wording& words, std::size_t most,
                           std::size_t columns) {
  terminal::Lines lines = advice_lines(analysis, words, most, columns);
  lines.push_back(confidence_text(analysis));
  const std::string strength = strength_text(analysis, words);
  if (strength.empty()) return lines;
  const std::string chance = concat("Your chance to win", words.by_round ? " the round: " : ": ", strength);
  const std::string both = concat(lines.back(), "  ", chance);
  if (terminal::display_width(both) <= columns)
    lines.back() = both;
  else
    lines.push_back(chance);
  return lines;
}

}  // namespace

Wording Table::wording() const {
  std::vector<std::string> names;
  for (const Player& player : session_.plan().players) names.push_back(player.name);
  return wording_of(session_.state().spec(), session_.state().players(), std::move(names),
                    screen_.traits().ascii);
}

// A pipe needs no comfort while it waits.
void Table::note(std::string_view text) {
  if (screen_.traits().person) screen_.print(text);
}

std::optional<Table::Next> Table::advise(Seat seat) {
  const auto view = session_.state().view(seat);
  if (view->legal().empty()) {
    say("There is no move to make: the game is over.");
    return std::nullopt;
  }
  note("Thinking...\n");
  const Analysis analysis = analyse(*view, house_.hint_effort, session_.history().size(), scratch_, Stop());
  const std::size_t columns = screen_.traits().columns;
  const Wording words = wording();
  terminal::Lines lines = hint_lines(analysis, words, kMovesInAHint, columns);
  // The marked table is worth more than the second and third move.
  for (std::size_t most = kMovesInAHint; most > 1 && !fits_below(lines, seat);)
    lines = hint_lines(analysis, words, --most, columns);
  marked_ = analysis.moves.front().move;
  return show_below(std::move(lines), seat);
}

std::vector<review::Judgement> Table::judge_moves(Seat seat) {
  const std::string text = session_.record();
  RecordPlayer record(house_.games);
  review::DecisionCollector collector(record);
  if (!read_record(text, record)) return {};
  std::vector<review::Decision> decisions = std::move(collector).take(text, record);
  std::erase_if(decisions, [&](const review::Decision& decision) { return decision.seat != seat; });
  std::vector<review::Judgement> judgements;
  for (const review::Decision& decision : decisions) {
    if (terminal_.stopped_by()) {
      note("\n");
      break;
    }
    note(concat("\rLooking at your moves: ", judgements.size() + 1, " of ", decisions.size()));
    judgements.push_back(
        review::judge(decision, house_.review_simulations, review::kReviewSeed, scratch_, Stop()));
  }
  return judgements;
}

std::optional<Table::Next> Table::review(Seat seat) {
  const std::vector<review::Judgement> judgements = judge_moves(seat);
  if (terminal_.stopped_by()) return Next::input_ended;
  const terminal::TerminalTraits traits = screen_.traits();
  const Wording words = wording();
  const review::SeatReview own = review::review_by_seat(judgements, session_.state().players())[index(seat)];
  terminal::Lines lines = score_lines(own, words);
  if (own.decisions > 0) {
    const auto courses = review::courses_of(judgements, session_.state().players(), words.alone);
    lines.push_back(
        concat(whose(session_, seat), ' ', course_subject(words), ", from decision to decision:"));
    lines.push_back(course_lines({courses[index(seat)]}, words, traits.columns).front());
  }
  for (const review::Judgement* mistake : review::worst_mistakes(judgements, kMistakesInAReview)) {
    lines.emplace_back();
    const std::string in_round = words.by_round ? concat(", round ", mistake->round) : "";
    const std::string head =
        concat(whose(session_, seat), " move ", mistake->number, in_round, ", ",
               story_of(session_, seat, mistake->number), ": ", cost_text(*mistake, words));
    for (std::string& line : terminal::wrap(head, traits.columns)) lines.push_back(std::move(line));
    for (std::string& line : mistake_lines(*mistake, words, traits.columns)) lines.push_back(std::move(line));
  }
  return read(lines);
}

}  // namespace tessera::cli::play
