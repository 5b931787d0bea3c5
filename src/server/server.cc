#include "server/server.h"

#include <algorithm>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ip/v6_only.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <exception>
#include <functional>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "server/guests.h"
#include "server/messages.h"
#include "server/respond.h"
#include "server/session.h"
#include "server/websocket/web_socket.h"

namespace tessera::server {
namespace {

namespace asio = boost::asio;
using asio::awaitable;
using asio::ip::tcp;
using boost::system::error_code;

constexpr auto kAwaitValue = asio::as_tuple(asio::use_awaitable);
constexpr std::chrono::milliseconds kPause{50};
constexpr std::chrono::milliseconds kLongestLook{1000};  // between two looks at the WebSockets' clocks

error_code listen_at(tcp::acceptor& acceptor, const tcp::endpoint& endpoint) {
  error_code error;
  acceptor.open(endpoint.protocol(), error);
  // Connections of an earlier run that are not quite over do not hold the port.
  if (!error) acceptor.set_option(tcp::acceptor::reuse_address(true), error);
  if (!error && endpoint.address().is_v6())
    acceptor.set_option(asio::ip::v6_only(!endpoint.address().is_unspecified()), error);
  if (!error) acceptor.bind(endpoint, error);
  if (!error) acceptor.listen(asio::socket_base::max_listen_connections, error);
  return error;
}

tl::unexpected<Message> refuse_listening(const tcp::endpoint& endpoint, const error_code& error) {
  const std::string host = endpoint.address().to_string();
  if (error == asio::error::address_in_use)
    return refuse(Say::address_in_use, {{"host", host}, {"port", endpoint.port()}});
  return refuse(Say::not_listening,
                {{"host", host}, {"port", endpoint.port()}, {"problem", error.message()}});
}

// Whether a machine simply has no such address, as many have none of IPv6.
bool is_unknown_here(const error_code& error) {
  return error == asio::error::address_family_not_supported ||
         error == error_code(EADDRNOTAVAIL, boost::system::system_category());
}

}  // namespace

// What the coroutines of connections use stands before the context that owns them: it outlives them.
struct Server::Machinery final : Flushing {
  struct Place;
  struct Visit;
  struct Talk;
  using Sockets = std::vector<std::shared_ptr<WebSocket>>;

  Machinery(Handler how, const Limits& most) : handler(std::move(how)), limits(most) {}

  Result<void> listen(const Address& wanted);
  void start();
  void halt();

  awaitable<void> accept(tcp::acceptor& acceptor);
  void welcome(tcp::socket socket);
  awaitable<void> serve(tcp::socket socket, std::shared_ptr<Place> place);
  awaitable<void> converse(Upgrade upgrade, std::shared_ptr<Place> place);
  awaitable<void> watch_clocks();
  void flush_soon(const std::shared_ptr<WebSocket>& socket) override;
  void halt_on_signals();
  void close_sockets();
  void drop_all();
  void end_if_empty();

  Address address;
  Handler handler;
  Limits limits;
  Guests guests{limits};
  std::set<Session*> sessions;
  std::set<WebSocket*> sockets;
  Sockets to_flush;
  Sockets flushing;  // kept, so that the memory is used again
  std::function<void(std::function<void()>)> last_task;
  std::string no_room = last_words(refuse_request(503));
  bool is_stopped = false;
  bool is_closing = false;  // the WebSockets

  asio::io_context io{1};
  std::vector<tcp::acceptor> acceptors;
  asio::signal_set signals{io};
  asio::steady_timer drain{io};
  asio::steady_timer alarm{io};
  asio::steady_timer clocks{io};
};

// What a connection takes of the room there is, while it lasts.
struct Server::Machinery::Place {
  Place(Machinery& at, std::string of) : host(at), guest(std::move(of)) {}
  Place(const Place&) = delete;
  Place& operator=(const Place&) = delete;
  ~Place() { host.guests.leave(guest); }

