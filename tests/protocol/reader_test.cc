#include "protocol/reader.h"

#include <array>
#include <gtest/gtest.h>

#include "protocol/json.h"
#include "protocol/messages.h"
#include "tests/support/said.h"

namespace tessera::protocol {
namespace {

constexpr std::array<std::string_view, 2> kColours = {"red", "blue"};

// What is said after reading from the text.
template <class Read>
std::string refusal_of(std::string_view text, Read&& read) {
  const auto data = from_json(text);
  EXPECT_TRUE(data) << text;
  std::optional<Message> refusal;
  Reader in(*data, refusal);
  read(in);
  return refusal ? to_json(to_data(*refusal)) : "";
}

TEST(Reader, ReadsWhatIsThere) {
  const auto data = *from_json(
      R"({"name": "Zoë", "yes": true, "n": -3, "colour": "blue", "seat": 1, "who": null, "bits": "00000000000000ff",
          "bytes": "0aff", "lines": ["a", "b"], "options": {"rounds": 2, "mode": "x"}, "in": {"n": 7},
          "items": [{"n": 1}, {"n": 2}]})");
  std::optional<Message> refusal;
  Reader in(data, refusal);
  EXPECT_TRUE(in.has("name"));
  EXPECT_FALSE(in.has("who"));
  EXPECT_FALSE(in.has("nothing"));
  EXPECT_EQ(in.text("name"), "Zoë");
  EXPECT_TRUE(in.yes_or_no("yes"));
  EXPECT_EQ(in.number("n", -3, 5), -3);
  EXPECT_EQ(in.word("colour", kColours), 1U);
  EXPECT_EQ(in.seat("seat", 2), seat_at(1));
  EXPECT_EQ(in.viewer("seat", 2), Viewer(seat_at(1)));
  EXPECT_TRUE(in.viewer("who", 2).is_onlooker());
  EXPECT_EQ(in.bits("bits"), 255U);
  EXPECT_EQ(in.bytes("bytes"), (std::vector<std::byte>{std::byte{10}, std::byte{255}}));
  EXPECT_EQ(in.texts("lines"), (std::vector<std::string>{"a", "b"}));
  const std::vector<std::pair<std::string, std::string>> options = {{"rounds", "2"}, {"mode", "x"}};
  EXPECT_EQ(in.pairs("options"), options);
  EXPECT_EQ(in.object("in").number("n", 0, 9), 7);
  auto items = in.objects("items");
  ASSERT_EQ(items.size(), 2U);
  EXPECT_EQ(items[1].number("n", 0, 9), 2);
  EXPECT_FALSE(refusal);
}

TEST(Reader, SaysWhichFieldIsMissingOrWrong) {
  const auto text = [](Reader& in) { in.text("name"); };
  EXPECT_EQ(refusal_of("{}", text), R"({"code":"protocol.field_missing","arguments":{"field":"name"}})");
  EXPECT_EQ(refusal_of(R"({"name": null})", text),
            R"({"code":"protocol.field_missing","arguments":{"field":"name"}})");
  EXPECT_EQ(refusal_of(R"({"name": 1})", text),
            R"({"code":"protocol.field_not_text","arguments":{"field":"name"}})");
  EXPECT_EQ(refusal_of(R"({"n": 1.5})", [](Reader& in) { in.number("n", 0, 9); }),
            R"({"code":"protocol.field_not_number","arguments":{"field":"n"}})");
  EXPECT_EQ(refusal_of(R"({"n": 10})", [](Reader& in) { in.number("n", 0, 9); }),
            R"({"code":"protocol.field_out_of_range","arguments":{"field":"n","least":0,"most":9}})");
  EXPECT_EQ(
      refusal_of(R"({"c": "green"})", [](Reader& in) { in.word("c", kColours); }),
      R"({"code":"protocol.field_none_of","arguments":{"field":"c","value":"green","words":["red","blue"]}})");
  for (const char* bad : {R"({"b": "0"})", R"({"b": "0x"})", R"({"b": "FF"})"})
    EXPECT_EQ(refusal_of(bad, [](Reader& in) { in.bytes("b"); }),
              R"({"code":"protocol.field_not_hex","arguments":{"field":"b"}})");
  EXPECT_EQ(refusal_of(R"({"b": "ff"})", [](Reader& in) { in.bits("b"); }),
            R"({"code":"protocol.field_not_hex","arguments":{"field":"b"}})");
  EXPECT_EQ(refusal_of(R"({"l": ["a", 2]})", [](Reader& in) { in.texts("l"); }),
            R"({"code":"protocol.field_not_text","arguments":{"field":"l[1]"}})");
  EXPECT_EQ(refusal_of(R"({"in": {"n": "x"}})", [](Reader& in) { in.object("in").number("n", 0, 9); }),
            R"({"code":"protocol.field_not_number","arguments":{"field":"in.n"}})");
  EXPECT_EQ(refusal_of(R"({"in": []})", [](Reader& in) { in.object("in").number("n", 0, 9); }),
            R"({"code":"protocol.field_not_object","arguments":{"field":"in"}})");
  EXPECT_EQ(refusal_of(R"({"l": [{}, 3]})", [](Reader& in) { in.objects("l"); }),
            R"({"code":"protocol.field_not_object","arguments":{"field":"l[1]"}})");
  EXPECT_EQ(refusal_of(R"({"o": {"a": true}})", [](Reader& in) { in.pairs("o"); }),
            R"({"code":"protocol.field_not_text","arguments":{"field":"o.a"}})");
}

TEST(Reader, RemembersTheFirstRefusalAlone) {
  EXPECT_EQ(refusal_of(R"({"b": 1})",
                       [](Reader& in) {
                         in.text("a");
                         in.text("b");
                         in.refuse(Message(Say::no_review));
                       }),
            R"({"code":"protocol.field_missing","arguments":{"field":"a"}})");
}

TEST(Reader, ReadsTheBitsThatWereWritten) {
  for (const std::uint64_t bits :
       {std::uint64_t{0}, std::uint64_t{1}, ~std::uint64_t{0}, 0x0123456789abcdefU}) {
    std::optional<Message> refusal;
    const Data data = Data::Fields{{"bits", bits_text(bits)}};
    EXPECT_EQ(Reader(data, refusal).bits("bits"), bits);
    EXPECT_FALSE(refusal);
  }
}

}  // namespace
}  // namespace tessera::protocol
