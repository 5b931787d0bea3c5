#pragma once

#include <array>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/random.h"
#include "cli/client/client_socket.h"
#include "cli/client/server_at.h"
#include "core/any_game.h"

namespace tessera::cli::load {

using Clock = std::chrono::steady_clock;

// What all tables of a run did.
struct Tally {
  std::uint64_t moves = 0;            // that the other seat has seen
  std::uint64_t games = 0;            // that ended
  std::uint64_t refusals = 0;         // of any command
  std::uint64_t move_bytes = 0;       // of news of moves, to both seats
  std::uint64_t move_frames = 0;      // how many these are
  std::size_t longest_move = 0;       // in bytes, to one viewer
  std::vector<float> delays;          // milliseconds from sending a move to the other seat seeing it
  std::vector<std::string> mistakes;  // of the server: events lost, twice or changed
};

// A table whose two seats are two clients, who play legal moves by chance, game after game.
class PlayedTable {
 public:
  // The cookies are those of the two people; the first has opened the table.
  PlayedTable(const AnyGame& game, std::string id, std::array<std::string, 2> cookies, std::uint64_t seed,
              Tally& tally);

  // Whether what is told after a loss is compared with what was told before it.
  void compare_events() { compares_ = true; }

  // Connects a seat's client, anew if it was there before, and goes on where it was.
  bool connect(int seat, const client::ServerAt& server);
  [[nodiscard]] int file(int seat) const { return clients_[static_cast<std::size_t>(seat)].socket.file(); }
  [[nodiscard]] bool is_connected(int seat) const {
    return clients_[static_cast<std::size_t>(seat)].socket.is_open();
  }
  // Hears what came for a seat. False when its connection has ended.
  bool hear(int seat);

  // A move can be made; play() makes it.
  [[nodiscard]] bool is_ready() const { return to_move_.has_value(); }
  void play();
  // That the other seat has seen, in all.
  [[nodiscard]] std::uint64_t moves() const { return moves_; }

 private:
  struct Client {
    std::string cookie;
    client::ClientSocket socket;
    std::unique_ptr<AnyFollower> follower;
    std::vector<std::size_t> events;  // a print of each, by their numbers
    std::size_t position = 0;         // what commands are given for
    bool is_watching = false;
    bool is_seated = false;
  };
  using Object = boost::json::object;

  Client& at(int seat) { return clients_[static_cast<std::size_t>(seat)]; }
  void watch(int seat);
  void command(int seat, std::string_view what);
  void hear(int seat, std::string_view text);
  void hear_whole(int seat, const Object& message);
  void hear_news(int seat, const Object& message, std::size_t bytes);
  bool hear_events(int seat, const Object& message);
  void see_public(int seat, const Object& known);
  void gather(const Object& known);
  void end(const Object& known);
  void see_turn(const boost::json::value& turn);
  void note(std::string mistake);

  const AnyGame& game_;
  std::string id_;
  std::array<Client, 2> clients_;
  Rng rng_;
  Tally& tally_;
  std::uint64_t last_command_ = 0;
  std::uint64_t moves_ = 0;
  bool compares_ = false;
  // What was asked for in this phase, so that it is asked once.
  enum class Asked { nothing, start, rematch, agreement };
  Asked asked_ = Asked::nothing;
  std::string phase_;
  std::optional<int> to_move_;
  // The move under way.
  struct Moved {
    int seat;
    std::size_t number;  // of its event, at least
    std::string id;
    std::string command;  // as it was sent, to be sent again after a loss
    Clock::time_point at;
  };
  std::optional<Moved> moved_;
};

}  // namespace tessera::cli::load
