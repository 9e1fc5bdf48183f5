# Toolchain: WebAssembly by clang 19 and Debian's wasi-libc, without threads and exceptions.
# CMake 3.25 knows no WASI, so the system is a bare one.
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
set(CMAKE_C_COMPILER clang-19)
set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_AR llvm-ar-19)
set(CMAKE_RANLIB llvm-ranlib-19)
set(CMAKE_C_COMPILER_TARGET wasm32-wasi)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
set(CMAKE_SYSROOT /usr)
# Its own C++ headers and no others: where libc++-19-dev is installed too, clang would take both, and neither is whole then.
set(CMAKE_CXX_FLAGS_INIT "-nostdinc++ -isystem =/include/wasm32-wasi/c++/v1")
set(CMAKE_EXECUTABLE_SUFFIX_C .wasm)
set(CMAKE_EXECUTABLE_SUFFIX_CXX .wasm)
