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

std::vector<WideDigitSet> candidates_of(const WidePuzzle& puzzle) {
    NONET_EXPECT(fits(puzzle));
    const Geometry& board = puzzle.geometry;
    std::vector<WideDigitSet> all;
    for (Cell cell = 0; cell < board.cell_count(); ++cell) {
        WideDigitSet digits = board.allowed_digits(cell);
        if (const int value = puzzle.values[cell]; value != 0)
            digits = WideDigitSet::of(static_cast<Digit>(value - 1));
        else
            for (Cell peer : board.peer_cells(cell))
                if (puzzle.values[peer] != 0) digits.erase(static_cast<Digit>(puzzle.values[peer] - 1));
        all.push_back(puzzle.marks.empty() ? digits : digits & puzzle.marks[cell]);
    }
    return all;
}

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
