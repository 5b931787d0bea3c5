#include "cli/play/run.h"

#include <filesystem>

#include "base/hash.h"
#include "base/text.h"
#include "cli/play/opening.h"
#include "cli/play/table.h"
#include "terminal/shell.h"
#include "words/catalogue.h"

namespace tessera::cli::play {
namespace {

// What follows a game when nobody can be asked: the same table, the next seed.
std::uint64_t seed_after(std::uint64_t seed) {
  Fingerprint print;
  print.add(concat("after ", seed));
  return print.value() >> 32;
}

class Evening {
 public:
  Evening(const Request& request, const House& house, terminal::Terminal& terminal, std::ostream& errors)
      : request_(request),
        house_(house),
        terminal_(terminal),
        errors_(errors),
        screen_(terminal),
        keeper_(house.state_folder, house.now) {}

  ExitCode run() {
    auto session = first();
    while (session) session = one_game(*std::move(session));
    return code_;
  }

 private:
  std::optional<Session> fail(ExitCode code, const std::string& reason) {
    errors_ << reason << '\n';
    code_ = code;
    return std::nullopt;
  }

  std::optional<Session> first() {
    if (request_.resume) {
      const std::filesystem::path path(*request_.resume);
      auto session = open_record(path, request_.wish, house_);
      if (!session)
        return fail(session.error().code().name == kFileTrouble ? ExitCode::system : ExitCode::bad_input,
                    words::say(session.error()));
      keeper_.go_on_with(path, session->record());
      return *std::move(session);
    }
    if (request_.wish.game != nullptr) return start(request_.wish);
    if (!terminal_.traits().person)
      return fail(ExitCode::usage,
                  "tessera play: say which game, for example: tessera play 101 (there is no "
                  "terminal to ask at)");
    return Opening(house_, screen_, keeper_).run(request_.wish);
  }

  std::optional<Session> start(const Wish& wish) {
    auto plan = make_plan(wish, house_);
    if (!plan) return fail(ExitCode::usage, concat("tessera play: ", words::say(plan.error())));
    auto session = Session::start(*std::move(plan), house_.make_bot);
    if (!session) return fail(ExitCode::usage, concat("tessera play: ", words::say(session.error())));
    keeper_.new_game();
    return *std::move(session);
  }

  // Returns the game that follows.
  std::optional<Session> one_game(Session session) {
    Table table(house_, screen_, terminal_, keeper_, std::move(session));
    const Table::Next next = table.run();
    if (!keep(table.session()) || next == Table::Next::failed) {
      if (next == Table::Next::failed) fail(ExitCode::system, table.failure());
      return std::nullopt;
    }
    if (next == Table::Next::resumed) {
      Session resumed = table.take_resumed();
      keeper_.go_on_with(table.resumed_from(), resumed.record());
      return resumed;
    }
    if (next != Table::Next::new_game) {
      // The hand of whoever left must not stay for the others to see.
      const bool wipes = count_persons(table.session().plan().players) > 1;
      if (wipes) screen_.wipe();
      if (!table.session().is_over() && !keeper_.file().empty())
        tell_how_to_resume();
      else if (table.session().is_over() && wipes)
        screen_.print(table.how_to_review());
      return std::nullopt;
    }
    Wish wish = wish_of(table.session().plan());
    if (terminal_.traits().person) return Opening(house_, screen_, keeper_).run(wish);
    wish.seed = seed_after(table.session().plan().seed);
    return start(wish);
  }

  // What nobody has played is nothing to go on with, unless it was kept before.
  bool keep(const Session& session) {
    if (session.is_over() || (keeper_.file().empty() && !session.was_played())) return true;
    auto kept = keeper_.keep(session.record());
    if (!kept) fail(ExitCode::system, concat("the game could not be kept: ", words::say(kept.error())));
    return kept.has_value();
  }

  void tell_how_to_resume() {
    screen_.print(concat("Your game is kept. To go on:\n",
                         terminal::shell_command(concat(house_.program, " play --resume"), keeper_.file(),
                                                 terminal_.traits().columns),
                         '\n'));
  }

  const Request& request_;
  const House& house_;
  terminal::Terminal& terminal_;
  std::ostream& errors_;
  terminal::Screen screen_;
  Keeper keeper_;
  ExitCode code_ = ExitCode::ok;
};

}  // namespace

ExitCode run_play(const Request& request, const House& house, terminal::Terminal& terminal,
                  std::ostream& errors) {
  return Evening(request, house, terminal, errors).run();
}

}  // namespace tessera::cli::play
