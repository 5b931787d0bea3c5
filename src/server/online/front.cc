#include "server/online/front.h"

#include <chrono>
#include <iterator>
#include <memory>
#include <utility>

#include "base/text.h"
#include "protocol/json.h"
#include "server/hub/key.h"
#include "server/messages.h"
#include "server/online/cookie.h"
#include "server/online/metrics.h"
#include "server/respond.h"
#include "server/security.h"
#include "server/target.h"

namespace tessera::server {
namespace {

constexpr std::string_view kApi = "api/";
constexpr std::string_view kTables = "t/";  // links to tables, which the page reads

std::int64_t milliseconds_of_front() {
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
}

// Nobody but the caller has a use for it.
Response private_response(unsigned status, std::string_view type, std::string body, std::string_view host) {
  Response response{.status = status, .fields = {}, .body = {}};
  response.fields.push_back({"Content-Type", std::string(type)});
  response.fields.push_back({"Content-Length", concat(body.size())});
  response.fields.push_back({"Cache-Control", "no-store"});
  response.fields.push_back({"Cross-Origin-Resource-Policy", "same-origin"});
  std::ranges::move(security_fields(host), std::back_inserter(response.fields));
  response.body = std::move(body);
  return response;
}

Response refusal(unsigned status, const Message& reason, std::string_view host) {
  return private_response(status, "application/json",
                          protocol::to_json(Data(Data::Fields{{"message", to_data(reason)}})), host);
}

bool makes_person(const hub::Call& call, const std::optional<store::KeyHash>& key) {
  return std::holds_alternative<hub::SetName>(call) && !key;
}

bool comes_from_here(std::string_view guest) { return guest.starts_with("127.") || guest == "::"; }

}  // namespace

// Counts a client's sockets while they last.
class Front::CountedLive final : public Live {
 public:
  CountedLive(Front& front, std::string address, std::shared_ptr<Live> live)
      : front_(front), address_(std::move(address)), live_(std::move(live)) {}

  void opened(Channel& channel) override {
    ++front_.sockets_[address_];
    live_->opened(channel);
  }
  void heard(std::string_view text) override { live_->heard(text); }
  void closed() override {
    const auto count = front_.sockets_.find(address_);
    if (--count->second == 0) front_.sockets_.erase(count);
    live_->closed();
  }

