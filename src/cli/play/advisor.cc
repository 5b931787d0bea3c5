#include "cli/play/advisor.h"

#include <utility>

#include "base/text.h"
#include "cli/play/game_text.h"
#include "cli/play/hints.h"
#include "cli/play/messages.h"
#include "cli/review/course_text.h"
#include "cli/review/judging.h"
#include "cli/review/report.h"
#include "terminal/messages.h"

namespace tessera::cli::play {
namespace {

constexpr std::size_t kMistakesInAReview = 5;

bool is_person(const LiveGame& game, Seat seat) {
  return game.settings().participants[index(seat)].is_person();
}

// What the seat did with its move of this number, counted from 1: "placed B7 on D2".
std::string story_of(const LiveGame& game, Seat seat, int number) {
  for (const table::PastEvent& event : game.history().events())
    if (event.by == seat && --number == 0) {
      const auto& story = event.heard_by(seat).story;
      return story ? game.words().say(*story) : "";
    }
  return "";
}

}  // namespace

std::vector<review::Judgement> Advisor::judge_moves(Seat seat) {
  const std::string text = record_of(game_);
  RecordPlayer record(services_.games);
  review::DecisionCollector collector(record);
  if (!read_record(text, record)) return {};
  std::vector<review::Decision> decisions = std::move(collector).take(record);
  std::erase_if(decisions, [&](const review::Decision& decision) { return decision.seat != seat; });
  std::optional<std::size_t> noted;
  return judge_decisions(decisions, {.simulations = services_.review_simulations}, [&](std::size_t done) {
    if (std::exchange(noted, done) != done)
      display_.note(
          concat('\r', game_.say(Message(Say::looking, {{"done", done + 1}, {"all", decisions.size()}}))));
    const bool is_stopped = terminal_.stopped_by().has_value();
    if (is_stopped) display_.note("\n");
    return !is_stopped;
  });
}

std::optional<terminal::Lines> Advisor::review(Seat seat) {
  const std::vector<review::Judgement> judgements = judge_moves(seat);
  if (terminal_.stopped_by()) return std::nullopt;
  const terminal::TerminalTraits traits = screen_.traits();
  const Wording words = wording_for(game_, traits.ascii);
  const review::SeatReview own = review::review_by_seat(judgements, game_.state().players())[index(seat)];
  terminal::Lines lines = score_lines(own, words);
  if (own.decisions > 0) {
    const auto courses = review::courses_of(judgements, game_.state().players(), words.alone);
    const Whose whose = is_person(game_, seat) ? Whose::the_readers : Whose::somebodys;
    lines.push_back(
        words.say(Message(terminal::Say::label, {{"what", course_title(words, whose, game_.name(seat))}})));
    lines.push_back(course_lines({courses[index(seat)]}, words, traits.columns).front());
  }
  const auto worst = review::worst_mistakes(judgements, kMistakesInAReview);
  for (const review::Judgement* mistake : worst) {
    lines.emplace_back();
    const std::string head =
        words.say(Message(Say::mistake_head, {{"whose", is_person(game_, seat) ? "you" : "seat"},
                                              {"name", game_.name(seat)},
                                              {"number", mistake->number},
                                              {"round", words.by_round ? mistake->round : 0},
                                              {"story", story_of(game_, seat, mistake->number)},
                                              {"cost", cost_text(*mistake, words)}}));
    for (std::string& line : terminal::wrap(head, traits.columns)) lines.push_back(std::move(line));
    for (std::string& line : mistake_lines(*mistake, words, traits.columns)) lines.push_back(std::move(line));
  }
  if (words.alone || worst.empty()) return lines;
  lines.emplace_back();
  const std::string relative =
      words.say(Message(ReviewSay::against_the_mean, {{"unit", word_for(words.unit)}}));
  for (std::string& line : terminal::wrap(relative, traits.columns)) lines.push_back(std::move(line));
  return lines;
}

}  // namespace tessera::cli::play
