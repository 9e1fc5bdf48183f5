// The proof of Qiu's pattern: if the fixed digits of two lines differ by at most one, every filling of the lines has a
// twin.

#include <gtest/gtest.h>

#include "explain/qiu_evidence.hpp"

namespace nonet {
namespace {

// The first line has the digits 0, 1, ... in its columns; the other has the same except for the last ones.
bool holds(int columns, int apart) {
    DigitSet first, second;
    for (int digit = 0; digit < columns; ++digit) {
        first.insert(static_cast<Digit>(digit));
        second.insert(static_cast<Digit>(digit < columns - apart ? digit : digit + apart));
    }
    return can_be_put_right(columns, first, second, 0, 1) && can_be_put_right(columns, first, second, 1, 0);
}

TEST(QiuEvidence, LinesCanBePutRight) {
    for (int columns = 2; columns <= 8; ++columns) EXPECT_TRUE(holds(columns, 0)) << columns;
    for (int columns = 3; columns <= 8; ++columns) EXPECT_TRUE(holds(columns, 1)) << columns;
}

// Both paths that begin in the crossing may end in a fixed column.
TEST(QiuEvidence, LinesFurtherApartCannot) {
    for (int columns = 4; columns <= 7; ++columns) EXPECT_FALSE(holds(columns, 2)) << columns;
}

// Also if a fixed column of one line holds a digit of the corners.
TEST(QiuEvidence, ADigitOfTheCornersMayBeFixed) {
    const DigitSet all(0b111111), without(0b1111110);
    EXPECT_TRUE(can_be_put_right(6, all, without, 0, 1));
    EXPECT_TRUE(can_be_put_right(6, without, all, 1, 0));
}

}  // namespace
}  // namespace nonet
