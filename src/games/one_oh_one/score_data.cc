#include <optional>
#include <string_view>
#include <utility>

#include "games/one_oh_one/data.h"
#include "games/one_oh_one/scoring.h"

namespace tessera::one_oh_one {
namespace {

using List = Data::List;
using Fields = Data::Fields;

List numbers(const auto& values) {
  List list;
  for (const auto value : values) list.emplace_back(static_cast<int>(value));
  return list;
}

// Rows as soon as they can be compared, columns likewise.
struct Compared {
  std::optional<ScoreSheet> rows;
  std::optional<ScoreSheet> columns;

  explicit Compared(const Public& pub) {
    if (pub.config.is_solo()) return;
    if (rows_are_comparable(pub)) rows = compare_rows(pub);
    if (columns_are_comparable(pub)) columns = compare_columns(pub);
  }
  [[nodiscard]] bool is_empty() const { return !rows && !columns; }
};

void add_lines(List& lines, std::string_view kind, const std::optional<ScoreSheet>& sheet) {
  if (!sheet) return;
  int number = 0;
  for (const LineScore& line : *sheet) {
    List held;
    for (Combination combination : line.held) held.push_back(combination_data(combination));
    lines.push_back(Fields{
        {"line", kind}, {"number", ++number}, {"held", std::move(held)}, {"points", numbers(line.points)}});
  }
}

using Points = FixedVector<std::int32_t, kMaxPlayers>;

Points sum(const std::optional<ScoreSheet>& sheet, int players) {
  Points points;
  for (int i = 0; i < players; ++i) points.push_back(0);
  if (!sheet) return points;
  for (const LineScore& line : *sheet)
    for (std::size_t i = 0; i < points.size(); ++i) points[i] += line.points[i];
  return points;
}

}  // namespace

Data sheet_data(const Public& pub) {
  const Compared compared(pub);
  if (compared.is_empty()) return {};
  List lines;
  add_lines(lines, "row", compared.rows);
  add_lines(lines, "column", compared.columns);
  return lines;
}

Data standing_data(const Public& pub) {
  const Compared compared(pub);
  if (compared.is_empty()) return {};
  const Points rows = sum(compared.rows, pub.config.players);
  const Points columns = sum(compared.columns, pub.config.players);
  Points all;
  for (std::size_t i = 0; i < rows.size(); ++i) all.push_back(rows[i] + columns[i]);
  return Fields{{"rows", compared.rows ? Data(numbers(rows)) : Data()},
                {"columns", compared.columns ? Data(numbers(columns)) : Data()},
                {"points", numbers(all)}};
}

Data tie_breaks_data(const Public& pub) {
  if (pub.phase != Phase::over) return {};
  List list;
  for (const TieBreak& tie : tie_breaks(pub))
    list.push_back(Fields{{"by", tie.id}, {"counts", numbers(tie.counts)}});
  return list;
}

Data result_data(const Public& pub) {
  if (pub.phase != Phase::over) return {};
  return result_fields(outcome_of(pub));
}

}  // namespace tessera::one_oh_one
