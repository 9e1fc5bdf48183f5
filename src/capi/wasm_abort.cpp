// Replaces the C++ library's abort (no memory, a bug) in WebAssembly. Otherwise it would write a message first, but a
// module has no output for it, and formatting it takes several kilobytes that every page would load. The trap alone is
// enough.

#if defined(__wasm__)

#include <__verbose_abort>

extern "C" [[noreturn]] void abort_message(const char*, ...) { __builtin_trap(); }  // libc++abi's own

void std::__libcpp_verbose_abort(const char*, ...) { __builtin_trap(); }

#endif
