#include "server/hub/store_read.h"

#include <utility>

namespace tessera::server::hub {
namespace {

template <class T>
Result<ReadAnswer> as_answer(Result<T> found) {
  if (!found) return tl::unexpected(std::move(found.error()));
  return ReadAnswer(*std::move(found));
}

struct Asking {
  store::Reader& reader;

  Result<ReadAnswer> operator()(const ReadLog& ask) const { return as_answer(reader.log(ask.table)); }
  Result<ReadAnswer> operator()(const ReadGames& ask) const { return as_answer(reader.games(ask.query)); }
  Result<ReadAnswer> operator()(const ReadGame& ask) const { return as_answer(reader.game(ask.table)); }
  Result<ReadAnswer> operator()(const ReadSoloScores& ask) const {
    return as_answer(reader.solo_scores(ask.game, ask.options, ask.limit));
  }
  Result<ReadAnswer> operator()(const ReadRatings& ask) const {
    return as_answer(reader.ratings(ask.game, ask.met, ask.limit));
  }
  Result<ReadAnswer> operator()(const ReadRating& ask) const {
    return as_answer(reader.rating(ask.person, ask.game));
  }
  Result<ReadAnswer> operator()(const ReadPerson& ask) const { return as_answer(reader.person_of(ask.key)); }
};

}  // namespace

Result<ReadAnswer> read_from(store::Reader& reader, const Question& question) {
  return std::visit(Asking{reader}, question);
}

}  // namespace tessera::server::hub
