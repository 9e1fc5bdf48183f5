// For each choice of givens to drop, the solutions of the remaining puzzle are listed. Added givens make a proper puzzle
// exactly if they select one solution of all. For each candidate (a value in a cell) a row of bits records the listed
// solutions that contain it. If two solutions contain all the added candidates, the puzzle is not proper, which takes
// only a few words to detect.
//
// There may be more solutions than are listed. Then a solver checks the puzzles that the list does not rule out. The two
// solutions that it finds for an improper one are added to the list, where they rule out much else.

#include "search/neighbours.hpp"
#include "nonet/more/engines.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <functional>
#include <span>
#include <vector>

#include "core/tables.hpp"
#include "nonet/check.hpp"
#include "search/shared_limits.hpp"

namespace nonet {
namespace {

constexpr std::size_t word_bits = 64;

class NeighbourSearch {
 public:
    NeighbourSearch(const Grid& puzzle, int added, OnPuzzle on_puzzle, const Limits& limits,
                    std::size_t most_listed)
        : puzzle_(puzzle),
          added_(added),
          on_puzzle_(on_puzzle),
          most_(limits.solutions),
          most_listed_(most_listed),
          shared_(limits),
          words_((std::max(most_listed, longest_list) + word_bits - 1) / word_bits),
          shown_(cell_count * side * words_),
          left_(static_cast<std::size_t>(added) + 1, Bits(words_)) {}

    void drop(Grid& rest, int dropped, int from) {
        if (dropped == 0) return extend(rest);
        const auto left = std::count_if(puzzle_.values.begin() + from, puzzle_.values.end(), std::identity{});
        if (left < dropped) return;
        for (int cell = from; cell < cell_count && !stopped(); ++cell) {
            if (puzzle_[cell] == 0) continue;
            rest[cell] = 0;
            drop(rest, dropped - 1, cell + 1);
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

    void extend(Grid& rest) {
        std::ranges::fill(shown_, 0);
        for (Bits& bits : left_) std::ranges::fill(bits, 0);
        list_.clear();
        const auto search =
            shared_.run(default_engine(), {rest, {}}, most_listed_ + 1, [&](const Grid& solution) {
                if (list_.size() < most_listed_) add_to_list(solution, 0);
            });
        is_complete_ = search.stop == Stop::finished;
        if (!stopped()) choose(rest, 0, 0);
    }

    // Adds a solution of the puzzle with `depth` added candidates, which it contains.
    void add_to_list(const Grid& solution, std::size_t depth) {
        const std::size_t word = list_.size() / word_bits;
        const std::uint64_t bit = std::uint64_t{1} << list_.size() % word_bits;
        list_.push_back(solution);
        for (int cell = 0; cell < cell_count; ++cell) row(cell, solution[cell])[word] |= bit;
        for (std::size_t i = 0; i <= depth; ++i) left_[i][word] |= bit;
    }

    bool may_add(const Grid& rest, int cell, int value) const {
        if (rest[cell] != 0 || puzzle_[cell] == value) return false;
        for (Cell peer : peers[cell])
            if (rest[peer] == value) return false;
        return true;
    }

    // Adds the remaining candidates, all in cells from `from` on.
    void choose(Grid& rest, std::size_t depth, int from) {
        if (depth == static_cast<std::size_t>(added_)) {
            if (is_proper(rest, depth) && !stopped()) report(rest);
            return;
        }
        const bool is_last = depth + 1 == static_cast<std::size_t>(added_);
        for (int cell = from; cell < cell_count; ++cell)
            for (int value = 1; value <= side && !stopped(); ++value) {
                if (!may_add(rest, cell, value)) continue;
                const int count = narrow(depth, cell, value);
                if ((count == 0 && is_complete_) || (count > 1 && is_last)) continue;
                rest[cell] = static_cast<std::uint8_t>(value);
                choose(rest, depth + 1, cell + 1);
                rest[cell] = 0;
            }
    }

    // Keeps the listed solutions at `depth` that also contain the candidate; returns their number: 0, 1, or 2 for more.
    int narrow(std::size_t depth, int cell, int value) {
        const std::uint64_t *shown = row(cell, value), *left = left_[depth].data();
        std::uint64_t* fewer = left_[depth + 1].data();
        const std::size_t used = (list_.size() + word_bits - 1) / word_bits;
        const bool is_last = depth + 1 == static_cast<std::size_t>(added_);
        int count = 0;
        for (std::size_t i = 0; i < used; ++i) {
            const std::uint64_t word = left[i] & shown[i];
            fewer[i] = word;
            count += (word != 0) + ((word & (word - 1)) != 0);
            if (count > 1 && is_last) return count;
        }
        return std::min(count, 2);
    }

    // Requires that at most one solution is listed at `depth`, or that nothing was added.
    bool is_proper(const Grid& puzzle, std::size_t depth) {
        const Grid* known = nullptr;
        std::size_t count = 0;
        const std::size_t used = (list_.size() + word_bits - 1) / word_bits;
        for (std::size_t i = 0; i < used; ++i)
            for (std::uint64_t word = left_[depth][i]; word != 0; word &= word - 1, ++count)
                known = &list_[i * word_bits + static_cast<std::size_t>(std::countr_zero(word))];
        if (is_complete_ || count > 1) return count == 1;

        std::array<Grid, 2> others;
        std::size_t found = 0;
        const auto search = shared_.run(default_engine(), {puzzle, {}}, 2,
                                        [&](const Grid& solution) { others[found++] = solution; });
        if (search.stop == Stop::finished) return found == 1;
        const Grid listed = known ? *known : Grid{};
        for (const Grid& other : std::span(others).first(found))
            if (list_.size() < words_ * word_bits && other != listed) add_to_list(other, depth);
        return false;
    }

    void report(const Grid& puzzle) {
        ++found_;
        on_puzzle_(puzzle);
    }

    std::uint64_t* row(int cell, int value) {
        return &shown_[static_cast<std::size_t>(cell * side + value - 1) * words_];
    }

    const Grid& puzzle_;
    const int added_;
    OnPuzzle on_puzzle_;
    const std::uint64_t most_;
    const std::size_t most_listed_;
    SharedLimits shared_;
    std::uint64_t found_ = 0;

    const std::size_t words_;  // in a row, for the longest list
    std::vector<Grid> list_;   // solutions without the dropped givens, each once
    bool is_complete_ = false;
    Bits shown_;              // for each candidate its row: the solutions of the list that contain it
    std::vector<Bits> left_;  // [d]: the ones among them that contain the first d added candidates
};

}  // namespace

PuzzleSearch find_neighbours(const Grid& puzzle, int dropped, int added, OnPuzzle on_puzzle,
                             const Limits& limits) {
    constexpr std::size_t enough = 256;  // measured: 64 to 1024 make no difference
    return find_neighbours_listing(puzzle, dropped, added, on_puzzle, limits, enough);
}

PuzzleSearch find_neighbours_listing(const Grid& puzzle, int dropped, int added, OnPuzzle on_puzzle,
                                     const Limits& limits, std::size_t most_listed) {
    NeighbourSearch search(puzzle, added, on_puzzle, limits, most_listed);
    Grid rest = puzzle;
    if (puzzle.filled() - dropped + added >= fewest_proper_givens) search.drop(rest, dropped, 0);
    return search.result();
}

}  // namespace nonet
