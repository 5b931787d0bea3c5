#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/random.h"
#include "base/text.h"
#include "core/record.h"
#include "games/catalog.h"
#include "terminal/draw.h"
#include "tests/fuzz/must.h"

// Random bytes as a game: the first choose game, table and seed, the others what
// is played. Legal moves pass, all others are refused without a trace, the record
// of the game leads to the same position, and who is told of it can follow.

namespace tessera::fuzz {
namespace {

class Bytes {
 public:
  explicit Bytes(std::span<const std::uint8_t> bytes) : rest_(bytes) {}

  [[nodiscard]] bool empty() const { return rest_.empty(); }
  std::uint8_t next() {
    if (rest_.empty()) return 0;
    const std::uint8_t byte = rest_.front();
    rest_ = rest_.subspan(1);
    return byte;
  }
  std::size_t below(std::size_t bound) { return next() % bound; }
  std::string text(std::size_t length) {
    std::string out;
    for (std::size_t i = 0; i < length && !empty(); ++i) out += static_cast<char>(next());
    return out;
  }

 private:
  std::span<const std::uint8_t> rest_;
};

Setup choose_setup(const GameSpec& spec, Bytes& bytes) {
  Setup setup;
  setup.players =
      spec.min_players +
      static_cast<int>(bytes.below(static_cast<std::size_t>(spec.max_players - spec.min_players + 1)));
  for (const OptionSpec& option : spec.options) {
    const std::uint8_t byte = bytes.next();
    if (byte == 0) continue;  // left at its default
    const std::string value = option.words.empty()
                                  ? concat(option.smallest + byte % (option.largest - option.smallest + 1))
                                  : std::string(option.words[byte % option.words.size()]);
    setup.options.emplace_back(option.key, value);
  }
  return setup;
}

// The text of a legal event with one byte replaced, or any text at all.
std::string strange_text(std::string legal, Bytes& bytes) {
  if (bytes.below(2) == 0) return bytes.text(bytes.below(32));
  const std::size_t at = bytes.below(legal.size());
  legal[at] = static_cast<char>(bytes.next());
  return legal;
}

// One seat, which hears what it is told, and now and then something strange.
class Listener {
 public:
  Listener(const AnyGame& game, const Setup& setup, Seat seat)
      : game_(game), setup_(setup), seat_(seat), follower_(*game.follow(setup, seat)) {}

  [[nodiscard]] Seat seat() const { return seat_; }

  void hear(const std::vector<std::string>& lines, Bytes& bytes) {
    for (const std::string& line : lines) {
      if (bytes.below(8) == 0) hear_strange(strange_text(line, bytes));
      must(follower_->hear(line).has_value(), "what is told can be heard", line);
      heard_.push_back(line);
    }
  }
  void check(const AnyState& state) const {
    if (state.turn() != Turn::of(seat_)) return;
    must(follower_->settled(), "whoever is to act has been told all");
    must(follower_->view().legal() == state.legal(), "whoever is to act knows its moves");
  }

 private:
  // If it could be true, it is heard to no avail.
  void hear_strange(const std::string& line) {
    if (!follower_->hear(line)) return;
    (void)follower_->view().legal();
    (void)follower_->view().data();
    follower_ = *game_.follow(setup_, seat_);
    for (const std::string& before : heard_) (void)follower_->hear(before);
  }

  const AnyGame& game_;
  const Setup& setup_;
  Seat seat_;
  std::unique_ptr<AnyFollower> follower_;
  std::vector<std::string> heard_;
};

class Table {
 public:
  Table(const AnyGame& game, std::unique_ptr<AnyState> start, const Setup& setup, std::uint64_t seed)
      : state_(std::move(start)),
        rng_(seed),
        writer_(state_->spec(), setup),
        listener_(game, setup, seat_at(seed % static_cast<std::uint64_t>(setup.players))) {}

  void play(Bytes& bytes) {
    while (!state_->turn().is_over() && !bytes.empty()) {
      listener_.check(*state_);
      check_view(seat_at(bytes.below(static_cast<std::size_t>(state_->players()))), bytes.below(16) == 0);
      if (state_->turn().is_chance()) {
        deal(bytes);
      } else {
        act(bytes);
      }
    }
    if (state_->turn().is_over()) finish();
    replay();
  }

