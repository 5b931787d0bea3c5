#pragma once

#include <string>
#include <vector>

#include "server/address.h"

namespace tessera::cli {

// Where others in the same house find a server: "http://192.168.1.20:8101". Those of IPv4 first; none
// for a server that only this machine reaches.
std::vector<std::string> urls_for_friends(const server::Address& address);

}  // namespace tessera::cli
