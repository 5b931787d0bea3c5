#include <cstddef>
#include <span>
#include <string>

#include "wasm/door.h"

// How a page calls the door: it writes a request where tessera_request says, calls
// tessera_call, and reads so many bytes of the answer where tessera_answer says.

extern "C" [[clang::import_module("tessera"), clang::import_name("entropy")]] void tessera_host_entropy(
    std::byte* bytes, std::size_t size);

namespace {

struct Desk {
  tessera::wasm::Door door{
      [](std::span<std::byte> bytes) { tessera_host_entropy(bytes.data(), bytes.size()); }};
  std::string request;
  std::string answer;
};

Desk& desk() {
  static Desk the_desk;
  return the_desk;
}

}  // namespace

extern "C" [[clang::export_name("tessera_request")]] char* tessera_request(std::size_t size) {
  desk().request.assign(size, ' ');
  return desk().request.data();
}

extern "C" [[clang::export_name("tessera_call")]] std::size_t tessera_call() {
  desk().answer = desk().door.call(desk().request);
  return desk().answer.size();
}

extern "C" [[clang::export_name("tessera_answer")]] const char* tessera_answer() {
  return desk().answer.data();
}
