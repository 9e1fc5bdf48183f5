#include <algorithm>
#include <utility>

#include "nonet/contract.hpp"
#include "nonet/puzzle.hpp"

namespace nonet {
namespace {

[[maybe_unused]] bool fits(const WidePuzzle& puzzle) {
    const auto cells = static_cast<std::size_t>(puzzle.geometry.cell_count());
    const int digits = puzzle.geometry.digit_count();
    return puzzle.values.size() == cells && (puzzle.marks.empty() || puzzle.marks.size() == cells) &&
           std::ranges::all_of(puzzle.values, [&](int value) { return value <= digits; }) &&
           std::ranges::all_of(puzzle.marks, [&](WideDigitSet marks) { return marks.bits() >> digits == 0; });
}

}  // namespace

Puzzle::Puzzle(WidePuzzle puzzle) {
    NONET_EXPECT(fits(puzzle));
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
