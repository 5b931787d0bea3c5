#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "server/websocket/close_code.h"

namespace tessera::server {

// A text that may go to many: it is kept once.
using Text = std::shared_ptr<const std::string>;

// The way to one client over its WebSocket.
class Channel {
 public:
  virtual ~Channel() = default;
  // In the order of the calls. A client that does not take what it is sent is dropped.
  virtual void send(Text text) = 0;
  // Says why, and ends it once what was sent before is gone.
  virtual void close(CloseCode code) = 0;
};

// What hears one client that has a WebSocket.
class Live {
 public:
  virtual ~Live() = default;
  // First of all. The channel is there until `closed`.
  virtual void opened(Channel& channel) = 0;
  virtual void heard(std::string_view text) = 0;
  // Last of all, whoever ended it.
  virtual void closed() = 0;
};

}  // namespace tessera::server
