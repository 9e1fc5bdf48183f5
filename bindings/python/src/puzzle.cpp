// One puzzle: immutable, and made from any supported form.

#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>

#include <algorithm>
#include <functional>
#include <vector>

#include "boards.hpp"
#include "command/writers.hpp"
#include "core.hpp"
#include "errors.hpp"
#include "interpreter.hpp"
#include "nonet/board_text.hpp"
#include "nonet/links.hpp"
#include "nonet/text.hpp"
#include "puzzle.hpp"

namespace nonet::python {
namespace {

// Calls Python. Raises all exceptions except TypeError.
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

// Returns it as an integer. The conversion must be tried, because arrays claim to support it.
nb::object number_of(nb::handle given) {
    if (!PyIndex_Check(given.ptr())) return {};
    return unless_type_error([&] { return PyNumber_Index(given.ptr()); });
}

nb::object iterator_of(nb::handle given) {
    return unless_type_error([&] { return PyObject_GetIter(given.ptr()); });
}

// The values of a puzzle while they are read.
struct Values {
    const Geometry& board;
    std::vector<std::uint8_t> taken{};  // at most as many as the board has cells
    std::size_t count = 0;              // the number of all values

    [[nodiscard]] std::size_t wanted() const { return static_cast<std::size_t>(board.cell_count()); }
    void add(std::uint8_t value) {
        if (count++ < wanted()) taken.push_back(value);
    }
};

std::uint8_t value_of(nb::handle number, const Values& values) {
    int overflow = 0;
    const long value = PyLong_AsLongAndOverflow(number.ptr(), &overflow);
    if (overflow == 0 && value >= 0 && value <= values.board.digit_count())
        return static_cast<std::uint8_t>(value);
    throw Raised{wrong_value(nb::str(number).c_str(), values.count, values.board), {}};
}

// Reads the value of a cell, or the items of an iterable of any shape.
void take_values(nb::handle given, Values& values, int depth) {
    if (const nb::object number = number_of(given); number.is_valid())
        return values.add(values.count < values.wanted() ? value_of(number, values) : 0);
    const bool is_list = depth > 0 && !nb::isinstance<nb::str>(given);
    const nb::object items = is_list ? iterator_of(given) : nb::object();
    if (items.is_valid()) {
        for (nb::handle item : items) take_values(item, values, depth - 1);
        return;
    }
    if (values.count < values.wanted())
        throw Raised{wrong_value(nb::repr(given).c_str(), values.count, values.board), {}};
    values.add(0);
}

std::vector<std::uint8_t> values_of(nb::handle given, const Geometry& board) {
    constexpr int deepest = 2;  // an array of rows of cells, in one more bracket
    const CallOfPython call;    // an iterator may be a generator
    const nb::object items = iterator_of(given);
    if (!items.is_valid()) throw NotOne{nb::str(given.type().attr("__name__")).c_str(), {}};
    Values values{board};
    values.taken.reserve(values.wanted());
    for (nb::handle item : items) take_values(item, values, deepest);
    if (values.count != values.wanted())
        throw Raised{{.code = Errc::wrong_length,
                      .found = std::to_string(values.count) + " values",
                      .expected = std::to_string(values.wanted())},
                     {}};
    return std::move(values.taken);
}

// Returns the text of a puzzle, unless the bytes are values.
std::optional<std::string_view> text_given(nb::handle given, const Geometry& board) {
    if (nb::isinstance<nb::str>(given)) {
        if (const auto text = text_of(given)) return text;
        throw Raised{{.code = Errc::bad_character, .found = "an unpaired surrogate", .expected = "a puzzle"},
                     {}};
    }
    if (!nb::isinstance<nb::bytes>(given)) return {};
    const auto bytes = nb::borrow<nb::bytes>(given);
    const std::string_view text(bytes.c_str(), bytes.size());
    const auto is_value = [&](char byte) { return byte >= 0 && byte <= board.digit_count(); };
    if (std::ranges::all_of(text, is_value)) return {};
    return text;
}

std::string line_of(const Puzzle& puzzle) {
    if (const BoardPuzzle* other = puzzle.board_puzzle()) return format_line(other->geometry, other->values);
    return format_line(puzzle.classic()->givens);
}

std::string format(const Puzzle& puzzle, std::string_view form) {
    if (form.empty()) return line_of(puzzle);
    if (const LinkForm* link = find_link_form(form)) return value_or_raise(write_whole(*link, puzzle));
    return value_or_raise(writer_named(form).write(puzzle));
}

// Orders puzzles by their values; those of the classic board come first, and those of a board are together.
bool is_less(const Puzzle& a, const Puzzle& b) {
    const auto name = [](const Puzzle& puzzle) {
        return puzzle.board_puzzle() ? puzzle.board_puzzle()->geometry.name() : std::string_view();
    };
    if (name(a) != name(b)) return name(a) < name(b);
    return std::ranges::lexicographical_compare(a.values(), b.values());
}

nb::object own_marks(const Puzzle& puzzle) {
    if (const BoardPuzzle* other = puzzle.board_puzzle())
        return other->marks.empty() ? nb::none() : nb::cast(format_marks(other->geometry, other->marks));
    return puzzle.classic()->marks ? nb::cast(format_marks(*puzzle.classic()->marks)) : nb::none();
}

std::size_t hash_of(const Puzzle& puzzle) {
    const std::hash<std::string_view> hash;
    const auto bytes = [](const auto& array) {
        return std::string_view(reinterpret_cast<const char*>(array.data()), array.size() * sizeof array[0]);
    };
    const bool has_marks = !puzzle.board_puzzle() && puzzle.classic()->marks;
    return hash(bytes(puzzle.values())) ^ (has_marks ? 31 * hash(bytes(*puzzle.classic()->marks)) : 0);
}

// The marks of a text that format_marks wrote: a character for each digit of each cell, '.' for a digit that is
// missing.
std::vector<BoardDigitSet> marks_of(std::string_view text, const Geometry& board) {
    const auto digits = static_cast<std::size_t>(board.digit_count());
    std::vector<BoardDigitSet> marks(static_cast<std::size_t>(board.cell_count()));
    if (text.size() != marks.size() * digits)
        raise_argument("marks of another length", std::to_string(marks.size() * digits) + " characters");
    for (std::size_t i = 0; i < text.size(); ++i)
        if (text[i] != '.') marks[i / digits].insert(static_cast<Digit>(i % digits));
    return marks;
}

// Makes a puzzle from its line and its marks, if it has any.
Puzzle restored(std::string_view line, std::optional<std::string_view> marks, nb::handle name) {
    const Geometry board = board_of(name).value_or(Geometry::classic());
    BoardPuzzle puzzle = value_or_raise(parse_board_puzzle(line, board));
    puzzle.marks.clear();
    if (marks) puzzle.marks = marks_of(*marks, board);
    return Puzzle(std::move(puzzle));
}

// Implements Puzzle() in Python. A puzzle given as the argument keeps its board.
Puzzle made_of(nb::handle given, nb::handle board) {
    if (!board.is_none()) return puzzle_of(given, *board_of(board));
    if (nb::isinstance<Puzzle>(given)) return nb::cast<const Puzzle&>(given);
    if (const auto text = text_given(given, Geometry::classic())) return puzzle_of_text(*text);
    return puzzle_of(given);
}

}  // namespace

std::optional<std::string_view> text_of(nb::handle text) {
    Py_ssize_t size = 0;
    if (const char* chars = PyUnicode_AsUTF8AndSize(text.ptr(), &size))
        return std::string_view(chars, static_cast<std::size_t>(size));
    PyErr_Clear();
    return {};
}

Puzzle puzzle_of_text(std::string_view text) { return value_or_raise(parse_puzzle(text)); }

const PuzzleWriter& writer_named(std::string_view form) {
    if (const PuzzleWriter* writer = find_writer(form)) return *writer;
    std::string names;
    for (const PuzzleWriter& one : puzzle_writers()) names.append(names.empty() ? "" : ", ").append(one.name);
    raise_argument("form '" + std::string(form) + "'", "one of " + names);
}

const PuzzleWriter& board_writer_named(std::string_view form) {
    const PuzzleWriter& writer = writer_named(form);
    if (writer.write_board == nullptr)
        raise_argument("form '" + std::string(form) + "'",
                       "one of every board: line, grid, pretty, pencil or marks");
    return writer;
}

Error wrong_value(std::string value, std::size_t cell, const Geometry& board) {
    return {.code = Errc::bad_character,
            .at = cell,
            .column = cell + 1,
            .found = std::move(value) + " in " + cell_name(board, static_cast<Cell>(cell)),
            .expected = "a value from 0 to " + std::to_string(board.digit_count())};
}

ClassicPuzzle puzzle_of(nb::handle given) {
    if (nb::isinstance<Puzzle>(given)) {
        const Puzzle& puzzle = nb::cast<const Puzzle&>(given);
        if (puzzle.classic()) return *puzzle.classic();
        const std::string name(puzzle.geometry().name());
        raise_argument("a puzzle of the board '" + name + "'",
                       "one of the classic board, or board='" + name + "'");
    }
    if (const auto text = text_given(given, Geometry::classic()))
        return value_or_raise(parse_classic_puzzle(*text));
    ClassicPuzzle puzzle;
    std::ranges::copy(values_of(given, Geometry::classic()), puzzle.givens.values.begin());
    return puzzle;
}

Puzzle puzzle_of(nb::handle given, const Geometry& board) {
    if (nb::isinstance<Puzzle>(given)) {
        const Puzzle& puzzle = nb::cast<const Puzzle&>(given);
        if (puzzle.geometry() == board) return puzzle;
        raise_argument("a puzzle of the board '" + std::string(puzzle.geometry().name()) + "'",
                       "one of '" + std::string(board.name()) + "'");
    }
    if (const auto text = text_given(given, board))
        return Puzzle(value_or_raise(parse_board_puzzle(*text, board)));
    return Puzzle(BoardPuzzle{board, values_of(given, board), {}});
}

void bind_puzzle(nb::module_& module) {
    nb::class_<Puzzle>(module, "Puzzle", nb::is_weak_referenceable())
        .def(
            "__init__",
            [](Puzzle* self, nb::handle given, nb::handle board) {
                new (self) Puzzle(made_of(given, board));
            },
            nb::arg("puzzle").none(), nb::kw_only(), nb::arg("board") = nb::none())
        .def("__str__", line_of)
        .def("__format__", format, nb::arg("form"))
        .def("__bytes__",
             [](const Puzzle& puzzle) { return nb::bytes(puzzle.values().data(), puzzle.values().size()); })
        .def(
            "__eq__",
            [](const Puzzle& a, nb::handle b) {
                return nb::isinstance<Puzzle>(b) && a == nb::cast<const Puzzle&>(b);
            },
            nb::arg("other").none())
        .def("__lt__", is_less, nb::is_operator(), nb::arg("other"))
        .def("__hash__", hash_of)
        .def_prop_ro(
            "givens",
            [](const Puzzle& puzzle) {
                return std::ranges::count_if(puzzle.values(), [](int value) { return value != 0; });
            },
            "The number of givens.")
        .def_prop_ro("board", &Puzzle::geometry, "Its board.")
        .def_prop_ro("_own_marks", own_marks);
    module.def("restored", restored, nb::arg("line"), nb::arg("marks").none(), nb::arg("board") = nb::none());
}

}  // namespace nonet::python
