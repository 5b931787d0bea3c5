#pragma once

#include <string>
#include <string_view>

#include "cli/client/server_at.h"
#include "cli/client/wire.h"
#include "core/message.h"

namespace tessera::cli::client {

struct HttpReply {
  int status = 0;
  std::string body;
  std::string cookie;  // "tessera=KEY" that was set
};

// Calls one after the other on one connection, each waiting for its answer.
class HttpCalls {
 public:
  explicit HttpCalls(ServerAt server);

  Result<HttpReply> call(std::string_view method, std::string_view path, std::string_view body = "",
                         std::string_view cookie = "");

 private:
  Result<void> open();
  Result<HttpReply> exchange(std::string_view request);
  bool read_more();

  ServerAt server_;
  Wire wire_;
  int calls_ = 0;
  std::string unread_;
};

}  // namespace tessera::cli::client
