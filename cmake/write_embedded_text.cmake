# The script behind tessera_embed_text. Every byte becomes a character literal:
# no text can end the array early, and compilers limit strings, not arrays.
set(arrays "")
set(choices "")
set(number 0)
foreach(entry IN LISTS ENTRIES)
  string(REGEX MATCH "^([^=]*)=(.*)$" matched "${entry}")
  set(name "${CMAKE_MATCH_1}")
  file(READ "${CMAKE_MATCH_2}" bytes HEX)
  string(REGEX REPLACE "(................................)" "\\1\n" bytes "${bytes}")
  string(REGEX REPLACE "([0-9a-f][0-9a-f])" "'\\\\x\\1'," bytes "${bytes}")
  string(APPEND arrays "constexpr char kText${number}[] = {\n${bytes}'\\0'};\n")
  string(APPEND choices
         "  if (name == \"${name}\") return {kText${number}, sizeof kText${number} - 1};\n")
  math(EXPR number "${number} + 1")
endforeach()

file(WRITE "${OUTPUT}" "#include \"${HEADER}\"

namespace tessera {
namespace {

${arrays}
}  // namespace

std::string_view ${FUNCTION}([[maybe_unused]] std::string_view name) {
${choices}  return {};
}

}  // namespace tessera
")
