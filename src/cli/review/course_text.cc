#include "cli/review/course_text.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <span>
#include <string_view>

#include "base/text.h"
#include "terminal/picture.h"

namespace tessera::cli {
namespace {

constexpr auto kDigits = std::to_array<std::string_view>({"0", "1", "2", "3", "4", "5", "6", "7", "8", "9"});
constexpr auto kBlocks = std::to_array<std::string_view>({"▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"});

// Everything that all lines of a picture share.
struct Scale {
  double least = 0;
  double most = 1;
  std::vector<std::size_t> decisions;  // by round: of the seat that had most
  std::vector<std::size_t> widths;     // by round
};

std::vector<double> all_of(const review::Course& course) {
  std::vector<double> values;
  for (const auto& round : course) values.insert(values.end(), round.begin(), round.end());
  return values;
}

std::size_t sum(const std::vector<std::size_t>& counts) {
  return std::accumulate(counts.begin(), counts.end(), std::size_t{0});
}

std::vector<std::size_t> most_decisions(const std::vector<review::Course>& courses) {
  std::vector<std::size_t> most(courses.front().size());
  for (const review::Course& course : courses)
    for (std::size_t round = 0; round < most.size(); ++round)
      most[round] = std::max(most[round], course[round].size());
  return most;
}

// The columns of every round, so that they fit with the borders between them; none if they can't.
std::vector<std::size_t> widths_of(const std::vector<std::size_t>& decisions, std::size_t columns) {
  const std::size_t all = sum(decisions);
  std::vector<std::size_t> widths(decisions.size());
  for (std::size_t room = std::min(all, columns); room > 0; --room) {
    std::transform(decisions.begin(), decisions.end(), widths.begin(),
                   [&](std::size_t count) { return std::max<std::size_t>(count * room / all, 1); });
    if (sum(widths) + widths.size() - 1 <= columns) return widths;
  }
  return {};
}

// The means of neighbours, so that as few are left as there are columns.
std::vector<double> squeezed(const std::vector<double>& values, std::size_t columns) {
  std::vector<double> means;
  for (std::size_t i = 0; i < columns; ++i) {
    const auto from = values.begin() + static_cast<std::ptrdiff_t>(i * values.size() / columns);
    const auto to = values.begin() + static_cast<std::ptrdiff_t>((i + 1) * values.size() / columns);
    means.push_back(std::accumulate(from, to, 0.0) / static_cast<double>(to - from));
  }
  return means;
}

std::string_view block_text(double share, bool ascii) {
  const std::span<const std::string_view> blocks =
      ascii ? std::span<const std::string_view>(kDigits) : kBlocks;
  const auto level =
      static_cast<std::size_t>(std::clamp(share, 0.0, 1.0) * static_cast<double>(blocks.size()));
  return blocks[std::min(level, blocks.size() - 1)];
}

std::string blocks_text(const review::Course& course, const Scale& scale, bool ascii) {
  const double range = scale.most > scale.least ? scale.most - scale.least : 1;
  std::string text;
  for (std::size_t i = 0; i < course.size(); ++i) {
    const std::size_t count = course[i].size();
    const std::size_t width =
        count == 0 ? 0 : std::max<std::size_t>(count * scale.widths[i] / scale.decisions[i], 1);
    std::string round;
    for (const double value : squeezed(course[i], width))
      round += block_text((value - scale.least) / range, ascii);
    text += concat(i == 0 ? "" : ascii ? "|" : "│", terminal::padded(round, scale.widths[i]));
  }
  return text;
}

std::string value_text(double value, const Wording& wording) {
  if (wording.alone) return wording.words->decimal(value, 1);
  return percent_text(wording.words->decimal(value * 100, 0), wording);
}

// The points' lowest and highest are the scale: a game's own are not known here.
Scale scale_of(const std::vector<review::Course>& courses, const Wording& wording, std::size_t columns) {
  Scale scale;
  scale.decisions = most_decisions(courses);
  scale.widths = widths_of(scale.decisions, columns);
  if (!wording.alone) return scale;
  const std::vector<double> values = all_of(courses.front());
  if (values.empty()) return scale;
  const auto [least, most] = std::minmax_element(values.begin(), values.end());
  scale.least = *least;
  scale.most = *most;
  return scale;
}

}  // namespace

std::vector<std::string> course_lines(const std::vector<review::Course>& courses, const Wording& wording,
                                      std::size_t columns) {
  constexpr std::size_t kLeastBlocks = 8;
  constexpr std::size_t kEnd = 5;  // "100 %", or points
  const std::size_t blocks = std::max(columns, kLeastBlocks + 2 * kEnd + 2) - 2 * kEnd - 2;
  const Scale scale = scale_of(courses, wording, blocks);
  if (scale.widths.empty() && courses.front().size() > 1) {  // more rounds than columns
    std::vector<review::Course> in_one;
    for (const review::Course& course : courses) in_one.push_back({all_of(course)});
    return course_lines(in_one, wording, columns);
  }
  std::vector<std::string> lines;
  for (const review::Course& course : courses) {
    const std::vector<double> values = all_of(course);
    lines.push_back(values.empty()
                        ? ""
                        : concat(terminal::right_aligned(value_text(values.front(), wording), kEnd), ' ',
                                 blocks_text(course, scale, wording.ascii), ' ',
                                 terminal::right_aligned(value_text(values.back(), wording), kEnd)));
  }
  return lines;
}

std::string course_title(const Wording& wording, Whose whose, std::string_view name) {
  const std::string_view subject = wording.alone ? "points" : wording.by_round ? "round" : "win";
  const std::string_view owner = whose == Whose::the_readers ? "you"
                                 : whose == Whose::somebodys ? "seat"
                                                             : "all";
  return wording.say(
      Message(ReviewSay::course,
              {{"whose", owner}, {"name", name}, {"subject", subject}, {"unit", word_for(wording.unit)}}));
}

}  // namespace tessera::cli
