#include "tests/support/fair_games.h"

#include "base/random.h"
#include "base/text.h"
#include "core/record.h"
#include "table/fair_tag.h"
#include "table/hex.h"

namespace tessera::testing {

table::Secret numbered_secret(std::uint64_t number) {
  std::array<std::byte, 8> bytes{};
  for (std::size_t i = 0; i < bytes.size(); ++i) bytes[i] = static_cast<std::byte>(number >> (8 * i));
  return table::Secret(table::sha256(bytes));
}

table::Luck numbered_luck(std::uint64_t number, int players) {
  table::Luck luck(numbered_secret(number), *table::TableId::parse(concat("evening-", number)));
  for (const Seat seat : seats(players))
    if (index(seat) % 2 == 1)
      luck.add_word(seat, *table::Word::parse(concat("bonne chance, été ", index(seat))));
  return luck;
}

std::string fair_record(const AnyGame& game, const Setup& setup, const table::Luck& luck) {
  const Tag tags[] = {{std::string(table::kCommitmentTag), table::to_hex(luck.commitment())},
                      {std::string(table::kFairTag), table::to_fair_tag(luck)}};
  RecordWriter record(game.spec(), setup, tags);
  const auto state = *game.start(setup);
  Rng moves(2101);
  for (std::uint64_t outcomes = 0; !state->turn().is_over();) {
    if (state->turn().is_chance()) {
      StreamRng rng = luck.draw(outcomes++);
      record.chance(state->draw(rng).text);
    } else {
      const Seat seat = state->turn().seat();
      const std::string move = moves.pick(state->legal());
      static_cast<void>(state->play(seat, move));
      record.action(seat, move);
    }
  }
  record.result(state->outcome());
  return record.text();
}

}  // namespace tessera::testing
