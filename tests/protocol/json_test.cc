#include "protocol/json.h"

#include <gtest/gtest.h>

#include "tests/support/said.h"

namespace tessera::protocol {
namespace {

const Data kSome = Data::Fields{{"turn", 1},
                                {"name", "Zoë \"\x01"},
                                {"list", Data::List{Data(), true, -5, 0.5}},
                                {"none", Data::List{}},
                                {"empty", Data::Fields{}}};

TEST(Json, KeepsTheOrderOfFieldsAndEscapes) {
  EXPECT_EQ(to_json(kSome),
            R"({"turn":1,"name":"Zoë \"\u0001","list":[null,true,-5,5E-1],"none":[],"empty":{}})");
}

TEST(Json, PrettyIsTheSameOverSeveralLines) {
  EXPECT_EQ(to_pretty_json(Data::Fields{{"a", Data::List{1, 2}}, {"b", Data::Fields{}}}),
            "{\n  \"a\": [\n    1,\n    2\n  ],\n  \"b\": {}\n}\n");
}

TEST(Json, IsReadBackAsItWas) {
  for (const std::string& text : {to_json(kSome), to_pretty_json(kSome)}) {
    const auto read = from_json(text);
    ASSERT_TRUE(read);
    EXPECT_EQ(*read, kSome);
  }
}

TEST(Json, WhatIsNoneIsRefused) {
  for (const char* bad : {"", "{", "{\"a\":}", "[1,]", "nul", "1 2", "{'a':1}", "\"\x01\""}) {
    const auto read = from_json(bad);
    ASSERT_FALSE(read) << bad;
    EXPECT_EQ(code_name(read.error()), "not_json") << bad;
  }
  EXPECT_EQ(code_name(from_json("[9223372036854775808]").error()), "number_out_of_range");
  EXPECT_EQ(from_json("9223372036854775807").value(), Data(std::int64_t{9223372036854775807}));
}

TEST(Json, DeepNestingIsRefusedNotACrash) {
  const std::string deep(100'000, '[');
  EXPECT_FALSE(from_json(deep));
}

}  // namespace
}  // namespace tessera::protocol
