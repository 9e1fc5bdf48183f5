# NONET_PRECOMPILE: what most files of a target include is read once, not by each of them: compiling takes two thirds of the time.
# Files go on including what they need: who builds nonet has no such headers, and neither have consume/subdirectory, the
# modules for WebAssembly and the presets of tools/weekly.

set(nonet_precompiled <algorithm> <array> <bit> <cstdint> <cstring> <expected> <functional> <limits> <map> <memory> <optional>
                      <set> <span> <string> <string_view> <utility> <vector>
                      ${PROJECT_SOURCE_DIR}/include/nonet/nonet.hpp)

# nonet_precompile(TARGET MORE...): with these besides.
function(nonet_precompile target)
  if(NONET_PRECOMPILE)
    target_precompile_headers(${target} PRIVATE ${nonet_precompiled} ${ARGN})
  endif()
endfunction()
