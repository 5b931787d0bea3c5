#include "cli/online/table_session.h"

#include <algorithm>

#include "base/text.h"
#include "cli/online/fields.h"
#include "cli/online/messages.h"
#include "protocol/received_message.h"
#include "table/messages.h"

namespace tessera::cli::online {
namespace {

using Phase = RemoteGame::Phase;

// More of them were refused than there are seats to try: the server does not want them.
constexpr int kMostRefusedDuties = 8;

bool has_field(const Data& message, std::string_view name) {
  const auto* fields = std::get_if<Data::Fields>(&message.value());
  return fields != nullptr &&
         std::ranges::any_of(*fields, [&](const auto& field) { return field.first == name; });
}

}  // namespace

TableSession::TableSession(const words::Catalogue& words, client::ServerAt server, std::string cookie,
                           std::string table, Wishes wishes, Now now)
    : game_(words),
      table_(std::move(table)),
      wishes_(std::move(wishes)),
      now_(std::move(now)),
      connection_(std::move(server), std::move(cookie), [this] { return watching(); }) {}

Data TableSession::watching() const {
  Data::Fields watch{{"do", "watch"}, {"table", table_}};
  if (!game_.is_known()) return watch;
  watch.emplace_back("have", static_cast<std::int64_t>(game_.table().next_event()));
  if (const auto own = game_.own_seat()) watch.emplace_back("seat", *own);
  return watch;
}

std::optional<Seat> TableSession::own_if_known() const {
  return game_.is_known() ? game_.own_seat() : std::nullopt;
}

bool TableSession::is_opener() const {
  if (wishes_.opened) return true;
  return game_.is_known() && game_.own_seat() && game_.owner() == game_.own_seat();
}

void TableSession::hear(Clock::time_point now) {
  for (const Data& message : connection_.hear(now)) hear_message(message);
  do_duties();
}

void TableSession::look_at_clock(Clock::time_point now) {
  connection_.look_at_clock(now);
  do_duties();
}

void TableSession::hear_message(const Data& message) {
  const auto server_time = number_in(has_field(message, "hello") ? message["hello"]["now"] : message["now"]);
  if (server_time) ahead_ = *server_time - now_();
  if (has_field(message, "refused")) return hear_refusal(message);
  if (has_field(message, "trouble")) {
    const auto trouble = protocol::ReceivedMessage::read(message["trouble"]["message"]);
    const bool was_troubled = !trouble_.empty();
    trouble_ = trouble ? game_.words().say(trouble->message()) : "";
    if (!trouble_.empty()) notices_.push_back(trouble_);
    if (trouble_.empty() && was_troubled) notices_.push_back(game_.words().say(Say::trouble_over));
    return;
  }
  if (const auto closing = protocol::ReceivedMessage::read(message["closing"]["message"]))
    return notices_.push_back(game_.words().say(closing->message()));
  if (text_in(message["table"]) != table_) return;
  if (has_field(message, "chat")) return hear_chat(message["chat"]);
  if (has_field(message, "here")) return hear_here(message);
  if (has_field(message, "next")) return go_to(text_in(message["next"]));
  if (has_field(message, "events")) hear_table(message);
}

void TableSession::hear_table(const Data& message) {
  const bool was_known = game_.is_known();
  if (!was_known && number_in(message["from"]) != 0) return;
  const std::vector<SeatCard> before = game_.cards();
  const Phase phase_before = was_known ? game_.phase() : Phase::gathering;
  if (!game_.hear(message)) {
    // What was told does not fit together: all of it once more.
    game_.forget();
    connection_.begin_again();
    return;
  }
  if (commitment_.empty()) commitment_ = game_.commitment();
  if (was_known) note_changes(before, phase_before);
}

void TableSession::note_changes(const std::vector<SeatCard>& before, Phase phase_before) {
  using Holder = SeatCard::Holder;
  for (const Seat seat : seats(game_.players())) {
    if (phase_before != Phase::gathering || index(seat) >= before.size() || seat == own_if_known()) continue;
    const SeatCard& old = before[index(seat)];
    const SeatCard& card = game_.card(seat);
    if (old.holder == card.holder && old.name == card.name) continue;
    if (old.holder != Holder::nobody)
      notices_.push_back(game_.words().say(Message(Say::stands_up, {{"name", old.name}})));
    if (card.holder != Holder::nobody)
      notices_.push_back(game_.words().say(Message(Say::sits_down, {{"name", card.name}})));
  }
  if (phase_before == Phase::gathering && game_.phase() == Phase::playing) notice(Say::game_begins);
  const auto offered = game_.rematch_offered();
  if (game_.is_over() && offered && offered != own_if_known() && phase_before == Phase::over)
    notice(Message(Say::rematch_is_offered, {{"seat", *offered}}));
}

void TableSession::hear_refusal(const Data& message) {
  const std::string id = text_in(message["refused"]);
  const auto received = protocol::ReceivedMessage::read(message["message"]);
  std::string why = received ? game_.is_known() ? game_.say(received->message(), own_if_known())
                                                : game_.words().say(received->message())
                             : game_.words().say(Say::bad_answer);
  if (id == connection_.first_id()) {
    failure_ = std::move(why);
    return;
  }
  // There was no seat to add it from, or the game has begun: then there is nothing to look for in its luck.
  if (id == word_id_) {
    added_word_.clear();
    ++refused_words_;
    return;
  }
  if (id == duty_id_) {
    ++refused_duties_;
    if (received && received->message().is(table::Say::seat_taken)) return;  // the next one, then
  }
  refusals_.push_back(std::move(why));
}

void TableSession::hear_chat(const Data& chat) {
  const std::string name = text_in(chat["name"]);
  if (has_field(chat, "reaction"))
    notices_.push_back(
        game_.words().say(Message(Say::reaction, {{"name", name}, {"reaction", text_in(chat["reaction"])}})));
  else
    notices_.push_back(
        game_.words().say(Message(Say::said, {{"name", name}, {"text", text_in(chat["text"])}})));
}

void TableSession::hear_here(const Data& message) {
  std::vector<Seat> now;
  for (const Data& one : list_in(message["here"]))
    if (const auto seat = seat_in(one)) now.push_back(*seat);
  const auto before = std::exchange(here_, now);
  if (!before || !game_.is_known() || game_.phase() != Phase::playing) return;
  for (const Seat seat : seats(game_.players())) {
    const bool was = std::ranges::find(*before, seat) != before->end();
    const bool is = std::ranges::find(now, seat) != now.end();
    if (was == is || seat == own_if_known() || !game_.is_persons(seat)) continue;
    notice(Message(is ? Say::is_here_again : Say::was_here, {{"seat", seat}}));
  }
}

void TableSession::go_to(std::string table) {
  table_ = std::move(table);
  game_.forget();
  here_.reset();
  commitment_.clear();
  added_word_.clear();
  wishes_.opened.reset();
  notices_.push_back(game_.words().say(Say::next_game));
  connection_.begin_again();
}

void TableSession::command(Data::Fields command) {
  connection_.say({{"do", "command"}, {"table", table_}, {"command", std::move(command)}});
}

void TableSession::act(const std::string& move) {
  move_id_ = connection_.say({{"do", "command"},
                              {"table", table_},
                              {"position", static_cast<std::int64_t>(game_.position())},
                              {"command", Data::Fields{{"kind", "act"}, {"move", move}}}});
}

void TableSession::undo() {
  move_id_ = connection_.say({{"do", "command"},
                              {"table", table_},
                              {"position", static_cast<std::int64_t>(game_.position())},
                              {"command", Data::Fields{{"kind", "undo"}}}});
}

void TableSession::say(std::string_view text) {
  connection_.say({{"do", "say"}, {"table", table_}, {"text", text}});
}

void TableSession::react(std::string_view reaction) {
  connection_.say({{"do", "react"}, {"table", table_}, {"reaction", reaction}});
}

void TableSession::mute(Seat seat) { connection_.say({{"do", "mute"}, {"table", table_}, {"seat", seat}}); }

void TableSession::offer_or_accept_rematch() {
  command({{"kind", game_.rematch_offered() ? "accept_rematch" : "offer_rematch"}});
}

void TableSession::fill_with_bots(const std::string& level) {
  for (const Seat seat : seats(game_.players()))
    if (game_.card(seat).holder == SeatCard::Holder::nobody)
      command({{"kind", "seat_bot"}, {"seat", seat}, {"level", level}});
}

void TableSession::do_duty(Data::Fields command) {
  duty_id_ = connection_.say({{"do", "command"}, {"table", table_}, {"command", std::move(command)}});
}

void TableSession::do_duties() {
  if (!game_.is_known() || !connection_.is_open() || connection_.is_waiting() || failure_ ||
      refused_duties_ > kMostRefusedDuties)
    return;
  const auto own = game_.own_seat();
  if (game_.phase() == Phase::gathering) {
    static_cast<void>(take_seat() || prepare_game());
  } else if (comes_back_ && own && game_.phase() == Phase::playing && !game_.card(*own).bot.empty()) {
    do_duty({{"kind", "take_back"}});
  }
  if (game_.phase() != Phase::gathering) comes_back_ = false;
}

bool TableSession::take_seat() {
  if (game_.own_seat() || !wishes_.sits) return false;
  auto seat = game_.open_seat();
  const auto wanted = wishes_.opened ? wishes_.opened->own : std::nullopt;
  if (wanted && game_.card(*wanted).holder == SeatCard::Holder::nobody) seat = wanted;
  if (!seat) {
    wishes_.sits = false;
    notice(Say::no_seat_left);
    return false;
  }
  do_duty({{"kind", "sit"}, {"seat", *seat}, {"name", ""}});
  // In one breath, so that nobody begins the game in between.
  add_word();
  return true;
}

void TableSession::add_word() {
  if (wishes_.word.empty() || refused_words_ > kMostRefusedDuties) return;
  added_word_ = wishes_.word;
  word_id_ = connection_.say({{"do", "command"},
                              {"table", table_},
                              {"command", Data::Fields{{"kind", "add_word"}, {"word", added_word_}}}});
}

// The word first, so that it is there when the game begins; then the bots that were asked for. Where nobody
// else is to come the game begins by itself.
bool TableSession::prepare_game() {
  const auto own = game_.own_seat();
  if (own && game_.card(*own).word.empty() && added_word_.empty()) {
    add_word();
    if (!added_word_.empty()) return true;
  }
  if (!wishes_.opened) return false;
  for (const Seat seat : seats(game_.players())) {
    const std::string& level = wishes_.opened->bots[index(seat)];
    if (level.empty() || game_.card(seat).holder != SeatCard::Holder::nobody) continue;
    do_duty({{"kind", "seat_bot"}, {"seat", seat}, {"level", level}});
    return true;
  }
  if (is_started_ || wishes_.opened->is_for_people() || game_.open_seat()) return false;
  is_started_ = true;
  do_duty({{"kind", "start"}});
  return true;
}

}  // namespace tessera::cli::online
