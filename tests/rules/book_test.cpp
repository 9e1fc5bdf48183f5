// Book::draw_known, which remembers its answers, gives the same answers as Book::draw.

#include <gtest/gtest.h>

#include <algorithm>

#include "nonet/board_text.hpp"
#include "rules/book.hpp"
#include "support/random_rules.hpp"

namespace nonet::rules {
namespace {

// A cell without a digit is a contradiction, but not one of a rule that does not have the cell.
TEST(Book, KeepsWhatARuleSaysApartFromOtherCells) {
    const Geometry board =
        parse_board("6x6+killer=7:r1c1,r1c2,r2c1+thermo:r3c1-r3c4+sum=9:r4c1,r5c2,r6c3+whisper=3:r6c4-r6c6")
            .value();
    test::RandomRules random(1);
    Book book(board), other(board);
    int answered = 0, holding = 0;
    for (int turn = 0; turn < 4000; ++turn) {
        const auto number = static_cast<std::size_t>(random.below(static_cast<int>(book.parts().size())));
        const Book::Part& part = book.parts()[number];
        std::vector<Mask> open(36, 0x3f);
        for (Cell cell : part.cells) open[cell] = random.below(2) == 0 ? 0x07 : 0x2c;
        if (turn % 3 == 0) {  // a cell that another rule left without a digit
            open[35] = 0;
            if (std::ranges::find(part.cells, Cell{35}) == part.cells.end())
                (void)book.draw_known(part, open);
            continue;
        }
        std::vector<Mask> expected = open;
        const bool holds = other.draw(other.parts()[number], expected);
        ASSERT_EQ(book.draw_known(part, open), holds) << "part " << number;
        if (holds) {
            ASSERT_EQ(open, expected) << "part " << number;
        }
        ++answered;
        holding += holds;
    }
    EXPECT_GT(holding, answered / 4);
    EXPECT_LT(holding, answered);
}

}  // namespace
}  // namespace nonet::rules
