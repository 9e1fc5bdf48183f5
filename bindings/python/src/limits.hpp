#pragma once
// Limits as Python says them.

#include <nanobind/nanobind.h>

#include <atomic>
#include <cstdint>
#include <optional>

#include "nonet/limits.hpp"

namespace nonet::python {

struct Bounds {
    std::optional<std::uint64_t> solutions;  // otherwise what the question has without limits
    std::uint64_t nodes = 0;
    double seconds = 0;
    friend bool operator==(const Bounds&, const Bounds&) = default;
};

// The library's limits.
//
//   otherwise   where there are no bounds: those of the question
Limits limits_from(const Bounds* bounds, const Limits& otherwise = {},
                   const std::atomic<bool>* cancel = nullptr);

void bind_limits(nanobind::module_& module);

}  // namespace nonet::python
