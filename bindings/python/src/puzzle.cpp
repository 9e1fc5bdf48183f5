// One puzzle: immutable, and made of anything that people call one.

#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>

#include <functional>

#include "command/writers.hpp"
#include "core.hpp"
#include "errors.hpp"
#include "nonet/text.hpp"

namespace nonet::python {
namespace {

// Takes a value of a cell, or the items of what is iterated, whatever its shape.
void take_values(nb::handle given, Grid& grid, std::size_t& count, int depth) {
    if (PyIndex_Check(given.ptr()) && !PySequence_Check(given.ptr())) {  // arrays of NumPy are both
        const nb::object number = nb::steal(PyNumber_Index(given.ptr()));
        if (!number.is_valid()) throw nb::python_error();
        int overflow = 0;
        const long value = PyLong_AsLongAndOverflow(number.ptr(), &overflow);
        if (overflow != 0 || value < 0 || value > side)
            raise_argument(nb::str("{} in cell {}").format(number, count).c_str(), "a value from 0 to 9");
        if (count < cell_count) grid[static_cast<int>(count)] = static_cast<std::uint8_t>(value);
        ++count;
        return;
    }
    if (depth == 0 || nb::isinstance<nb::str>(given))
        raise_argument(nb::str("{!r} among the values").format(given).c_str(), "whole numbers from 0 to 9");
    for (nb::handle item : nb::iter(given)) take_values(item, grid, count, depth - 1);
}

ClassicPuzzle puzzle_of_values(nb::handle values) {
    constexpr int deepest = 3;  // an array of rows of cells, in one more bracket
    Grid grid;
    std::size_t count = 0;
    take_values(values, grid, count, deepest);
    if (count != cell_count)
        throw Raised{
            {.code = Errc::wrong_length, .found = std::to_string(count) + " values", .expected = "81"}, {}};
    return {grid, {}};
}

std::string format(const ClassicPuzzle& puzzle, std::string_view form) {
    if (form.empty()) return format_line(puzzle.givens);
    const PuzzleWriter* writer = find_writer(form);
    if (writer) return writer->write(puzzle);
    std::string names;
    for (const PuzzleWriter& one : puzzle_writers()) names.append(names.empty() ? "" : ", ").append(one.name);
    raise_argument("form '" + std::string(form) + "'", "one of " + names);
}

bool same(const ClassicPuzzle& a, const ClassicPuzzle& b) {
    return a.givens == b.givens && a.marks == b.marks;
}

nb::object own_marks(const ClassicPuzzle& puzzle) {
    if (!puzzle.marks) return nb::none();
    return nb::cast(format_marks(*puzzle.marks));
}

std::size_t hash_of(const ClassicPuzzle& puzzle) {
    const auto bytes = [](const auto& array) {
        return std::string_view(reinterpret_cast<const char*>(array.data()), array.size() * sizeof array[0]);
    };
    const std::hash<std::string_view> hash;
    return hash(bytes(puzzle.givens.values)) ^ (puzzle.marks ? 31 * hash(bytes(*puzzle.marks)) : 0);
}

// The marks of a text that format_marks wrote; where there are none, a puzzle without.
ClassicPuzzle restored(std::string_view line, std::optional<std::string_view> marks) {
    ClassicPuzzle puzzle{value_or_raise(parse_line(line)), {}};
    if (!marks) return puzzle;
    if (marks->size() != cell_count * side) raise_argument("marks of another length", "729 characters");
    puzzle.marks.emplace();
    for (std::size_t i = 0; i < marks->size(); ++i)
        if (value_of_glyph((*marks)[i]) != 0) (*puzzle.marks)[i / side].insert(static_cast<Digit>(i % side));
    return puzzle;
}

}  // namespace

void bind_puzzle(nb::module_& module) {
    nb::class_<ClassicPuzzle>(module, "Puzzle", nb::is_weak_referenceable())
        .def(
            "__init__",
            [](ClassicPuzzle* self, std::string_view text) {
                new (self) ClassicPuzzle(value_or_raise(parse_puzzle(text)));
            },
            nb::arg("puzzle"))
        .def(
            "__init__",
            [](ClassicPuzzle* self, const ClassicPuzzle& other) { new (self) ClassicPuzzle(other); },
            nb::arg("puzzle"))
        .def(
            "__init__",
            [](ClassicPuzzle* self, nb::handle values) {
                new (self) ClassicPuzzle(puzzle_of_values(values));
            },
            nb::arg("puzzle"))
        .def("__str__", [](const ClassicPuzzle& puzzle) { return format_line(puzzle.givens); })
        .def("__format__", format, nb::arg("form"))
        .def("__bytes__",
             [](const ClassicPuzzle& puzzle) { return nb::bytes(puzzle.givens.values.data(), cell_count); })
        .def(
            "__eq__",
            [](const ClassicPuzzle& a, nb::handle b) {
                return nb::isinstance<ClassicPuzzle>(b) && same(a, nb::cast<const ClassicPuzzle&>(b));
            },
            nb::arg("other"))
        .def(
            "__lt__",
            [](const ClassicPuzzle& a, const ClassicPuzzle& b) { return a.givens.values < b.givens.values; },
            nb::is_operator(), nb::arg("other"))
        .def("__hash__", hash_of)
        .def_prop_ro(
            "givens", [](const ClassicPuzzle& puzzle) { return puzzle.givens.filled(); },
            "How many givens there are.")
        .def_prop_ro("_own_marks", own_marks);
    module.def(
        "restored",
        [](std::string_view line, std::optional<std::string_view> marks) { return restored(line, marks); },
        nb::arg("line"), nb::arg("marks").none());
    module.def(
        "cell_of",
        [](std::string_view name) -> int {
            const auto cell = parse_cell(name);
            if (!cell) raise_argument("cell '" + std::string(name) + "'", "a name like r1c2 or A2");
            return *cell;
        },
        nb::arg("name"));
}

}  // namespace nonet::python
