// Lists of grids for one puzzle: its solutions, the minimal puzzles within it, its neighbours; and unavoidable sets.

#include <nanobind/nanobind.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

#include "boards.hpp"
#include "core.hpp"
#include "errors.hpp"
#include "interruptible.hpp"
#include "limits.hpp"
#include "nonet/board_text.hpp"
#include "nonet/more/research.hpp"
#include "nonet/solve.hpp"
#include "nonet/text.hpp"
#include "puzzle.hpp"

namespace nonet::python {
namespace {

// Without limits the list is complete, however long that takes.
constexpr Limits all{.solutions = 0};

// Grids as lines, as they are found.
class Lines {
 public:
    void operator()(const Grid& grid) { lines_.push_back(format_line(grid)); }
    void add(const Geometry& board, std::span<const std::uint8_t> values) {
        lines_.push_back(format_line(board, values));
    }
    [[nodiscard]] nb::tuple until(Stop stop) const { return nb::make_tuple(nb::cast(lines_), name_of(stop)); }

 private:
    std::vector<std::string> lines_;
};

nb::tuple solutions(const Puzzle& puzzle, const Bounds* bounds) {
    Lines lines;
    const Count count = interruptibly([&](const Flag& cancel) {
        const Limits limits = limits_from(bounds, all, &cancel);
        const Geometry board = puzzle.geometry();
        const auto add = [&](std::span<const std::uint8_t> values) { lines.add(board, values); };
        return count_solutions(puzzle, limits, OnSolution(add));
    });
    return lines.until(count.stop);
}

// Returns the first minimal puzzle within a puzzle, or None if the limits ended the search.
nb::object minimal(const Puzzle& puzzle, const Bounds* bounds) {
    if (puzzle.has_marks())
        throw Raised{{.code = Errc::unsupported, .found = "pencil marks", .expected = "givens only"}, {}};
    struct Found {
        Status status;
        std::optional<Puzzle> puzzle;
    };
    const Found found = interruptibly([&](const Flag& cancel) -> Found {
        Limits limits = limits_from(bounds, {}, &cancel);
        limits.solutions = 2;
        const Status status = solve(puzzle, limits).status;
        if (status != Status::unique) return {status, {}};
        MinimalPuzzle least = find_first_minimal(puzzle, limits);
        if (least.stop != Stop::finished) return {Status::budget, {}};
        return {status, BoardPuzzle{puzzle.geometry(), std::move(least.values), {}}};
    });
    if (found.puzzle) return nb::cast(*found.puzzle);
    if (found.status == Status::budget) return nb::none();
    raise_argument("a puzzle that is " + std::string(name_of(found.status)), "a puzzle with one solution");
}

nb::tuple minimal_puzzles(const ClassicPuzzle& puzzle, const Bounds* bounds) {
    Lines lines;
    const auto search = value_or_raise(interruptibly([&](const Flag& cancel) {
        return find_minimal_puzzles(puzzle.givens, lines, limits_from(bounds, all, &cancel));
    }));
    return lines.until(search.stop);
}

nb::tuple neighbours(const ClassicPuzzle& puzzle, int drop, int add, const Bounds* bounds) {
    if (drop < 0 || add < 0 || drop > cell_count || add > cell_count)
        raise_argument("drop " + std::to_string(drop) + " and add " + std::to_string(add),
                       "numbers from 0 to " + std::to_string(cell_count));
    Lines lines;
    const PuzzleSearch search = interruptibly([&](const Flag& cancel) {
        return find_neighbours(puzzle.givens, drop, add, lines, limits_from(bounds, all, &cancel));
    });
    return lines.until(search.stop);
}

// As the numbers of their cells.
nb::tuple unavoidable_sets(const ClassicPuzzle& puzzle, int most_cells, const Bounds* bounds) {
    const auto search = value_or_raise(interruptibly([&](const Flag& cancel) -> Result<UnavoidableSearch> {
        Limits limits = limits_from(bounds, {}, &cancel);
        limits.solutions = 2;
        const ClassicAnswer answer = solve(puzzle, limits);
        if (answer.status != Status::unique)
            return std::unexpected(Error{.code = Errc::bad_argument,
                                         .found = "a puzzle that is " + std::string(name_of(answer.status)),
                                         .expected = "a puzzle with one solution, or a solution"});
        return find_unavoidable_sets(answer.first, most_cells, limits);
    }));
    std::vector<std::vector<int>> sets;
    for (const CellSet& set : search.sets) sets.emplace_back(set.begin(), set.end());
    return nb::make_tuple(nb::cast(sets), name_of(search.stop));
}

}  // namespace

void bind_research(nb::module_& module) {
    const auto puzzle = nb::arg("puzzle");
    const auto limits = nb::arg("limits").none();
    module.def("solutions", solutions, puzzle, limits);
    module.def("minimal", minimal, puzzle, limits);
    module.def("minimal_puzzles", of_classic("minimal_puzzles", minimal_puzzles), puzzle, limits);
    module.def("neighbours", of_classic("neighbours", neighbours), puzzle, nb::arg("drop"), nb::arg("add"),
               limits);
    module.def("unavoidable_sets", of_classic("unavoidable_sets", unavoidable_sets), puzzle,
               nb::arg("most_cells"), limits);
}

}  // namespace nonet::python
