#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "cli/exit_code.h"
#include "cli/online/arguments.h"
#include "cli/online/server_calls.h"
#include "cli/online/table_session.h"
#include "cli/online/typed_command.h"
#include "cli/play/autosave.h"
#include "cli/play/commands.h"
#include "cli/play/hints.h"
#include "cli/play/line_input.h"
#include "cli/play/move_entry.h"
#include "cli/play/record_file.h"
#include "cli/play/table_display.h"
#include "terminal/screen.h"

namespace tessera::cli::online {

// A person at a terminal and a table of a server, until they leave it or, where nobody sits there, the game
// is over.
class OnlineGame {
 public:
  OnlineGame(const play::Services& services, terminal::Terminal& terminal, terminal::Screen& screen,
             ServerCalls& calls, TableSession& session, client::ServerAt server, std::string name);
  OnlineGame(const OnlineGame&) = delete;  // its parts look at each other
  OnlineGame& operator=(const OnlineGame&) = delete;

  // Nothing: fine.
  std::optional<Failure> run();

 private:
  using Clock = Connection::Clock;
  [[nodiscard]] const RemoteGame& game() const { return session_.game(); }
  [[nodiscard]] bool is_person() const { return screen_.traits().person; }

  // One thing that happens, and what follows from it. False: it is over.
  bool step();
  void follow_connection();
  [[nodiscard]] bool wants_line() const;
  [[nodiscard]] std::chrono::milliseconds patience() const;
  [[nodiscard]] std::string prompt() const;

  void take_news();
  void tell(const std::string& notice);
  void print_line(const std::string& line);
  void draw();
  void draw_gathering();
  void draw_table();
  void print_log();
  void note_round_ends();
  [[nodiscard]] terminal::Lines lines_about_the_table() const;
  [[nodiscard]] std::string waiting_text() const;
  void ask();

  // False: the person leaves.
  bool obey(const std::string& line);
  bool obey(const play::TypedCommand& command);
  void obey(const TypedCommand& command);
  bool read(const terminal::Lines& lines);
  void play_line(const std::string& line);
  void give_hint();
  void ask_first(const Message& question, std::function<void()> then);
  void resign();
  void leave();
  void name_seat(const TypedCommand& command);
  void save(const play::TypedCommand& command);

  void look_back();
  void say_goodbye();

  const play::Services& services_;
  terminal::Terminal& terminal_;
  terminal::Screen& screen_;
  ServerCalls& calls_;
  TableSession& session_;
  client::ServerAt server_;
  std::string name_;
  play::LineInput input_;
  play::TableDisplay display_;
  play::MoveEntry entry_;
  play::Hints hints_;
  play::RecordFile saved_;
  play::Autosave autosave_;

  bool is_dirty_ = true;
  bool was_open_ = true;
  bool has_prompt_ = false;           // it stands on the screen, and the person may be typing
  std::vector<std::string> notices_;  // to be shown until something is typed
  std::function<void()> if_yes_;      // what was asked for and is to be confirmed
  std::size_t seen_round_ends_ = 0;
  std::optional<play::ShownRoundEnd> round_end_;  // being looked at
  std::string known_table_;                       // of which anything was shown
  table::EventNumber printed_ = 0;                // of the log, where it runs on
  bool listed_seats_ = false;
  std::string asked_;  // before the game, where nothing is drawn anew
  std::string record_;
  std::string end_text_;
  bool is_looked_back_ = false;
  std::optional<Failure> failure_;
};

}  // namespace tessera::cli::online
