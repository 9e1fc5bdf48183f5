// Arguments that look like proofs but are not: for each rule of the checker a step that only this rule rejects, and an
// honest step that differs in nothing else.

#include <gtest/gtest.h>

#include "nonet/explain.hpp"
#include "nonet/more/verify.hpp"

namespace nonet {
namespace {

constexpr Digit one = 0, two = 1, three = 2;

State empty_board() { return start_of(ClassicPuzzle{}); }

// Leaves the digit in only two cells of a house.
void keep_two(State& state, int house_of_row, Digit digit, bool column, int a, int b) {
    for (int i = 0; i < side; ++i)
        if (i != a && i != b)
            state.marks[column ? cell_at(i, house_of_row) : cell_at(house_of_row, i)].erase(digit);
}

ChainNode supposed(int cell, Digit digit, bool on) {
    return {.literal = {static_cast<Cell>(cell), digit, on}};
}
ChainNode node(int cell, Digit digit, bool on, Why why, std::vector<std::uint16_t> from) {
    return {.literal = {static_cast<Cell>(cell), digit, on}, .why = why, .from = std::move(from)};
}
std::vector<CellDigits> removal(int cell, Digit digit) {
    return {{static_cast<Cell>(cell), DigitSet::of(digit)}};
}

TEST(Forgery, AHouseThatHasTheDigitDemandsNothing) {
    ClassicPuzzle puzzle;
    puzzle.givens[0] = one + 1;
    Step step{.remove = removal(40, two)};
    step.exhibits = {{.role = Role::base, .houses = {0}, .digits = DigitSet::of(one)}};
    EXPECT_FALSE(verify(start_of(puzzle), step).sound);
}

// Two digits that must be in one house cover two cells. One cell uses only one of them, so the other can be elsewhere.
TEST(Forgery, ACoverHasAsManyPairsAsThePatternHasCells) {
    const DigitSet pair = DigitSet::of(one) | DigitSet::of(two);
    State state = empty_board();
    const auto covered = [&](const std::vector<Cell>& cells) {
        Exhibit pattern{.role = Role::pattern};
        for (Cell cell : cells) {
            state.marks[cell] = pair;
            pattern.cells.push_back({cell, pair});
        }
        return Step{.remove = removal(2, one),
                    .exhibits = {pattern, {.role = Role::cover, .houses = {0}, .digits = pair}}};
    };
    const Step honest = covered({0, 1}), forged = covered({0});
    EXPECT_TRUE(verify(state, honest).sound) << verify(state, honest).reason;
    EXPECT_FALSE(verify(state, forged).sound);
}

// Eight cells in two rows: each row would contain both digits twice.
TEST(Forgery, ARingHasTwoCellsInAHouse) {
    const DigitSet pair = DigitSet::of(one) | DigitSet::of(two);
    const auto ring_step = [&](State& state, const std::vector<int>& cells) {
        Exhibit ring{.role = Role::pattern, .digits = pair};
        for (int cell : cells) {
            state.marks[cell] = pair;
            ring.cells.push_back({static_cast<Cell>(cell), pair});
        }
        const auto open = static_cast<Cell>(cells[0]);
        state.marks[open].insert(three);
        return Step{.assumes_unique = true,
                    .remove = {{open, pair}},
                    .exhibits = {ring, {.role = Role::extra, .cells = {{open, DigitSet::of(three)}}}}};
    };
    State four = empty_board(), eight = empty_board();
    const Step honest = ring_step(four, {cell_at(0, 0), cell_at(0, 1), cell_at(3, 1), cell_at(3, 0)});
    EXPECT_TRUE(verify(four, honest).sound) << verify(four, honest).reason;
    const Step forged = ring_step(eight, {cell_at(0, 0), cell_at(0, 1), cell_at(0, 3), cell_at(0, 4),
                                          cell_at(3, 4), cell_at(3, 3), cell_at(3, 1), cell_at(3, 0)});
    EXPECT_FALSE(verify(eight, forged).sound);
}

// An X-cycle over r1c1, r1c5, r5c5, r5c1.
TEST(Forgery, ACycleRemovesWhatBothItsHalvesSee) {
    State state = empty_board();
    keep_two(state, 0, one, true, 0, 4);
    keep_two(state, 4, one, true, 0, 4);
    Step step{.remove = removal(cell_at(0, 8), one)};
    step.chains = {
        {{supposed(cell_at(0, 0), one, true), node(cell_at(0, 4), one, false, Why::row, {0}),
          node(cell_at(4, 4), one, true, Why::column, {1}), node(cell_at(4, 0), one, false, Why::row, {2}),
          node(cell_at(0, 0), one, true, Why::column, {3})}}};
    EXPECT_TRUE(verify(state, step).sound) << verify(state, step).reason;
    step.remove = removal(cell_at(1, 1), one);  // only sees r1c1
    EXPECT_FALSE(verify(state, step).sound);
}

TEST(Forgery, ACandidateDoesNotExcludeItself) {
    Step step{.remove = removal(0, one)};
    step.chains = {{{supposed(0, one, true), node(0, one, false, Why::row, {0})}}};
    EXPECT_FALSE(verify(empty_board(), step).sound);
}

// A pattern may rely on removed candidates, but not on a true one.
TEST(Forgery, APatternWithinAChainRestsOnWhatIsFalse) {
    State state = empty_board();
    state.marks[0] = DigitSet::of(one) | DigitSet::of(two);
    Step step{.remove = removal(0, one)};
    step.inner = {
        {.place = {{0, two}}, .exhibits = {{.role = Role::pattern, .cells = {{0, DigitSet::of(two)}}}}}};
    step.chains = {{{supposed(0, one, true), node(0, one, false, Why::pattern, {0})}}};
    EXPECT_FALSE(verify(state, step).sound);
}

TEST(Forgery, TheBranchesOfACellAreAllItsCandidates) {
    State state = empty_board();
    const DigitSet pair = DigitSet::of(one) | DigitSet::of(two);
    state.marks[0] = state.marks[cell_at(0, 4)] = pair;
    Step step{.remove = removal(cell_at(0, 8), one)};
    step.chains = {
        {{supposed(0, one, true), node(cell_at(0, 8), one, false, Why::row, {0})}},
        {{supposed(0, two, true), node(cell_at(0, 4), two, false, Why::row, {0}),
          node(cell_at(0, 4), one, true, Why::cell, {1}), node(cell_at(0, 8), one, false, Why::row, {2})}}};
    EXPECT_TRUE(verify(state, step).sound) << verify(state, step).reason;
    state.marks[0].insert(three);
    EXPECT_FALSE(verify(state, step).sound);
}

}  // namespace
}  // namespace nonet
