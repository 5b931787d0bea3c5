# tessera_embed_text(TARGET HEADER FUNCTION NAME=FILE...)
#
# Adds to TARGET a source that defines
#   namespace tessera { std::string_view FUNCTION(std::string_view name); }
# as HEADER declares it: the bytes of FILE for its NAME, and nothing for any other
# name. Written anew whenever one of the files changes.
function(tessera_embed_text target header function)
  set(output ${CMAKE_CURRENT_BINARY_DIR}/${function}.cc)
  set(files ${ARGN})
  list(TRANSFORM files REPLACE "^[^=]*=" "")
  add_custom_command(
    OUTPUT ${output}
    COMMAND ${CMAKE_COMMAND} -D OUTPUT=${output} -D HEADER=${header} -D FUNCTION=${function}
            -D "ENTRIES=${ARGN}" -P ${CMAKE_SOURCE_DIR}/cmake/write_embedded_text.cmake
    DEPENDS ${files} ${CMAKE_SOURCE_DIR}/cmake/write_embedded_text.cmake
    COMMENT "Embedding ${function}"
    VERBATIM)
  target_sources(${target} PRIVATE ${output})
endfunction()
