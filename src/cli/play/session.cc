#include "cli/play/session.h"

#include <algorithm>
#include <charconv>

#include "base/hash.h"
#include "base/text.h"
#include "words/catalogue.h"

namespace tessera::cli::play {
namespace {

constexpr std::string_view kSeedTag = "seed";

std::string_view first_word(std::string_view text) { return text.substr(0, text.find(' ')); }

std::optional<std::uint64_t> parse_seed(std::string_view text) {
  std::uint64_t seed = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seed);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return seed;
}

}  // namespace

Result<Session> Session::start(Plan plan, BotMaker make_bot) {
  auto state = plan.game->start(plan.setup);
  if (!state) return tl::unexpected(state.error());
  for (const Player& player : plan.players) {
    if (player.is_person()) continue;
    if (auto bot = make_bot(player.kind, plan.game->spec()); !bot) return tl::unexpected(bot.error());
  }
  return Session(std::move(plan), std::move(make_bot), *std::move(state));
}

std::optional<Seat> Session::person_to_act() const {
  const Turn turn = state_->turn();
  if (!turn.is_seat() || !player(turn.seat()).is_person()) return std::nullopt;
  return turn.seat();
}

Result<void> Session::play(std::string_view move) {
  const auto person = person_to_act();
  if (!person) return refuse("not-your-turn", "no person is to act now");
  return play_as(*person, move);
}

Result<void> Session::play_as(Seat seat, std::string_view move) {
  return state_->play(seat, move, all_seats()).map([&](Happened happened) {
    keep(seat, std::move(happened));
  });
}

Result<void> Session::draw(std::string_view outcome) {
  return state_->chance(outcome, all_seats()).map([&](Happened happened) {
    keep(std::nullopt, std::move(happened));
  });
}

std::vector<Viewer> Session::all_seats() const {
  const auto all = seats(state_->players());
  return {all.begin(), all.end()};
}

void Session::keep(std::optional<Seat> by, Happened happened) {
  Event event{by, std::move(happened.text), std::move(happened.told), {}, {}};
  for (Seat to : seats(state_->players())) {
    const auto story = state_->view(to)->story(event.told[index(to)]);
    event.story.push_back(story ? words::say(*story) : "");
    event.revealed.push_back(std::ranges::find(happened.revealed_to, Viewer(to)) !=
                             happened.revealed_to.end());
  }
  history_.push_back(std::move(event));
}

std::uint64_t Session::event_seed() const {
  Fingerprint print;
  print.add(concat(plan_.seed, ' ', history_.size()));
  return print.value();
}

Result<void> Session::advance() {
  const Turn turn = state_->turn();
  if (turn.is_chance()) {
    Rng rng(event_seed());
    keep(std::nullopt, state_->draw(rng, all_seats()));
    return {};
  }
  if (turn.is_over() || person_to_act())
    return refuse("not-now", "it is a person's turn, or the game is over");
  auto bot = make_bot_(player(turn.seat()).kind, state_->spec());
  if (!bot) return tl::unexpected(bot.error());
  return play_as(turn.seat(), (*bot)->choose(*state_->view(turn.seat()), event_seed(), scratch_, Stop()));
}

Result<void> Session::repeat(std::string_view line) {
  const std::string_view word = first_word(line);
  const std::string_view rest = line.substr(std::min(word.size() + 1, line.size()));
  if (word == "~") return draw(rest);
  return play_as(seat_at(static_cast<std::size_t>(parse_int(word).value_or(0))), rest);
}

Result<void> Session::may_unsee(const Event& event, Seat person) const {
  const auto never = [](std::string_view code, std::string_view why) {
    return refuse(code, concat("no taking back: ", why));
  };
  if (!event.by) return never("drawn", "something was drawn or dealt since, and can't be unseen");
  const std::string& name = player(*event.by).name;
  // Where hands are hidden, even a pass tells something about one.
  if (have_secrets(person, *event.by))
    return never("others", concat(name, " has played since, and that tells something about a hidden hand"));
  for (Seat seat : seats(state_->players()))
    if (player(seat).is_person() && event.revealed[index(seat)])
      return never("seen", concat(*event.by == person ? "that move" : concat(name, "'s move"), " showed ",
                                  seat == person ? "you" : player(seat).name,
                                  " something that was hidden, and it can't be unseen"));
  return {};
}

