#include <algorithm>
#include <array>
#include <atomic>
#include <cstdlib>
#include <string>
#include <utility>

#include "command/kernels.hpp"
#include "core/say.hpp"
#include "kernels/kernel.hpp"

namespace nonet {
namespace {

// From the most portable to the fastest: the best is the last one supported.
constexpr std::array all{
#if defined(__wasm_simd128__)
    &kernel::wasm,  // the only one: a page waits for each byte of the module, and there is one without SIMD
#else
    &kernel::portable,
#if defined(__x86_64__)
    &kernel::sse4,
    &kernel::avx2,
    &kernel::avx512,
#elif defined(__aarch64__)
    &kernel::neon,
#endif
#endif
};

}  // namespace

std::span<const Kernel* const> kernels() noexcept { return all; }

const Kernel* find_kernel(std::string_view name) noexcept {
    const auto found = std::ranges::find(all, name, &Kernel::name);
    return found == all.end() ? nullptr : *found;
}

std::string_view kernel_wanted() noexcept {
    const char* wanted = std::getenv("NONET_KERNEL");
    return wanted ? wanted : "";
}

const Kernel& choose_kernel(std::string_view wanted) noexcept {
    if (const Kernel* kernel = find_kernel(wanted); kernel && kernel->supported()) return *kernel;
    const Kernel* fastest = all.front();
    for (const Kernel* kernel : all)
        if (kernel->supported()) fastest = kernel;
    return *fastest;
}

Result<const Kernel*> usable_kernel(std::string_view name) {
    const Kernel* kernel = find_kernel(name);
    if (kernel && kernel->supported()) return kernel;
    std::string names;
    for (const Kernel* one : all)
        if (one->supported()) names.append(names.empty() ? "" : ", ").append(one->name);
    return std::unexpected(
        Error{.code = Errc::bad_argument,
              .found = say(kernel ? "kernel '{name}', which this CPU cannot run" : "kernel '{name}'", name),
              .expected = say("one of {names}", names)});
}

// Threads that get here at the same time choose the same.
const Kernel& default_kernel() noexcept {
    static constinit std::atomic<const Kernel*> chosen{nullptr};
    if (const Kernel* kernel = chosen.load(std::memory_order_relaxed)) return *kernel;
    const Kernel& kernel = choose_kernel(kernel_wanted());
    chosen.store(&kernel, std::memory_order_relaxed);
    return kernel;
}

}  // namespace nonet
