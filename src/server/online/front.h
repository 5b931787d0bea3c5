#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/files.h"
#include "server/handler.h"
#include "server/hub/call.h"
#include "server/online/address_rates.h"
#include "server/online/client_address.h"
#include "server/online/log.h"
#include "server/online/online.h"
#include "server/online/origins.h"
#include "store/people.h"

namespace tessera::server {

// What a server answers: the page's files, and below /api/ what people ask of
// online play. It knows who asks, by a cookie, and whether they may: from which
// page, and how often.
class Front {
 public:
  struct Settings {
    std::vector<std::string> origins;  // besides our own addresses
    std::vector<std::string> proxies;  // addresses that are believed
    Bucket::Rate calls{600, 120};      // of one address
    Bucket::Rate new_people{20, 30};
    int sockets_an_address = 256;
  };

  // All of them must outlive it. Without online play there are only the files.
  Front(const Files& files, Online* online, const Settings& settings, Log& log);

  void answer(const Request& request, const Reply& reply);

 private:
  class CountedLive;
  struct Caller {
    std::string address;
    std::optional<std::string> key;
    std::optional<store::KeyHash> key_hash;
    bool is_secure;
    std::string host;
  };

  [[nodiscard]] Caller caller_of(const Request& request) const;
  void answer_api(const Request& request, const std::string& path, const Reply& reply);
  void answer_call(const Request& request, const Caller& caller, const std::string& path, const Reply& reply);
  Response open_socket(const Request& request, const Caller& caller);
  [[nodiscard]] Response answer_files(const Request& request, std::string_view path) const;
  [[nodiscard]] Response health() const;
  [[nodiscard]] Response metrics(const Request& request) const;
  Response refuse_often(const Caller& caller, std::string_view what);

  const Files& files_;
  Online* online_;
  Log& log_;
  Origins origins_;
  Proxies proxies_;
  AddressRates calls_;
  AddressRates new_people_;
  int sockets_an_address_;
  std::map<std::string, int, std::less<>> sockets_;
  std::uint64_t refused_often_ = 0;
  std::uint64_t refused_origins_ = 0;
};

}  // namespace tessera::server
