#include <fmt/core.h>
#include <memory>
#include <optional>
#include <string>
#include <unistd.h>
#include <vector>

#include "base/random.h"
#include "base/text.h"
#include "cli/arguments.h"
#include "cli/commands.h"
#include "cli/complain.h"
#include "cli/files.h"
#include "cli/language.h"
#include "cli/messages.h"
#include "cli/players.h"
#include "cli/review/judging.h"
#include "cli/review/report.h"
#include "core/messages.h"
#include "games/catalog.h"
#include "protocol/json.h"
#include "protocol/review_data.h"
#include "terminal/console.h"
#include "terminal/interrupt.h"
#include "words/letters.h"

namespace tessera::cli {
namespace {

struct ReviewArguments {
  std::string file;
  int simulations = review::kReviewSimulations;
  std::optional<int> seat;
  std::size_t top = 5;
  std::uint64_t seed = review::kReviewSeed;
  bool json = false;
  std::optional<std::string> language;
};

constexpr std::size_t kLongestShownName = 40;

// By the record's tags: people by their name, bots by what they are where they have none.
std::vector<std::string> names_of(const RecordPlayer& record, const words::Catalogue& words) {
  const Participants participants = participants_of_tags(record.tags(), record.setup().players);
  std::vector<std::string> names = names_in(participants, words);
  for (std::size_t i = 0; i < names.size(); ++i)
    names[i] =
        printable(names[i].empty() ? kind_word(participants[i].kind, words) : names[i], kLongestShownName);
  return names;
}

// Judges the decisions, and says on a terminal how far it is; false when interrupted.
bool judge_all(Review& review, const std::vector<review::Decision>& decisions, std::uint64_t seed,
               const words::Catalogue& words) {
  const bool watched = isatty(STDERR_FILENO) != 0;
  const terminal::Interrupt interrupt;
  review.judgements =
      judge_decisions(decisions, {.simulations = review.simulations, .seed = seed}, [&](std::size_t done) {
        const Message so_far(ReviewSay::so_far, {{"done", done}, {"all", decisions.size()}});
        if (watched) fmt::print(stderr, "\r{}", words.say(so_far));
        return !interrupt.requested();
      });
  if (watched) fmt::print(stderr, "\r\x1b[K");
  if (review.judgements.size() == decisions.size()) return true;
  complain(Message(ReviewSay::stopped, {{"done", review.judgements.size()}, {"all", decisions.size()}}),
           ExitCode::interrupted, words);
  return false;
}

ExitCode run_review(const ReviewArguments& arguments) {
  const auto language = chosen_language(arguments.language);
  if (!language) return complain(language.error(), ExitCode::usage, words_of_environment());
  const words::Catalogue& words = words::Catalogue::of(*language);
  const auto text = read_file(arguments.file);
  if (!text) return complain(text.error(), ExitCode::system, words);
  RecordPlayer record(all_games());
  review::DecisionCollector collector(record);
  if (const auto read = read_record(*text, record); !read)
    return complain_about_line(arguments.file, read.error().line, read.error().reason, words);
  const int players = record.setup().players;
  if (arguments.seat && *arguments.seat >= players) {
    const Message problem(tessera::Say::no_such_seat, {{"seat", *arguments.seat}, {"last", players - 1}});
    return complain(Message(Say::bad_argument, {{"option", "--seat"}, {"problem", problem}}), ExitCode::usage,
                    words);
  }
  std::vector<review::Decision> decisions = std::move(collector).take(record);
  if (arguments.seat)
    std::erase_if(decisions, [&](const review::Decision& decision) {
      return index(decision.seat) != static_cast<std::size_t>(*arguments.seat);
    });
  Review review{&record.state()->spec(),
                players,
                names_of(record, arguments.json ? words::Catalogue::english() : words),
                arguments.simulations,
                {}};
  const bool complete = judge_all(review, decisions, arguments.seed, words);
  const terminal::TerminalTraits console = terminal::console_traits();
  if (arguments.json) {
    fmt::print("{}\n", protocol::to_json(protocol::review_data(review, arguments.top)));
  } else {
    const std::string said = review_text(review, arguments.top, console.ascii, console.columns, words);
    fmt::print("{}", console.ascii && console.person ? words::in_ascii(said) : said);
  }
  return complete ? ExitCode::ok : ExitCode::interrupted;
}

}  // namespace

void add_review_command(CLI::App& app, ExitCode& exit) {
  auto arguments = std::make_shared<ReviewArguments>();
  CLI::App* command = app.add_subcommand("review", "Judge the moves of a record");
  command->add_option("FILE", arguments->file, "The record, finished or not; - reads standard input")
      ->required();
  command->add_option("--sims", arguments->simulations, "Simulations for each decision")
      ->option_text("N")
      ->check(CLI::Range(100, 10'000'000))
      ->capture_default_str();
  command->add_option("--seat", arguments->seat, "Only this seat's moves")
      ->option_text("N")
      ->check(CLI::Range(0, kMaxSeats - 1));
  command->add_option("--top", arguments->top, "How many mistakes to show, the worst first")
      ->option_text("N")
      ->check(CLI::Range(0, 10'000))
      ->capture_default_str();
  command->add_option("--seed", arguments->seed, "The same seed judges alike")
      ->option_text("N")
      ->check(whole_number)
      ->capture_default_str();
  add_language_option(*command, arguments->language);
  command->add_flag("--json", arguments->json, "Print one JSON object");
  command->callback([arguments, &exit] { exit = run_review(*arguments); });
}

}  // namespace tessera::cli
