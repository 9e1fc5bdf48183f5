#pragma once
// Limits as given in Python.

#include <nanobind/nanobind.h>

#include <atomic>
#include <cstdint>
#include <optional>

#include "nonet/limits.hpp"

namespace nonet::python {

struct Bounds {
    std::optional<std::uint64_t> solutions;  // otherwise the function's default
    std::uint64_t nodes = 0;
    double seconds = 0;
    friend bool operator==(const Bounds&, const Bounds&) = default;
};

// The library's limits.
//
//   otherwise   the function's defaults, used if no limits are given
Limits limits_from(const Bounds* bounds, const Limits& otherwise = {},
                   const std::atomic<bool>* cancel = nullptr);

void bind_limits(nanobind::module_& module);

}  // namespace nonet::python
