#include "terminal/line_editor.h"

#include <gtest/gtest.h>
#include <string>

namespace tessera::terminal {
namespace {

struct Typed {
  std::optional<std::string> line;
  std::string echo;
  std::string rest;
};
Typed type(LineEditor& editor, std::string_view bytes) {
  Typed typed;
  typed.line = editor.type(bytes, typed.echo);
  typed.rest = bytes;
  return typed;
}

TEST(LineEditor, GivesALineWhenItIsWhole) {
  LineEditor editor;
  EXPECT_EQ(type(editor, "pla").line, std::nullopt);
  EXPECT_EQ(editor.typed(), "pla");
  const Typed typed = type(editor, "ce E5\nnext");
  EXPECT_EQ(typed.line, "place E5");
  EXPECT_EQ(typed.echo, "ce E5\n");
  EXPECT_EQ(typed.rest, "next");
  EXPECT_EQ(editor.typed(), "");
}

TEST(LineEditor, ErasesCharactersWordsAndLines) {
  LineEditor editor;
  EXPECT_EQ(type(editor, "caf\xc3\xa9\x7f").echo, "caf\xc3\xa9\b \b");
  EXPECT_EQ(editor.typed(), "caf");
  type(editor, " au lait\x17");
  EXPECT_EQ(editor.typed(), "caf au ");
  type(editor, "\x15");
  EXPECT_EQ(editor.typed(), "");
  EXPECT_EQ(type(editor, "\x7f\b").echo, "") << "there is nothing left";
}

TEST(LineEditor, LetsArrowsAndOtherKeysBe) {
  LineEditor editor;
  const Typed typed = type(editor, "a\x1b[Db\x1b[3~\x1bOc\x01\td\r");
  EXPECT_EQ(typed.line, "abd");
  EXPECT_EQ(typed.echo, "abd\n");
}

}  // namespace
}  // namespace tessera::terminal
