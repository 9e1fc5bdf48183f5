#pragma once
// A precondition as code. Breaking one is a bug in the caller, not a reportable error. If the project is built with the
// CMake option NONET_CONTRACTS, the program ends there and prints the condition; otherwise it is not evaluated.
//
//   NONET_EXPECT(count <= room);

#ifdef NONET_CONTRACTS
#undef NDEBUG
#include <cassert>
#define NONET_EXPECT(...) assert((__VA_ARGS__))
#else
#define NONET_EXPECT(...) static_cast<void>(0)
#endif
