#include "cli/client/http_calls.h"

#include <array>
#include <cstdlib>
#include <utility>

#include "base/text.h"
#include "cli/client/messages.h"

namespace tessera::cli::client {
namespace {

constexpr int kCallsAConnection = 900;  // servers end it after a thousand
constexpr std::size_t kLongestReply = 64 << 20;

// The value of a header field, its name in small letters and the head too.
std::string field_in(const std::string& head, const std::string& name) {
  const std::string all = lower_case(head);
  const std::size_t at = all.find("\r\n" + name + ": ");
  if (at == std::string::npos) return "";
  const std::size_t begin = at + name.size() + 4;
  return head.substr(begin, head.find("\r\n", begin) - begin);
}

}  // namespace

HttpCalls::HttpCalls(ServerAt server) : server_(std::move(server)) {}

Result<void> HttpCalls::open() {
  if (wire_.is_open() && calls_ < kCallsAConnection) return {};
  calls_ = 0;
  unread_.clear();
  auto wire = Wire::connect(server_);
  if (!wire) return tl::unexpected(std::move(wire.error()));
  wire_ = *std::move(wire);
  return {};
}

bool HttpCalls::read_more() {
  std::array<char, 16384> piece;
  const auto [got, size] = wire_.read(piece.data(), piece.size());
  if (got != Wire::Got::bytes || unread_.size() > kLongestReply) return false;
  unread_.append(piece.data(), size);
  return true;
}

Result<HttpReply> HttpCalls::exchange(std::string_view request) {
  const auto gone = [&] {
    wire_.close();
    return refuse(Say::went_away, {{"url", server_.url()}});
  };
  if (!wire_.write(request)) return gone();
  std::size_t end = std::string::npos;
  while ((end = unread_.find("\r\n\r\n")) == std::string::npos)
    if (!read_more()) return gone();
  const std::string head = unread_.substr(0, end + 2);
  unread_.erase(0, end + 4);
  if (!head.starts_with("HTTP/1.1 ")) {
    wire_.close();
    return refuse(Say::no_tessera, {{"url", server_.url()}});
  }
  const std::size_t size = std::strtoull(field_in(head, "content-length").c_str(), nullptr, 10);
  while (unread_.size() < size)
    if (!read_more()) return gone();
  HttpReply reply{.status = std::atoi(head.c_str() + 9), .body = unread_.substr(0, size), .cookie = {}};
  unread_.erase(0, size);
  const std::string cookie_field = field_in(head, "set-cookie");
  reply.cookie = cookie_field.substr(0, cookie_field.find(';'));
  if (lower_case(field_in(head, "connection")) == "close") calls_ = kCallsAConnection;
  return reply;
}

Result<HttpReply> HttpCalls::call(std::string_view method, std::string_view path, std::string_view body,
                                  std::string_view cookie) {
  if (auto opened = open(); !opened) return tl::unexpected(std::move(opened.error()));
  ++calls_;
  return exchange(concat(method, ' ', path, " HTTP/1.1\r\nHost: ", server_.host_field(),
                         "\r\nContent-Length: ", body.size(), "\r\n",
                         cookie.empty() ? "" : concat("Cookie: ", cookie, "\r\n"), "\r\n", body));
}

}  // namespace tessera::cli::client
