#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/record.h"
#include "games/catalog.h"
#include "tests/fuzz/must.h"

// Any bytes as a record: the reader accepts or refuses, a refused line leaves no
// trace, and what it accepted can be written down and read again.

namespace tessera::fuzz {
namespace {

bool same_position(const AnyState* a, const AnyState* b) {
  return (a == nullptr || b == nullptr) ? a == b : a->equals(*b);
}

std::string write(const RecordPlayer& player) {
  RecordWriter writer(player.state()->spec(), player.setup(), player.tags());
  for (const std::string& event : player.events()) {
    const auto space = event.find(' ');
    const std::string_view rest = std::string_view(event).substr(space + 1);
    if (event.starts_with("~ ")) {
      writer.chance(rest);
    } else {
      writer.action(seat_at(static_cast<std::size_t>(event[0] - '0')), rest);
    }
  }
  return writer.text();
}

void read_and_write_again(std::string_view text) {
  RecordPlayer player(all_games());
  if (!read_record(text, player) || player.state() == nullptr) return;
  const std::string written = write(player);
  RecordPlayer again(all_games());
  const auto read = read_record(written, again);
  must(read.has_value(), "a written record can be read", written);
  must(same_position(player.state(), again.state()), "it leads to the same position", written);
  must(player.events() == again.events(), "it has the same events", written);
  must(player.tags() == again.tags(), "it has the same tags", written);
}

// Goes on after refusals, as read_record does not.
void feed_every_line(std::string_view text) {
  RecordPlayer player(all_games());
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(line.size() + 1, text.size()));
    const auto before = player.state() != nullptr ? player.state()->clone() : nullptr;
    const std::size_t events = player.events().size();
    if (player.feed(line)) continue;
    must(same_position(before.get(), player.state()), "a refused line changes no position", line);
    must(player.events().size() == events, "a refused line is no event", line);
  }
}

}  // namespace
}  // namespace tessera::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  tessera::fuzz::read_and_write_again(text);
  tessera::fuzz::feed_every_line(text);
  return 0;
}
