#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "server/handler.h"
#include "server/head.h"
#include "server/limits.h"
#include "server/response.h"
#include "server/websocket/web_socket.h"

namespace tessera::server {

// One connection: reads requests, has them answered, and writes the answers in their order. It
// knows HTTP and time, and nothing of what is asked for. Lives on the thread of its executor.
class Session {
 public:
  // The guest is the address that the client is counted for.
  Session(boost::asio::ip::tcp::socket socket, std::string guest, const Handler& handler,
          const Limits& limits);

  // Until either side ends it, or it becomes a WebSocket.
  boost::asio::awaitable<std::optional<Upgrade>> run();

  // No more requests: ends at once when none is under way, else after the answer to it.
  void finish();
  // Ends at once, whatever is under way.
  void drop();

 private:
  // Where the answer to a request under way arrives.
  struct Letterbox;

  // False when nothing comes any more: the client closed its side, or was too slow.
  boost::asio::awaitable<bool> read_some();
  // The size of the next request's head; nothing when no more come.
  boost::asio::awaitable<HeadSize> read_head();
  // False when the body does not come.
  boost::asio::awaitable<bool> read_body(const Head& head, Request& request);
  boost::asio::awaitable<Response> ask(const Request& request);
  // Answers one request, or refuses what is none. False when nothing follows on this connection.
  boost::asio::awaitable<bool> converse(bool is_last);
  boost::asio::awaitable<bool> converse(const Head& head, bool is_last);
  boost::asio::awaitable<bool> become_socket(const Head& head, std::shared_ptr<Live> live);
  // False when the client did not take all of it.
  boost::asio::awaitable<bool> write(const Response& response, bool is_last);
  boost::asio::awaitable<bool> write_last(const Response& response);
  boost::asio::awaitable<void> say_farewell();

  [[nodiscard]] std::string_view unread() const;
  // Whether what is still unsent when the connection is closed is forgotten, or sent in time.
  void forget_unsent(bool forget);

  boost::beast::tcp_stream stream_;
  boost::beast::flat_buffer buffer_;
  std::string guest_;
  std::weak_ptr<Letterbox> awaited_;
  std::optional<Upgrade> upgrade_;
  const Handler& handler_;
  const Limits& limits_;
  bool is_idle_ = false;
  bool is_finishing_ = false;
};

// The whole text of a response that nothing follows on its connection.
std::string last_words(const Response& response);

}  // namespace tessera::server
