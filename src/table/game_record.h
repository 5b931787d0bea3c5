#pragma once

#include <span>
#include <string>

#include "core/record.h"
#include "table/table.h"

namespace tessera::table {

// The record of a table's game, without what was undone (docs/record-format.md). Its tags are
// `seatN`, "person NAME" or the bot's level; those given; `commitment`; and `fair`.
//
// While the game is on the record has every outcome, as records do, and is for the host
// alone; but it never has the secret, which would tell the outcomes to come.
std::string game_record(const Table& table, std::span<const Tag> tags = {});

}  // namespace tessera::table
