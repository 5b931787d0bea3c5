#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/message.h"
#include "store/store.h"

// Entries to write and ways to compare what is read, for tests of stores.

namespace tessera::store::test_entries {

TableId id(std::string_view text);
std::vector<std::byte> bytes(std::string_view text);
std::string text(const std::vector<std::byte>& bytes);
KeyHash key(int number);  // another for every number
constexpr PersonId person(std::uint32_t number) { return static_cast<PersonId>(number); }

// As many events as letters; a store does not look into them.
Append append(std::string_view table, EventNumber first, std::string_view letters);

// Between these people, the first one wins; it ended at that time.
FinishedGame finished(std::string_view table, EventNumber events, std::string_view game,
                      const std::vector<std::uint32_t>& people, std::int64_t ended);
// Alone, with a score.
FinishedGame alone(std::string_view table, std::string_view options, std::uint32_t person, int score,
                   std::int64_t ended);

// Commits what nothing should keep from being stored.
void store_all(Store& store, const Batch& batch);
// The names of the codes of what was refused, each after its entry's number: "1 forked".
std::vector<std::string> refused(const Result<Committed>& committed);
std::vector<std::size_t> repeated(const Result<Committed>& committed);

// A line each, whatever there is.
std::string to_text(const Entry& entry);
std::vector<std::string> everything(Reader& reader);
// "id: letters" of every live table.
std::vector<std::string> live(Reader& reader);

}  // namespace tessera::store::test_entries
