#include "server/session.h"

#include <algorithm>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/http/serializer.hpp>
#include <boost/beast/http/span_body.hpp>
#include <boost/beast/http/write.hpp>
#include <chrono>
#include <ctime>
#include <fmt/chrono.h>
#include <sstream>
#include <utility>

#include "server/respond.h"

namespace tessera::server {
namespace {

namespace asio = boost::asio;
namespace http = boost::beast::http;
using asio::awaitable;
using asio::ip::tcp;
using boost::beast::error_code;
using Clock = std::chrono::steady_clock;
using HttpResponse = http::response<http::span_body<const char>>;

constexpr auto kAwait = asio::as_tuple(asio::use_awaitable);
constexpr std::size_t kPiece = 4096;  // read at a time
// As much of a response as the system keeps for a slow reader; left to itself it keeps megabytes.
constexpr int kSendBuffer = 256 << 10;

boost::beast::string_view view(std::string_view text) { return {text.data(), text.size()}; }

HttpResponse to_http(const Response& response, bool is_last) {
  HttpResponse message;
  message.version(11);
  message.result(response.status);
  message.reason(view(reason_of(response.status)));
  message.insert(http::field::date,
                 fmt::format("{:%a, %d %b %Y %H:%M:%S} GMT", fmt::gmtime(std::time(nullptr))));
  for (const Response::Field& field : response.fields) message.insert(view(field.name), field.value);
  if (is_last) message.insert(http::field::connection, "close");
  message.body() = {response.bytes().data(), response.bytes().size()};
  return message;
}

}  // namespace

std::string last_words(const Response& response) {
  std::ostringstream text;
  text << to_http(response, true);
  return std::move(text).str();
}

Session::Session(tcp::socket socket, const Handler& handler, const Limits& limits)
    : stream_(std::move(socket)), handler_(handler), limits_(limits) {
  error_code ignored;
  stream_.socket().set_option(tcp::no_delay(true), ignored);
  stream_.socket().set_option(asio::socket_base::send_buffer_size(kSendBuffer), ignored);
}

awaitable<void> Session::run() {
  for (int left = limits_.requests_a_connection; left > 0; --left) {
    const HeadSize head = co_await read_head();
    if (head && !*head) co_return;
    const Answer next = head ? answer(**head) : Answer{refuse_request(head.error()), true};
    const bool is_last = next.is_last || is_finishing_ || left == 1;
    const bool was_taken = co_await write(next.response, is_last);
    if (!was_taken) co_return;
    if (is_last) break;
  }
  co_await say_farewell();
}

void Session::finish() {
  is_finishing_ = true;
  if (is_idle_) stream_.cancel();
}

void Session::drop() {
  forget_unsent(true);
  stream_.close();
}

awaitable<bool> Session::read_some() {
  const auto [error, size] = co_await stream_.async_read_some(buffer_.prepare(kPiece), kAwait);
  buffer_.commit(size);
  co_return !error;
}

awaitable<HeadSize> Session::read_head() {
  if (buffer_.size() == 0) {
    if (is_finishing_) co_return std::nullopt;
    is_idle_ = true;
    stream_.expires_after(limits_.idle);
    const bool came = co_await read_some();
    is_idle_ = false;
    if (!came) co_return std::nullopt;
  }
  stream_.expires_after(limits_.head);
  for (;;) {
    const HeadSize found = find_head(unread(), limits_);
    if (!found || *found) co_return found;
    const bool came = co_await read_some();
    if (!came) co_return std::nullopt;
  }
}

Session::Answer Session::answer(std::size_t head_size) {
  const auto head = parse_head(unread().substr(0, head_size), limits_);
  buffer_.consume(head_size);
  if (!head) return {refuse_request(head.error()), true};
  const Request request = to_request(*head);
  // A body that nobody asked for is not read, so that nothing can follow it.
  return {handler_(request), request.has_body || !request.keep_alive};
}

awaitable<bool> Session::write(const Response& response, bool is_last) {
  HttpResponse message = to_http(response, is_last);
  http::response_serializer<http::span_body<const char>> serializer(message);
  const std::chrono::seconds slowest(response.bytes().size() / limits_.bytes_a_second);
  const auto end = Clock::now() + limits_.stall + slowest;
  forget_unsent(true);
  while (!serializer.is_done()) {
    stream_.expires_at(std::min(end, Clock::now() + limits_.stall));
    const auto [error, size] = co_await http::async_write_some(stream_, serializer, kAwait);
    if (error) co_return false;
  }
  forget_unsent(false);
  co_return true;
}

// Closing while the client still sends would make the system take the answer back. So the client
// is told that nothing follows, and gets a moment to close its side.
awaitable<void> Session::say_farewell() {
  error_code ignored;
  stream_.socket().shutdown(tcp::socket::shutdown_send, ignored);
  stream_.expires_after(limits_.farewell);
  do {
    buffer_.clear();
  } while (co_await read_some());
}

std::string_view Session::unread() const {
  return {static_cast<const char*>(buffer_.data().data()), buffer_.size()};
}

void Session::forget_unsent(bool forget) {
  error_code ignored;
  stream_.socket().set_option(asio::socket_base::linger(forget, 0), ignored);
}

}  // namespace tessera::server