 private:
  // The event must be refused, and leave no trace.
  template <class Event>
  void must_refuse(Event&& event, std::string_view text) {
    const auto trial = state_->clone();
    must(!event(*trial), "an illegal event is refused", text);
    must(trial->equals(*state_), "a refused event changes nothing", text);
  }

  void deal(Bytes& bytes) {
    Rng copy = rng_;
    const std::string event = state_->clone()->draw(copy).text;
    must_refuse([](AnyState& state) { return state.play(Seat{}, "pass"); }, "pass");
    const std::string strange = strange_text(event, bytes);
    const auto trial = state_->clone();
    if (!trial->chance(strange)) must(trial->equals(*state_), "refused chance changes nothing", strange);
    const auto viewers = all_viewers(state_->players());
    const auto happened = state_->chance(event, {viewers.begin(), viewers.size()});
    must(happened.has_value(), "what chance samples is legal", event);
    rng_ = copy;
    listener_.hear(happened->told[index(listener_.seat())], bytes);
    writer_.chance(event);
  }

  void act(Bytes& bytes) {
    const Seat seat = state_->turn().seat();
    const std::vector<std::string> legal = state_->legal();
    must(!legal.empty(), "whoever is to act has a legal move");
    std::string move = legal[bytes.below(legal.size())];
    must_refuse([&](AnyState& state) { return state.chance(move); }, move);
    must_refuse([&](AnyState& state) { return state.play(next_seat(seat, kMaxSeats), move); }, move);
    if (bytes.below(4) == 0) {
      const std::string strange = strange_text(move, bytes);
      const std::string tidy = join_words(split_words(strange));
      if (std::ranges::find(legal, tidy) == legal.end()) {
        must_refuse([&](AnyState& state) { return state.play(seat, strange); }, strange);
      } else {
        check_spelling(seat, strange, tidy);
        move = tidy;
      }
    }
    const auto viewers = all_viewers(state_->players());
    const auto happened = state_->play(seat, move, {viewers.begin(), viewers.size()});
    must(happened.has_value(), "a listed move is legal", move);
    listener_.hear(happened->told[index(listener_.seat())], bytes);
    writer_.action(seat, move);
  }

  // A legal move with other spaces is that move.
  void check_spelling(Seat seat, const std::string& strange, const std::string& tidy) const {
    const auto one = state_->clone();
    const auto other = state_->clone();
    must(other->play(seat, tidy).has_value(), "a listed move is legal", tidy);
    must(one->play(seat, strange).has_value() && one->equals(*other), "spaces make no difference", strange);
  }

  void check_view(Seat seat, bool draw) const {
    const auto view = state_->view(seat);
    const bool acts = state_->turn() == Turn::of(seat);
    must(view->turn() == state_->turn(), "a view knows whose turn it is");
    must(view->legal() == (acts ? state_->legal() : std::vector<std::string>{}),
         "a view lists the moves of its own seat");
    if (!draw) return;  // slow
    (void)view->data();
    (void)terminal::draw(*view);
  }

  void finish() {
    const Outcome outcome = state_->outcome();
    must(outcome.scores.size() == static_cast<std::size_t>(state_->players()), "every seat has a score");
    must_refuse([](AnyState& state) { return state.play(Seat{}, "pass"); }, "pass");
    writer_.result(outcome);
  }

  void replay() const {
    RecordPlayer player(all_games());
    must(read_record(writer_.text(), player).has_value(), "the record can be read", writer_.text());
    must(player.state() != nullptr && player.state()->equals(*state_), "it leads to the same position",
         writer_.text());
  }

  std::unique_ptr<AnyState> state_;
  Rng rng_;
  RecordWriter writer_;
  Listener listener_;
};

}  // namespace
}  // namespace tessera::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace tessera;
  fuzz::Bytes bytes({data, size});
  const auto games = all_games();
  const AnyGame& game = *games[bytes.below(games.size())];
  const Setup setup = fuzz::choose_setup(game.spec(), bytes);
  auto start = game.start(setup);
  if (!start) return 0;  // options that exclude each other
  fuzz::Table(game, *std::move(start), setup, bytes.next()).play(bytes);
  return 0;
}
