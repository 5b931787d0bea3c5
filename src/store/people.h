#pragma once

#include <cstdint>
#include <string>

#include "table/hash.h"
#include "table/person.h"
#include "table/time.h"

namespace tessera::store {

using table::PersonId;
using table::Time;

// What a store knows of a person's key: its hash. Whoever reads the store can't come as them.
using KeyHash = table::Digest;

constexpr std::uint32_t number_of(PersonId person) { return static_cast<std::uint32_t>(person); }

struct Person {
  PersonId id;
  std::string name;  // empty until one is set, and when forgotten
  Time since{0};     // the Unix epoch's, as all times of a store
  bool forgotten = false;

  friend bool operator==(const Person&, const Person&) = default;
};

// How strong somebody is at a game (Glicko-2). The store keeps the figures and computes none.
struct Rating {
  PersonId person;
  std::string game;
  double rating;
  double deviation;
  double volatility;
  int games;

  friend bool operator==(const Rating&, const Rating&) = default;
};

struct RatedPerson {
  std::string name;
  Rating rating;

  friend bool operator==(const RatedPerson&, const RatedPerson&) = default;
};

}  // namespace tessera::store
