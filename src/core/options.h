#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/data.h"
#include "core/message.h"

namespace tessera {

// One switch that a table can set: either one of a few words, the first being
// the default, or a number within bounds.
struct OptionSpec {
  std::string_view key;
  Code explanation;                         // of a message that says what it does
  std::span<const std::string_view> words;  // empty: the option is a number
  int smallest = 0;
  int largest = 0;
  int default_value = 0;
};

// What scores count.
enum class Unit : std::uint8_t { points, chips };

// What a program must know to offer a game.
struct GameSpec {
  std::string_view name;   // as records write it: "101", "lexio", "21"
  std::string_view title;  // as people write it
  int min_players;
  int max_players;
  int default_players;
  std::span<const OptionSpec> options;
  // Where a move has a number of its player's choice, the sign before it, as in "place *12 H8":
  // a list of moves shows the choice as a range. 0 in games without.
  char choice_sign = '\0';
  Unit unit = Unit::points;
};

// What somebody asked for: unchecked words, from a record, a page or a shell.
struct Setup {
  int players = 0;
  std::vector<std::pair<std::string, std::string>> options;

  friend bool operator==(const Setup&, const Setup&) = default;
};

// Every option of a game with the value it has, asked for or default.
class OptionValues {
 public:
  // Refuses unknown keys, keys set twice, bad values and impossible numbers of players.
  static Result<OptionValues> resolve(const GameSpec& spec, const Setup& setup);

  // The index of the chosen word in its list; cast it to the enum class that mirrors the list.
  [[nodiscard]] int word(std::string_view key) const { return value(key); }
  [[nodiscard]] int number(std::string_view key) const { return value(key); }
  [[nodiscard]] std::span<const int> in_order() const { return values_; }  // of the game's options

 private:
  OptionValues(const GameSpec& spec, std::vector<int> values) : spec_(&spec), values_(std::move(values)) {}
  [[nodiscard]] int value(std::string_view key) const;
  const GameSpec* spec_;
  std::vector<int> values_;
};

// Every option with its value, a word or a number, from values in the order of the game's options.
Data options_data(const GameSpec& spec, std::span<const int> values);

}  // namespace tessera
