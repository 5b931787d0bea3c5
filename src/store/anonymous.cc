#include "store/anonymous.h"

#include <cstddef>
#include <variant>

#include "base/text.h"
#include "table/log.h"

namespace tessera::store {

void remove_name(std::vector<Segment>& log, PersonId person) {
  const auto parsed = table::Log::parse(joined(log));
  if (!parsed) return;
  table::Log renamed;
  table::Log::Cursor cursor(*parsed);
  for (Segment& segment : log) {
    const std::size_t begin = renamed.bytes().size();
    while (!cursor.done() && cursor.number() < segment.first + segment.count) {
      auto event = cursor.next();
      if (!event) return;
      if (auto* sat = std::get_if<table::Sat>(&event->what); sat != nullptr && sat->person == person)
        sat->name = std::string(kNobody);
      renamed.append(*event);
    }
    const auto bytes = renamed.bytes().subspan(begin);
    segment.bytes.assign(bytes.begin(), bytes.end());
  }
}

std::string record_without_name(std::string_view record, Seat seat) {
  const std::string tag = concat("tag seat", index(seat), " person ");
  const std::size_t at = record.starts_with(tag) ? 0 : record.find('\n' + tag);
  if (at == std::string_view::npos) return std::string(record);
  const std::size_t name = at + (at == 0 ? 0 : 1) + tag.size();
  const std::size_t end = record.find('\n', name);
  const std::string_view rest = end == std::string_view::npos ? "" : record.substr(end);
  return concat(record.substr(0, name), kNobody, rest);
}

}  // namespace tessera::store
