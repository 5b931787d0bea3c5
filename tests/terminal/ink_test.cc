#include "terminal/ink.h"

#include <cmath>
#include <cstdio>
#include <gtest/gtest.h>

#include "terminal/terminal.h"

namespace tessera::terminal {
namespace {

constexpr Ink kBlueToken{Hue::blue, Ink::Fill::token, true};

TEST(Palette, PaintsInWhatTheTerminalCan) {
  EXPECT_EQ(Palette(Colours::all, false).paint("B7", kBlueToken),
            "\x1b[1;38;2;255;255;255;48;2;20;80;196mB7\x1b[0m");
  EXPECT_EQ(Palette(Colours::many, false).paint("B7", kBlueToken), "\x1b[1;38;5;231;48;5;26mB7\x1b[0m");
  EXPECT_EQ(Palette(Colours::sixteen, false).paint("B7", kBlueToken), "\x1b[1;97;44mB7\x1b[0m");
  EXPECT_EQ(Palette(Colours::none, false).paint("B7", kBlueToken), "B7");
}

TEST(Palette, OrangeHasDarkFigures) {
  EXPECT_EQ(Palette(Colours::all, false).paint("O7", {Hue::orange, Ink::Fill::token}),
            "\x1b[38;2;27;24;19;48;2;239;159;50mO7\x1b[0m");
}

TEST(Palette, TintsFollowTheGround) {
  const Ink tint{Hue::blue, Ink::Fill::tint};
  EXPECT_NE(Palette(Colours::all, true).paint("b", tint), Palette(Colours::all, false).paint("b", tint));
}

TEST(Palette, PlainInkIsTheTerminalsOwn) {
  EXPECT_EQ(Palette(Colours::all, false).paint("text", {}), "text");
  EXPECT_EQ(Palette(Colours::all, false).paint("text", {Hue::ink, Ink::Fill::text, true}),
            "\x1b[1mtext\x1b[0m");
  EXPECT_EQ(Palette(Colours::all, false).paint("", kBlueToken), "");
}

TEST(Palette, CutsALineToItsColumns) {
  Picture picture;
  picture.add("12345");
  picture.add("6789");
  picture.end_line();
  const Palette plain;
  EXPECT_EQ(plain.paint(picture.lines()[0], 9), "123456789");
  EXPECT_EQ(plain.paint(picture.lines()[0], 8), "1234567…");
  EXPECT_EQ(plain.paint(picture.lines()[0], 5), "1234…");
  EXPECT_EQ(plain.paint(picture.lines()[0], 3), "12…");
}

TEST(Cut, CountsCharactersNotBytes) {
  EXPECT_EQ(cut("äöü", 3), "äöü");
  EXPECT_EQ(cut("äöü", 2), "ä…");
  EXPECT_EQ(cut("abc", 1), "…");
  EXPECT_EQ(cut("abc", 0), "");
}

// WCAG's contrast, to be sure that letters can be read on any ground.
double luminance(int red, int green, int blue) {
  const auto linear = [](int value) {
    const double v = value / 255.0;
    return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

double contrast(double a, double b) { return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05); }

TEST(Palette, LettersAndTokensAreLegible) {
  const double dark_table = luminance(0x15, 0x19, 0x1d);
  for (int hue = static_cast<int>(Hue::soft); hue <= static_cast<int>(Hue::slate); ++hue) {
    int r = 0, g = 0, b = 0, R = 0, G = 0, B = 0;
    const auto letters = Palette(Colours::all, false).paint("x", {static_cast<Hue>(hue)});
    ASSERT_EQ(std::sscanf(letters.c_str(), "\x1b[38;2;%d;%d;%dm", &r, &g, &b), 3);
    EXPECT_GE(contrast(luminance(r, g, b), 1.0), 4.3) << "on white, hue " << hue;
    EXPECT_GE(contrast(luminance(r, g, b), dark_table), 3.8) << "on the dark table, hue " << hue;
    for (Ink::Fill fill : {Ink::Fill::tint, Ink::Fill::token})
      for (bool light : {false, true}) {
        const auto piece = Palette(Colours::all, light).paint("x", {static_cast<Hue>(hue), fill});
        ASSERT_EQ(std::sscanf(piece.c_str(), "\x1b[38;2;%d;%d;%d;48;2;%d;%d;%dm", &r, &g, &b, &R, &G, &B), 6);
        // The green of 101 is given; its figures are bold and still reach 3:1.
        EXPECT_GE(contrast(luminance(r, g, b), luminance(R, G, B)), 3.4) << "hue " << hue;
      }
  }
}

TEST(TraitsOf, EscapesOnlyWhereTheyAreWelcome) {
  const Environment rich{{}, "xterm-256color", "truecolor", {}};
  EXPECT_EQ(traits_of(rich, true, true).colours, Colours::all);
  EXPECT_TRUE(traits_of(rich, true, true).escapes);
  EXPECT_TRUE(traits_of(rich, true, true).person);
  EXPECT_FALSE(traits_of(rich, true, false).escapes);
  EXPECT_FALSE(traits_of(rich, false, true).person);
  EXPECT_TRUE(traits_of(rich, false, true).escapes);
  EXPECT_FALSE(traits_of({"1", "xterm-256color", "truecolor", {}}, true, true).escapes);
  EXPECT_TRUE(traits_of({"1", "xterm-256color", "truecolor", {}}, true, true).wipes);
  EXPECT_FALSE(traits_of({"1", "xterm-256color", "truecolor", {}}, true, false).wipes);
  EXPECT_FALSE(traits_of({{}, "dumb", "truecolor", {}}, true, true).wipes);
  EXPECT_TRUE(traits_of({"", "xterm-256color", {}, {}}, true, true).escapes)
      << "NO_COLOR counts when not empty";
  EXPECT_FALSE(traits_of({{}, "dumb", "truecolor", {}}, true, true).escapes);
  EXPECT_FALSE(traits_of({{}, {}, {}, {}}, true, true).escapes);
  EXPECT_EQ(traits_of({"1", "xterm", {}, {}}, true, true).colours, Colours::none);
}

TEST(TraitsOf, TheLocaleSaysWhichCharactersThereAreAndColoursDoNot) {
  const auto is_ascii = [](const char* lc_all, const char* lc_ctype, const char* lang) {
    return traits_of({"1", "xterm", {}, {}, lc_all, lc_ctype, lang}, true, true).ascii;
  };
  EXPECT_FALSE(is_ascii("", "", "en_GB.UTF-8")) << "NO_COLOR is about colours";
  EXPECT_FALSE(is_ascii("", "C.utf8", "C"));
  EXPECT_TRUE(is_ascii("C", "C.utf8", "en_GB.UTF-8")) << "LC_ALL goes first";
  EXPECT_TRUE(is_ascii("", "", "fr_FR.ISO-8859-1"));
  EXPECT_TRUE(traits_of({{}, "xterm", "truecolor", {}}, true, true).ascii) << "no locale at all";
  EXPECT_EQ(traits_of({{}, "xterm", "truecolor", {}}, true, true).colours, Colours::all);
  const Environment dumb{{}, "dumb", {}, {}, {}, {}, "C.UTF-8"};
  EXPECT_TRUE(traits_of(dumb, true, true).ascii);
  EXPECT_FALSE(traits_of(dumb, true, false).ascii) << "a pipe does not end in this terminal";
}

TEST(TraitsOf, AsManyColoursAsTheTerminalSays) {
  EXPECT_EQ(traits_of({{}, "xterm-256color", {}, {}}, true, true).colours, Colours::many);
  EXPECT_EQ(traits_of({{}, "xterm", {}, {}}, true, true).colours, Colours::sixteen);
  EXPECT_EQ(traits_of({{}, "xterm", "24bit", {}}, true, true).colours, Colours::all);
  EXPECT_TRUE(traits_of({{}, "rxvt", {}, "0;15"}, true, true).light_ground);
  EXPECT_FALSE(traits_of({{}, "rxvt", {}, "15;0"}, true, true).light_ground);
}

}  // namespace
}  // namespace tessera::terminal
