#include "cli/play/setup_screens.h"

#include <algorithm>

#include "base/text.h"
#include "cli/arguments.h"
#include "cli/messages.h"
#include "cli/play/pages.h"
#include "cli/play/setup_form.h"
#include "cli/play/typed_move.h"

namespace tessera::cli::play {
namespace {

bool is_help(std::string_view text) { return text == "?" || text == "help"; }
bool is_quit(std::string_view text) { return text == "quit" || text == "q" || text == "exit"; }

std::string sentence(const Message& message) { return as_sentence(words::say(message)); }

}  // namespace

std::optional<LiveGame> SetupScreens::run(ChosenSettings chosen) {
  unfinished_.find();
  while (true) {
    const Answer answer = choose_game(chosen);
    if (answer == Answer::leave) return std::nullopt;
    if (answer == Answer::kept) return unfinished_.go_on_with(place_);
    autosave_.new_game();
    bool back = false;
    if (!choose_settings(chosen, back)) return std::nullopt;
    if (back) continue;
    auto settings = complete(chosen, services_);
    if (!settings) continue;  // every change was tried before
    auto game = LiveGame::start(*std::move(settings), services_);
    if (game) return *std::move(game);
  }
}

terminal::Lines SetupScreens::menu_lines(std::string_view message) const {
  const std::size_t columns = std::clamp<std::size_t>(screen_.traits().columns, 20, 80);
  return game_menu(services_, unfinished_.lines(screen_.palette(), columns), message, screen_);
}

SetupScreens::Answer SetupScreens::choose_game(ChosenSettings& chosen) {
  std::string message;
  std::string typed;  // while reading the rules
  while (true) {
    const AnyGame* on_enter = chosen.game != nullptr ? chosen.game : services_.games.front();
    const std::string enter = !unfinished_.empty() ? "go on" : std::string(on_enter->spec().title);
    if (typed.empty()) screen_.show(menu_lines(message));
    const auto line =
        typed.empty()
            ? screen_.ask(concat("  ", words::say(Message(Say::choose_game_prompt, {{"enter", enter}})), ' '))
            : std::exchange(typed, "");
    if (!line) return Answer::leave;
    const std::string text = lower_case(tidy(*line));
    if (is_quit(text)) return Answer::leave;
    if (const auto left = unfinished_.called(text.empty() || text == "resume" ? "r" : text)) {
      place_ = *left;
      return Answer::kept;
    }
    if (text.starts_with("delete")) {
      auto done = delete_game(tidy(text.substr(6)));
      if (!done) return Answer::leave;
      message = *std::move(done);
      continue;
    }
    if (is_help(text)) {
      message = words::say(Say::choose_game_help);
      continue;
    }
    const bool rules = text.starts_with("rules");
    const AnyGame* game = text.empty() ? on_enter : game_called(rules ? tidy(text.substr(5)) : text);
    if (game == nullptr) {
      message = words::say(rules ? Message(Say::rules_of_which_game)
                                 : Message(Say::no_game_called, {{"name", text}}));
    } else if (rules) {
      message.clear();
      auto answer = show_rules(*game);
      if (!answer) return Answer::leave;
      typed = *std::move(answer);
    } else {
      if (game != chosen.game) chosen = ChosenSettings{game, {}, {}, {}, {}, chosen.seed};
      return Answer::chosen;
    }
  }
}

std::optional<std::string> SetupScreens::delete_game(std::string_view which) {
  const auto place = unfinished_.called(which);
  if (!place) return words::say(unfinished_.empty() ? Say::nothing_to_delete : Say::delete_which);
  screen_.show(
      menu_lines(words::say(Message(Say::delete_for_good, {{"game", unfinished_.summary(*place)}}))));
  const auto answer = screen_.ask(concat("  ", words::say(Say::yes_or_no_prompt), ' '));
  if (!answer) return std::nullopt;
  const std::string text = lower_case(tidy(*answer));
  if (text.empty() || text == "no" || text == "n") return words::say(Say::still_there);
  if (text != "yes" && text != "y") return words::say(Message(Say::neither_yes_nor_no, {{"answer", text}}));
  const auto removed = unfinished_.remove(*place);
  return removed ? words::say(Say::deleted) : sentence(removed.error());
}

// By number, name or title.
const AnyGame* SetupScreens::game_called(const std::string& text) const {
  const auto number = parse_int(text);
  if (number && *number >= 1 && static_cast<std::size_t>(*number) <= services_.games.size())
    return services_.games[static_cast<std::size_t>(*number) - 1];
  return parse_game(text, services_.games).value_or(nullptr);
}

std::optional<std::string> SetupScreens::show_rules(const AnyGame& game) {
  return screen_.page(rules_page(services_.rules(game.spec().name), screen_.traits()));
}

bool SetupScreens::choose_settings(ChosenSettings& chosen, bool& back) {
  std::string message = words::say(Say::form_first);
  std::string typed;  // while reading
  while (true) {
    if (typed.empty()) screen_.show(settings_form(chosen, services_, message, screen_));
    const auto line = typed.empty() ? screen_.ask("  > ") : std::exchange(typed, "");
    if (!line) return false;
    const std::string text = lower_case(tidy(*line));
    if (text.empty() || text == "play") return true;
    if (is_quit(text)) return false;
    back = text == "back";
    if (back) return true;
    if (text == "rules" || is_help(text)) {
      auto answer = text == "rules" ? show_rules(*chosen.game)
                                    : screen_.page(settings_help(chosen.game->spec(), services_, screen_));
      if (!answer) return false;
      typed = *std::move(answer);
      continue;
    }
    const auto changed = change(chosen, *line, services_);
    if (!changed)
      message = sentence(changed.error());
    else if (*changed)
      message = concat(words::say(**changed), ' ', words::say(Say::form_again));
    else
      message = words::say(Say::form_again);
  }
}

}  // namespace tessera::cli::play
