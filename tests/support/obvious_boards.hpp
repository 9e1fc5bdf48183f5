#pragma once
// The oracle for any board: fills the cells in order, and checks each rule by its definition. No propagation.

#include <algorithm>
#include <cstdlib>
#include <set>
#include <vector>

#include "nonet/puzzle.hpp"

namespace nonet::testing {

// Compares grids value by value: for the comparison of vectors g++ 12 issues a false warning.
struct InOrder {
    bool operator()(const std::vector<std::uint8_t>& a, const std::vector<std::uint8_t>& b) const {
        return std::ranges::lexicographical_compare(a, b, [](int x, int y) { return x < y; });
    }
};
using Solutions = std::set<std::vector<std::uint8_t>, InOrder>;

class ObviousBoard {
 public:
    explicit ObviousBoard(const BoardPuzzle& puzzle) : puzzle_(puzzle), values_(puzzle.values) {}

    // Returns all solutions, or the first `most` of them; see gave_up().
    Solutions solutions(std::size_t most) {
        most_ = most;
        tries_ = 0;
        fill(0);
        return found_;
    }

    // Returns whether it stopped because it would have taken too long.
    bool gave_up() const { return tries_ >= most_tries; }

    static bool is_right(const Geometry& geometry, const std::vector<std::uint8_t>& values) {
        ObviousBoard board({geometry, values, {}});
        for (std::size_t cell = 0; cell < values.size(); ++cell)
            if (values[cell] == 0 || !board.fits(cell)) return false;
        return true;
    }

 private:
    bool fits(std::size_t cell) const {
        const Geometry& geometry = puzzle_.geometry;
        const int value = values_[cell];
        const auto digit = static_cast<Digit>(value - 1);
        if (!geometry.allowed_digits(static_cast<Cell>(cell)).contains(digit)) return false;
        if (!puzzle_.marks.empty() && !puzzle_.marks[cell].contains(digit)) return false;
        for (House house : geometry.houses_of(static_cast<Cell>(cell)))
            for (Cell other : geometry.house_cells(house))
                if (other != cell && values_[other] == value) return false;
        for (const auto& [first, second, relation] : geometry.pairs()) {
            if (first != cell && second != cell) continue;
            const int a = values_[first], b = values_[second];
            if (a == 0 || b == 0) continue;
            if (relation == Relation::different && a == b) return false;
            if (relation == Relation::apart && std::abs(a - b) == 1) return false;
            if (relation == Relation::less && a >= b) return false;
        }
        return true;
    }

    void fill(std::size_t cell) {
        if (found_.size() >= most_ || gave_up()) return;
        ++tries_;
        if (cell == values_.size()) {
            found_.insert(values_);
            return;
        }
        const bool is_given = puzzle_.values[cell] != 0;
        for (int value = 1; value <= puzzle_.geometry.digit_count(); ++value) {
            if (is_given && value != puzzle_.values[cell]) continue;
            values_[cell] = static_cast<std::uint8_t>(value);
            if (fits(cell)) fill(cell + 1);
        }
        values_[cell] = puzzle_.values[cell];
    }

    BoardPuzzle puzzle_;
    std::vector<std::uint8_t> values_;
    Solutions found_;
    std::size_t most_ = 0;
    static constexpr int most_tries = 4'000;
    int tries_ = 0;
};

}  // namespace nonet::testing
