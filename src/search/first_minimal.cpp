// Tests one given of each puzzle at a time, for all puzzles together: the questions of one puzzle depend on each other,
// but those of different puzzles fill the lanes of the kernel.
//
//     each puzzle asks about its next given  --all lanes-->  dropped, or needed
//        ^                                                      |
//        +----- until a puzzle has no more givens --------------+

#include <algorithm>
#include <vector>

#include "nonet/batch.hpp"
#include "nonet/contract.hpp"
#include "nonet/more/research.hpp"
#include "search/dropping.hpp"
#include "search/shared_limits.hpp"

namespace nonet {
namespace {

// A puzzle in progress, and the cell of the given being tested.
struct Shrinking {
    std::size_t number;
    int cell;
};

// Returns the first cell from `cell` on that holds a given.
int next_given(const Grid& puzzle, int cell) {
    while (cell < cell_count && puzzle[cell] == 0) ++cell;
    return cell;
}

// Tests the current given of each puzzle, and drops those that can be dropped.
SharedLimits::Spent drop_together(const std::vector<Shrinking>& puzzles, std::span<Grid> minimal,
                                  const Limits& limits, Dropping& dropping) {
    for (const auto& [number, cell] : puzzles)
        dropping.add({minimal[number], {}}, number, static_cast<Cell>(cell));
    return dropping.ask(limits, [&](std::size_t number, const std::vector<Cell>& redundant, bool) {
        for (Cell cell : redundant) minimal[number][cell] = 0;
    });
}

}  // namespace

Stop find_first_minimal(std::span<const Grid> puzzles, std::span<Grid> minimal, const Limits& limits) {
    NONET_EXPECT(minimal.size() == puzzles.size());
    std::ranges::copy(puzzles, minimal.begin());
    SharedLimits shared({.time = limits.time, .cancel = limits.cancel});
    std::vector<Shrinking> left;
    for (std::size_t i = 0; i < puzzles.size(); ++i) left.push_back({i, next_given(puzzles[i], 0)});
    Dropping dropping;
    while (!shared.stopped()) {
        std::erase_if(left, [](const Shrinking& puzzle) { return puzzle.cell == cell_count; });
        if (left.empty()) break;
        shared.run_batch(left.size(), 1,
                         [&](const Limits& each) { return drop_together(left, minimal, each, dropping); });
        for (auto& [number, cell] : left) cell = next_given(minimal[number], cell + 1);
    }
    return shared.why();
}

}  // namespace nonet
