#include "tests/table/allocated.h"

#include <atomic>
#include <cstdlib>
#include <malloc.h>
#include <new>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define TESSERA_SANITIZED_HEAP
#endif
#endif

// Sanitizers have allocation functions of their own, which count.
#ifdef TESSERA_SANITIZED_HEAP
#include <sanitizer/allocator_interface.h>

namespace tessera::testing {

long allocated_bytes() { return static_cast<long>(__sanitizer_get_current_allocated_bytes()); }

}  // namespace tessera::testing

#else

namespace {
std::atomic<long> live{0};
}

// Not to be inlined: compilers then complain about memory from new that goes to free().
[[gnu::noinline]] void* operator new(std::size_t size) {
  void* const memory = std::malloc(size);
  if (memory == nullptr) std::abort();
  live += static_cast<long>(malloc_usable_size(memory));
  return memory;
}
[[gnu::noinline]] void operator delete(void* memory) noexcept {
  if (memory != nullptr) live -= static_cast<long>(malloc_usable_size(memory));
  std::free(memory);
}
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept { operator delete(memory); }

namespace tessera::testing {

long allocated_bytes() { return live; }

}  // namespace tessera::testing
#endif
