#include "server/respond.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <string>
#include <utility>

#include "base/text.h"
#include "server/accept_encoding.h"
#include "server/byte_range.h"
#include "server/entity_tag.h"
#include "server/security.h"
#include "server/target.h"

namespace tessera::server {
namespace {

// A representation as it would be sent.
struct Choice {
  std::string_view coding;
  const Representation* representation;
};

// What the client likes best, and of what it likes the same the smallest; null when it refuses all.
Choice choose(const File& file, const std::optional<std::string>& accept_encoding) {
  const Choice plain{"identity", &file.plain};
  if (!accept_encoding) return plain;
  Choice best{"", nullptr};
  int most = 0;
  const auto consider = [&](Choice choice) {
    const int likes = liking(*accept_encoding, choice.coding);
    if (likes <= most) return;
    most = likes;
    best = choice;
  };
  if (file.brotli) consider({"br", &*file.brotli});
  if (file.gzip) consider({"gzip", &*file.gzip});
  consider(plain);
  return best;
}

// What is said of a file with its bytes, and without them when the client has them already.
std::vector<Response::Field> cache_fields(const File& file, const Representation& chosen) {
  return {{"ETag", chosen.tag},
          {"Cache-Control", file.is_immutable ? "public, max-age=31536000, immutable" : "no-cache"},
          {"Vary", "Accept-Encoding"}};
}

// The part that is asked for, if that is asked of the bytes as they are now (RFC 9110, 13.1.5).
ByteRange wanted_range(const Request& request, const Representation& chosen) {
  const auto range = request.field("Range");
  if (!range || request.method != "GET") return {};
  const auto condition = request.field("If-Range");
  if (condition && *condition != chosen.tag) return {};
  return parse_range(*range, chosen.bytes.size());
}

Response send(const File& file, const Choice& choice, const ByteRange& range) {
  const std::string_view all = choice.representation->bytes;
  Response response{200, cache_fields(file, *choice.representation), all};
  if (range.kind == ByteRange::Kind::outside) {
    response = plain_response(416);
    response.fields.push_back({"Content-Range", concat("bytes */", all.size())});
    return response;
  }
  if (range.kind == ByteRange::Kind::part) {
    response.status = 206;
    response.body = all.substr(range.first, range.size);
    response.fields.push_back(
        {"Content-Range", concat("bytes ", range.first, '-', range.first + range.size - 1, '/', all.size())});
  }
  response.fields.push_back({"Content-Type", std::string(file.type)});
  response.fields.push_back({"Content-Length", concat(response.bytes().size())});
  response.fields.push_back({"Accept-Ranges", "bytes"});
  if (choice.coding != "identity")
    response.fields.push_back({"Content-Encoding", std::string(choice.coding)});
  return response;
}

// The conditions in their order of RFC 9110, 13.2.2; those about dates fall away, since no file
// here has one.
Response respond_with(const File& file, const Request& request) {
  const Choice choice = choose(file, request.field("Accept-Encoding"));
  if (choice.representation == nullptr) return plain_response(406);
  const Representation& chosen = *choice.representation;
  if (const auto tags = request.field("If-Match"); tags && !names_tag(*tags, chosen.tag, Comparison::strong))
    return plain_response(412);
  if (const auto tags = request.field("If-None-Match");
      tags && names_tag(*tags, chosen.tag, Comparison::weak))
    return {304, cache_fields(file, chosen), {}};
  return send(file, choice, wanted_range(request, chosen));
}

Response respond_to(const Files& files, const Request& request) {
  const auto path = path_of(request.target);
  if (!path) return plain_response(400);
  if (request.method != "GET" && request.method != "HEAD") {
    Response refusal = plain_response(405);
    refusal.fields.push_back({"Allow", "GET, HEAD"});
    return refusal;
  }
  if (request.has_body) return plain_response(413);
  const File* const file = files.find(*path);
  return file == nullptr ? plain_response(404) : respond_with(*file, request);
}

Response secured(Response response, std::string_view host) {
  std::ranges::move(security_fields(host), std::back_inserter(response.fields));
  return response;
}

}  // namespace

Response respond(const Files& files, const Request& request) {
  Response response = secured(respond_to(files, request), request.field("Host").value_or(""));
  if (request.method == "HEAD") response.body = std::string_view{};
  return response;
}

Response refuse_request(unsigned status) { return secured(plain_response(status), ""); }

}  // namespace tessera::server
