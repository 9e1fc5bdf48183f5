#pragma once
// The kernels: the fast solver, compiled once for each instruction set.

#include <span>
#include <string_view>

#include "nonet/batch.hpp"

namespace nonet {

// Handed out by pointer, by the functions below.
struct Kernel;

// The kernels of this build, from the most portable to the fastest; some may not be supported by this CPU.
[[nodiscard]] std::span<const Kernel* const> kernels() noexcept;

// nullptr when this build has none of that name.
[[nodiscard]] const Kernel* find_kernel(std::string_view name) noexcept;

// "avx2": typed by people, printed by logs.
[[nodiscard]] std::string_view name_of(const Kernel& kernel) noexcept;

// Whether the CPU we run on can run it.
[[nodiscard]] bool is_supported(const Kernel& kernel) noexcept;

// How many positions it works on at once.
[[nodiscard]] int lanes_of(const Kernel& kernel) noexcept;

// The kernel used when none is named: that of the environment variable NONET_KERNEL, if there is one of this name and this
// CPU can run it, otherwise the fastest that it can run.  Chosen at the first call and kept.
[[nodiscard]] const Kernel& default_kernel() noexcept;

// solve_batch() with a kernel of one's choice, which this CPU must be able to run: another one is a bug.
Stop solve_batch(const Batch& batch, const Limits& limits, const Kernel& kernel);

}  // namespace nonet
