// Derived houses hold each digit in every solution of the rules alone: checks all solutions of small boards.

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "nonet/boards.hpp"

namespace nonet {
namespace {

class Solutions {
 public:
    explicit Solutions(const Geometry& geometry)
        : geometry_(geometry), values_(static_cast<std::size_t>(geometry.cell_count())) {}

    // Visits all solutions by trying each value in each cell.
    void expect_all(Cell cell = 0) {
        if (cell == geometry_.cell_count()) return expect_derived();
        for (int value = 1; value <= geometry_.digit_count(); ++value) {
            values_[cell] = value;
            if (fits(cell)) expect_all(static_cast<Cell>(cell + 1));
        }
        values_[cell] = 0;
    }
    int count() const { return count_; }

 private:
    bool fits(Cell cell) const {
        for (House house : geometry_.houses_of(cell)) {
            if (geometry_.is_derived(house)) continue;
            for (Cell other : geometry_.house_cells(house))
                if (other != cell && values_[other] == values_[cell]) return false;
        }
        return true;
    }
    void expect_derived() {
        ++count_;
        for (House house = 0; house < geometry_.house_count(); ++house) {
            if (!geometry_.is_derived(house)) continue;
            int digits = 0;
            for (Cell cell : geometry_.house_cells(house)) digits |= 1 << values_[cell];
            EXPECT_EQ(digits, (1 << (geometry_.digit_count() + 1)) - 2) << geometry_.name_of(house);
        }
    }

    const Geometry geometry_;
    std::vector<int> values_;
    int count_ = 0;
};

TEST(DerivedHouses, HoldEachDigitInEverySolution) {
    for (const char* name :
         {"4x4+windoku", "jigsaw:1..21..211....22", "jigsaw:1112122233343444",
          "4x4:none+region:r1c1,r1c2,r2c1,r2c2+region:r3c3,r3c4,r4c3,r4c4",
          "jigsaw:1111122222333443344455555",
          "4x4:none+region:r1c1,r2c2,r3c3,r4c4+region:r1c2,r2c1,r3c4,r4c3", "jigsaw:1...1..211222...",
          // Two regions meet two rows in as many cells as a region has, and do not cover them.
          "4x4:none+region:r1c1,r1c2,r3c1,r3c2+region:r2c3,r2c4,r4c3,r4c4"}) {
        const auto geometry = parse_board(name);
        ASSERT_TRUE(geometry) << name << ' ' << geometry.error().message();
        Solutions solutions(*geometry);
        solutions.expect_all();
        EXPECT_GT(solutions.count(), 0) << name;
    }
}

}  // namespace
}  // namespace nonet
