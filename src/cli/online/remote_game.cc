#include "cli/online/remote_game.h"

#include <algorithm>
#include <utility>

#include "base/text.h"
#include "cli/online/fields.h"
#include "cli/online/messages.h"
#include "cli/players.h"
#include "words/letters.h"

namespace tessera::cli::online {
namespace {

constexpr std::size_t kLongestShownName = 24;

// A view that belongs to somebody else, who keeps it while the game stands still.
std::shared_ptr<const AnyView> borrowed(const AnyView& view) {
  return {std::shared_ptr<const AnyView>(), &view};
}

bool is_move(std::string_view line) { return !line.empty() && line.front() >= '0' && line.front() <= '9'; }

}  // namespace

Result<void> RemoteGame::hear(const Data& message) {
  if (table_) {
    if (auto heard = table_->hear(message); !heard) return heard;
  } else {
    auto opened = protocol::RemoteTable::open(message);
    if (!opened) return tl::unexpected(std::move(opened.error()));
    table_ = *std::move(opened);
  }
  auto begun = table_->game().start(table_->setup());
  if (!begun) return tl::unexpected(std::move(begun.error()));
  begun_ = *std::move(begun);
  read_cards();
  return {};
}

// Names are shown as they are: nothing in them may move a cursor.
void RemoteGame::read_cards() {
  cards_.assign(static_cast<std::size_t>(players()), {});
  const Data::List& seats = list_in(about()["seats"]);
  for (std::size_t i = 0; i < std::min(cards_.size(), seats.size()); ++i) {
    SeatCard& card = cards_[i];
    const std::string holder = text_in(seats[i]["holder"]);
    if (holder == "person") card.holder = SeatCard::Holder::person;
    if (holder == "bot") card.holder = SeatCard::Holder::bot;
    card.bot = text_in(seats[i]["bot"]);
    card.word = text_in(seats[i]["word"]);
    card.left = number_in(seats[i]["left"]);
    const std::string name = text_in(seats[i]["name"]);
    if (card.holder == SeatCard::Holder::nobody) card.name = words_->say(Say::seat_is_open);
    if (card.holder == SeatCard::Holder::person) card.name = printable(name, kLongestShownName);
    if (card.holder != SeatCard::Holder::bot) continue;
    const auto alike = std::count_if(
        cards_.begin(), cards_.begin() + static_cast<std::ptrdiff_t>(i) + 1,
        [&](const SeatCard& other) { return other.holder == card.holder && other.bot == card.bot; });
    card.name =
        printable(concat(words::capitalised(kind_word(card.bot, *words_)), ' ', alike), kLongestShownName);
  }
}

std::optional<Seat> RemoteGame::own_seat() const {
  return viewer().is_seat() ? std::optional(viewer().seat()) : std::nullopt;
}

RemoteGame::Phase RemoteGame::phase() const {
  const std::string phase = text_in(about()["phase"]);
  return phase == "over" ? Phase::over : phase == "playing" ? Phase::playing : Phase::gathering;
}

bool RemoteGame::is_paused() const { return is_true(about()["paused"]); }
std::optional<Seat> RemoteGame::owner() const { return seat_in(about()["owner"]); }
std::optional<std::int64_t> RemoteGame::deadline() const { return number_in(about()["deadline"]); }
std::optional<Seat> RemoteGame::rematch_offered() const { return seat_in(about()["rematch"]); }
std::string RemoteGame::commitment() const { return text_in(about()["opening"]["commitment"]); }

std::optional<Seat> RemoteGame::turn() const {
  const auto seat = seat_in(about()["turn"]);
  return seat && index(*seat) < cards_.size() ? seat : std::nullopt;
}

table::EventNumber RemoteGame::position() const {
  return static_cast<table::EventNumber>(number_in(about()["position"]).value_or(0));
}

std::optional<Seat> RemoteGame::open_seat() const {
  for (const Seat seat : seats(players()))
    if (card(seat).holder == SeatCard::Holder::nobody) return seat;
  return std::nullopt;
}

bool RemoteGame::is_own_turn() const {
  const auto own = own_seat();
  return phase() == Phase::playing && !is_paused() && own && turn() == own && card(*own).bot.empty() &&
         !table_->view().legal().empty();
}

bool RemoteGame::has_other_people() const {
  const auto all = seats(players());
  return std::any_of(all.begin(), all.end(),
                     [&](Seat seat) { return is_persons(seat) && own_seat() != seat; });
}

std::optional<Seat> RemoteGame::seat_called(std::string_view name) const {
  for (const Seat seat : seats(players()))
    if (words::is_typed(name, card(seat).name) || name == concat(index(seat) + 1)) return seat;
  return std::nullopt;
}

std::vector<play::ShownRoundEnd> RemoteGame::round_ends() const {
  std::vector<play::ShownRoundEnd> ends;
  for (const auto& end : table_->round_ends()) ends.push_back({borrowed(end.follower->view()), end.number});
  return ends;
}

// The opening names all of them; worth seeing are those that are not the default.
std::vector<std::pair<std::string, std::string>> RemoteGame::chosen_options() const {
  std::vector<std::pair<std::string, std::string>> chosen;
  for (const OptionSpec& option : spec().options) {
    const Data& value = about()["opening"]["options"][option.key];
    const std::string text = number_in(value) ? concat(*number_in(value)) : text_in(value);
    const std::string by_default =
        option.words.empty() ? concat(option.default_value) : std::string(option.words.front());
    if (!text.empty() && text != by_default)
      chosen.emplace_back(option.key, printable(text, kLongestShownName));
  }
  return chosen;
}

// One viewer is all there is.
std::shared_ptr<const AnyView> RemoteGame::view(Viewer) const { return borrowed(table_->view()); }

std::vector<table::LogEntry> RemoteGame::log(Viewer, table::EventNumber before) const {
  std::vector<table::LogEntry> entries;
  for (const table::LogEntry& entry : table_->log())
    if (entry.number < before) entries.push_back(entry);
  return entries;
}

std::vector<std::string> RemoteGame::played_moves() const {
  std::vector<std::string> moves;
  for (const std::string& line : table_->lines())
    if (is_move(line)) moves.push_back(line.substr(std::min(line.find(' ') + 1, line.size())));
  return moves;
}

std::optional<Seat> RemoteGame::resigned() const {
  const auto seat = seat_in(about()["result"]["resigned"]);
  return seat && index(*seat) < cards_.size() ? seat : std::nullopt;
}

Outcome RemoteGame::outcome() const {
  Outcome outcome;
  for (const Data& score : list_in(about()["result"]["scores"]))
    if (outcome.scores.size() < cards_.size())
      outcome.scores.push_back(static_cast<std::int32_t>(number_in(score).value_or(0)));
  for (const Data& winner : list_in(about()["result"]["winners"]))
    if (const auto seat = seat_in(winner);
        seat && index(*seat) < cards_.size() && outcome.winners.size() < cards_.size())
      outcome.winners.push_back(*seat);
  // A game alone has one score; one that nobody won is none that was ever played.
  if (outcome.scores.empty()) outcome.scores.push_back(0);
  if (outcome.winners.empty()) outcome.winners.push_back(Seat{});
  return outcome;
}

}  // namespace tessera::cli::online
