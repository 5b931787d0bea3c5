#include "server/websocket/web_socket.h"

#include <algorithm>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/system/error_code.hpp>
#include <chrono>
#include <utility>

namespace tessera::server {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;

constexpr auto kAwaitBytes = asio::as_tuple(asio::use_awaitable);
constexpr std::size_t kFramesAtOnce = 32;  // each is two buffers, and the system takes 64 at once
// What the system keeps for a reader besides our outbox.
constexpr int kSystemBuffer = 64 << 10;
constexpr std::size_t kIdleOutbox = 8;

std::int64_t milliseconds_now() {
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
}

std::size_t size_of(const FrameStart& start, const std::string& payload) {
  return start.size + payload.size();
}

}  // namespace

WebSocket::WebSocket(Upgrade upgrade, Flushing& flushing, const Limits& limits)
    : socket_(std::move(upgrade.socket)),
      live_(std::move(upgrade.live)),
      flushing_(flushing),
      limits_(limits),
      reader_(limits.message_bytes),
      early_(std::move(upgrade.early)),
      heard_at_(milliseconds_now()) {
  error_code ignored;
  socket_.non_blocking(true, ignored);
  socket_.set_option(asio::socket_base::send_buffer_size(kSystemBuffer), ignored);
}

asio::awaitable<void> WebSocket::run() {
  live_->opened(*this);
  bool goes_on = take(early_);
  std::string().swap(early_);
  while (goes_on) {
    const auto [error, size] = co_await socket_.async_read_some(asio::buffer(piece_), kAwaitBytes);
    goes_on = !error && take(std::span(piece_).first(size));
  }
  live_->closed();
  live_.reset();
  flush();
  if (!outbox_.empty()) drop();
  error_code ignored;
  socket_.close(ignored);
}

bool WebSocket::take(std::span<char> bytes) {
  if (closing_since_ != 0) return true;  // read and forgotten, until the client closes its side
  heard_at_ = milliseconds_now();
  is_asked_ = false;
  while (!bytes.empty()) {
    const auto heard = reader_.next(bytes);
    if (!heard) {
      close(heard.error());
      return true;
    }
    if (!*heard) {
      half_since_ = half_since_ == 0 ? heard_at_ : half_since_;
      return true;
    }
    half_since_ = 0;
    if (!take(**heard)) return false;
    if (closing_since_ != 0) return true;
  }
  return true;
}

bool WebSocket::take(const Heard& heard) {
  if (!bucket_.take(heard_at_, {limits_.messages_a_second * 60, limits_.messages_at_once})) {
    close(CloseCode::policy);
    return true;
  }
  switch (heard.kind) {
    case Heard::Kind::text:
      live_->heard(heard.bytes);
      return true;
    case Heard::Kind::ping:
      put({Opcode::pong, std::make_shared<const std::string>(heard.bytes)});
      return true;
    case Heard::Kind::pong:
      return true;
    case Heard::Kind::close:
      put({Opcode::close, std::make_shared<const std::string>(heard.bytes.substr(0, 2))});
      return false;
  }
  return false;
}

void WebSocket::send(Text text) { put({Opcode::text, std::move(text)}); }

void WebSocket::close(CloseCode code) {
  if (closing_since_ != 0) return;
  const auto number = static_cast<std::uint16_t>(code);
  put({Opcode::close, std::make_shared<const std::string>(
                          std::string{static_cast<char>(number >> 8), static_cast<char>(number & 0xff)})});
  closing_since_ = milliseconds_now();
}

void WebSocket::drop() {
  error_code ignored;
  // What is still unsent is forgotten.
  socket_.set_option(asio::socket_base::linger(true, 0), ignored);
  socket_.close(ignored);
  outbox_.clear();
  outbox_bytes_ = 0;
}

void WebSocket::put(Outgoing outgoing) {
  if (closing_since_ != 0 || !socket_.is_open()) return;
  outbox_bytes_ += outgoing.text->size();
  outbox_.push_back(std::move(outgoing));
  // What is much may still go at once to a reader who keeps up.
  if (outbox_bytes_ > limits_.outbox_bytes) flush();
  if (outbox_bytes_ > limits_.outbox_bytes && outbox_.size() > 1) {
    drop();
  } else if (!is_flush_due_ && blocked_since_ == 0 && !outbox_.empty()) {
    is_flush_due_ = true;
    flushing_.flush_soon(shared_from_this());
  }
}

void WebSocket::flush() {
  is_flush_due_ = false;
  if (blocked_since_ != 0 || !socket_.is_open()) return;
  while (!outbox_.empty()) {
    error_code error;
    const std::size_t size = write_some(error);
    if (error == asio::error::would_block) {
      wait_for_reader();
      return;
    }
    if (error) {
      drop();
      return;
    }
    forget_written(size);
  }
  if (outbox_.capacity() > kIdleOutbox) outbox_.shrink_to_fit();
  error_code ignored;
  if (closing_since_ != 0) socket_.shutdown(tcp::socket::shutdown_send, ignored);
}

std::size_t WebSocket::write_some(error_code& error) {
  std::array<FrameStart, kFramesAtOnce> starts;
  std::array<asio::const_buffer, 2 * kFramesAtOnce> pieces;
  const std::size_t frames = std::min(outbox_.size(), kFramesAtOnce);
  for (std::size_t i = 0; i < frames; ++i) {
    starts[i] = start_frame(outbox_[i].opcode, outbox_[i].text->size());
    pieces[2 * i] = asio::buffer(starts[i].bytes.data(), starts[i].size);
    pieces[2 * i + 1] = asio::buffer(*outbox_[i].text);
  }
  const std::size_t of_start = std::min<std::size_t>(written_, starts[0].size);
  pieces[0] += of_start;
  pieces[1] += written_ - of_start;
  return socket_.write_some(std::span<const asio::const_buffer>(pieces).first(2 * frames), error);
}

void WebSocket::forget_written(std::size_t size) {
  written_ += size;
  auto first = outbox_.begin();
  while (first != outbox_.end()) {
    const std::size_t whole = size_of(start_frame(first->opcode, first->text->size()), *first->text);
    if (written_ < whole) break;
    written_ -= whole;
    outbox_bytes_ -= first->text->size();
    ++first;
  }
  outbox_.erase(outbox_.begin(), first);
}

void WebSocket::wait_for_reader() {
  blocked_since_ = milliseconds_now();
  socket_.async_wait(tcp::socket::wait_write, [self = shared_from_this()](const error_code& error) {
    self->blocked_since_ = 0;
    if (!error) self->flush();
  });
}

void WebSocket::look_at_clock() {
  const std::int64_t now = milliseconds_now();
  const auto lasts = [now](std::int64_t since, Limits::Time most) {
    return since != 0 && now - since > most.count();
  };
  if (lasts(closing_since_, limits_.farewell) || lasts(blocked_since_, limits_.stall) ||
      lasts(half_since_, limits_.head) || lasts(heard_at_, limits_.silence)) {
    drop();
  } else if (!is_asked_ && lasts(heard_at_, limits_.ping)) {
    is_asked_ = true;
    put({Opcode::ping, std::make_shared<const std::string>()});
  }
}

}  // namespace tessera::server
