#include "cli/engine/conversation.h"

#include <chrono>
#include <optional>
#include <span>

#include "base/random.h"
#include "base/text.h"
#include "cli/arguments.h"
#include "cli/legal_line.h"
#include "cli/messages.h"
#include "core/messages.h"
#include "core/told.h"
#include "games/catalog.h"
#include "words/catalogue.h"

namespace tessera::cli {
namespace {

struct NewGame {
  const AnyGame* game;
  Setup setup;
  Viewer viewer;
};

Result<int> parse_count(std::string_view word, Say otherwise) {
  const auto number = parse_int(word);
  if (number && *number >= 1) return *number;
  return refuse(otherwise, {{"word", word}});
}

Result<NewGame> parse_new(std::span<const std::string_view> words) {
  if (words.size() < 6 || words[2] != "players" || words[4] != "seat") return refuse(Say::new_form);
  const AnyGame* game = find_game(words[1]);
  if (game == nullptr)
    return refuse(Say::no_such_game, {{"name", words[1]}, {"games", game_names(all_games())}});
  const auto players = parse_count(words[3], Say::not_players);
  if (!players) return tl::unexpected(players.error());
  const auto viewer = parse_viewer(words[5], *players);
  if (!viewer) return tl::unexpected(viewer.error());
  NewGame wanted{game, Setup{*players, {}}, *viewer};
  for (auto rest = words.subspan(6); !rest.empty(); rest = rest.subspan(3)) {
    if (rest.size() < 3 || rest[0] != "option")
      return refuse(Say::new_option_form, {{"words", join_words(rest)}});
    wanted.setup.options.emplace_back(rest[1], rest[2]);
  }
  return wanted;
}

// "movetime MS", "sims N" and "level NAME" as the name of a bot.
Result<std::string> parse_limit(std::span<const std::string_view> words) {
  if (words.size() == 3 && words[1] == "level") return std::string(words[2]);
  if (words.size() == 3 && words[1] == "movetime")
    return parse_count(words[2], Say::not_milliseconds).map([](int ms) { return concat("champion@", ms); });
  if (words.size() == 3 && words[1] == "sims")
    return parse_count(words[2], Say::not_simulations).map([](int sims) {
      return concat("champion:", sims);
    });
  return refuse(Say::go_form);
}

Result<void> expect_alone(const std::vector<std::string_view>& words) {
  if (words.size() == 1) return {};
  return refuse(Say::nothing_follows, {{"line", words[0]}, {"word", words[1]}});
}

}  // namespace

std::vector<std::string> Conversation::hear(std::string_view line) {
  if (line.ends_with('\r')) line.remove_suffix(1);  // as programs on Windows end their lines
  auto answers = answer(line);
  if (answers) return *std::move(answers);
  return {concat("error ", words::say(answers.error()))};
}

Result<Conversation::Answers> Conversation::answer(std::string_view line) {
  if (line.size() > kLongestLine) return refuse(Say::line_too_long, {{"most", kLongestLine}});
  if (!is_plain_text(line)) return refuse(Say::line_not_text);
  const Words words = split_words(line);
  if (words.empty()) return refuse(Say::line_empty);
  if (words[0] == "tessera") return introduce(words);
  if (words[0] == "new") return begin(words);
  if (words[0] == "event") return follow(words);
  if (words[0] == "legal") return list_moves(words);
  if (words[0] == "go") return choose(words);
  if (words[0] == "quit") return quit(words);
  return refuse(Say::no_such_line, {{"word", words[0]}});
}

Result<Conversation::Answers> Conversation::introduce(const Words& words) const {
  if (auto alone = expect_alone(words); !alone) return tl::unexpected(alone.error());
  return Answers{"id name Tessera " TESSERA_VERSION, "ready"};
}

Result<Conversation::Answers> Conversation::begin(const Words& words) {
  const auto wanted = parse_new(words);
  if (!wanted) return tl::unexpected(wanted.error());
  auto follower = wanted->game->follow(wanted->setup, wanted->viewer);
  if (!follower) return tl::unexpected(follower.error());
  follower_ = *std::move(follower);
  bot_.reset();
  ++games_;
  events_ = 0;
  return Answers{};
}

Result<Conversation::Answers> Conversation::follow(const Words& words) {
  if (follower_ == nullptr) return refuse(Say::no_game_begun);
  auto heard = follower_->hear(join_words(std::span(words).subspan(1)));
  if (!heard) return tl::unexpected(heard.error());
  ++events_;
  return Answers{};
}

Result<const AnyView*> Conversation::view_to_act() const {
  if (follower_ == nullptr) return refuse(Say::no_game_begun);
  const AnyView& view = follower_->view();
  if (view.viewer().is_onlooker()) return refuse(tessera::Say::onlookers_do_not_act);
  if (const std::string due = follower_->due(); !due.empty()) return refuse_before(due);
  if (auto turn = check_turn(view.turn(), view.viewer().seat()); !turn) return tl::unexpected(turn.error());
  return &view;
}

Result<Conversation::Answers> Conversation::list_moves(const Words& words) const {
  if (auto alone = expect_alone(words); !alone) return tl::unexpected(alone.error());
  return view_to_act().map([](const AnyView* view) { return Answers{legal_line(view->legal())}; });
}

Result<const Bot*> Conversation::bot_named(const std::string& name) {
  if (bot_ == nullptr || bot_name_ != name) {
    auto bot = make_bot(name, follower_->view().spec());
    if (!bot) return tl::unexpected(bot.error());
    bot_ = *std::move(bot);
    bot_name_ = name;
  }
  return bot_.get();
}

Result<Conversation::Answers> Conversation::choose(const Words& words) {
  const auto name = parse_limit(words);
  if (!name) return tl::unexpected(name.error());
  const auto view = view_to_act();
  if (!view) return tl::unexpected(view.error());
  const auto bot = bot_named(*name);
  if (!bot) return tl::unexpected(bot.error());
  using Clock = std::chrono::steady_clock;
  const auto begin = Clock::now();
  const std::string move =
      (*bot)->choose(**view, derive_seed(derive_seed(seed_, games_), events_), scratch_, Stop());
  const auto taken = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - begin);
  return Answers{concat("info level ", *name, " time ", taken.count()), concat("bestmove ", move)};
}

Result<Conversation::Answers> Conversation::quit(const Words& words) {
  if (auto alone = expect_alone(words); !alone) return tl::unexpected(alone.error());
  over_ = true;
  return Answers{};
}

}  // namespace tessera::cli
