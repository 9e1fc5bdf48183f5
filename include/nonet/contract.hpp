#pragma once
// A precondition as code.  What breaks one is a bug of the caller's, not an error to be told: where the project itself is
// built with the CMake option NONET_CONTRACTS, the program ends there and says which; otherwise nothing is even looked at.
//
//   NONET_EXPECT(count <= room);

#ifdef NONET_CONTRACTS
#undef NDEBUG
#include <cassert>
#define NONET_EXPECT(...) assert((__VA_ARGS__))
#else
#define NONET_EXPECT(...) static_cast<void>(0)
#endif
