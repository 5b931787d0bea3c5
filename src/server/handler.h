#pragma once

#include <functional>

#include "server/request.h"
#include "server/response.h"

namespace tessera::server {

// What answers requests.
using Handler = std::function<Response(const Request&)>;

}  // namespace tessera::server