 private:
  Front& front_;
  std::string address_;
  std::shared_ptr<Live> live_;
};

Front::Front(const Files& files, Online* online, const Settings& settings, Log& log)
    : files_(files),
      online_(online),
      log_(log),
      origins_(settings.origins),
      proxies_(settings.proxies),
      calls_(settings.calls),
      new_people_(settings.new_people),
      sockets_an_address_(settings.sockets_an_address) {}

void Front::answer(const Request& request, const Reply& reply) {
  const auto path = path_of(request.target);
  if (path && path->starts_with(kApi)) {
    answer_api(request, *path, reply);
  } else if (path && *path == "healthz") {
    reply(health());
  } else if (path && *path == "metrics") {
    reply(metrics(request));
  } else {
    reply(answer_files(request, path.value_or("")));
  }
}

Response Front::answer_files(const Request& request, std::string_view path) const {
  if (!path.starts_with(kTables)) return respond(files_, request);
  Request start = request;
  start.target = "/";
  return respond(files_, start);
}

Front::Caller Front::caller_of(const Request& request) const {
  Caller caller{.address = proxies_.client(request),
                .key = key_in_cookies(request.field("Cookie").value_or("")),
                .key_hash = {},
                .is_secure = proxies_.is_secure(request),
                .host = request.field("Host").value_or("")};
  if (caller.key) caller.key_hash = hub::key_hash(*caller.key);
  return caller;
}

void Front::answer_api(const Request& request, const std::string& path, const Reply& reply) {
  const Caller caller = caller_of(request);
  if (online_ == nullptr && path == "api/me" && request.method == "GET") {
    // Every page asks this, and a browser would complain of a refusal where nothing is wrong.
    reply(private_response(200, "application/json", R"({"online":false})", caller.host));
  } else if (online_ == nullptr) {
    reply(refusal(503, Message(Say::no_online_play), caller.host));
  } else if (!calls_.take(caller.address, milliseconds_of_front())) {
    reply(refuse_often(caller, "calls"));
  } else if (path == "api/socket") {
    reply(open_socket(request, caller));
  } else {
    answer_call(request, caller, path, reply);
  }
}

Response Front::refuse_often(const Caller& caller, std::string_view what) {
  ++refused_often_;
  log_.add(LogLevel::warning, "too_often", {{"what", what}, {"address", caller.address}});
  Response response = refusal(429, Message(Say::too_often), caller.host);
  response.fields.push_back({"Retry-After", "10"});
  return response;
}

Response Front::open_socket(const Request& request, const Caller& caller) {
  if (!origins_.allows(request.field("Origin"), caller.host)) {
    ++refused_origins_;
    return refusal(403, Message(Say::foreign_page), caller.host);
  }
  if (!request.wants_socket) return refuse_request(426);
  const auto open = sockets_.find(caller.address);
  if (open != sockets_.end() && open->second >= sockets_an_address_) return refuse_often(caller, "sockets");
  Response response{.status = 101, .fields = {}, .body = {}};
  response.live = std::make_shared<CountedLive>(*this, caller.address, online_->listener(caller.key_hash));
  return response;
}

void Front::answer_call(const Request& request, const Caller& caller, const std::string& path,
                        const Reply& reply) {
  const auto query = query_of(request.target);
  if (!query) {
    reply(refusal(400, Message(Say::bad_target), caller.host));
    return;
  }
  if (request.has_body && request.body.empty()) {
    reply(refuse_request(413));
    return;
  }
  const auto call = hub::read_call(request.method, concat('/', path), *query, request.body);
  if (!call) {
    reply(refusal(static_cast<unsigned>(call.error().status), call.error().reason, caller.host));
    return;
  }
  if (hub::changes_something(*call) && !origins_.allows(request.field("Origin"), caller.host)) {
    ++refused_origins_;
    reply(refusal(403, Message(Say::foreign_page), caller.host));
    return;
  }
  if (makes_person(*call, caller.key_hash) && !new_people_.take(caller.address, milliseconds_of_front())) {
    reply(refuse_often(caller, "people"));
    return;
  }
  online_->call(caller.key_hash, *call,
                [reply, host = caller.host, is_secure = caller.is_secure](hub::CallAnswer answer) {
                  Response response =
                      private_response(static_cast<unsigned>(answer.status),
                                       answer.is_record ? "text/plain; charset=utf-8" : "application/json",
                                       std::move(answer.body), host);
                  if (answer.new_key)
                    response.fields.push_back({"Set-Cookie", keep_key(*answer.new_key, is_secure)});
                  else if (answer.forget_key)
                    response.fields.push_back({"Set-Cookie", forget_key(is_secure)});
                  reply(std::move(response));
                });
}

Response Front::health() const {
  const bool is_well = online_ == nullptr || !online_->figures().in_trouble;
  return private_response(is_well ? 200 : 503, "application/json",
                          is_well ? R"({"status":"ok"})" : R"({"status":"trouble"})", "");
}

// For whoever looks after this machine: not for the clients of a proxy.
Response Front::metrics(const Request& request) const {
  if (online_ == nullptr || !comes_from_here(request.guest) || request.field("X-Forwarded-For"))
    return refuse_request(404);
  return private_response(
      200, "text/plain; version=0.0.4; charset=utf-8",
      exposition(online_->figures(), online_->commits(),
                 {online_->waiting_bots(), refused_often_, refused_origins_, log_.left_out()}),
      "");
}

}  // namespace tessera::server
