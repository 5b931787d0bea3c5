#include "server/head.h"

#include <boost/asio/buffer.hpp>
#include <boost/beast/core/error.hpp>
#include <boost/beast/http/error.hpp>
#include <boost/beast/http/field.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/rfc7230.hpp>
#include <boost/beast/http/verb.hpp>

namespace tessera::server {
namespace {

namespace http = boost::beast::http;

constexpr unsigned kHttp11 = 11;

std::string_view view(boost::beast::string_view text) { return {text.data(), text.size()}; }

bool is_token_character(char c) {
  return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') ||
         std::string_view("!#$%&'*+-.^_`|~").find(c) != std::string_view::npos;
}

// HTTP/1.1 asks for exactly one host, so that no two servers read a request differently.
bool names_its_host(const Head& head) {
  const auto hosts = head.count(http::field::host);
  return hosts == 1 || (hosts == 0 && head.version() < kHttp11);
}

}  // namespace

HeadSize find_head(std::string_view bytes, const Limits& limits) {
  // Some other protocol, such as TLS, would only be seen by its silence otherwise.
  if (!bytes.empty() && !is_token_character(bytes.front())) return tl::unexpected(400U);
  const std::string_view allowed = bytes.substr(0, limits.head_bytes);
  std::size_t begin = 0;
  for (std::size_t end = allowed.find('\n'); end != std::string_view::npos; end = allowed.find('\n', begin)) {
    if (end == 0 || allowed[end - 1] != '\r') return tl::unexpected(400U);
    if (end == begin + 1) return end + 1;
    begin = end + 1;
  }
  if (bytes.size() >= limits.head_bytes) return tl::unexpected(431U);
  return std::nullopt;
}

tl::expected<Head, unsigned> parse_head(std::string_view bytes, const Limits& limits) {
  http::request_parser<http::empty_body> parser;
  parser.body_limit(boost::none);  // whether there may be one is for others to say
  boost::beast::error_code error;
  parser.put(boost::asio::buffer(bytes.data(), bytes.size()), error);
  if (error == http::error::bad_version) return tl::unexpected(505U);
  if (error || !parser.is_header_done()) return tl::unexpected(400U);
  Head head = parser.release();
  if (head.target().size() > limits.target_bytes) return tl::unexpected(414U);
  if (!names_its_host(head)) return tl::unexpected(400U);
  return head;
}

Request to_request(const Head& head) {
  Request request{.method = view(head.method_string()), .target = view(head.target()), .fields = {}};
  for (const auto& field : head) request.fields.push_back({view(field.name_string()), view(field.value())});
  const auto length = head.find(http::field::content_length);
  request.has_body = head.count(http::field::transfer_encoding) > 0 ||
                     (length != head.end() && view(length->value()) != "0");
  // Whatever is asked of HTTP/1.0, it is told but one thing a connection.
  request.keep_alive = head.version() >= kHttp11 && head.keep_alive();
  return request;
}

}  // namespace tessera::server
