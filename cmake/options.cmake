# Compiler settings shared by every target of the project; users of the library get none of them.

if(MSVC)
  message(FATAL_ERROR "nonet is built by g++ or clang, not by Microsoft's compiler: on Windows by MinGW-w64, as of MSYS2")
endif()

add_library(nonet_options INTERFACE)
target_compile_features(nonet_options INTERFACE cxx_std_23)
target_compile_options(nonet_options INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wno-missing-field-initializers)
# g++ 12 reports an overlap in "text" + std::string that cannot occur (GCC bug 105651).
target_compile_options(nonet_options INTERFACE $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>)
# std::stable_sort of libstdc++ 12 calls a deprecated function, and clang 19 reports it where we call std::stable_sort.
target_compile_options(nonet_options INTERFACE $<$<CXX_COMPILER_ID:Clang>:-Wno-deprecated-declarations>)
if(NONET_WERROR)
  target_compile_options(nonet_options INTERFACE -Werror)
endif()
if(NONET_CONTRACTS)
  target_compile_definitions(nonet_options INTERFACE NONET_CONTRACTS)
endif()

# For everything (NONET_SANITIZE), or for the programs of tests/ that NONET_SANITIZED names.
add_library(nonet_sanitizers INTERFACE)
if(NONET_SANITIZE)
  set(sanitizers ${NONET_SANITIZE})
  target_link_libraries(nonet_options INTERFACE nonet_sanitizers)
elseif(NONET_SANITIZED)
  set(sanitizers address,undefined)
  target_compile_options(nonet_sanitizers INTERFACE -O1 -g1)
  target_compile_definitions(nonet_sanitizers INTERFACE NONET_CONTRACTS)
endif()
if(sanitizers)
  target_compile_options(nonet_sanitizers INTERFACE -fsanitize=${sanitizers} -fno-omit-frame-pointer -fno-sanitize-recover=all)
  target_link_options(nonet_sanitizers INTERFACE -fsanitize=${sanitizers})
  # g++ warns of each atomic_thread_fence under the thread sanitizer; asio has one.
  if(sanitizers MATCHES thread)
    target_compile_options(nonet_sanitizers INTERFACE $<$<CXX_COMPILER_ID:GNU>:-Wno-tsan>)
  endif()
  # The check of virtual tables needs RTTI, and the library has none.
  if(sanitizers MATCHES undefined)
    target_compile_options(nonet_sanitizers INTERFACE -fno-sanitize=vptr)
    # These checks take 40 % of the time to compile a file, and the address sanitizer sees most of what they find.
    if(NONET_FAST_BUILD)
      target_compile_options(nonet_sanitizers INTERFACE -fno-sanitize=null,alignment,pointer-overflow,object-size)
    endif()
  endif()
endif()
if(NONET_BUILD_FUZZ)
  # All code records its coverage for libFuzzer; only the targets of fuzz/ link it.
  target_compile_options(nonet_options INTERFACE -fsanitize=fuzzer-no-link)
endif()

# The library is also built for WebAssembly: no exceptions, no RTTI, no threads.
add_library(nonet_core_options INTERFACE)
target_link_libraries(nonet_core_options INTERFACE nonet_options)
target_compile_options(nonet_core_options INTERFACE $<$<COMPILE_LANGUAGE:CXX>:-fno-exceptions -fno-rtti>)
# ARM has an instruction that multiplies and adds with one rounding. Without it, the weights of a search are the same on every
# CPU, and so are its nodes.
target_compile_options(nonet_core_options INTERFACE $<$<COMPILE_LANGUAGE:CXX>:-ffp-contract=off>)
