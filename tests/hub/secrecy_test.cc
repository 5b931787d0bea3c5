#include <gtest/gtest.h>
#include <optional>
#include <string>
#include <vector>

#include "base/text.h"
#include "games/catalog.h"
#include "protocol/server_message.h"
#include "table/telling.h"
#include "tests/hub/world.h"
#include "tests/support/environment.h"
#include "tests/table/two_worlds.h"

// Two games that differ only in what somebody may not know are the same on the wire, to the byte.

namespace tessera::server::hub::testing {
namespace {

using table::EventNumber;
using table::test_tables::TwoWorlds;

constexpr std::string_view kTable = "table-1";
const store::KeyHash kKey = {std::byte{7}};

// What somebody hears who does these things at a hub that has taken up this log.
class Witness {
 public:
  Witness(const table::Log& log, const table::State& state, Viewer viewer, Time now)
      : players_(state.seating.players()) {
    world_.now = now;
    if (viewer.is_seat()) {
      const auto person = table::test_tables::person(viewer.seat());
      EXPECT_TRUE(
          world_.store.commit({store::AddPerson{person, "Viewer", Time{0}}, store::AddKey{person, kKey}}));
    }
    world_.bots_answer = false;
    EXPECT_TRUE(world_.store.commit(
        {store::Append{state.opening.id, 0, log.size(), {log.bytes().begin(), log.bytes().end()}}}));
    EXPECT_TRUE(
        world_.hub->restore({state.opening.id, log.size(), {log.bytes().begin(), log.bytes().end()}}, now));
    world_.pump();
    guest_ = world_.connect(viewer.is_seat() ? std::optional(kKey) : std::nullopt);
    listen();
    for (const BotJob& job : world_.jobs)
      heard_.push_back(concat("bot ", job.request.level, ' ', job.request.position, ' ', job.request.seed,
                              ' ', job.due.count() - now.count(), ' ', job.budget.count()));
  }

  void say(const std::string& text) {
    world_.say(guest_, text);
    listen();
  }
  void watch(EventNumber have, Viewer as) {
    const std::string seat = as.is_seat() ? concat(index(as.seat())) : "null";
    say(concat(R"({"id":"w","do":"watch","table":")", kTable, R"(","have":)", have, R"(,"seat":)", seat,
               '}'));
  }
  void ask(std::string_view method, std::string_view path) {
    const CallAnswer answer = world_.call(guest_, method, path);
    heard_.push_back(concat(answer.status, ' ', answer.body));
  }
  void pass(Time time) {
    world_.pass(time);
    listen();
  }

  [[nodiscard]] const std::vector<std::string>& heard() const { return heard_; }
  // Whether the last message was accepted and showed what was hidden, by the rules or by chance.
  [[nodiscard]] bool has_shown() const {
    const auto has = [&](std::string_view part) { return heard_.back().find(part) != std::string::npos; };
    return !heard_.empty() &&
           (has("\"drawn\"") || has("\"~ reveal ") || has("\"~ back ") || has("\"~ left "));
  }
  void forget_last() { heard_.pop_back(); }

 private:
  void listen() {
    for (std::string& text : world_.heard_texts(guest_)) heard_.push_back(std::move(text));
  }

  World world_;
  int players_;
  Guest guest_;
  std::vector<std::string> heard_;
};

std::vector<std::string> tries(const AnyView& view, EventNumber position, int players, Rng& rng) {
  std::vector<std::string> texts;
  const auto command = [&](std::string_view body) {
    texts.push_back(concat(R"({"id":"c)", texts.size(), R"(","do":"command","table":")", kTable,
                           R"(","position":)", position, R"(,"command":{)", body, "}}"));
  };
  for (const char* move :
       {"pass", "play 3c", "play 2s 2m", "play 3c 4c 5c 6c 7c", "take 1", "take 5", "place E5", "place D4",
        "flip 3", "place 9 G7", "place *21 H8", "exchange 17", "exchange *", "?"})
    command(concat(R"("kind":"act","move":")", move, '"'));
  for (int seat = 0; seat < players; ++seat) command(concat(R"("kind":"relieve","seat":)", seat));
  if (const auto legal = view.legal(); !legal.empty())
    command(concat(R"("kind":"act","move":")", rng.pick(legal), '"'));
  for (const char* kind : {"undo", "take_back", "offer_rematch", "stand", "start", "resign"})
    command(concat(R"("kind":")", kind, '"'));
  return texts;
}

template <class G>
void expect_alike(const TwoWorlds<G>& worlds, Rng& rng) {
  const table::State& state = worlds.table().state();
  const Viewer viewer = worlds.viewer();
  // What is told after each command is written by these, from events and state.
  const EventNumber from = rng.below(state.events + 1);
  const auto here = table::told_events(worlds.table().log(), viewer, from);
  const auto there = table::told_events(worlds.other_log(), viewer, from);
  ASSERT_EQ(protocol::now_field(state), protocol::now_field(worlds.other_state()));
  ASSERT_EQ(protocol::news_text(state.opening.id, here, protocol::public_field(state), "a1"),
            protocol::news_text(state.opening.id, there, protocol::public_field(worlds.other_state()), "a1"));

  Witness one(worlds.table().log(), state, viewer, worlds.now());
  Witness two(worlds.other_log(), worlds.other_state(), viewer, worlds.now());
  const auto both = [&](const auto& what) {
    what(one);
    what(two);
  };
  both([&](Witness& witness) { witness.watch(0, viewer); });
  both([&](Witness& witness) { witness.watch(from, viewer); });
  both([&](Witness& witness) { witness.watch(state.events + 5, viewer); });
  both([&](Witness& witness) { witness.ask("GET", concat("/api/tables/", kTable)); });
  both([&](Witness& witness) { witness.ask("GET", "/api/games"); });
  if (state.phase != table::Phase::over)  // then everything is in the record
    both([&](Witness& witness) { witness.ask("GET", concat("/api/games/", kTable, "/record")); });
  const auto view = state.play.game->view(viewer);
  for (const std::string& text : tries(*view, state.position, state.seating.players(), rng)) {
    both([&](Witness& witness) { witness.say(text); });
    ASSERT_EQ(one.has_shown(), two.has_shown()) << text;
    if (!one.has_shown()) continue;
    // What comes to light from here on is another matter in another world.
    both([](Witness& witness) { witness.forget_last(); });
    break;
  }
  ASSERT_EQ(one.heard(), two.heard());
}

template <class G>
class WireSecrecy : public ::testing::Test {};

using AllGames = ::testing::Types<one_oh_one::OneOhOne, lexio::Lexio, twenty_one::TwentyOne>;
TYPED_TEST_SUITE(WireSecrecy, AllGames);

// TESSERA_SECRECY_STATES says how many positions of each game are compared, at least.
TYPED_TEST(WireSecrecy, NothingHiddenIsOnTheWire) {
  using G = TypeParam;
  const std::uint64_t wanted = number_in_environment("TESSERA_SECRECY_STATES", 300);
  const auto setups = every_setup(*find_game(G::spec().name));
  Rng rng(7101);
  std::uint64_t compared = 0;
  while (compared < wanted) {
    for (const auto& setup : setups) {
      for (const Viewer viewer : all_viewers(setup.players)) {
        TwoWorlds<G> worlds(setup, viewer, rng);
        for (int i = 0; i < 80 && worlds.step(); ++i) {
          if (rng.below(12) != 0 || !worlds.differ()) continue;
          ++compared;
          ASSERT_NO_FATAL_FAILURE(expect_alike<G>(worlds, rng));
        }
      }
    }
  }
}

}  // namespace
}  // namespace tessera::server::hub::testing
