#include <algorithm>
#include <array>
#include <cstdlib>

#include "kernels/kernel.hpp"

namespace nonet {
namespace {

// From the most portable to the fastest: the best is the last one supported.
constexpr std::array all{
    &kernel::scalar,
#if defined(__x86_64__)
    &kernel::sse4,
    &kernel::avx2,
    &kernel::avx512,
#elif defined(__aarch64__)
    &kernel::neon,
#elif defined(__wasm_simd128__)
    &kernel::wasm,
#endif
};

}  // namespace

std::span<const Kernel* const> kernels() noexcept { return all; }

const Kernel* find_kernel(std::string_view name) noexcept {
    const auto found = std::ranges::find(all, name, &Kernel::name);
    return found == all.end() ? nullptr : *found;
}

std::string_view name_of(const Kernel& kernel) noexcept { return kernel.name; }
bool is_supported(const Kernel& kernel) noexcept { return kernel.supported(); }
int lanes_of(const Kernel& kernel) noexcept { return kernel.lanes; }

const Kernel& default_kernel() noexcept {
    if (const char* wanted = std::getenv("NONET_KERNEL"))
        if (const Kernel* kernel = find_kernel(wanted); kernel && kernel->supported()) return *kernel;
    const Kernel* fastest = all.front();
    for (const Kernel* kernel : all)
        if (kernel->supported()) fastest = kernel;
    return *fastest;
}

}  // namespace nonet
