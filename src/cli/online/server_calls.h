#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "cli/client/http_calls.h"
#include "cli/exit_code.h"
#include "cli/online/arguments.h"
#include "cli/online/key_file.h"
#include "core/data.h"
#include "words/catalogue.h"

namespace tessera::cli::online {

// Why something could not be done at a server.
struct Failure {
  ExitCode code;
  std::string why;  // for people
};
template <class T>
using Tried = tl::expected<T, Failure>;

// What a server is asked by HTTP, by one person.
class ServerCalls {
 public:
  ServerCalls(const client::ServerAt& server, const KeyFile& keys, const words::Catalogue& words)
      : calls_(server), keys_(keys), words_(words), cookie_(keys.read()), url_(server.url()) {}

  [[nodiscard]] const std::string& cookie() const { return cookie_; }

  // The name that the server knows this person by; nothing for somebody who was never there.
  Tried<std::optional<std::string>> name();
  // Makes the person, or gives them another name. Says what could not be kept.
  Tried<std::optional<Message>> call_me(std::string_view name);
  // The id of the new table.
  Tried<std::string> open_table(const NewTable& table);
  // When the game is over.
  Tried<std::string> record(std::string_view table);

 private:
  Tried<client::HttpReply> call(std::string_view method, std::string_view path, const Data& body = {});
  Tried<Data> ask(std::string_view method, std::string_view path, const Data& body = {});
  [[nodiscard]] Failure refusal(const client::HttpReply& reply) const;

  client::HttpCalls calls_;
  const KeyFile& keys_;
  const words::Catalogue& words_;
  std::string cookie_;
  std::string url_;
};

}  // namespace tessera::cli::online
