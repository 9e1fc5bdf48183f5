// Steps as people take them, ratings and certificates. On boards other than the classic one steps have a level and no
// rating.

#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <string_view>

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
    return reason(*puzzle.wide(), bounds, [](const WidePuzzle& given, const Limits& limits) {
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

nb::tuple hint(const ClassicPuzzle& puzzle, int level, const Puzzle* began, const std::string& scale,
               const std::optional<Ids>& only, const Ids& without, const Bounds* bounds) {
    const Rung rung = rung_of(level);
    const Asked asked = asked_of(scale, only, without);
    std::span<const std::uint8_t> givens;
    if (began) givens = classic_of(*began, "hint").givens.values;
    Hint found = reason(puzzle, bounds, [&](const auto& given, const Limits& limits) {
        return asked.scale ? nonet::hint(*asked.scale, given, limits, givens)
                           : nonet::hint(given, limits, givens, asked.techniques);
    });
    std::string json = to_json(found, rung);
    std::vector<Step> steps;
    if (found.step) steps.push_back(*std::move(found.step));
    return nb::make_tuple(json, Pictures(puzzle, found.state, std::move(steps), false));
}

// The values that a player of a board began with, or none if they are unknown.
std::vector<std::uint8_t> values_begun_with(const Puzzle* began, const Geometry& board) {
    if (!began) return {};
    const WidePuzzle* wide = began->wide();
    if (!wide || wide->geometry != board)
        raise_argument("began_as of the board '" + std::string(began->geometry().name()) + "'",
                       "a puzzle of '" + std::string(board.name()) + "'");
    return wide->values;
}

// On other boards only explain can choose techniques.
void refuse_choice(const Geometry& board, const std::string& scale, const std::optional<Ids>& only,
                   const Ids& without) {
    if (scale == "se" && !only && without.empty()) return;
    throw Raised{{.code = Errc::unsupported,
                  .found = "scale, only or without of the board '" + std::string(board.name()) + "'",
                  .expected = "a puzzle of the classic board"},
                 {}};
}

nb::tuple hint_on_board(const WidePuzzle& puzzle, int level, const Puzzle* began, const std::string& scale,
                        const std::optional<Ids>& only, const Ids& without, const Bounds* bounds) {
    const Rung rung = rung_of(level);
    refuse_choice(puzzle.geometry, scale, only, without);
    const std::vector<std::uint8_t> givens = values_begun_with(began, puzzle.geometry);
    Hint found = reason(puzzle, bounds, [&](const auto& given, const Limits& limits) {
        return nonet::hint(given, limits, givens);
    });
    const std::string json = to_json(found, rung);
    std::vector<Step> steps;
    if (found.step) steps.push_back(*std::move(found.step));
    return nb::make_tuple(json, Pictures(puzzle, std::move(found.state), std::move(steps), false));
}

// ---- Paths

nb::tuple explain(const ClassicPuzzle& puzzle, bool drop, const std::string& scale,
                  const std::optional<Ids>& only, const Ids& without, const Bounds* bounds) {
    const Asked asked = asked_of(scale, only, without);
    Path path = reason(puzzle, bounds, [&](const auto& given, const Limits& limits) {
        Path found = asked.scale ? nonet::explain(*asked.scale, given, limits)
                                 : nonet::explain(given, limits, {.techniques = asked.techniques});
        return drop ? pruned(std::move(found), limits) : found;
    });
    std::string json = asked.scale ? to_json(path, *asked.scale) : to_json(path);
    return nb::make_tuple(json, Pictures(puzzle, path.start, std::move(path.steps), true));
}

// Techniques that are useless on a board are switched off there.
std::vector<const Technique*> those_on(std::vector<const Technique*> chosen, const Geometry& board) {
    std::erase_if(chosen, [&](const Technique* one) { return !why_off(*one, board).empty(); });
    return chosen;
}

nb::tuple explain_on_board(const WidePuzzle& puzzle, bool drop, const std::string& scale,
                           const std::optional<Ids>& only, const Ids& without, const Bounds* bounds) {
    refuse_choice(puzzle.geometry, scale, {}, {});
    const auto chosen = those_on(chosen_of(board_order(), only, without), puzzle.geometry);
    Path path = reason(puzzle, bounds, [&](const auto& given, const Limits& limits) {
        Path found = nonet::explain(given, limits, {.techniques = chosen});
        return drop ? pruned(std::move(found), limits) : found;
    });
    const std::string json = to_json(path);
    return nb::make_tuple(json, Pictures(puzzle, std::move(path.start), std::move(path.steps), true));
}

nb::tuple all_steps(const ClassicPuzzle& puzzle, const std::string& scale, const std::optional<Ids>& only,
                    const Ids& without, const Bounds* bounds) {
    const Asked asked = asked_of(scale, only, without);
    const State start = start_of(puzzle);
    auto [status, steps] = reason(puzzle, bounds, [&](const auto& given, const Limits& limits) {
        const Status found = nonet::solve(given, limits).status;
        return std::pair(
            found, asked.scale ? nonet::all_steps(*asked.scale, start, found, limits)
                               : nonet::all_steps(start, found, limits, TechniqueChoice(asked.techniques)));
    });
    const std::string stamp = asked.scale ? stamp_of(*asked.scale) : std::string(rating_scale);
    std::string json = to_json(start, status, steps, Cells::r1c1, stamp);
    return nb::make_tuple(json, Pictures(puzzle, start, std::move(steps), false));
}

nb::tuple all_steps_on_board(const WidePuzzle& puzzle, const std::string& scale,
                             const std::optional<Ids>& only, const Ids& without, const Bounds* bounds) {
    refuse_choice(puzzle.geometry, scale, only, without);
    const auto on = those_on({board_order().begin(), board_order().end()}, puzzle.geometry);
    State start = start_of(puzzle);
    auto [status, steps] = reason(puzzle, bounds, [&](const auto& given, const Limits& limits) {
        const Status found = nonet::solve(given, limits).status;
        return std::pair(found, nonet::all_steps(start, found, limits, on, given.geometry));
    });
    const std::string json = to_json(start, status, steps, Cells::r1c1, {}, puzzle.geometry);
    return nb::make_tuple(json, Pictures(puzzle, std::move(start), std::move(steps), false));
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

nb::tuple why_not(const ClassicPuzzle& puzzle, int cell, int digit, const std::string& scale,
                  const std::optional<Ids>& only, const Ids& without, const Bounds* bounds) {
    const Candidate candidate = candidate_on(Geometry::classic(), cell, digit);
    const Asked asked = asked_of(scale, only, without);
    Contradiction found = reason(puzzle, bounds, [&](const auto& given, const Limits& limits) {
        return asked.scale ? nonet::why_not(*asked.scale, given, candidate, limits)
                           : nonet::why_not(given, candidate, limits, asked.techniques);
    });
    std::string json = to_json(found, candidate);
    return nb::make_tuple(json, Pictures(puzzle, found.start, std::move(found.steps), true));
}

nb::tuple why_not_on_board(const WidePuzzle& puzzle, int cell, int digit, const std::string& scale,
                           const std::optional<Ids>& only, const Ids& without, const Bounds* bounds) {
    refuse_choice(puzzle.geometry, scale, only, without);
    const Candidate candidate = candidate_on(puzzle.geometry, cell, digit);
    Contradiction found = reason(puzzle, bounds, [&](const auto& given, const Limits& limits) {
        return nonet::why_not(given, candidate, limits);
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
    module.def("hint", of_either(hint, hint_on_board), puzzle, nb::arg("level"), nb::arg("givens").none(),
               scale, only, without, limits);
    module.def("explain", of_either(explain, explain_on_board), puzzle, nb::arg("pruned"), scale, only,
               without, limits);
    module.def("all_steps", of_either(all_steps, all_steps_on_board), puzzle, scale, only, without, limits);
    module.def("why_not", of_either(why_not, why_not_on_board), puzzle, nb::arg("cell"), nb::arg("digit"),
               scale, only, without, limits);
    module.def("scale", [](const std::string& name) { return to_json(scale_named(name)); }, scale);
    module.def("prove", prove, puzzle, limits);
}

}  // namespace nonet::python
