#pragma once

#include "server/files.h"
#include "server/request.h"
#include "server/response.h"

namespace tessera::server {

// The answer to any request for files. Its body is a view of the files' bytes.
Response respond(const Files& files, const Request& request);

// The answer to what is no request that could be asked further: a status, and its name as text.
Response refuse_request(unsigned status);

}  // namespace tessera::server
