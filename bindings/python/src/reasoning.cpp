// Steps as people take them, ratings and certificates. On boards other than the classic one steps have a level and no
// rating.

#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <string_view>

#include "blocks.hpp"
#include "boards.hpp"
#include "command/json.hpp"
#include "core.hpp"
#include "errors.hpp"
#include "interruptible.hpp"
#include "limits.hpp"
#include "nonet/explain.hpp"
#include "nonet/more/json.hpp"
#include "nonet/more/proof.hpp"
#include "nonet/more/techniques.hpp"
#include "pictures.hpp"
#include "scales.hpp"
#include "step_columns.hpp"

namespace nonet::python {
namespace {

// Calls a function for a puzzle without holding Python's lock. Without limits it ends after ten million nodes.
template <class P, class Ask>
auto reason(const P& puzzle, const Bounds* bounds, Ask ask) {
    return interruptibly(
        [&](const Flag& cancel) { return ask(puzzle, limits_from(bounds, reasoning_limits, &cancel)); });
}

// ---- Ratings

nb::tuple rate(const ClassicPuzzle& puzzle, const Bounds* bounds) {
    const Rating rating = reason(
        puzzle, bounds, [](const auto& given, const Limits& limits) { return nonet::rate(given, limits); });
    return nb::make_tuple(name_of(rating.status), rating.er, rating.ep, rating.ed, rating.scale);
}

std::string rate_board(const Puzzle& puzzle, const Bounds* bounds) {
    return reason(*puzzle.board_puzzle(), bounds, [](const BoardPuzzle& given, const Limits& limits) {
        return to_json(nonet::rate_by_level(given, limits), given.geometry, true);
    });
}

nb::tuple rate_hodoku(const ClassicPuzzle& puzzle, const std::string& scale, const Bounds* bounds) {
    const HodokuVersion version = hodoku_named(scale);
    const HodokuRating rating = reason(puzzle, bounds, [&](const auto& given, const Limits& limits) {
        return nonet::rate_hodoku(given, version, limits);
    });
    return nb::make_tuple(name_of(rating.status), name_of(rating.level), rating.score, rating.scale);
}

std::string explain_hodoku(const ClassicPuzzle& puzzle, const std::string& name, const Ids& without,
                           const Bounds* bounds) {
    const HodokuVersion version = hodoku_named(name);
    const Scale scale = scale_named(name, without);
    const std::vector<std::string_view> off(scale.without.begin(), scale.without.end());
    const std::string stamp = stamp_of(scale);
    return reason(puzzle, bounds, [&](const auto& given, const Limits& limits) {
        HodokuPath path = nonet::explain_hodoku(given, version, limits, {.without = off});
        path.rating.scale = stamp;
        return to_json(path);
    });
}

// On any scale.
std::string rate_on(const ClassicPuzzle& puzzle, const std::string& name, const Ids& without,
                    const Bounds* bounds) {
    const Scale scale = scale_named(name, without);
    return reason(puzzle, bounds, [&](const auto& given, const Limits& limits) {
        return to_json(nonet::rate(scale, given, limits), scale, true);
    });
}

// ---- Hints

Rung rung_of(int level) {
    if (level < 1 || level > rung_count)
        raise_argument("level " + std::to_string(level), "1 to " + std::to_string(rung_count));
    return static_cast<Rung>(level - 1);
}

// The values that a player began with, or none if they are unknown.
std::vector<std::uint8_t> values_begun_with(const Puzzle* began, const Geometry& board) {
    if (!began) return {};
    if (began->geometry() != board)
        raise_argument("began_as of the board '" + std::string(began->geometry().name()) + "'",
                       "a puzzle of '" + std::string(board.name()) + "'");
    return {began->values().begin(), began->values().end()};
}

nb::tuple hint(const Puzzle& puzzle, int level, const Puzzle* began, const std::string& scale,
               const std::optional<Ids>& only, const Ids& without, const Bounds* bounds) {
    const Rung rung = rung_of(level);
    const Asked asked = asked_of(puzzle.geometry(), scale, only, without);
    const std::vector<std::uint8_t> givens = values_begun_with(began, puzzle.geometry());
    Hint found = reason(puzzle, bounds, [&](const Puzzle& given, const Limits& limits) {
        return nonet::hint(asked.choice(), given, limits, givens);
    });
    const std::string json = to_json(found, rung);
    std::vector<Step> steps;
    if (found.step) steps.push_back(*std::move(found.step));
    return nb::make_tuple(json, Pictures(puzzle, std::move(found.state), std::move(steps), false));
}

// ---- Paths

nb::tuple explain(const Puzzle& puzzle, bool drop, const std::string& scale, const std::optional<Ids>& only,
                  const Ids& without, const Bounds* bounds) {
    const Asked asked = asked_of(puzzle.geometry(), scale, only, without);
    Path path = reason(puzzle, bounds, [&](const Puzzle& given, const Limits& limits) {
        return path_of(given, asked, drop, limits);
    });
    const std::string json = asked.scale ? to_json(path, *asked.scale) : to_json(path);
    return nb::make_tuple(json, Pictures(puzzle, std::move(path.start), std::move(path.steps), true));
}

nb::tuple all_steps(const Puzzle& puzzle, const std::string& scale, const std::optional<Ids>& only,
                    const Ids& without, const Bounds* bounds) {
    const Geometry board = puzzle.geometry();
    const Asked asked = asked_of(board, scale, only, without);
    State start = start_of(puzzle);
    auto [status, steps] = reason(puzzle, bounds, [&](const Puzzle& given, const Limits& limits) {
        const Status found = nonet::solve(given, limits).status;
        return std::pair(found, nonet::all_steps(asked.choice(), start, found, limits, board));
    });
    const std::string_view stamp = puzzle.classic() ? rating_scale : "";
    const std::string json = to_json(start, status, steps, Cells::r1c1,
                                     asked.scale ? stamp_of(*asked.scale) : std::string(stamp), board);
    return nb::make_tuple(json, Pictures(puzzle, std::move(start), std::move(steps), false));
}

// ---- Columns of paths and hints

Geometry board_of_rows(const Rows& rows) { return rows.board.value_or(Geometry::classic()); }

nb::dict explain_column(const Rows& rows, bool drop, const std::string& scale, const std::optional<Ids>& only,
                        const Ids& without, const Bounds* bounds, int threads, nb::object progress) {
    static const Words endings = names_up_to(Ending::clash);
    const Asked asked = asked_of(board_of_rows(rows), scale, only, without);
    TableWriter table(rows);
    table.add_status();
    Writer& ending = table.add("ending", Type::words, endings);
    StepColumn steps(table);
    for_puzzles(rows, threads, std::move(progress), false, table.complaints,
                [&](std::int64_t row, RowState state, const Puzzle& puzzle, const Flag& cancel) {
                    if (!table.begin(row, state)) return;
                    const Path path =
                        path_of(puzzle, asked, drop, limits_from(bounds, reasoning_limits, &cancel));
                    table.set_status(row, path.status);
                    ending.set(row, path.ending);
                    steps.add(row, path.steps, path.board);
                });
    return table.finished();
}

// The steps of a row: the next one, or none.
nb::dict hint_column(const Rows& rows, int level, const std::string& scale, const std::optional<Ids>& only,
                     const Ids& without, const Bounds* bounds, int threads, nb::object progress) {
    const Rung rung = rung_of(level);
    const Asked asked = asked_of(board_of_rows(rows), scale, only, without);
    TableWriter table(rows);
    table.add_status();
    Texts& hints = table.texts("hint");
    StepColumn steps(table);
    for_puzzles(rows, threads, std::move(progress), false, table.complaints,
                [&](std::int64_t row, RowState state, const Puzzle& puzzle, const Flag& cancel) {
                    if (!table.begin(row, state)) return;
                    const Hint found =
                        nonet::hint(asked.choice(), puzzle, limits_from(bounds, reasoning_limits, &cancel));
                    table.set_status(row, found.status);
                    hints.add(row, describe(found, rung));
                    const bool shown = found.step && rung == Rung::whole;
                    steps.add(row, shown ? std::span(&*found.step, 1) : std::span<const Step>(), found.board);
                });
    return table.finished();
}

// ---- Why a candidate is impossible

// The digit of a value as the board writes it.
Candidate candidate_on(const Geometry& board, int cell, int value) {
    const int first = board.zero_based() ? 0 : 1, last = first + board.digit_count() - 1;
    if (cell < 0 || cell >= board.cell_count())
        raise_argument("cell " + std::to_string(cell), "0 to " + std::to_string(board.cell_count() - 1));
    if (value < first || value > last)
        raise_argument("digit " + std::to_string(value),
                       std::to_string(first) + " to " + std::to_string(last));
    return {static_cast<Cell>(cell), static_cast<Digit>(value - first)};
}

nb::tuple why_not(const Puzzle& puzzle, int cell, int digit, const std::string& scale,
                  const std::optional<Ids>& only, const Ids& without, const Bounds* bounds) {
    const Candidate candidate = candidate_on(puzzle.geometry(), cell, digit);
    const Asked asked = asked_of(puzzle.geometry(), scale, only, without);
    Contradiction found = reason(puzzle, bounds, [&](const Puzzle& given, const Limits& limits) {
        return nonet::why_not(asked.choice(), given, candidate, limits);
    });
    const std::string json = to_json(found, candidate);
    return nb::make_tuple(json, Pictures(puzzle, std::move(found.start), std::move(found.steps), true));
}

// ---- Certificates

nb::tuple prove(const Puzzle& puzzle, const Bounds* bounds) {
    const Proof proof = value_or_raise(interruptibly(
        [&](const Flag& cancel) { return nonet::prove(puzzle, limits_from(bounds, {}, &cancel)); }));
    nb::object text = nb::none();
    if (proof.status != Status::budget) text = nb::cast(format_proof(proof));
    return nb::make_tuple(name_of(proof.status), text);
}

}  // namespace

void bind_reasoning(nb::module_& module) {
    const auto puzzle = nb::arg("puzzle");
    const auto limits = nb::arg("limits").none();
    const auto scale = nb::arg("scale"), without = nb::arg("without");
    const auto only = nb::arg("only").none();
    module.def("rate", of_classic("rate", rate), puzzle, limits);
    module.def("rate_board", rate_board, puzzle, limits);
    module.def("rate_hodoku", of_classic("scale='hodoku'", rate_hodoku), puzzle, scale, limits);
    module.def("rate_on", of_classic("scale", rate_on), puzzle, scale, without, limits);
    module.def("explain_hodoku", of_classic("scale='hodoku'", explain_hodoku), puzzle, scale, without,
               limits);
    module.def("hint", hint, puzzle, nb::arg("level"), nb::arg("givens").none(), scale, only, without,
               limits);
    module.def("explain", explain, puzzle, nb::arg("pruned"), scale, only, without, limits);
    const auto rows = nb::arg("rows"), threads = nb::arg("threads");
    const auto progress = nb::arg("progress").none();
    module.def("explain_column", explain_column, rows, nb::arg("pruned"), scale, only, without, limits,
               threads, progress);
    module.def("hint_column", hint_column, rows, nb::arg("level"), scale, only, without, limits, threads,
               progress);
    module.def("all_steps", all_steps, puzzle, scale, only, without, limits);
    module.def("why_not", why_not, puzzle, nb::arg("cell"), nb::arg("digit"), scale, only, without, limits);
    module.def("scale", [](const std::string& name) { return to_json(scale_named(name)); }, scale);
    module.def("prove", prove, puzzle, limits);
}

}  // namespace nonet::python
