#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tessera::terminal {

enum class Hue : std::uint8_t {
  ink,
  soft,
  accent,
  good,
  bad,
  blue,
  green,
  orange,
  purple,
  red,
  pink,
  yellow,
  slate
};

// How a piece of text is inked. `token` is a solid piece lying on the table,
// `tint` a stained surface, `text` coloured letters.
struct Ink {
  enum class Fill : std::uint8_t { text, tint, token };
  Hue hue = Hue::ink;
  Fill fill = Fill::text;
  bool bold = false;

  friend bool operator==(const Ink&, const Ink&) = default;
};

inline constexpr Ink kSoft{.hue = Hue::soft};
inline constexpr Ink kBold{.bold = true};
inline constexpr Ink kAccent{.hue = Hue::accent, .bold = true};
inline constexpr Ink kMark{.hue = Hue::accent, .fill = Ink::Fill::token, .bold = true};

// A drawing made of text, line by line. The games draw what a seat may see; a
// terminal adds the colours, and without them the text alone must still be clear.
class Picture {
 public:
  struct Span {
    std::string text;
    Ink ink;
  };
  using Line = std::vector<Span>;

  void add(std::string_view text, Ink ink = {});  // to the last line
  void end_line();
  void add_line(std::string_view text, Ink ink = {});
  void append(const Picture& below);
  // What is added between the two stands in brackets. They take the place of the
  // spaces around it, so that nothing moves; at the end of a line one is added.
  void begin_mark();
  void end_mark();

  [[nodiscard]] const std::vector<Line>& lines() const { return lines_; }
  [[nodiscard]] std::size_t width() const;  // of the widest line, in characters
  [[nodiscard]] std::string plain() const;  // without ink, trailing spaces trimmed

  static Picture beside(const Picture& left, const Picture& right, std::size_t gap);

 private:
  std::vector<Line> lines_;
  bool open_ = false;
  bool marked_ = false;  // a mark has just ended, and its bracket stands for the next space
};

// Characters, not bytes; every character is taken to be one column wide.
std::size_t display_width(std::string_view utf8);
// At least that wide, with spaces behind the text or before it.
std::string padded(std::string_view utf8, std::size_t width);
std::string right_aligned(std::string_view utf8, std::size_t width);
// A name in so many columns, 4 at least. Where it has a number, that is what tells bots apart:
// "Champ. 1".
std::string shortened(std::string_view name, std::size_t columns);

}  // namespace tessera::terminal
