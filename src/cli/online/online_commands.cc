#include <algorithm>
#include <utility>

#include "base/text.h"
#include "cli/files.h"
#include "cli/online/help.h"
#include "cli/online/messages.h"
#include "cli/online/online_game.h"
#include "cli/play/move_list.h"
#include "cli/play/pages.h"
#include "cli/play/typed_move.h"
#include "cli/play/typed_words.h"
#include "cli/players.h"
#include "table/opening.h"

// What a person types at a table of a server.

namespace tessera::cli::online {
namespace {

using Phase = RemoteGame::Phase;
using PlayKind = play::TypedCommand::Kind;
using OnlineKind = TypedCommand::Kind;
using PlaySay = play::Say;

}  // namespace

bool OnlineGame::obey(const std::string& line) {
  is_dirty_ = true;
  display_.forget_all();
  notices_.clear();
  if (auto then = std::exchange(if_yes_, nullptr)) {
    if (play::is_word(tidy(line), PlaySay::type_yes, *services_.words))
      then();
    else
      display_.say(PlaySay::game_goes_on);
    return true;
  }
  const bool reads_round_end = std::exchange(round_end_, std::nullopt).has_value();
  if (reads_round_end && tidy(line).empty()) return true;
  const auto ours = parse_command(line, *services_.words);
  const auto local = ours ? std::nullopt : play::parse_command(line, *services_.words);
  if (ours || local) entry_.withdraw_offer();
  if (ours) {
    obey(*ours);
    return true;
  }
  if (local && !(reads_round_end && local->kind == PlayKind::number)) return obey(*local);
  // A move for a hand that nobody has seen yet is a mistake.
  if (reads_round_end)
    display_.say(Message(PlaySay::round_has_begun, {{"line", tidy(line)}}));
  else
    play_line(line);
  return true;
}

void OnlineGame::play_line(const std::string& line) {
  if (!game().is_known() || (tidy(line).empty() && !game().is_own_turn())) return display_.draw_again();
  if (game().is_over()) return display_.say(PlaySay::game_is_over);
  if (session_.is_move_on_its_way()) return display_.say(Say::on_its_way);
  if (game().is_own_turn()) return entry_.play(line, *game().own_seat());
  if (auto checked = game().table().check(line); !checked) display_.say(checked.error(), game().own_seat());
}

bool OnlineGame::read(const terminal::Lines& lines) { return input_.page(lines); }

bool OnlineGame::obey(const play::TypedCommand& command) {
  if (command.kind == PlayKind::quit) return false;
  if (!game().is_known()) return true;
  const std::string_view rules = services_.rules(game().spec().name);
  switch (command.kind) {
    case PlayKind::moves:
      if (!game().is_own_turn()) {
        play_line("?");
        return true;
      }
      return display_.show_below(
          play::move_list(game().view(game().viewer())->legal(), command.argument, screen_.traits().columns,
                          game().spec().choice_sign, game().words()),
          game().viewer());
    case PlayKind::number:
      if (!game().is_own_turn() || session_.is_move_on_its_way())
        play_line(command.argument);
      else
        entry_.play_number(command.argument, *game().own_seat());
      return true;
    case PlayKind::hint:
      give_hint();
      return true;
    case PlayKind::table:
      display_.draw_again();
      listed_seats_ = false;
      return true;
    case PlayKind::luck:
      display_.say(concat(game().say(game().is_over() ? PlaySay::luck_was_fixed : PlaySay::luck_is_fixed),
                          '\n', game().commitment()));
      return true;
    case PlayKind::help:
      return read(help_page(rules, screen_.traits(), game().words()));
    case PlayKind::rules:
      return read(play::rules_page(rules, screen_.traits()));
    case PlayKind::undo:
      if (session_.is_move_on_its_way())
        display_.say(Say::on_its_way);
      else
        session_.undo();
      return true;
    case PlayKind::resign:
      resign();
      return true;
    case PlayKind::leave:
      leave();
      return true;
    case PlayKind::save:
    case PlayKind::save_over:
      save(command);
      return true;
    case PlayKind::again:
      if (game().is_over())
        session_.offer_or_accept_rematch();
      else
        display_.say(PlaySay::again_comes_after_the_end);
      if (game().is_over() && !game().rematch_offered()) display_.say(Say::rematch_was_offered);
      return true;
    case PlayKind::review:
    case PlayKind::new_game:
    case PlayKind::resume:
      display_.say(Say::not_here_command);
      return true;
    case PlayKind::quit:
      break;
  }
  return false;
}

void OnlineGame::obey(const TypedCommand& command) {
  if (!game().is_known()) return;
  switch (command.kind) {
    case OnlineKind::say:
      if (command.argument.empty()) return display_.say(Say::say_what);
      return session_.say(command.argument);
    case OnlineKind::react:
      return session_.react(lower_case(command.argument));
    case OnlineKind::start:
      return session_.command({{"kind", "start"}});
    case OnlineKind::bots:
      return session_.fill_with_bots(command.argument.empty()
                                         ? std::string(services_.default_bot)
                                         : kind_called(lower_case(command.argument), *services_.words));
    case OnlineKind::sit:
      return session_.sit_down();
    case OnlineKind::back:
      return session_.command({{"kind", "take_back"}});
    case OnlineKind::mute:
    case OnlineKind::remove:
    case OnlineKind::relieve:
      return name_seat(command);
  }
}

void OnlineGame::name_seat(const TypedCommand& command) {
  auto seat = game().seat_called(command.argument);
  if (command.kind == OnlineKind::relieve && command.argument.empty()) seat = game().turn();
  if (!seat) return display_.say(Message(Say::nobody_called, {{"name", command.argument}}));
  if (command.kind == OnlineKind::mute) {
    session_.mute(*seat);
    return display_.say(Message(Say::muted, {{"seat", *seat}}));
  }
  session_.command({{"kind", command.kind == OnlineKind::remove ? "remove" : "relieve"},
                    {"seat", static_cast<int>(index(*seat))}});
}

// Among people a bot's advice would be the advice of somebody who does not play.
void OnlineGame::give_hint() {
  if (!game().is_own_turn()) return play_line("hint");
  if (game().has_other_people()) return display_.say(Say::no_hint_among_people);
  static_cast<void>(hints_.give(*game().own_seat()));
}

void OnlineGame::ask_first(const Message& question, std::function<void()> then) {
  display_.say(question, game().own_seat());
  if_yes_ = std::move(then);
}

void OnlineGame::resign() {
  if (game().phase() != Phase::playing || game().players() > 2 || !game().own_seat())
    return session_.command({{"kind", "resign"}});  // the server says why not
  ask_first(game().players() == 1 ? PlaySay::give_up_alone : PlaySay::give_up, [this] {
    session_.command({{"kind", "resign"}});
  });
}

void OnlineGame::leave() {
  if (game().phase() == Phase::gathering) {
    session_.stay_away();
    return session_.command({{"kind", "stand"}});
  }
  if (game().is_over() || game().players() <= 2)
    return display_.say(game().is_over() ? PlaySay::game_is_over : PlaySay::resign_instead);
  ask_first(Message(PlaySay::leave_the_game, {{"level", kind_word(table::kStandIn, *services_.words)}}),
            [this] {
              session_.command({{"kind", "stand"}});
            });
}

void OnlineGame::save(const play::TypedCommand& command) {
  if (record_.empty() || !game().is_over()) {
    auto record = calls_.record(session_.table());
    if (!record) return display_.say(play::as_sentence(record.error().why));
    record_ = *std::move(record);
  }
  saved_.save(command.argument, command.kind == PlayKind::save_over, record_);
}

}  // namespace tessera::cli::online
