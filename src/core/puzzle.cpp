#include <algorithm>
#include <utility>

#include "nonet/contract.hpp"
#include "nonet/puzzle.hpp"

namespace nonet {
namespace {

[[maybe_unused]] bool fits(const BoardPuzzle& puzzle) {
    const auto cells = static_cast<std::size_t>(puzzle.geometry.cell_count());
    const int digits = puzzle.geometry.digit_count();
    return puzzle.values.size() == cells && (puzzle.marks.empty() || puzzle.marks.size() == cells) &&
           std::ranges::all_of(puzzle.values, [&](int value) { return value <= digits; }) &&
           std::ranges::all_of(puzzle.marks,
                               [&](BoardDigitSet marks) { return marks.bits() >> digits == 0; });
}

// Restricts the candidates of a cell by its neighbours with values: those that must not differ by 1, or that must be
// less.
void restrict_by_pairs(const BoardPuzzle& puzzle, std::vector<BoardDigitSet>& all) {
    for (const auto& [first, second, relation] : puzzle.geometry.pairs()) {
        const int a = puzzle.values[first], b = puzzle.values[second];
        if (relation == Relation::different || (a == 0) == (b == 0)) continue;
        BoardDigitSet& open = all[a == 0 ? first : second];
        const auto digit = static_cast<Digit>(std::max(a, b) - 1);
        const BoardDigitSet less = BoardDigitSet::below(digit), up_to = BoardDigitSet::below(digit + 1);
        if (relation == Relation::less)
            open = a == 0 ? open & less : open - up_to;
        else
            open -= BoardDigitSet(up_to.bits() + 1) | BoardDigitSet(BoardDigitSet::of(digit).bits() >> 1);
    }
}

}  // namespace

std::vector<BoardDigitSet> candidates_of(const BoardPuzzle& puzzle) {
    NONET_EXPECT(fits(puzzle));
    const Geometry& board = puzzle.geometry;
    std::vector<BoardDigitSet> all;
    for (Cell cell = 0; cell < board.cell_count(); ++cell) {
        BoardDigitSet digits = board.allowed_digits(cell);
        if (const int value = puzzle.values[cell]; value != 0)
            digits = BoardDigitSet::of(static_cast<Digit>(value - 1));
        else
            for (Cell peer : board.peer_cells(cell))
                if (puzzle.values[peer] != 0) digits.erase(static_cast<Digit>(puzzle.values[peer] - 1));
        all.push_back(puzzle.marks.empty() ? digits : digits & puzzle.marks[cell]);
    }
    restrict_by_pairs(puzzle, all);
    return all;
}

Puzzle::Puzzle(BoardPuzzle puzzle) {
    NONET_EXPECT(fits(puzzle));
    if (puzzle.geometry != Geometry::classic()) {
        board_ = std::make_shared<const BoardPuzzle>(std::move(puzzle));
        return;
    }
    std::ranges::copy(puzzle.values, classic_.givens.values.begin());
    if (puzzle.marks.empty()) return;
    std::ranges::transform(puzzle.marks, classic_.marks.emplace().begin(),
                           [](BoardDigitSet digits) { return DigitSet(digits); });
}

BoardPuzzle to_board_puzzle(const Puzzle& puzzle) {
    if (puzzle.board_puzzle()) return *puzzle.board_puzzle();
    const ClassicPuzzle& classic = *puzzle.classic();
    BoardPuzzle other{Geometry::classic(), {classic.givens.values.begin(), classic.givens.values.end()}, {}};
    if (classic.marks)
        for (DigitSet digits : *classic.marks) other.marks.emplace_back(digits);
    return other;
}

}  // namespace nonet
