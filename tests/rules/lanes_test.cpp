// The search in lanes: all kernels visit the same nodes, and the solutions are those of the meanings of the rules.

#include "rules/lanes.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "counting.hpp"
#include "kernels/kernel.hpp"
#include "nonet/board_text.hpp"
#include "nonet/limits.hpp"
#include "nonet/more/kernels.hpp"

namespace nonet::test {
namespace {

struct Trace {
    std::uint64_t nodes = 0, backtracks = 0;
    bool is_finished = false;
    std::vector<std::vector<std::uint16_t>> solutions;
    friend bool operator==(const Trace&, const Trace&) = default;
};

Trace search(const Kernel& kernel, const rules::Network& network, const RuleBoard& board,
             const Values& givens, std::uint64_t most_nodes = 0, std::size_t most_solutions = 0) {
    Trace trace;
    CellWeights weights;
    weights.begin(std::vector<float>(network.start.size(), 1));
    std::vector<std::uint16_t> start(network.start.begin(), network.start.end());
    for (std::size_t cell = 0; cell < givens.size(); ++cell)
        if (givens[cell] != 0) start[cell] &= static_cast<std::uint16_t>(1 << (givens[cell] - 1));
    if (std::ranges::find(start, 0) != start.end()) return trace.is_finished = true, trace;
    const auto spend = [&] {
        if (most_nodes != 0 && trace.nodes == most_nodes) return true;
        ++trace.nodes;
        return false;
    };
    const auto on_solution = [&](std::span<const std::uint16_t> cells) {
        trace.solutions.emplace_back(cells.begin(), cells.end());
        return trace.solutions.size() == most_solutions;
    };
    RuleTask task{
        .board = board, .waiting = start, .weights = weights, .spend = spend, .on_solution = on_solution};
    trace.is_finished = rule_lanes_of(kernel)(task);
    trace.backtracks = task.backtracks;
    return trace;
}

// Random boards of the given kind with one to four rules.
struct Puzzle {
    Geometry plain, board;
    Values givens;
};
std::vector<Puzzle> puzzles_of(const char* name, int count, int empty, std::uint64_t seed) {
    constexpr RuleKind kinds[] = {RuleKind::killer,        RuleKind::killer, RuleKind::sum,
                                  RuleKind::little_killer, RuleKind::arrow,  RuleKind::thermo,
                                  RuleKind::slow_thermo,   RuleKind::renban, RuleKind::white,
                                  RuleKind::whisper,       RuleKind::xv,     RuleKind::pairs,
                                  RuleKind::sum_line,      RuleKind::x_sum,  RuleKind::sandwich,
                                  RuleKind::sum_loop,      RuleKind::regex,  RuleKind::global_entropy};
    const Geometry plain = parse_board(name).value();
    RandomRules random(seed);
    std::vector<Puzzle> list;
    while (static_cast<int>(list.size()) < count) {
        Values givens = some_filling(plain, random);
        std::vector<Rule> rules;
        for (int left = 1 + random.below(4); left > 0; --left) {
            rules.push_back(random.rule(kinds[random.below(std::size(kinds))], plain, givens));
            if (!with_rules(plain, rules)) rules.pop_back();
        }
        empty_some(givens, empty, random);
        if (auto board = with_rules(plain, rules)) list.push_back({plain, *board, givens});
    }
    return list;
}

constexpr std::pair<const char*, int> boards[] = {
    {"4x4", 16},        {"4x4+0..3", 16},        {"6x6", 20},      {"6x6+x", 20},
    {"6x6+knight", 22}, {"4x4:none+knight", 14}, {"5x5:none", 14}, {"12x12", 40},
    {"9x9", 30},        {"9x9+windoku", 34}};

TEST(RuleLanes, FindTheSolutionsOfTheMeanings) {
    int searched = 0, solvable = 0, with_automata = 0;
    for (const auto& [name, empty] : boards)
        for (const Puzzle& puzzle : puzzles_of(name, 80, empty, 1)) {
            const rules::Network network(puzzle.board);
            const auto board = rules::board_for_lanes(network);
            if (!board) continue;
            std::vector<std::vector<std::uint16_t>> meant;
            each_meant(puzzle.plain, puzzle.board, puzzle.givens, [&](const Values& values) {
                meant.emplace_back();
                for (std::uint8_t value : values)
                    meant.back().push_back(static_cast<std::uint16_t>(1 << (value - 1)));
            });
            Trace trace = search(kernel::portable, network, *board, puzzle.givens);
            ASSERT_TRUE(trace.is_finished);
            std::ranges::sort(trace.solutions);
            std::ranges::sort(meant);
            ASSERT_EQ(trace.solutions, meant) << puzzle.board.name();
            ++searched;
            solvable += !meant.empty();
            with_automata += !board->automata.empty();
        }
    EXPECT_GT(searched, 300);
    EXPECT_GT(solvable, 200);
    EXPECT_GT(with_automata, 200);
}

TEST(RuleLanes, FindNothingIfTwoGivensAreEqual) {
    const rules::Network network(parse_board("4x4:none+killer=5:r4c1,r4c2").value());
    const auto board = rules::board_for_lanes(network);
    ASSERT_TRUE(board);
    // Without boxes, as the overlaps of houses would exclude them, too.
    for (const auto& [cell, digit] : {std::pair{1u, 1}, {4u, 1}}) {
        Values givens{1, 2, 3, 4, 3, 4, 1, 2, 2, 3, 4, 1, 4, 1, 2, 3};
        EXPECT_EQ(search(kernel::portable, network, *board, givens).solutions.size(), 1U);
        givens[cell] = static_cast<std::uint8_t>(digit);
        const Trace trace = search(kernel::portable, network, *board, givens);
        EXPECT_TRUE(trace.is_finished);
        EXPECT_TRUE(trace.solutions.empty()) << cell;
    }
}

TEST(RuleLanes, EveryKernelVisitsTheSameNodes) {
    std::uint64_t nodes = 0;
    for (const auto& [name, empty] : boards)
        for (const Puzzle& puzzle : puzzles_of(name, 20, 4 * empty, 2)) {
            const rules::Network network(puzzle.board);
            const auto board = rules::board_for_lanes(network);
            if (!board) continue;
            for (const auto& [most_nodes, most_solutions] : {std::pair{300u, 0u}, {100u, 2u}, {1u, 1u}}) {
                const Trace meant =
                    search(kernel::portable, network, *board, puzzle.givens, most_nodes, most_solutions);
                EXPECT_LE(meant.nodes, most_nodes);
                EXPECT_LE(meant.solutions.size(), most_solutions == 0 ? 1'000'000 : most_solutions);
                nodes += meant.nodes;
                for (const Kernel* kernel : kernels()) {
                    if (!kernel->supported()) continue;
                    ASSERT_EQ(search(*kernel, network, *board, puzzle.givens, most_nodes, most_solutions),
                              meant)
                        << kernel->name << ' ' << puzzle.board.name();
                }
            }
        }
    EXPECT_GT(nodes, 10'000U);
}

TEST(RuleLanes, ContinueAnOrdinarySearch) {
    // An empty 4x4 board has 288 fillings, and each pair of digits is a twelfth of them in each order.
    rules::Solver solver(parse_board("4x4+killer=5:r1c1,r1c2").value());
    const Values givens(16);
    EXPECT_EQ(solver.run(givens, {}, {.solutions = 0}).solutions, 96U);
    EXPECT_EQ(solver.run(givens, {}, {.solutions = 70}).solutions, 70U);
    const auto stopped = solver.run(givens, {}, {.solutions = 0, .nodes = 60});
    EXPECT_EQ(stopped.stop, Stop::budget);
    EXPECT_EQ(stopped.counters.nodes, 60U);
    EXPECT_LT(stopped.solutions, 96U);
    const std::atomic<bool> cancelled = true;
    EXPECT_EQ(solver.run(givens, {}, {.solutions = 0, .cancel = &cancelled}).stop, Stop::cancelled);
}

TEST(RuleLanes, LeaveOtherConstraintsToTheOrdinarySearch) {
    const auto fits = [](const char* name) {
        return rules::board_for_lanes(rules::Network(parse_board(name).value())).has_value();
    };
    EXPECT_TRUE(fits("9x9+killer=10:r1c1,r1c2"));
    EXPECT_TRUE(fits("9x9+little-killer=30:r1c1-r9c9"));
    EXPECT_TRUE(fits("9x9+x+knight+killer=10:r1c1,r1c2"));
    EXPECT_TRUE(fits("9x9+thermo:r1c1-r1c4"));
    EXPECT_TRUE(fits("9x9+thermo:r1c1-r1c4+killer=10:r1c1,r1c2+white:r2c1,r2c2+renban:r5c5-r5c7"));
    EXPECT_TRUE(fits("9x9+killer=10:r1c1,r1c2+sum-line=10:r5c1-r5c7"));
    EXPECT_FALSE(fits("9x9+killer=10:r1c1,r1c2+skyscraper=3:r1c1-r1c9"));
    EXPECT_FALSE(fits("14x14+killer=10:r1c1,r1c2"));  // more than twelve digits
    EXPECT_FALSE(fits("9x9+sum=10,2,1:r1c1,r1c2"));
}

}  // namespace
}  // namespace nonet::test
