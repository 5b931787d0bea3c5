#include "cli/play/opening.h"

#include <algorithm>

#include "base/text.h"
#include "cli/arguments.h"
#include "cli/files.h"
#include "cli/play/match.h"
#include "terminal/markdown.h"
#include "words/catalogue.h"

namespace tessera::cli::play {
namespace {

std::string players_range(const GameSpec& spec) {
  return concat(spec.min_players, " to ", spec.max_players, " players");
}

bool is_help(std::string_view text) { return text == "?" || text == "help"; }
bool is_quit(std::string_view text) { return text == "quit" || text == "q" || text == "exit"; }

constexpr std::string_view kGameHelp =
    "Type the number or the name of a game, or r (r2, r3) for one you left. Enter takes what is in "
    "brackets; rules GAME shows its rules.";

// How the rules begin, below their title: the sentences that fit in two lines.
terminal::Lines about(std::string_view rules, std::size_t columns) {
  std::string text;
  for (const std::string& line : terminal::split_lines(rules)) {
    const bool prose = !line.empty() && line.find_first_of("#|>*-` ") != 0;
    if (!prose && !text.empty()) break;
    if (prose) text += concat(text.empty() ? "" : " ", tidy(line));
  }
  terminal::Lines best;
  for (std::size_t stop = 0; stop < text.size();) {
    stop = std::min(text.find(". ", stop), text.size() - 1) + 1;
    terminal::Lines lines = terminal::wrap(text.substr(0, stop), columns);
    if (lines.size() > 2 && !best.empty()) break;
    best = std::move(lines);
  }
  return best;
}

}  // namespace

Result<Session> open_record(const std::filesystem::path& path, const Wish& wish, const House& house) {
  const auto text = read_file(path.string());
  if (!text) return refuse(kFileTrouble, words::say(text.error()));
  auto kept = read_kept(*text, house.games);
  if (!kept)
    return refuse(kBadRecord,
                  concat(path.string(), ':', kept.error().line, ": ", words::say(kept.error().reason)));
  std::vector<std::string> kinds = wish.kinds;
  std::vector<std::string> names = wish.names;
  for (const Player& player : kept->plan.players) {
    if (wish.kinds.empty()) kinds.push_back(player.kind);
    if (wish.kinds.empty() && wish.names.empty()) names.push_back(player.name);
  }
  auto players = seat_players(kept->plan.setup.players, kinds, names, house.usual_bot);
  if (!players) return refuse(kBadRecord, concat(path.string(), ": ", words::say(players.error())));
  kept->plan.players = *std::move(players);
  if (wish.seed || !kept->has_seed) kept->plan.seed = wish.seed ? *wish.seed : house.fresh_seed();
  return resume(*std::move(kept), house.make_bot);
}

std::optional<Session> Opening::run(Wish wish) {
  left_.find();
  while (true) {
    const Answer answer = choose_game(wish);
    if (answer == Answer::leave) return std::nullopt;
    if (answer == Answer::kept) return left_.go_on_with(chosen_);
    keeper_.new_game();
    bool back = false;
    if (!settle_table(wish, back)) return std::nullopt;
    if (back) continue;
    auto plan = make_plan(wish, house_);
    if (!plan) continue;  // every change was tried before
    auto session = Session::start(*std::move(plan), house_.make_bot);
    if (session) return *std::move(session);
  }
}

terminal::Lines Opening::game_lines(const std::string& message) const {
  const terminal::Palette palette = screen_.palette();
  const std::size_t columns = std::clamp<std::size_t>(screen_.traits().columns, 20, 80) - 8;
  terminal::Lines lines{"", concat("  ", palette.paint("Tessera", terminal::kAccent)), ""};
  for (std::size_t i = 0; i < house_.games.size(); ++i) {
    const GameSpec& spec = house_.games[i]->spec();
    lines.push_back(concat("  ", palette.paint(concat(i + 1), terminal::kAccent), "  ",
                           palette.paint(terminal::padded(spec.title, 8), terminal::kBold),
                           palette.paint(players_range(spec), terminal::kSoft)));
    for (const std::string& line : about(house_.rules(spec.name), columns))
      lines.push_back(concat("     ", line));
    lines.emplace_back();
  }
  for (std::string& line : left_.lines(palette, columns + 8)) lines.push_back(std::move(line));
  if (!left_.empty()) lines.emplace_back();
  for (const std::string& line : terminal::wrap(message, columns)) lines.push_back(concat("  ", line));
  return lines;
}

Opening::Answer Opening::choose_game(Wish& wish) {
  std::string message;
  std::string typed;  // while reading the rules
  while (true) {
    const AnyGame* usual = wish.game != nullptr ? wish.game : house_.games.front();
    const std::string enter = !left_.empty() ? "go on" : std::string(usual->spec().title);
    if (typed.empty()) screen_.show(game_lines(message));
    const auto line = typed.empty()
                          ? screen_.ask(concat("  Which game? A number or a name, ? or quit. [", enter, "] "))
                          : std::exchange(typed, "");
    if (!line) return Answer::leave;
    const std::string text = lower_case(tidy(*line));
    if (is_quit(text)) return Answer::leave;
    if (const auto left = left_.called(text.empty() || text == "resume" ? "r" : text)) {
      chosen_ = *left;
      return Answer::kept;
    }
    if (text.starts_with("delete")) {
      auto done = delete_left(tidy(text.substr(6)));
      if (!done) return Answer::leave;
      message = *std::move(done);
      continue;
    }
    if (is_help(text)) {
      message = kGameHelp;
      continue;
    }
    const bool rules = text.starts_with("rules");
    const AnyGame* chosen = text.empty() ? usual : game_called(rules ? tidy(text.substr(5)) : text);
    if (chosen == nullptr) {
      message = rules ? "Say of which game, for example: rules 1"
                      : concat("There is no game called \"", text, "\" here.");
    } else if (rules) {
      message.clear();
      auto answer = show_rules(*chosen);
      if (!answer) return Answer::leave;
      typed = *std::move(answer);
    } else {
      if (chosen != wish.game) wish = Wish{chosen, {}, {}, {}, {}, wish.seed};
      return Answer::chosen;
    }
  }
}

std::optional<std::string> Opening::delete_left(std::string_view which) {
  const auto left = left_.called(which);
  if (!left) return left_.empty() ? "There is no game that you left." : "Say which, for example: delete r";
  screen_.show(game_lines(concat("Delete for good? ", left_.summary(*left))));
  const auto answer = screen_.ask("  yes or no? [no] ");
  if (!answer) return std::nullopt;
  const std::string text = lower_case(tidy(*answer));
  if (text.empty() || text == "no" || text == "n") return "It is still there.";
  if (text != "yes" && text != "y")
    return concat("\"", text, "\" is neither yes nor no, so nothing was deleted.");
  const auto removed = left_.remove(*left);
  return removed ? "Deleted." : as_sentence(words::say(removed.error()));
}

// By number, name or title.
const AnyGame* Opening::game_called(const std::string& text) const {
  const auto number = parse_int(text);
  if (number && *number >= 1 && static_cast<std::size_t>(*number) <= house_.games.size())
    return house_.games[static_cast<std::size_t>(*number) - 1];
  return parse_game(text, house_.games).value_or(nullptr);
}

std::optional<std::string> Opening::show_rules(const AnyGame& game) {
  const terminal::TerminalTraits traits = screen_.traits();
  return screen_.page(
      terminal::painted(terminal::render_markdown(house_.rules(game.spec().name), traits.columns), traits));
}

terminal::Lines Opening::table_form(const Wish& wish, const std::string& message) const {
  const terminal::Palette palette = screen_.palette();
  const std::size_t columns = std::clamp<std::size_t>(screen_.traits().columns, 20, 80);
  const GameSpec& spec = wish.game->spec();
  Wish dry = wish;
  dry.seed = 0;  // so that looking draws no seed
  const auto plan = make_plan(dry, house_);
  std::string kinds;
  std::string names;
  std::string bots(Player::kPerson);
  for (std::string_view bot : house_.bots) bots += concat(", ", bot);
  if (plan)
    for (const Player& player : plan->players) {
      kinds += concat(kinds.empty() ? "" : ",", player.kind);
      names += concat(names.empty() ? "" : ",", player.name);
    }
  terminal::Lines lines{"",
                        concat("  ", palette.paint("Tessera", terminal::kAccent), "  ",
                               palette.paint(spec.title, terminal::kBold)),
                        ""};
  const auto row = [&](std::string_view key, const std::string& value, const std::string& range) {
    const std::size_t wide = std::max<std::size_t>(terminal::display_width(value) + 2, 22);
    lines.push_back(concat("  ", palette.paint(terminal::padded(key, 10), terminal::kAccent),
                           terminal::padded(value, wide), palette.paint(range, terminal::kSoft)));
  };
  row("players", plan ? concat(plan->setup.players) : "", players_range(spec));
  row("seats", kinds, "");
  for (const std::string& line : terminal::wrap(concat("each one of: ", bots), columns - 14))
    lines.push_back(concat("            ", palette.paint(line, terminal::kSoft)));
  row("names", names, "");
  for (const OptionSpec& option : spec.options) {
    row(option.key, option_value(wish, option), option_range(option));
    for (const std::string& line : terminal::wrap(words::say(Message(option.explanation)), columns - 14))
      lines.push_back(concat("            ", palette.paint(line, terminal::kSoft)));
  }
  if (wish.seed) row("seed", concat(*wish.seed), "");
  lines.emplace_back();
  for (const std::string& line : terminal::wrap(message, columns - 2)) lines.push_back(concat("  ", line));
  return lines;
}

bool Opening::settle_table(Wish& wish, bool& back) {
  std::string message = "Enter plays. Or change something, for example: seats you,you (? explains)";
  std::string typed;  // while reading
  while (true) {
    if (typed.empty()) screen_.show(table_form(wish, message));
    const auto line = typed.empty() ? screen_.ask("  > ") : std::exchange(typed, "");
    if (!line) return false;
    const std::string text = lower_case(tidy(*line));
    if (text.empty() || text == "play") return true;
    if (is_quit(text)) return false;
    back = text == "back";
    if (back) return true;
    if (text == "rules" || is_help(text)) {
      auto answer = text == "rules" ? show_rules(*wish.game) : screen_.page(form_help(wish.game->spec()));
      if (!answer) return false;
      typed = *std::move(answer);
      continue;
    }
    const auto changed = change(wish, *line, house_);
    message = changed
                  ? concat(*changed, changed->empty() ? "" : " ", "Enter plays. Also: ?, back, rules, quit.")
                  : as_sentence(words::say(changed.error()));
  }
}

terminal::Lines Opening::form_help(const GameSpec& spec) const {
  const std::size_t columns = std::clamp<std::size_t>(screen_.traits().columns, 20, 80);
  std::string bots;
  for (std::string_view bot : house_.bots) bots += concat(bots.empty() ? "" : ", ", bot);
  terminal::Lines lines{"Type what is to change, then Enter on its own to play.", ""};
  const auto entry = [&](std::string_view typed, std::string_view meaning) {
    lines.push_back(concat("  ", screen_.palette().paint(typed, terminal::kAccent)));
    for (const std::string& line : terminal::wrap(meaning, columns - 6))
      lines.push_back(concat("      ", line));
  };
  entry(concat("players ", spec.max_players), concat("how many play, ", players_range(spec)));
  entry(concat("seats you,", house_.usual_bot),
        concat("who sits where, in playing order: you is a person at this keyboard (there may be several), "
               "the others are played by the computer: ",
               bots, ". Seats that you don't name get a bot."));
  entry("names Camille,Noor", "what the players are called, in the same order");
  for (const OptionSpec& option : spec.options)
    entry(concat(option.key, ' ', option.words.empty() ? concat(option.default_value) : option.words.back()),
          concat(words::say(Message(option.explanation)), " (", option_range(option), ')'));
  entry("seed 42", "the same seed, seats and moves give the same game again");
  entry("rules, back, quit", "how the game is played; another game; leave");
  return lines;
}

}  // namespace tessera::cli::play
