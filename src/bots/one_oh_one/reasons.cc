#include "bots/one_oh_one/reasons.h"

#include "bots/one_oh_one/line_change.h"
#include "bots/one_oh_one/messages.h"
#include "games/one_oh_one/sight.h"

namespace tessera::one_oh_one {
namespace {

void add_line(Reasons& reasons, const LineChange& change) {
  if (change.is == change.was && !change.has_hope() && !change.is_complete()) return;
  reasons.push_back(change.message());
}

// What the front of a row is, or may be.
Suspects front_tokens(const View& view, Row row) {
  const Sight& front = view.sights[view.pub.front_of(row)];
  if (const auto* token = std::get_if<Token>(&front)) return {*token};
  return suspects(std::get<Back>(front), come_to_light(view.sights));
}

// The first reason is for a token that is known, the second for one of several.
void add_front(Reasons& reasons, Row row, const Suspects& tokens, Reason known, Reason one_of) {
  Argument::List names;
  for (const Token token : tokens) names.emplace_back(name_of(token));
  Message reason(tokens.size() == 1 ? known : one_of, {{"row", index(row) + 1}});
  if (tokens.size() == 1)
    reason.add("token", names.front());
  else
    reason.add("tokens", std::move(names));
  reasons.push_back(std::move(reason));
}

// What one of these tokens, whichever it is, could do for a grid.
struct Use {
  int fitting = 0;  // so many of the tokens
  int of = 0;
  Token token;  // the one that helps most
  std::optional<LineChange> change;

  [[nodiscard]] Message message(Reason reason) const {
    Message said(reason, {{"fitting", fitting}, {"of", of}});
    if (!change) return said;
    said.add("token", name_of(token));
    said.add("change", change->message());
    return said;
  }
};

// Help that is less than `enough` does not count.
Use use_of(const Suspects& tokens, const Grid& grid, int enough) {
  Use use;
  use.of = static_cast<int>(tokens.size());
  for (const Token token : tokens) {
    const auto change = best_change(grid, token);
    if (!change || change->help() < enough) continue;
    ++use.fitting;
    if (use.change && use.change->help() >= change->help()) continue;
    use.token = token;
    use.change = change;
  }
  return use;
}

void add_fits(Reasons& reasons, const Suspects& tokens, const Grid& grid) {
  if (grid.is_empty()) return;  // to an empty grid all are alike
  const Use use = use_of(tokens, grid, 1);
  const bool known = tokens.size() == 1;
  if (use.fitting == 0)
    reasons.push_back(use.message(known ? Reason::fits_none : Reason::none_fit));
  else
    reasons.push_back(use.message(known ? Reason::fits : Reason::some_fit));
}

// What the next player could make of one of these tokens; nothing if that is little.
void add_next(Reasons& reasons, const Public& pub, const Suspects& tokens, Reason reason) {
  // Less than a three, or than a line of five that lacks one token, is nothing to be afraid of.
  constexpr int kMuch = 4;
  const Seat next = next_seat(pub.to_act, pub.config.players);
  const Use use = use_of(tokens, pub.grids[index(next)], kMuch);
  if (use.fitting == 0) return;
  Message said = use.message(reason);
  said.add("seat", next);
  reasons.push_back(std::move(said));
}

// The token that lies face up is the next player's if it is not taken now.
void add_contest(Reasons& reasons, const View& view, Row taken) {
  const Public& pub = view.pub;
  const bool is_last = pub.placed + 1 == pub.config.placements();
  if (!pub.face_up || pub.config.is_solo() || is_last) return;
  add_next(reasons, pub, front_tokens(view, *pub.face_up),
           *pub.face_up == taken ? Reason::denies : Reason::leaves);
}

void add_offer(Reasons& reasons, const Public& pub, const Suspects& tokens) {
  add_next(reasons, pub, tokens, tokens.size() == 1 ? Reason::serves : Reason::some_serve);
}

}  // namespace

Reasons reasons(const View& view, const OneOhOne::Move& move) {
  const Public& pub = view.pub;
  const Grid& grid = pub.grids[pub.current_grid()];
  Reasons all;
  if (const auto* place = std::get_if<Place>(&move)) {
    add_line(all, row_change(grid, place->cell, pub.hand));
    add_line(all, column_change(grid, place->cell, pub.hand));
  } else if (const auto* take = std::get_if<Take>(&move)) {
    const Suspects tokens = front_tokens(view, take->row);
    add_front(all, take->row, tokens, Reason::takes, Reason::takes_one_of);
    add_fits(all, tokens, grid);
    add_contest(all, view, take->row);
  } else {
    const Row row = std::get<Flip>(move).row;
    const Suspects tokens = front_tokens(view, row);
    add_front(all, row, tokens, Reason::shows, Reason::shows_one_of);
    if (pub.config.is_solo())
      add_fits(all, tokens, grid);
    else
      add_offer(all, pub, tokens);
  }
  return all;
}

}  // namespace tessera::one_oh_one
