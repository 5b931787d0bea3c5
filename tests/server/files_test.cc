#include "server/files.h"

#include <filesystem>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>

#include "server/media_type.h"
#include "server/messages.h"
#include "tests/support/temporary_folder.h"

namespace tessera::server {
namespace {

namespace fs = std::filesystem;
using ::tessera::testing::TemporaryFolder;

TEST(Files, AreFoundByTheirPath) {
  const Files files({{"index.html", "start"}, {"assets/app.js", "code"}});
  EXPECT_EQ(files.count(), 2U);
  ASSERT_NE(files.find("index.html"), nullptr);
  EXPECT_EQ(files.find(""), files.find("index.html"));
  EXPECT_EQ(files.find("assets/app.js")->plain.bytes, "code");
  for (const char* path : {"assets", "assets/", "/index.html", "./index.html", "assets/../index.html",
                           "index.html/", "INDEX.HTML", "assets//app.js"})
    EXPECT_EQ(files.find(path), nullptr) << path;
}

TEST(Files, CompressedOnesBelongToTheFileBesideThem) {
  const Files files({{"a.js", "0123456789"},
                     {"a.js.br", "br"},
                     {"a.js.gz", "gzip"},
                     {"a.js.map", "map"},
                     {"b.css", "short"},
                     {"b.css.br", "longer than it"},
                     {"lonely.gz", "a file of its own"}});
  const File* const script = files.find("a.js");
  ASSERT_TRUE(script != nullptr && script->brotli && script->gzip);
  EXPECT_EQ(script->brotli->bytes, "br");
  EXPECT_EQ(script->gzip->bytes, "gzip");
  EXPECT_EQ(files.find("a.js.br"), nullptr) << "asked for as an encoding, not by a name";
  EXPECT_EQ(files.find("a.js.gz"), nullptr);
  EXPECT_NE(files.find("a.js.map"), nullptr);
  EXPECT_FALSE(files.find("b.css")->brotli) << "nothing is gained";
  EXPECT_EQ(files.find("b.css.br"), nullptr);
  EXPECT_EQ(files.find("lonely.gz")->type, "application/gzip");
}

TEST(Files, TagsAreThoseOfTheBytes) {
  const Files files({{"a", "same"}, {"b", "same"}, {"c", "other"}, {"c.gz", "oth"}});
  EXPECT_EQ(files.find("a")->plain.tag, files.find("b")->plain.tag);
  EXPECT_NE(files.find("a")->plain.tag, files.find("c")->plain.tag);
  EXPECT_NE(files.find("c")->plain.tag, files.find("c")->gzip->tag);
  // The first half of `printf same | sha256sum`.
  EXPECT_EQ(files.find("a")->plain.tag, "\"0967115f2813a3541eaef77de9d9d577\"");
}

TEST(Files, HaveAFingerprintInTheirName) {
  for (const char* path :
       {"assets/app-B3xY_9ka.js", "assets/deep/er/x-00000000.wasm", "assets/a-b-c-A-_1bcde.css"})
    EXPECT_TRUE(has_fingerprint(path)) << path;
  for (const char* path :
       {"index.html", "app-B3xY_9ka.js", "assets/app.js", "assets/-B3xY_9ka.js", "assets/app-B3xY9k.js",
        "assets/app_B3xY_9ka.js", "assets/game-settings.js", "assets/app-B3xY.9ka.js",
        "assets/app-B3xY%9ka.js", "other/assets/app-B3xY_9ka.js"})
    EXPECT_FALSE(has_fingerprint(path)) << path;
}

TEST(Files, HaveATypeByTheirName) {
  EXPECT_EQ(media_type("index.html"), "text/html; charset=utf-8");
  EXPECT_EQ(media_type("a.b/app-1.JS"), "text/javascript; charset=utf-8");
  EXPECT_EQ(media_type("tessera.wasm"), "application/wasm");
  EXPECT_EQ(media_type("x.webmanifest"), "application/manifest+json");
  EXPECT_EQ(media_type("icon.svg"), "image/svg+xml");
  EXPECT_EQ(media_type("font.woff2"), "font/woff2");
  EXPECT_EQ(media_type("style.css"), "text/css; charset=utf-8");
  for (const char* path : {"", "html", "a.unknown", "a.js/b", "a."})
    EXPECT_EQ(media_type(path), "application/octet-stream") << path;
}

TEST(Files, AreReadFromAFolderAndThoseBelow) {
  const TemporaryFolder folder;
  fs::create_directories(folder.path() + "/assets/deep");
  (void)folder.write("index.html", "start");
  (void)folder.write("assets/deep/a b é.js", std::string("\0\r\n\xff", 4));
  (void)folder.write("empty.txt", "");
  const auto files = Files::read(folder.path());
  ASSERT_TRUE(files);
  EXPECT_EQ(files->count(), 3U);
  EXPECT_EQ(files->find("assets/deep/a b é.js")->plain.bytes, std::string("\0\r\n\xff", 4));
  EXPECT_EQ(files->find("empty.txt")->plain.bytes, "");
  EXPECT_EQ(Files::read(folder.path() + "/")->count(), 3U);
}

TEST(Files, LinksAndHiddenNamesAreLeftOut) {
  const TemporaryFolder outside;
  (void)outside.write("secret.txt", "secret");
  const TemporaryFolder folder;
  (void)folder.write("index.html", "start");
  (void)folder.write(".env", "secret");
  fs::create_directories(folder.path() + "/.git");
  (void)folder.write(".git/config", "secret");
  fs::create_symlink(outside.path() + "/secret.txt", folder.path() + "/link.txt");
  fs::create_directory_symlink(outside.path(), folder.path() + "/linked");
  const auto files = Files::read(folder.path());
  ASSERT_TRUE(files);
  EXPECT_EQ(files->count(), 1U);
}

TEST(Files, WhatIsNoFolderOfAPageIsRefused) {
  const TemporaryFolder folder;
  const auto refusal = [](const std::string& path) {
    const auto files = Files::read(path);
    return files ? "fine" : std::string(files.error().code().name);
  };
  EXPECT_EQ(refusal(folder.path() + "/none"), "no_such_folder");
  EXPECT_EQ(refusal(folder.path()), "no_start_page");
  EXPECT_EQ(refusal(folder.write("index.html", "")), "no_such_folder") << "a file is no folder";
  EXPECT_EQ(refusal(folder.path()), "fine");
  for (int i = 0; i < 5000; ++i) (void)folder.write(std::to_string(i), "");
  EXPECT_EQ(refusal(folder.path()), "too_many_files");
}

TEST(Files, TooManyBytesAreRefused) {
  const TemporaryFolder folder;
  fs::resize_file(folder.write("index.html", ""), (256U << 20) + 1);  // a hole takes no room on the disk
  const auto files = Files::read(folder.path());
  ASSERT_FALSE(files);
  EXPECT_TRUE(files.error().is(Say::too_many_bytes));
}

}  // namespace
}  // namespace tessera::server
