#include "table/signature.h"

#include <array>
#include <cassert>
#include <string_view>

#include "base/hash.h"
#include "base/random.h"
#include "base/text.h"
#include "games/catalog.h"
#include "table/bot_request.h"
#include "table/table.h"

namespace tessera::table {
namespace {

constexpr PersonId kHost{0};
constexpr std::array<ClockSpec, 4> kClocks = {ClockSpec::none(), ClockSpec::per_move(Time{15'000}),
                                              ClockSpec::total(Time{60'000}, Time{2'000}),
                                              ClockSpec::days(1)};

PersonId person_in(Seat seat) { return static_cast<PersonId>(index(seat) + 1); }

Opening random_opening(const AnyGame& game, const Setup& setup, Rng& rng) {
  Secret::Bytes bytes;
  for (std::byte& byte : bytes) byte = static_cast<std::byte>(rng.below(256));
  const auto id = TableId::parse(concat("random-", rng.below(1'000'000)));
  const ChanceSource chance = rng.below(4) == 0 ? ChanceSource(PlainSeed{rng.next()}) : Secret(bytes);
  return {*id, &game, setup, rng.pick(kClocks), chance, kHost};
}

class RandomTable {
 public:
  RandomTable(const AnyGame& game, const Setup& setup, Rng& rng)
      : rng_(rng), table_(*Table::open(random_opening(game, setup, rng), {kStandIn, "casual"}, Time{0})) {}

  const Log& play() {
    for (const Seat seat : seats(table_.state().seating.players())) fill(seat);
    give(Start{kHost});
    while (table_.state().phase != Phase::over) step();
    return table_.log();
  }

 private:
  // Refused commands are part of it: they must leave no trace anywhere.
  void give(const Command& command) {
    now_ += Time{rng_.below(rng_.below(10) == 0 ? 20'000 : 2'000)};
    static_cast<void>(table_.execute(command, now_));
  }

  void fill(Seat seat) {
    if (rng_.below(3) == 0) return give(SeatBot{kHost, seat, "casual"});
    give(Sit{person_in(seat), seat, concat("Guest ", index(seat))});
    if (rng_.below(2) == 0) give(AddWord{person_in(seat), concat("word ", rng_.below(1000))});
  }

  void step() {
    const State& state = table_.state();
    const PersonId anybody =
        person_in(seat_at(rng_.below(static_cast<std::uint32_t>(state.seating.players()))));
    switch (rng_.below(24)) {
      case 0:
        return give(Undo{anybody});
      case 1:
        return give(HandOver{anybody, "casual"});
      case 2:
      case 3:
        return give(TakeBack{anybody});
      case 4:
        return give(Pause{});
      case 5:
        return give(Stand{anybody});
      case 6:
        return give(Tick{});
      default:
        return move();
    }
  }

  void move() {
    const State& state = table_.state();
    if (state.paused) return give(Resume{});
    const std::string move = rng_.pick(state.play.game->legal());
    if (const auto request = bot_request(state))
      return give(BotAnswer{request->seat, request->position, move});
    give(Tick{});
    if (const auto seat = running_seat(state)) give(Act{person_in(*seat), move});
  }

  Rng& rng_;
  Table table_;
  Time now_{0};
};

}  // namespace

std::uint64_t table_signature(int games, std::uint64_t seed) {
  Fingerprint print;
  for (const AnyGame* game : all_games()) {
    for (const Setup& setup : every_setup(*game)) {
      Rng rng(seed);
      for (int i = 0; i < games; ++i) {
        RandomTable table(*game, setup, rng);
        for (const std::byte byte : table.play().bytes()) {
          const char c = std::to_integer<char>(byte);
          print.add(std::string_view(&c, 1));
        }
      }
    }
  }
  return print.value();
}

}  // namespace tessera::table
