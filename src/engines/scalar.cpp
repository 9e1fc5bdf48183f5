// scalar: bit boards, propagation, and a guess only if nothing follows.
//
// The idea: for each digit, a board of the cells that may still hold it, 27 bits for each band:
//
//   open[digit][band], bit 9*row + column       row 0..2 within the band
//
//        c0 c1 c2 | c3 c4 c5 | c6 c7 c8
//   r0    0  1  2 |  3  4  5 |  6  7  8          a triad is three bits in a row: nine of them in a band,
//   r1    9 10 11 | 12 13 14 | 15 16 17          triad 3*row + box
//   r2   18 19 20 | 21 22 23 | 24 25 26
//
// Three deductions take a few instructions each on such boards. They are repeated until none finds more:
//
//   locked candidates   in a band a digit takes three triads, one in each row and one in each box: six ways.
//                       Triads that are in none of the ways still possible are removed. Rotated by a
//                       quarter turn, the same table serves stacks, with bands in place of rows.
//   hidden singles      a digit with one place left in a box goes there. After the step above, rows and
//                       columns need no separate check: a row with one place left has removed the digit from
//                       the rest of that place's box.
//   naked singles       a cell with one digit left holds it.
//
// Then the search chooses a cell with the fewest candidates, nearly always two; among those the one with the most
// unsolved peers, because its digit affects the most cells. The position is small, so a branch is a copy and there is
// nothing to undo.
//
// Cost: some microseconds for a puzzle with 17 givens (docs/engines.md). No allocation, one DigitBoards per level.
//
// Other boards have no bands of 27 cells: scalar_boards.cpp is the same search over the open digits of cells and the open
// places of houses.
//
// Source: 27-bit bands after the solvers of zhouyundong and JCZSolve; the closure over the six ways and the
// choice by unsolved peers after fastband (see docs/engines.md).

#include <array>
#include <bit>
#include <type_traits>
#include <utility>

#include "core/tables.hpp"
#include "engines/registry.hpp"
#include "engines/watch.hpp"

