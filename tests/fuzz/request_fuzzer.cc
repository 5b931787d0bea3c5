#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/text.h"
#include "server/files.h"
#include "server/head.h"
#include "server/respond.h"
#include "tests/fuzz/must.h"

// Any bytes as what a connection brings: requests are found one after the other, read and
// answered, and no answer holds what is not in the files.

namespace tessera::fuzz {
namespace {

using server::File;
using server::Files;
using server::Request;
using server::Response;

constexpr const char* kPaths[] = {"index.html", "a.txt", "assets/app-B3xY_9ka.js", "empty.txt"};

const Files& page() {
  static const Files kPage({{"index.html", "<p>The start page.</p>"},
                            {"index.html.br", "brotli"},
                            {"index.html.gz", "gzip, longer"},
                            {"a.txt", "0123456789"},
                            {"assets/app-B3xY_9ka.js", "code code code"},
                            {"assets/app-B3xY_9ka.js.gz", "gz"},
                            {"empty.txt", ""}});
  return kPage;
}

bool is_part_of(std::string_view part, const server::Representation& whole) {
  return std::less_equal<>{}(whole.bytes.data(), part.data()) &&
         std::less_equal<>{}(part.data() + part.size(), whole.bytes.data() + whole.bytes.size());
}

bool is_from_the_files(std::string_view part) {
  return std::ranges::any_of(kPaths, [&](const char* path) {
    const File& file = *page().find(path);
    return is_part_of(part, file.plain) || (file.gzip && is_part_of(part, *file.gzip)) ||
           (file.brotli && is_part_of(part, *file.brotli));
  });
}

bool is_status_line(std::string_view text, unsigned status) {
  return text == concat(status, ' ', server::reason_of(status), '\n');
}

void check(const Response& response, bool to_head) {
  must(!server::reason_of(response.status).empty(), "the status is one of ours", concat(response.status));
  for (const Response::Field& field : response.fields) {
    must(is_plain_text(field.value), "a field can't begin another", field.value);
    must(std::ranges::count(response.fields, field.name, &Response::Field::name) == 1,
         "each stands there once", field.name);
  }
  for (const char* name : {"Content-Security-Policy", "X-Content-Type-Options", "Cache-Control"})
    must(!response.field(name).empty(), "every answer has it", name);
  const std::string_view body = response.bytes();
  if (response.status == 304 || to_head) {
    must(body.empty(), "it has no body", body);
    return;
  }
  must(response.field("Content-Length") == concat(body.size()), "the length is said", body);
  const bool is_file = response.status == 200 || response.status == 206;
  must(is_file ? is_from_the_files(body) : is_status_line(body, response.status),
       "nothing but files and statuses is sent", body);
}

// As a session does it.
void converse(std::string_view bytes) {
  const server::Limits limits{.head_bytes = 1024, .target_bytes = 256};
  for (;;) {
    const server::HeadSize size = server::find_head(bytes, limits);
    if (!size) check(server::refuse_request(size.error()), false);
    if (!size || !*size) return;
    must(**size > 0 && **size <= std::min(bytes.size(), limits.head_bytes), "a head is within its bytes");
    const auto head = server::parse_head(bytes.substr(0, **size), limits);
    bytes.remove_prefix(**size);
    if (!head) {
      check(server::refuse_request(head.error()), false);
      return;
    }
    const Request request = server::to_request(*head);
    check(server::respond(page(), request), request.method == "HEAD");
    if (request.has_body || !request.keep_alive) return;
  }
}

}  // namespace
}  // namespace tessera::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  tessera::fuzz::converse({reinterpret_cast<const char*>(data), size});
  return 0;
}
