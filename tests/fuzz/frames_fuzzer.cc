#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "base/text.h"
#include "server/websocket/frame_reader.h"
#include "tests/fuzz/must.h"

// Any bytes as what a WebSocket's client sends: read at once and in small pieces they are the same
// messages, none too long, and end with the same refusal.

namespace tessera::fuzz {
namespace {

using server::FrameReader;
using server::Heard;

constexpr std::size_t kMost = 512;

std::vector<std::string> read(std::string_view bytes, std::size_t piece) {
  FrameReader reader(kMost);
  std::vector<std::string> heard;
  while (!bytes.empty()) {
    std::string part(bytes.substr(0, piece));
    bytes.remove_prefix(part.size());
    for (std::span<char> rest(part); !rest.empty();) {
      const std::size_t before = rest.size();
      const auto next = reader.next(rest);
      must(rest.size() <= before, "bytes are taken off the front");
      if (!next) {
        heard.push_back(concat("refused ", static_cast<int>(next.error())));
        return heard;
      }
      must(*next || rest.empty(), "all is taken while nothing is whole");
      if (!*next) continue;
      must((*next)->bytes.size() <= kMost, "no message is too long");
      heard.push_back(concat(static_cast<int>((*next)->kind), ' ', (*next)->bytes));
    }
  }
  return heard;
}

}  // namespace
}  // namespace tessera::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace tessera::fuzz;
  if (size < 2) return 0;
  const std::string_view bytes(reinterpret_cast<const char*>(data) + 1, size - 1);
  const auto whole = read(bytes, bytes.size());
  must(read(bytes, 1) == whole, "byte by byte it is the same");
  must(read(bytes, std::size_t{data[0]} % 97 + 1) == whole, "in pieces it is the same");
  return 0;
}
