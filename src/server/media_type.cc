#include "server/media_type.h"

#include <algorithm>

#include "base/text.h"

namespace tessera::server {
namespace {

struct MediaType {
  std::string_view extension;
  std::string_view type;
};

constexpr MediaType kMediaTypes[] = {
    {"avif", "image/avif"},
    {"css", "text/css; charset=utf-8"},
    {"gif", "image/gif"},
    {"gz", "application/gzip"},
    {"html", "text/html; charset=utf-8"},
    {"ico", "image/x-icon"},
    {"jpg", "image/jpeg"},
    {"js", "text/javascript; charset=utf-8"},
    {"json", "application/json"},
    {"map", "application/json"},
    {"md", "text/markdown; charset=utf-8"},
    {"mjs", "text/javascript; charset=utf-8"},
    {"mp3", "audio/mpeg"},
    {"ogg", "audio/ogg"},
    {"png", "image/png"},
    {"svg", "image/svg+xml"},
    {"tessera", "text/plain; charset=utf-8"},
    {"txt", "text/plain; charset=utf-8"},
    {"wasm", "application/wasm"},
    {"wav", "audio/wav"},
    {"webmanifest", "application/manifest+json"},
    {"webp", "image/webp"},
    {"woff", "font/woff"},
    {"woff2", "font/woff2"},
    {"xml", "application/xml"},
};

}  // namespace

std::string_view media_type(std::string_view path) {
  const std::string_view name = path.substr(path.rfind('/') + 1);
  const std::size_t dot = name.rfind('.');
  const std::string extension = dot == std::string_view::npos ? "" : lower_case(name.substr(dot + 1));
  const auto* const found = std::ranges::find(kMediaTypes, extension, &MediaType::extension);
  return found == std::end(kMediaTypes) ? "application/octet-stream" : found->type;
}

}  // namespace tessera::server
