// One puzzle: immutable, and made of anything that people call one.

#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>

#include <algorithm>
#include <functional>

#include "command/writers.hpp"
#include "core.hpp"
#include "errors.hpp"
#include "nonet/text.hpp"
#include "puzzle.hpp"

namespace nonet::python {
namespace {

// Calls Python; what is no TypeError is raised.
//
//   returns  nothing for a TypeError
template <class Call>
nb::object unless_type_error(Call call) {
    nb::object made = nb::steal(call());
    if (made.is_valid()) return made;
    if (!PyErr_ExceptionMatches(PyExc_TypeError)) throw nb::python_error();
    PyErr_Clear();
    return made;
}

// The whole number that it is.  It has to be asked: arrays say that they may be one.
nb::object number_of(nb::handle given) {
    if (!PyIndex_Check(given.ptr())) return {};
    return unless_type_error([&] { return PyNumber_Index(given.ptr()); });
}

nb::object iterator_of(nb::handle given) {
    return unless_type_error([&] { return PyObject_GetIter(given.ptr()); });
}

std::uint8_t value_of(nb::handle number, std::size_t cell) {
    int overflow = 0;
    const long value = PyLong_AsLongAndOverflow(number.ptr(), &overflow);
    if (overflow == 0 && value >= 0 && value <= side) return static_cast<std::uint8_t>(value);
    throw Raised{wrong_value(nb::str(number).c_str(), cell), {}};
}

// Takes a value of a cell, or the items of what is iterated, whatever its shape.
void take_values(nb::handle given, Grid& grid, std::size_t& count, int depth) {
    if (const nb::object number = number_of(given); number.is_valid()) {
        if (count < cell_count) grid.values[count] = value_of(number, count);
        ++count;
        return;
    }
    const bool is_list = depth > 0 && !nb::isinstance<nb::str>(given);
    const nb::object items = is_list ? iterator_of(given) : nb::object();
    if (items.is_valid()) {
        for (nb::handle item : items) take_values(item, grid, count, depth - 1);
        return;
    }
    if (count < cell_count) throw Raised{wrong_value(nb::repr(given).c_str(), count), {}};
    ++count;
}

ClassicPuzzle puzzle_of_values(nb::handle values) {
    constexpr int deepest = 2;  // an array of rows of cells, in one more bracket
    const nb::object items = iterator_of(values);
    if (!items.is_valid()) throw NotOne{nb::str(values.type().attr("__name__")).c_str(), {}};
    Grid grid;
    std::size_t count = 0;
    for (nb::handle item : items) take_values(item, grid, count, deepest);
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

std::optional<std::string_view> text_of(nb::handle text) {
    Py_ssize_t size = 0;
    if (const char* chars = PyUnicode_AsUTF8AndSize(text.ptr(), &size))
        return std::string_view(chars, static_cast<std::size_t>(size));
    PyErr_Clear();
    return {};
}

Error wrong_value(std::string value, std::size_t cell) {
    return {.code = Errc::bad_character,
            .at = cell,
            .column = cell + 1,
            .found = std::move(value) + " in " + cell_name(static_cast<Cell>(cell)),
            .expected = "a value from 0 to 9"};
}

ClassicPuzzle puzzle_of(nb::handle given) {
    if (nb::isinstance<nb::str>(given)) {
        if (const auto text = text_of(given)) return value_or_raise(parse_puzzle(*text));
        throw Raised{{.code = Errc::bad_character, .found = "half of a character", .expected = "a puzzle"},
                     {}};
    }
    if (nb::isinstance<ClassicPuzzle>(given)) return nb::cast<const ClassicPuzzle&>(given);
    if (nb::isinstance<nb::bytes>(given)) {
        const auto bytes = nb::borrow<nb::bytes>(given);
        const std::string_view text(bytes.c_str(), bytes.size());
        const auto is_value = [](char byte) { return byte >= 0 && byte <= side; };
        if (!std::ranges::all_of(text, is_value)) return value_or_raise(parse_puzzle(text));
    }
    return puzzle_of_values(given);
}

void bind_puzzle(nb::module_& module) {
    nb::class_<ClassicPuzzle>(module, "Puzzle", nb::is_weak_referenceable())
        .def(
            "__init__",
            [](ClassicPuzzle* self, nb::handle given) { new (self) ClassicPuzzle(puzzle_of(given)); },
            nb::arg("puzzle").none())
        .def("__str__", [](const ClassicPuzzle& puzzle) { return format_line(puzzle.givens); })
        .def("__format__", format, nb::arg("form"))
        .def("__bytes__",
             [](const ClassicPuzzle& puzzle) { return nb::bytes(puzzle.givens.values.data(), cell_count); })
        .def(
            "__eq__",
            [](const ClassicPuzzle& a, nb::handle b) {
                return nb::isinstance<ClassicPuzzle>(b) && same(a, nb::cast<const ClassicPuzzle&>(b));
            },
            nb::arg("other").none())
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
