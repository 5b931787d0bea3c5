#include "protocol/received_message.h"

#include <gtest/gtest.h>

#include "core/messages.h"
#include "protocol/json.h"
#include "words/catalogue.h"

namespace tessera::protocol {
namespace {

TEST(ReceivedMessage, IsWhatWasSent) {
  const Message inner(tessera::Say::seat_number, {{"number", 3}});
  const Message sent(tessera::Say::no_such_seat, {{"a", 7},
                                                  {"b", 0.5},
                                                  {"c", "word"},
                                                  {"d", seat_at(2)},
                                                  {"e", inner},
                                                  {"f", Argument::List{seat_at(1), "x", 2}}});
  std::optional<ReceivedMessage> received = ReceivedMessage::read(*from_json(to_json(to_data(sent))));
  ASSERT_TRUE(received);
  EXPECT_EQ(received->message(), sent);
  const ReceivedMessage copy = *received;
  received.reset();
  EXPECT_EQ(copy.message(), sent) << "it has the names for itself";
}

TEST(ReceivedMessage, NothingElseIsOne) {
  for (const char* text : {"null", "{}", "[]", R"({"code":7})", R"({"code":"nopoint"})",
                           R"({"code":"a.\u001b[2J"})", R"({"code":"a b.c"})"})
    EXPECT_FALSE(ReceivedMessage::read(*from_json(text))) << text;
  std::string deep = R"({"code":"a.b"})";
  for (int i = 0; i < 12; ++i) deep = R"({"code":"a.b","arguments":{"x":)" + deep + "}}";
  EXPECT_TRUE(ReceivedMessage::read(*from_json(deep))) << "what is too deep is left out";
}

}  // namespace
}  // namespace tessera::protocol
