#include "table/verify.h"

#include <optional>

#include "base/text.h"
#include "core/record.h"
#include "games/catalog.h"
#include "table/fair_tag.h"
#include "table/messages.h"

namespace tessera::table {
namespace {

class Verifier {
 public:
  Result<void> feed(std::string_view line) {
    const AnyState* state = player_.state();
    const auto words = split_words(line);
    if (state != nullptr && state->turn().is_chance() && !words.empty() && words[0] == "~")
      return feed_chance(*state, line);
    const std::size_t tags = player_.tags().size();
    if (auto fed = player_.feed(line); !fed) return fed;
    return player_.tags().size() > tags ? read_tag(player_.tags().back()) : Result<void>{};
  }

  [[nodiscard]] Result<Verified> finish() const {
    if (auto whole = player_.finish(); !whole) return tl::unexpected(whole.error());
    if (!luck_) return refuse(Say::no_fair_tag);
    return Verified{outcomes_, luck_->commitment()};
  }

 private:
  Result<void> feed_chance(const AnyState& state, std::string_view line) {
    if (!luck_) return refuse(Say::no_fair_tag);
    StreamRng rng = luck_->draw(outcomes_);
    const std::string drawn = concat("~ ", state.clone()->draw(rng).text);
    if (auto fed = player_.feed(line); !fed) return fed;
    if (player_.events().back() != drawn) return refuse(Say::not_drawn, {{"drawn", drawn}});
    ++outcomes_;
    return {};
  }

  Result<void> read_tag(const Tag& tag) {
    const auto& [key, text] = tag;
    if (key == kFairTag) {
      if (auto read = read_luck(text); !read) return read;
    } else if (key == kCommitmentTag) {
      if (commitment_) return refuse(Say::commitment_twice);
      const auto commitment = parse_commitment_tag(text);
      if (!commitment) return tl::unexpected(commitment.error());
      commitment_ = *commitment;
    }
    if (luck_ && commitment_ && luck_->commitment() != *commitment_) return refuse(Say::other_commitment);
    return {};
  }

  Result<void> read_luck(std::string_view text) {
    if (luck_) return refuse(Say::fair_tag_twice);
    auto luck = parse_fair_tag(text);
    if (!luck) return tl::unexpected(luck.error());
    if (!*luck) return refuse(Say::drawn_from_a_seed);
    for (std::size_t seat = 0; seat < (*luck)->words().size(); ++seat)
      if (seat >= static_cast<std::size_t>(player_.setup().players) && !(*luck)->words()[seat].empty())
        return refuse(Say::tag_word_without_seat, {{"seat", seat_at(seat)}});
    luck_ = *std::move(luck);
    return {};
  }

  RecordPlayer player_{all_games()};
  std::optional<Luck> luck_;
  std::optional<Digest> commitment_;
  std::uint64_t outcomes_ = 0;
};

}  // namespace

tl::expected<Verified, BadLine> verify(std::string_view record) {
  Verifier verifier;
  return read_record(record, verifier);
}

}  // namespace tessera::table
