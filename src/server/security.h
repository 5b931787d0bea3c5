#pragma once

#include <string_view>
#include <vector>

#include "server/response.h"

namespace tessera::server {

// The fields that every response has, whatever it is: what browsers may do with it. The host is
// the value of the request's field Host, empty where there is none.
std::vector<Response::Field> security_fields(std::string_view host);

}  // namespace tessera::server
