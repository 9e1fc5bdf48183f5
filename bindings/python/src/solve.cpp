// The most frequent calls, which must have little overhead: solve and count.

#include <nanobind/nanobind.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>

#include <algorithm>
#include <atomic>

#include "boards.hpp"
#include "core.hpp"
#include "errors.hpp"
#include "interruptible.hpp"
#include "limits.hpp"
#include "nonet/board_text.hpp"
#include "nonet/more/engines.hpp"
#include "nonet/solve.hpp"
#include "nonet/text.hpp"
#include "puzzle.hpp"

namespace nonet::python {
namespace {

// A search with fewer nodes, a millisecond or two, runs directly; for a longer one a thread is started.
constexpr std::uint64_t few_nodes = 2'000;

// Tries the call with few nodes first. If these are spent, it runs again without that limit, on a thread that Ctrl-C
// can end.
//
//   ask   given limits, an answer with counters
template <class Ask>
auto quickly_or_interruptibly(const Limits& limits, Ask ask) {
    const bool few_are_wanted = limits.nodes != 0 && limits.nodes <= few_nodes;
    {
        Limits few = limits;
        if (!few_are_wanted) few.nodes = few_nodes;
        const Unlocked free;
        auto answer = ask(few);
        // With only one node left, a search may have been given up already.
        if (few_are_wanted || answer.counters.nodes + 2 < few_nodes) return answer;
    }
    return interruptibly([&](const Flag& cancel) {
        Limits all = limits;
        all.cancel = &cancel;
        return ask(all);
    });
}

const Engine& engine_of(std::string_view name) {
    if (const Engine* engine = find_engine(name)) return *engine;
    std::string names;
    for (const Engine* engine : engines()) names.append(names.empty() ? "" : ", ").append(engine->name);
    raise_argument("engine '" + std::string(name) + "'", "one of " + names);
}

struct Refused {
    Error error;
    Counters counters;
};

// An engine that takes no marks says so at once.
template <class AnyPuzzle>
void expect_taken(const Engine& engine, const AnyPuzzle& puzzle) {
    if (auto refused = run(engine, puzzle, {.nodes = 1}); !refused) throw Raised{refused.error(), {}};
}

const Engine& engine_of(nb::handle name) {
    if (!nb::isinstance<nb::str>(name)) throw nb::type_error("engine= must be a name: see nonet.engines()");
    return engine_of(nb::cast<std::string_view>(name));
}

// An answer about a puzzle of any board.
struct Solved {
    ClassicAnswer answer;
    std::string first, second;  // lines of another board; the grids of the answer mean nothing then
};

// The same as above for other boards, whose nodes take longer.
template <class Ask>
auto quickly_or_interruptibly_on_a_board(const Limits& limits, Ask ask) {
    constexpr std::uint64_t few = 20;
    if (limits.nodes == 0 || limits.nodes > few) {
        Limits some = limits;
        some.nodes = few;
        const Unlocked free;
        auto answer = ask(some);
        if (answer.counters.nodes + 2 < few) return answer;
    }
    return interruptibly([&](const Flag& cancel) {
        Limits all = limits;
        all.cancel = &cancel;
        return ask(all);
    });
}

Solved solve_on_board(const BoardPuzzle& puzzle, const Limits& limits, nb::handle engine) {
    const Engine* named = engine.is_none() ? nullptr : &engine_of(engine);
    if (named) expect_taken(*named, puzzle);
    const Answer found = quickly_or_interruptibly_on_a_board(limits, [&](const Limits& all) {
        return named ? *nonet::solve(puzzle, all, *named) : nonet::solve(puzzle, all);
    });
    const auto line = [&](const std::vector<std::uint8_t>& values) {
        return values.empty() ? std::string() : format_line(puzzle.geometry, values);
    };
    return {{.status = found.status, .solutions = found.solutions, .counters = found.counters},
            line(found.first),
            line(found.second)};
}

ClassicAnswer solve_classic(const ClassicPuzzle& puzzle, const Limits& limits, nb::handle engine) {
    if (!engine.is_none()) {
        const Engine& named = engine_of(engine);
        expect_taken(named, puzzle);
        return quickly_or_interruptibly(
            limits, [&](const Limits& bounds) { return *nonet::solve(puzzle, bounds, named); });
    }
    return quickly_or_interruptibly(limits, [&](const Limits& all) { return nonet::solve(puzzle, all); });
}

Solved ask_solve(const Puzzle& puzzle, const Bounds* bounds, nb::handle engine) {
    const Limits limits = limits_from(bounds);
    if (puzzle.board_puzzle()) return solve_on_board(*puzzle.board_puzzle(), limits, engine);
    return {solve_classic(*puzzle.classic(), limits, engine), {}, {}};
}

nb::tuple ask_count(const Puzzle& puzzle, const Bounds* bounds) {
    const Limits limits = limits_from(bounds);
    const auto ask = [&](const Limits& all) { return count_solutions(puzzle, all); };
    const Count count = puzzle.board_puzzle() ? quickly_or_interruptibly_on_a_board(limits, ask)
                                              : quickly_or_interruptibly(limits, ask);
    return nb::make_tuple(count.solutions, name_of(count.stop));
}

// The members of nonet.Status, by their numbers. A Python module defines them and is imported for the first answer.
std::atomic<PyObject*> statuses = nullptr;

nb::object status_of_number(Status status) {
    if (!statuses.load(std::memory_order_acquire)) nb::module_::import_("nonet._status");
    return nb::borrow(
        PyTuple_GetItem(statuses.load(std::memory_order_acquire), static_cast<Py_ssize_t>(status)));
}

nb::object line_of(const Grid& grid) {
    std::array<char, cell_count> text;
    format_line(grid, std::span(text));
    return nb::steal(PyUnicode_FromStringAndSize(text.data(), text.size()));
}

nb::object line_of(const Grid& grid, const std::string& of_board) {
    return of_board.empty() ? line_of(grid) : nb::cast(of_board);
}

nb::object first_of(const Solved& solved) {
    return solved.answer.solutions >= 1 ? line_of(solved.answer.first, solved.first) : nb::none();
}
nb::object second_of(const Solved& solved) {
    return solved.answer.solutions >= 2 ? line_of(solved.answer.second, solved.second) : nb::none();
}
nb::object reached_of(const Solved& solved) {
    return solved.answer.status == Status::stuck ? line_of(solved.answer.first) : nb::none();
}

bool same(const Solved& solved, const Solved& other) {
    const auto &a = solved.answer, &b = other.answer;
    return a.status == b.status && a.solutions == b.solutions && a.counters == b.counters &&
           (a.solutions < 1 || a.first == b.first) && (a.solutions < 2 || a.second == b.second) &&
           solved.first == other.first && solved.second == other.second;
}

nb::dict dict_of(const Solved& solved) {
    const ClassicAnswer& answer = solved.answer;
    nb::dict out;
    const std::string_view status = name_of(answer.status);
    out["status"] = nb::str(status.data(), status.size());
    out["solutions"] = answer.solutions;
    if (answer.solutions >= 1) out["solution"] = first_of(solved);
    if (answer.solutions >= 2) out["second"] = second_of(solved);
    if (answer.status == Status::stuck) out["reached"] = reached_of(solved);
    out["digit_tries"] = answer.counters.digit_tries;
    out["backtracks"] = answer.counters.backtracks;
    out["nodes"] = answer.counters.nodes;
    return out;
}

nb::object repr_of(const Solved& solved) {
    return nb::str("Answer(status={!r}, solution={!r}, solutions={}, nodes={})")
        .format(nb::str(name_of(solved.answer.status).data()), first_of(solved), solved.answer.solutions,
                solved.answer.counters.nodes);
}

nb::tuple state_of(const Solved& solved) {
    const ClassicAnswer& a = solved.answer;
    const auto cells = [](const Grid& grid) { return nb::bytes(grid.values.data(), cell_count); };
    return nb::make_tuple(static_cast<int>(a.status), a.solutions, cells(a.first), cells(a.second),
                          a.counters.digit_tries, a.counters.backtracks, a.counters.nodes, solved.first,
                          solved.second);
}

void restore(Solved& solved, const nb::tuple& state) {
    new (&solved) Solved;
    ClassicAnswer& answer = solved.answer;
    answer.status = static_cast<Status>(nb::cast<int>(state[0]));
    answer.solutions = nb::cast<std::uint64_t>(state[1]);
    for (int i = 0; i < 2; ++i) {
        const auto cells = nb::cast<nb::bytes>(state[2 + i]);
        if (cells.size() != cell_count) raise_argument("a grid of another size", "81 values");
        std::copy_n(static_cast<const std::uint8_t*>(cells.data()), cell_count,
                    (i == 0 ? answer.first : answer.second).values.data());
    }
    answer.counters = {nb::cast<std::uint64_t>(state[4]), nb::cast<std::uint64_t>(state[5]),
                       nb::cast<std::uint64_t>(state[6])};
    solved.first = nb::cast<std::string>(state[7]);
    solved.second = nb::cast<std::string>(state[8]);
}

void bind_answer(nb::module_& module) {
    nb::class_<Solved>(
        module, "Answer",
        "The result of solve() for a puzzle.\n\n"
        ">>> Puzzle('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79').solve().status\n"
        "<Status.UNIQUE: 'unique'>\n")
        .def_prop_ro(
            "status", [](const Solved& solved) { return status_of_number(solved.answer.status); },
            "See Status.")
        .def_prop_ro(
            "solutions", [](const Solved& solved) { return solved.answer.solutions; },
            "The number of solutions found, at most limits.solutions.")
        .def_prop_ro("solution", first_of, "The first solution found, a character for each cell, or None.")
        .def_prop_ro("second", second_of, "The second one found, or None.")
        .def_prop_ro("reached", reached_of,
                     "The grid that an engine without search reached if it is stuck, or None.")
        .def_prop_ro(
            "digit_tries", [](const Solved& solved) { return solved.answer.counters.digit_tries; },
            "Tests of one digit in one empty cell.")
        .def_prop_ro(
            "backtracks", [](const Solved& solved) { return solved.answer.counters.backtracks; },
            "Placed digits that were removed again.")
        .def_prop_ro(
            "nodes", [](const Solved& solved) { return solved.answer.counters.nodes; }, "Positions searched.")
        .def("to_dict", dict_of,
             "Returns the answer as a dict, like the npm package's JSON, with lower-case keys.")
        .def("__repr__", repr_of)
        .def(
            "__eq__",
            [](const Solved& a, nb::handle b) {
                return nb::isinstance<Solved>(b) && same(a, nb::cast<const Solved&>(b));
            },
            nb::arg("other").none())
        .def("__hash__", [](const Solved& solved) { return nb::hash(state_of(solved)); })
        .def("__getstate__", state_of)
        .def("__setstate__", restore)
        .attr("__match_args__") = nb::make_tuple("status", "solution");
}

}  // namespace

void bind_solve(nb::module_& module) {
    bind_answer(module);
    module.def(
        "set_statuses",
        [](const nb::tuple& members) {
            statuses.store(nb::tuple(members).release().ptr(), std::memory_order_release);
        },
        nb::arg("members"));
    module.def("solve", ask_solve, nb::arg("puzzle"), nb::arg("limits").none() = nb::none(),
               nb::arg("engine") = nb::none());
    module.def(
        "solve_text",
        [](std::string_view text, const Bounds* bounds, nb::handle engine) {
            return ask_solve(puzzle_of_text(text), bounds, engine);
        },
        nb::arg("text"), nb::arg("limits").none() = nb::none(), nb::arg("engine") = nb::none());
    module.def("count", ask_count, nb::arg("puzzle"), nb::arg("limits").none() = nb::none());
}

}  // namespace nonet::python
