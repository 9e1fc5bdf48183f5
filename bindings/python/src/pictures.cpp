#include "pictures.hpp"

#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>

#include "errors.hpp"

namespace nonet::python {

std::string Pictures::svg(std::size_t step) const {
    if (step >= steps_.size())
        raise_argument("step " + std::to_string(step), "below " + std::to_string(steps_.size()));
    const Geometry board = puzzle_.geometry();
    State before = start_;
    for (std::size_t i = 0; in_turn_ && i < step; ++i) apply(before, steps_[i], board);
    return nonet::svg(
        std::vector{draw(before, steps_[step], {.givens = puzzle_.values(), .caption = true}, board)});
}

void write_fingerprint(const Fingerprint& print, std::uint8_t* bytes) {
    for (int i = 0; i < 8; ++i) {
        bytes[i] = static_cast<std::uint8_t>(print.high >> (56 - 8 * i));
        bytes[8 + i] = static_cast<std::uint8_t>(print.low >> (56 - 8 * i));
    }
}

Fingerprint read_fingerprint(const std::uint8_t* bytes) {
    Fingerprint print;
    for (int i = 0; i < 8; ++i) {
        print.high = print.high << 8 | bytes[i];
        print.low = print.low << 8 | bytes[8 + i];
    }
    return print;
}

namespace {

Drawing drawing_of(const Puzzle& puzzle, bool candidates) {
    if (puzzle.board_puzzle()) return draw(*puzzle.board_puzzle(), {.candidates = candidates});
    const ClassicPuzzle& classic = *puzzle.classic();
    return draw(start_of(classic), {.givens = classic.givens.values, .candidates = candidates});
}

nb::object draw_puzzle(const Puzzle& puzzle, std::string_view form, bool candidates) {
    const std::vector pictures{drawing_of(puzzle, candidates)};
    if (form == "svg") return nb::cast(nonet::svg(pictures));
    if (form != "pdf") raise_argument("form '" + std::string(form) + "'", "svg or pdf");
    const std::string bytes = pdf(pictures);
    return nb::bytes(bytes.data(), bytes.size());
}

}  // namespace

void bind_pictures(nb::module_& module) {
    nb::class_<Pictures>(module, "Pictures")
        .def("svg", &Pictures::svg, nb::arg("step"))
        .def("__len__", &Pictures::size)
        // An unpickled answer has no pictures.
        .def("__reduce__", [](const Pictures&) {
            return nb::make_tuple(nb::module_::import_("nonet._steps").attr("no_pictures"), nb::tuple());
        });
    module.def("draw", draw_puzzle, nb::arg("puzzle"), nb::arg("form"), nb::arg("candidates"));
}

}  // namespace nonet::python