Result<void> Session::undo(Seat person) {
  const auto last = std::find_if(history_.rbegin(), history_.rend(), [&](const Event& e) {
    return e.by && player(*e.by).is_person() && (*e.by == person || !have_secrets(person, *e.by));
  });
  if (last == history_.rend()) return refuse("nothing-to-undo", "there is nothing of yours to take back yet");
  const auto first = last.base() - 1;
  for (auto event = first; event != history_.end(); ++event)
    if (auto may = may_unsee(*event, person); !may) return may;
  auto fresh = plan_.game->start(plan_.setup);
  if (!fresh) return tl::unexpected(fresh.error());
  history_.erase(first, history_.end());
  state_ = *std::move(fresh);
  for (const Event& event : history_) {
    const auto done = event.by ? state_->play(*event.by, event.text) : state_->chance(event.text);
    if (!done) return tl::unexpected(done.error());
  }
  return {};
}

bool Session::have_secrets(Seat a, Seat b) const {
  return std::any_of(history_.begin(), history_.end(),
                     [&](const Event& event) { return event.told[index(a)] != event.told[index(b)]; });
}

bool Session::dealt_anew() const {
  if (history_.empty() || history_.back().by) return false;
  const auto first_move =
      std::find_if(history_.begin(), history_.end(), [](const Event& e) { return e.by.has_value(); });
  if (first_move == history_.end()) return false;
  return std::any_of(history_.begin(), first_move, [&](const Event& event) {
    return first_word(event.text) == first_word(history_.back().text);
  });
}

bool Session::was_played() const {
  const bool bots_alone = count_persons(plan_.players) == 0;
  return std::any_of(history_.begin(), history_.end(), [&](const Event& event) {
    return event.by && (bots_alone || player(*event.by).is_person());
  });
}

std::string Session::record() const {
  std::vector<Tag> tags = plan_.tags;
  tags.emplace_back(kSeedTag, concat(plan_.seed));
  for (Tag& tag : seat_tags(plan_.players)) tags.push_back(std::move(tag));
  RecordWriter writer(state_->spec(), plan_.setup, tags);
  for (const Event& event : history_) {
    if (event.by)
      writer.action(*event.by, event.text);
    else
      writer.chance(event.text);
  }
  if (is_over()) writer.result(state_->outcome());
  return writer.text();
}

tl::expected<Kept, BadLine> read_kept(std::string_view text, std::span<const AnyGame* const> games) {
  RecordPlayer reader(games);
  if (auto read = read_record(text, reader); !read) return tl::unexpected(read.error());
  Kept kept;
  for (const AnyGame* game : games)
    if (game->spec().name == reader.state()->spec().name) kept.plan.game = game;
  kept.plan.setup = reader.setup();
  kept.plan.players = players_of_tags(reader.tags(), reader.setup().players);
  for (const Tag& tag : reader.tags()) {
    const auto seed = tag.first == kSeedTag ? parse_seed(tag.second) : std::nullopt;
    if (seed) {
      kept.plan.seed = *seed;
      kept.has_seed = true;
    } else if (!is_seat_tag(tag.first)) {
      kept.plan.tags.push_back(tag);
    }
  }
  kept.events = reader.events();
  return kept;
}

Result<Session> resume(Kept kept, BotMaker make_bot) {
  auto session = Session::start(std::move(kept.plan), std::move(make_bot));
  if (!session) return session;
  for (const std::string& event : kept.events)
    if (auto done = session->repeat(event); !done) return tl::unexpected(done.error());
  return session;
}

}  // namespace tessera::cli::play
