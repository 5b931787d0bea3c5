#pragma once

#include <optional>

#include "core/data.h"
#include "protocol/snapshot.h"
#include "table/history.h"
#include "table/table.h"

namespace tessera::server::hub::testing {

// What a viewer may know of a table at hand; whether others have secrets is not for them.
inline Data snapshot_for(const table::Table& table, Viewer viewer,
                         std::optional<table::EventNumber> after = {}) {
  table::History history(table.state().opening);
  history.follow(table.log());
  const Data whole = protocol::snapshot_data(table, history, viewer, after);
  Data::Fields fields = std::get<Data::Fields>(whole.value());
  for (auto& [name, value] : fields)
    if (name == "secrets") value = Data();
  return fields;
}

}  // namespace tessera::server::hub::testing
