#include "server/response.h"

#include <algorithm>
#include <utility>

#include "base/text.h"

namespace tessera::server {

std::string_view Response::bytes() const {
  return std::visit([](const auto& text) { return std::string_view(text); }, body);
}

std::string_view Response::field(std::string_view name) const {
  const auto found = std::ranges::find(fields, name, &Field::name);
  return found == fields.end() ? std::string_view{} : std::string_view(found->value);
}

std::string_view reason_of(unsigned status) {
  switch (status) {
    case 101:
      return "Switching Protocols";
    case 200:
      return "OK";
    case 201:
      return "Created";
    case 204:
      return "No Content";
    case 206:
      return "Partial Content";
    case 304:
      return "Not Modified";
    case 400:
      return "Bad Request";
    case 401:
      return "Unauthorized";
    case 403:
      return "Forbidden";
    case 404:
      return "Not Found";
    case 405:
      return "Method Not Allowed";
    case 406:
      return "Not Acceptable";
    case 409:
      return "Conflict";
    case 411:
      return "Length Required";
    case 412:
      return "Precondition Failed";
    case 413:
      return "Content Too Large";
    case 414:
      return "URI Too Long";
    case 416:
      return "Range Not Satisfiable";
    case 426:
      return "Upgrade Required";
    case 429:
      return "Too Many Requests";
    case 431:
      return "Request Header Fields Too Large";
    case 500:
      return "Internal Server Error";
    case 503:
      return "Service Unavailable";
    case 505:
      return "HTTP Version Not Supported";
    default:
      return "";
  }
}

Response plain_response(unsigned status) {
  std::string text = concat(status, ' ', reason_of(status), '\n');
  Response response{status, {{"Content-Type", "text/plain; charset=utf-8"}}, {}};
  response.fields.push_back({"Content-Length", concat(text.size())});
  response.fields.push_back({"Cache-Control", "no-cache"});
  response.body = std::move(text);
  return response;
}

}  // namespace tessera::server
