#pragma once

#include <span>
#include <string>

#include "core/record.h"
#include "table/table.h"

namespace tessera::table {

// The record of a table's game, without what was undone (docs/record-format.md). Its tags are
// those given, then the table's own where none of that key is given: `seatN`, "person NAME" or
// the bot's level; `commitment` and `fair`, which belong together.
//
// While the game is on the record has every outcome, as records do, and is for the host
// alone; but it never has the secret, which would tell the outcomes to come.
std::string game_record(const Table& table, std::span<const Tag> tags = {});

}  // namespace tessera::table
