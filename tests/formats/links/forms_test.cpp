// Forms of other programs, both ways: each form keeps every kind of rule, or reports it as lost.

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "formats/links/iss_pairs.hpp"
#include "formats/links/read_forms.hpp"
#include "nonet/boards.hpp"
#include "nonet/links.hpp"
#include "nonet/rules.hpp"
#include "support/files.hpp"

namespace nonet {
namespace {

using namespace testing;

// Returns a board for a kind of rule: most examples are for small boards.
std::string board_of_rule(const RuleInfo& info) {
    const std::string small = "4x4+" + std::string(info.example);
    return parse_board(small) ? small : "9x9+" + std::string(info.example);
}

// Writes, reads and writes again.
std::string through(const LinkForm& form, const std::string& text) {
    const Record record = read(text);
    EXPECT_FALSE(record.error) << text << ' ' << record.error->message();
    EXPECT_TRUE(record.losses.empty()) << text;
    return form.write(to_board_puzzle(record.puzzle), {})->text;
}

// Some rules become another rule with the same meaning: from then on nothing changes.
void expect_stable(const LinkForm& form, const std::string& text) {
    const std::string again = through(form, text);
    EXPECT_EQ(through(form, again), again);
}

// docs/formats.md lists the rules that each form loses, which held_test.cpp compares.
TEST(LinkForms, ARuleIsHeldOrReportedAsLost) {
    for (const char* name : {"iss", "fpuzzles"}) {
        const LinkForm& form = *find_link_form(name);
        for (const RuleInfo& info : rule_infos()) {
            const std::string board = board_of_rule(info);
            const auto written = form.write(empty_puzzle(board), {});
            ASSERT_TRUE(written) << board;
            EXPECT_TRUE(std::ranges::all_of(written->losses, &Loss::changes)) << board;
            if (written->losses.empty())
                expect_stable(form, written->text);
            else
                EXPECT_EQ(words(written->losses), info.id);
        }
    }
}

// The others are limited to 9 x 9 cells, with cages at most.
bool is_of_any_rule(const LinkForm& form) {
    return form.name != "killer" && form.name != "sumocue" && form.name != "opensudoku" &&
           form.name != "penpa" && form.name != "solo";
}

TEST(LinkForms, BoardsGoThroughAll) {
    for (const char* board :
         {"9x9", "9x9+x", "9x9+diagonal-", "9x9+diagonal+", "9x9+knight+king", "9x9+nonconsecutive",
          "9x9+disjoint", "6x6", "6x6:3x2", "6x6:none", "7x7", "16x16", "9x9+odd:r1c1+even:r2c2",
          "9x9+region:r1c1,r2c2,r3c4", "jigsaw:1112122233343444", "9x9+killer:r1c1,r1c2"}) {
        for (const LinkForm& form : link_forms()) {
            const auto written = form.write(empty_puzzle(board), {});
            if (is_of_any_rule(form)) {
                ASSERT_TRUE(written) << board << ' ' << form.name;
                EXPECT_TRUE(written->losses.empty()) << board << ' ' << form.name;
            }
            if (!written || !written->losses.empty()) continue;
            expect_stable(form, written->text);
            const auto puzzle = parse_board_puzzle(written->text);
            ASSERT_TRUE(puzzle) << written->text << ' ' << puzzle.error().message();
            EXPECT_EQ(puzzle->geometry.name(), board_of(read(written->text))) << written->text;
        }
    }
}

TEST(LinkForms, RowsThatRepeatAreLostWhereThereAreAlwaysHouses) {
    const auto losses = [](std::string_view form) {
        const auto written = find_link_form(form)->write(empty_puzzle("9x9+repeats"), {});
        return written->losses.empty() ? std::string() : written->losses[0].what;
    };
    EXPECT_EQ(losses("iss"), "");
    EXPECT_EQ(losses("fpuzzles"), "repeats");
    EXPECT_EQ(losses("penpa"), "repeats");
}

TEST(LinkForms, GivensAndMarksGoThrough) {
    BoardPuzzle puzzle = empty_puzzle("9x9+killer=10:r1c1,r1c2");
    puzzle.values[40] = 5;
    puzzle.marks.assign(81, BoardDigitSet::below(9));
    puzzle.marks[7] = BoardDigitSet{};
    puzzle.marks[7].insert(2);
    puzzle.marks[7].insert(8);
    for (const LinkForm& form : link_forms()) {
        if (!is_of_any_rule(form)) continue;
        const Record record = read(form.write(puzzle, {})->text);
        ASSERT_TRUE(record.puzzle.board_puzzle()) << form.name;
        EXPECT_EQ(record.puzzle.board_puzzle()->geometry.name(), puzzle.geometry.name()) << form.name;
        EXPECT_EQ(record.puzzle.board_puzzle()->values, puzzle.values) << form.name;
        EXPECT_EQ(record.puzzle.board_puzzle()->marks, puzzle.marks) << form.name;
    }
}

TEST(LinkForms, BoardsThatAFormCannotHoldAreErrors) {
    EXPECT_EQ(
        find_link_form("iss")->write(empty_puzzle("20x20"), {}).error().message(),
        "found a board of 20 x 20 cells, expected one of at most 16 x 16 for Interactive Sudoku Solver");
    EXPECT_EQ(find_link_form("fpuzzles")->write(empty_puzzle("6x9"), {}).error().message(),
              "found a board of 6 x 9 cells, expected a square one of at most 16 x 16 for f-puzzles");
    EXPECT_EQ(find_link_form("sudokupad")->write(empty_puzzle("9x9+0..8"), {}).error().message(),
              "found a board of 9 x 9 cells and the values 0 to 8, expected the values 1 to 9 for f-puzzles");
    EXPECT_EQ(find_link_form("nothing"), nullptr);
}

TEST(LinkForms, WhatIsSaidOfThePuzzleGoesWithIt) {
    const About about{"A \"title\"", "Somebody", "Line one\nline two"};
    const BoardPuzzle puzzle = empty_puzzle("9x9+x");
    const Record record = read(find_link_form("sudokupad")->write(puzzle, about)->text);
    ASSERT_TRUE(record.about);
    EXPECT_EQ(*record.about, about);
    EXPECT_EQ(words(find_link_form("iss")->write(puzzle, about)->losses), "title, author, text of the rules");
}

// ---- Interactive Sudoku Solver

TEST(Iss, StringsAreRead) {
    EXPECT_EQ(board_of(read(".Cage~10~R1C1~R1C2")), "9x9+killer=10:r1c1,r1c2");
    EXPECT_EQ(board_of(read(".Cage~~R1C1~R1C2")), "9x9+killer:r1c1,r1c2");
    EXPECT_EQ(board_of(read(".Shape~6x6~0-6.Thermo~R1C1~R2C2")), "6x6+0..6+thermo:r1c1,r2c2");
    EXPECT_EQ(board_of(read(".Shape~16x16.Whisper~4~RgC1~RgCg")), "16x16+whisper=4:r16c1,r16c16");
    EXPECT_EQ(board_of(read(".Sandwich~5~C4")), "9x9+sandwich=5:r1c4-r9c4");
    EXPECT_EQ(board_of(read(".XSum~R1~~27")), "9x9+x-sum=27:r1c9-r1c1");
    EXPECT_EQ(board_of(read(".LittleKiller~30~R2C1")), "9x9+little-killer=30:r2c1-r9c8");
    EXPECT_EQ(board_of(read(".WhiteDot~R1C1~R1C2~R1C3")), "9x9+white:r1c1,r1c2+white:r1c2,r1c3");
    EXPECT_EQ(board_of(read(".Diagonal~1.Diagonal~-1")), "9x9+x");
    EXPECT_EQ(board_of(read(".And.Renban~R1C1~R1C2.End")), "9x9+renban:r1c1,r1c2");
    EXPECT_EQ(board_of(read("https://sigh.github.io/Interactive-Sudoku-Solver/?q=.X%7ER1C1%7ER1C2")),
              "9x9+xv=10:r1c1,r1c2");
    const Record givens = read(".~R1C1_5~R9C9_1_2");
    EXPECT_EQ(givens.puzzle.classic()->givens[0], 5);
    EXPECT_EQ((*givens.puzzle.classic()->marks)[80].size(), 2);
}

TEST(Iss, WhatNonetDoesNotHaveIsLostAndSaidSo) {
    const Record record = read(
        ".Cage~3~R1C1~R1C2.Or.Cage~4~R1C1~R1C2.And.X~R1C1~R1C2.AntiKnight.End.End.FullRank~R1~3~.Renban~VL1~VL2.~CC1_3");
    EXPECT_EQ(board_of(record), "9x9+killer=3:r1c1,r1c2+full-rank=3:r1c1-r1c9");
    EXPECT_EQ(words(record.losses), "AntiKnight, Or, Renban, given outside the grid");
    EXPECT_TRUE(std::ranges::all_of(record.losses, &Loss::changes));
}

TEST(Iss, CellsBesideTheGridAreRead) {
    const auto read_as = [](const char* text) {
        const Record record = read(text);
        EXPECT_TRUE(record.losses.empty()) << words(record.losses);
        if (record.puzzle.board_puzzle())
            expect_stable(*find_link_form("iss"),
                          find_link_form("iss")->write(*record.puzzle.board_puzzle(), {})->text);
        return board_of(record);
    };
    EXPECT_EQ(read_as(".Shape~4x4.Arrow~VA~R1C1~R1C2.Var~A.Var~B~label~2.Thermo~VB2~VB1~VA"),
              "4x4+extra:a+extra=2:b+arrow:a/r1c1,r1c2+thermo:b2,b1,a");
    EXPECT_EQ(read_as(".Shape~4x4.Var~L~~2x3.Cage~~VL1~R1C1.AllDifferent~VL2~R1C1.ConnectedValues~VL~1_2"),
              "4x4+extra=2x3:l+killer:l1,r1c1+killer:r1c1,l2+connected=1,2:l1-l6");
    // Neighbours are those in the rows of a name; if a name only has a number of cells, its rows are as long as the
    // grid's.
    EXPECT_EQ(read_as(".Shape~4x4.Var~L~~2x3.WhiteDot~VL1~VL4~VL2~VL5"),
              "4x4+extra=2x3:l+white:l1,l4+white:l1,l2+white:l4,l5+white:l2,l5");
    EXPECT_EQ(read_as(".Shape~4x4.Var~L~~8.WhiteDot~VL1~VL5~VL2"), "4x4+extra=8:l+white:l1,l5+white:l1,l2");
    // Givens of extra cells are restrictions; in a group they are rules.
    EXPECT_EQ(read_as(".Shape~4x4.Var~L~~3.~VL1_1_2~VL2_3~VL3_1_2.Or.~VL1_1_2.~R1C1_3.End"),
              "4x4+extra=3:l+or[allowed=1,2:l1+contain=3:r1c1]+allowed=1,2:l1,l3+allowed=3:l2");
    // The bits count cells from the named one: 1, 2 and 4, 5 are moved from the first.
    EXPECT_EQ(read_as(".Shape~4x4.Var~L~~2x3.Replicate~b~VL1.Thermo~VL1~VL2.End"),
              "4x4+extra=2x3:l+thermo:l1,l2+thermo:l2,l3+thermo:l4,l5+thermo:l5,l6");
    EXPECT_EQ(read_as(".Shape~4x4.ConnectedValues~~1~4"),
              "4x4+contain-exact=1,1,1,1:r1c1-r1c4,r2c1-r2c4,r3c1-r3c4,r4c1-r4c4"
              "+connected=1:r1c1-r1c4,r2c1-r2c4,r3c1-r3c4,r4c1-r4c4");
    for (const char* size : {"x3", "0", "-1x-4", "abc", "3x"})
        EXPECT_FALSE(read(std::string(".Var~L~l~") + size + ".Renban~VL1~VL2").puzzle.board_puzzle()) << size;
    EXPECT_EQ(words(read(".Var~L~l~3x1431655766.Renban~VL1~VL2").losses), "Var, Renban");
    EXPECT_EQ(words(read(".Shape~4x4.Var~L~~8.Quad~VL7~1").losses), "Quad");
    EXPECT_EQ(words(read(".Var~L~~700.Renban~VL1~VL2").losses), "Var, Renban");
    EXPECT_EQ(message_of(".Var~1"), "6: found '1', expected a name of letters after 'Var'");
    EXPECT_EQ(message_of(".ConnectedValues~VX~1"),
              "18: found 'VX', expected a name of .Var after 'ConnectedValues'");
}

TEST(Iss, RegionsCanBeFound) {
    const Record record = read(
        ".Shape~4x4.NoBoxes.ChaosConstruction.ChaosCount~R1C1~0~CC1~CC2~CC6.ChaosArrow~R2C2~1~CC6~CC7~-~CC6~CC10~CC14.ChaosArrow~R1C4~0.SameValues~2~CC1~CC6.ConnectedValues~CC~1");
    EXPECT_EQ(
        board_of(record),
        "4x4:none+extra=4x4:cc+found-regions:cc1-cc16+count-same:r1c1,cc1,cc2,cc6+"
        "run-length=1:r2c2/cc6,cc7/cc6,cc10,cc14+run-length:r1c4/cc4,cc3,cc2,cc1/cc4/cc4/cc4,cc8,cc12,cc16+clone:cc1/cc6+connected=1:cc1-cc16");
    EXPECT_TRUE(record.losses.empty());
    const auto written = find_link_form("iss")->write(*record.puzzle.board_puzzle(), {});
    EXPECT_TRUE(written->losses.empty()) << words(written->losses);
    expect_stable(*find_link_form("iss"), written->text);
    EXPECT_EQ(board_of(read(written->text)), board_of(record));
    EXPECT_EQ(words(read(".Shape~4x4.ChaosConstruction.Var~CC~~2.Thermo~VCC1~VCC2").losses), "Var, Thermo");
    EXPECT_EQ(message_of(".ChaosCount~R1C1~0"),
              "2: found 'ChaosCount', expected ChaosConstruction in the same text");
}

TEST(Iss, RegionsCanHoldTheSameValues) {
    const LinkForm& iss = *find_link_form("iss");
    const char* with_boxes = ".Shape~6x6~1-9.RegionSameValues";
    EXPECT_EQ(board_of(read(with_boxes)), "6x6+1..9+region-same-values");
    EXPECT_EQ(through(iss, with_boxes), with_boxes);
    EXPECT_EQ(through(iss, ".Shape~6x6~9.RegionSize~6.RegionSameValues"), with_boxes);
    const char* without = ".Shape~6x6~1-8.NoBoxes.RegionSameValues.X~R1C1~R1C2";
    EXPECT_EQ(board_of(read(without)), "6x6:none+1..8+region-same-values+xv=10:r1c1,r1c2");
    EXPECT_EQ(through(iss, without), without);
    EXPECT_EQ(board_of(read(".RegionSameValues")), "9x9+region-same-values");
    // There, rows and columns count as regions; a board with repeats has none.
    const auto repeats = iss.write(empty_puzzle("4x4+1..5+repeats+region-same-values"), {});
    ASSERT_TRUE(repeats);
    EXPECT_EQ(words(repeats->losses), "region-same-values");
}

TEST(Iss, RanksCanBeShared) {
    EXPECT_EQ(board_of(read(".FullRank~R1~3~.FullRankTies~any")), "9x9+shared-rank=3:r1c1-r1c9");
    EXPECT_EQ(board_of(read(".FullRank~R1~3~.FullRankTies~only-unclued")), "9x9+full-rank=3:r1c1-r1c9");
    EXPECT_EQ(board_of(read(".FullRank~R1~3~.FullRankTies~none")), "9x9+full-rank=3:r1c1-r1c9+no-rank-ties");
    EXPECT_EQ(message_of(".FullRankTies~some"),
              "15: found 'some', expected none, only-unclued or any after 'FullRankTies'");
    const auto both =
        find_link_form("iss")->write(empty_puzzle("4x4+full-rank=3:r1c1-r1c4+shared-rank=3:r2c1-r2c4"), {});
    EXPECT_EQ(words(both->losses), "full-rank");
    EXPECT_EQ(both->text.find(".FullRank~R1"), std::string::npos) << both->text;
    const auto within =
        find_link_form("iss")->write(empty_puzzle("4x4+or[shared-rank=3:r1c1-r1c4+greater:r1c1,r1c2]"), {});
    EXPECT_EQ(board_of(read(within->text)), "4x4+or[shared-rank=3:r1c1-r1c4+greater:r1c1,r1c2]");
}

// Each row, column and box of 4 x 4 cells lacks one of the digits 1 to 4.
TEST(Iss, DoppelgangersAreReadAsExtraCells) {
    const Record record = read(".Shape~4x4~0-4.Doppelganger.Thermo~DGC1~DGB2.GreaterThan~DGB1~DGB3");
    EXPECT_TRUE(record.losses.empty());
    const std::string name = board_of(record);
    EXPECT_TRUE(name.starts_with("4x4+0..4+extra=4:dgr,dgc+extra=2x2:dgb+killer:r1c1-r1c4,dgc1+")) << name;
    for (const char* part :
         {"+killer:r1c1-r4c1,dgr1", "+killer:r1c3,r1c4,r2c3,r2c4,dgb2", "+killer:dgb1-dgb4",
          "+allowed=1,2,3,4:dgr1-dgr4", "+or[allowed=1,2,3,4:r2c3+killer:dgc2,dgr3,dgb2]",
          "+thermo:dgc1,dgb2", "+greater:dgb1,dgb3"})
        EXPECT_NE(name.find(part), name.npos) << part << ' ' << name;
    expect_stable(*find_link_form("iss"),
                  find_link_form("iss")->write(*record.puzzle.board_puzzle(), {})->text);
    EXPECT_EQ(words(read(".Doppelganger.Thermo~DGC1~DGC2").losses), "Doppelganger, Thermo");
    EXPECT_EQ(
        board_of(read(".Shape~4x4~0-4.Doppelganger.Doppelganger.Thermo~DGC1~DGB2.GreaterThan~DGB1~DGB3")),
        name);
    // On 6 x 6 the boxes are three rows of two.
    EXPECT_NE(board_of(read(".Shape~6x6~0-6.Doppelganger")).find("extra=3x2:dgb"), std::string::npos);
}

TEST(Iss, ErrorsSayWhatAndWhere) {
    EXPECT_EQ(message_of(".Cage~x~R1C1"), "7: found 'x', expected a number after 'Cage'");
    EXPECT_EQ(message_of(".Cage~10~R1D1"), "10: found 'R1D1', expected a cell, R1C1 to R9C9");
    EXPECT_EQ(message_of(".Shape~6x6.Thermo~R1C1~R7C1"), "24: found 'R7C1', expected a cell, R1C1 to R6C6");
    EXPECT_EQ(message_of(".Thermo~"), "9: found nothing, expected cells after 'Thermo'");
    EXPECT_EQ(message_of(".Sandwich~5~Q1"), "13: found 'Q1', expected a row or a column, as in R1 or C1");
    EXPECT_EQ(message_of(".~R1C1"), "7: found nothing, expected '_' and a value after a cell");
    EXPECT_EQ(message_of(".~R1C1_10"), "8: found '10', expected a value, 1 to 9");
    EXPECT_EQ(message_of(".Shape~99x9.~R1C1_1"),
              "8: found '99x9', expected a size after 'Shape', 1x1 to 16x16");
    EXPECT_EQ(message_of(".Jigsaw~abc"), "9: found 3 labels after 'Jigsaw', expected 81");
}

TEST(Iss, TablesOfPairsAreKnownByWhatTheySay) {
    using formats::PairTable;
    EXPECT_EQ(PairTable::of_key("_3_8H_wH8AHwAE", 1, 9)->rule(false).kind, RuleKind::slow_thermo);
    EXPECT_EQ(PairTable::of_key("8H_xf8H_xf8H_B", 1, 9)->rule(true).kind, RuleKind::nabner);
    EXPECT_FALSE(PairTable::of_key("!", 1, 9));
    const Rule apart{RuleKind::whisper, {}, {5}, {}};
    const auto table = PairTable::of_rule(apart, 1, 9);
    EXPECT_EQ(PairTable::of_key(table->key(), 1, 9), table);
    EXPECT_EQ(table->rule(false), apart);
}

// ---- The public sets, if they are present

std::vector<std::vector<std::string>> rows_of(const std::string& name) {
    std::vector<std::vector<std::string>> rows;
    for (const std::string& line : testing::read_lines(testing::sets_path("variants/dev/" + name))) {
        auto& fields = rows.emplace_back(1);
        for (char c : line) c == '\t' ? void(fields.emplace_back()) : fields.back().push_back(c);
    }
    return rows;
}

std::vector<std::uint8_t> values_of(const std::string& solution, bool zero_based) {
    std::vector<std::uint8_t> values;
    for (char c : solution)
        values.push_back(static_cast<std::uint8_t>((c <= '9' ? c - '0' : c - 'A' + 10) + zero_based));
    return values;
}

TEST(SharedVariants, EverySolutionHoldsWhatWasRead) {
    const auto rows = rows_of("generated_constraints.tsv");
    if (rows.empty()) GTEST_SKIP() << "the shared puzzles with rules are absent";
    int links = 0;
    for (std::size_t i = 1; i < rows.size(); ++i)
        for (const std::string& text :
             {rows[i][3], rows[i][4].empty() ? "" : "https://f-puzzles.com/?load=" + rows[i][4]}) {
            if (text.empty()) continue;
            const Record record = read(text);
            ASSERT_FALSE(record.error) << rows[i][0] << record.error->message();
            EXPECT_TRUE(record.losses.empty()) << rows[i][0];
            const BoardPuzzle puzzle = to_board_puzzle(record.puzzle);
            const auto solution = values_of(rows[i][5], false);
            for (const Rule& rule : puzzle.geometry.rules())
                EXPECT_TRUE(rule_holds(puzzle.geometry, rule, solution)) << rows[i][0];
            for (std::size_t cell = 0; cell < solution.size(); ++cell)
                EXPECT_TRUE(puzzle.values[cell] == 0 || puzzle.values[cell] == solution[cell]) << rows[i][0];
            links += text.starts_with("https");
        }
    EXPECT_EQ(links, 209);
}

}  // namespace
}  // namespace nonet
