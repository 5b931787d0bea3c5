#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace tessera::cli::load {

// Where a server is.
struct ServerAt {
  std::string host = "127.0.0.1";
  std::uint16_t port = 0;

  // Of "http://127.0.0.1:8101".
  static ServerAt parse(const std::string& url);
};

// A connected socket, or -1.
int connect_to(const ServerAt& server);

struct HttpReply {
  int status = 0;
  std::string body;
  std::string cookie;  // "tessera=KEY" that was set
};

// Calls one after the other on one connection, each waiting for its answer. Throws
// std::runtime_error when the server does not answer.
class HttpCalls {
 public:
  explicit HttpCalls(ServerAt server);
  HttpCalls(const HttpCalls&) = delete;
  HttpCalls& operator=(const HttpCalls&) = delete;
  ~HttpCalls();

  HttpReply call(std::string_view method, std::string_view path, std::string_view body = "",
                 std::string_view cookie = "");

 private:
  void open();
  void send_all(std::string_view bytes) const;
  void read_more();

  ServerAt server_;
  int socket_ = -1;
  int calls_ = 0;
  std::string unread_;
};

}  // namespace tessera::cli::load
