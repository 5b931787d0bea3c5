#include "cli/online/gathering.h"

#include <algorithm>

#include "base/text.h"
#include "cli/online/messages.h"
#include "cli/play/typed_words.h"
#include "terminal/qr_code.h"

namespace tessera::cli::online {
namespace {

std::string seat_line(const RemoteGame& game, Seat seat, const std::optional<std::vector<Seat>>& here) {
  const SeatCard& card = game.card(seat);
  const auto marked = [&](Say say) { return game.words().say(Message(say, {{"name", card.name}})); };
  if (card.holder == SeatCard::Holder::nobody) return card.name;
  if (card.holder == SeatCard::Holder::bot) return marked(Say::seat_of_bot);
  if (game.own_seat() == seat) return marked(Say::seat_of_reader);
  const bool is_here = !here || std::ranges::find(*here, seat) != here->end();
  return is_here ? card.name : marked(Say::seat_not_here);
}

}  // namespace

terminal::Lines gathering_lines(const RemoteGame& game, const std::string& link,
                                const std::optional<std::vector<Seat>>& here,
                                const terminal::TerminalTraits& traits) {
  terminal::Lines lines = play::header_lines(game, *game.view(game.viewer()), traits);
  lines.emplace_back();
  if (game.open_seat()) {
    lines.push_back(game.say(Say::link_for_friends));
    lines.push_back(concat("  ", link));
    lines.emplace_back();
  }
  for (const Seat seat : seats(game.players()))
    lines.push_back(concat("  ", index(seat) + 1, "  ", seat_line(game, seat, here)));
  lines.emplace_back();
  // A phone's camera reads it, where it fits below the rest and the person's own words.
  constexpr std::size_t kForTheRest = 6;
  if (traits.person && !traits.ascii && game.open_seat()) {
    const terminal::Lines code = terminal::split_lines(terminal::qr_code(link));
    if (lines.size() + code.size() + kForTheRest <= traits.rows)
      lines.insert(lines.end(), code.begin(), code.end());
  }
  return lines;
}

std::string gathering_question(const RemoteGame& game, bool is_opener) {
  const words::Catalogue& words = game.words();
  const std::string start = play::shown_word(Say::type_start, words);
  if (is_opener && !game.open_seat()) return game.say(Message(Say::ask_owner_to_start, {{"start", start}}));
  if (is_opener)
    return game.say(
        Message(Say::ask_owner, {{"start", start}, {"bots", play::shown_word(Say::type_bots, words)}}));
  if (!game.open_seat() && game.owner())
    return game.say(Message(Say::wait_for_start, {{"seat", *game.owner()}}));
  return game.say(Say::wait_for_players);
}

}  // namespace tessera::cli::online
