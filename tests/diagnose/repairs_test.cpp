// Plants errors in proper puzzles, and checks whether the diagnosis finds the original.

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "diagnose/repairs.hpp"
#include "nonet/more/diagnose.hpp"
#include "nonet/text.hpp"
#include "support/files.hpp"
#include "support/slips.hpp"
#include "support/slow_build.hpp"

namespace nonet {
namespace {

std::vector<std::uint8_t> values_of(const Grid& grid) { return {grid.values.begin(), grid.values.end()}; }

struct Recall {
    int planted = 0, listed = 0, first_or_second = 0;

    void add(const std::vector<Repair>& repairs, const Grid& truth) {
        ++planted;
        const auto found = std::ranges::find(repairs, values_of(truth), &Repair::values);
        listed += found != repairs.end();
        first_or_second += found != repairs.end() && found - repairs.begin() < 2;
    }
};

// Plants an error with `plant` in every puzzle of our own set; puzzles that still have one solution are ignored.
template <class Plant>
Recall recall_of(Plant plant) {
    Recall recall;
    Rng rng(17);
    int number = 0;
    for (const auto& line : testing::read_lines(testing::source_path("data/minimal.txt"))) {
        if (testing::slow_build && number++ % 4 != 0) continue;
        const Grid truth = testing::grid(line);
        Grid broken = truth;
        plant(broken, rng);
        if (broken == truth) continue;
        const Diagnosis diagnosis = diagnose(ClassicPuzzle{broken, {}});
        EXPECT_TRUE(diagnosis.repairs_known);
        if (diagnosis.report.status != Status::unique) recall.add(diagnosis.repairs, truth);
    }
    EXPECT_GT(recall.planted, testing::slow_build ? 25 : 100);
    return recall;
}

TEST(Repairs, ListEverySingleChange) {
    for (const auto plant : {testing::change_given, testing::delete_given, testing::add_given}) {
        const Recall recall = recall_of(plant);
        EXPECT_EQ(recall.listed, recall.planted);
    }
}

TEST(Repairs, RankTypingSlipsFirst) {
    Recall all;
    for (const auto plant :
         {testing::swap_givens, testing::use_neighbour_cell, testing::shift_in_row, testing::shift_in_line}) {
        const Recall recall = recall_of(plant);
        EXPECT_EQ(recall.listed, recall.planted);
        all.planted += recall.planted, all.first_or_second += recall.first_or_second;
    }
    EXPECT_GE(all.first_or_second, all.planted * 9 / 10);
}

// On a keypad, horizontal neighbours differ by one, and vertical neighbours by three.
TEST(Repairs, CallDigitsNearThatAre) {
    int near = 0, far = 0;
    Rng rng(3);
    for (const auto& line : testing::read_lines(testing::source_path("data/minimal.txt"))) {
        Grid broken = testing::grid(line);
        testing::change_given(broken, rng);
        for (const Repair& repair : diagnose(ClassicPuzzle{broken, {}}).repairs) {
            if (repair.slip != Slip::near_digit && repair.slip != Slip::wrong_digit) continue;
            ASSERT_EQ(repair.edits.size(), 1u);
            const int difference = std::abs(repair.edits[0].from - repair.edits[0].to);
            EXPECT_EQ(repair.slip == Slip::near_digit, difference == 1 || difference == 3);
            ++(repair.slip == Slip::near_digit ? near : far);
        }
        if (near > 40 && far > 40) return;
    }
    FAIL() << "too few to tell";
}

TEST(Repairs, AreNamedByTheLikeliestSlip) {
    const Grid truth = testing::grid(testing::read_lines(testing::source_path("data/minimal.txt")).front());
    for (const auto& [first, second] :
         {std::pair(Slip::swapped, Slip::shifted), std::pair(Slip::shifted, Slip::swapped)}) {
        Asker asker({});
        RepairList list(asker);
        list.offer(first, {}, truth);
        list.offer(second, {}, truth);
        const std::vector<Repair> repairs = std::move(list).ranked();
        ASSERT_EQ(repairs.size(), 1u);
        EXPECT_EQ(repairs.front().slip, Slip::swapped);
    }
}

// The puzzle's pattern has one mirror; a repair that keeps it comes before a likelier slip that does not.
TEST(Repairs, ThatKeepTheMirrorOfThePatternGoFirst) {
    const Grid mirrored =
        testing::grid(".7...125.4..6..........237..4.367......4..7..2.75..8..9.5.86..27.8....1.......9..");
    const Transform upside_down{.rows = {8, 7, 6, 5, 4, 3, 2, 1, 0}};
    const Grid plain = testing::grid(testing::read_lines(testing::source_path("data/minimal.txt")).front());
    for (const Grid& mirror : {mirrored, apply(upside_down, mirrored)}) {  // in one diagonal, in the other
        Asker asker({});
        RepairList list(asker);
        list.offer(Slip::swapped, {}, plain);
        list.offer(Slip::two_changes, {}, mirror);
        const std::vector<Repair> repairs = std::move(list).ranked();
        ASSERT_EQ(repairs.size(), 2u);
        EXPECT_EQ(repairs.front().values, values_of(mirror));
    }
}

TEST(Repairs, OfTextWithACharacterTooFewOrTooMany) {
    Recall recall;
    Rng rng(5);
    for (const auto& line : testing::read_lines(testing::source_path("data/minimal.txt")))
        for (const bool missing : {true, false}) {
            const Grid truth = testing::grid(line);
            const auto type = missing ? testing::without_a_character : testing::with_one_more_character;
            const auto diagnosis = diagnose_text(type(truth, rng));
            ASSERT_TRUE(diagnosis);
            EXPECT_EQ(diagnosis->error.code, Errc::wrong_length);
            recall.add(diagnosis->repairs, truth);
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
    EXPECT_NE(std::ranges::find(diagnosis->repairs, values_of(truth), &Repair::values),
              diagnosis->repairs.end());
    for (const Repair& repair : diagnosis->repairs) EXPECT_EQ(row_of(repair.edits.at(0).cell), 3);
}

TEST(Repairs, OfEightRowsPutAnEmptyOneIn) {
    const Grid truth = testing::grid(  // seventeen givens, none of them in row 1
        ".................1.....2.3......3.2...1.4......5....6..3......4.7..8...962...7...");
    const auto diagnosis = diagnose_text(format_grid(truth, '.').substr(2 * side));
    ASSERT_TRUE(diagnosis);
    ASSERT_FALSE(diagnosis->repairs.empty());
    EXPECT_EQ(diagnosis->repairs.front().slip, Slip::missing_row);
    EXPECT_EQ(diagnosis->repairs.front().values, values_of(truth));
}

TEST(Repairs, OfEightRowsTellWhichRowIsMissing) {
    const Grid truth = testing::grid(testing::read_lines(testing::source_path("data/minimal.txt")).front());
    int named = 0;
    for (int row = 0; row < side; ++row) {
        const std::string rows = format_grid(truth, '.');
        const auto diagnosis =
            diagnose_text(std::string(rows).erase(static_cast<std::size_t>(row) * 2 * side, 2 * side));
        ASSERT_TRUE(diagnosis && diagnosis->is_nearly_a_grid);
        EXPECT_NE(std::ranges::find(diagnosis->missing_rows, row), diagnosis->missing_rows.end()) << row;
        named += diagnosis->missing_rows.size() < 9;
    }
    EXPECT_GT(named, 5);  // the others are inconclusive
    EXPECT_FALSE(diagnose_text("rubbish")->is_nearly_a_grid);
    // 82 cells, but two rows are wrong: more than one slip.
    std::string rows = format_grid(truth, '.');
    rows.insert(0, "1 2 ").erase(rows.size() - 2, 2);
    EXPECT_FALSE(diagnose_text(rows)->is_nearly_a_grid);
}

TEST(Entries, TellTheFirstWrongOneInTheOrderOfPlay) {
    const auto givens = testing::grid(testing::read_lines(testing::source_path("data/minimal.txt")).front());
    const Grid solution = solve({givens, {}}).first;
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
