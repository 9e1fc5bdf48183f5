#pragma once
// The kernels: the fast solver, compiled once for each instruction set.

#include <span>
#include <string_view>

namespace nonet {

struct Kernel;  // src/kernels/kernel.hpp

// The kernels of this build, from the most portable to the fastest; some may not be supported by this CPU.
std::span<const Kernel* const> kernels() noexcept;

// nullptr when this build has none of that name.
const Kernel* find_kernel(std::string_view name) noexcept;

// "avx2": typed by people, printed by logs.
std::string_view name_of(const Kernel& kernel) noexcept;

// Whether the CPU we run on can run it.
bool is_supported(const Kernel& kernel) noexcept;

// How many positions it works on at once.
int lanes_of(const Kernel& kernel) noexcept;

// The environment variable NONET_KERNEL as it is now; empty when it is not set.  This is the only place where it is
// read.
std::string_view kernel_wanted() noexcept;

// The kernel of that name, if there is one and this CPU can run it, otherwise the fastest that it can run.
const Kernel& choose_kernel(std::string_view wanted) noexcept;

// The kernel used when none is named: choose_kernel(kernel_wanted()), chosen at the first call and kept.
const Kernel& default_kernel() noexcept;

}  // namespace nonet
