#pragma once

#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/message.hpp>
#include <cstddef>
#include <optional>
#include <string_view>
#include <tl/expected.hpp>

#include "server/limits.h"
#include "server/request.h"

// How requests begin on a connection: finding where the head of one ends, and reading it.

namespace tessera::server {

// The size of a head, its empty line included; nothing while there is no whole one; or the status
// that refuses it.
using HeadSize = tl::expected<std::optional<std::size_t>, unsigned>;

// What can't become a head any more is refused at once.
HeadSize find_head(std::string_view bytes, const Limits& limits);

using Head = boost::beast::http::request<boost::beast::http::empty_body>;

// A whole head; refused with a status.
tl::expected<Head, unsigned> parse_head(std::string_view bytes, const Limits& limits);

// Views into the head.
Request to_request(const Head& head);

}  // namespace tessera::server
