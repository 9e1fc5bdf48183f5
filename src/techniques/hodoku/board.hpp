#pragma once
// The board of HoDoKu's solver: values, candidates, the number of places that a digit has left in each house, and two queues of
// waiting singles.
//
//   naked    cells that have come down to one candidate
//   hidden   houses that have come down to one place for a digit
//
// The solver never searches for singles: the next one depends on the order in which candidates were removed.  So the order of
// removals within a step is part of the scale.  Position does not keep that order, so it cannot be used here.

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

#include "core/classic_state.hpp"
#include "techniques/position.hpp"

namespace nonet::hodoku {

// First in, first out.  Each cell, and each digit of a house, enters a queue only once.
class Queue {
 public:
    void push(Candidate entry) {
        if (end_ < entries_.size()) entries_[end_++] = entry;
    }
    std::optional<Candidate> take() {
        if (begin_ == end_) return std::nullopt;
        const Candidate next = entries_[begin_++];
        if (begin_ == end_) begin_ = end_ = 0;
        return next;
    }
    // Drops the first entry of that digit in a cell of the house.
    void drop(House house, Digit digit);

    void clear() { begin_ = end_ = 0; }
    const Candidate* begin() const { return entries_.data() + begin_; }
    const Candidate* end() const { return entries_.data() + end_; }

 private:
    std::array<Candidate, house_count * side + cell_count> entries_;
    std::size_t begin_ = 0, end_ = 0;
};

class Board {
 public:
    // Places the givens in the order of the cells, then applies the marks of the puzzle, if any.
    explicit Board(const ClassicPuzzle& puzzle);

    // Starts from a position in the middle of a path: the queues are empty.
    Board(const ClassicState& state, const Grid& givens);

    int value(Cell cell) const { return values_[cell]; }  // 0, or digit + 1
    bool given(Cell cell) const { return givens_.contains(cell); }
    const Grid& values() const { return values_; }
    const Candidates& candidates() const { return candidates_; }
    DigitSet candidates(Cell cell) const { return candidates_[cell]; }
    bool has(Cell cell, Digit digit) const { return candidates_[cell].contains(digit); }
    const CellSet& cells(Digit digit) const { return cells_[digit]; }
    Spots spots(House house, Digit digit) const { return spots_[digit][house]; }
    int free(House house, Digit digit) const { return free_[digit][house]; }
    const CellSet& empty() const { return empty_; }
    bool solved() const { return empty_.empty(); }

    // Returns the empty cells that see no such digit, whether or not it is still a candidate there.
    const CellSet& allowed(Digit digit) const { return allowed_[digit]; }

    // Version numbers of the places of one digit, and of all digits: they change with each change.
    std::uint32_t changes(Digit digit) const { return changes_[digit]; }
    std::uint64_t all_changes() const {
        std::uint64_t all = 0;
        for (std::uint32_t of_digit : changes_) all += of_digit;
        return all;
    }

    void remove(Cell cell, Digit digit);
    void place(Cell cell, Digit digit);

    Queue naked, hidden;

 private:
    void lose_spot(Cell cell, Digit digit, int own);
    void clear_spot(Cell cell, Digit digit);

    Grid values_{};
    Candidates candidates_{};
    std::array<CellSet, side> cells_;
    std::array<std::array<Spots, house_count>, side> spots_;
    // Updated with the spots, one candidate at a time; the two differ if a position contradicts itself.
    std::array<std::array<std::int8_t, house_count>, side> free_;
    CellSet empty_ = CellSet::all(), givens_;
    std::array<CellSet, side> allowed_;
    std::array<std::uint32_t, side> changes_{1, 1, 1, 1, 1, 1, 1, 1, 1};
};

// Returns the cells that see all cells of a set; all cells for an empty set.
inline CellSet seeing_all(const CellSet& cells) {
    CellSet seen = CellSet::all();
    for (Cell cell : cells) seen &= peers[cell];
    return seen;
}

inline bool is_within(const CellSet& part, const CellSet& whole) { return (part - whole).empty(); }
inline bool meets(const CellSet& a, const CellSet& b) { return !(a & b).empty(); }

}  // namespace nonet::hodoku
