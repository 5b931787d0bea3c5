#include "protocol/analysis_data.h"

#include <array>

#include "protocol/rounded.h"
#include "review/advice.h"

namespace tessera::protocol {
namespace {

// In the order of Confidence::Kind.
constexpr std::array<std::string_view, 5> kConfidenceWords = {"only_move", "unknown", "clearly_best",
                                                              "all_equal", "some_equal"};

}  // namespace

Data move_data(const MoveAnalysis& move) {
  Data::List reasons;
  for (const Message& reason : move.reasons) reasons.push_back(to_data(reason));
  return Data::Fields{{"move", move.move},
                      {"worth", rounded(move.worth.value, 4)},
                      {"worth_error", rounded(move.worth.error, 4)},
                      {"win", rounded(move.win.value, 4)},
                      {"win_error", rounded(move.win.error, 4)},
                      {"points", rounded(move.points.value, 3)},
                      {"points_error", rounded(move.points.error, 3)},
                      {"reasons", std::move(reasons)}};
}

Data analysis_data(const Analysis& analysis, const GameSpec& game) {
  Data::List moves;
  for (const MoveAnalysis& move : analysis.moves) moves.push_back(move_data(move));
  const review::Confidence confidence = review::confidence_of(analysis);
  return Data::Fields{{"moves", std::move(moves)},
                      {"confidence", kConfidenceWords[static_cast<std::size_t>(confidence.kind)]},
                      {"others", static_cast<int>(confidence.others)},
                      {"by_round", is_judged_by_round(game)},
                      {"simulations", analysis.simulations}};
}

}  // namespace tessera::protocol
