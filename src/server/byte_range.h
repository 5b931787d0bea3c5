#pragma once

#include <cstddef>
#include <string_view>

namespace tessera::server {

// Which part of so many bytes the value of a field Range asks for (RFC 9110, 14.2).
struct ByteRange {
  enum class Kind {
    all,     // it asks for several parts, or can't be read: such a field is ignored
    part,    // size > 0 bytes from first on
    outside  // none of the bytes
  };
  Kind kind = Kind::all;
  std::size_t first = 0;
  std::size_t size = 0;

  friend bool operator==(const ByteRange&, const ByteRange&) = default;
};

ByteRange parse_range(std::string_view range, std::size_t bytes);

}  // namespace tessera::server
