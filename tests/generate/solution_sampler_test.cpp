#include "generate/solution_sampler.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/tables.hpp"
#include "support/band_proportions.hpp"

namespace nonet::generate {
namespace {

// The plain count: every way to order the three digits of each column, row by row.
std::uint32_t count_orders_plainly(const BoxColumns& columns, int column,
                                   std::array<unsigned, box_side> rows) {
    if (column == side) return 1;
    std::array<unsigned, box_side> digits{};
    for (int digit = 0, n = 0; digit < side; ++digit)
        if (columns[column / box_side][digit] == column % box_side) digits[n++] = 1u << digit;
    std::uint32_t orders = 0;
    std::ranges::sort(digits);
    do {
        if ((rows[0] & digits[0]) || (rows[1] & digits[1]) || (rows[2] & digits[2])) continue;
        orders += count_orders_plainly(columns, column + 1,
                                       {rows[0] | digits[0], rows[1] | digits[1], rows[2] | digits[2]});
    } while (std::ranges::next_permutation(digits).found);
    return orders;
}

TEST(SolutionSampler, DrawsFinishedGrids) {
    SolutionSampler sampler;
    Rng rng(1);
    for (int i = 0; i < 2000; ++i) {
        const Grid grid = sampler.next(rng);
        for (const auto& house : house_cells) {
            DigitSet digits;
            for (Cell cell : house) digits.insert(grid[cell] - 1);
            ASSERT_EQ(digits, DigitSet::all());
        }
    }
}

TEST(SolutionSampler, IsReproducible) {
    SolutionSampler sampler, another;
    Rng rng(2, 5), same(2, 5), warm(3);
    for (int i = 0; i < 100; ++i) (void)another.next(warm);  // what a sampler remembers changes nothing
    for (int i = 0; i < 100; ++i) EXPECT_EQ(sampler.next(rng), another.next(same));
}

TEST(SolutionSampler, CountsTheOrdersOfABand) {
    SolutionSampler sampler;
    Rng rng(4);
    for (int i = 0; i < 300; ++i) {
        BoxColumns columns{};
        for (auto& box : columns) {
            box = {0, 0, 0, 1, 1, 1, 2, 2, 2};
            rng.shuffle(std::span<std::uint8_t>(box));
        }
        EXPECT_EQ(sampler.orders(columns), count_orders_plainly(columns, 0, {}));
    }
}

// The bound of the rejection: no column sets have more orders.
TEST(SolutionSampler, NeverMeetsMoreOrdersThanItsBound) {
    SolutionSampler sampler;
    std::uint32_t most = 0;
    BoxColumns columns{};
    columns[0] = columns[1] = columns[2] = {0, 0, 0, 1, 1, 1, 2, 2, 2};
    do {
        do most = std::max(most, sampler.orders(columns));
        while (std::ranges::next_permutation(columns[2]).found);
    } while (std::ranges::next_permutation(columns[1]).found);
    EXPECT_EQ(most, SolutionSampler::most_orders);
}

TEST(SolutionSampler, DrawsEveryClassOfBandsInProportionToItsGrids) {
    expect_bands_in_proportion(20'000, 25, 6);
}

}  // namespace
}  // namespace nonet::generate
