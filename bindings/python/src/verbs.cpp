// The other functions for one puzzle. Answers with many parts are passed as the library's JSON, which nonet/_answers.py
// turns into objects, so all languages share one list of keys, docs/json.md.

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
#include "nonet/text.hpp"
#include "pictures.hpp"

namespace nonet::python {
namespace {

// The default limits of diagnose().
constexpr Limits diagnosis_limits{.time = std::chrono::seconds(5)};

// Symmetries apply to givens; puzzles with marks are not supported.
const Grid& givens_of(const ClassicPuzzle& puzzle) {
    if (puzzle.marks)
        throw Raised{{.code = Errc::unsupported, .found = "pencil marks", .expected = "givens only"}, {}};
    return puzzle.givens;
}

std::string check_json(const Puzzle& puzzle, bool minimality, const Bounds* bounds) {
    return interruptibly([&](const Flag& cancel) {
        return to_json(nonet::check(puzzle, minimality, limits_from(bounds, {}, &cancel)), puzzle,
                       minimality);
    });
}

nb::tuple candidates(const Puzzle& puzzle, const Bounds* bounds) {
    const TrueCandidates found = interruptibly(
        [&](const Flag& cancel) { return true_candidates(puzzle, limits_from(bounds, {}, &cancel)); });
    return nb::make_tuple(format_marks(puzzle.geometry(), found.digits), found.stop == Stop::finished);
}

std::string estimate_json(const Puzzle& puzzle, std::uint64_t seed, std::uint64_t probes,
                          const Bounds* bounds) {
    return interruptibly([&](const Flag& cancel) {
        const Limits limits = limits_from(bounds, {}, &cancel);
        return to_json(estimate_solutions(puzzle, {.seed = seed, .probes = probes}, limits), seed);
    });
}

std::string diagnose_json(const Puzzle& puzzle, const Bounds* bounds) {
    return interruptibly([&](const Flag& cancel) {
        return to_json(nonet::diagnose(puzzle, limits_from(bounds, diagnosis_limits, &cancel)), puzzle);
    });
}

std::string diagnose_text_json(std::string_view text, const Bounds* bounds) {
    const auto puzzle = parse_classic_puzzle(text);
    if (puzzle) return diagnose_json(*puzzle, bounds);
    return interruptibly([&](const Flag& cancel) {
        const auto told = nonet::diagnose_text(text, limits_from(bounds, diagnosis_limits, &cancel));
        return to_json(told.value_or(TextDiagnosis{.error = puzzle.error()}));
    });
}

// ---- The classic board

std::string entries_json(const ClassicPuzzle& puzzle, const Puzzle& entries, const std::vector<Cell>& order,
                         const Bounds* bounds) {
    const Grid& entered = classic_of(entries, "diagnose_entries").givens;
    return interruptibly([&](const Flag& cancel) {
        return to_json(diagnose_entries(puzzle, entered, order, limits_from(bounds, {}, &cancel)));
    });
}

// The symmetries take less than a millisecond, so they need no thread.

std::string canonical_json(const ClassicPuzzle& puzzle) {
    const Grid& givens = givens_of(puzzle);
    const Unlocked free;
    return to_json(value_or_raise(canonicalize(givens)), *automorphisms(givens));
}

std::string same_json(const ClassicPuzzle& from, const Puzzle& to) {
    const Grid &first = givens_of(from), &second = givens_of(classic_of(to, "is_isomorphic"));
    const Unlocked free;
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

// The events as 32-bit numbers: see nonet_trace in nonet.h.
nb::tuple trace(const Puzzle& puzzle, std::string_view name, std::size_t most, const Bounds* bounds) {
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
        const auto go = [&](const auto& given) {
            return most == 0 ? run(*engine, given, limits) : run(*engine, given, limits, {}, on_event);
        };
        return puzzle.board_puzzle() ? go(*puzzle.board_puzzle()) : go(*puzzle.classic());
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
    module.def("diagnose", diagnose_json, nb::arg("puzzle"), limits);
    module.def("diagnose_text", diagnose_text_json, nb::arg("text"), limits);
    module.def("diagnose_entries", of_classic("diagnose_entries", entries_json), nb::arg("puzzle"),
               nb::arg("entries"), nb::arg("order"), limits);
    module.def("canonical", of_classic("canonical", canonical_json), nb::arg("puzzle"));
    module.def("same", of_classic("is_isomorphic", same_json), nb::arg("first"), nb::arg("second"));
    module.def("scramble", of_classic("scramble", scramble), nb::arg("puzzle"), nb::arg("seed"),
               nb::arg("item"));
    module.def("class_id", of_classic("class_id", class_id), nb::arg("puzzle"), nb::arg("of_solution"),
               limits);
    module.def("trace", trace, nb::arg("puzzle"), nb::arg("engine"), nb::arg("max_events"), limits);
    bind_reasoning(module);
    bind_research(module);
    bind_pictures(module);
}

}  // namespace nonet::python
