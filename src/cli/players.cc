#include "cli/players.h"

#include <algorithm>

#include "base/text.h"
#include "bots/bot.h"
#include "bots/messages.h"
#include "games/catalog.h"
#include "terminal/picture.h"
#include "words/catalogue.h"

namespace tessera::cli {
namespace {

constexpr std::string_view kSeatTag = "seat";
constexpr std::size_t kLongestName = 20;

// You, or Player 1, Player 2; Greedy 1, Greedy 2; Random 1.
std::string usual_name(const Players& players, std::size_t seat) {
  const std::string& kind = players[seat].kind;
  if (players[seat].is_person() && count_persons(players) == 1) return "You";
  const auto number = std::count_if(players.begin(), players.begin() + static_cast<std::ptrdiff_t>(seat) + 1,
                                    [&](const Player& player) { return player.kind == kind; });
  const std::string called = players[seat].is_person() ? "player" : kind;
  return concat(upper_case(called.substr(0, 1)), called.substr(1), ' ', number);
}

Result<void> check_kind(std::string_view kind) {
  if (kind == Player::kPerson) return {};
  const auto bot = make_bot(kind, all_games().front()->spec());
  if (bot) return {};
  if (!bot.error().is(BotSay::no_such_bot)) return tl::unexpected(bot.error());
  return refuse("no-such-bot",
                concat("a seat is ", Player::kPerson, " or a bot, and ", words::say(bot.error())));
}

Result<void> check_names(const Players& players) {
  for (std::size_t i = 0; i < players.size(); ++i) {
    const std::string& name = players[i].name;
    if (!is_plain_text(name)) return refuse("bad-name", "a name is plain text");
    if (terminal::display_width(name) > kLongestName)
      return refuse("bad-name", concat("the name \"", name, "\" is longer than ", kLongestName, " letters"));
    for (std::size_t k = 0; k < i; ++k)
      if (players[k].name == name) return refuse("same-name", concat("two players are called ", name));
  }
  return {};
}

}  // namespace

Result<Players> seat_players(int count, const std::vector<std::string>& kinds,
                             const std::vector<std::string>& names, std::string_view usual_bot) {
  const auto seats = static_cast<std::size_t>(count);
  if (kinds.size() > seats)
    return refuse("too-many-seats", concat(kinds.size(), " seats are named, but ", count, " play"));
  if (names.size() > seats)
    return refuse("too-many-names", concat(names.size(), " names are given, but ", count, " play"));
  Players players;
  for (std::size_t i = 0; i < seats; ++i) {
    const std::string_view usual = i == 0 ? Player::kPerson : usual_bot;
    players.push_back({std::string(i < kinds.size() && !kinds[i].empty() ? kinds[i] : usual), ""});
    if (auto known = check_kind(players.back().kind); !known) return tl::unexpected(known.error());
  }
  for (std::size_t i = 0; i < seats; ++i) {
    players[i].name = i < names.size() ? tidy(names[i]) : "";
    if (players[i].name.empty()) players[i].name = usual_name(players, i);
  }
  if (auto fine = check_names(players); !fine) return tl::unexpected(fine.error());
  return players;
}

std::vector<Tag> seat_tags(const Players& players) {
  std::vector<Tag> tags;
  for (std::size_t i = 0; i < players.size(); ++i)
    tags.emplace_back(concat(kSeatTag, i), concat(players[i].kind, ' ', players[i].name));
  return tags;
}

bool is_seat_tag(std::string_view key) {
  return key.starts_with(kSeatTag) && parse_int(key.substr(kSeatTag.size())).has_value();
}

Players players_of_tags(const std::vector<Tag>& tags, int count) {
  Players players(static_cast<std::size_t>(count));
  for (const auto& [key, text] : tags) {
    if (!is_seat_tag(key)) continue;
    const int seat = parse_int(std::string_view(key).substr(kSeatTag.size())).value_or(-1);
    if (seat < 0 || seat >= count) continue;
    const std::size_t space = std::min(text.find(' '), text.size());
    players[static_cast<std::size_t>(seat)] = {text.substr(0, space), tidy(text.substr(space))};
  }
  return players;
}

int count_persons(const Players& players) {
  return static_cast<int>(
      std::count_if(players.begin(), players.end(), [](const Player& p) { return p.is_person(); }));
}

}  // namespace tessera::cli
