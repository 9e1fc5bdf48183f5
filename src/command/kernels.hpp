#pragma once
// Kernels by name, for the command and the C interface.

#include <string_view>

#include "nonet/more/kernels.hpp"
#include "nonet/result.hpp"

namespace nonet {

// Returns the current value of the environment variable NONET_KERNEL; empty if it is not set. It is read only here.
[[nodiscard]] std::string_view kernel_wanted() noexcept;

// Returns the kernel of that name if it exists and this CPU can run it, otherwise the fastest kernel that it can run.
[[nodiscard]] const Kernel& choose_kernel(std::string_view wanted) noexcept;

// Returns the kernel of that name.
//
//   errors   Errc::bad_argument if there is none, or this CPU cannot run it; lists those that it can
[[nodiscard]] Result<const Kernel*> usable_kernel(std::string_view name);

}  // namespace nonet
