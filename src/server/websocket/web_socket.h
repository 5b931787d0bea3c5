#pragma once

#include <array>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "server/bucket.h"
#include "server/limits.h"
#include "server/live.h"
#include "server/websocket/frame.h"
#include "server/websocket/frame_reader.h"

namespace tessera::server {

// A connection that has become a WebSocket.
struct Upgrade {
  boost::asio::ip::tcp::socket socket;
  std::string early;  // what the client said before it was told so
  std::shared_ptr<Live> live;
};

class WebSocket;

// Has sockets write what they were given to send, a moment later and each once: what is sent
// meanwhile goes along in the same call of the system.
class Flushing {
 public:
  virtual ~Flushing() = default;
  virtual void flush_soon(const std::shared_ptr<WebSocket>& socket) = 0;
};

// One client's WebSocket: makes messages of its bytes, and writes to it in the order of sending.
// An idle one holds less than a kilobyte. Lives on the thread of its executor, in a shared_ptr.
class WebSocket final : public Channel, public std::enable_shared_from_this<WebSocket> {
 public:
  WebSocket(Upgrade upgrade, Flushing& flushing, const Limits& limits);

  // Until either side ends it.
  boost::asio::awaitable<void> run();

  void send(Text text) override;
  void close(CloseCode code) override;
  // Ends at once, whatever is under way.
  void drop();

  // Writes what waits, as far as the client takes it.
  void flush();
  // To be called every second or so: asks silent clients for a sign, and drops those that take
  // too long with anything.
  void look_at_clock();

 private:
  struct Outgoing {
    Opcode opcode;
    Text text;
  };

  // False when nothing follows.
  bool take(std::span<char> bytes);
  bool take(const Heard& heard);
  void put(Outgoing outgoing);
  std::size_t write_some(boost::system::error_code& error);
  void forget_written(std::size_t size);
  void wait_for_reader();

  boost::asio::ip::tcp::socket socket_;
  std::shared_ptr<Live> live_;
  Flushing& flushing_;
  const Limits& limits_;
  FrameReader reader_;
  Bucket bucket_;
  std::vector<Outgoing> outbox_;
  std::size_t outbox_bytes_ = 0;
  std::size_t written_ = 0;  // of the first frame of the outbox
  std::string early_;
  // When it was so, by the server's clock in milliseconds; 0 while it is not.
  std::int64_t heard_at_;
  std::int64_t half_since_ = 0;
  std::int64_t blocked_since_ = 0;
  std::int64_t closing_since_ = 0;
  bool is_asked_ = false;  // for a sign
  bool is_flush_due_ = false;
  std::array<char, 512> piece_;
};

}  // namespace tessera::server
