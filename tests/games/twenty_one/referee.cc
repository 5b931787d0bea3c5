#include "tests/games/twenty_one/referee.h"

#include <algorithm>
#include <cctype>
#include <sstream>

#include "base/text.h"

namespace tessera::twenty_one::testing {
namespace {

// Whole boards, every square written out.
constexpr const char* kStandard =
    "30 .  .  p  .  .  .  30 .  .  .  b  .  .  30\n"
    ".  .  .  20 .  p  .  .  .  b  .  20 .  .  .\n"
    ".  .  b  .  .  .  .  20 .  .  .  .  p  .  .\n"
    ".  .  .  .  .  .  b  .  p  .  .  .  .  .  .\n"
    ".  .  .  .  15 .  .  15 .  .  15 .  .  .  .\n"
    ".  b  .  .  .  .  .  .  .  .  .  .  .  p  .\n"
    ".  .  .  p  .  .  b  .  p  .  .  b  .  .  .\n"
    "30 .  20 .  15 .  .  .  .  .  15 .  20 .  30\n"
    ".  .  .  g  .  .  y  .  g  .  .  y  .  .  .\n"
    ".  y  .  .  .  .  .  .  .  .  .  .  .  g  .\n"
    ".  .  .  .  15 .  .  15 .  .  15 .  .  .  .\n"
    ".  .  .  .  .  .  y  .  g  .  .  .  .  .  .\n"
    ".  .  y  .  .  .  .  20 .  .  .  .  g  .  .\n"
    ".  .  .  20 .  g  .  .  .  y  .  20 .  .  .\n"
    "30 .  .  g  .  .  .  30 .  .  .  y  .  .  30\n";

constexpr const char* kCrowded =
    "30 .  .  p  .  .  30 .  .  b  .  .  30\n"
    ".  .  20 .  .  p  .  b  .  .  20 .  .\n"
    ".  b  .  .  b  .  20 .  p  .  .  p  .\n"
    ".  .  .  15 .  .  15 .  .  15 .  .  .\n"
    ".  .  b  .  .  .  .  .  .  .  p  .  .\n"
    ".  .  .  p  .  b  .  p  .  b  .  .  .\n"
    "30 .  20 15 .  .  .  .  .  15 20 .  30\n"
    ".  .  .  g  .  y  .  g  .  y  .  .  .\n"
    ".  .  y  .  .  .  .  .  .  .  g  .  .\n"
    ".  .  .  15 .  .  15 .  .  15 .  .  .\n"
    ".  y  .  .  y  .  20 .  g  .  .  g  .\n"
    ".  .  20 .  .  g  .  y  .  .  20 .  .\n"
    "30 .  .  g  .  .  30 .  .  y  .  .  30\n";

constexpr int kWays[4][2] = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

std::string name(int row, int column) { return concat(static_cast<char>('A' + column), row + 1); }

std::string name(int token) { return token == 0 ? "*" : std::to_string(token); }

int number(const std::string& word) { return word == "*" ? 0 : std::stoi(word); }

}  // namespace

Referee::Referee(const Config& config) : config_(config) {
  const bool standard = config.board == BoardKind::standard;
  columns_ = standard ? 15 : 13;
  rows_ = config.players > 2 ? columns_ : standard ? 8 : 7;
  starts_ = standard ? std::vector<std::string>{"G7", "I7", "I9", "G9"}
                     : std::vector<std::string>{"F6", "H6", "H8", "F8"};
  std::istringstream drawing(standard ? kStandard : kCrowded);
  grid_.assign(static_cast<std::size_t>(rows_), std::vector<Cell>(static_cast<std::size_t>(columns_)));
  for (auto& row : grid_)
    for (Cell& c : row) drawing >> c.mark;
  for (int seat = 0; seat < config.players; ++seat) {
    left(seat)[0] = 3;
    for (int n = 1; n <= 17; ++n) left(seat)[n] = n <= 9 ? 2 : 1;
  }
}

const Referee::Cell* Referee::cell(int row, int column) const {
  if (row < 0 || column < 0 || row >= rows_ || column >= columns_) return nullptr;
  return &grid_[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
}

int Referee::run(int row, int column, int down, int right) const {
  int sum = 0;
  for (;;) {
    row += down;
    column += right;
    const Cell* c = cell(row, column);
    if (c == nullptr || c->value == 0 || c->face_down) return sum;
    sum += c->value;
  }
}

int Referee::line_total(int row, int column, int down, int right, int value) const {
  return run(row, column, down, right) + value + run(row, column, -down, -right);
}

int Referee::lines_of_21(int row, int column, int value) const {
  if (round_ < 4) return 0;
  if (value == 21) return 1;
  int lines = 0;
  for (const auto& way : kWays) lines += line_total(row, column, way[0], way[1], value) == 21 ? 1 : 0;
  return lines;
}

bool Referee::touches(int row, int column) const {
  for (int r = row - 1; r <= row + 1; ++r)
    for (int c = column - 1; c <= column + 1; ++c)
      if (const Cell* near = cell(r, c); near != nullptr && near->value != 0) return true;
  return false;
}

bool Referee::fits(int row, int column, int value, bool star) const {
  if (cell(row, column)->value != 0 || !touches(row, column)) return false;
  for (const auto& way : kWays)
    if (line_total(row, column, way[0], way[1], value) > 21) return false;
  const int sides[4][2] = {{0, 1}, {0, -1}, {1, 0}, {-1, 0}};
  for (const auto& side : sides) {
    const Cell* near = cell(row + side[0], column + side[1]);
    if (near != nullptr && near->face_down && !(star && lines_of_21(row, column, value) > 0)) return false;
  }
  return true;
}

std::set<std::string> Referee::placements(int seat, const Tokens& tokens) const {
  std::set<std::string> moves;
  for (const auto& [token, count] : tokens) {
    if (count == 0) continue;
    if (round_ == 1) {
      if (token >= 1 && token <= 9)
        moves.insert(concat("place ", token, " ", starts_[static_cast<std::size_t>(seat)]));
      continue;
    }
    for (int row = 0; row < rows_; ++row)
      for (int column = 0; column < columns_; ++column)
        for (int value = 1; value <= 21; ++value)
          if ((token == 0 || token == value) && fits(row, column, value, token == 0))
            moves.insert(concat("place ", token == 0 ? "*" : "", value, " ", name(row, column)));
  }
  return moves;
}

bool Referee::can_place(const Tokens& tokens) const {
  for (int row = 0; row < rows_; ++row)
    for (int column = 0; column < columns_; ++column)
      for (const auto& [token, count] : tokens)
        for (int value = 1; count > 0 && value <= 21; ++value)
          if ((token == 0 || token == value) && fits(row, column, value, token == 0)) return true;
  return false;
}

int Referee::size(const Tokens& tokens) const {
  int n = 0;
  for (const auto& [token, count] : tokens) n += count;
  return n;
}

std::set<std::string> Referee::legal() const {
  const Tokens& hand = hands_[static_cast<std::size_t>(current_)];
  std::set<std::string> moves = placements(current_, hand);
  if (!moves.empty()) return moves;
  if (size(left(current_)) > size(hand))
    for (const auto& [token, count] : hand)
      if (count > 0) moves.insert(concat("exchange ", name(token)));
  moves.insert("pass");
  return moves;
}

void Referee::chance(std::string_view event) {
  std::istringstream words{std::string(event)};
  std::string what;
  std::string word;
  words >> what >> word;
  if (what == "start") starter_ = current_ = std::stoi(word);
  if (what == "hand") {
    const auto seat = static_cast<std::size_t>(std::stoi(word));
    while (words >> word) ++hands_[seat][number(word)];
  }
  if (what == "draw") {
    ++hands_[static_cast<std::size_t>(current_)][number(word)];
    end_turn();
  }
}

void Referee::play(std::string_view action) {
  std::istringstream words{std::string(action)};
  std::string what;
  std::string word;
  std::string where;
  words >> what >> word >> where;
  if (what == "pass") return end_turn();
  Tokens& hand = hands_[static_cast<std::size_t>(current_)];
  if (what == "exchange") {
    --hand[number(word)];  // then a draw
    return;
  }
  const bool star = word.front() == '*';
  const int value = std::stoi(star ? word.substr(1) : word);
  const int column = where.front() - 'A';
  const int row = std::stoi(where.substr(1)) - 1;
  const int lines = lines_of_21(row, column, value);
  Cell& c = grid_[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
  c.value = value;
  c.face_down = lines > 0;
  placed_ = true;
  const std::string own(1, "bpgy"[current_]);
  const int points = c.mark == own ? 10 : std::isdigit(c.mark.front()) != 0 ? std::stoi(c.mark) : 5;
  scores_[static_cast<std::size_t>(current_)] +=
      points * (config_.lines == Lines::each ? lines : std::min(lines, 1));
  --hand[star ? 0 : value];
  --left(current_)[star ? 0 : value];
  if (size(left(current_)) == 0)
    over_ = true;
  else if (size(left(current_)) == size(hand))
    end_turn();  // nothing to draw
}

void Referee::end_turn() {
  current_ = (current_ + 1) % config_.players;
  if (current_ == starter_) {
    ++round_;
    idle_ = placed_ ? 0 : idle_ + 1;
    placed_ = false;
  }
  if (idle_ == 12) over_ = true;
  if (round_ == 1) return;
  for (int seat = 0; seat < config_.players; ++seat)
    if (can_place(left(seat))) return;
  over_ = true;
}

std::string Referee::result() const {
  std::vector<int> finals;
  for (int seat = 0; seat < config_.players; ++seat) {
    int loss = 0;
    for (const auto& [token, count] : left(seat)) loss += count * (token == 0 ? 21 : token);
    finals.push_back(score(seat) - loss);
  }
  std::vector<int> ranks = finals;
  if (config_.teams)
    for (std::size_t seat = 0; seat < 4; ++seat) ranks[seat] = finals[seat] + finals[(seat + 2) % 4];
  std::string text = "result";
  for (int f : finals) text += concat(" ", f);
  text += " winner";
  for (std::size_t seat = 0; seat < ranks.size(); ++seat)
    if (ranks[seat] == *std::max_element(ranks.begin(), ranks.end())) text += concat(" ", seat);
  return text;
}

}  // namespace tessera::twenty_one::testing
