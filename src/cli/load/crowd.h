#pragma once

#include <cstddef>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/client/server_at.h"
#include "cli/load/played_table.h"

namespace tessera::cli::load {

// Many tables that are played at once, on the calling thread.
class Crowd {
 public:
  Crowd(const AnyGame& game, client::ServerAt server);
  Crowd(const Crowd&) = delete;
  Crowd& operator=(const Crowd&) = delete;
  ~Crowd();

  // People and their tables, as page and terminal would open them. Throws when the server refuses.
  void open_tables(int tables, bool compare_events);
  // Both clients of every table. False when one of them was refused.
  bool connect_all();
  // Plays until the tables stand at all points of a game. Else they would all end at once, again and
  // again, as those of people do not.
  void spread_out();
  // Plays on for a while: as fast as it goes, or so many moves a second in all.
  void play_for(std::chrono::duration<double> time, std::optional<double> moves_a_second = {});
  // The same, but ends when a connection does.
  void play_until_lost(std::chrono::duration<double> time);
  [[nodiscard]] bool all_lost() const;
  // Plays until every table has seen another move; false when one did not within this time.
  bool every_table_goes_on(std::chrono::duration<double> time);

  Tally& tally() { return tally_; }

 private:
  void follow(int table, int seat);
  // False when a connection has ended.
  bool hear(int milliseconds);
  void note_if_ready(std::size_t table);
  [[nodiscard]] bool is_far_enough(std::size_t table) const;
  void move(std::optional<double> moves_a_second);

  const AnyGame& game_;
  client::ServerAt server_;
  Tally tally_;
  std::vector<std::unique_ptr<PlayedTable>> tables_;
  std::deque<std::size_t> ready_;
  std::vector<bool> is_ready_;
  bool is_spreading_ = false;
  int poll_ = -1;
  Clock::time_point next_move_{};
};

}  // namespace tessera::cli::load
