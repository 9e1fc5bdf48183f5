#pragma once
// Kernels by their names, as the command and the C face are told them.

#include <string_view>

#include "nonet/more/kernels.hpp"
#include "nonet/result.hpp"

namespace nonet {

// The environment variable NONET_KERNEL as it is now; empty when it is not set.  This is the only place where it is
// read.
[[nodiscard]] std::string_view kernel_wanted() noexcept;

// The kernel of that name, if there is one and this CPU can run it, otherwise the fastest that it can run.
[[nodiscard]] const Kernel& choose_kernel(std::string_view wanted) noexcept;

// The kernel of that name.
//
//   errors   Errc::bad_argument where there is none, or this CPU cannot run it: names those that it can
[[nodiscard]] Result<const Kernel*> usable_kernel(std::string_view name);

}  // namespace nonet
