#pragma once

#include <span>
#include <string_view>

#include "core/data.h"
#include "core/message.h"
#include "protocol/reader.h"

namespace tessera::wasm {

// One of the calls that a part of the door answers.
template <class Part>
struct Call {
  std::string_view name;
  Result<Data> (Part::*answer)(protocol::Reader& in);
};

// The answer of the part, when the call is one of its own.
template <class Part>
std::optional<Result<Data>> answer_of(Part& part, std::span<const Call<Part>> calls, std::string_view name,
                                      protocol::Reader& in) {
  for (const Call<Part>& call : calls)
    if (call.name == name) return (part.*call.answer)(in);
  return std::nullopt;
}

// For a request whose fields were not what they should be.
inline tl::unexpected<Message> refused(const protocol::Reader& in) {
  return tl::unexpected<Message>(*in.refusal());
}

}  // namespace tessera::wasm
