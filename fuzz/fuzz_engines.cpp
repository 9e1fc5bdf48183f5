// Any bytes as a puzzle, possibly with marks; every engine has to find the solutions that `scalar` finds.
//
//   bytes 0..80     the cells: '1'..'9' a given, anything else empty; so a line of text is an input
//   then            for each cell two bytes, the lower nine bits are its marks; missing bytes mean all marks
//
// Each engine has a small budget. An engine that finishes has found all solutions: none may have found more, and all
// others that finish must have found the same. Every solution is checked against the rules, the givens and the marks.
//
// Puzzles that `scalar` finishes must also be solved by every kernel, in a batch of many such puzzles. With some marks
// only one of both is fast. That takes longer than all the rest, so it is done for one input in sixteen.

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <numeric>
#include <string_view>
#include <vector>

#include "nonet/batch.hpp"
#include "nonet/more/engines.hpp"
#include "nonet/more/kernels.hpp"

namespace {

using namespace nonet;

ClassicPuzzle read(const std::uint8_t* data, std::size_t size) {
    ClassicPuzzle puzzle;
    std::size_t at = 0;
    for (; at < size && at < cell_count; ++at)
        if (data[at] >= '1' && data[at] <= '9') puzzle.givens[static_cast<int>(at)] = data[at] - '0';
    if (size < cell_count + 2) return puzzle;
    puzzle.marks.emplace().fill(DigitSet::all());
    for (int cell = 0; at + 1 < size && cell < cell_count; ++cell, at += 2)
        (*puzzle.marks)[cell] =
            DigitSet(static_cast<std::uint16_t>(data[at] | data[at + 1] << 8)) & DigitSet::all();
    return puzzle;
}

[[noreturn]] void fail(std::string_view who, const char* what) {
    std::fprintf(stderr, "%s: %s\n", who.data(), what);
    std::abort();
}

void check_solution(std::string_view who, const ClassicPuzzle& puzzle, const Grid& solution) {
    for (int a = 0; a < cell_count; ++a) {
        const int value = solution[a];
        if (value < 1 || value > side) fail(who, "a value out of range");
        if (puzzle.givens[a] != 0 && puzzle.givens[a] != value) fail(who, "a given changed");
        if (puzzle.marks && !(*puzzle.marks)[a].contains(static_cast<Digit>(value - 1)))
            fail(who, "a digit that the marks leave out");
        for (int b = 0; b < a; ++b)
            if (sees(a, b) && solution[b] == value) fail(who, "a digit twice in a house");
    }
}

constexpr std::uint64_t most_solutions = 10;

struct Found {
    Stop stop = Stop::finished;
    std::vector<Grid> solutions;  // sorted
};

Found find(const Engine& engine, const ClassicPuzzle& puzzle) {
    Found found;
    const Limits limits{.solutions = most_solutions, .nodes = 200};
    const auto search = run(engine, puzzle, limits, [&](const Grid& solution) {
        check_solution(engine.name, puzzle, solution);
        found.solutions.push_back(solution);
    });
    if (search->solutions != found.solutions.size()) fail(engine.name, "a wrong count");
    if (search->counters.nodes > limits.nodes) fail(engine.name, "more nodes than allowed");
    found.stop = search->stop;
    std::ranges::sort(found.solutions, {}, &Grid::values);
    if (std::ranges::adjacent_find(found.solutions) != found.solutions.end())
        fail(engine.name, "a solution twice");
    return found;
}

void compare(const Engine& engine, const Found& one, const Found& other) {
    const bool one_done = one.stop == Stop::finished, other_done = other.stop == Stop::finished;
    if (one_done && other_done && one.solutions != other.solutions)
        fail(engine.name, "other solutions than scalar");
    if (one_done && one.solutions.size() < other.solutions.size())
        fail(engine.name, "fewer solutions than scalar");
    if (other_done && other.solutions.size() < one.solutions.size())
        fail(engine.name, "more solutions than scalar");
}

void check_kernel(const Kernel& kernel, const ClassicPuzzle& puzzle, std::size_t expected) {
    constexpr std::size_t size = 130;
    const std::vector<Grid> grids(size, puzzle.givens);
    const std::vector<Candidates> marks(puzzle.marks ? size : 0, puzzle.marks.value_or(Candidates{}));
    std::vector<Tally> tallies(size);
    const auto check = [&](std::size_t, const Grid& solution) {
        check_solution(name_of(kernel), puzzle, solution);
    };
    solve_batch(
        {.grids = grids, .marks = marks, .tallies = tallies, .first = {}, .second = {}, .on_solution = check},
        {.solutions = most_solutions, .time = std::chrono::milliseconds(100)}, kernel);
    for (const Tally& tally : tallies)
        if (tally.stop != Stop::budget && tally.solutions != expected)
            fail(name_of(kernel), "another count than scalar");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const ClassicPuzzle puzzle = read(data, size);
    const Found expected = find(*find_engine("scalar"), puzzle);
    for (const Engine* engine : engines())
        if (!puzzle.marks || engine->takes_marks) compare(*engine, find(*engine, puzzle), expected);
    const bool is_asked = std::accumulate(data, data + size, 0u) % 16 == 0;
    if (is_asked && (expected.stop == Stop::finished || expected.stop == Stop::solutions))
        for (const Kernel* kernel : kernels())
            if (is_supported(*kernel)) check_kernel(*kernel, puzzle, expected.solutions.size());
    return 0;
}
