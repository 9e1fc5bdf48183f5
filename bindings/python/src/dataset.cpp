// Large sets of puzzles: read, compared, divided.

#include <nanobind/nanobind.h>

#include "core.hpp"

namespace nonet::python {

void bind_dataset(nb::module_&) {}

}  // namespace nonet::python
