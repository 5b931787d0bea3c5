#include "arena/journal.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <system_error>
#include <utility>
#include <vector>

#include "arena/messages.h"
#include "base/text.h"

namespace tessera::arena {
namespace {

constexpr std::string_view kVersion = "tessera-arena 1";

std::string match_line(const Match& match) {
  std::string line = concat("match ", match.game->spec().name, " players ", match.setup.players);
  for (const auto& [key, value] : match.setup.options) line += concat(" option ", key, ' ', value);
  line += concat(" seed ", match.seed);
  if (std::any_of(match.bots.begin(), match.bots.end(), is_program))
    line += concat(" movetime ", match.limits.movetime.count());
  return line + concat(" bots ", join(match.bots, ","));
}

std::optional<std::uint64_t> parse_count(std::string_view word) {
  std::uint64_t value = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
  if (error != std::errc{} || end != word.data() + word.size()) return std::nullopt;
  return value;
}

// Takes a deal's line apart, word by word.
class LineReader {
 public:
  explicit LineReader(std::string_view line) : words_(split_words(line)) {}

  bool skip(std::string_view word) {
    const bool found = at_ < words_.size() && words_[at_] == word;
    if (found) ++at_;
    return found;
  }
  std::optional<std::uint64_t> count() { return take(parse_count); }
  std::optional<int> number() { return take(parse_int); }
  std::optional<std::pair<std::uint32_t, std::uint64_t>> bucket() {
    return take([](std::string_view word) -> std::optional<std::pair<std::uint32_t, std::uint64_t>> {
      const std::size_t colon = std::min(word.find(':'), word.size());
      const auto bucket = parse_count(word.substr(0, colon));
      const auto moves = parse_count(word.substr(std::min(colon + 1, word.size())));
      if (!bucket || !moves || *bucket >= ThinkTimes::kBuckets) return std::nullopt;
      return std::pair(static_cast<std::uint32_t>(*bucket), *moves);
    });
  }
  [[nodiscard]] bool at_end() const { return at_ == words_.size(); }

 private:
  // The next word, if it can be read so; else it stays.
  template <class Parse>
  auto take(Parse&& parse) -> decltype(parse(std::string_view())) {
    if (at_end()) return std::nullopt;
    auto value = parse(words_[at_]);
    if (value) ++at_;
    return value;
  }

  std::vector<std::string_view> words_;
  std::size_t at_ = 0;
};

std::optional<Outcome> read_outcome(LineReader& reader, int players) {
  Outcome outcome;
  if (!reader.skip("result")) return std::nullopt;
  for (int i = 0; i < players; ++i) {
    const auto score = reader.number();
    if (!score) return std::nullopt;
    outcome.scores.push_back(*score);
  }
  if (!reader.skip("winner")) return std::nullopt;
  while (const auto seat = reader.number()) {
    const auto winner = static_cast<std::size_t>(*seat);
    const bool ascends = outcome.winners.empty() || index(outcome.winners.back()) < winner;
    if (*seat < 0 || *seat >= players || !ascends) return std::nullopt;
    outcome.winners.push_back(seat_at(winner));
  }
  if (outcome.winners.empty()) return std::nullopt;
  return outcome;
}

std::optional<Conduct> read_conduct(LineReader& reader) {
  if (!reader.skip("bot")) return std::nullopt;
  const auto faults = reader.count();
  const auto total = reader.count();
  if (!faults || !total) return std::nullopt;
  const auto slowest = reader.count();  // older journals have none
  ThinkTimes::Counts counts;
  while (const auto bucket = reader.bucket()) counts.insert(*bucket);
  if (slowest && (counts.empty() || ThinkTimes::bucket_of(*slowest) != counts.rbegin()->first))
    return std::nullopt;
  return Conduct{ThinkTimes(*total, std::move(counts), slowest), *faults, std::nullopt};
}

std::optional<std::pair<int, PlayedDeal>> read_deal(std::string_view line, const Match& match) {
  LineReader reader(line);
  if (!reader.skip("deal")) return std::nullopt;
  const auto deal = reader.number();
  if (!deal || *deal < 0) return std::nullopt;
  PlayedDeal played;
  for (int i = 0; i < match.games_a_deal(); ++i) {
    auto outcome = read_outcome(reader, match.setup.players);
    if (!outcome) return std::nullopt;
    played.games.push_back(*outcome);
  }
  for (std::size_t i = 0; i < match.bots.size(); ++i) {
    auto conduct = read_conduct(reader);
    if (!conduct) return std::nullopt;
    played.bots.push_back(*std::move(conduct));
  }
  if (!reader.at_end()) return std::nullopt;
  return std::pair(*deal, std::move(played));
}

// What is wrong with a text that does not begin with this match's head.
tl::unexpected<Message> refuse_head(std::string_view text, const Match& match) {
  const std::size_t first = std::min(text.find('\n'), text.size());
  if (text.substr(0, first) != kVersion) return refuse(Say::no_journal, {{"version", kVersion}});
  const std::string_view rest = text.substr(std::min(first + 1, text.size()));
  return refuse(Say::other_match,
                {{"found", rest.substr(0, rest.find('\n'))}, {"wanted", match_line(match)}});
}

}  // namespace

std::string journal_head(const Match& match) { return concat(kVersion, '\n', match_line(match), '\n'); }

std::string journal_line(int deal, const PlayedDeal& played) {
  std::string line = concat("deal ", deal);
  for (const Outcome& outcome : played.games) line += concat(' ', to_text(outcome));
  for (const Conduct& conduct : played.bots) {
    line += concat(" bot ", conduct.faults, ' ', conduct.times.total());
    if (conduct.times.moves() > 0) line += concat(' ', conduct.times.slowest());
    for (const auto& [bucket, moves] : conduct.times.counts()) line += concat(' ', bucket, ':', moves);
  }
  return line + '\n';
}

Result<Journal> read_journal(std::string_view text, const Match& match) {
  const std::string head = journal_head(match);
  Journal journal;
  if (head.starts_with(text)) return journal;  // the head itself was torn off
  if (!text.starts_with(head)) return refuse_head(text, match);
  journal.length = head.size();
  for (int number = 3; journal.length < text.size(); ++number) {
    const std::size_t end = text.find('\n', journal.length);
    if (end == std::string_view::npos) break;
    auto deal = read_deal(text.substr(journal.length, end - journal.length), match);
    if (!deal) return refuse(Say::no_deal, {{"line", number}});
    journal.deals.insert(*std::move(deal));
    journal.length = end + 1;
  }
  return journal;
}

}  // namespace tessera::arena
