// The public properties of a kernel.

#include "kernels/kernel.hpp"

namespace nonet {

std::string_view name_of(const Kernel& kernel) noexcept { return kernel.name; }
bool is_supported(const Kernel& kernel) noexcept { return kernel.supported(); }
int lanes_of(const Kernel& kernel) noexcept { return kernel.lane_count; }

}  // namespace nonet
