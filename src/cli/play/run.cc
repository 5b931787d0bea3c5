#include "cli/play/run.h"

#include <filesystem>

#include "base/hash.h"
#include "base/text.h"
#include "cli/play/game_text.h"
#include "cli/play/messages.h"
#include "cli/play/setup_screens.h"
#include "cli/play/terminal_game.h"
#include "terminal/shell.h"

namespace tessera::cli::play {
namespace {

// The seed for the same table once more, where the first was chosen.
std::uint64_t seed_after(std::uint64_t seed) {
  Fingerprint print;
  print.add(concat("after ", seed));
  return print.value() >> 32;
}

// One game after the other.
class GameSeries {
 public:
  GameSeries(const PlayArguments& arguments, const Services& services, terminal::Terminal& terminal,
             std::ostream& errors)
      : arguments_(arguments),
        services_(services),
        terminal_(terminal),
        errors_(errors),
        screen_(terminal, *services.words),
        autosave_(services.state_folder, services.now) {}

  ExitCode run() {
    auto game = first();
    while (game) game = one_game(*std::move(game));
    return code_;
  }

 private:
  std::optional<LiveGame> fail(ExitCode code, const std::string& reason) {
    errors_ << reason << '\n';
    code_ = code;
    return std::nullopt;
  }

  std::optional<LiveGame> first() {
    if (arguments_.resume) {
      const std::filesystem::path path = autosave_.kept_copy(*arguments_.resume);
      auto game = open_record(path, arguments_.chosen, services_);
      if (!game) return fail(game.error().code, game.error().why);
      autosave_.go_on_with(path);
      return *std::move(game);
    }
    if (arguments_.chosen.game != nullptr) return start(arguments_.chosen);
    if (!terminal_.traits().person) return fail(ExitCode::usage, services_.words->say(Say::nobody_to_ask));
    return SetupScreens(services_, screen_, autosave_).run(arguments_.chosen);
  }

  std::optional<LiveGame> start(const ChosenSettings& chosen) {
    auto settings = complete(chosen, services_);
    if (!settings)
      return fail(ExitCode::usage, concat("tessera play: ", services_.words->say(settings.error())));
    auto game = LiveGame::start(*std::move(settings), services_);
    if (!game) return fail(ExitCode::usage, concat("tessera play: ", services_.words->say(game.error())));
    autosave_.new_game();
    return *std::move(game);
  }

  // Returns the game that follows.
  std::optional<LiveGame> one_game(LiveGame first) {
    TerminalGame played(services_, screen_, terminal_, autosave_, std::move(first));
    const TerminalGame::Next next = played.run();
    if (!keep(played.game())) return std::nullopt;
    ChosenSettings same = chosen_again(played.game().settings());
    switch (next) {
      case TerminalGame::Next::failed:
        return fail(ExitCode::system, played.failure());
      case TerminalGame::Next::resumed: {
        GameFiles::Opened resumed = played.take_resumed();
        autosave_.go_on_with(resumed.path);
        return std::move(resumed.game);
      }
      case TerminalGame::Next::new_game:
        if (terminal_.traits().person) return SetupScreens(services_, screen_, autosave_).run(same);
        [[fallthrough]];
      case TerminalGame::Next::again:
        if (const auto seed = played.game().settings().seed) same.seed = seed_after(*seed);
        return start(same);
      case TerminalGame::Next::quit:
      case TerminalGame::Next::input_ended:
        say_goodbye(played);
        return std::nullopt;
    }
    return std::nullopt;
  }

  void say_goodbye(const TerminalGame& played) {
    // The hand of whoever left must not stay for the others to see.
    const bool wipes = count_persons(played.game().settings().participants) > 1;
    if (wipes) screen_.wipe();
    if (!played.game().is_over() && !autosave_.file().empty())
      tell_how_to_resume();
    else if (played.game().is_over() && wipes)
      screen_.print(played.what_can_be_done());
  }

  // What nobody has played is nothing to go on with, unless it was kept before.
  bool keep(const LiveGame& game) {
    if (game.is_over() || (autosave_.file().empty() && !game.was_played())) return true;
    auto kept = autosave_.keep(autosave_of(game));
    if (!kept)
      fail(ExitCode::system,
           services_.words->say(Message(Say::could_not_be_kept, {{"reason", kept.error()}})));
    return kept.has_value();
  }

  void tell_how_to_resume() {
    screen_.print(concat(services_.words->say(Say::game_is_kept), '\n',
                         terminal::shell_command(concat(services_.program, " play --resume"),
                                                 autosave_.file(), terminal_.traits().columns),
                         '\n'));
  }

  const PlayArguments& arguments_;
  const Services& services_;
  terminal::Terminal& terminal_;
  std::ostream& errors_;
  terminal::Screen screen_;
  Autosave autosave_;
  ExitCode code_ = ExitCode::ok;
};

}  // namespace

ExitCode run_play(const PlayArguments& arguments, const Services& services, terminal::Terminal& terminal,
                  std::ostream& errors) {
  return GameSeries(arguments, services, terminal, errors).run();
}

}  // namespace tessera::cli::play
