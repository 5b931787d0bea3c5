#include "server/accept_encoding.h"

#include <gtest/gtest.h>

namespace tessera::server {
namespace {

TEST(AcceptEncoding, ACodingThatIsNamedIsLikedAsSaid) {
  EXPECT_EQ(liking("gzip", "gzip"), 1000);
  EXPECT_EQ(liking("gzip, deflate, br", "br"), 1000);
  EXPECT_EQ(liking("gzip;q=0.5", "gzip"), 500);
  EXPECT_EQ(liking("gzip;q=0.501", "gzip"), 501);
  EXPECT_EQ(liking("gzip ; q=1.000 ,\tbr; Q=0.25", "gzip"), 1000);
  EXPECT_EQ(liking("gzip ; q=1.000 ,\tbr; Q=0.25", "br"), 250);
  EXPECT_EQ(liking("GZIP", "gzip"), 1000);
  EXPECT_EQ(liking("br;q=0", "br"), 0);
  EXPECT_EQ(liking("br;q=0.", "br"), 0) << "RFC 9110 allows the point alone";
}

TEST(AcceptEncoding, AStarStandsForAllThatAreNotNamed) {
  EXPECT_EQ(liking("*", "br"), 1000);
  EXPECT_EQ(liking("*;q=0.3, br;q=0.1", "br"), 100);
  EXPECT_EQ(liking("br;q=0.1, *;q=0.3", "gzip"), 300);
  EXPECT_EQ(liking("*;q=0", "gzip"), 0);
}

TEST(AcceptEncoding, WhatIsNotNamedIsRefusedButForIdentity) {
  EXPECT_EQ(liking("gzip", "br"), 0);
  EXPECT_EQ(liking("", "gzip"), 0);
  EXPECT_EQ(liking("gzip;q=0.002", "identity"), 1);
  EXPECT_EQ(liking("", "identity"), 1);
  EXPECT_EQ(liking("identity;q=0", "identity"), 0);
  EXPECT_EQ(liking("*;q=0", "identity"), 0);
  EXPECT_EQ(liking("identity, *;q=0", "identity"), 1000);
}

TEST(AcceptEncoding, ItemsThatCantBeReadCountForNothing) {
  for (const char* item :
       {"gzip;q=2", "gzip;q=1.001", "gzip;q=0.1234", "gzip;q=-1", "gzip;q=", "gzip;q=x", "gzip;q=0.x",
        "gzip;q=00", "gzip;level=9", "gzip;q=0.5;q=1", ";q=1", ",,;,", "gzi p", "gzipx", "xgzip"})
    EXPECT_EQ(liking(item, "gzip"), 0) << item;
  EXPECT_EQ(liking("gzip;q=2, gzip", "gzip"), 1000);
}

}  // namespace
}  // namespace tessera::server
