// Where the C++ library gives up (no memory, a bug), in WebAssembly.  It would write a message first, but a module has nowhere
// to write it to, and what formats messages is several kilobytes that every page waits for: the trap alone says as much.

#if defined(__wasm__)

#include <__verbose_abort>

extern "C" [[noreturn]] void abort_message(const char*, ...) { __builtin_trap(); }  // libc++abi's own

void std::__libcpp_verbose_abort(const char*, ...) { __builtin_trap(); }

#endif
