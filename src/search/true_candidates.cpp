#include "core/used_digits.hpp"
#include "nonet/more/engines.hpp"
#include "nonet/solve.hpp"
#include "search/within.hpp"

namespace nonet {
namespace {

// The candidates that solutions have shown, and those not yet refuted.
struct Knowledge {
    Candidates shown{};
    Candidates open{};

    TrueCandidates until(Stop stop) const { return {{shown.begin(), shown.end()}, stop}; }

    void add(const Grid& solution) {
        for (int cell = 0; cell < cell_count; ++cell)
            shown[cell].insert(static_cast<Digit>(solution[cell] - 1));
    }
};

Candidates open_candidates(const ClassicPuzzle& puzzle) {
    const UsedDigits used(puzzle.givens);
    Candidates open;
    for (int cell = 0; cell < cell_count; ++cell) {
        const int value = puzzle.givens[cell];
        open[cell] = value != 0 ? DigitSet::of(static_cast<Digit>(value - 1)) : used.free(cell);
        if (puzzle.marks) open[cell] &= (*puzzle.marks)[cell];
    }
    return open;
}

}  // namespace

TrueCandidates true_candidates_within(const ClassicPuzzle& puzzle, SharedLimits& shared) {
    Knowledge known{.open = open_candidates(puzzle)};
    const auto add = [&](const Grid& solution) { known.add(solution); };

    // The first question decides the rest: no solution, one, or more.
    const Search first = shared.run(default_engine(), puzzle, 2, add);
    if (first.stop == Stop::finished) return known.until(shared.why());

    // Then one question for each candidate still open; a yes shows up to 81 of them, a no eliminates one for good.
    for (int cell = 0; cell < cell_count; ++cell)
        for (Digit digit : known.open[cell]) {
            if (known.shown[cell].contains(digit)) continue;
            if (shared.stopped()) return known.until(shared.why());
            ClassicPuzzle forced{puzzle.givens, known.open};
            (*forced.marks)[cell] = DigitSet::of(digit);
            const Search search = shared.run(default_engine(), forced, 1, add);
            if (search.stop == Stop::finished) known.open[cell].erase(digit);
        }
    return known.until(shared.why());
}

}  // namespace nonet
