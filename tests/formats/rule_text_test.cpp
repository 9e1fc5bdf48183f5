// Puzzles with rules as text, one rule on each line.

#include <gtest/gtest.h>

#include "formats/links/read_forms.hpp"
#include "nonet/rules.hpp"

namespace nonet::testing {
namespace {

TEST(RuleText, ReadsRowsAndRulesInAnyOrder) {
    const Record record = read(
        "board: 4x4   # small\n"
        "killer=3: r1c1, r1c2\n"
        "1...\n"
        "\t....  # empty\n"
        "# a comment\n"
        "thermo: r4c1 - r2c1\n"
        "....\n"
        "...4\n");
    ASSERT_FALSE(record.error) << record.error->message();
    ASSERT_TRUE(record.puzzle.board_puzzle());
    EXPECT_EQ(record.puzzle.board_puzzle()->geometry.name(), "4x4+killer=3:r1c1,r1c2+thermo:r4c1-r2c1");
    EXPECT_EQ(record.puzzle.board_puzzle()->values[0], 1);
    EXPECT_EQ(record.puzzle.board_puzzle()->values[15], 4);
}

// The examples of docs/rules.md, one on each line.
TEST(RuleText, HasALineForEveryRule) {
    const auto* const form = find_link_form("rules");
    for (const RuleInfo& info : rule_infos()) {
        const std::string board = "4x4+" + std::string(info.example);
        const auto written = form->write(empty_puzzle(board), {});
        ASSERT_TRUE(written) << board;
        const Record record = read(written->text);
        ASSERT_FALSE(record.error) << written->text << record.error->message();
        EXPECT_EQ(record.puzzle.board_puzzle()->geometry.name(), empty_puzzle(board).geometry.name())
            << written->text;
    }
}

TEST(RuleText, EndsAtAnEmptyLineOrTheNextBoard) {
    TextBytes bytes(
        "board: 4x4\nkiller=3: r1c1,r1c2\nboard: 4x4\nthermo: r1c1-r1c3\n\n123456789........................................................................\n");
    PuzzleReader reader(bytes, Geometry::classic());
    Record record;
    std::vector<std::string> boards;
    while (reader.next(record)) {
        EXPECT_FALSE(record.error) << record.error->message();
        boards.push_back(board_of(record));
    }
    EXPECT_EQ(boards, (std::vector<std::string>{"4x4+killer=3:r1c1,r1c2", "4x4+thermo:r1c1-r1c3", "9x9"}));
}

TEST(RuleText, SaysWhereWhatIsWrong) {
    const auto place = [](std::string_view text) {
        const Record record = read(text);
        return record.error ? std::to_string(record.error->line) + ":" +
                                  std::to_string(record.error->column) + ": " + record.error->message()
                            : "no error";
    };
    EXPECT_EQ(place("board: 4x4\nkiller = x: r1c1\n"), "2:10: found 'x', expected a number after '='");
    EXPECT_EQ(place("board:\n"),
              "1:1: found nothing after 'board:', expected the name of a board, as in 9x9");
    EXPECT_EQ(place("board: 4x\n").substr(0, 2), "1:");
    EXPECT_EQ(place("board: 4x4\n12\n").substr(0, 2), "2:");
    EXPECT_EQ(place("board: 4x4\nmarks=7: r1c1\n").substr(0, 2), "2:");
}

TEST(RuleText, CarriesMarks) {
    BoardPuzzle puzzle = empty_puzzle("4x4+killer=3:r1c1,r1c2");
    puzzle.marks.assign(16, BoardDigitSet::below(4));
    puzzle.marks[5] = BoardDigitSet::of(2);
    puzzle.marks[6] = BoardDigitSet::of(2);
    const std::string text = find_link_form("rules")->write(puzzle, {})->text;
    EXPECT_NE(text.find("\nmarks=3: r2c2,r2c3"), text.npos) << text;
    EXPECT_EQ(read(text).puzzle.board_puzzle()->marks, puzzle.marks);
}

TEST(RuleText, AnErrorInARowHasThePlaceOfThatRow) {
    const Record record = read("board: 4x4\n  1234\nnegative-white\n\t34z5  # a comment\n....\n....\n");
    ASSERT_TRUE(record.error);
    EXPECT_EQ(record.error->line, 4u);
    EXPECT_EQ(record.error->column, 4u);
    EXPECT_EQ(record.error->at, 36u);
}

TEST(RuleText, ACellWithoutCandidatesIsNamedAsLost) {
    BoardPuzzle puzzle = empty_puzzle("4x4+knight");
    puzzle.marks.assign(16, BoardDigitSet::below(4));
    puzzle.marks[3] = BoardDigitSet{};
    for (std::string_view form : {"rules", "iss", "fpuzzles"})
        EXPECT_EQ(words(find_link_form(form)->write(puzzle, {})->losses), "cell without candidates") << form;
}

}  // namespace
}  // namespace nonet::testing
