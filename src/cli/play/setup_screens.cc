#include "cli/play/setup_screens.h"

#include <algorithm>

#include "base/text.h"
#include "cli/arguments.h"
#include "cli/play/messages.h"
#include "cli/play/pages.h"
#include "cli/play/setup_form.h"
#include "cli/play/typed_move.h"
#include "cli/play/typed_words.h"

namespace tessera::cli::play {
namespace {

bool is_help(std::string_view text, const words::Catalogue& words) {
  return text == "?" || is_word(text, Say::type_help, words);
}

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
    const std::string enter =
        !unfinished_.empty() ? words_.say(Say::go_on) : std::string(on_enter->spec().title);
    if (typed.empty()) screen_.show(menu_lines(message));
    const auto line =
        typed.empty()
            ? screen_.ask(concat("  ", words_.say(Message(Say::choose_game_prompt, {{"enter", enter}})), ' '))
            : std::exchange(typed, "");
    if (!line) return Answer::leave;
    const std::string text = lower_case(tidy(*line));
    if (is_word(text, Say::type_quit, words_)) return Answer::leave;
    if (const auto left =
            unfinished_.called(text.empty() || is_word(text, Say::type_resume, words_) ? "r" : text)) {
      place_ = *left;
      return Answer::kept;
    }
    if (const auto which = after_word(text, Say::type_delete, words_)) {
      auto done = delete_game(*which);
      if (!done) return Answer::leave;
      message = *std::move(done);
      continue;
    }
    if (is_help(text, words_)) {
      message = words_.say(Say::choose_game_help);
      continue;
    }
    const auto rules = after_word(text, Say::type_rules, words_);
    const AnyGame* game = text.empty() ? on_enter : game_called(rules.value_or(text));
    if (game == nullptr) {
      message = words_.say(rules ? Message(Say::rules_of_which_game)
                                 : Message(Say::no_game_called, {{"name", text}}));
    } else if (rules) {
      message.clear();
      auto answer = show_rules(*game);
      if (!answer) return Answer::leave;
      typed = *std::move(answer);
    } else {
      if (game != chosen.game) chosen = ChosenSettings{game, {}, {}, {}, {}, chosen.seed, chosen.word};
      return Answer::chosen;
    }
  }
}

std::optional<std::string> SetupScreens::delete_game(std::string_view which) {
  const auto place = unfinished_.called(which);
  if (!place) return words_.say(unfinished_.empty() ? Say::nothing_to_delete : Say::delete_which);
  screen_.show(
      menu_lines(words_.say(Message(Say::delete_for_good, {{"game", unfinished_.summary(*place)}}))));
  const auto answer = screen_.ask(concat("  ", words_.say(Say::yes_or_no_prompt), ' '));
  if (!answer) return std::nullopt;
  const std::string text = lower_case(tidy(*answer));
  if (text.empty() || is_word(text, Say::type_no, words_)) return words_.say(Say::still_there);
  if (!is_word(text, Say::type_yes, words_))
    return words_.say(Message(Say::neither_yes_nor_no, {{"answer", text}}));
  const auto removed = unfinished_.remove(*place);
  return removed ? words_.say(Say::deleted) : as_sentence(words_.say(removed.error()));
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
  // Bound to it before any word is heard, the program can't fit it to the word.
  if (!chosen.secret) chosen.secret = services_.fresh_secret();
  std::string message = words_.say(Say::form_first);
  std::string typed;  // while reading
  while (true) {
    if (typed.empty()) screen_.show(settings_form(chosen, services_, message, screen_));
    const auto line = typed.empty() ? screen_.ask("  > ") : std::exchange(typed, "");
    if (!line) return false;
    const std::string text = lower_case(tidy(*line));
    if (text.empty() || is_word(text, Say::type_play, words_)) return true;
    if (is_word(text, Say::type_quit, words_)) return false;
    back = is_word(text, Say::type_back, words_);
    if (back) return true;
    const bool rules = is_word(text, Say::type_rules, words_);
    if (rules || is_help(text, words_)) {
      auto answer = rules ? show_rules(*chosen.game)
                          : screen_.page(settings_help(chosen.game->spec(), services_, screen_));
      if (!answer) return false;
      typed = *std::move(answer);
      continue;
    }
    const auto changed = change(chosen, *line, services_);
    if (!changed)
      message = as_sentence(words_.say(changed.error()));
    else if (*changed)
      message = concat(words_.say(**changed), ' ', words_.say(Say::form_again));
    else
      message = words_.say(Say::form_again);
  }
}

}  // namespace tessera::cli::play
