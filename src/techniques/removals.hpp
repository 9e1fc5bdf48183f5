#pragma once
// Collects candidates to remove in any order and lists them by cell.

#include <vector>

#include "core/nine.hpp"
#include "nonet/step.hpp"

namespace nonet {

template <class Board>
class BasicRemovals {
    using Digits = typename Board::Digits;
    using Cells = typename Board::Cells;

 public:
    void add(Cell cell, Digits digits) {
        if (digits.empty()) return;
        cells_.insert(cell);
        digits_[cell] |= digits;
    }
    void add(const Cells& cells, Digit digit) {
        for (Cell cell : cells) add(cell, Digits::of(digit));
    }
    bool empty() const { return cells_.empty(); }
    std::vector<CellDigits> list() const {
        std::vector<CellDigits> list;
        for (Cell cell : cells_) list.push_back({cell, digits_[cell]});
        return list;
    }

 private:
    Cells cells_;
    typename Board::template PerCell<Digits> digits_{};
};
using Removals = BasicRemovals<Nine>;

}  // namespace nonet
