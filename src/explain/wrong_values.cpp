#include "explain/wrong_values.hpp"
#include "nonet/more/engines.hpp"

#include "search/shared_limits.hpp"

namespace nonet {
namespace {

class WrongValueFinder {
 public:
    WrongValueFinder(const Grid& grid, const Limits& limits) : grid_(grid), limits_(limits) {
        for (int cell = 0; cell < cell_count; ++cell)
            if (grid[cell] != 0) filled_.push_back(static_cast<Cell>(cell));
    }

    // Empties cells until exactly one solution is left: first each cell alone, then each pair.
    void repair(Hint& hint) {
        CellSet ways;
        for (Cell cell : filled_)
            if (is_unique_without({cell, cell})) ways.insert(cell);
        int count = 1;
        if (ways.empty()) {
            count = 2;
            for (std::size_t i = 0; i < filled_.size(); ++i)
                for (std::size_t k = i + 1; k < filled_.size() && !limits_.stopped(); ++k)
                    if (is_unique_without({filled_[i], filled_[k]}))
                        ways |= CellSet::of(filled_[i]) | CellSet::of(filled_[k]);
        }
        if (ways.empty() || limits_.stopped()) return;
        hint.wrong_values.assign(ways.begin(), ways.end());
        hint.wrong_count = count;
    }

 private:
    bool is_unique_without(std::array<Cell, 2> cells) {
        Grid rest = grid_;
        for (Cell cell : cells) rest[cell] = 0;
        return limits_.run(default_engine(), {rest, {}}, 2).solutions == 1;
    }

    const Grid& grid_;
    SharedLimits limits_;
    std::vector<Cell> filled_;
};

}  // namespace

void find_wrong_values(const Grid& grid, const Limits& limits, Hint& hint) {
    WrongValueFinder(grid, limits).repair(hint);
}

}  // namespace nonet
