// fast: what runs when no engine is named.
//
// The idea: most puzzles are done after a few nodes, and for those nothing beats one scalar search.  For the others the
// scalar search is dropped after a few nodes, and the whole tree is spread over the lanes of the fastest kernel
// (docs/solver.md), which is several times quicker on long searches and slower on short ones.
//
// Cost: that of `scalar` up to the first `patience` nodes; from there on about a tenth of it.  The counters are those
// of the search that came to the end; the kernels count nodes and nothing else.

#include <array>

#include "engines/registry.hpp"
#include "engines/watch.hpp"
#include "kernels/kernel.hpp"

namespace nonet {
namespace {

// Measured on hardest_1106, top1465 and seventeen: 8 to 24 are equally good.
constexpr std::uint64_t patience = 12;

// Runs `scalar` for a few nodes; false, and nothing reported, when that was not enough.
bool finish_quickly(const Puzzle& puzzle, Watch& watch) {
    std::array<Grid, 2> found;
    std::size_t count = 0;
    const auto keep = [&](const Grid& solution) { found[count++] = solution; };
    const bool few_wanted = watch.wanted() != 0 && watch.wanted() <= found.size();
    Watch attempt({.solutions = few_wanted ? watch.wanted() : found.size(), .nodes = patience}, keep, {});
    engine::scalar.search(puzzle, attempt);
    const Search search = attempt.result();
    if (search.stop == Stop::budget || (search.stop == Stop::solutions && !few_wanted)) return false;
    Counters counters = search.counters;
    --counters.nodes;  // the root is counted already
    watch.add(counters);
    for (std::size_t i = 0; i < count; ++i) watch.solution(found[i]);
    return true;
}

void search_on_lanes(const Puzzle& puzzle, Watch& watch) {
    Tally tally;
    const auto report = [&](std::size_t, const Grid& solution) { watch.solution(solution); };
    const auto interrupted = [&] { return watch.look(); };
    const bool show = watch.shows_solutions();
    default_kernel().run({.size = 1,
                          .grids = &puzzle.givens,
                          .marks = puzzle.marks ? &*puzzle.marks : nullptr,
                          .tallies = &tally,
                          .on_solution = show ? OnBatchSolution(report) : OnBatchSolution(),
                          .solutions = watch.wanted(),
                          .nodes = watch.nodes_allowed(),
                          .interrupted = interrupted});
    watch.add({.nodes = tally.nodes == 0 ? 0 : tally.nodes - 1});
    for (std::uint64_t i = 0; !show && i < tally.solutions; ++i) watch.solution(Grid{});
    if (tally.stop != Stop::finished) watch.stop(tally.stop);
}

void search(const Puzzle& puzzle, Watch& watch) {
    const bool small_budget = watch.nodes_allowed() != 0 && watch.nodes_allowed() <= patience;
    if (watch.shows_events() || small_budget) return engine::scalar.search(puzzle, watch);
    if (!finish_quickly(puzzle, watch)) search_on_lanes(puzzle, watch);
}

}  // namespace

constinit const Engine engine::fast{
    "fast", "a quick look, and then all lanes of the CPU", "docs/solver.md", true, true, search};

}  // namespace nonet
