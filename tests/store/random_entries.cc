#include "tests/store/random_entries.h"

#include <string>
#include <vector>

#include "base/text.h"
#include "tests/store/entries.h"

namespace tessera::store::test_entries {
namespace {

std::string random_table(Rng& rng) { return concat("t", rng.below(6)); }
PersonId random_person(Rng& rng) { return person(1 + rng.below(5)); }

Rating random_rating(Rng& rng) {
  return {random_person(rng), rng.below(2) == 0 ? "21" : "101", 1000.0 + rng.below(1000), 50.25, 0.0625, 3};
}

Entry random_append(Rng& rng) {
  std::string letters;
  for (std::uint32_t i = rng.below(3); i < 3; ++i) letters += static_cast<char>('a' + rng.below(2));
  return append(random_table(rng), rng.below(7), letters);
}

Entry random_finish(Rng& rng) {
  std::vector<std::uint32_t> people;
  for (std::uint32_t i = 1; i <= 5; ++i)
    if (rng.below(3) == 0) people.push_back(i);
  FinishedGame game =
      finished(random_table(rng), rng.below(7), rng.below(2) == 0 ? "21" : "101", people, 100 + rng.below(3));
  std::vector<Rating> ratings;
  if (rng.below(2) == 0) ratings.push_back(random_rating(rng));
  return Finish{std::move(game), std::move(ratings)};
}

}  // namespace

Entry random_entry(Rng& rng) {
  switch (rng.below(24)) {
    case 0:
      return AddPerson{random_person(rng), concat("Guest ", rng.below(3)), Time(rng.below(2))};
    case 1:
      return Rename{random_person(rng), concat("Guest ", rng.below(3))};
    case 2:
      return AddKey{random_person(rng), key(static_cast<int>(rng.below(6)))};
    case 3:
      return RemoveKey{key(static_cast<int>(rng.below(6)))};
    case 4:
      return rng.below(4) == 0 ? Entry(Forget{random_person(rng)}) : SetRating{random_rating(rng)};
    case 5:
      return Drop{id(random_table(rng))};
    case 6:
    case 7:
    case 8:
    case 9:
      return random_finish(rng);
    default:
      return random_append(rng);
  }
}

Batch random_batch(Rng& rng) {
  Batch batch;
  for (std::uint32_t i = rng.below(8); i < 8; ++i) batch.push_back(random_entry(rng));
  return batch;
}

}  // namespace tessera::store::test_entries
