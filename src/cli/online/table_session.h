#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/online/arguments.h"
#include "cli/online/connection.h"
#include "cli/online/remote_game.h"
#include "core/data.h"

namespace tessera::cli::online {

// One person at one table of a server: what is told of it, what one does there, and what is done by itself,
// such as sitting down. Shows nothing; what there is to say is left for whoever asks.
class TableSession {
 public:
  using Clock = Connection::Clock;
  // Milliseconds since 1970, for clocks that agree with the server's.
  using Now = std::function<std::int64_t()>;

  struct Wishes {
    bool sits = true;                // down, where a seat is free
    std::optional<NewTable> opened;  // by oneself
    std::string word;                // for luck
  };

  TableSession(const words::Catalogue& words, client::ServerAt server, std::string cookie, std::string table,
               Wishes wishes, Now now);
  TableSession(const TableSession&) = delete;  // the connection looks at it
  TableSession& operator=(const TableSession&) = delete;

  [[nodiscard]] const RemoteGame& game() const { return game_; }
  [[nodiscard]] Connection& connection() { return connection_; }
  [[nodiscard]] const Connection& connection() const { return connection_; }
  [[nodiscard]] const std::string& table() const { return table_; }
  [[nodiscard]] bool is_opener() const;
  // The seats whose people are connected; nothing before that was told.
  [[nodiscard]] const std::optional<std::vector<Seat>>& here() const { return here_; }
  [[nodiscard]] std::int64_t server_now() const { return now_() + ahead_; }
  [[nodiscard]] const std::string& trouble() const { return trouble_; }  // a sentence; empty: none
  // The word that was added for the luck; empty: none was.
  [[nodiscard]] const std::string& added_word() const { return added_word_; }
  [[nodiscard]] const std::string& first_commitment() const { return commitment_; }

  // Takes in what has come, and does what is to be done by itself.
  void hear(Clock::time_point now);
  void look_at_clock(Clock::time_point now);

  // What happened since the last time, in sentences; and why something was refused.
  std::vector<std::string> take_notices() { return std::exchange(notices_, {}); }
  std::vector<std::string> take_refusals() { return std::exchange(refusals_, {}); }
  // The table can't be looked at, and why.
  [[nodiscard]] const std::optional<std::string>& failure() const { return failure_; }

  void command(Data::Fields command);
  void act(const std::string& move);
  void undo();
  [[nodiscard]] bool is_move_on_its_way() const { return connection_.waits_for(move_id_); }
  void say(std::string_view text);
  void react(std::string_view reaction);
  void mute(Seat seat);
  void offer_or_accept_rematch();
  void fill_with_bots(const std::string& level);
  [[nodiscard]] bool wants_to_sit() const { return wishes_.sits; }
  void sit_down() { wishes_.sits = true; }
  void stay_away() { wishes_.sits = false; }

 private:
  [[nodiscard]] Data watching() const;
  void hear_message(const Data& message);
  void hear_table(const Data& message);
  void hear_refusal(const Data& message);
  void hear_chat(const Data& chat);
  void hear_here(const Data& message);
  void go_to(std::string table);
  void note_changes(const std::vector<SeatCard>& before, RemoteGame::Phase phase_before);
  void notice(const Message& message) { notices_.push_back(game_.say(message, own_if_known())); }
  [[nodiscard]] std::optional<Seat> own_if_known() const;

  // What is to be done by itself, one thing at a time.
  void do_duties();
  bool take_seat();
  bool prepare_game();
  void do_duty(Data::Fields command);
  void add_word();

  RemoteGame game_;
  std::string table_;
  Wishes wishes_;
  Now now_;
  Connection connection_;
  std::int64_t ahead_ = 0;  // the server's clock, of ours
  std::optional<std::vector<Seat>> here_;
  std::string trouble_;
  std::string commitment_;
  std::string added_word_;
  std::string move_id_;
  std::string duty_id_;
  std::string word_id_;
  int refused_duties_ = 0;
  int refused_words_ = 0;
  bool comes_back_ = true;  // to a seat that a bot keeps
  bool is_started_ = false;
  std::vector<std::string> notices_;
  std::vector<std::string> refusals_;
  std::optional<std::string> failure_;
};

}  // namespace tessera::cli::online
