#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bots/bot.h"
#include "cli/players.h"
#include "core/any_game.h"
#include "core/record.h"

namespace tessera::cli::play {

using BotMaker =
    std::function<Result<std::unique_ptr<const Bot>>(std::string_view name, const GameSpec& game)>;

// Everything that makes one game: which, by whom, from which seed.
struct Plan {
  const AnyGame* game = nullptr;
  Setup setup;
  Players players;
  std::uint64_t seed = 0;
  std::vector<Tag> tags;  // others than those for seats and seed, kept as they are
};

// Something that happened, with what every seat was told of it.
struct Event {
  std::optional<Seat> by;  // nobody: chance
  std::string text;
  std::vector<std::vector<std::string>> told;  // by seat: record lines
  std::vector<std::string> story;              // by seat: the same for people
  std::vector<bool> revealed;                  // by seat: was anything hidden shown to it
};

// A game that is being played, and how it came there. Asks nobody and prints
// nothing. Chance and bots are drawn from the seed and the event's number, so that
// a game taken back or resumed goes on as it would have.
class Session {
 public:
  static Result<Session> start(Plan plan, BotMaker make_bot);

  [[nodiscard]] const Plan& plan() const { return plan_; }
  [[nodiscard]] const AnyState& state() const { return *state_; }
  [[nodiscard]] const std::vector<Event>& history() const { return history_; }
  [[nodiscard]] bool is_over() const { return state_->turn().is_over(); }
  // The person who is to act, if it is a person.
  [[nodiscard]] std::optional<Seat> person_to_act() const;
  [[nodiscard]] const Player& player(Seat seat) const { return plan_.players[index(seat)]; }

  // A move of the person who is to act.
  Result<void> play(std::string_view move);
  // One event of chance or one move of a bot, when it is theirs to act.
  Result<void> advance();
  // An event that already has an outcome, as the record's line has it.
  Result<void> repeat(std::string_view line);

  // Takes back to the person's last decision, or another person's if nothing is hidden
  // between the two: they sit at one keyboard. Refused when something was shown since that
  // can't be unseen, or somebody whose hand is hidden has decided since.
  Result<void> undo(Seat person);

  // Whether anything was ever told to one of the seats and not to the other: then
  // their hands are to be kept apart. Told lines are compared, because pictures
  // and data may differ by nothing but who looks.
  [[nodiscard]] bool have_secrets(Seat a, Seat b) const;

  // Whether the last event dealt anew: chance did again what it did before the
  // first move. A round has ended then, whatever the game.
  [[nodiscard]] bool dealt_anew() const;

  // Whether a person has made a move, or anybody where no person plays.
  [[nodiscard]] bool was_played() const;

  [[nodiscard]] std::string record() const;

 private:
  Session(Plan plan, BotMaker make_bot, std::unique_ptr<AnyState> state)
      : plan_(std::move(plan)), make_bot_(std::move(make_bot)), state_(std::move(state)) {}
  // Whether the event may be taken back as far as this person is concerned.
  [[nodiscard]] Result<void> may_unsee(const Event& event, Seat person) const;
  Result<void> play_as(Seat seat, std::string_view move);
  Result<void> draw(std::string_view outcome);
  [[nodiscard]] std::vector<Viewer> all_seats() const;
  void keep(std::optional<Seat> by, Happened happened);
  [[nodiscard]] std::uint64_t event_seed() const;

  Plan plan_;
  BotMaker make_bot_;
  std::unique_ptr<AnyState> state_;
  std::vector<Event> history_;
  search::Scratch scratch_;
};

// A record read to its end. The seats and the seed are those of its tags; what the
// tags don't say is left empty.
struct Kept {
  Plan plan;
  bool has_seed = false;
  std::vector<std::string> events;
};
tl::expected<Kept, BadLine> read_kept(std::string_view text, std::span<const AnyGame* const> games);

// The session as the record left it. Players and seed must be complete by now.
Result<Session> resume(Kept kept, BotMaker make_bot);

}  // namespace tessera::cli::play
