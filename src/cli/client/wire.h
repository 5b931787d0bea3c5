#pragma once

#include <cstddef>
#include <memory>
#include <string_view>

#include "cli/client/server_at.h"
#include "core/message.h"

struct ssl_st;

namespace tessera::cli::client {

// A connection to a server, over TLS where its address says so.
class Wire {
 public:
  Wire() = default;
  Wire(Wire&& other) noexcept;
  Wire& operator=(Wire&& other) noexcept;
  ~Wire();

  // Waits for the server, ten seconds at most.
  static Result<Wire> connect(const ServerAt& server);

  [[nodiscard]] bool is_open() const { return file_ >= 0; }
  [[nodiscard]] int file() const { return file_; }
  void close();
  // From now on reading and writing wait for nothing.
  void stop_waiting() const;

  enum class Got { bytes, nothing_yet, end };
  struct Piece {
    Got got;
    std::size_t size = 0;
  };
  Piece read(char* bytes, std::size_t most);
  // Whether there is more to read that the system does not know of: TLS has it already.
  [[nodiscard]] bool has_more() const;
  // False when not all of it could be written.
  bool write(std::string_view bytes);

 private:
  Result<void> secure(const ServerAt& server);

  int file_ = -1;
  ssl_st* tls_ = nullptr;  // null without TLS
};

}  // namespace tessera::cli::client
