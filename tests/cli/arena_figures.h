#pragma once

#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "tests/cli/json.h"

namespace tessera::testing {

// All figures of a match but those the clock decides.
inline std::vector<double> figures(const std::string& json) {
  const auto parsed = parse_json(json);
  if (!parsed) {
    ADD_FAILURE() << "no JSON: " << json;
    return {};
  }
  std::vector<double> all = {(*parsed)["deals"].number, (*parsed)["games"].number};
  for (const Json& bot : (*parsed)["bots"].items)
    for (const char* key : {"mean", "ci95", "win", "moves", "faults"}) all.push_back(bot[key].number);
  return all;
}

}  // namespace tessera::testing
