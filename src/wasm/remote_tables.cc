#include "wasm/remote_tables.h"

#include <array>
#include <limits>
#include <utility>

#include "protocol/messages.h"
#include "wasm/calls.h"

namespace tessera::wasm {
namespace {

using protocol::Reader;
using protocol::RemoteTable;
using table::EventNumber;
using RemoteCall = Call<RemoteTables>;

Data heard_data(const RemoteTable& table) {
  return Data::Fields{{"table", table.id()},
                      {"viewer", seat_or_nothing(table.viewer())},
                      {"have", static_cast<std::int64_t>(table.next_event())}};
}

}  // namespace

std::optional<Result<Data>> RemoteTables::call(std::string_view name, Reader& in) {
  static constexpr std::array<RemoteCall, 6> kCalls = {{{"remote_open", &RemoteTables::open},
                                                        {"remote_hear", &RemoteTables::hear},
                                                        {"remote_snapshot", &RemoteTables::snapshot},
                                                        {"remote_check", &RemoteTables::check},
                                                        {"remote_lines", &RemoteTables::lines},
                                                        {"remote_close", &RemoteTables::close}}};
  return answer_of<RemoteTables>(*this, kCalls, name, in);
}

RemoteTable* RemoteTables::find(Reader& in) {
  const std::string id = in.text("table");
  const auto found = tables_.find(id);
  if (found != tables_.end()) return &found->second;
  in.refuse(Message(protocol::Say::no_such_remote_table, {{"table", id}}));
  return nullptr;
}

// Whichever table had the name is replaced.
Result<Data> RemoteTables::open(Reader& in) {
  auto opened = RemoteTable::open(in.data("message"));
  if (!opened) return tl::unexpected(std::move(opened.error()));
  const std::string id = opened->id();
  return heard_data(tables_.insert_or_assign(id, *std::move(opened)).first->second);
}

Result<Data> RemoteTables::hear(Reader& in) {
  RemoteTable* const table = find(in);
  if (table == nullptr) return refused(in);
  if (auto heard = table->hear(in.data("message")); !heard) return tl::unexpected(std::move(heard.error()));
  return heard_data(*table);
}

Result<Data> RemoteTables::snapshot(Reader& in) {
  const RemoteTable* const table = find(in);
  const std::int64_t after =
      in.has("after") ? in.number("after", -1, std::numeric_limits<EventNumber>::max()) : -1;
  if (in.refusal()) return refused(in);
  return table->snapshot(after < 0 ? std::nullopt : std::optional(static_cast<EventNumber>(after)));
}

Result<Data> RemoteTables::check(Reader& in) {
  const RemoteTable* const table = find(in);
  const std::string move = in.text("move");
  if (in.refusal()) return refused(in);
  return table->check(move).map([](const std::string&) { return Data(); });
}

Result<Data> RemoteTables::lines(Reader& in) {
  const RemoteTable* const table = find(in);
  if (table == nullptr) return refused(in);
  const auto lines = table->lines();
  return Data(Data::List(lines.begin(), lines.end()));
}

Result<Data> RemoteTables::close(Reader& in) {
  if (find(in) == nullptr) return refused(in);
  tables_.erase(in.text("table"));
  return Data();
}

}  // namespace tessera::wasm
