#include "cli/online/online_game.h"

#include <algorithm>
#include <utility>

#include "base/text.h"
#include "cli/online/clock_text.h"
#include "cli/online/fairness.h"
#include "cli/online/gathering.h"
#include "cli/online/messages.h"
#include "cli/play/game_log.h"
#include "cli/play/messages.h"
#include "cli/play/typed_move.h"
#include "terminal/shell.h"

// What is shown, and when. What is typed is in online_commands.cc.

namespace tessera::cli::online {
namespace {

using namespace std::chrono_literals;
using Phase = RemoteGame::Phase;
using PlaySay = play::Say;

constexpr std::size_t kMostNotices = 4;

}  // namespace

OnlineGame::OnlineGame(const play::Services& services, terminal::Terminal& terminal, terminal::Screen& screen,
                       ServerCalls& calls, TableSession& session, client::ServerAt server, std::string name)
    : services_(services),
      terminal_(terminal),
      screen_(screen),
      calls_(calls),
      session_(session),
      server_(std::move(server)),
      name_(std::move(name)),
      input_(screen),
      display_(session.game(), screen, input_),
      entry_(session.game(), display_,
             [this](Seat, const std::string& move) {
               return game().table().check(move).map([this](const std::string& text) { session_.act(text); });
             }),
      hints_(services, session.game(), display_, screen),
      saved_(session.game(), display_),
      autosave_(services.state_folder, services.now) {}

std::optional<Failure> OnlineGame::run() {
  while (step()) continue;
  if (!failure_) say_goodbye();
  return failure_;
}

bool OnlineGame::step() {
  take_news();
  if (session_.failure()) {
    failure_ = Failure{ExitCode::bad_input, *session_.failure()};
    return false;
  }
  if (game().is_known() && game().is_over()) look_back();
  draw();
  if (game().is_known() && game().is_over() && !is_person()) return false;
  if (input_.is_waiting()) return obey(*input_.ask(""));
  const bool wants = wants_line();
  if (wants) ask();
  const terminal::Heard heard = terminal_.wait(wants, session_.connection().file(), patience());
  if (heard.what == terminal::Heard::What::ended) return false;
  if (heard.what == terminal::Heard::What::line) {
    has_prompt_ = false;
    constexpr std::size_t kLongestEcho = 200;
    if (!is_person()) screen_.print(concat(printable(heard.line, kLongestEcho), '\n'));
    const bool goes_on = obey(heard.line);
    const Connection& connection = session_.connection();
    if (!connection.is_open() && connection.is_waiting() && !screen_.redraws())
      tell(services_.words->say(Say::connection_lost_move));
    return goes_on;
  }
  if (heard.what == terminal::Heard::What::file) session_.hear(Clock::now());
  session_.look_at_clock(Clock::now());
  if (heard.what == terminal::Heard::What::time && screen_.redraws()) is_dirty_ = true;  // clocks run
  follow_connection();
  return true;
}

void OnlineGame::follow_connection() {
  const bool is_open = session_.connection().is_open();
  if (std::exchange(was_open_, is_open) == is_open) return;
  is_dirty_ = true;
  if (is_open) {
    tell(services_.words->say(Say::connected_again));
  } else if (!screen_.redraws()) {
    const bool waits = session_.connection().is_waiting();
    tell(services_.words->say(waits ? Say::connection_lost_move : Say::connection_lost));
  }
}

// A pipe's lines are meant for the moment that asks for one; a person may type at any time.
bool OnlineGame::wants_line() const {
  if (!game().is_known()) return false;
  if (is_person()) return true;
  if (session_.connection().is_waiting()) return false;
  if (game().phase() == Phase::gathering) return session_.is_opener() && game().own_seat().has_value();
  return game().is_own_turn();
}

std::chrono::milliseconds OnlineGame::patience() const {
  const auto next = session_.connection().patience(Clock::now());
  const bool is_clock_shown = screen_.redraws() && game().is_known() && game().deadline().has_value();
  return is_clock_shown ? std::min<std::chrono::milliseconds>(next, 1s) : next;
}

std::string OnlineGame::prompt() const {
  const words::Catalogue& words = *services_.words;
  if (if_yes_) return words.say(PlaySay::yes_or_no_prompt) + ' ';
  if (round_end_) return words.say(PlaySay::next_round_prompt) + ' ';
  if (game().is_known() && game().is_over()) return words.say(Say::after_the_end_prompt) + ' ';
  return screen_.palette().paint(concat(name_, "> "), terminal::kAccent);
}

void OnlineGame::ask() {
  if (std::exchange(has_prompt_, true)) return;
  screen_.print(concat(prompt(), terminal_.typed_so_far()));
}

void OnlineGame::take_news() {
  for (const std::string& notice : session_.take_notices()) tell(notice);
  for (const std::string& refusal : session_.take_refusals()) {
    display_.say(play::as_sentence(refusal));
    is_dirty_ = true;
  }
  if (!game().is_known()) return;
  if (known_table_ != session_.table()) {
    known_table_ = session_.table();
    seen_round_ends_ = game().round_ends().size();
    printed_ = game().moment();
    listed_seats_ = is_looked_back_ = false;
    asked_.clear();
    is_dirty_ = true;
    if (game().viewer().is_onlooker() && (game().phase() != Phase::gathering || !session_.wants_to_sit()))
      tell(services_.words->say(Say::you_watch));
  }
  note_round_ends();
  is_dirty_ = is_dirty_ || display_.has_news();
}

void OnlineGame::note_round_ends() {
  auto ends = game().round_ends();
  if (ends.size() <= seen_round_ends_) return;
  seen_round_ends_ = ends.size();
  is_dirty_ = true;
  if (is_person() && game().own_seat())
    round_end_ = ends.back();
  else
    display_.draw_round_end(ends.back());
}

// On a screen it is shown with the table; elsewhere it is a line of its own.
void OnlineGame::tell(const std::string& notice) {
  is_dirty_ = true;
  if (screen_.redraws()) {
    notices_.push_back(notice);
    if (notices_.size() > kMostNotices) notices_.erase(notices_.begin());
    return;
  }
  print_line(notice);
}

// Below a prompt that nobody has answered yet.
void OnlineGame::print_line(const std::string& line) {
  screen_.print(concat(std::exchange(has_prompt_, false) ? "\n" : "", line, '\n'));
}

terminal::Lines OnlineGame::lines_about_the_table() const {
  terminal::Lines lines;
  const std::size_t columns = screen_.traits().columns;
  const auto add = [&](const std::string& text) {
    for (std::string& line : terminal::wrap(text, columns)) lines.push_back(std::move(line));
  };
  for (const std::string& notice : notices_) add(notice);
  if (!session_.connection().is_open() && screen_.redraws())
    add(services_.words->say(session_.connection().is_waiting() ? Say::connection_lost_move
                                                                : Say::connection_lost));
  if (!session_.trouble().empty() && screen_.redraws()) add(session_.trouble());
  return lines;
}

std::string OnlineGame::waiting_text() const {
  const auto own = game().own_seat();
  if (game().is_own_turn()) return "";
  if (game().is_paused()) return game().say(Say::is_paused);
  if (own && !game().card(*own).bot.empty()) return game().say(Say::bot_plays_for_you);
  if (const auto turn = game().turn()) return game().say(Message(Say::waiting_for, {{"seat", *turn}}));
  return "";
}

void OnlineGame::draw() {
  if (!is_dirty_ || input_.is_waiting()) return;
  is_dirty_ = false;
  if (!game().is_known()) {
    if (screen_.redraws()) screen_.show(lines_about_the_table());
  } else if (game().phase() == Phase::gathering) {
    draw_gathering();
  } else {
    draw_table();
  }
  if (screen_.redraws()) has_prompt_ = false;
}

void OnlineGame::draw_gathering() {
  const std::string link = concat(server_.url(), "/t/", session_.table());
  const std::string message = display_.take_message();
  const std::string question = gathering_question(game(), session_.is_opener());
  if (screen_.redraws()) {
    terminal::Lines lines = gathering_lines(game(), link, session_.here(), screen_.traits());
    for (const std::string& line : lines_about_the_table()) lines.push_back(line);
    for (const std::string& line :
         terminal::wrap(message.empty() ? question : message, screen_.traits().columns))
      lines.push_back(line);
    screen_.show(lines);
    return display_.say(message);
  }
  const bool is_settled = game().own_seat() || !session_.wants_to_sit();
  if (is_settled && !std::exchange(listed_seats_, true))
    screen_.show(gathering_lines(game(), link, session_.here(), screen_.traits()));
  if (!message.empty()) return print_line(message);
  if (is_settled && (session_.is_opener() || is_person()) && std::exchange(asked_, question) != question)
    print_line(question);
}

void OnlineGame::draw_table() {
  const Viewer viewer = game().viewer();
  if (game().is_over() && !round_end_) {
    terminal::Lines text = lines_about_the_table();
    text.push_back(end_text_);
    return display_.draw_end(viewer, join(text, "\n"));
  }
  if (round_end_) return display_.draw_round_end(*round_end_);
  terminal::Lines before = lines_about_the_table();
  if (const std::string clock = clock_text(game(), session_.server_now()); !clock.empty())
    before.push_back(clock);
  if (screen_.redraws()) {
    if (const std::string waiting = waiting_text(); !waiting.empty()) before.push_back(waiting);
    return display_.draw_again_with(before, viewer);
  }
  const bool is_asked = game().is_own_turn() && !session_.is_move_on_its_way();
  if (!is_asked) print_log();
  if (is_asked) {
    printed_ = game().moment();
    if (std::exchange(has_prompt_, false)) screen_.print("\n");
    display_.draw_again_with(before, viewer);
    display_.forget_all();
  } else if (const std::string message = display_.take_message(); !message.empty()) {
    print_line(message);
  }
}

// Where nothing is drawn anew, whoever waits reads what happens; a program that plays is told on its turn.
void OnlineGame::print_log() {
  if (is_person() || game().viewer().is_onlooker()) {
    for (const auto& [number, seat, story] : game().log(game().viewer(), game().moment())) {
      if (number < printed_) continue;
      const std::string text = game().words().say(story);
      const std::string line = seat ? play::log_line(game(), *seat, text) : concat("  ", text);
      print_line(line);
    }
  }
  printed_ = game().moment();
}

// The end of the game: its record, whether the luck was what was promised, and where it is kept.
void OnlineGame::look_back() {
  if (std::exchange(is_looked_back_, true)) return;
  is_dirty_ = true;
  auto record = calls_.record(session_.table());
  // The server stores the end of a game first, and its record a moment later.
  for (auto pause = 50ms; !record && pause < 2s && !terminal_.stopped_by(); pause *= 2) {
    static_cast<void>(terminal_.wait(false, -1, pause));
    record = calls_.record(session_.table());
  }
  if (!record) {
    end_text_ = game().say(Message(Say::record_not_there, {{"reason", record.error().why}}));
    return;
  }
  record_ = *std::move(record);
  const Verdict verdict =
      check_fairness(record_, {session_.first_commitment(), game().own_seat(), session_.added_word()});
  end_text_ = game().say(verdict.message);
  if (!verdict.is_fair) failure_ = Failure{ExitCode::bad_input, end_text_};
  if (!game().own_seat()) return;
  autosave_.new_game();
  if (auto kept = autosave_.keep(record_); !kept)
    end_text_ += concat('\n', game().say(Message(PlaySay::could_not_be_kept, {{"reason", kept.error()}})));
  else
    end_text_ += concat('\n', play::looking_back_text(services_, autosave_.file(), verdict.is_fair,
                                                      screen_.traits().columns));
}

void OnlineGame::say_goodbye() {
  if (!game().is_known() || game().is_over() || !game().own_seat()) return;
  const std::string command =
      concat(services_.program, " play --online ", server_.url(), " --table ", session_.table());
  print_line(concat(services_.words->say(Say::go_on_later), "\n  ", command));
}

}  // namespace tessera::cli::online
