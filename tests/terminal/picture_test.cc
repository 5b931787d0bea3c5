#include "terminal/picture.h"

#include <gtest/gtest.h>

#include "core/data.h"

namespace tessera::terminal {
namespace {

TEST(Picture, LinesAreMadeOfInkedSpans) {
  Picture picture;
  picture.add("B7", {Hue::blue, Ink::Fill::token});
  picture.add(" ok");
  picture.end_line();
  picture.add_line("");
  picture.add_line("end  ");
  EXPECT_EQ(picture.plain(), "B7 ok\n\nend\n");
  EXPECT_EQ(picture.lines()[0][0].ink, (Ink{Hue::blue, Ink::Fill::token}));
  EXPECT_EQ(picture.width(), 5U);
}

TEST(Picture, WidthCountsCharactersNotBytes) {
  EXPECT_EQ(display_width("·é★"), 3U);
  EXPECT_EQ(display_width(""), 0U);
}

TEST(Picture, TextIsPaddedByCharacters) {
  EXPECT_EQ(padded("é★", 4), "é★  ");
  EXPECT_EQ(right_aligned("é★", 4), "  é★");
  EXPECT_EQ(padded("", 2), "  ");
  EXPECT_EQ(right_aligned("ab", 2), "ab");
  EXPECT_EQ(padded("long", 2), "long") << "nothing is cut off";
  EXPECT_EQ(right_aligned("long", 2), "long");
}

TEST(Picture, StandsBesideAndBelow) {
  Picture left;
  left.add_line("ab");
  left.add_line("c");
  Picture right;
  right.add_line("1");
  right.add_line("2");
  right.add_line("3");
  EXPECT_EQ(Picture::beside(left, right, 2).plain(), "ab  1\nc   2\n    3\n");
  left.append(right);
  EXPECT_EQ(left.plain(), "ab\nc\n1\n2\n3\n");
}

TEST(Picture, AMarkTakesThePlaceOfTheSpacesAroundIt) {
  Picture picture;
  picture.add(" a ");
  picture.begin_mark();
  picture.add("b", {Hue::blue});
  picture.end_mark();
  picture.add(" c");
  picture.end_line();
  picture.begin_mark();
  picture.add("d");
  picture.end_mark();
  picture.end_line();
  picture.add_line(" e");
  EXPECT_EQ(picture.plain(), " a[b]c\n[d]\n e\n");
  EXPECT_EQ(picture.lines()[0][1].ink, kMark);
  EXPECT_EQ(picture.lines()[0][2].ink, Ink{Hue::blue});
}

TEST(Picture, MarksSideBySide) {
  Picture picture;
  for (const char* text : {"a", "b"}) {
    picture.add(" ");
    picture.begin_mark();
    picture.add(text);
    picture.end_mark();
  }
  picture.add("c");
  picture.end_line();
  EXPECT_EQ(picture.plain(), "[a][b]c\n") << "there was no second space to take, and nothing else is lost";
}

TEST(Picture, AnOpenLineIsClosedBeforeWhatIsAppended) {
  Picture top;
  top.add("a");
  Picture below;
  below.add_line("b");
  top.append(below);
  EXPECT_EQ(top.plain(), "a\nb\n");
}

TEST(Data, FieldsAreFoundByName) {
  const Data data(Data::Fields{{"seat", 2}, {"tokens", Data::List{"B7", Data()}}, {"over", false}});
  EXPECT_EQ(data["seat"], Data(2));
  EXPECT_EQ(data["over"], Data(false));
  EXPECT_EQ(data["missing"], Data());
  EXPECT_EQ(Data(5)["seat"], Data());
  EXPECT_FALSE(data["tokens"] == Data(Data::List{"B7"}));
}

TEST(Names, AreShortenedButKeepTheNumberThatTellsThemApart) {
  EXPECT_EQ(shortened("Ana", 4), "Ana");
  EXPECT_EQ(shortened("Champion 1", 8), "Champ. 1");
  EXPECT_EQ(shortened("Annabelle", 6), "Annab.");
  EXPECT_EQ(shortened("Zoë Zoë Zoë", 5), "Zoë .");
  EXPECT_EQ(shortened("Annabelle", 0), "Ann.");
}

}  // namespace
}  // namespace tessera::terminal