namespace nonet {
namespace {

using Band = std::uint32_t;

constexpr int band_count = box_side;
constexpr int band_cells = box_side * side;
constexpr Band full_band = (Band{1} << band_cells) - 1;
constexpr Band full_row = (Band{1} << side) - 1;
constexpr Band every_row = 1u | 1u << side | 1u << 2 * side;  // times nine bits: those in all three rows

using Board = std::array<Band, band_count>;

struct DigitBoards {
    std::array<Board, side> open;  // open[digit]: the cells that may still hold it
    Board unsolved;                // the cells whose digit is not settled
    DigitSet changed;              // digits whose boards changed since they were last examined
};
static_assert(sizeof(DigitBoards) == 124);
static_assert(std::is_trivially_copyable_v<DigitBoards>);

// possible_ways[m], for a 3x3 matrix m (bit 3*i + j): the entries that belong to some way to take three entries of m, one
// in each line and one in each column. Empty if there is no such way.
constexpr auto possible_ways = [] {
    std::array<std::uint16_t, 512> table{};
    for (unsigned matrix = 0; matrix < table.size(); ++matrix)
        for (int a = 0; a < 3; ++a)
            for (int b = 0; b < 3; ++b) {
                const int c = 3 - a - b;
                if (a == b) continue;
                const unsigned way = 1u << a | 1u << (3 + b) | 1u << (6 + c);
                if ((matrix & way) == way) table[matrix] |= static_cast<std::uint16_t>(way);
            }
    return table;
}();
static_assert(possible_ways[0b111'111'111] == 0b111'111'111);
// One box left for row 0: no other row may use it.
static_assert(possible_ways[0b111'111'001] == 0b110'110'001);
static_assert(possible_ways[0b111'001'001] == 0);  // two rows for one box

// triads_in[row], for a row's nine bits: which of its three triads have a bit.
constexpr auto triads_in = [] {
    std::array<std::uint8_t, 512> table{};
    for (unsigned row = 0; row < table.size(); ++row)
        for (int triad = 0; triad < 3; ++triad)
            if (row >> 3 * triad & 7) table[row] |= static_cast<std::uint8_t>(1u << triad);
    return table;
}();

// triad_cells[m], for nine triads: their cells.
constexpr auto triad_cells = [] {
    std::array<Band, 512> table{};
    for (unsigned triads = 0; triads < table.size(); ++triads)
        for (int triad = 0; triad < 9; ++triad)
            if (triads >> triad & 1) table[triads] |= Band{7} << 3 * triad;
    return table;
}();

// alone[row]: the bits that are alone in their triad.
constexpr auto alone = [] {
    std::array<std::uint16_t, 512> table{};
    for (unsigned row = 0; row < table.size(); ++row)
        for (int triad = 0; triad < 3; ++triad) {
            const unsigned bits = row & 7u << 3 * triad;
            if (std::has_single_bit(bits)) table[row] |= static_cast<std::uint16_t>(bits);
        }
    return table;
}();

// peer_boards[cell]: its peers as a board.
constexpr auto peer_boards = [] {
    std::array<Board, cell_count> table{};
    for (int cell = 0; cell < cell_count; ++cell)
        for (Cell peer : peers[cell]) table[cell][peer / band_cells] |= Band{1} << peer % band_cells;
    return table;
}();

// ------------------------------------------------------------------------------------------------ changing

void leave_only(DigitBoards& state, int band, Band cell_bit, Digit digit) {
    unsigned lost = 0;
    for (int other = 0; other < side; ++other) {
        Band& open = state.open[other][band];
        if (other == digit) continue;
        lost |= static_cast<unsigned>((open & cell_bit) != 0) << other;
        open &= ~cell_bit;
    }
    state.changed |= DigitSet(static_cast<std::uint16_t>(lost));
    state.unsolved[band] &= ~cell_bit;
}

void clear_peers(DigitBoards& state, int cell, Digit digit) {
    for (int band = 0; band < band_count; ++band) state.open[digit][band] &= ~peer_boards[cell][band];
    state.changed.insert(digit);
}

void settle(DigitBoards& state, int cell, Digit digit) {
    leave_only(state, cell / band_cells, Band{1} << cell % band_cells, digit);
    clear_peers(state, cell, digit);
}

// ------------------------------------------------------------------------------------------------ propagation

// Applies locked candidates within the bands. Returns false if the digit has no place.
bool lock_rows(Board& board) {
    for (Band& band : board) {
        const unsigned triads = triads_in[band & full_row] | triads_in[band >> side & full_row] << 3 |
                                triads_in[band >> 2 * side] << 6;
        band &= triad_cells[possible_ways[triads]];
        if (band == 0) return false;
    }
    return true;
}

// The columns of a band that may hold the digit.
Band columns_of(Band band) { return (band | band >> side | band >> 2 * side) & full_row; }

// Applies locked candidates within the stacks. Returns false if the digit has no place.
bool lock_columns(Board& board) {
    const Board columns{columns_of(board[0]), columns_of(board[1]), columns_of(board[2])};
    Board kept{};
    for (int stack = 0; stack < side; stack += box_side) {
        const unsigned matrix =
            (columns[0] >> stack & 7) | (columns[1] >> stack & 7) << 3 | (columns[2] >> stack & 7) << 6;
        const unsigned ways = possible_ways[matrix];
        if (ways == 0) return false;
        for (int band = 0; band < band_count; ++band) kept[band] |= (ways >> 3 * band & 7) << stack;
    }
    for (int band = 0; band < band_count; ++band) board[band] &= kept[band] * every_row;
    return true;
}

// The cells of a band that are the digit's only place in their box.
Band only_places(Band band) {
    const Band r0 = band & full_row, r1 = band >> side & full_row, r2 = band >> 2 * side;
    const Band twice = (r0 & r1) | ((r0 | r1) & r2);
    return band & (alone[r0 | r1 | r2] & ~twice) * every_row;
}

// Applies locked candidates for one digit, then its hidden singles. Returns false on a contradiction.
bool settle_digit(DigitBoards& state, Digit digit) {
    Board& board = state.open[digit];
    for (Board before;;) {
        if (!lock_rows(board)) return false;
        before = board;
        if (!lock_columns(board)) return false;
        if (board == before) break;
    }
    for (int band = 0; band < band_count; ++band)
        for (Band found = only_places(board[band]) & state.unsolved[band]; found != 0; found &= found - 1)
            leave_only(state, band, found & -found, digit);
    return true;
}

// Settles cells with one digit left. Returns false if a cell has none.
bool settle_cells(DigitBoards& state) {
    for (int band = 0; band < band_count; ++band) {
        Band once = 0, twice = 0;
        for (const Board& board : state.open) {
            twice |= once & board[band];
            once |= board[band];
        }
        if (once != full_band) return false;
        for (Band found = once & ~twice & state.unsolved[band]; found != 0; found &= found - 1) {
            const Band bit = found & -found;
            Digit digit = 0;
            while (digit < side && !(state.open[digit][band] & bit)) ++digit;
            if (digit == side) return false;  // the last digit was just placed in a peer
            state.unsolved[band] &= ~bit;
            clear_peers(state, band * band_cells + std::countr_zero(bit), digit);
        }
    }
    return true;
}

bool propagate(DigitBoards& state) {
    do {
        while (!state.changed.empty()) {
            const Digit digit = state.changed.first();
            state.changed.erase(digit);
            if (!settle_digit(state, digit)) return false;
        }
        if (!settle_cells(state)) return false;
    } while (!state.changed.empty());
    return true;
}

// ------------------------------------------------------------------------------------------------ the search

bool is_solved(const DigitBoards& state) {
    return (state.unsolved[0] | state.unsolved[1] | state.unsolved[2]) == 0;
}

Grid grid_of(const DigitBoards& state) {
    Grid grid;
    for (int digit = 0; digit < side; ++digit)
        for (int band = 0; band < band_count; ++band)
            for (Band rest = state.open[digit][band]; rest != 0; rest &= rest - 1)
                grid[band * band_cells + std::countr_zero(rest)] = static_cast<std::uint8_t>(digit + 1);
    return grid;
}

// Finds the unsolved cells with the fewest candidates. All cells are counted at once: bit c of planes[p] is bit p of the
// number of candidates of cell c.
Board narrowest(const DigitBoards& state) {
    std::array<Board, 4> planes{};
    for (const Board& board : state.open)
        for (int band = 0; band < band_count; ++band) {
            Band carry = board[band];
            for (Board& plane : planes) carry &= std::exchange(plane[band], plane[band] ^ carry);
        }
    Board cells = state.unsolved;
    for (int p = 3; p >= 0; --p) {
        const Board smaller{cells[0] & ~planes[p][0], cells[1] & ~planes[p][1], cells[2] & ~planes[p][2]};
        if (smaller[0] | smaller[1] | smaller[2]) cells = smaller;
    }
    return cells;
}

int unsolved_peers(const DigitBoards& state, int cell) {
    int count = 0;
    for (int band = 0; band < band_count; ++band)
        count += std::popcount(state.unsolved[band] & peer_boards[cell][band]);
    return count;
}

Cell choose_cell(const DigitBoards& state) {
    const Board cells = narrowest(state);
    int best = 0, most = -1;
    for (int band = 0; band < band_count; ++band)
        for (Band rest = cells[band]; rest != 0; rest &= rest - 1) {
            const int cell = band * band_cells + std::countr_zero(rest);
            const int count = unsolved_peers(state, cell);
            if (count > most) best = cell, most = count;
        }
    return static_cast<Cell>(best);
}

void explore(DigitBoards& state, Watch& watch) {
    if (!propagate(state)) return;
    if (is_solved(state)) return void(watch.solution([&] { return grid_of(state); }));
    const Cell cell = choose_cell(state);
    const int band = cell / band_cells;
    for (Digit digit = 0; digit < side; ++digit) {
        if (!(state.open[digit][band] >> cell % band_cells & 1)) continue;
        if (!watch.try_digit(cell, digit)) continue;
        if (watch.place(cell, digit)) return;
        DigitBoards next = state;
        settle(next, cell, digit);
        explore(next, watch);
        if (watch.stopped()) return;
        watch.take_back(cell, digit);
    }
}

DigitBoards start(const ClassicPuzzle& puzzle) {
    DigitBoards state;
    for (Board& board : state.open) board.fill(full_band);
    state.unsolved.fill(full_band);
    state.changed = DigitSet::all();
    if (puzzle.marks)
        for (int cell = 0; cell < cell_count; ++cell)
            for (Digit digit : ~(*puzzle.marks)[cell])
                state.open[digit][cell / band_cells] &= ~(Band{1} << cell % band_cells);
    for (int cell = 0; cell < cell_count; ++cell)
        if (puzzle.givens[cell] != 0) settle(state, cell, static_cast<Digit>(puzzle.givens[cell] - 1));
    return state;
}

}  // namespace

constinit const EngineRecord engine::scalar{
    {"scalar", "bit boards: singles, locked candidates, and few guesses", "after JCZSolve and fastband", true,
     true},
    [](const ClassicPuzzle& puzzle, Watch& watch) {
        DigitBoards state = start(puzzle);
        explore(state, watch);
    }};

}  // namespace nonet
