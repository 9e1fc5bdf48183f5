#pragma once
// Unavoidable sets: cells of a solution that can be filled in another way while all other cells stay.  A puzzle of that
// solution is proper exactly when it has a given in every one of them.

#include <vector>

#include "nonet/limits.hpp"
#include "nonet/puzzle.hpp"
#include "nonet/result.hpp"

namespace nonet {

struct UnavoidableSearch {
    std::vector<CellSet> sets;  // by size, then by their first cells
    Stop stop =
        Stop::finished;  // finished: all of them; otherwise some may be missing, and some may not be minimal
    std::uint64_t nodes = 0;
};

// All minimal unavoidable sets (no part of one is unavoidable itself) of at most `most_cells` cells.
//
//   solution    a finished, right grid; Errc::bad_argument otherwise
//   most_cells  4 is the smallest size there is
//   limits      nodes, time and cancel; `solutions` is not looked at
//   cost        20 milliseconds for 12 cells, and about five times as much for each two cells more; memory for the sets
//   threads     safe
//   source      docs/research.md
Result<UnavoidableSearch> find_unavoidable_sets(const Grid& solution, int most_cells,
                                                const Limits& limits = {});

}  // namespace nonet
