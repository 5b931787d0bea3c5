#include "bots/one_oh_one/reasons.h"

#include "base/text.h"
#include "bots/one_oh_one/line_change.h"
#include "games/one_oh_one/notation.h"
#include "games/one_oh_one/sight.h"

namespace tessera::one_oh_one {
namespace {

using Fields = Data::Fields;

void add_line(Reasons& reasons, const LineChange& change) {
  if (change.is == change.was && change.hope.empty() && !change.is_complete()) return;
  Fields fields{{"kind", "line"}};
  change.add_to(fields);
  reasons.push_back({std::move(fields), change.words()});
}

// What the front of a row is, or may be.
Suspects front_tokens(const View& view, Row row) {
  const Sight& front = view.sights[view.pub.front_of(row)];
  if (const auto* token = std::get_if<Token>(&front)) return {*token};
  return suspects(std::get<Back>(front), come_to_light(view.sights));
}

void add_front(Reasons& reasons, Row row, const Suspects& tokens, std::string_view kind,
               std::string_view lead) {
  std::vector<std::string> names;
  for (const Token token : tokens) names.push_back(to_text(token));
  reasons.push_back({Fields{{"kind", kind},
                            {"row", static_cast<int>(index(row)) + 1},
                            {"tokens", Data::List(names.begin(), names.end())}},
                     concat(lead, names.size() == 1 ? "" : "one of ", join(names, ", "))});
}

// What one of these tokens, whichever it is, could do for a grid.
struct Use {
  int fitting = 0;  // so many of the tokens
  int of = 0;
  Token token;  // the one that helps most
  std::optional<LineChange> change;

  [[nodiscard]] std::string example() const { return concat(to_text(token), " (", change->words(), ')'); }
  [[nodiscard]] Fields fields(std::string_view kind) const {
    Fields fields{{"kind", kind}, {"fitting", fitting}, {"of", of}};
    if (!change) return fields;
    fields.emplace_back("token", to_text(token));
    change->add_to(fields);
    return fields;
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
  const bool sure = tokens.size() == 1;
  std::string words;
  if (use.fitting == 0)
    words = sure ? "fits none of your lines" : "none of them fits your lines";
  else if (sure)
    words = concat("fits ", use.change->words());
  else
    words = concat(use.fitting, " of ", use.of, use.fitting == 1 ? " fits: " : " fit, best ", use.example());
  reasons.push_back({use.fields("fits"), std::move(words)});
}

// What the next player could make of one of these tokens; nothing if that is little.
// words(use): in braces the player.
template <class Words>
void add_next(Reasons& reasons, const Public& pub, const Suspects& tokens, std::string_view kind,
              Words&& words) {
  // Less than a three, or than a line of five that lacks one token, is nothing to be afraid of.
  constexpr int kMuch = 4;
  const Seat next = next_seat(pub.to_act, pub.config.players);
  const Use use = use_of(tokens, pub.grids[index(next)], kMuch);
  if (use.fitting == 0) return;
  Fields fields = use.fields(kind);
  fields.emplace_back("seat", static_cast<int>(index(next)));
  reasons.push_back({std::move(fields), words(use), next});
}

// The token that lies face up is the next player's if it is not taken now.
void add_contest(Reasons& reasons, const View& view, Row taken) {
  const Public& pub = view.pub;
  const bool is_last = pub.placed + 1 == pub.config.placements();
  if (!pub.face_up || pub.config.is_solo() || is_last) return;
  const bool takes_it = *pub.face_up == taken;
  add_next(reasons, pub, front_tokens(view, *pub.face_up), takes_it ? "denies" : "danger",
           [&](const Use& use) {
             const std::string whose =
                 takes_it ? "keeps it from {}" : concat("leaves ", to_text(use.token), " to {}");
             return concat(whose, " (", use.change->words(), ')');
           });
}

void add_offer(Reasons& reasons, const Public& pub, const Suspects& tokens) {
  add_next(reasons, pub, tokens, "danger", [](const Use& use) {
    if (use.of == 1) return concat("serves {} (", use.change->words(), ')');
    return concat(use.fitting, " of ", use.of, " would serve {}, best ", use.example());
  });
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
    add_front(all, take->row, tokens, "hidden", "");
    add_fits(all, tokens, grid);
    add_contest(all, view, take->row);
  } else {
    const Row row = std::get<Flip>(move).row;
    const Suspects tokens = front_tokens(view, row);
    add_front(all, row, tokens, "offer", "shows ");
    if (pub.config.is_solo())
      add_fits(all, tokens, grid);
    else
      add_offer(all, pub, tokens);
  }
  return all;
}

}  // namespace tessera::one_oh_one
