#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

// A client that shares no code with the server: bytes over a socket, and just enough HTTP to
// find where a response ends. Throws when the server keeps it waiting for 30 seconds.

namespace tessera::testing {

struct HttpAnswer {
  int status = 0;
  std::map<std::string, std::string> fields;  // names in small letters
  std::string body;

  // Empty when there is none.
  [[nodiscard]] std::string field(const std::string& name) const;
};

// This end of a connection.
struct ClientEnd {
  std::string address = "127.0.0.1";  // one with a colon connects to ::1
  int receive_buffer = 0;             // in bytes; 0 is the system's
};

class HttpClient {
 public:
  explicit HttpClient(std::uint16_t port, const ClientEnd& end = {});
  HttpClient(HttpClient&& other) noexcept;
  HttpClient& operator=(HttpClient&&) = delete;
  ~HttpClient();

  [[nodiscard]] bool is_connected() const { return socket_ >= 0; }
  // False when the server takes no more.
  bool send(std::string_view bytes) const;
  void close_sending() const;

  // The next response; nothing when the connection ends before it does. A response to HEAD has a
  // length and no body.
  std::optional<HttpAnswer> receive(bool to_head = false);
  // All that still comes, until the connection ends.
  std::string receive_all();
  // At most so many of the bytes that have come, and at least one; none when the connection ended.
  std::string receive_some(std::size_t most);
  // So many bytes; fewer when the connection ends before.
  std::string receive_exactly(std::size_t size);
  // Waits until the server has thrown the connection away, reading nothing. False when it never does.
  [[nodiscard]] bool was_reset() const;

 private:
  bool read_more();

  int socket_ = -1;
  std::string unread_;
};

// "GET TARGET HTTP/1.1" with a host and whatever lines are given besides.
std::string http_request(std::string_view method, std::string_view target, std::string_view lines = "");

}  // namespace tessera::testing
