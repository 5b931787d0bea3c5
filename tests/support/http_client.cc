#include "tests/support/http_client.h"

#include <arpa/inet.h>
#include <cerrno>
#include <cstdlib>
#include <netinet/in.h>
#include <poll.h>
#include <sstream>
#include <stdexcept>
#include <sys/socket.h>
#include <unistd.h>
#include <utility>

#include "base/text.h"

namespace tessera::testing {
namespace {

constexpr int kPatience = 30;  // seconds

// A port of an address, IPv4 or IPv6.
struct Endpoint {
  sockaddr_storage storage{};
  socklen_t size = 0;

  Endpoint(const std::string& address, std::uint16_t port) {
    if (address.find(':') == std::string::npos) {
      auto* const v4 = reinterpret_cast<sockaddr_in*>(&storage);
      v4->sin_family = AF_INET;
      v4->sin_port = htons(port);
      inet_pton(AF_INET, address.c_str(), &v4->sin_addr);
      size = sizeof *v4;
    } else {
      auto* const v6 = reinterpret_cast<sockaddr_in6*>(&storage);
      v6->sin6_family = AF_INET6;
      v6->sin6_port = htons(port);
      inet_pton(AF_INET6, address.c_str(), &v6->sin6_addr);
      size = sizeof *v6;
    }
  }
  [[nodiscard]] const sockaddr* get() const { return reinterpret_cast<const sockaddr*>(&storage); }
};

HttpAnswer parse_answer_head(const std::string& head) {
  HttpAnswer answer;
  std::istringstream lines(head);
  std::string line;
  std::getline(lines, line);
  answer.status = std::atoi(line.substr(std::string_view("HTTP/1.1 ").size()).c_str());
  while (std::getline(lines, line) && line != "\r") {
    const std::size_t colon = line.find(": ");
    answer.fields[lower_case(line.substr(0, colon))] = line.substr(colon + 2, line.size() - colon - 3);
  }
  return answer;
}

}  // namespace

std::string HttpAnswer::field(const std::string& name) const {
  const auto found = fields.find(name);
  return found == fields.end() ? "" : found->second;
}

HttpClient::HttpClient(std::uint16_t port, const ClientEnd& end) {
  const Endpoint here(end.address, 0);
  const Endpoint there(here.storage.ss_family == AF_INET6 ? "::1" : "127.0.0.1", port);
  socket_ = socket(here.storage.ss_family, SOCK_STREAM, 0);
  const timeval patience{kPatience, 0};
  setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
  setsockopt(socket_, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
  if (end.receive_buffer > 0)
    setsockopt(socket_, SOL_SOCKET, SO_RCVBUF, &end.receive_buffer, sizeof end.receive_buffer);
  if (bind(socket_, here.get(), here.size) == 0 && connect(socket_, there.get(), there.size) == 0) return;
  close(std::exchange(socket_, -1));
}

HttpClient::HttpClient(HttpClient&& other) noexcept
    : socket_(std::exchange(other.socket_, -1)), unread_(std::move(other.unread_)) {}

HttpClient::~HttpClient() {
  if (socket_ >= 0) close(socket_);
}

bool HttpClient::send(std::string_view bytes) const {
  while (!bytes.empty()) {
    const ssize_t sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
  return true;
}

void HttpClient::close_sending() const { shutdown(socket_, SHUT_WR); }

bool HttpClient::read_more() {
  constexpr std::size_t kPiece = 1 << 16;
  const std::string piece = receive_some(kPiece);
  unread_ += piece;
  return !piece.empty();
}

std::optional<HttpAnswer> HttpClient::receive(bool to_head) {
  constexpr std::string_view kEnd = "\r\n\r\n";
  std::size_t end = unread_.find(kEnd);
  for (; end == std::string::npos; end = unread_.find(kEnd))
    if (!read_more()) return std::nullopt;
  HttpAnswer answer = parse_answer_head(unread_.substr(0, end + kEnd.size()));
  unread_.erase(0, end + kEnd.size());
  const bool is_bare = to_head || answer.status == 101;
  const std::size_t size = is_bare ? 0 : std::strtoull(answer.field("content-length").c_str(), nullptr, 10);
  while (unread_.size() < size)
    if (!read_more()) return std::nullopt;
  answer.body = unread_.substr(0, size);
  unread_.erase(0, size);
  return answer;
}

std::string HttpClient::receive_all() {
  while (read_more()) {
  }
  return std::exchange(unread_, "");
}

std::string HttpClient::receive_some(std::size_t most) {
  std::string bytes(most, '\0');
  const ssize_t size = recv(socket_, bytes.data(), bytes.size(), 0);
  if (size < 0 && errno == EAGAIN) throw std::runtime_error("the server says nothing and does not end it");
  bytes.resize(size > 0 ? static_cast<std::size_t>(size) : 0);
  return bytes;
}

std::string HttpClient::receive_exactly(std::size_t size) {
  while (unread_.size() < size)
    if (!read_more()) break;
  std::string bytes = unread_.substr(0, size);
  unread_.erase(0, size);
  return bytes;
}

bool HttpClient::was_reset() const {
  pollfd file{.fd = socket_, .events = 0, .revents = 0};  // errors are told unasked
  return poll(&file, 1, kPatience * 1000) > 0;
}

std::string http_request(std::string_view method, std::string_view target, std::string_view lines) {
  return concat(method, ' ', target, " HTTP/1.1\r\nHost: localhost\r\n", lines, "\r\n");
}

}  // namespace tessera::testing
