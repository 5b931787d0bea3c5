#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/field.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <boost/beast/websocket/stream_base.hpp>
#include <cstdio>
#include <utility>

// A WebSocket server of Boost.Beast that says what it hears and nothing else, on one thread: how
// much a message costs at least. `tessera load --echo build/release/beast_echo` compares.

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
using asio::ip::tcp;

constexpr auto kAwait = asio::as_tuple(asio::use_awaitable);

asio::awaitable<void> echo(tcp::socket socket) {
  socket.set_option(tcp::no_delay(true));
  beast::websocket::stream<beast::tcp_stream, false> stream(std::move(socket));
  stream.set_option(beast::websocket::stream_base::decorator([](beast::websocket::response_type& response) {
    response.set(beast::http::field::sec_websocket_protocol, "tessera.1");
  }));
  if (const auto [error] = co_await stream.async_accept(kAwait); error) co_return;
  beast::flat_buffer buffer;
  stream.text(true);
  for (;;) {
    const auto [unread, read] = co_await stream.async_read(buffer, kAwait);
    if (unread) co_return;
    const auto [unwritten, written] = co_await stream.async_write(buffer.data(), kAwait);
    if (unwritten) co_return;
    buffer.consume(buffer.size());
  }
}

asio::awaitable<void> accept(tcp::acceptor& acceptor) {
  for (;;) {
    auto [error, socket] = co_await acceptor.async_accept(kAwait);
    if (!error) asio::co_spawn(acceptor.get_executor(), echo(std::move(socket)), asio::detached);
  }
}

}  // namespace

int main() {
  asio::io_context io(1);
  tcp::acceptor acceptor(io, {asio::ip::address_v4::loopback(), 0});
  std::printf("http://127.0.0.1:%d\n", static_cast<int>(acceptor.local_endpoint().port()));
  std::fflush(stdout);
  asio::co_spawn(io, accept(acceptor), asio::detached);
  io.run();
}
