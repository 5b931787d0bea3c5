#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "protocol/client_message.h"
#include "protocol/json.h"
#include "server/hub/hub.h"
#include "server/hub/key.h"
#include "store/memory/memory_store.h"
#include "tests/fuzz/must.h"

// Any lines as what two people and a stranger say to a server, and as calls of HTTP: all that is answered is
// JSON, and the store refuses nothing of what comes of it.

namespace tessera::fuzz {
namespace {

using namespace server::hub;
using table::Time;

class Server {
 public:
  Server() : hub_(Settings{}, [this](std::span<std::byte> bytes) { fill(bytes); }) {
    reader_ = *store_.reader();
    for (const char* name : {"Ann", "Bob"}) {
      call({}, SetName{name});
      keys_.push_back(key_hash(last_key_));
    }
    keys_.emplace_back();
    for (std::size_t i = 0; i < keys_.size(); ++i) {
      hub_.opened(ConnectionId{i + 1}, keys_[i], now_);
      work();
    }
    const auto create =
        read_call("POST", "/api/tables", {},
                  R"({"game":"21","players":2,"clock":{"kind":"move","time":5000},"public":true})");
    call(keys_[0], *create);
    table_ = last_body_.substr(10, last_body_.size() - 12);
  }

  // A digit for who it is, then what they say, with $ for the table's name; or "+" and time passes; or
  // "/": a call.
  void take(std::string_view line) {
    if (line.empty()) return;
    const char first = line.front();
    line.remove_prefix(1);
    std::string text;
    for (const char c : line) c == '$' ? text += table_ : text += c;
    now_ += Time{7};
    if (first == '+') {
      now_ += Time{static_cast<int>(text.size()) * 1'000};
      hub_.tick(now_);
    } else if (first == '/') {
      const std::size_t space = text.find(' ');
      const std::string body = space == std::string::npos ? "" : text.substr(space + 1);
      for (const char* method : {"GET", "POST"})
        if (const auto read =
                read_call(method, text.substr(0, space), {{"game", body}, {"before", body}}, body))
          call(keys_[text.size() % keys_.size()], *read);
    } else {
      hub_.message(ConnectionId{static_cast<std::uint64_t>(first) % 3 + 1}, text, now_);
    }
    work();
  }

 private:
  void fill(std::span<std::byte> bytes) {
    for (std::byte& byte : bytes) byte = static_cast<std::byte>(entropy_ = entropy_ * 31 + 7);
  }
  void call(const std::optional<store::KeyHash>& key, const Call& call) {
    hub_.call(CallId{++last_call_}, key, call, now_);
    work();
  }
  void work() {
    for (;;) {
      Effects effects;
      hub_.take_effects(effects);
      for (const Frame& frame : effects.frames)
        must(protocol::from_json(*frame.text).has_value(), "what is said is JSON", *frame.text);
      for (const CallAnswer& answer : effects.answers) {
        must(answer.is_record || protocol::from_json(answer.body).has_value(), "an answer is JSON",
             answer.body);
        last_body_ = answer.body;
        if (answer.new_key) last_key_ = *answer.new_key;
      }
      if (effects.batch) {
        const auto result = store_.commit(*effects.batch);
        must(result && result->refused.empty(), "the store takes it all");
        hub_.committed(result, now_);
      }
      for (const StoreRead& read : effects.reads)
        hub_.answered(read.id, read_from(*reader_, read.question), now_);
      for (const BotJob& job : effects.jobs) hub_.bot_answered(job.id, job.view->legal().front(), now_);
      if (!effects.batch && effects.reads.empty() && effects.jobs.empty()) return;
    }
  }

  std::uint32_t entropy_ = 1;
  store::MemoryStore store_;
  std::unique_ptr<store::Reader> reader_;
  Hub hub_;
  Time now_{1'000'000};
  std::vector<std::optional<store::KeyHash>> keys_;
  std::uint64_t last_call_ = 0;
  std::string last_key_;
  std::string last_body_;
  std::string table_;
};

}  // namespace
}  // namespace tessera::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  tessera::fuzz::Server server;
  std::string_view text(reinterpret_cast<const char*>(data), size);
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(line.size() + 1, text.size()));
    server.take(line);
  }
  return 0;
}
