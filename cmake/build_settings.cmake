# How everything is compiled and linked, whatever it is. Presets set these.
set(TESSERA_SANITIZE "" CACHE STRING "Sanitizers for -fsanitize, e.g. address,undefined")
option(TESSERA_COVERAGE "Count which lines of the rules run (clang only)" OFF)
option(TESSERA_PRECOMPILE "Compile the standard headers once; off shows missing includes" ON)
option(TESSERA_FUZZ "Build the libFuzzer targets (clang only)" OFF)

add_library(tessera_warnings INTERFACE)
target_compile_options(tessera_warnings INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Werror)

find_program(CCACHE_PROGRAM ccache)
if(CCACHE_PROGRAM AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  # What ccache asks for to work with precompiled headers.
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros
                                  ${CCACHE_PROGRAM})
endif()

# Multiply and add in two steps on every processor, so that search adds up the same everywhere.
add_compile_options(-ffp-contract=off)

if(TESSERA_PRECOMPILE AND CCACHE_PROGRAM)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    add_compile_options(-fpch-preprocess)
  else()
    add_compile_options("SHELL:-Xclang -fno-pch-timestamp")
  endif()
endif()

find_program(MOLD_PROGRAM mold)
if(MOLD_PROGRAM AND NOT CMAKE_CROSSCOMPILING)
  add_link_options(-fuse-ld=mold)
endif()

if(CMAKE_BUILD_TYPE STREQUAL "Debug")
  add_compile_definitions(_GLIBCXX_ASSERTIONS)
endif()
if(TESSERA_SANITIZE)
  add_compile_options(-fsanitize=${TESSERA_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${TESSERA_SANITIZE})
endif()
if(TESSERA_COVERAGE)
  # Only the functions of the rules are counted, wherever they are compiled.
  set(counted ${CMAKE_SOURCE_DIR}/cmake/counted_sources.txt)
  set(counts ${CMAKE_BINARY_DIR}/profiles/others.%m.profraw)  # unless the environment says otherwise
  add_compile_options(-fprofile-instr-generate=${counts} -fcoverage-mapping -fprofile-list=${counted})
  add_link_options(-fprofile-instr-generate=${counts})
endif()
if(TESSERA_FUZZ)
  add_link_options(-fsanitize=fuzzer-no-link)
endif()
