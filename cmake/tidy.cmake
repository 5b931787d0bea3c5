# tessera_tidy(SOURCE...): the target `tidy` runs clang-tidy on each of them that
# changed since it last passed; a change in any header counts as a change in all.
function(tessera_tidy)
  find_program(CLANG_TIDY_PROGRAM clang-tidy-16)
  if(NOT CLANG_TIDY_PROGRAM OR NOT CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    return()
  endif()
  file(GLOB_RECURSE headers CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/src/*.h)
  set(stamps "")
  foreach(source IN LISTS ARGN)
    file(RELATIVE_PATH name ${CMAKE_SOURCE_DIR} ${source})
    set(stamp ${CMAKE_BINARY_DIR}/tidy/${name}.passed)
    cmake_path(GET stamp PARENT_PATH folder)
    file(MAKE_DIRECTORY ${folder})
    add_custom_command(
      OUTPUT ${stamp}
      COMMAND ${CLANG_TIDY_PROGRAM} --quiet -p ${CMAKE_BINARY_DIR} ${source}
      COMMAND ${CMAKE_COMMAND} -E touch ${stamp}
      DEPENDS ${source} ${headers} ${CMAKE_SOURCE_DIR}/.clang-tidy
      COMMENT "clang-tidy ${name}"
      VERBATIM)
    list(APPEND stamps ${stamp})
  endforeach()
  add_custom_target(tidy DEPENDS ${stamps})
endfunction()
