#include <fstream>
#include <gtest/gtest.h>
#include <map>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "base/text.h"
#include "protocol/client_message.h"
#include "protocol/json.h"
#include "store/messages.h"
#include "tests/hub/world.h"

// Plays what docs/protocol.md shows, line by line, and compares.

namespace tessera::server::hub::testing {
namespace {

constexpr std::string_view kSends = " → ";
constexpr std::string_view kHears = " ← ";
constexpr std::string_view kAnything = "…";

std::vector<std::string> example_lines() {
  std::ifstream file(std::string(TESSERA_SOURCE_DIR) + "/docs/protocol.md");
  std::vector<std::string> lines;
  bool within = false;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with("```")) {
      within = line == "```play";
      if (!within) lines.emplace_back("(end)");
    } else if (within) {
      lines.push_back(line);
    }
  }
  return lines;
}

// "…" stands for anything.
bool fits(std::string_view text, std::string_view pattern) {
  const std::size_t gap = pattern.find(kAnything);
  if (gap == std::string_view::npos) return text == pattern;
  if (!text.starts_with(pattern.substr(0, gap))) return false;
  const std::string_view rest = pattern.substr(gap + kAnything.size());
  for (std::size_t i = gap; i <= text.size(); ++i)
    if (fits(text.substr(i), rest)) return true;
  return false;
}

class Player {
 public:
  void run(const std::string& line) {
    if (line.starts_with('(')) return direct(line);
    const std::size_t sends = line.find(kSends);
    const std::size_t hears = line.find(kHears);
    ASSERT_TRUE(sends != std::string::npos || hears != std::string::npos) << line;
    const bool is_sent = sends != std::string::npos && sends < hears;
    const std::string name = line.substr(0, is_sent ? sends : hears);
    const std::string rest = filled(line.substr((is_sent ? sends : hears) + kSends.size()));
    if (!is_sent) return expect(name, rest, line);
    rest.starts_with('{') ? say(name, rest) : ask(name, rest);
  }

  std::set<std::string> asked;  // what the examples show
  std::set<std::string> said;
  std::set<std::string> paths;

