#include "tests/search/allocations.h"

#include <atomic>
#include <cstdlib>
#include <new>

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define TESSERA_ADDRESS_SANITIZER
#endif
#endif

namespace {
std::atomic<long> count{0};
std::atomic<long> bytes{0};

void add(std::size_t size) {
  ++count;
  bytes += static_cast<long>(size);
}
}  // namespace

// The address sanitizer has allocation functions of its own, and tells of their calls.
#ifdef TESSERA_ADDRESS_SANITIZER
#include <sanitizer/allocator_interface.h>

namespace {
void count_it(const volatile void* /*memory*/, std::size_t size) { add(size); }
void forget_it(const volatile void* /*memory*/) {}
const int kHooks = __sanitizer_install_malloc_and_free_hooks(count_it, forget_it);
}  // namespace

#else
// Not to be inlined: compilers then complain about memory from new that goes to free().
[[gnu::noinline]] void* operator new(std::size_t size) {
  add(size);
  if (void* memory = std::malloc(size)) return memory;
  std::abort();
}
[[gnu::noinline]] void operator delete(void* memory) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
#endif

namespace tessera::testing {

long allocations() { return count; }
long allocated_bytes() { return bytes; }

}  // namespace tessera::testing
