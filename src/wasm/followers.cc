#include "wasm/followers.h"

#include <array>
#include <utility>

#include "bots/analysis.h"
#include "bots/bot.h"
#include "protocol/analysis_data.h"
#include "protocol/game_data.h"
#include "protocol/messages.h"
#include "review/judge.h"
#include "wasm/calls.h"

namespace tessera::wasm {
namespace {

using protocol::Reader;
using FollowerCall = Call<Followers>;

constexpr std::int64_t kMostSimulations = 1'000'000;
constexpr std::int64_t kMostMilliseconds = 60'000;
constexpr std::int64_t kMostEvents = 1'000'000'000;

std::optional<int> read_limit(Reader& in, std::string_view name, std::int64_t most) {
  if (!in.has(name)) return std::nullopt;
  return static_cast<int>(in.number(name, 1, most));
}

}  // namespace

std::optional<Result<Data>> Followers::call(std::string_view name, Reader& in) {
  static constexpr std::array<FollowerCall, 6> kCalls = {{{"follow", &Followers::follow},
                                                          {"unfollow", &Followers::unfollow},
                                                          {"hear", &Followers::hear},
                                                          {"view", &Followers::view},
                                                          {"choose", &Followers::choose},
                                                          {"analyse", &Followers::analyse}}};
  return answer_of<Followers>(*this, kCalls, name, in);
}

AnyFollower* Followers::find(Reader& in) {
  const std::string name = in.text("follower");
  const auto found = followers_.find(name);
  if (found != followers_.end()) return found->second.get();
  in.refuse(Message(protocol::Say::no_such_follower, {{"follower", name}}));
  return nullptr;
}

AnyFollower* Followers::find_acting(Reader& in) {
  AnyFollower* const follower = find(in);
  if (follower == nullptr) return nullptr;
  const AnyView& view = follower->view();
  const bool acts = follower->settled() && view.turn().is_seat() && view.viewer() == view.turn().seat();
  if (acts) return follower;
  in.refuse(Message(protocol::Say::follower_does_not_act));
  return nullptr;
}

Result<Data> Followers::follow(Reader& in) {
  const auto wanted = protocol::read_game(in);
  const std::string name = in.text("follower");
  const Viewer viewer = in.viewer("viewer", wanted.setup.players);
  if (in.refusal()) return refused(in);
  auto follower = wanted.game->follow(wanted.setup, viewer);
  if (!follower) return tl::unexpected(std::move(follower.error()));
  followers_[name] = *std::move(follower);
  return Data();
}

Result<Data> Followers::unfollow(Reader& in) {
  if (find(in) == nullptr) return refused(in);
  followers_.erase(in.text("follower"));
  return Data();
}

Result<Data> Followers::hear(Reader& in) {
  const AnyFollower* const follower = find(in);
  const auto lines = in.texts("lines");
  if (in.refusal()) return refused(in);
  // All of the lines or none.
  auto listener = follower->clone();
  for (const std::string& line : lines)
    if (auto heard = listener->hear(line); !heard) return tl::unexpected(std::move(heard.error()));
  followers_[in.text("follower")] = std::move(listener);
  return Data();
}

Result<Data> Followers::view(Reader& in) {
  AnyFollower* const follower = find(in);
  if (follower == nullptr) return refused(in);
  const AnyView& view = follower->view();
  return Data(Data::Fields{{"view", view.data()},
                           {"choices", view.choices()},
                           {"settled", follower->settled()},
                           {"due", follower->due()}});
}

Result<Data> Followers::choose(Reader& in) {
  AnyFollower* const follower = find_acting(in);
  const std::string level = in.text("level");
  const std::uint64_t seed = in.bits("seed");
  if (in.refusal()) return refused(in);
  const auto bot = make_bot(level, follower->view().spec());
  if (!bot) return tl::unexpected(bot.error());
  return Data((*bot)->choose(follower->view(), seed, scratch_, Stop()));
}

Result<Data> Followers::analyse(Reader& in) {
  AnyFollower* const follower = find_acting(in);
  const auto event = static_cast<std::size_t>(in.number("event", 0, kMostEvents));
  const Effort effort{read_limit(in, "simulations", kMostSimulations),
                      read_limit(in, "milliseconds", kMostMilliseconds)};
  if (!effort.is_given()) in.refuse(Message(protocol::Say::field_missing, {{"field", "simulations"}}));
  if (in.refusal()) return refused(in);
  // As a review of this move will: what is about as good now is no mistake then.
  const std::uint64_t seed = review::analysis_seed(review::kReviewSeed, event);
  const AnyView& view = follower->view();
  return protocol::analysis_data(tessera::analyse(view, effort, seed, scratch_, Stop()), view.spec());
}

}  // namespace tessera::wasm
