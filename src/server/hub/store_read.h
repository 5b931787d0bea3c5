#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/message.h"
#include "server/hub/ids.h"
#include "store/store.h"

namespace tessera::server::hub {

// What the hub asks of a store. Reading is for another thread; see read_from.
struct ReadLog {
  store::TableId table;
};
struct ReadGames {
  store::GameQuery query;
};
struct ReadGame {
  store::TableId table;
};
struct ReadSoloScores {
  std::string game;
  std::string options;
  int limit;
};
struct ReadRatings {
  std::string game;
  std::optional<store::PersonId> met;
  int limit;
};
struct ReadRating {
  store::PersonId person;
  std::string game;
};
struct ReadPerson {
  store::KeyHash key;
};

using Question =
    std::variant<ReadLog, ReadGames, ReadGame, ReadSoloScores, ReadRatings, ReadRating, ReadPerson>;

// In the order of the questions.
using ReadAnswer =
    std::variant<std::optional<store::StoredLog>, store::GamePage, std::optional<store::FinishedGame>,
                 std::vector<store::SoloScore>, std::vector<store::RatedPerson>, std::optional<store::Rating>,
                 std::optional<store::Person>>;

struct StoreRead {
  ReadId id;
  Question question;
};

// Blocks.
Result<ReadAnswer> read_from(store::Reader& reader, const Question& question);

}  // namespace tessera::server::hub
