#pragma once
// The kernels: the fast solver, compiled for each instruction set.

#include <span>
#include <string_view>

#include "nonet/batch.hpp"

namespace nonet {

// Obtained by pointer from the functions below.
struct Kernel;

// The kernels of this build, from the most portable to the fastest; some may not be supported by this CPU.
[[nodiscard]] std::span<const Kernel* const> kernels() noexcept;

// Finds a kernel by name; nullptr if this build has none of that name.
[[nodiscard]] const Kernel* find_kernel(std::string_view name) noexcept;

// "avx2": as typed by users and printed in logs.
[[nodiscard]] std::string_view name_of(const Kernel& kernel) noexcept;

// Whether the current CPU can run it.
[[nodiscard]] bool is_supported(const Kernel& kernel) noexcept;

// The number of positions it works on at once.
[[nodiscard]] int lanes_of(const Kernel& kernel) noexcept;

// The kernel used if none is named: the one in the environment variable NONET_KERNEL if it exists and this CPU can run
// it, otherwise the fastest that this CPU can run. Chosen at the first call and kept.
[[nodiscard]] const Kernel& default_kernel() noexcept;

// solve_batch() with a chosen kernel. Passing a kernel that this CPU cannot run is a bug.
Stop solve_batch(const Batch& batch, const Limits& limits, const Kernel& kernel);

}  // namespace nonet
