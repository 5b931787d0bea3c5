#include "cli/online/server_calls.h"

#include <utility>

#include "base/text.h"
#include "cli/client/messages.h"
#include "cli/online/fields.h"
#include "cli/online/messages.h"
#include "protocol/json.h"
#include "protocol/received_message.h"

namespace tessera::cli::online {

Failure ServerCalls::refusal(const client::HttpReply& reply) const {
  const auto body = protocol::from_json(reply.body);
  const auto message = body ? protocol::ReceivedMessage::read((*body)["refused"]) : std::nullopt;
  if (!message) return {ExitCode::system, words_.say(Message(client::Say::no_tessera, {{"url", url_}}))};
  return {reply.status == 400 ? ExitCode::usage : ExitCode::bad_input, words_.say(message->message())};
}

Tried<client::HttpReply> ServerCalls::call(std::string_view method, std::string_view path, const Data& body) {
  auto reply = calls_.call(method, path, is_null(body) ? "" : protocol::to_json(body), cookie_);
  // A connection that the server has ended since is opened once more.
  if (!reply && reply.error().is(client::Say::went_away) && method == "GET")
    reply = calls_.call(method, path, "", cookie_);
  if (!reply) return tl::unexpected(Failure{ExitCode::system, words_.say(reply.error())});
  if (reply->status < 200 || reply->status > 299) return tl::unexpected(refusal(*reply));
  return *std::move(reply);
}

Tried<Data> ServerCalls::ask(std::string_view method, std::string_view path, const Data& body) {
  auto reply = call(method, path, body);
  if (!reply) return tl::unexpected(reply.error());
  auto answer = protocol::from_json(reply->body);
  if (!answer)
    return tl::unexpected(
        Failure{ExitCode::system, words_.say(Message(client::Say::no_tessera, {{"url", url_}}))});
  if (!reply->cookie.empty()) cookie_ = reply->cookie;
  return *std::move(answer);
}

Tried<std::optional<std::string>> ServerCalls::name() {
  auto me = ask("GET", "/api/me");
  if (!me) return tl::unexpected(me.error());
  if (is_null((*me)["person"])) return std::nullopt;
  return text_in((*me)["person"]["name"]);
}

Tried<std::optional<Message>> ServerCalls::call_me(std::string_view name) {
  const std::string before = cookie_;
  auto me = ask("POST", "/api/me", Data::Fields{{"name", name}});
  if (!me) return tl::unexpected(me.error());
  if (cookie_ == before) return std::nullopt;
  if (auto kept = keys_.keep(cookie_); !kept) return Message(Say::key_not_kept, {{"reason", kept.error()}});
  return std::nullopt;
}

// All seats are open at first: whoever sits down adds a word for the luck before the game begins.
Tried<std::string> ServerCalls::open_table(const NewTable& table) {
  Data::Fields options;
  for (const auto& [key, value] : table.setup.options) {
    const auto number = parse_int(value);
    options.emplace_back(key, number ? Data(*number) : Data(value));
  }
  Data::List seats(static_cast<std::size_t>(table.setup.players), Data::Fields{{"kind", "open"}});
  auto opened = ask("POST", "/api/tables",
                    Data::Fields{{"game", table.game->spec().name},
                                 {"players", table.setup.players},
                                 {"options", std::move(options)},
                                 {"clock", table.clock},
                                 {"public", table.is_public},
                                 {"seats", std::move(seats)}});
  if (!opened) return tl::unexpected(opened.error());
  return text_in((*opened)["table"]);
}

Tried<std::string> ServerCalls::record(std::string_view table) {
  auto reply = call("GET", concat("/api/games/", table, "/record"));
  if (!reply) return tl::unexpected(reply.error());
  return std::move(reply->body);
}

}  // namespace tessera::cli::online
