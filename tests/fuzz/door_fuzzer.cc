#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "protocol/json.h"
#include "tests/fuzz/must.h"
#include "wasm/door.h"

// Any bytes as requests, one a line: the door answers every one of them, with "ok" or "refused".

namespace tessera::fuzz {
namespace {

void fill(std::span<std::byte> bytes) { std::fill(bytes.begin(), bytes.end(), std::byte{7}); }

// What takes long when it is asked for much: that is no fault to be found here.
bool is_work(std::string_view line) {
  return line.find("simul") != std::string_view::npos || line.find("milli") != std::string_view::npos ||
         line.find("expert") != std::string_view::npos || line.find("champion") != std::string_view::npos ||
         line.find("review") != std::string_view::npos || line.find("mcts") != std::string_view::npos ||
         line.find("flat") != std::string_view::npos || line.find("\\u") != std::string_view::npos;
}

void ask(wasm::Door& door, std::string_view request) {
  const auto answer = protocol::from_json(door.call(request));
  must(answer.has_value(), "the answer is JSON", request);
  const auto* fields = std::get_if<Data::Fields>(&answer->value());
  must(fields != nullptr && fields->size() == 1, "the answer has one field", request);
  const std::string& name = fields->front().first;
  must(name == "ok" || name == "refused", "the answer is ok or refused", request);
}

}  // namespace
}  // namespace tessera::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace tessera;
  wasm::Door door(fuzz::fill);
  fuzz::ask(door,
            R"({"call":"open","table":"T","seed":"0000000000000001","game":"lexio","players":3,"now":0,)"
            R"("clock":{"kind":"move","time":5000},"seats":[{"kind":"person","name":"A"},)"
            R"({"kind":"person","name":"B"},{"kind":"bot","level":"novice"}]})");
  fuzz::ask(door, R"({"call":"follow","follower":"f","game":"21","players":2,"viewer":0})");
  fuzz::ask(
      door,
      R"({"call":"remote_open","message":{"table":"R","seat":0,"from":0,"public":{"opening":{"game":"21",)"
      R"("players":2},"phase":"gathering","seats":[]},"events":[[0,0,"opened",{},[]]]}})");
  std::string_view text(reinterpret_cast<const char*>(data), size);
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(line.size() + 1, text.size()));
    if (!fuzz::is_work(line)) fuzz::ask(door, line);
  }
  return 0;
}
