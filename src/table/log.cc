#include "table/log.h"

#include <utility>

#include "table/event_bytes.h"
#include "table/messages.h"

namespace tessera::table {

Result<Log> Log::parse(std::span<const std::byte> bytes) {
  if (const auto version = log_version(bytes); version && *version > kLogVersion)
    return refuse(Say::log_newer, {{"version", int{*version}}, {"known", int{kLogVersion}}});
  Cursor cursor(bytes);
  while (!cursor.done())
    if (auto event = cursor.next(); !event) return tl::unexpected(std::move(event.error()));
  Log log;
  log.bytes_.assign(bytes.begin(), bytes.end());
  log.size_ = cursor.mark().number;
  log.last_ = cursor.mark().last;
  return log;
}

void Log::append(const Event& event) {
  ByteWriter out(bytes_);
  write_event(out, event, last_);
  last_ = event.at;
  ++size_;
}

Result<Event> Log::Cursor::next() {
  ByteReader in(bytes_.subspan(at_.byte));
  auto event = read_event(in, at_.last);
  if (!event) return refuse(Say::log_damaged, {{"event", at_.number}, {"byte", at_.byte}});
  at_ = {at_.byte + in.position(), at_.number + 1, event->at};
  return *std::move(event);
}

}  // namespace tessera::table
