#include "store/segment.h"

#include <utility>

namespace tessera::store {

std::vector<std::byte> joined(const std::vector<Segment>& log) {
  std::vector<std::byte> all;
  for (const Segment& segment : log) all.insert(all.end(), segment.bytes.begin(), segment.bytes.end());
  return all;
}

void tell_game(FinishedGame game, const std::vector<Segment>& log, const std::function<void(Entry)>& take) {
  const TableId table = game.table;
  const EventNumber end = game.events;
  const auto tell = [&](bool is_after) {
    for (const Segment& segment : log)
      if ((segment.first >= end) == is_after)
        take(Append{table, segment.first, segment.count, segment.bytes});
  };
  tell(false);
  take(Finish{std::move(game), {}});
  tell(true);
}

TableId stored_id(std::string_view text) {
  static const TableId kUnreadable = *TableId::parse("unreadable");
  return TableId::parse(text).value_or(kUnreadable);
}

}  // namespace tessera::store
