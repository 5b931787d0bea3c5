#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/text.h"
#include "server/hub/call.h"
#include "server/hub/key.h"
#include "server/online/client_address.h"
#include "server/online/cookie.h"
#include "server/online/origins.h"
#include "server/request.h"
#include "server/target.h"
#include "tests/fuzz/must.h"

// Any bytes as a call of HTTP: "METHOD TARGET\nORIGIN\nCOOKIES\nFORWARDED\nBODY". Whatever is no call
// is refused with a status of its own, and no page but ours may change anything.

namespace tessera::fuzz {
namespace {

std::string_view take_line(std::string_view& text, char end) {
  const std::string_view line = text.substr(0, text.find(end));
  text.remove_prefix(std::min(text.size(), line.size() + 1));
  return line;
}

void answer(std::string_view text) {
  using namespace server;
  const std::string_view method = take_line(text, ' ');
  const std::string_view target = take_line(text, '\n');
  const std::string origin(take_line(text, '\n'));
  const std::string_view cookies = take_line(text, '\n');
  const std::string_view forwarded = take_line(text, '\n');

  static const Origins kOrigins({"https://play.example.org"});
  if (kOrigins.allows(origin, "localhost:8101"))
    must(lower_case(origin) == "http://localhost:8101" || lower_case(origin) == "https://localhost:8101" ||
             lower_case(origin) == "https://play.example.org",
         "only our own pages may", origin);

  if (const auto key = key_in_cookies(cookies))
    if (const auto hash = hub::key_hash(*key)) must(key->size() == 43, "keys have one length", *key);

  Request request{.method = method, .target = target, .fields = {{"X-Forwarded-For", forwarded}}};
  request.guest = "127.0.0.1";
  static const Proxies kProxies({"127.0.0.1"});
  must(!kProxies.client(request).empty(), "everybody has an address");

  const auto path = path_of(target);
  const auto query = query_of(target);
  if (!path || !query) return;
  const auto call = hub::read_call(method, concat('/', *path), *query, text);
  if (call) {
    must(!hub::changes_something(*call) || (method != "GET" && method != "HEAD"), "asking changes nothing");
  } else {
    const int status = call.error().status;
    must(status == 400 || status == 404 || status == 405 || status == 413, "a status of its own",
         concat(status));
  }
}

}  // namespace
}  // namespace tessera::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  tessera::fuzz::answer({reinterpret_cast<const char*>(data), size});
  return 0;
}
