#include "protocol/remote_table.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <limits>
#include <utility>

#include "base/text.h"
#include "protocol/game_data.h"
#include "protocol/messages.h"
#include "protocol/snapshot.h"
#include "table/messages.h"

namespace tessera::protocol {
namespace {

using table::EventNumber;
using TableSay = table::Say;

// What happens to seats besides the game, and is told once it has begun.
constexpr std::array<std::pair<std::string_view, TableSay>, 6> kSeatStories = {
    {{"stood", TableSay::left_the_table},
     {"handed_over", TableSay::handed_over},
     {"relieved", TableSay::was_relieved},
     {"taken_back", TableSay::came_back},
     {"timed_out", TableSay::ran_out_of_time},
     {"resigned", TableSay::gave_up}}};

std::string_view text_of(const Data& data) {
  const auto* text = std::get_if<std::string>(&data.value());
  return text != nullptr ? std::string_view(*text) : std::string_view();
}

bool is_null(const Data& data) { return std::holds_alternative<std::monostate>(data.value()); }
bool is_true(const Data& data) {
  const auto* value = std::get_if<bool>(&data.value());
  return value != nullptr && *value;
}

std::optional<std::int64_t> number_of(const Data& data) {
  const auto* number = std::get_if<std::int64_t>(&data.value());
  return number != nullptr ? std::optional(*number) : std::nullopt;
}

std::optional<Seat> seat_of(const Data& data) {
  const auto number = number_of(data);
  if (!number || *number < 0 || *number >= kMaxSeats) return std::nullopt;
  return seat_at(static_cast<std::size_t>(*number));
}

std::optional<EventNumber> event_number_of(const Data& data) {
  const auto number = number_of(data);
  if (!number || *number < 0 || *number > std::numeric_limits<EventNumber>::max()) return std::nullopt;
  return static_cast<EventNumber>(*number);
}

std::optional<std::vector<std::string>> lines_of(const Data& data) {
  const auto* list = std::get_if<Data::List>(&data.value());
  if (list == nullptr) return std::nullopt;
  std::vector<std::string> lines;
  for (const Data& line : *list) {
    const auto* text = std::get_if<std::string>(&line.value());
    if (text == nullptr) return std::nullopt;
    lines.push_back(*text);
  }
  return lines;
}

// "deal" of the line "~ deal ...".
std::string_view outcome_word(const std::vector<std::string>& lines) {
  if (lines.empty()) return {};
  const auto words = split_words(lines.front());
  return words.size() < 2 ? std::string_view() : words[1];
}

const Data& seat_data_at(const Data& public_data, Seat seat) {
  static const Data kNone;
  const auto* list = std::get_if<Data::List>(&public_data["seats"].value());
  return list != nullptr && index(seat) < list->size() ? (*list)[index(seat)] : kNone;
}

tl::unexpected<Message> not_told(EventNumber number) {
  return refuse(Say::event_not_told, {{"number", number}});
}

// The record's last line, of the result that everybody may know.
Data last_line_data(const Data& result) {
  if (is_null(result)) return {};
  if (const auto resigned = number_of(result["resigned"])) return concat("resigned ", *resigned);
  std::string line = "result";
  const auto add = [&](const Data& list) {
    if (const auto* numbers = std::get_if<Data::List>(&list.value()))
      for (const Data& number : *numbers) line += concat(' ', number_of(number).value_or(0));
  };
  add(result["scores"]);
  line += " winner";
  add(result["winners"]);
  return line;
}

}  // namespace

RemoteTable::RemoteTable(const AnyGame& game, Setup setup, Viewer viewer, std::string id)
    : game_(&game), setup_(std::move(setup)), viewer_(viewer), id_(std::move(id)) {
  begin();
}

void RemoteTable::begin() {
  auto follower = game_->follow(setup_, viewer_);
  assert(follower);  // checked by open
  follower_ = *std::move(follower);
}

Result<RemoteTable> RemoteTable::open(const Data& whole) {
  std::optional<Message> refusal;
  Reader in(whole, refusal);
  std::string id = in.text("table");
  Reader opening = in.object("public").object("opening");
  auto wanted = read_game(opening);
  const Viewer viewer = in.viewer("seat", wanted.setup.players == 0 ? 1 : wanted.setup.players);
  static_cast<void>(in.number("from", 0, 0));
  if (refusal) return tl::unexpected(*std::move(refusal));
  if (auto fits = wanted.game->follow(wanted.setup, viewer); !fits)
    return tl::unexpected(std::move(fits.error()));
  RemoteTable table(*wanted.game, std::move(wanted.setup), viewer, std::move(id));
  if (auto heard = table.hear_events(whole["events"]); !heard) return tl::unexpected(heard.error());
  table.public_ = whole["public"];
  return table;
}

Result<void> RemoteTable::hear(const Data& message) {
  const bool is_whole = number_of(message["from"]).has_value();
  if (is_whole && (number_of(message["from"]) == 0 || seat_of(message["seat"]) != seat_or_nothing(viewer_))) {
    auto anew = open(message);
    if (!anew) return tl::unexpected(std::move(anew.error()));
    *this = *std::move(anew);
    return {};
  }
  if (auto heard = hear_events(message["events"]); !heard) return heard;
  if (!is_null(message["public"]))
    public_ = message["public"];
  else if (!is_null(message["now"]))
    take_now(message["now"], last_);
  return {};
}

Result<void> RemoteTable::hear_events(const Data& events) {
  const auto* list = std::get_if<Data::List>(&events.value());
  if (list == nullptr) return refuse(Say::field_not_list, {{"field", "events"}});
  for (const Data& event : *list) {
    const auto* parts = std::get_if<Data::List>(&event.value());
    if (parts == nullptr) return not_told(next_);
    if (auto heard = hear_event(*parts); !heard) return heard;
  }
  return {};
}

// [number, at, kind, details, lines]
Result<void> RemoteTable::hear_event(const Data::List& event) {
  if (event.size() < 5) return not_told(next_);
  const auto number = event_number_of(event[0]);
  const auto at = number_of(event[1]);
  const std::string_view kind = text_of(event[2]);
  const Data& details = event[3];
  auto lines = lines_of(event[4]);
  if (!number || !at || !lines) return not_told(next_);
  if (*number < next_) return {};
  if (*number > next_) return refuse(Say::events_missing, {{"number", next_}});
  const auto seat = seat_of(details["seat"]);
  if (kind == "drawn" || kind == "moved" || kind == "bot_moved") {
    const auto by = kind == "drawn" ? std::nullopt : seat;
    if (auto played = play({*number, by, *std::move(lines)}); !played) return played;
  } else if (kind == "undone") {
    const auto from = event_number_of(details["from"]);
    if (!from) return not_told(next_);
    if (auto taken = take_back(*from); !taken) return taken;
    undos_.add(*number, *from);
  }
  note_story(*number, kind, seat);
  is_begun_ = is_begun_ || kind == "started";
  next_ = *number + 1;
  last_ = table::Time{*at};
  return {};
}

Result<void> RemoteTable::play(Past past) {
  if (deals_anew(past)) round_ends_.push_back({past.number, follower_->clone()});
  for (const std::string& line : past.lines)
    if (auto heard = follower_->hear(line); !heard) return heard;
  if (auto story = follower_->view().story(past.lines))
    entries_.push_back({past.number, past.by, *std::move(story)});
  past_.push_back(std::move(past));
  return {};
}

Result<void> RemoteTable::take_back(EventNumber from) {
  while (!past_.empty() && past_.back().number >= from) {
    std::erase_if(entries_,
                  [&](const table::LogEntry& entry) { return entry.number == past_.back().number; });
    past_.pop_back();
  }
  begin();
  for (const Past& past : past_)
    for (const std::string& line : past.lines)
      if (auto heard = follower_->hear(line); !heard) return heard;
  return {};
}

// As History: chance does again what it did before the first move.
bool RemoteTable::deals_anew(const Past& past) const {
  if (past.by) return false;
  const auto first_move = std::ranges::find_if(past_, [](const Past& one) { return one.by.has_value(); });
  if (first_move == past_.end()) return false;
  const std::string_view word = outcome_word(past.lines);
  return std::any_of(past_.begin(), first_move,
                     [&](const Past& one) { return outcome_word(one.lines) == word; });
}

void RemoteTable::note_story(EventNumber number, std::string_view kind, std::optional<Seat> seat) {
  if (!is_begun_ || !seat) return;
  for (const auto& [name, story] : kSeatStories)
    if (name == kind) entries_.push_back({number, *seat, Message(story)});
}

// `now` has what moves change; the rest follows from the last event.
void RemoteTable::take_now(const Data& now, table::Time at) {
  const auto* fields = std::get_if<Data::Fields>(&public_.value());
  if (fields == nullptr) return;
  Data::Fields changed = *fields;
  const auto* left = std::get_if<Data::List>(&now["left"].value());
  for (auto& [name, value] : changed) {
    if (name == "events" || name == "position") value = static_cast<std::int64_t>(next_);
    if (name == "now") value = std::int64_t{at.count()};
    if (name == "turn" || name == "deadline" || name == "undo") value = now[name];
    const auto* seats = std::get_if<Data::List>(&value.value());
    if (name != "seats" || seats == nullptr || left == nullptr) continue;
    Data::List places;
    for (std::size_t i = 0; i < seats->size(); ++i) {
      Data::Fields place;
      if (const auto* old = std::get_if<Data::Fields>(&(*seats)[i].value())) place = *old;
      for (auto& [key, item] : place)
        if (key == "left" && i < left->size()) item = (*left)[i];
      places.emplace_back(std::move(place));
    }
    value = std::move(places);
  }
  public_ = std::move(changed);
}

Data RemoteTable::snapshot(std::optional<EventNumber> after) const {
  LogPart log = log_part(entries_, undos_.first_to_tell(after));
  int ends_kept = 0;
  Data::List ends;
  for (const RoundEnd& end : round_ends_) {
    if (after && end.number <= *after)
      ++ends_kept;
    else
      ends.push_back(Data::Fields{{"number", static_cast<std::int64_t>(end.number)},
                                  {"view", end.follower->view().data()}});
  }
  const bool acts = viewer_.is_seat() && seat_of(public_["turn"]) == viewer_.seat() &&
                    !is_true(public_["paused"]) && is_null(seat_data_at(public_, viewer_.seat())["bot"]);
  return Data::Fields{{"table", id_},
                      {"viewer", seat_or_nothing(viewer_)},
                      {"public", public_},
                      {"view", follower_->view().data()},
                      {"choices", acts ? follower_->view().choices() : Data()},
                      {"log_kept", log.kept},
                      {"log", std::move(log.fresh)},
                      {"secrets", Data()},
                      {"round_ends_kept", ends_kept},
                      {"round_ends", std::move(ends)},
                      {"record", last_line_data(public_["result"])}};
}

Result<std::string> RemoteTable::check(std::string_view move) const {
  if (viewer_.is_onlooker()) return refuse(TableSay::not_seated);
  const Seat seat = viewer_.seat();
  const std::string_view phase = text_of(public_["phase"]);
  if (phase == "over") return refuse(TableSay::over);
  if (phase != "playing") return refuse(TableSay::not_started);
  if (is_true(public_["paused"])) return refuse(TableSay::paused);
  const auto turn = seat_of(public_["turn"]);
  if (!turn) return refuse(TableSay::chance_is_due);
  if (*turn != seat) return refuse(TableSay::not_your_turn, {{"turn", *turn}, {"seat", seat}});
  if (!is_null(seat_data_at(public_, seat)["bot"])) return refuse(TableSay::bot_plays, {{"seat", seat}});
  return follower_->view().check(move, Spelling::free);
}

std::vector<std::string> RemoteTable::lines() const {
  std::vector<std::string> all;
  for (const Past& past : past_) all.insert(all.end(), past.lines.begin(), past.lines.end());
  return all;
}

}  // namespace tessera::protocol
