#include "generate/solution_sampler.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "core/tables.hpp"
#include "support/band_proportions.hpp"
#include "support/text_grid.hpp"

namespace nonet::generate {
namespace {

// The simple count: every order of the three digits of each column, row by row.
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
    for (int i = 0; i < 100; ++i)
        (void)another.next(warm);  // the sampler's cache does not change the results
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

BoxSets sets_of(const std::array<std::uint8_t, side>& columns) {
    BoxSets sets{};
    for (int digit = 0; digit < side; ++digit) sets[columns[digit]] |= static_cast<ColumnSet>(1u << digit);
    return sets;
}

// The bound by which draws are rejected before the third box is known: it must never be less than the number of
// possible orders, and must be reached if it is less than the trivial bound of 1,728.
TEST(SolutionSampler, NeverMeetsMoreOrdersThanItsBounds) {
    SolutionSampler sampler;
    std::map<std::uint32_t, std::uint32_t> most;  // by bound
    BoxColumns columns{};
    columns[0] = columns[1] = columns[2] = {0, 0, 0, 1, 1, 1, 2, 2, 2};
    do {
        const std::uint32_t bound =
            most_orders_of(pairs_of(sets_of(columns[0])), pairs_of(sets_of(columns[1])));
        std::uint32_t& most_here = most[bound];
        do most_here = std::max(most_here, sampler.orders(columns));
        while (std::ranges::next_permutation(columns[2]).found);
        ASSERT_LE(most_here, bound);
    } while (std::ranges::next_permutation(columns[1]).found);
    for (const auto& [bound, reached] : most) EXPECT_EQ(bound, reached);
    EXPECT_EQ(most.size(), 5u);
}

TEST(BandOrders, WritesEveryOrderEquallyOften) {
    BoxColumns columns{};
    columns[0] = {0, 0, 0, 1, 1, 1, 2, 2, 2};
    columns[1] = {0, 1, 2, 0, 1, 2, 0, 1, 2};
    columns[2] = {0, 1, 2, 1, 2, 0, 2, 0, 1};
    const std::uint32_t orders = count_orders(columns);
    ASSERT_EQ(orders, count_orders_plainly(columns, 0, {}));
    constexpr int draws_each = 50;
    Rng rng(6);
    std::map<std::string, int> times;
    for (std::uint32_t i = 0; i < draws_each * orders; ++i) {
        Grid grid;
        write_random_order(columns, rng, grid, 3);
        ++times[text_of(grid)];
        for (int cell = 3 * side; cell < 6 * side; ++cell)
            ASSERT_EQ(columns[column_of(cell) / 3][grid[cell] - 1], column_of(cell) % 3);
    }
    EXPECT_EQ(times.size(), orders);
    double chi_square = 0;
    for (const auto& [band, count] : times)
        chi_square += (count - draws_each) * (count - draws_each) / static_cast<double>(draws_each);
    EXPECT_LT(chi_square, orders + 5 * std::sqrt(2.0 * orders));
}

TEST(SolutionSampler, DrawsEveryClassOfBandsInProportionToItsGrids) {
    expect_bands_in_proportion(20'000, 25, 6);
}

}  // namespace
}  // namespace nonet::generate
