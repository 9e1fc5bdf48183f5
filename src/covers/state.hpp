#pragma once
// A position of a search, and its propagation.
//
//   State        the open options of every group, and which cells are filled     10 KB for 25 x 25
//   CoverPropagator   removes options and draws the consequences: singles, naked and hidden; the relations between cells; and
//                digits whose places in a house all see one cell

#include <cstdint>
#include <span>
#include <vector>

#include "covers/board.hpp"
#include "nonet/sets.hpp"

namespace nonet::covers {

struct State {
    std::vector<Mask> open;            // of each group
    std::vector<std::uint64_t> twos;   // a bit for each group: two of its options are open
    std::vector<std::uint8_t> filled;  // of each cell: whether its single digit has been propagated
    int left = 0;                      // cells that are not filled

    bool solved() const { return left == 0; }
};

class CoverPropagator {
 public:
    explicit CoverPropagator(const Board& board);

    // Creates the position of a puzzle with all its consequences. Returns false if that is a contradiction.
    //
    //   values   0 or digit + 1 of each cell
    //   marks    of each cell, or empty
    bool start(State& state, std::span<const std::uint8_t> values, std::span<const BoardDigitSet> marks);

    // Chooses or removes an open option, with all consequences. Returns false on a contradiction, which leaves the state
    // undefined.
    bool choose(State& state, Option option);
    bool strike(State& state, Option option);

 private:
    bool settle(State& state);
    bool settle_all(State& state);
    bool place(State& state, Option option);
    bool remove(State& state, Cell cell, Digit digit, std::uint32_t settled_house = no_house);
    bool shrink(State& state, std::size_t group, Mask open) const;
    bool remove_all(State& state, Cell cell, Mask digits);
    bool relate(State& state, Cell cell);
    bool point(State& state);
    void note_change(Cell cell);
    void forget();

    static constexpr std::uint32_t no_house = ~std::uint32_t{0};

    const Board& board_;
    std::vector<Option> queue_;  // singles
    std::size_t at_ = 0;         // singles before this are placed
    std::vector<Mask> dirty_;    // of each full house: digits that lost a place
    bool is_dirty_ = false;
    std::vector<Cell> changed_;  // cells whose relations must be checked
    std::vector<std::uint8_t> is_changed_;
};

// The values of a solved state.
void write_values(const Board& board, const State& state, std::span<std::uint8_t> values);

}  // namespace nonet::covers
