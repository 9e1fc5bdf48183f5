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

constexpr std::array all{NONET_KERNELS(kernel)};

// The part of a kernel in a list that has one for each.
template <class Part>
Part part_of(const Kernel& kernel, const std::array<const Part*, all.size()>& parts) noexcept {
    const auto at = std::ranges::find(all, &kernel) - all.begin();
    return static_cast<std::size_t>(at) < all.size() ? *parts[static_cast<std::size_t>(at)] : nullptr;
}

}  // namespace

std::span<const Kernel* const> kernels() noexcept { return all; }

Algorithm slices_of(const Kernel& kernel) noexcept {
    return part_of<Algorithm>(kernel, {NONET_KERNELS(kernel_slices)});
}

RuleSearch rule_lanes_of(const Kernel& kernel) noexcept {
    return part_of<RuleSearch>(kernel, {NONET_KERNELS(kernel_rules)});
}

Operations operations_of(const Kernel& kernel) noexcept {
    return part_of<Operations>(kernel, {NONET_KERNELS(kernel_operations)});
}

void Kernel::solve(const Task& task) const {
    const Algorithm slices = task.size >= enough_for_slices ? slices_of(*this) : nullptr;
    (slices != nullptr ? slices : lanes)(task);
}

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
