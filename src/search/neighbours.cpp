// For each choice of givens to drop, the solutions of what is left are listed once.  Added givens make a proper puzzle
// exactly when they pick out one solution of the list.  For each candidate (a value in a cell) a row of bits says which
// solutions show it; the puzzles are the sets of candidates, one in a cell, whose rows have one bit in common.
//
//   extend:  list the solutions;  too many?  add each candidate in turn and extend that, with one given less to add

#include "search/neighbours.hpp"

#include <vector>

#include "core/tables.hpp"
#include "search/shared_limits.hpp"

namespace nonet {
namespace {

constexpr std::size_t word_bits = 64;

class Neighbours {
 public:
    Neighbours(const Grid& puzzle, OnPuzzle on_puzzle, const Limits& limits, std::size_t most_listed)
        : puzzle_(puzzle),
          on_puzzle_(on_puzzle),
          most_(limits.solutions),
          most_listed_(most_listed),
          shared_(limits) {}

    void drop(Grid& rest, int dropped, int added, int from) {
        if (dropped == 0) return extend(rest, added, 0);
        for (int cell = from; cell < cell_count && !stopped(); ++cell) {
            if (puzzle_[cell] == 0) continue;
            rest[cell] = 0;
            drop(rest, dropped - 1, added, cell + 1);
            rest[cell] = puzzle_[cell];
        }
    }

    PuzzleSearch result() const {
        const bool full = most_ != 0 && found_ == most_;
        return {full && !shared_.stopped() ? Stop::solutions : shared_.why(), found_};
    }

 private:
    using Bits = std::vector<std::uint64_t>;

    bool stopped() const { return shared_.stopped() || (most_ != 0 && found_ == most_); }

    bool may_add(const Grid& rest, int cell, int value) const {
        if (rest[cell] != 0 || puzzle_[cell] == value) return false;
        for (Cell peer : peers[cell])
            if (rest[peer] == value) return false;
        return true;
    }

    void report(const Grid& puzzle) {
        if (stopped()) return;
        ++found_;
        on_puzzle_(puzzle);
    }

    // Adds `added` givens to `rest`, all in cells from `from` on.
    void extend(Grid& rest, int added, int from) {
        const std::size_t most = added == 0 ? 1 : most_listed_;
        std::vector<Grid> solutions;
        shared_.run(default_engine(), {rest, {}}, most + 1,
                    [&](const Grid& grid) { solutions.push_back(grid); });
        if (shared_.stopped() || solutions.empty()) return;
        if (solutions.size() <= most) {
            if (added == 0) return report(rest);
            list(solutions);
            Bits all(words_, ~std::uint64_t{0});
            if (solutions.size() % word_bits != 0)
                all.back() = (std::uint64_t{1} << solutions.size() % word_bits) - 1;
            return choose(rest, added, from, all);
        }
        if (added == 0) return;
        for (int cell = from; cell < cell_count; ++cell)
            for (int value = 1; value <= side && !stopped(); ++value) {
                if (!may_add(rest, cell, value)) continue;
                rest[cell] = static_cast<std::uint8_t>(value);
                extend(rest, added - 1, cell + 1);
                rest[cell] = 0;
            }
    }

    void list(const std::vector<Grid>& solutions) {
        words_ = (solutions.size() + word_bits - 1) / word_bits;
        shown_.assign(cell_count * side * words_, 0);
        for (std::size_t i = 0; i < solutions.size(); ++i)
            for (int cell = 0; cell < cell_count; ++cell)
                row(cell, solutions[i][cell])[i / word_bits] |= std::uint64_t{1} << i % word_bits;
    }

    std::uint64_t* row(int cell, int value) {
        return &shown_[static_cast<std::size_t>(cell * side + value - 1) * words_];
    }

    // How many of `left` show the candidate: 0, 1, or 2 for more.
    int count_up_to_two(const Bits& left, int cell, int value) {
        const std::uint64_t* shown = row(cell, value);
        int count = 0;
        for (std::size_t i = 0; i < words_ && count < 2; ++i) {
            const std::uint64_t word = left[i] & shown[i];
            count += (word != 0) + ((word & (word - 1)) != 0);
        }
        return count;
    }

    // Adds `added` candidates that leave one of the solutions in `left`.
    void choose(Grid& rest, int added, int from, const Bits& left) {
        for (int cell = from; cell < cell_count; ++cell)
            for (int value = 1; value <= side && !stopped(); ++value) {
                if (!may_add(rest, cell, value)) continue;
                const int count = count_up_to_two(left, cell, value);
                if (count == 0 || (added == 1 && count > 1)) continue;
                rest[cell] = static_cast<std::uint8_t>(value);
                if (added == 1) {
                    report(rest);
                } else {
                    Bits fewer(left);
                    for (std::size_t i = 0; i < words_; ++i) fewer[i] &= row(cell, value)[i];
                    choose(rest, added - 1, cell + 1, fewer);
                }
                rest[cell] = 0;
            }
    }

    const Grid& puzzle_;
    OnPuzzle on_puzzle_;
    const std::uint64_t most_;
    const std::size_t most_listed_;
    SharedLimits shared_;
    std::uint64_t found_ = 0;
    std::size_t words_ = 0;  // of a row
    Bits shown_;             // of each candidate its row: which solutions of the list show it
};

}  // namespace

PuzzleSearch find_neighbours(const Grid& puzzle, int dropped, int added, OnPuzzle on_puzzle,
                             const Limits& limits) {
    return find_neighbours_listing(puzzle, dropped, added, on_puzzle, limits, longest_list);
}

PuzzleSearch find_neighbours_listing(const Grid& puzzle, int dropped, int added, OnPuzzle on_puzzle,
                                     const Limits& limits, std::size_t most_listed) {
    Neighbours search(puzzle, on_puzzle, limits, most_listed);
    Grid rest = puzzle;
    search.drop(rest, dropped, added, 0);
    return search.result();
}

}  // namespace nonet
