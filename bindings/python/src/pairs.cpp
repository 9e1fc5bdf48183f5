// Grids for a training loop, in any order; each is transformed by the symmetry with its number.

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include <algorithm>
#include <string>

#include "core.hpp"
#include "errors.hpp"
#include "interpreter.hpp"
#include "nonet/canon.hpp"
#include "nonet/puzzle.hpp"

namespace nonet::python {
namespace {

using Cells = nb::ndarray<std::uint8_t, nb::shape<-1, 81>, nb::c_contig, nb::device::cpu>;
using Items = nb::ndarray<const std::uint64_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

// Works in place. Requires values from 0 to 9, which the package checks on input.
void move_grids(const Cells& cells, std::uint64_t seed, const Items& items) {
    if (cells.shape(0) != items.shape(0))
        raise_argument(std::to_string(items.shape(0)) + " numbers",
                       std::to_string(cells.shape(0)) + ", as many as grids");
    const Unlocked free;
    for (std::size_t i = 0; i < items.shape(0); ++i) {
        std::uint8_t* place = cells.data() + i * 81;
        Grid grid;
        std::copy_n(place, 81, grid.values.begin());
        const Grid moved = apply(random_transform(seed, items.data()[i]), grid);
        std::ranges::copy(moved.values, place);
    }
}

}  // namespace

void bind_pairs(nb::module_& module) {
    module.def("move_grids", move_grids, nb::arg("cells").noconvert(), nb::arg("seed"),
               nb::arg("items").noconvert());
}

}  // namespace nonet::python
