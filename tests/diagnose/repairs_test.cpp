// Errors planted in proper puzzles, and whether the diagnosis finds the way back.

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "core/rng.hpp"
#include "nonet/diagnose.hpp"
#include "nonet/text.hpp"
#include "support/files.hpp"
#include "support/grids.hpp"

namespace nonet {
namespace {

struct Recall {
    int planted = 0, listed = 0, first_or_second = 0;

    void add(const std::vector<Repair>& repairs, const Grid& truth) {
        ++planted;
        const auto found = std::ranges::find(repairs, truth, &Repair::grid);
        listed += found != repairs.end();
        first_or_second += found != repairs.end() && found - repairs.begin() < 2;
    }
};

// Plants an error with `plant` in every puzzle of our own set; those that still have one solution tell nothing.
template <class Plant>
Recall recall_of(Plant plant) {
    Recall recall;
    Rng rng(17);
    for (const auto& line : testing::read_lines(testing::source_path("data/minimal.txt"))) {
        const Grid truth = testing::grid(line);
        Grid broken = truth;
        plant(broken, rng);
        if (broken == truth) continue;
        const Diagnosis diagnosis = diagnose({broken, {}});
        EXPECT_TRUE(diagnosis.repairs_known);
        if (diagnosis.report.status != Status::unique) recall.add(diagnosis.repairs, truth);
    }
    EXPECT_GT(recall.planted, 100);
    return recall;
}

int random_given(const Grid& grid, Rng& rng) {
    for (;;)
        if (const auto cell = static_cast<int>(rng.below(cell_count)); grid[cell] != 0) return cell;
}

TEST(Repairs, ListEverySingleChange) {
    const Recall changed = recall_of([](Grid& grid, Rng& rng) {
        grid[random_given(grid, rng)] = static_cast<std::uint8_t>(1 + rng.below(side));
    });
    EXPECT_EQ(changed.listed, changed.planted);
    const Recall deleted = recall_of([](Grid& grid, Rng& rng) { grid[random_given(grid, rng)] = 0; });
    EXPECT_EQ(deleted.listed, deleted.planted);
    const Recall added = recall_of([](Grid& grid, Rng& rng) {
        const auto cell = rng.below(cell_count);
        if (grid[cell] == 0) grid[cell] = static_cast<std::uint8_t>(1 + rng.below(side));
    });
    EXPECT_EQ(added.listed, added.planted);
}

TEST(Repairs, RankTypingSlipsFirst) {
    Recall all;
    for (const bool swapped : {true, false}) {
        const Recall recall =
            recall_of([&](Grid& grid, Rng& rng) {  // two cells next to each other, exchanged
                for (int tries = 0; tries < 1000; ++tries) {
                    const int cell = random_given(grid, rng), other = cell + (rng.below(2) ? 1 : side);
                    if (other >= cell_count || (other == cell + 1 && column_of(other) == 0)) continue;
                    if ((grid[other] != 0) == swapped && grid[other] != grid[cell])
                        return std::swap(grid[cell], grid[other]);
                }
            });
        EXPECT_EQ(recall.listed, recall.planted);
        all.planted += recall.planted, all.first_or_second += recall.first_or_second;
    }
    for (const int length : {side, cell_count}) {  // a value left out of a row, or of the whole line
        const Recall recall = recall_of([&](Grid& grid, Rng& rng) {
            const auto begin = length == side ? static_cast<int>(rng.below(side)) * side : 0;
            const auto at = begin + static_cast<int>(rng.below(static_cast<std::uint32_t>(length) - 1));
            std::copy(grid.values.begin() + at + 1, grid.values.begin() + begin + length,
                      grid.values.begin() + at);
            grid[begin + length - 1] = 0;
        });
        EXPECT_EQ(recall.listed, recall.planted);
        all.planted += recall.planted, all.first_or_second += recall.first_or_second;
    }
    EXPECT_GE(all.first_or_second, all.planted * 9 / 10);
}

TEST(Repairs, OfTextWithACharacterTooFewOrTooMany) {
    Recall recall;
    Rng rng(5);
    for (const auto& line : testing::read_lines(testing::source_path("data/minimal.txt")))
        for (const bool missing : {true, false}) {
            std::string text = line.substr(0, cell_count);
            const auto at = rng.below(static_cast<std::uint32_t>(text.size()));
            if (missing)
                text.erase(at, 1);
            else
                text.insert(at, 1, ".123456789"[rng.below(10)]);
            const auto diagnosis = diagnose_text(text);
            ASSERT_TRUE(diagnosis);
            EXPECT_EQ(diagnosis->error.code, Errc::wrong_length);
            recall.add(diagnosis->repairs, testing::grid(line));
        }
    EXPECT_EQ(recall.listed, recall.planted);
    EXPECT_GE(recall.first_or_second, recall.planted * 9 / 10);
}

TEST(Repairs, OfAShortRowAreInThatRow) {
    const Grid truth = testing::grid(testing::read_lines(testing::source_path("data/minimal.txt")).front());
    const std::string rows = format_grid(truth, '.');
    EXPECT_FALSE(diagnose_text(rows));
    const std::size_t row_length = 2 * side;  // values, spaces and the newline
    const auto diagnosis = diagnose_text(std::string(rows).erase(3 * row_length + 4, 2));
    ASSERT_TRUE(diagnosis);
    EXPECT_NE(std::ranges::find(diagnosis->repairs, truth, &Repair::grid), diagnosis->repairs.end());
    for (const Repair& repair : diagnosis->repairs) EXPECT_EQ(row_of(repair.edits.at(0).cell), 3);
}

TEST(Repairs, OfEightRowsPutAnEmptyOneIn) {
    const Grid truth = testing::grid(  // seventeen givens, none of them in row 1
        ".................1.....2.3......3.2...1.4......5....6..3......4.7..8...962...7...");
    const auto diagnosis = diagnose_text(format_grid(truth, '.').substr(2 * side));
    ASSERT_TRUE(diagnosis);
    ASSERT_FALSE(diagnosis->repairs.empty());
    EXPECT_EQ(diagnosis->repairs.front().slip, Slip::missing_row);
    EXPECT_EQ(diagnosis->repairs.front().grid, truth);
}

TEST(Entries, TellTheFirstWrongOneInTheOrderOfPlay) {
    const auto givens = testing::grid(testing::read_lines(testing::source_path("data/minimal.txt")).front());
    const Grid solution = solve({givens, {}})->first;
    Grid entries = solution;
    std::vector<Cell> order;
    for (int cell = cell_count - 1; cell >= 0;
         --cell) {  // played backwards, wrong in two cells, one left empty
        if (givens[cell] != 0) continue;
        order.push_back(static_cast<Cell>(cell));
        if (order.size() == 3 || order.size() == 7)
            entries[cell] = static_cast<std::uint8_t>(entries[cell] % side + 1);
        if (order.size() == 5) entries[cell] = 0;
    }
    const Entries found = diagnose_entries({givens, {}}, entries, order);
    EXPECT_EQ(found.status, Status::unique);
    ASSERT_EQ(found.wrong.size(), 2u);
    ASSERT_TRUE(found.first_wrong);
    EXPECT_EQ(found.first_wrong->cell, order[2]);
    EXPECT_EQ(found.first_wrong->to, solution[order[2]]);
    EXPECT_TRUE(found.changed.empty());
}

}  // namespace
}  // namespace nonet
