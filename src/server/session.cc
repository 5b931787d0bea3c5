#include "server/session.h"

#include <algorithm>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/http/rfc7230.hpp>
#include <boost/beast/http/serializer.hpp>
#include <boost/beast/http/span_body.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <boost/beast/websocket/stream_base.hpp>
#include <chrono>
#include <ctime>
#include <fmt/chrono.h>
#include <sstream>
#include <utility>

#include "base/text.h"
#include "server/respond.h"

namespace tessera::server {
namespace {

namespace asio = boost::asio;
namespace http = boost::beast::http;
namespace websocket = boost::beast::websocket;
using asio::awaitable;
using asio::ip::tcp;
using boost::beast::error_code;
using Clock = std::chrono::steady_clock;
using HttpResponse = http::response<http::span_body<const char>>;

constexpr auto kAwait = asio::as_tuple(asio::use_awaitable);
constexpr std::size_t kPiece = 4096;  // read at a time
// As much of a response as the system keeps for a slow reader; left to itself it keeps megabytes.
constexpr int kSendBuffer = 256 << 10;
// The protocol that clients name when they ask for a WebSocket (docs/protocol.md).
constexpr const char* kProtocol = "tessera.1";

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

struct Session::Letterbox {
  explicit Letterbox(const asio::any_io_executor& executor) : arrived(executor) {}

  std::optional<Response> response;
  asio::steady_timer arrived;  // is cancelled when the response is there
};

Session::Session(tcp::socket socket, std::string guest, const Handler& handler, const Limits& limits)
    : stream_(std::move(socket)), guest_(std::move(guest)), handler_(handler), limits_(limits) {
  error_code ignored;
  stream_.socket().set_option(tcp::no_delay(true), ignored);
  stream_.socket().set_option(asio::socket_base::send_buffer_size(kSendBuffer), ignored);
}

awaitable<std::optional<Upgrade>> Session::run() {
  int left = limits_.requests_a_connection;
  while (co_await converse(left == 1)) --left;
  co_return std::move(upgrade_);
}

void Session::finish() {
  is_finishing_ = true;
  if (is_idle_) stream_.cancel();
}

void Session::drop() {
  forget_unsent(true);
  stream_.close();
  if (const auto letterbox = awaited_.lock()) letterbox->arrived.cancel();
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

awaitable<bool> Session::converse(bool is_last) {
  const HeadSize size = co_await read_head();
  if (size && !*size) co_return false;
  if (!size) co_return co_await write_last(refuse_request(size.error()));
  const auto head = parse_head(unread().substr(0, **size), limits_);
  buffer_.consume(**size);
  if (!head) co_return co_await write_last(refuse_request(head.error()));
  co_return co_await converse(*head, is_last);
}

awaitable<bool> Session::converse(const Head& head, bool is_last) {
  Request request = to_request(head);
  request.guest = guest_;
  request.wants_socket = websocket::is_upgrade(head) &&
                         http::token_list(head[http::field::sec_websocket_protocol]).exists(kProtocol);
  const bool is_whole = co_await read_body(head, request);
  if (!is_whole) co_return false;
  const Response response = co_await ask(request);
  buffer_.consume(request.body.size());
  if (!stream_.socket().is_open()) co_return false;
  if (response.live && request.wants_socket) co_return co_await become_socket(head, response.live);
  // A body that was not read is not followed by anything.
  const bool has_unread = request.has_body && request.body.empty();
  if (is_last || is_finishing_ || has_unread || !request.keep_alive) co_return co_await write_last(response);
  co_return co_await write(response, false);
}

// Bodies are short, of a known length, and only with requests that change something.
awaitable<bool> Session::read_body(const Head& head, Request& request) {
  if (!request.has_body || request.method == "GET" || request.method == "HEAD" || head.chunked())
    co_return true;
  const auto length = parse_int(request.field("Content-Length").value_or(""));
  if (!length || *length < 0 || static_cast<std::size_t>(*length) > limits_.body_bytes) co_return true;
  const auto size = static_cast<std::size_t>(*length);
  stream_.expires_after(limits_.body);
  if (http::token_list(head[http::field::expect]).exists("100-continue") && buffer_.size() < size) {
    constexpr std::string_view kGoOn = "HTTP/1.1 100 Continue\r\n\r\n";
    const auto [error, written] = co_await asio::async_write(stream_, asio::buffer(kGoOn), kAwait);
    if (error) co_return false;
  }
  while (buffer_.size() < size)
    if (!co_await read_some()) co_return false;
  request.body = unread().substr(0, size);
  co_return true;
}

awaitable<Response> Session::ask(const Request& request) {
  const auto letterbox = std::make_shared<Letterbox>(stream_.get_executor());
  awaited_ = letterbox;
  handler_(request, [letterbox](Response response) {
    letterbox->response = std::move(response);
    letterbox->arrived.cancel();
  });
  if (!letterbox->response) {
    stream_.expires_never();
    letterbox->arrived.expires_after(limits_.answer);
    co_await letterbox->arrived.async_wait(kAwait);
  }
  if (!letterbox->response) co_return refuse_request(503);
  co_return *std::move(letterbox->response);
}

awaitable<bool> Session::become_socket(const Head& head, std::shared_ptr<Live> live) {
  // Beast shakes hands; frames are read and written by WebSocket, which keeps less for each and
  // writes several at once.
  websocket::stream<boost::beast::tcp_stream&, false> stream(stream_);
  stream.set_option(websocket::stream_base::decorator([](websocket::response_type& response) {
    response.set(http::field::server, "tessera");
    response.set(http::field::sec_websocket_protocol, kProtocol);
  }));
  stream_.expires_after(limits_.head);
  const auto [error] = co_await stream.async_accept(head, kAwait);
  if (error) co_return false;
  stream_.expires_never();
  upgrade_ = Upgrade{stream_.release_socket(), std::string(unread()), std::move(live)};
  co_return false;
}

awaitable<bool> Session::write_last(const Response& response) {
  const bool was_taken = co_await write(response, true);
  if (was_taken) co_await say_farewell();
  co_return false;
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
