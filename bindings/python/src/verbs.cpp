// The other questions about one puzzle.  Answers with many parts come as the library's JSON, which nonet/_answers.py makes
// into classes: one list of keys, docs/json.md, for all languages.

#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

#include "boards.hpp"
#include "core.hpp"
#include "errors.hpp"
#include "interruptible.hpp"
#include "limits.hpp"
#include "nonet/board_text.hpp"
#include "nonet/canon.hpp"
#include "nonet/more/json.hpp"
#include "nonet/more/proof.hpp"
#include "nonet/more/techniques.hpp"
#include "nonet/text.hpp"
#include "pictures.hpp"
#include "scales.hpp"

namespace nonet::python {
namespace {

// What diagnose() does without limits.
constexpr Limits diagnosis_limits{.time = std::chrono::seconds(5)};

// Symmetries move givens; what marks mean under them is not asked.
const Grid& givens_of(const ClassicPuzzle& puzzle) {
    if (puzzle.marks)
        throw Raised{{.code = Errc::unsupported, .found = "pencil marks", .expected = "givens only"}, {}};
    return puzzle.givens;
}

// ---- Of any board: `ask` is given the puzzle as its board has it, and limits

template <class Ask>
auto of_any_board(const Puzzle& puzzle, const Bounds* bounds, Ask ask) {
    return interruptibly([&](const Flag& cancel) {
        const Limits limits = limits_from(bounds, {}, &cancel);
        return puzzle.wide() ? ask(*puzzle.wide(), limits) : ask(*puzzle.classic(), limits);
    });
}

std::string check_json(const Puzzle& puzzle, bool minimality, const Bounds* bounds) {
    return of_any_board(puzzle, bounds, [&]<class P>(const P& given, const Limits& limits) {
        if constexpr (std::is_same_v<P, WidePuzzle>)
            return to_json(nonet::check(given, minimality, limits), given, minimality);
        else
            return to_json(nonet::check(given, minimality, limits), given.givens, minimality);
    });
}

nb::tuple candidates(const Puzzle& puzzle, const Bounds* bounds) {
    const auto [digits, stop] =
        of_any_board(puzzle, bounds, []<class P>(const P& given, const Limits& limits) {
            const auto found = true_candidates(given, limits);
            if constexpr (std::is_same_v<P, WidePuzzle>)
                return std::pair(format_board_marks(given.geometry, found.digits), found.stop);
            else
                return std::pair(format_marks(found.digits), found.stop);
        });
    return nb::make_tuple(digits, stop == Stop::finished);
}

std::string estimate_json(const Puzzle& puzzle, std::uint64_t seed, std::uint64_t probes,
                          const Bounds* bounds) {
    return of_any_board(puzzle, bounds, [&](const auto& given, const Limits& limits) {
        return to_json(estimate_solutions(given, {.seed = seed, .probes = probes}, limits), seed);
    });
}

// ---- Of the classic one

std::string diagnose_json(const ClassicPuzzle& puzzle, const Bounds* bounds) {
    return interruptibly([&](const Flag& cancel) {
        return to_json(nonet::diagnose(puzzle, limits_from(bounds, diagnosis_limits, &cancel)),
                       puzzle.givens);
    });
}

std::string diagnose_text_json(std::string_view text, const Bounds* bounds) {
    const auto puzzle = parse_puzzle(text);
    if (puzzle) return diagnose_json(*puzzle, bounds);
    return interruptibly([&](const Flag& cancel) {
        const auto told = nonet::diagnose_text(text, limits_from(bounds, diagnosis_limits, &cancel));
        return to_json(told.value_or(TextDiagnosis{.error = puzzle.error()}));
    });
}

std::string entries_json(const ClassicPuzzle& puzzle, const Puzzle& entries, const std::vector<Cell>& order,
                         const Bounds* bounds) {
    const Grid& entered = classic_of(entries, "diagnose_entries").givens;
    return interruptibly([&](const Flag& cancel) {
        return to_json(diagnose_entries(puzzle, entered, order, limits_from(bounds, {}, &cancel)));
    });
}

nb::tuple rate(const ClassicPuzzle& puzzle, const Bounds* bounds) {
    const Rating rating = interruptibly([&](const Flag& cancel) {
        return nonet::rate(puzzle, limits_from(bounds, reasoning_limits, &cancel));
    });
    return nb::make_tuple(name_of(rating.status), rating.er, rating.ep, rating.ed, rating.scale);
}

nb::tuple rate_hodoku(const ClassicPuzzle& puzzle, const std::string& scale, const Bounds* bounds) {
    const HodokuVersion version = hodoku_named(scale);
    const HodokuRating rating = interruptibly([&](const Flag& cancel) {
        return nonet::rate_hodoku(puzzle, version, limits_from(bounds, reasoning_limits, &cancel));
    });
    return nb::make_tuple(name_of(rating.status), name_of(rating.level), rating.score, rating.scale);
}

std::string explain_hodoku(const ClassicPuzzle& puzzle, const std::string& scale, const Bounds* bounds) {
    const HodokuVersion version = hodoku_named(scale);
    return interruptibly([&](const Flag& cancel) {
        return to_json(
            nonet::explain_hodoku(puzzle, version, limits_from(bounds, reasoning_limits, &cancel)));
    });
}

nb::tuple hint(const ClassicPuzzle& puzzle, int level, const Puzzle* givens,
               const std::string& scale, const std::vector<std::string>& without, const Bounds* bounds) {
    if (level < 1 || level > rung_count)
        raise_argument("level " + std::to_string(level), "1 to " + std::to_string(rung_count));
    std::optional<Grid> began;
    if (givens) began = classic_of(*givens, "hint").givens;
    const Scale chosen = scale_named(scale, without);
    Hint found = interruptibly([&](const Flag& cancel) {
        return nonet::hint(chosen, puzzle, limits_from(bounds, reasoning_limits, &cancel), began);
    });
    std::string json = to_json(found, static_cast<Rung>(level - 1));
    std::vector<Step> steps;
    if (found.step) steps.push_back(*std::move(found.step));
    return nb::make_tuple(json, Pictures(puzzle.givens, found.state, std::move(steps), false));
}

std::vector<const Technique*> techniques_named(const std::vector<std::string>& ids) {
    std::vector<const Technique*> found;
    for (const std::string& id : ids) {
        found.push_back(find_technique(id));
        if (!found.back()) raise_argument("technique '" + id + "'", "an id of nonet.techniques()");
    }
    return found;
}

nb::tuple explain(const ClassicPuzzle& puzzle, bool drop, const std::optional<std::vector<std::string>>& only,
                  const std::vector<std::string>& without, const Bounds* bounds) {
    const auto chosen = choose_techniques(techniques_named(only.value_or(std::vector<std::string>{})),
                                          techniques_named(without));
    if (chosen.empty() || (only && only->empty()))
        raise_argument("no technique left by only and without", "at least one");
    Path path = interruptibly([&](const Flag& cancel) {
        Path found =
            nonet::explain(puzzle, limits_from(bounds, reasoning_limits, &cancel), {.techniques = chosen});
        return drop ? pruned(std::move(found)) : found;
    });
    std::string json = to_json(path);
    return nb::make_tuple(json, Pictures(puzzle.givens, path.start, std::move(path.steps), true));
}

// Of a scale that is not Sudoku Explainer's.
nb::tuple explain_on(const ClassicPuzzle& puzzle, const std::string& scale, const std::vector<std::string>& without,
                     bool drop, const Bounds* bounds) {
    const Scale chosen = scale_named(scale, without);
    Path path = interruptibly([&](const Flag& cancel) {
        Path found = nonet::explain(chosen, puzzle, limits_from(bounds, reasoning_limits, &cancel));
        return drop ? pruned(std::move(found)) : found;
    });
    std::string json = to_json(path, chosen);
    return nb::make_tuple(json, Pictures(puzzle.givens, path.start, std::move(path.steps), true));
}

std::string rate_on(const ClassicPuzzle& puzzle, const std::string& scale, const std::vector<std::string>& without,
                    const Bounds* bounds) {
    const Scale chosen = scale_named(scale, without);
    return interruptibly([&](const Flag& cancel) {
        return to_json(nonet::rate(chosen, puzzle, limits_from(bounds, reasoning_limits, &cancel)), chosen, true);
    });
}

nb::tuple all_steps(const ClassicPuzzle& puzzle, const std::optional<std::string>& scale,
                    const std::vector<std::string>& without, const Bounds* bounds) {
    const State start = start_of(puzzle);
    const auto chosen = scale ? std::optional(scale_named(*scale, without)) : std::nullopt;
    auto [status, steps] = interruptibly([&](const Flag& cancel) {
        const Limits limits = limits_from(bounds, reasoning_limits, &cancel);
        const Status found = nonet::solve(puzzle, limits).status;
        return std::pair(found, chosen ? nonet::all_steps(*chosen, start, found, limits)
                                       : nonet::all_steps(start, found, limits));
    });
    const std::string stamp = chosen ? stamp_of(*chosen) : std::string(rating_scale);
    std::string json = to_json(start, status, steps, Cells::r1c1, stamp);
    return nb::make_tuple(json, Pictures(puzzle.givens, start, std::move(steps), false));
}

nb::tuple why_not(const ClassicPuzzle& puzzle, int cell, int digit, const std::string& scale,
                  const std::vector<std::string>& without, const Bounds* bounds) {
    if (cell < 0 || cell >= cell_count) raise_argument("cell " + std::to_string(cell), "0 to 80");
    if (digit < 1 || digit > side) raise_argument("digit " + std::to_string(digit), "1 to 9");
    const Candidate candidate{static_cast<Cell>(cell), static_cast<Digit>(digit - 1)};
    const Scale chosen = scale_named(scale, without);
    Contradiction found = interruptibly([&](const Flag& cancel) {
        return nonet::why_not(chosen, puzzle, candidate, limits_from(bounds, reasoning_limits, &cancel));
    });
    std::string json = to_json(found, candidate);
    return nb::make_tuple(json, Pictures(puzzle.givens, found.start, std::move(found.steps), true));
}

nb::tuple prove(const ClassicPuzzle& puzzle, const Bounds* bounds) {
    const Proof proof = value_or_raise(interruptibly(
        [&](const Flag& cancel) { return nonet::prove(puzzle, limits_from(bounds, {}, &cancel)); }));
    nb::object text = nb::none();
    if (proof.status != Status::budget) text = nb::cast(format_proof(proof));
    return nb::make_tuple(name_of(proof.status), text);
}

// The symmetries take below a millisecond, so nobody waits for them.

std::string canonical_json(const ClassicPuzzle& puzzle) {
    const Grid& givens = givens_of(puzzle);
    nb::gil_scoped_release free;
    return to_json(value_or_raise(canonicalize(givens)), *automorphisms(givens));
}

std::string same_json(const ClassicPuzzle& from, const Puzzle& to) {
    const Grid &first = givens_of(from), &second = givens_of(classic_of(to, "is_isomorphic"));
    nb::gil_scoped_release free;
    return isomorphism_to_json(value_or_raise(find_isomorphism(first, second)));
}

Puzzle scramble(const ClassicPuzzle& puzzle, std::uint64_t seed, std::uint64_t item) {
    return ClassicPuzzle{apply(random_transform(seed, item), givens_of(puzzle)), {}};
}

nb::bytes class_id(const ClassicPuzzle& puzzle, bool of_solution, const Bounds* bounds) {
    const FormOf of = of_solution ? FormOf::solution : FormOf::puzzle;
    const Fingerprint print = value_or_raise(interruptibly(
        [&](const Flag& cancel) { return form_fingerprint(puzzle, of, limits_from(bounds, {}, &cancel)); }));
    std::array<std::uint8_t, 16> bytes;
    write_fingerprint(print, bytes.data());
    return nb::bytes(bytes.data(), bytes.size());
}

// The events as numbers of 32 bits, see nonet_trace in nonet.h.
nb::tuple trace(const ClassicPuzzle& puzzle, std::string_view name, std::size_t most, const Bounds* bounds) {
    const Engine* engine = find_engine(name);
    if (!engine) raise_argument("engine '" + std::string(name) + "'", "one of nonet.engines()");
    std::vector<std::uint32_t> events;
    bool full = false;
    const Search search = value_or_raise(interruptibly([&](const Flag& cancel) {
        Flag stop{false};
        const auto on_event = [&](const Event& event) {
            full = full || events.size() == most;
            if (full || cancel.load(std::memory_order_relaxed))
                return stop.store(true, std::memory_order_relaxed);
            const bool is_solution = event.kind == Event::Kind::solution;
            events.push_back(is_solution ? 3u << 24
                                         : static_cast<std::uint32_t>(event.kind) << 24 | event.cell << 8 |
                                               (event.digit + 1u));
        };
        const Limits limits = limits_from(bounds, {.solutions = 1}, most == 0 ? &cancel : &stop);
        return most == 0 ? run(*engine, puzzle, limits) : run(*engine, puzzle, limits, {}, on_event);
    }));
    const std::string_view stop = full ? "max_events" : name_of(search.stop);
    const auto& [tries, backtracks, nodes] = search.counters;
    return nb::make_tuple(nb::bytes(events.data(), events.size() * sizeof events[0]), search.solutions, tries,
                          backtracks, nodes, stop);
}

}  // namespace

void bind_verbs(nb::module_& module) {
    const auto limits = nb::arg("limits").none();
    module.def("check", check_json, nb::arg("puzzle"), nb::arg("minimality"), limits);
    module.def("candidates", candidates, nb::arg("puzzle"), limits);
    module.def("estimate", estimate_json, nb::arg("puzzle"), nb::arg("seed"), nb::arg("probes"), limits);
    module.def("diagnose", of_classic("diagnose", diagnose_json), nb::arg("puzzle"), limits);
    module.def("diagnose_text", diagnose_text_json, nb::arg("text"), limits);
    module.def("diagnose_entries", of_classic("diagnose_entries", entries_json), nb::arg("puzzle"),
               nb::arg("entries"), nb::arg("order"), limits);
    module.def("rate", of_classic("rate", rate), nb::arg("puzzle"), limits);
    module.def("rate_hodoku", of_classic("rate", rate_hodoku), nb::arg("puzzle"), nb::arg("scale"), limits);
    module.def("explain_hodoku", of_classic("explain", explain_hodoku), nb::arg("puzzle"), nb::arg("scale"),
               limits);
    module.def("hint", of_classic("hint", hint), nb::arg("puzzle"), nb::arg("level"),
               nb::arg("givens").none(), nb::arg("scale"), nb::arg("without"), limits);
    module.def("explain_on", of_classic("explain", explain_on), nb::arg("puzzle"), nb::arg("scale"),
               nb::arg("without"), nb::arg("pruned"), limits);
    module.def("rate_on", of_classic("rate", rate_on), nb::arg("puzzle"), nb::arg("scale"), nb::arg("without"), limits);
    module.def("scale", [](const std::string& name) { return to_json(scale_named(name, {})); }, nb::arg("name"));
    module.def("explain", of_classic("explain", explain), nb::arg("puzzle"), nb::arg("pruned"),
               nb::arg("only").none(), nb::arg("without"), limits);
    module.def("all_steps", of_classic("all_steps", all_steps), nb::arg("puzzle"), nb::arg("scale").none(),
               nb::arg("without"), limits);
    module.def("why_not", of_classic("why_not", why_not), nb::arg("puzzle"), nb::arg("cell"),
               nb::arg("digit"), nb::arg("scale"), nb::arg("without"), limits);
    module.def("prove", of_classic("prove", prove), nb::arg("puzzle"), limits);
    module.def("canonical", of_classic("canonical", canonical_json), nb::arg("puzzle"));
    module.def("same", of_classic("is_isomorphic", same_json), nb::arg("first"), nb::arg("second"));
    module.def("scramble", of_classic("scramble", scramble), nb::arg("puzzle"), nb::arg("seed"),
               nb::arg("item"));
    module.def("class_id", of_classic("class_id", class_id), nb::arg("puzzle"), nb::arg("of_solution"),
               limits);
    module.def("trace", of_classic("trace", trace), nb::arg("puzzle"), nb::arg("engine"),
               nb::arg("max_events"), limits);
    bind_pictures(module);
}

}  // namespace nonet::python
