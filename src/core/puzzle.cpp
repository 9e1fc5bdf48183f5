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

// Restricts the candidates of a cell by its neighbours with values: those that must not differ by 1, or that must be
// less.
void restrict_by_pairs(const WidePuzzle& puzzle, std::vector<WideDigitSet>& all) {
    for (const auto& [first, second, relation] : puzzle.geometry.pairs()) {
        const int a = puzzle.values[first], b = puzzle.values[second];
        if (relation == Relation::different || (a == 0) == (b == 0)) continue;
        WideDigitSet& open = all[a == 0 ? first : second];
        const auto digit = static_cast<Digit>(std::max(a, b) - 1);
        const WideDigitSet less = WideDigitSet::below(digit), up_to = WideDigitSet::below(digit + 1);
        if (relation == Relation::less)
            open = a == 0 ? open & less : open - up_to;
        else
            open -= WideDigitSet(up_to.bits() + 1) | WideDigitSet(WideDigitSet::of(digit).bits() >> 1);
    }
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
    restrict_by_pairs(puzzle, all);
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

WidePuzzle as_wide(const Puzzle& puzzle) {
    if (puzzle.wide()) return *puzzle.wide();
    const ClassicPuzzle& classic = *puzzle.classic();
    WidePuzzle wide{Geometry::classic(), {classic.givens.values.begin(), classic.givens.values.end()}, {}};
    if (classic.marks)
        for (DigitSet digits : *classic.marks) wide.marks.emplace_back(digits);
    return wide;
}

}  // namespace nonet
