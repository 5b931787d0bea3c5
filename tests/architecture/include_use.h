#pragma once

#include <string>
#include <vector>

#include "tests/architecture/folder_rules.h"

namespace tessera::architecture {

// Names that a file uses although none of its includes, directly or not, brings them: such a file
// compiles beside others, as most builds have it, but not on its own. A sentence for each, with
// the line. Paths are those below the root, as in "src/base/text.h".
//
// This reads words, it does not compile. Of the standard library it knows the names that it has in
// a list, and of our own those that stand for one thing only.
std::vector<std::string> missing_includes(const Sources& sources);

}  // namespace tessera::architecture
