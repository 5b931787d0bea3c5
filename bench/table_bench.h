#pragma once

namespace tessera {

void register_table_benchmarks();

}  // namespace tessera
