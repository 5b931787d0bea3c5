#include "wasm/door.h"

#include <utility>

#include "games/catalog.h"
#include "protocol/game_data.h"
#include "protocol/json.h"
#include "protocol/messages.h"
#include "wasm/calls.h"
#include "wasm/simulations.h"

namespace tessera::wasm {
namespace {

// A record of the longest game is much shorter.
constexpr std::size_t kLongestRequest = std::size_t{16} << 20U;

Data all_games_data() {
  Data::List games;
  for (const AnyGame* game : all_games()) games.push_back(protocol::game_data(*game));
  return games;
}

}  // namespace

Result<Data> Door::dispatch(protocol::Reader& in) {
  const std::string name = in.text("call");
  if (in.refusal()) return refused(in);
  if (name == "games") return all_games_data();
  if (name == "simulate") return simulate(in, scratch_);
  if (auto answer = tables_.call(name, in)) return *std::move(answer);
  if (auto answer = followers_.call(name, in)) return *std::move(answer);
  if (auto answer = remote_tables_.call(name, in)) return *std::move(answer);
  if (auto answer = reviews_.call(name, in)) return *std::move(answer);
  return refuse(protocol::Say::no_such_call, {{"call", name}});
}

Result<Data> Door::answer(std::string_view request) {
  if (request.size() > kLongestRequest) return refuse(protocol::Say::too_long, {{"most", kLongestRequest}});
  const auto data = protocol::from_json(request);
  if (!data) return tl::unexpected(data.error());
  if (!std::holds_alternative<Data::Fields>(data->value())) return refuse(protocol::Say::not_an_object);
  std::optional<Message> refusal;
  protocol::Reader in(*data, refusal);
  return dispatch(in);
}

std::string Door::call(std::string_view request) {
  const auto answered = answer(request);
  return protocol::to_json(answered ? Data::Fields{{"ok", *answered}}
                                    : Data::Fields{{"refused", to_data(answered.error())}});
}

}  // namespace tessera::wasm
