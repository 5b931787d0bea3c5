#pragma once

#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <utility>

namespace tessera {

// Why something was refused. `code` is stable and made for programs (a page
// translates it); `reason` is a sentence for the person in front of it.
struct Refusal {
  std::string_view code;
  std::string reason;
};

template <class T>
using Result = tl::expected<T, Refusal>;

inline tl::unexpected<Refusal> refuse(std::string_view code, std::string reason) {
  return tl::unexpected<Refusal>(Refusal{code, std::move(reason)});
}

}  // namespace tessera
