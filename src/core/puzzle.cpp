#include <algorithm>
#include <utility>

#include "nonet/puzzle.hpp"

namespace nonet {

Puzzle::Puzzle(WidePuzzle puzzle) {
    if (puzzle.geometry != Geometry::classic()) {
        wide_ = std::make_shared<const WidePuzzle>(std::move(puzzle));
        return;
    }
    std::ranges::copy(puzzle.values, classic_.givens.values.begin());
    if (puzzle.marks.empty()) return;
    std::ranges::transform(puzzle.marks, classic_.marks.emplace().begin(),
                           [](WideDigitSet digits) { return DigitSet(digits); });
}

}  // namespace nonet