 private:
  void direct(const std::string& line) {
    if (line == "(end)") {
      for (auto& [name, guest] : guests_) world_.heard(guest);
      inboxes_.clear();
    } else if (line == "(the store is away)") {
      world_.store.set_trouble(Message(store::Say::disk_full));
    } else if (line == "(the store is back)") {
      world_.store.set_trouble({});
      world_.pass(Time{20'000});
    } else if (line == "(the server goes away)") {
      world_.hub->drain(world_.now);
      world_.pump();
    } else if (line == "(two seconds later)") {
      world_.pass(Time{2'000});
    } else if (const std::size_t at = line.find(" connects)"); at != std::string::npos) {
      Guest& guest = guests_[line.substr(1, at - 1)];
      const std::string key = guest.key_text;
      guest = world_.connect(key.empty() ? std::nullopt : key_hash(key));
      guest.key_text = key;
    } else {
      FAIL() << line;
    }
  }

  void say(const std::string& name, const std::string& text) {
    const Data message = parsed(text);
    asked.insert(text_of(message["do"]));
    if (text_of(message["do"]) == "command") asked.insert(text_of(message["command"]["kind"]));
    world_.say(guests_[name], text);
  }

  void ask(const std::string& name, const std::string& text) {
    const auto words = split_words(text);
    ASSERT_GE(words.size(), 2U);
    const std::string_view target = words[1];
    const std::size_t body = text.find(" {");
    QueryPairs query;
    const std::size_t mark = target.find('?');
    if (mark != std::string_view::npos) {
      std::istringstream pairs{std::string(target.substr(mark + 1))};
      for (std::string pair; std::getline(pairs, pair, '&');)
        query.emplace_back(pair.substr(0, pair.find('=')), pair.substr(pair.find('=') + 1));
    }
    Guest& guest = guests_[name];
    guest.key = guest.key_text.empty() ? std::nullopt : key_hash(guest.key_text);
    answer_ = world_.call(guest, words[0], target.substr(0, mark),
                          body == std::string::npos ? "" : text.substr(body + 1), query);
    paths.insert(concat(words[0], ' ', target.substr(0, mark)));
    if (answer_->new_key) guest.key_text = *answer_->new_key;
    if (const std::string table = text_of(parsed_body()["table"]); !table.empty() && answer_->status == 201)
      names_.emplace(names_.contains("{T}") ? "{Q}" : "{T}", table);
    if (const std::string link = text_of(parsed_body()["link"]); !link.empty()) names_.emplace("{L}", link);
  }

  void expect(const std::string& name, const std::string& wanted, const std::string& line) {
    if (answer_) {
      const std::string got = concat(answer_->status, ' ', answer_->body.substr(0, answer_->body.find('\n')));
      EXPECT_TRUE(fits(got, filled(wanted))) << line << "\n" << name << kHears << emptied(got);
      answer_.reset();
      return;
    }
    std::vector<std::string>& inbox = inboxes_[name];
    for (std::string& text : world_.heard_texts(guests_[name])) inbox.push_back(std::move(text));
    ASSERT_FALSE(inbox.empty()) << line;
    const std::string got = inbox.front();
    inbox.erase(inbox.begin());
    const Data frame = parsed(got);
    for (const auto& [field, value] : std::get<Data::Fields>(frame.value())) said.insert(field);
    if (!is_null(frame["next"])) names_.emplace("{N}", text_of(frame["next"]));
    EXPECT_TRUE(fits(got, filled(wanted))) << line << "\n" << name << kHears << emptied(got);
  }

  [[nodiscard]] Data parsed_body() const { return answer_->is_record ? Data() : parsed(answer_->body); }

  std::string filled(std::string text) const {
    for (const auto& [name, value] : names_)
      for (std::size_t at = text.find(name); at != std::string::npos; at = text.find(name))
        text.replace(at, name.size(), value);
    return text;
  }
  std::string emptied(std::string text) const {
    for (const auto& [name, value] : names_)
      for (std::size_t at = text.find(value); at != std::string::npos; at = text.find(value))
        text.replace(at, value.size(), name);
    return text;
  }

  World world_{14};
  std::map<std::string, Guest> guests_;
  std::map<std::string, std::vector<std::string>> inboxes_;
  std::map<std::string, std::string> names_;
  std::optional<CallAnswer> answer_;
};

TEST(ProtocolDocument, IsTrueLineByLine) {
  Player player;
  for (const std::string& line : example_lines()) ASSERT_NO_FATAL_FAILURE(player.run(line));
  for (const char* what : {"watch", "unwatch", "command", "say", "react", "mute", "ping", "sit", "start",
                           "act", "undo", "resign", "offer_rematch", "accept_rematch"})
    EXPECT_TRUE(player.asked.contains(what)) << what;
  for (const char* what : {"hello", "done", "refused", "table", "events", "now", "public", "chat", "here",
                           "next", "trouble", "closing"})
    EXPECT_TRUE(player.said.contains(what)) << what;
  for (const char* path :
       {"GET /api/me", "POST /api/me", "DELETE /api/me", "POST /api/me/link", "POST /api/me/claim",
        "GET /api/tables", "POST /api/tables", "POST /api/match", "GET /api/games", "GET /api/leaders"})
    EXPECT_TRUE(player.paths.contains(path)) << path;
}

TEST(ProtocolDocument, NamesEveryReactionAndKindOfMessage) {
  std::ifstream file(std::string(TESSERA_SOURCE_DIR) + "/docs/protocol.md");
  std::stringstream text;
  text << file.rdbuf();
  for (const std::string_view reaction : protocol::kReactions)
    EXPECT_NE(text.str().find(concat('`', reaction, '`')), std::string::npos) << reaction;
}

}  // namespace
}  // namespace tessera::server::hub::testing
