# NONET_FAST_BUILD: the compiler reads the headers that most files include once, and compiles several source files of a folder
# together.  A folder's private names are therefore unique.  ./try, ./test, ./near and tools/web.sh use it; the builds of
# tools/weekly do not, so they find a file that lacks an include.

set(nonet_precompiled <algorithm> <array> <bit> <cstdint> <cstring> <expected> <functional> <limits> <map> <memory> <optional>
                      <set> <span> <string> <string_view> <utility> <vector>)

# Source files compiled together: more are faster in all, and slower after a change to one of them.
set(NONET_FILES_TOGETHER 8 CACHE STRING "Source files that a fast build compiles together")

# nonet_fast_build(TARGET HEADER...): with these headers besides, which every source file of the target may see.
function(nonet_fast_build target)
  if(NOT NONET_FAST_BUILD)
    return()
  endif()
  target_precompile_headers(${target} PRIVATE ${nonet_precompiled} ${ARGN})
  nonet_fast_options(${target})
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
endfunction()

# What files with precompiled headers are compiled with.
function(nonet_fast_options target)
  # This warning makes sense only where a file is compiled alone.
  target_compile_options(${target} PRIVATE $<$<COMPILE_LANG_AND_ID:CXX,GNU>:-Wno-subobject-linkage>)
  # With precompiled headers, g++ 12 reports what inlined code of the standard library might do. The builds of tools/weekly
  # have these warnings.
  target_compile_options(${target} PRIVATE $<$<COMPILE_LANG_AND_ID:CXX,GNU>:${nonet_late_warnings}>)
  # What ccache needs to keep files that use such headers.
  if(CMAKE_CXX_COMPILER_LAUNCHER MATCHES ccache)
    target_compile_options(${target} PRIVATE $<$<COMPILE_LANG_AND_ID:CXX,GNU>:-fpch-preprocess>
                                             "$<$<COMPILE_LANG_AND_ID:CXX,Clang>:SHELL:-Xclang -fno-pch-timestamp>")
  endif()
endfunction()
set(nonet_late_warnings -Wno-array-bounds -Wno-maybe-uninitialized -Wno-stringop-overflow -Wno-stringop-overread)

# nonet_compile_together(FOLDER FILE...): files whose private names differ.  Those of other boards have twins of the same names.
function(nonet_compile_together folder)
  string(REPLACE "/" "_" group ${folder})
  set(boards ${ARGN})
  list(FILTER boards INCLUDE REGEX "/(board|boards|wide)[^/]*$|_(board|boards|wide)\\.cpp$")
  set(others ${ARGN})
  if(boards)
    list(REMOVE_ITEM others ${boards})
  endif()
  nonet_compile_all_together(${group}_boards ${boards})
  nonet_compile_all_together(${group}_others ${others})
endfunction()

# nonet_compile_all_together(NAME FILE...): files all of whose private names differ.
function(nonet_compile_all_together name)
  set(at 0)
  foreach(file IN LISTS ARGN)
    math(EXPR number "${at} / ${NONET_FILES_TOGETHER}")
    math(EXPR at "${at} + 1")
    set_source_files_properties(${file} PROPERTIES UNITY_GROUP ${name}_${number})
  endforeach()
endfunction()
