#include "wasm/reviews.h"

#include <array>
#include <utility>

#include "games/catalog.h"
#include "protocol/messages.h"
#include "protocol/review_data.h"
#include "table/hex.h"
#include "table/verify.h"
#include "wasm/calls.h"

namespace tessera::wasm {
namespace {

using protocol::Reader;
using ReviewCall = Call<Reviews>;

constexpr std::int64_t kFewestSimulations = 100;
constexpr std::int64_t kMostSimulationsEach = 100'000;
constexpr std::size_t kMistakesShown = 5;

tl::unexpected<Message> refused_record(const BadLine& bad) {
  return refuse(protocol::Say::bad_record, {{"line", bad.line}, {"problem", bad.reason}});
}

Data tags_data(const std::vector<Tag>& tags) {
  Data::List list;
  for (const auto& [key, text] : tags) list.push_back(Data::Fields{{"key", key}, {"text", text}});
  return list;
}

Data options_data(const Setup& setup) {
  Data::Fields options;
  for (const auto& [key, value] : setup.options) options.emplace_back(key, value);
  return options;
}

}  // namespace

std::optional<Result<Data>> Reviews::call(std::string_view name, Reader& in) {
  static constexpr std::array<ReviewCall, 4> kCalls = {{{"review_begin", &Reviews::begin},
                                                        {"review_step", &Reviews::step},
                                                        {"replay", &Reviews::replay},
                                                        {"verify", &Reviews::verify}}};
  return answer_of<Reviews>(*this, kCalls, name, in);
}

Result<Data> Reviews::begin(Reader& in) {
  const std::string text = in.text("record");
  const auto simulations =
      in.has("simulations")
          ? static_cast<int>(in.number("simulations", kFewestSimulations, kMostSimulationsEach))
          : review::kReviewSimulations;
  if (in.refusal()) return refused(in);
  RecordPlayer player(all_games());
  review::DecisionCollector collector(player);
  if (const auto read = read_record(text, player); !read) return refused_record(read.error());
  const int players = player.setup().players;
  const Viewer seat = in.viewer("seat", players);
  if (in.refusal()) return refused(in);
  decisions_ = std::move(collector).take(player);
  if (seat.is_seat())
    std::erase_if(decisions_, [&](const review::Decision& decision) { return seat != decision.seat; });
  review_ = {&player.state()->spec(),
             players,
             std::vector<std::string>(static_cast<std::size_t>(players)),
             simulations,
             {}};
  return Data(Data::Fields{{"decisions", static_cast<std::int64_t>(decisions_.size())}});
}

// Judges the next decision; what has been found so far is the answer.
Result<Data> Reviews::step(Reader& /*in*/) {
  if (review_.game == nullptr) return refuse(protocol::Say::no_review);
  const std::size_t done = review_.judgements.size();
  if (done < decisions_.size())
    review_.judgements.push_back(
        review::judge(decisions_[done], review_.simulations, review::kReviewSeed, scratch_, Stop()));
  const bool complete = review_.judgements.size() == decisions_.size();
  return Data(Data::Fields{{"done", static_cast<std::int64_t>(review_.judgements.size())},
                           {"review", complete ? protocol::review_data(review_, kMistakesShown) : Data()}});
}

// A record as one viewer saw it after so many of its events.
Result<Data> Reviews::replay(Reader& in) {
  const std::string text = in.text("record");
  if (in.refusal()) return refused(in);
  RecordPlayer whole(all_games());
  if (const auto read = read_record(text, whole); !read) return refused_record(read.error());
  const auto events = static_cast<std::int64_t>(whole.events().size());
  const Viewer viewer = in.viewer("viewer", whole.setup().players);
  const std::int64_t at = in.has("at") ? in.number("at", 0, events) : events;
  if (in.refusal()) return refused(in);
  RecordPlayer player(all_games());
  std::string_view rest = text;
  while (!rest.empty() &&
         (player.state() == nullptr || static_cast<std::int64_t>(player.events().size()) < at))
    if (auto fed = player.feed(take_line(rest)); !fed) return tl::unexpected(std::move(fed.error()));
  return Data(Data::Fields{{"game", player.state()->spec().name},
                           {"players", player.setup().players},
                           {"options", options_data(player.setup())},
                           {"tags", tags_data(whole.tags())},
                           {"events", events},
                           {"at", at},
                           {"view", player.state()->view(viewer)->data()}});
}

Result<Data> Reviews::verify(Reader& in) {
  const std::string text = in.text("record");
  if (in.refusal()) return refused(in);
  const auto verified = table::verify(text);
  if (!verified) return refused_record(verified.error());
  return Data(Data::Fields{{"outcomes", static_cast<std::int64_t>(verified->outcomes)},
                           {"commitment", table::to_hex(verified->commitment)}});
}

}  // namespace tessera::wasm
