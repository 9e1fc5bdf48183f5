#include "limits.hpp"

#include <nanobind/operators.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/tuple.h>

#include <cmath>

#include "errors.hpp"

namespace nonet::python {
namespace {

// Longer than any wait, and small enough that adding it to a clock does not overflow.
constexpr double longest = 1e9;

// A Python integer of any size.
std::uint64_t whole(const char* name, nb::handle given) {
    const nb::object number = nb::steal(PyNumber_Index(given.ptr()));
    if (!number.is_valid()) throw nb::python_error();
    std::uint64_t value = 0;
    if (!nb::try_cast(number, value))
        raise_argument(nb::str("{} {}").format(name, number).c_str(), "0 to 18446744073709551615");
    return value;
}

Bounds make(nb::handle solutions, nb::handle nodes, double seconds) {
    if (!(seconds >= 0))
        raise_argument("seconds " + std::to_string(seconds), "0, which is no limit, or more");
    Bounds bounds{.nodes = whole("nodes", nodes), .seconds = seconds};
    if (!solutions.is_none()) bounds.solutions = whole("solutions", solutions);
    return bounds;
}

nb::object repr(const Bounds& bounds) {
    const nb::object solutions = bounds.solutions ? nb::object(nb::int_(*bounds.solutions)) : nb::none();
    return nb::str("Limits(solutions={}, nodes={}, seconds={})")
        .format(solutions, bounds.nodes, bounds.seconds);
}

nb::tuple parts(const Bounds& bounds) {
    return nb::make_tuple(bounds.solutions, bounds.nodes, bounds.seconds);
}

}  // namespace

Limits limits_from(const Bounds* bounds, const Limits& otherwise, const std::atomic<bool>* cancel) {
    Limits limits = otherwise;
    limits.cancel = cancel;
    if (!bounds) return limits;
    if (bounds->solutions) limits.solutions = *bounds->solutions;
    limits.nodes = bounds->nodes;
    // Rounded up, because a limit of zero would mean no limit.
    limits.time = std::chrono::nanoseconds(
        static_cast<std::int64_t>(std::ceil(std::min(bounds->seconds, longest) * 1e9)));
    return limits;
}

void bind_limits(nb::module_& module) {
    nb::class_<Bounds>(
        module, "Limits",
        "Limits of a search.\n\n"
        "solutions  stop after this many; 0: find all; None: 2, which tells unique from multiple\n"
        "nodes      the most positions searched; 0: no limit\n"
        "seconds    the most seconds from the start of the call; 0: no limit\n\n"
        "A search that nodes or seconds end has the status 'budget'.\n\n"
        ">>> Limits(nodes=1000)\nLimits(solutions=None, nodes=1000, seconds=0.0)\n")
        .def(
            "__init__",
            [](Bounds* self, nb::handle solutions, nb::handle nodes, double seconds) {
                new (self) Bounds(make(solutions, nodes, seconds));
            },
            nb::kw_only(), nb::arg("solutions") = nb::none(), nb::arg("nodes") = 0, nb::arg("seconds") = 0.0)
        .def_ro("solutions", &Bounds::solutions)
        .def_ro("nodes", &Bounds::nodes)
        .def_ro("seconds", &Bounds::seconds)
        .def("__repr__", repr)
        .def("__hash__", [](const Bounds& bounds) { return nb::hash(parts(bounds)); })
        .def(
            "__eq__",
            [](const Bounds& a, nb::handle b) {
                return nb::isinstance<Bounds>(b) && a == nb::cast<Bounds>(b);
            },
            nb::arg("other").none())
        .def("__getstate__", parts)
        .def("__setstate__",
             [](Bounds& self, const std::tuple<std::optional<std::uint64_t>, std::uint64_t, double>& state) {
                 new (&self) Bounds(std::get<0>(state), std::get<1>(state), std::get<2>(state));
             });
}

}  // namespace nonet::python
