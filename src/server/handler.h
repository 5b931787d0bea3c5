#pragma once

#include <functional>
#include <utility>

#include "server/request.h"
#include "server/response.h"

namespace tessera::server {

// Takes the answer to one request: once, at any time, on the server's thread.
using Reply = std::function<void(Response)>;

// What answers requests, at once or later. The request is there until it is answered.
using Handler = std::function<void(const Request&, Reply)>;

// A handler that knows its answers at once.
template <class Function>
Handler at_once(Function answer) {
  return [answer = std::move(answer)](const Request& request, const Reply& reply) { reply(answer(request)); };
}

}  // namespace tessera::server
