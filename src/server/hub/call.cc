#include "server/hub/call.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <span>
#include <utility>

#include "base/text.h"
#include "games/catalog.h"
#include "protocol/game_data.h"
#include "protocol/json.h"
#include "protocol/messages.h"
#include "protocol/reader.h"
#include "protocol/table_data.h"
#include "server/hub/messages.h"

namespace tessera::server::hub {
namespace {

using protocol::Reader;
using Read = tl::expected<Call, CallRefusal>;

constexpr std::size_t kDeepestBody = 4;
constexpr std::array<std::string_view, 3> kSitters = {"open", "you", "bot"};
constexpr std::array<std::string_view, 4> kClockWords = {"none", "move", "total", "days"};

tl::unexpected<CallRefusal> refuse_call_with(int status, Message reason) {
  return tl::unexpected(CallRefusal{status, std::move(reason)});
}

std::optional<std::string> value_in(const QueryPairs& query, std::string_view name) {
  const auto found = std::ranges::find(query, name, &QueryPairs::value_type::first);
  if (found == query.end() || found->second.empty()) return std::nullopt;
  return found->second;
}

CreateTable read_create(Reader& in, const protocol::WantedGame& wanted, const table::ClockSpec& clock) {
  CreateTable create{wanted.game, wanted.setup, clock, {}, in.has("public") && in.yes_or_no("public")};
  if (in.has("seats")) {
    for (Reader& place : in.objects("seats")) {
      CreateTable::Place read{static_cast<CreateTable::Sitter>(place.word("kind", kSitters))};
      if (read.sitter == CreateTable::Sitter::bot) read.level = place.text("level");
      create.places.push_back(std::move(read));
    }
  } else {
    create.places.resize(static_cast<std::size_t>(wanted.setup.players));
    create.places.front().sitter = CreateTable::Sitter::you;
  }
  if (create.places.size() != static_cast<std::size_t>(wanted.setup.players))
    in.refuse(Message(protocol::Say::not_so_many_seats,
                      {{"seats", create.places.size()}, {"players", wanted.setup.players}}));
  return create;
}

Read read_posted(std::string_view path, const Data& body) {
  std::optional<Message> refusal;
  Reader in(body, refusal);
  const auto read = [&]() -> Call {
    if (path == "/api/me") return SetName{in.text("name")};
    if (path == "/api/me/link") return MakeLink{};
    if (path == "/api/me/claim") return ClaimLink{in.text("link")};
    const auto wanted = protocol::read_game(in);
    table::ClockSpec clock;
    if (in.has("clock")) {
      Reader clock_in = in.object("clock");
      clock = protocol::read_clock(clock_in);
    }
    if (refusal) return MakeLink{};
    if (path == "/api/match") return QuickMatch{wanted.game, wanted.setup, clock};
    return read_create(in, wanted, clock);
  };
  Call call = read();
  if (refusal) return refuse_call_with(400, *std::move(refusal));
  return call;
}

Read read_leaders(const QueryPairs& query) {
  Leaders leaders;
  const auto name = value_in(query, "game");
  leaders.game = name ? find_game(*name) : nullptr;
  if (leaders.game == nullptr) {
    Argument::List names;
    for (const AnyGame* game : all_games()) names.emplace_back(game->spec().name);
    return refuse_call_with(
        400, Message(protocol::Say::field_none_of,
                     {{"field", "game"}, {"value", name.value_or("")}, {"words", std::move(names)}}));
  }
  // Of solo scores; where a game can't be played alone, the least there is.
  leaders.setup.players = leaders.game->spec().min_players;
  for (const auto& [key, value] : query)
    if (key != "game") leaders.setup.options.emplace_back(key, value);
  return Call(std::move(leaders));
}

Read read_asked(std::string_view path, const QueryPairs& query) {
  if (path == "/api/me") return Call(GetMe{});
  if (path == "/api/tables") {
    ListTables list{value_in(query, "game"), {}};
    if (const auto word = value_in(query, "clock")) {
      const auto* const found = std::ranges::find(kClockWords, *word);
      if (found == kClockWords.end())
        return refuse_call_with(400,
                                Message(protocol::Say::field_none_of,
                                        {{"field", "clock"},
                                         {"value", *word},
                                         {"words", Argument::List(kClockWords.begin(), kClockWords.end())}}));
      list.clock = static_cast<table::ClockKind>(found - kClockWords.begin());
    }
    return Call(std::move(list));
  }
  if (path == "/api/games") return Call(MyGames{value_in(query, "game"), value_in(query, "before")});
  return read_leaders(query);
}

// The name between two parts of a path: "/api/games/NAME/record".
std::optional<table::TableId> name_in(std::string_view path, std::string_view before,
                                      std::string_view after) {
  if (path.size() <= before.size() + after.size() || !path.starts_with(before) || !path.ends_with(after))
    return std::nullopt;
  auto id = table::TableId::parse(path.substr(before.size(), path.size() - before.size() - after.size()));
  return id ? std::optional(*std::move(id)) : std::nullopt;
}

constexpr std::array<std::string_view, 4> kAsked = {"/api/me", "/api/tables", "/api/games", "/api/leaders"};
constexpr std::array<std::string_view, 5> kPosted = {"/api/me", "/api/me/link", "/api/me/claim",
                                                     "/api/tables", "/api/match"};

bool is_one_of(std::string_view path, std::span<const std::string_view> paths) {
  return std::ranges::find(paths, path) != paths.end();
}

}  // namespace

bool changes_something(const Call& call) {
  return std::holds_alternative<SetName>(call) || std::holds_alternative<ForgetMe>(call) ||
         std::holds_alternative<MakeLink>(call) || std::holds_alternative<ClaimLink>(call) ||
         std::holds_alternative<CreateTable>(call) || std::holds_alternative<QuickMatch>(call);
}

Read read_call(std::string_view method, std::string_view path, const QueryPairs& query,
               std::string_view body) {
  const bool gets = method == "GET" || method == "HEAD";
  if (const auto table = name_in(path, "/api/games/", "/record"))
    return gets ? Read(Call(GetRecord{*table})) : refuse_call_with(405, Message(Say::method_not_allowed));
  if (const auto table = name_in(path, "/api/tables/", ""))
    return gets ? Read(Call(GetTable{*table})) : refuse_call_with(405, Message(Say::method_not_allowed));
  if (gets && is_one_of(path, kAsked)) return read_asked(path, query);
  if (method == "DELETE" && path == "/api/me") return Call(ForgetMe{});
  if (method == "POST" && is_one_of(path, kPosted)) {
    if (body.size() > kLongestBody)
      return refuse_call_with(413, Message(Say::body_too_long, {{"most", kLongestBody}}));
    auto data = protocol::from_json(body.empty() ? std::string_view("{}") : body, kDeepestBody);
    if (!data) return refuse_call_with(400, std::move(data.error()));
    if (!std::holds_alternative<Data::Fields>(data->value()))
      return refuse_call_with(400, Message(protocol::Say::not_an_object));
    return read_posted(path, *data);
  }
  if (is_one_of(path, kAsked) || is_one_of(path, kPosted))
    return refuse_call_with(405, Message(Say::method_not_allowed));
  return refuse_call_with(404, Message(Say::no_such_path));
}

}  // namespace tessera::server::hub
