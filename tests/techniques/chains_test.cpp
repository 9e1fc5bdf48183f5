// The fast searches of chains compared with the simple ones, for each start and result, on positions from the paths of
// some puzzles, and on the same positions without some false candidates.

#include <gtest/gtest.h>

#include <memory>

#include "core/rng.hpp"
#include "nonet/more/techniques.hpp"
#include "nonet/solve.hpp"
#include "support/slow_build.hpp"
#include "techniques/chains/multiple_chains.hpp"
#include "techniques/chains/reach.hpp"
#include "techniques/chains/single_chains.hpp"
#include "techniques/technique.hpp"

namespace nonet::chains {
namespace {

// Random minimal puzzles of our own (data/minimal.txt), rated 7.1 to 8.9.
constexpr std::array puzzles{
    std::string_view(".2.9.........81.6...1...3.7..2.......1...2.544..3..8.....2.9....5..3....83.5.4..6"),
    std::string_view("...98....47...19.5.....5..1.85...2..1.9...7..6......83...7.........13.4...2854..."),
    std::string_view("9...15.....89.67....6....8....4.25...9......7..5.7.3..6.....2.31........2...546.."),
    std::string_view("..719.......5...766.....2.....6...5..5..3...289.........8..9...42...18..5..2..3.7"),
    std::string_view("4..8..95....5..3.7.....2....3...1..6........2..2.7..4......6.....829..6..7...3..."),
    std::string_view("..637............7..9.1.42.5..1.4..2.....6..8....9..........6.....5429..47......."),
    std::string_view(".6.7....1.8.6...3.....4.5.....9....25.....1......2597642.......1.7..2...8...3.2.."),
    std::string_view("9..87...1....2..........43.1......48..238...95.....2....45.........486....7..69.."),
};

struct Case {
    Position position;
    Grid solution;
};

// Every position on the path at which chains are searched, and the same without some false candidates, which is what
// positions look like inside nested chains.
const std::vector<Case>& cases() {
    static const std::vector<Case> all = [] {
        std::vector<Case> cases;
        Rng rng(2026, 5);
        for (std::string_view text : puzzles) {
            ClassicPuzzle puzzle;
            for (int cell = 0; cell < cell_count; ++cell)
                puzzle.givens[cell] = static_cast<std::uint8_t>(text[cell] == '.' ? 0 : text[cell] - '0');
            const Grid solution = solve(puzzle).first;
            std::vector<Step> steps;
            for (Position position(puzzle); !position.solved(); apply_step(position, steps.front())) {
                steps.clear();
                for (const Technique* technique : se_order()) {
                    if (technique->id == "forcing_chain") {
                        cases.push_back({position, solution});
                        Position fewer = position;
                        for (Cell cell : position.empty())
                            for (Digit digit : position.candidates(cell))
                                if (solution[cell] != digit + 1 && rng.below(8) == 0)
                                    fewer.remove(cell, digit);
                        cases.push_back({fewer, solution});
                    }
                    find_steps(*technique, position, {.keep = Keep::conclusion}, steps);
                    if (!steps.empty()) break;
                }
                if (steps.empty()) break;
            }
        }
        return cases;
    }();
    return all;
}

void expect_same(const std::optional<ChainFinding>& got, const std::vector<ChainFinding>& all) {
    ASSERT_EQ(got.has_value(), !all.empty());
    if (!got) return;
    const ChainFinding& want = all.front();
    EXPECT_EQ(got->rating, want.rating);
    EXPECT_EQ(got->complexity, want.complexity);
    EXPECT_EQ(got->form, want.form);
    EXPECT_EQ(got->places, want.places);
    EXPECT_EQ(got->conclusion, want.conclusion);
    EXPECT_EQ(got->removed, want.removed);
}

std::optional<ChainFinding> first(std::vector<ChainFinding>&& findings) {
    if (findings.empty()) return {};
    return std::move(findings.front());
}

TEST(Chains, FirstSingleChainIsTheFirstOfAll) {
    int found = 0;
    for (const auto& [position, solution] : cases()) {
        const std::vector<ChainFinding> all = search_single_chains(position, {});
        found += !all.empty();
        for (bool evidence : {false, true})
            for (const auto known :
                 {std::span<const std::uint8_t>(), std::span<const std::uint8_t>(solution.values)})
                expect_same(
                    first_single_chain(position, {.evidence = evidence, .one = true, .solution = known}),
                    all);
    }
    EXPECT_GT(found, 20);
}

TEST(Chains, FirstMultipleChainIsTheFirstOfAll) {
    int found = 0;
    for (const auto& [position, solution] : cases()) {
        const std::vector<ChainFinding> all = search_multiple_chains(position, multiple_chains, {});
        found += !all.empty();
        for (bool evidence : {false, true})
            expect_same(first_multiple_chain(
                            position, {.evidence = evidence, .one = true, .solution = solution.values}),
                        all);
    }
    EXPECT_GT(found, 20);
}

// Bounds and knowledge of the solution save work, but lose no results.
TEST(Chains, SearchForOneFindsTheFirstOfAll) {
    int number = 0;
    for (const auto& [position, solution] : cases()) {
        if (testing::slow_build && number++ % 4 != 0) continue;
        for (const Branching& branching : {nishio, multiple_chains, dynamic_chains(0), dynamic_chains(1)})
            expect_same(first(search_multiple_chains(position, branching,
                                                     {.one = true, .solution = solution.values})),
                        search_multiple_chains(position, branching, {}));
    }
}

// Compares the layers of all starts at once with one search for each start.
template <int words>
void expect_lengths(const Position& position, const Pass& pass, const ChainNetwork<Nine>& network,
                    const StrongLinks& strong) {
    const auto reach = std::make_unique<Reach<words>>(network, strong, std::span<const std::uint8_t>());
    reach->run_out();
    const Wanted wanted;
    SingleChains<Nine> chains(position, wanted);
    for (int i = 0; i < network.count; ++i) {
        const Mark mark = network.mark[i];
        const auto falls = chains.chain_from(pass, lit_of(mark, true));
        const auto stands = chains.chain_from(pass, lit_of(mark, false));
        EXPECT_EQ(reach->falls(i), falls ? static_cast<int>(falls->complexity) : reach->none);
        EXPECT_EQ(reach->stands(i), stands ? static_cast<int>(stands->complexity) : reach->none);
    }
}

TEST(Chains, LayersTellTheLengthOfEveryShortestChain) {
    for (const auto& [position, solution] : cases())
        for (const Pass& pass : passes) {
            if (!pass.has_chains) continue;
            const ChainNetwork<Nine> network(position);
            const auto strong = std::make_unique<StrongLinks>(network, pass.links);
            ASSERT_TRUE(strong->fits);
            if (strong->bit_count <= 64) expect_lengths<1>(position, pass, network, *strong);
            expect_lengths<2>(position, pass, network, *strong);
            expect_lengths<4>(position, pass, network, *strong);
        }
}

}  // namespace
}  // namespace nonet::chains
