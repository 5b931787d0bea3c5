#pragma once

#include <gtest/gtest.h>
#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

#include "protocol/json.h"
#include "protocol/snapshot.h"
#include "table/history.h"
#include "table/public_data.h"
#include "table/telling.h"
#include "tests/laws/secrets.h"
#include "tests/table/random_tables.h"

namespace tessera::table::test_tables {

inline constexpr Seat kNoSeatOfAnybody = seat_at(7);

// An outcome that looks the same to the viewer, where the game deals hidden things.
template <Game G>
std::string dealt_otherwise(const Setup& setup, const std::string& text, Viewer viewer, Rng& rng) {
  if constexpr (!std::is_same_v<G, twenty_one::TwentyOne>) {
    const Seat seat = viewer.is_seat() ? viewer.seat() : kNoSeatOfAnybody;
    return G::to_text(tessera::testing::Secrets<G>::rearranged(G::start(*G::configure(setup)),
                                                               *G::parse_chance(text), seat, rng));
  }
  return text;
}

// A table and its look-alike: the same commands, other hidden things.
template <Game G>
class TwoWorlds {
 public:
  using Lines = std::vector<std::string>;

  TwoWorlds(const Setup& setup, Viewer viewer, Rng& rng)
      : rng_(rng),
        viewer_(viewer),
        table_(started(setup)),
        other_(*begin(Event{Time{0}, table_.state().opening})),
        before_(other_.play.game->clone()) {
    other_log_.append(Event{Time{0}, table_.state().opening});
    mirror(1);
  }

  // One step; false when the worlds can't go on alike.
  bool step() {
    if (table_.state().phase != Phase::playing) return false;
    now_ += random_wait(rng_);
    before_ = table_.state().play.game->clone();
    const EventNumber first = table_.state().events;
    const Command command = any_command();
    if (const auto* act = std::get_if<Act>(&command); act && !find_move(act->move)) return true;
    if (const auto* answer = std::get_if<BotAnswer>(&command); answer && !find_move(answer->move))
      return true;
    const auto done = table_.execute(command, now_);
    if (done) return mirror(first);
    // Why a move is refused is told to whoever made it, and may depend on their hand.
    if (is_move_of_others(command)) return true;
    const auto refused = Table::restore(other_log_, levels_)->execute(command, now_);
    EXPECT_FALSE(refused);
    if (!refused) {
      EXPECT_EQ(refused.error(), done.error());
    }
    return true;
  }

  [[nodiscard]] const Table& table() const { return table_; }
  [[nodiscard]] const Log& other_log() const { return other_log_; }
  [[nodiscard]] const State& other_state() const { return other_; }
  [[nodiscard]] Viewer viewer() const { return viewer_; }
  [[nodiscard]] Time now() const { return now_; }

  [[nodiscard]] bool differ() const {
    return together_ && !table_.state().play.game->equals(*other_.play.game);
  }

  void expect_alike() {
    ASSERT_TRUE(public_data(table_.state()) == public_data(other_));
    ASSERT_TRUE(told_events(table_.log(), viewer_, 0) == told_events(other_log_, viewer_, 0));
    const auto view = table_.state().play.game->view(viewer_);
    const auto same = other_.play.game->view(viewer_);
    ASSERT_TRUE(view->data() == same->data());
    ASSERT_EQ(view->legal(), same->legal());
    ASSERT_EQ(bot_request(table_.state()), bot_request(other_));
    ASSERT_EQ(snapshot_text(table_), snapshot_text(*Table::restore(other_log_, levels_)));
    if (viewer_.is_seat()) {
      ASSERT_NO_FATAL_FAILURE(expect_same_answers(view->legal()));
    }
  }

 private:
  Table started(const Setup& setup) {
    Terms terms = random_terms(*find_game(G::spec().name), setup, rng_);
    std::string kinds = random_kinds(setup.players, 0, rng_);
    if (viewer_.is_seat()) kinds[index(viewer_.seat())] = 'p';
    return started_table(terms, kinds);
  }

  Command any_command() {
    for (;;) {
      Command command = random_command(table_, rng_);
      const auto* act = std::get_if<Act>(&command);
      if (act == nullptr || table_.state().seating.seat_of(act->person) == running_seat(table_.state()))
        return command;
    }
  }

  [[nodiscard]] bool is_move_of_others(const Command& command) const {
    const auto* act = std::get_if<Act>(&command);
    if (act == nullptr) return std::holds_alternative<BotAnswer>(command);
    return !viewer_.is_seat() || act->person != person(viewer_.seat());
  }

  Lines told_by(AnyState& game, const Happening& what) const {
    const Audience audience(&viewer_, 1);
    if (const auto* drawn = std::get_if<Drawn>(&what))
      return game.chance(drawn->text, audience)->told.front();
    const auto* moved = std::get_if<Moved>(&what);
    const Seat seat = moved != nullptr ? moved->seat : std::get<BotMoved>(what).seat;
    const std::string& text = moved != nullptr ? moved->text : std::get<BotMoved>(what).text;
    return game.play(seat, text, audience)->told.front();
  }

