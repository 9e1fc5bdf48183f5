#include <algorithm>
#include <array>

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

std::span<const Kernel* const> kernels() noexcept {
    return all;
}

const Kernel* find_kernel(std::string_view name) noexcept {
    const auto found = std::ranges::find(all, name, &Kernel::name);
    return found == all.end() ? nullptr : *found;
}

const Kernel& best_kernel() noexcept {
    const auto found =
        std::find_if(all.rbegin(), all.rend(), [](const Kernel* kernel) { return kernel->supported(); });
    return **found;
}

}  // namespace nonet
