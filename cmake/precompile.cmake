# NONET_PRECOMPILE: what most files of a target include is read once, not by each of them.  ./try, ./test and tools/web.sh ask
# for it.  Files go on including what they need: who builds nonet has no such headers, and neither have the presets of
# tools/weekly.  Headers of our own are few here: a file may have a name of its own that another header has too.

set(nonet_precompiled <algorithm> <array> <bit> <cstdint> <cstring> <expected> <functional> <limits> <map> <memory> <optional>
                      <set> <span> <string> <string_view> <utility> <vector>)

# nonet_precompile(TARGET MORE...): with these besides.
function(nonet_precompile target)
  if(NOT NONET_PRECOMPILE)
    return()
  endif()
  target_precompile_headers(${target} PRIVATE ${nonet_precompiled} ${ARGN})
  # What ccache needs to keep files that use such headers.
  if(CMAKE_CXX_COMPILER_LAUNCHER MATCHES ccache)
    target_compile_options(${target} PRIVATE $<$<COMPILE_LANG_AND_ID:CXX,GNU>:-fpch-preprocess>
                                             "$<$<COMPILE_LANG_AND_ID:CXX,Clang>:SHELL:-Xclang -fno-pch-timestamp>")
  endif()
  # g++ 12 no longer knows which of them are the system's, and warns of what their code might do once it is inlined.
  if(CMAKE_CXX_COMPILER_ID STREQUAL GNU)
    target_compile_options(${target} PRIVATE ${nonet_late_warnings})
  endif()
endfunction()
set(nonet_late_warnings -Wno-error=array-bounds -Wno-error=maybe-uninitialized -Wno-error=stringop-overflow
                        -Wno-error=stringop-overread)
