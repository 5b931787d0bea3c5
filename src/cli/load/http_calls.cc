#include "cli/load/http_calls.h"

#include <array>
#include <cstdlib>
#include <memory>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdexcept>
#include <sys/socket.h>
#include <unistd.h>
#include <utility>

#include "base/text.h"

namespace tessera::cli::load {
namespace {

constexpr int kCallsAConnection = 900;  // servers end it after a thousand

// The value of a header field, its name in small letters and the head too.
std::string field_in(const std::string& head, const std::string& name) {
  const std::string all = lower_case(head);
  const std::size_t at = all.find("\r\n" + name + ": ");
  if (at == std::string::npos) return "";
  const std::size_t begin = at + name.size() + 4;
  return head.substr(begin, head.find("\r\n", begin) - begin);
}

}  // namespace

ServerAt ServerAt::parse(const std::string& url) {
  std::string rest = url.starts_with("http://") ? url.substr(7) : url;
  rest = rest.substr(0, rest.find('/'));
  const std::size_t colon = rest.rfind(':');
  ServerAt at;
  at.host = rest.substr(0, colon);
  at.port = colon == std::string::npos ? 80 : static_cast<std::uint16_t>(std::atoi(rest.c_str() + colon + 1));
  if (at.host == "localhost") at.host = "127.0.0.1";
  return at;
}

int connect_to(const ServerAt& server) {
  addrinfo hints{};
  hints.ai_socktype = SOCK_STREAM;
  addrinfo* found = nullptr;
  if (getaddrinfo(server.host.c_str(), concat(server.port).c_str(), &hints, &found) != 0) return -1;
  const std::unique_ptr<addrinfo, decltype(&freeaddrinfo)> owner(found, freeaddrinfo);
  const int socket = ::socket(found->ai_family, SOCK_STREAM | SOCK_CLOEXEC, 0);
  const int yes = 1;
  setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
  const timeval patience{10, 0};
  setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
  if (connect(socket, found->ai_addr, found->ai_addrlen) == 0) return socket;
  close(socket);
  return -1;
}

HttpCalls::HttpCalls(ServerAt server) : server_(std::move(server)) {}

HttpCalls::~HttpCalls() {
  if (socket_ >= 0) close(socket_);
}

void HttpCalls::open() {
  if (socket_ >= 0 && calls_ < kCallsAConnection) return;
  if (socket_ >= 0) close(socket_);
  calls_ = 0;
  unread_.clear();
  socket_ = connect_to(server_);
  if (socket_ < 0) throw std::runtime_error("no server there");
}

void HttpCalls::send_all(std::string_view bytes) const {
  while (!bytes.empty()) {
    const ssize_t sent = send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent <= 0) throw std::runtime_error("the server went away");
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
}

void HttpCalls::read_more() {
  std::array<char, 16384> piece;
  const ssize_t size = recv(socket_, piece.data(), piece.size(), 0);
  if (size <= 0) throw std::runtime_error("the server does not answer");
  unread_.append(piece.data(), static_cast<std::size_t>(size));
}

HttpReply HttpCalls::call(std::string_view method, std::string_view path, std::string_view body,
                          std::string_view cookie) {
  open();
  ++calls_;
  send_all(concat(method, ' ', path, " HTTP/1.1\r\nHost: ", server_.host, ':', server_.port,
                  "\r\nContent-Length: ", body.size(), "\r\n",
                  cookie.empty() ? "" : concat("Cookie: ", cookie, "\r\n"), "\r\n", body));
  std::size_t end = std::string::npos;
  while ((end = unread_.find("\r\n\r\n")) == std::string::npos) read_more();
  const std::string head = unread_.substr(0, end + 2);
  unread_.erase(0, end + 4);
  const std::size_t size = std::strtoull(field_in(head, "content-length").c_str(), nullptr, 10);
  while (unread_.size() < size) read_more();
  HttpReply reply{.status = std::atoi(head.c_str() + 9), .body = unread_.substr(0, size), .cookie = {}};
  unread_.erase(0, size);
  const std::string cookie_field = field_in(head, "set-cookie");
  reply.cookie = cookie_field.substr(0, cookie_field.find(';'));
  if (lower_case(field_in(head, "connection")) == "close") calls_ = kCallsAConnection;
  return reply;
}

}  // namespace tessera::cli::load
