#pragma once

#include <string_view>

namespace tessera::server {

// How much a client likes a content coding ("gzip", "br", "identity"), in thousandths: 0 refuses
// it, 1000 is best. From the value of its field Accept-Encoding (RFC 9110, 12.5.3); items that
// can't be read count for nothing. A coding that is not named is refused, but for identity, which
// everybody understands: it is taken where there is nothing better.
int liking(std::string_view accept_encoding, std::string_view coding);

}  // namespace tessera::server
