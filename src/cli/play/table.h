#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "cli/play/commands.h"
#include "cli/play/compose.h"
#include "cli/play/house.h"
#include "cli/play/keeper.h"
#include "cli/review/report.h"
#include "terminal/screen.h"

namespace tessera::cli::play {

// People at one game, from the position it has until they leave it.
class Table {
 public:
  enum class Next { quit, new_game, resumed, input_ended, failed };

  Table(const House& house, terminal::Screen& screen, terminal::Terminal& terminal, Keeper& keeper,
        Session session)
      : house_(house),
        screen_(screen),
        terminal_(terminal),
        keeper_(keeper),
        session_(std::move(session)),
        end_is_kept_(session_.is_over()) {}

  Next run();
  [[nodiscard]] const Session& session() const { return session_; }
  // After Next::resumed: the game to go on with.
  [[nodiscard]] const std::filesystem::path& resumed_from() const { return resumed_from_; }
  Session take_resumed() { return *std::move(resumed_); }
  // After Next::failed: what went wrong.
  [[nodiscard]] const std::string& failure() const { return failure_; }
  // After the end: the command, if the game is kept.
  [[nodiscard]] std::string how_to_review() const;

 private:
  // Chance and bots, until it is a person's turn or the game is over.
  Result<void> settle();
  // The device goes to another person: nothing of a hand may be on the screen.
  std::optional<Next> hand_over(Seat to);
  std::optional<Next> show_round_end(Seat seat);
  [[nodiscard]] Seat first_person() const;
  void draw(Seat seat);
  std::optional<Next> person_acts(Seat seat);
  std::optional<Next> after_the_end();

  // The next line: what was typed at a pause, or the answer to the prompt.
  std::optional<std::string> ask(std::string_view prompt);
  std::optional<Next> obey(const Command& command, Seat seat);
  // Pages through the lines; what is typed meanwhile is taken for the next answer.
  std::optional<Next> read(const terminal::Lines& lines);
  [[nodiscard]] terminal::Lines help_lines() const;
  [[nodiscard]] terminal::Lines rules_lines() const;
  void play_typed(std::string_view line, const std::vector<std::string>& legal);
  void play_move(const std::string& move);
  void explain_refusal(std::string_view line, const std::vector<std::string>& legal);
  void play_number(std::string_view number, const std::vector<std::string>& legal);
  std::optional<Next> list_moves(std::string_view filter, Seat seat);
  // What the champion would do, from what the seat knows.
  std::optional<Next> advise(Seat seat);
  // The seat's moves so far that cost most. Nobody else's: they tell what was in a hand.
  std::optional<Next> review(Seat seat);
  [[nodiscard]] std::vector<review::Judgement> judge_moves(Seat seat);
  [[nodiscard]] Wording wording() const;
  void note(std::string_view text);  // while there is something to wait for
  [[nodiscard]] bool fits_below(const terminal::Lines& lines, Seat seat) const;
  // Below the table where there is room for both.
  std::optional<Next> show_below(terminal::Lines lines, Seat seat);
  void undo(Seat seat);
  void save(const std::string& name, bool over);
  bool open(const std::string& name);
  void keep_the_end();
  void say(std::string message) { message_ = std::move(message); }

  const House& house_;
  terminal::Screen& screen_;
  terminal::Terminal& terminal_;
  Keeper& keeper_;
  Session session_;
  search::Scratch scratch_;  // for hints and reviews
  std::optional<Session> resumed_;
  std::filesystem::path resumed_from_;
  std::optional<Seat> holder_;  // the person in front of the screen
  RoundEnd round_end_;          // the last one, if its state is there
  std::vector<bool> saw_round_end_;
  std::string failure_;
  std::string message_;
  terminal::Lines list_;      // of moves, to be shown below the table
  std::string marked_;        // the move that a hint has advised, until something is typed
  std::string typed_;         // at a pause, and not obeyed yet
  std::string offered_;       // the move that Enter would play
  std::string saved_to_;      // a file that is ours to write again
  std::size_t drawn_at_ = 0;  // events when the table was last drawn
  bool drawn_ = false;
  bool end_is_kept_;         // or was there before
  bool told_width_ = false;  // that the terminal is too narrow
};

}  // namespace tessera::cli::play
