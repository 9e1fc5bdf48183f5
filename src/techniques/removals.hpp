#pragma once
// Candidates to remove, gathered in any order and listed by cell.

#include <vector>

#include "nonet/step.hpp"

namespace nonet {

class Removals {
 public:
    void add(Cell cell, DigitSet digits) {
        if (digits.empty()) return;
        cells_.insert(cell);
        digits_[cell] |= digits;
    }
    void add(CellSet cells, Digit digit) {
        for (Cell cell : cells) add(cell, DigitSet::of(digit));
    }
    bool empty() const { return cells_.empty(); }
    std::vector<CellDigits> list() const {
        std::vector<CellDigits> list;
        for (Cell cell : cells_) list.push_back({cell, digits_[cell]});
        return list;
    }

 private:
    CellSet cells_;
    Candidates digits_{};
};

}  // namespace nonet
