#include <cassert>

#include "base/text.h"
#include "games/one_oh_one/game.h"
#include "games/one_oh_one/notation.h"
#include "games/one_oh_one/sight.h"

namespace tessera::one_oh_one {
namespace {

// What has come to light: first the faces, as the token that was taken or flipped
// is looked at first, then the backs that can be read now.
void tell_news(std::vector<std::string>& lines, const Sights& before, const Sights& after) {
  std::vector<std::string> backs;
  for (std::size_t i = 0; i < kTokens; ++i) {
    if (before[i] == after[i]) continue;
    const std::size_t row = i / kRowLength + 1;
    if (const auto* token = std::get_if<Token>(&after[i]))
      lines.push_back(concat("~ reveal ", row, ' ', to_text(*token)));
    else
      backs.push_back(concat("~ back ", row, ' ', to_text(std::get<Back>(after[i]))));
  }
  lines.insert(lines.end(), backs.begin(), backs.end());
}

std::string masked_deal(const Sights& sights) {
  std::string line = "~ deal";
  for (const Sight& sight : sights) {
    const auto* back = std::get_if<Back>(&sight);
    line += concat(" ?", back != nullptr ? to_text(*back) : "");
  }
  return line;
}

}  // namespace

View OneOhOne::view(const State& state, Viewer viewer) {
  return {.pub = state.pub, .viewer = viewer, .sights = sights_of(state)};
}

MoveList OneOhOne::legal(const View& view) {
  const Turn now = turn(view);
  return now.is_seat() && view.viewer == now.seat() ? legal(view.pub) : MoveList{};
}

// A place whose back can be read gets a random one of the tokens with that back
// that have not come to light; the others share out what remains. Every
// arrangement that looks like the view is as likely as another.
State OneOhOne::imagine(const View& view, Rng& rng) {
  State state{.pub = view.pub};
  if (view.pub.phase <= Phase::deal) return state;

  const Bits<kTokens> light = come_to_light(view.sights);
  std::array<Suspects, kBacks> hidden;
  for (std::size_t i = 0; i < kBacks; ++i) {
    hidden[i] = suspects(static_cast<Back>(i), light);
    rng.shuffle(hidden[i]);
  }
  for (std::size_t i = 0; i < kTokens; ++i) {
    if (const auto* token = std::get_if<Token>(&view.sights[i])) {
      state.box[i] = *token;
    } else if (const auto* back = std::get_if<Back>(&view.sights[i])) {
      state.box[i] = hidden[index(*back)].back();
      hidden[index(*back)].pop_back();
    }
  }
  FixedVector<Token, kTokens> rest;
  for (const auto& tokens : hidden)
    for (Token token : tokens) rest.push_back(token);
  rng.shuffle(rest);
  for (Token& token : state.box) {
    if (token.exists()) continue;
    token = rest.back();
    rest.pop_back();
  }
  return state;
}

std::vector<std::string> OneOhOne::told(const State& before, const Move& move, Viewer) {
  std::vector<std::string> lines{concat(index(turn(before).seat()), ' ', to_text(move))};
  State after = before;
  apply(after, move);
  tell_news(lines, sights_of(before), sights_of(after));
  return lines;
}

std::vector<std::string> OneOhOne::told(const State& before, const Chance& chance, Viewer) {
  const auto* deal = std::get_if<Deal>(&chance);
  if (deal == nullptr) return {concat("~ ", to_text(chance))};
  State dealt = before;
  dealt.box = deal->box;
  std::vector<std::string> lines{masked_deal(sights_of(dealt))};
  // In classic the first token comes to light at once.
  State after = before;
  apply(after, chance);
  tell_news(lines, sights_of(dealt), sights_of(after));
  return lines;
}

std::optional<Seat> OneOhOne::drawer(const State&) { return std::nullopt; }

bool OneOhOne::reveals(const State& before, const Move& move, Viewer) {
  State after = before;
  apply(after, move);
  return sights_of(before) != sights_of(after);
}

std::uint64_t OneOhOne::action_key(const State&, const Move& move, Seat) {
  if (const auto* place = std::get_if<Place>(&move)) return index(place->cell);
  if (const auto* take = std::get_if<Take>(&move)) return kCells + index(take->row);
  return kCells + kRows + index(std::get<Flip>(move).row);
}

// The token in the hand, the one that shows its face, and where that is news the backs in front.
std::uint64_t OneOhOne::observation_key(const State& after, Seat) {
  const Public& pub = after.pub;
  std::uint64_t seen = pub.hand.index();
  if (pub.face_up) seen |= (after.box[pub.front_of(*pub.face_up)].index() + 1) << 6;
  if (pub.config.backs == Backs::all) return seen;
  for (std::size_t i = 0; i < kRows; ++i)
    if (const Row row = row_at(i); pub.has_front(row))
      seen |= std::uint64_t{index(back_of(after.box[pub.front_of(row)])) + 1} << (12 + 4 * i);
  return seen;
}

}  // namespace tessera::one_oh_one
