// fast: the default engine.
//
// The idea: most puzzles are solved after a few nodes, and for those a search of the single puzzle is fastest: that of a
// kernel that holds the whole grid in a few vectors, or `scalar` if the CPU has no such kernel. For the others that
// search is stopped after a few nodes, and the whole tree is spread over the lanes of the kernel (docs/solver.md). That
// is several times faster on long searches and slower on short ones.
//
// Other boards have their own searches: depth first and then clause learning (src/covers/), and one that propagates rules
// of many cells (src/rules/).
//
// Cost: that of the first search up to `patience` nodes; after that about a tenth of that of `scalar`. The counters are
// those of the search that finished; the kernels count only nodes.

#include <array>

#include "engines/any_board.hpp"
#include "engines/registry.hpp"
#include "engines/watch.hpp"
#include "kernels/kernel.hpp"

namespace nonet {
namespace {

// Measured on hardest_1106, top1465 and seventeen: docs/solver.md.
constexpr std::uint64_t patience_of_scalar = 12, patience_of_whole = 32;

// Runs a kernel; solutions go to `report` if the caller wants to see them.
Tally solve_by(Algorithm solve, const ClassicPuzzle& puzzle, std::uint64_t solutions, std::uint64_t nodes,
               OnBatchSolution report, FunctionRef<Stop()> interrupted) {
    Tally tally;
    solve({.size = 1,
           .grids = &puzzle.givens,
           .marks = puzzle.marks ? &*puzzle.marks : nullptr,
           .tallies = &tally,
           .on_solution = report,
           .solutions = solutions,
           .nodes = nodes,
           .interrupted = interrupted});
    return tally;
}

// A search of a few nodes, and its result.
struct Attempt {
    Stop stop = Stop::finished;
    Counters counters;
    std::size_t count = 0;
    std::array<Grid, 2> found;
};

void attempt_with_scalar(const ClassicPuzzle& puzzle, std::uint64_t wanted, Attempt& attempt) {
    const auto keep = [&](const Grid& solution) { attempt.found[attempt.count++] = solution; };
    Watch watch({.solutions = wanted, .nodes = patience_of_scalar}, keep, {});
    engine::scalar.search(puzzle, watch);
    attempt.stop = watch.result().stop;
    attempt.counters = watch.result().counters;
}

void attempt_with_whole(Algorithm whole, const ClassicPuzzle& puzzle, std::uint64_t wanted,
                        Attempt& attempt) {
    const auto keep = [&](std::size_t, const Grid& solution) { attempt.found[attempt.count++] = solution; };
    const Tally tally = solve_by(whole, puzzle, wanted, patience_of_whole, keep, {});
    attempt.stop = tally.stop;
    attempt.counters.nodes = tally.nodes;
}

// Searches for a few nodes. Returns false, and reports nothing, if that was not enough.
bool finish_quickly(const ClassicPuzzle& puzzle, Algorithm whole, Watch& watch) {
    Attempt attempt;
    const bool few_wanted = watch.wanted() != 0 && watch.wanted() <= attempt.found.size();
    const std::uint64_t wanted = few_wanted ? watch.wanted() : attempt.found.size();
    if (whole != nullptr)
        attempt_with_whole(whole, puzzle, wanted, attempt);
    else
        attempt_with_scalar(puzzle, wanted, attempt);
    if (attempt.stop == Stop::budget || (attempt.stop == Stop::solutions && !few_wanted)) return false;
    --attempt.counters.nodes;  // the root is already counted
    watch.add(attempt.counters);
    for (std::size_t i = 0; i < attempt.count; ++i) watch.solution(attempt.found[i]);
    return true;
}

void search_on_lanes(const ClassicPuzzle& puzzle, Algorithm lanes, Watch& watch) {
    const auto report = [&](std::size_t, const Grid& solution) { watch.solution(solution); };
    const auto interrupted = [&] { return watch.look(); };
    const bool show = watch.shows_solutions();
    const Tally tally = solve_by(lanes, puzzle, watch.wanted(), watch.nodes_allowed(),
                                 show ? OnBatchSolution(report) : OnBatchSolution(), interrupted);
    watch.add({.nodes = tally.nodes == 0 ? 0 : tally.nodes - 1});
    if (!show) watch.add_solutions(tally.solutions);
    if (tally.stop != Stop::finished) watch.stop(tally.stop);
}

void search(const ClassicPuzzle& puzzle, Watch& watch) {
    if (watch.shows_events()) return engine::scalar.search(puzzle, watch);
    static const Kernel& kernel = default_kernel();  // reading the environment takes longer than a round
    const std::uint64_t patience = kernel.whole != nullptr ? patience_of_whole : patience_of_scalar;
    if (watch.nodes_allowed() != 0 && watch.nodes_allowed() <= patience)
        return engine::scalar.search(puzzle, watch);
    if (!finish_quickly(puzzle, kernel.whole, watch)) search_on_lanes(puzzle, kernel.lanes, watch);
}

}  // namespace

constinit const EngineRecord engine::fast{
    {"fast", "a quick attempt, then all lanes of the CPU", "docs/solver.md", true, true}, search, true};

// Not in the list of engines, so that a program that only solves does not link the others.
const Engine& default_engine() noexcept { return engine::fast; }

void engine::board::fast(const BoardPuzzle& puzzle, BoardWatch& watch) {
    if (watch.shows_events()) return engine::board::scalar(puzzle, watch);
    const bool show = watch.shows_solutions();
    const auto report = [&](std::span<const std::uint8_t> values) { watch.solution(values); };
    AnyBoard solver(puzzle.geometry);
    Limits limits = watch.budget().left();  // without the time that making the solver took
    limits.solutions = watch.wanted();
    limits.nodes = watch.nodes_allowed();  // the root is counted too
    covers::Result result =
        solver.run(puzzle.values, puzzle.marks, limits, show ? covers::OnValues(report) : covers::OnValues());
    result.counters.nodes -= result.counters.nodes != 0;  // the root is already counted
    watch.add(result.counters);
    if (!show) watch.add_solutions(result.solutions);
    if (result.stop != Stop::finished) watch.stop(result.stop);
}

}  // namespace nonet