  Machinery& host;
  const std::string guest;
};

// A connection that asks by HTTP.
struct Server::Machinery::Visit {
  Visit(Machinery& at, Session& of) : host(at), session(of) {
    host.sessions.insert(&session);
    if (host.is_stopped) session.finish();
  }
  Visit(const Visit&) = delete;
  Visit& operator=(const Visit&) = delete;
  ~Visit() { host.sessions.erase(&session); }

  Machinery& host;
  Session& session;
};

// A connection that has become a WebSocket.
struct Server::Machinery::Talk {
  Talk(Machinery& at, WebSocket& of, std::shared_ptr<Place> takes)
      : host(at), socket(of), place(std::move(takes)) {
    host.sockets.insert(&socket);
    if (host.is_closing) socket.close(CloseCode::going_away);
  }
  Talk(const Talk&) = delete;
  Talk& operator=(const Talk&) = delete;
  ~Talk() { host.sockets.erase(&socket); }

  Machinery& host;
  WebSocket& socket;
  const std::shared_ptr<Place> place;
};

Result<void> Server::Machinery::listen(const Address& wanted) {
  address = wanted;
  const bool both = wanted.host == "localhost";
  tcp::endpoint endpoint(asio::ip::make_address(both ? "127.0.0.1" : wanted.host), wanted.port);
  if (const auto error = listen_at(acceptors.emplace_back(io), endpoint); error)
    return refuse_listening(endpoint, error);
  address.port = acceptors.back().local_endpoint().port();
  if (!both) return {};
  endpoint = {asio::ip::address_v6::loopback(), address.port};
  const auto error = listen_at(acceptors.emplace_back(io), endpoint);
  if (!error) return {};
  acceptors.pop_back();
  if (is_unknown_here(error) || wanted.port == 0) return {};
  return refuse_listening(endpoint, error);
}

void Server::Machinery::start() {
  const auto rethrow = [](const std::exception_ptr& error) {
    if (error) std::rethrow_exception(error);
  };
  for (tcp::acceptor& acceptor : acceptors) asio::co_spawn(io, accept(acceptor), rethrow);
  asio::co_spawn(io, watch_clocks(), rethrow);
}

awaitable<void> Server::Machinery::accept(tcp::acceptor& acceptor) {
  asio::steady_timer pause(io);
  while (acceptor.is_open()) {
    auto [error, socket] = co_await acceptor.async_accept(kAwaitValue);
    if (!error) {
      welcome(std::move(socket));
    } else if (acceptor.is_open()) {
      // Mostly too few descriptors: some will be free again when others leave.
      pause.expires_after(kPause);
      co_await pause.async_wait(kAwaitValue);
    }
  }
}

void Server::Machinery::welcome(tcp::socket socket) {
  error_code error;
  const tcp::endpoint peer = socket.remote_endpoint(error);
  if (error || is_stopped) return;
  std::string guest = guest_of(peer.address());
  if (guests.enter(guest)) {
    // What goes wrong with one connection, as when there is no memory left, ends that one alone.
    asio::co_spawn(io, serve(std::move(socket), std::make_shared<Place>(*this, std::move(guest))),
                   [this](const std::exception_ptr&) { end_if_empty(); });
    return;
  }
  socket.non_blocking(true, error);
  socket.write_some(asio::buffer(no_room), error);
}

awaitable<void> Server::Machinery::serve(tcp::socket socket, std::shared_ptr<Place> place) {
  std::optional<Upgrade> upgrade;
  {
    Session session(std::move(socket), place->guest, handler, limits);
    const Visit visit(*this, session);
    upgrade = co_await session.run();
  }
  // A coroutine of its own, so that a WebSocket does not hold what the session needed.
  if (upgrade)
    asio::co_spawn(io, converse(*std::move(upgrade), std::move(place)),
                   [this](const std::exception_ptr&) { end_if_empty(); });
  place.reset();
}

awaitable<void> Server::Machinery::converse(Upgrade upgrade, std::shared_ptr<Place> place) {
  const auto socket = std::make_shared<WebSocket>(std::move(upgrade), *this, limits);
  const Talk talk(*this, *socket, std::move(place));
  co_await socket->run();
}

// One timer for all: thousands of them would each want memory and a place in a heap.
awaitable<void> Server::Machinery::watch_clocks() {
  const auto shortest = std::min({limits.ping, limits.silence, limits.stall, limits.head, limits.farewell});
  for (;;) {
    clocks.expires_after(std::min(kLongestLook, std::max(shortest / 2, kPause)));
    co_await clocks.async_wait(kAwaitValue);
    for (WebSocket* socket : sockets) socket->look_at_clock();
  }
}

void Server::Machinery::flush_soon(const std::shared_ptr<WebSocket>& socket) {
  to_flush.push_back(socket);
  if (to_flush.size() > 1) return;
  asio::post(io, [this] {
    std::swap(to_flush, flushing);
    for (const auto& each : flushing) each->flush();
    flushing.clear();
  });
}

void Server::Machinery::halt() {
  if (is_stopped) {
    drop_all();
    return;
  }
  is_stopped = true;
  error_code ignored;
  for (tcp::acceptor& acceptor : acceptors) acceptor.close(ignored);
  for (Session* session : sessions) session->finish();
  drain.expires_after(limits.drain);
  drain.async_wait([this](const error_code& error) {
    if (!error) drop_all();
  });
  if (last_task) {
    last_task([this] { close_sockets(); });
  } else {
    close_sockets();
  }
  end_if_empty();
}

void Server::Machinery::close_sockets() {
  is_closing = true;
  for (WebSocket* socket : sockets) socket->close(CloseCode::going_away);
  end_if_empty();
}

void Server::Machinery::halt_on_signals() {
  signals.async_wait([this](const error_code& error, int) {
    if (error) return;
    halt_on_signals();  // the next one
    halt();
  });
}

void Server::Machinery::drop_all() {
  for (Session* session : sessions) session->drop();
  for (WebSocket* socket : sockets) socket->drop();
  is_closing = true;
  end_if_empty();
}

// Nothing is left to wait for, and so run() returns, whatever alarms may still be set.
void Server::Machinery::end_if_empty() {
  if (is_stopped && is_closing && guests.count() == 0) io.stop();
}

Server::Server(std::unique_ptr<Machinery> machinery) : machinery_(std::move(machinery)) {}
Server::Server(Server&&) noexcept = default;
Server& Server::operator=(Server&&) noexcept = default;
Server::~Server() = default;

Result<Server> Server::open(const Address& address, Handler handler, const Limits& limits) {
  auto machinery = std::make_unique<Machinery>(std::move(handler), limits);
  if (auto listening = machinery->listen(address); !listening) return tl::unexpected(listening.error());
  return Server(std::move(machinery));
}

const Address& Server::address() const { return machinery_->address; }

void Server::stop_on_signals() {
  machinery_->signals.add(SIGINT);
  machinery_->signals.add(SIGTERM);
  machinery_->halt_on_signals();
}

void Server::run() {
  machinery_->start();
  machinery_->io.run();
}

void Server::post(std::function<void()> task) { asio::post(machinery_->io, std::move(task)); }

void Server::set_alarm(std::chrono::steady_clock::time_point at, std::function<void()> task) {
  machinery_->alarm.expires_at(at);
  machinery_->alarm.async_wait([task = std::move(task)](const error_code& error) {
    if (!error) task();
  });
}

void Server::before_stopping(std::function<void(std::function<void()>)> task) {
  machinery_->last_task = std::move(task);
}

void Server::stop() {
  asio::post(machinery_->io, [machinery = machinery_.get()] { machinery->halt(); });
}

}  // namespace tessera::server
