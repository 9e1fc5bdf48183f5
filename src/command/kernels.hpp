#pragma once
// Which kernel the command was told to use.

#include <string_view>

#include "nonet/more/kernels.hpp"

namespace nonet {

// The environment variable NONET_KERNEL as it is now; empty when it is not set.  This is the only place where it is
// read.
[[nodiscard]] std::string_view kernel_wanted() noexcept;

// The kernel of that name, if there is one and this CPU can run it, otherwise the fastest that it can run.
[[nodiscard]] const Kernel& choose_kernel(std::string_view wanted) noexcept;

}  // namespace nonet
