#pragma once
// What the CPU of this machine can run.

#include <string_view>

namespace nonet {

// Returns whether the CPU has the instructions, by the compiler's name for them ("avx2"), and whether the system saves the registers that
// they use. Knows the names that kernels use, and returns false for any other.
//
// __builtin_cpu_supports does the same, but not with every C library: that of zig, which compiles releases for macOS and Linux, leaves
// its table empty.
bool cpu_has(std::string_view instructions) noexcept;

}  // namespace nonet
