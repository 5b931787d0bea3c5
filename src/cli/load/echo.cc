#include "cli/load/echo.h"

#include <array>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string_view>
#include <sys/epoll.h>
#include <unistd.h>
#include <vector>

#include "cli/client/client_socket.h"
#include "cli/client/server_at.h"
#include "cli/load/played_table.h"
#include "cli/load/server_process.h"

namespace tessera::cli::load {
namespace {

// As long as a command to move.
constexpr std::string_view kMessage =
    R"({"id":"m12345","do":"command","table":"AAAAAAAAAAAAAAAAAAAAAA","position":42,"command":{"kind":"act","move":"place 12 H6"}})";

}  // namespace

EchoFigures measure_echo(const std::string& program, int connections, int seconds) {
  const ServerProcess process(program);
  if (process.url().empty()) throw std::runtime_error("the echoing server does not start");
  const int poll = epoll_create1(EPOLL_CLOEXEC);
  std::vector<std::unique_ptr<client::ClientSocket>> sockets;
  for (int i = 0; i < connections; ++i) {
    sockets.push_back(std::make_unique<client::ClientSocket>());
    if (!sockets.back()->open(*client::ServerAt::parse(process.url()), ""))
      throw std::runtime_error("the echoing server refuses a connection");
    epoll_event event{};
    event.events = EPOLLIN;
    event.data.u32 = static_cast<std::uint32_t>(i);
    epoll_ctl(poll, EPOLL_CTL_ADD, sockets.back()->file(), &event);
    sockets.back()->say(kMessage);
  }
  const Usage before = usage_of(process.id());
  const auto begin = Clock::now();
  std::int64_t echoes = 0;
  while (Clock::now() - begin < std::chrono::seconds(seconds)) {
    std::array<epoll_event, 256> events;
    const int count = epoll_wait(poll, events.data(), events.size(), 10);
    for (int i = 0; i < count; ++i) {
      client::ClientSocket& socket = *sockets[events[static_cast<std::size_t>(i)].data.u32];
      socket.read();
      while (!socket.next_message().empty()) {
        ++echoes;
        socket.say(kMessage);
      }
    }
  }
  const double took = std::chrono::duration<double>(Clock::now() - begin).count();
  const double cpu = usage_of(process.id()).cpu_seconds - before.cpu_seconds;
  close(poll);
  EchoFigures figures;
  figures.echoes_per_cpu_second = static_cast<double>(echoes) / std::max(cpu, 0.01);
  figures.data = Data::Fields{
      {"echoes_per_second", std::int64_t{std::llround(static_cast<double>(echoes) / took)}},
      {"echoes_per_server_cpu_second", std::int64_t{std::llround(figures.echoes_per_cpu_second)}}};
  return figures;
}

}  // namespace tessera::cli::load