  // The move in the other world that looks the same to the viewer, if there is one.
  std::optional<std::string> find_move(const std::string& text) {
    const Audience audience(&viewer_, 1);
    const Seat seat = to_act(table_);
    const auto happened = table_.state().play.game->clone()->play(seat, text, audience, Spelling::free);
    if (!happened) return text;
    const auto looks_alike = [&](const std::string& candidate) {
      const auto there = other_.play.game->clone()->play(seat, candidate, audience);
      return there && there->told == happened->told;
    };
    if (looks_alike(happened->text)) return happened->text;
    if (!happened->text.starts_with("exchange")) return std::nullopt;
    for (const std::string& candidate : other_.play.game->legal())
      if (candidate.starts_with("exchange") && looks_alike(candidate)) return candidate;
    return std::nullopt;
  }

  std::optional<std::string> find_outcome(const std::string& text, const Lines& told) {
    const Audience audience(&viewer_, 1);
    for (int attempt = 0; attempt < 20; ++attempt) {
      const std::string candidate =
          attempt < 5    ? dealt_otherwise<G>(table_.state().opening.setup, text, viewer_, rng_)
          : attempt < 19 ? other_.play.game->clone()->draw(rng_).text
                         : text;
      if (std::is_same_v<G, twenty_one::TwentyOne> && attempt < 5) continue;
      const auto there = other_.play.game->clone()->chance(candidate, audience);
      if (there && there->told.front() == told) return candidate;
    }
    return std::nullopt;
  }

  // The table's events from this number on, as they look in the other world.
  bool mirror(EventNumber first) {
    for (Log::Cursor cursor(table_.log()); !cursor.done();) {
      const EventNumber number = cursor.number();
      Event event = *cursor.next();
      if (number < first) continue;
      if (auto* drawn = std::get_if<Drawn>(&event.what)) {
        auto text = find_outcome(drawn->text, told_by(*before_, event.what));
        if (!text) return together_ = false;
        drawn->text = *std::move(text);
      } else if (std::holds_alternative<Moved>(event.what) || std::holds_alternative<BotMoved>(event.what)) {
        const Lines told = told_by(*before_, event.what);
        event.what = looking_like(event.what, told);
      }
      const auto folded = fold(other_, event, other_log_);
      EXPECT_TRUE(folded);
      if (!folded) return together_ = false;
      other_log_.append(event);
    }
    return true;
  }

  Happening looking_like(Happening what, const Lines& told) {
    const auto fit = [&](std::string& text, Seat seat) {
      const Audience audience(&viewer_, 1);
      const auto same = other_.play.game->clone()->play(seat, text, audience);
      if (same && same->told.front() == told) return;
      for (const std::string& candidate : other_.play.game->legal()) {
        const auto there = other_.play.game->clone()->play(seat, candidate, audience);
        if (there->told.front() != told) continue;
        text = candidate;
        return;
      }
    };
    if (auto* moved = std::get_if<Moved>(&what)) fit(moved->text, moved->seat);
    if (auto* moved = std::get_if<BotMoved>(&what)) fit(moved->text, moved->seat);
    return what;
  }

  // All that a page is given.
  [[nodiscard]] std::string snapshot_text(const Table& table) const {
    History history(table.state().opening);
    history.follow(table.log());
    return protocol::to_json(protocol::snapshot_data(table, history, viewer_));
  }

  // Whatever the viewer tries, both tables answer alike.
  void expect_same_answers(const Lines& legal) {
    const PersonId self = person(viewer_.seat());
    std::vector<Command> tries = {Undo{self},   Stand{self},        TakeBack{self},
                                  Resign{self}, OfferRematch{self}, HandOver{self, "casual"}};
    for (const char* text :
         {"pass", "play 3c", "play 2s 2m", "play 3c 4c 5c 6c 7c", "take 1", "take 5", "place E5", "place D4",
          "flip 3", "place 9 G7", "place *21 H8", "exchange 17", "exchange *", "?"})
      tries.emplace_back(Act{self, text});
    if (!legal.empty()) tries.emplace_back(Act{self, rng_.pick(legal)});
    for (const Seat seat : seats(other_.seating.players())) tries.emplace_back(Relieve{self, seat});
    for (const Command& command : tries) {
      const auto one = Table::restore(table_.log(), levels_)->execute(command, now_);
      const auto two = Table::restore(other_log_, levels_)->execute(command, now_);
      ASSERT_EQ(one.has_value(), two.has_value());
      if (!one) {
        ASSERT_EQ(one.error(), two.error());
      }
    }
  }

  Rng& rng_;
  Viewer viewer_;
  std::vector<std::string_view> levels_ = levels();
  Table table_;
  State other_;
  Log other_log_;
  std::unique_ptr<AnyState> before_;  // the table's game before the command
  Time now_{0};
  bool together_ = true;  // the other world has all events
};

}  // namespace tessera::table::test_tables
