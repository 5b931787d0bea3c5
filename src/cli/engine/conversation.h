#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "bots/bot.h"
#include "core/any_game.h"
#include "core/message.h"

namespace tessera::cli {

// The engine's side of the protocol in docs/engine-protocol.md: a line comes in, the
// answers go out. A wrong line is answered "error REASON" and changes nothing.
class Conversation {
 public:
  // Longer than any line that means something.
  static constexpr std::size_t kLongestLine = 1 << 16;

  explicit Conversation(std::uint64_t seed) : seed_(seed) {}

  // The answers to one line, without newlines.
  std::vector<std::string> hear(std::string_view line);
  [[nodiscard]] bool is_over() const { return over_; }

 private:
  using Words = std::vector<std::string_view>;
  using Answers = std::vector<std::string>;
  Result<Answers> answer(std::string_view line);
  [[nodiscard]] Result<Answers> introduce(const Words& words) const;
  Result<Answers> begin(const Words& words);
  Result<Answers> follow(const Words& words);
  [[nodiscard]] Result<Answers> list_moves(const Words& words) const;
  Result<Answers> choose(const Words& words);
  Result<Answers> quit(const Words& words);

  // The view in which this seat is to act, or why there is none.
  [[nodiscard]] Result<const AnyView*> view_to_act() const;
  Result<const Bot*> bot_named(const std::string& name);

  std::uint64_t seed_;
  std::uint64_t games_ = 0;
  std::uint64_t events_ = 0;               // heard in this game
  std::unique_ptr<AnyFollower> follower_;  // null before the first game
  std::string bot_name_;
  std::unique_ptr<const Bot> bot_;  // who chose last in this game
  search::Scratch scratch_;
  bool over_ = false;
};

}  // namespace tessera::cli
