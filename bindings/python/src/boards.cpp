#include "boards.hpp"

#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>

#include "core.hpp"
#include "core/other_board.hpp"
#include "errors.hpp"
#include "interpreter.hpp"
#include "nonet/board_text.hpp"
#include "nonet/boards.hpp"
#include "nonet/more/json.hpp"
#include "puzzle.hpp"

namespace nonet::python {
namespace {

Geometry board_named(nb::handle name) {
    const auto text = text_of(name);
    if (!text) raise_argument("an unpaired surrogate", "the name of a board");
    return value_or_raise(parse_board(*text));
}

nb::object dict_of(const Geometry& board) {
    const CallOfPython call;
    return nb::module_::import_("json").attr("loads")(to_json(board));
}

// The number of the cell of that name.
int cell_of(std::string_view name, const Geometry& board) {
    if (const auto cell = parse_cell(name); cell && board == Geometry::classic()) return *cell;
    std::string lower(name);
    for (char& c : lower)
        if (c == 'R' || c == 'C') c = static_cast<char>(c | 0x20);
    for (Cell cell = 0; cell < board.cell_count(); ++cell)
        if (cell_name(board, cell) == lower) return cell;
    raise_argument("cell '" + std::string(name) + "'",
                   board == Geometry::classic()
                       ? "a name like r1c2 or A2"
                       : "r1c1 to " + cell_name(board, static_cast<Cell>(board.cell_count() - 1)));
}

}  // namespace

std::optional<Geometry> board_of(nb::handle given) {
    if (given.is_none()) return {};
    if (nb::isinstance<nb::str>(given)) return board_named(given);
    if (nb::isinstance<Geometry>(given)) return nb::cast<const Geometry&>(given);
    throw nb::type_error("board= must be the name of a board or a nonet.Board");
}

const ClassicPuzzle& classic_of(const Puzzle& puzzle, std::string_view verb) {
    if (const ClassicPuzzle* classic = puzzle.classic()) return *classic;
    throw Raised{other_board(puzzle.geometry(), "'" + std::string(verb) + "'"), {}};
}

void bind_boards(nb::module_& module) {
    nb::class_<Geometry>(
        module, "Board",
        "A board: its size, its values, its rules.  Made from a name (docs/boards.md), which it normalizes.\n\n"
        ">>> Board('6x6+x').rows, Board('jigsaw:1122122133443344').digits, Board('X')\n"
        "(6, 4, Board('9x9+x'))\n")
        .def(
            "__init__",
            [](Geometry* self, nb::handle name) {
                const auto board = board_of(name);
                if (!board) throw nb::type_error("expected the name of a board");
                new (self) Geometry(*board);
            },
            nb::arg("name").none())
        .def_prop_ro("name", &Geometry::name, "Its name in the normalized form.")
        .def_prop_ro("rows", &Geometry::rows)
        .def_prop_ro("columns", &Geometry::columns)
        .def_prop_ro("digits", &Geometry::digit_count, "The number of digits.")
        .def_prop_ro(
            "first_value", [](const Geometry& board) { return board.zero_based() ? 0 : 1; },
            "The written value of the first digit: 0 or 1.")
        .def_prop_ro(
            "houses",
            [](const Geometry& board) {
                const CallOfPython call;
                return nb::module_::import_("nonet._houses").attr("houses_of")(dict_of(board));
            },
            "Its houses, except those that follow from others.")
        .def("to_dict", dict_of, "Returns the board as ``nonet boards --json`` writes it.")
        .def("__str__", &Geometry::name)
        .def("__repr__", [](const Geometry& board) { return "Board('" + std::string(board.name()) + "')"; })
        .def(
            "__eq__",
            [](const Geometry& a, nb::handle b) {
                return nb::isinstance<Geometry>(b) && a == nb::cast<const Geometry&>(b);
            },
            nb::arg("other").none())
        .def("__hash__",
             [](const Geometry& board) { return nb::hash(nb::make_tuple(board.rows(), board.columns())); })
        .def("__reduce__",
             [](nb::handle self) { return nb::make_tuple(self.type(), nb::make_tuple(self.attr("name"))); });
    module.def("cell_of", cell_of, nb::arg("name"), nb::arg("board"));
}

}  // namespace nonet::python
