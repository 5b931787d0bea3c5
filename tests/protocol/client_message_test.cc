#include "protocol/client_message.h"

#include <gtest/gtest.h>

#include "protocol/messages.h"
#include "table/messages.h"

namespace tessera::protocol {
namespace {

Message refusal_of(std::string_view text) {
  auto message = read_client_message(text);
  EXPECT_FALSE(message.request) << text;
  return message.request ? Message(Say::not_json) : message.request.error();
}

TEST(ClientMessage, ReadsACommandAndLeavesUnknownFieldsBe) {
  const auto message = read_client_message(
      R"({"id":"a2","new":{"x":[1]},"do":"command","table":"T-1","position":17,"command":{"kind":"act","move":"place E5"}})");
  EXPECT_EQ(message.id, "a2");
  ASSERT_TRUE(message.request);
  const auto& give = std::get<GiveCommand>(*message.request);
  EXPECT_EQ(give.table.text(), "T-1");
  EXPECT_EQ(give.position, 17U);
  EXPECT_EQ(std::get<std::string>(give.command["move"].value()), "place E5");
}

TEST(ClientMessage, ReadsWhatToWatch) {
  const auto all = read_client_message(R"({"id":"a","do":"watch","table":"T"})");
  EXPECT_EQ(std::get<WatchTable>(*all.request).have, 0U);
  const auto some = read_client_message(R"({"id":"a","do":"watch","table":"T","have":12,"seat":3})");
  EXPECT_EQ(std::get<WatchTable>(*some.request).have, 12U);
  EXPECT_EQ(std::get<WatchTable>(*some.request).seat, seat_at(3));
}

TEST(ClientMessage, NamesWhatIsWrong) {
  EXPECT_TRUE(refusal_of("").is(Say::not_json));
  EXPECT_TRUE(refusal_of("[]").is(Say::not_an_object));
  EXPECT_TRUE(refusal_of(R"({"do":"ping"})").is(Say::field_missing));
  EXPECT_TRUE(refusal_of(R"({"id":"","do":"ping"})").is(Say::bad_message_id));
  EXPECT_TRUE(refusal_of(R"({"id":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","do":"ping"})")
                  .is(Say::bad_message_id));
  EXPECT_TRUE(refusal_of(R"({"id":"a","do":"dance"})").is(Say::field_none_of));
  EXPECT_TRUE(refusal_of(R"({"id":"a","do":"watch","table":"../x"})").is(table::Say::bad_table_id));
  EXPECT_TRUE(refusal_of(R"({"id":"a","do":"watch","table":"T","have":-1})").is(Say::field_out_of_range));
  EXPECT_TRUE(refusal_of(R"({"id":"a","do":"command","table":"T"})").is(Say::field_missing));
  EXPECT_TRUE(refusal_of(R"({"id":"a","do":"react","table":"T","reaction":"shout"})").is(Say::field_none_of));
  EXPECT_TRUE(refusal_of(R"({"id":"a","do":"mute","table":"T"})").is(Say::field_missing));
}

// Whoever nests a message deeply is not followed there.
TEST(ClientMessage, RefusesWhatIsNestedDeeply) {
  EXPECT_TRUE(refusal_of(R"({"id":"a","do":"ping","x":[[[[[[]]]]]]})").is(Say::not_json));
  EXPECT_TRUE(refusal_of(std::string(4000, '[')).is(Say::not_json));
}

// Even a refusal names the id, so that the client knows what was refused.
TEST(ClientMessage, KeepsTheIdOfWhatIsRefused) {
  EXPECT_EQ(read_client_message(R"({"id":"a9","do":"dance"})").id, "a9");
}

}  // namespace
}  // namespace tessera::protocol
