# WebAssembly from Debian's clang 16, without a JavaScript runtime.
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_CXX_COMPILER clang++-16)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
set(CMAKE_SYSROOT /usr)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)

# tl::expected and Boost are used as headers only and lie among the host's headers, which
# must stay out of sight: their folders are shown alone.
set(tessera_wasm_headers ${CMAKE_BINARY_DIR}/headers)
file(MAKE_DIRECTORY ${tessera_wasm_headers})
foreach(library IN ITEMS tl boost)
  file(CREATE_LINK /usr/include/${library} ${tessera_wasm_headers}/${library} SYMBOLIC)
endforeach()

# Optimisation is asked of the compiler alone: given -O, clang's linking step runs
# wasm-opt wherever there is one, and an older one rejects the module.
set(CMAKE_CXX_FLAGS_RELEASE "-DNDEBUG" CACHE STRING "")
add_compile_options(-O3 -fno-exceptions -fno-rtti -nostdinc++)
include_directories(SYSTEM /usr/lib/llvm-16/include/wasm32-wasi/c++/v1 ${tessera_wasm_headers})
# Lists of moves lie on the stack, and the 64 KiB it has by default are too few for a search.
add_link_options(-mexec-model=reactor -Wl,--strip-all -Wl,-z,stack-size=1048576)
