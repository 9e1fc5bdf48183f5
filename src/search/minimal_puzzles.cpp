// Each given that can be dropped is dropped in one branch and kept for good in the other. If the other kept givens make a
// kept given redundant, it is redundant in every puzzle of its branch, so the branch can be skipped.

#include <array>

#include "nonet/more/engines.hpp"
#include "nonet/more/research.hpp"
#include "search/shared_limits.hpp"

namespace nonet {
namespace {

class MinimalPuzzles {
 public:
    MinimalPuzzles(OnPuzzle on_puzzle, const Limits& limits)
        : on_puzzle_(on_puzzle), most_(limits.solutions), shared_(limits) {}

    bool is_proper(const Grid& puzzle) {
        return shared_.run(default_engine(), {puzzle, {}}, 2).solutions == 1;
    }

    // Finds the minimal puzzles within `puzzle` that have all the kept givens.
    void explore(const Grid& puzzle, CellSet kept, CellSet needed) {
        bool is_minimal = true;
        for (int i = 0; i < cell_count && !stopped(); ++i) {
            const auto cell = static_cast<Cell>(i);
            if (puzzle[cell] == 0 || needed.contains(cell)) continue;
            if (!can_drop(puzzle, cell)) {
                needed.insert(cell);  // and in every puzzle within this one
                continue;
            }
            is_minimal = false;
            if (kept.contains(cell)) continue;
            Grid rest = puzzle;
            rest[cell] = 0;
            explore(rest, kept, needed);
            kept.insert(cell);
            if (stopped() || !are_needed(puzzle, kept)) return;
        }
        if (!is_minimal || stopped()) return;
        ++found_;
        on_puzzle_(puzzle);
    }

    PuzzleSearch result() const {
        const bool full = most_ != 0 && found_ == most_;
        return {full && !shared_.stopped() ? Stop::solutions : shared_.why(), found_};
    }
    bool stopped() const { return shared_.stopped() || (most_ != 0 && found_ == most_); }
    Stop why() const { return shared_.why(); }

 private:
    // A given of a proper puzzle can be dropped if no solution of the rest has another digit there.
    bool can_drop(const Grid& puzzle, Cell cell) {
        ClassicPuzzle rest{puzzle, {}};
        rest.givens[cell] = 0;
        rest.marks.emplace().fill(DigitSet::all());
        (*rest.marks)[cell] = ~DigitSet::of(static_cast<Digit>(puzzle[cell] - 1));
        return shared_.run(default_engine(), rest, 1).solutions == 0;
    }

    // Whether each of these givens is needed in addition to the others.
    bool are_needed(const Grid& puzzle, const CellSet& cells) {
        Grid part;
        for (Cell cell : cells) part[cell] = puzzle[cell];
        for (Cell cell : cells)
            if (can_drop(part, cell)) return false;
        return true;
    }

    OnPuzzle on_puzzle_;
    const std::uint64_t most_;
    SharedLimits shared_;
    std::uint64_t found_ = 0;
};

}  // namespace

Result<PuzzleSearch> find_minimal_puzzles(const Grid& puzzle, OnPuzzle on_puzzle, const Limits& limits) {
    MinimalPuzzles search(on_puzzle, limits);
    const bool proper = search.is_proper(puzzle);
    if (!proper && !search.stopped())
        return std::unexpected(Error{.code = Errc::bad_argument,
                                     .found = "a puzzle with no solution, or with several",
                                     .expected = "exactly one solution"});
    if (proper) search.explore(puzzle, {}, {});
    return search.result();
}

}  // namespace nonet
