#include "terminal/draw.h"
#include "terminal/screen.h"
#include "tests/cli/play/support.h"

// Several people at one screen: nobody may see a hand that is not theirs.

namespace tessera::cli::play {
namespace {

bool asks_to_pass(const std::string& shown) { return has(shown, "Pass the device to "); }

terminal::Lines picture_of(const LiveGame& game, Seat seat) {
  terminal::Canvas canvas;
  canvas.rows = 20;  // as on a terminal of 24 rows
  canvas.names = game.names().by_seat;
  return terminal::split_lines(terminal::draw(*game.state().view(seat), canvas).plain());
}

// Plays a whole game for everybody, beside a game that says what it should be.
class Watcher {
 public:
  Watcher(const ChosenSettings& chosen, terminal::TerminalTraits traits, std::uint64_t seed)
      : traits_(traits), beside_(game_for(chosen)), rng_(seed) {}

  std::optional<std::string> answer(const std::string& shown) {
    if (beside_.is_over()) return std::nullopt;
    const Seat seat = *beside_.person_to_act();
    if (asks_to_pass(shown)) {
      ++passes_;
      expect_nothing_but_the_request(shown, seat);
      holder_ = seat;
      return "";
    }
    expect_only_what_is_seen(shown, seat);
    if (has(shown, "Enter: the next round")) return "";
    const std::string move = rng_.pick(beside_.state().view(seat)->legal());
    EXPECT_TRUE(beside_.act(move));
    settle(beside_);
    return move;
  }

  [[nodiscard]] int passes() const { return passes_; }
  [[nodiscard]] int compared() const { return compared_; }
  [[nodiscard]] bool is_over() const { return beside_.is_over(); }

 private:
  void expect_nothing_but_the_request(const std::string& shown, Seat to) const {
    const std::string request = concat("Pass the device to ", beside_.name(to), ", then press Enter. ");
    const std::string wiped = traits_.wipes    ? "\x1b[H\x1b[2J\x1b[3J"
                              : traits_.person ? std::string(traits_.rows, '\n')
                                               : "\f\n";
    EXPECT_TRUE(shown.ends_with(wiped + request)) << shown;
    // Before the wipe only the echo of what the person before typed may stand.
    EXPECT_LE(shown.size(), wiped.size() + request.size() + 80) << shown;
  }

  void expect_only_what_is_seen(const std::string& shown, Seat seat) {
    const bool several = count_persons(beside_.settings().participants) > 1;
    const Seat next = next_seat(seat, beside_.state().players());
    EXPECT_TRUE(!several || !beside_.history().have_secrets(seat, next) || holder_ == seat);
    const terminal::Lines own = picture_of(beside_, seat);
    for (Seat other : seats(beside_.state().players())) {
      if (other == seat) continue;
      for (const std::string& line : picture_of(beside_, other)) {
        const bool shared =
            std::any_of(own.begin(), own.end(), [&](const std::string& ours) { return has(ours, line); });
        if (shared || line.size() < 10) continue;
        ++compared_;
        EXPECT_FALSE(has(shown, line)) << line;
      }
    }
  }

  terminal::TerminalTraits traits_;
  LiveGame beside_;
  Rng rng_;
  std::optional<Seat> holder_;
  int passes_ = 0;
  int compared_ = 0;
};

int passes_in_a_whole_game(std::string_view game, std::vector<std::string> kinds,
                           terminal::TerminalTraits traits) {
  Folder folder;
  const Services services = test_services(folder.path());
  ChosenSettings chosen = chosen_for(game, 17);
  chosen.players = static_cast<int>(kinds.size());
  chosen.names = {"Ana", "Bo", "Cy"};
  chosen.names.resize(kinds.size());
  chosen.kinds = std::move(kinds);
  Watcher watcher(chosen, traits, 23);
  terminal::AnsweringTerminal terminal(traits,
                                       [&](const std::string& shown) { return watcher.answer(shown); });
  std::ostringstream errors;
  EXPECT_EQ(run_play({chosen, {}}, services, terminal, errors), ExitCode::ok) << errors.str();
  EXPECT_TRUE(watcher.is_over());
  EXPECT_GT(watcher.compared(), 20) << "there was nothing that could have been seen";
  return watcher.passes();
}

const terminal::TerminalTraits kPipe{};
const terminal::TerminalTraits kScreen{
    .columns = 80, .rows = 24, .person = true, .escapes = true, .wipes = true};
const terminal::TerminalTraits kPlainScreen{.columns = 80, .rows = 24, .person = true};

TEST(HotSeat, NoHandIsEverShownToAnother) {
  for (const terminal::TerminalTraits& traits : {kPipe, kScreen, kPlainScreen}) {
    EXPECT_GT(passes_in_a_whole_game("lexio", {"you", "greedy", "you"}, traits), 20);
    EXPECT_GT(passes_in_a_whole_game("21", {"you", "you"}, traits), 20);
  }
  EXPECT_GT(passes_in_a_whole_game("21", {"you", "you", "you"}, kScreen), 20);
}

TEST(HotSeat, OpenGamesNeedNoPassing) {
  EXPECT_EQ(passes_in_a_whole_game("101", {"you", "you", "you"}, kScreen), 0);
}

TEST(HotSeat, OnePersonIsNeverAskedToPass) {
  EXPECT_EQ(passes_in_a_whole_game("lexio", {"you", "greedy", "greedy"}, kPipe), 0);
  EXPECT_EQ(passes_in_a_whole_game("21", {"greedy", "you", "random"}, kPipe), 0);
}

TEST(HotSeat, OnlyEnterOnItsOwnOpensAHand) {
  Folder folder;
  const Services services = test_services(folder.path());
  ChosenSettings chosen = chosen_for("21", 3);
  chosen.kinds = {"you", "you"};
  const Played waiting = play_through(chosen, services, "place 1\n?\nhelp\n");
  EXPECT_FALSE(has(waiting.out, "your hand")) << waiting.out;
  const Played leaving = play_through(chosen, services, "quit\n\n");
  EXPECT_FALSE(has(leaving.out, "your hand")) << leaving.out;
  EXPECT_EQ(leaving.out.find("Pass the device"), leaving.out.rfind("Pass the device")) << "quit is obeyed";
  EXPECT_TRUE(has(play_through(chosen, services, "\n").out, "your hand"));
}

TEST(HotSeat, AResumedGameAsksFirst) {
  Folder folder;
  const Services services = test_services(folder.path());
  ChosenSettings chosen = chosen_for("21", 3);
  chosen.kinds = {"you", "you"};
  play_through(chosen, services, "\n#1\n\n");
  const Played played =
      play_through(PlayArguments{{}, kept_in(folder.path()).front().string()}, services, "");
  EXPECT_TRUE(played.out.starts_with("\f\nPass the device to ")) << played.out;
  EXPECT_FALSE(has(played.out, "place"));
}

}  // namespace
}  // namespace tessera::cli::play
