#include "cli/entropy.h"

#include <sodium.h>
#include <stdexcept>

namespace tessera::cli {

table::Secret fresh_secret() {
  if (sodium_init() < 0) throw std::runtime_error("the system gives no random numbers");
  table::Secret::Bytes bytes;
  randombytes_buf(bytes.data(), bytes.size());
  return table::Secret(bytes);
}

}  // namespace tessera::cli
