#pragma once
// Naked and hidden sets: k cells of a house for k digits.
//
//   naked    k cells that hold only k digits between them: the rest of the house loses these digits
//   hidden   k digits that have only k places between them: these places lose all other digits

#include "techniques/subsets.hpp"
#include "techniques/technique.hpp"

namespace nonet {

template <class Board>
struct BasicHouseSet {
    House house;
    typename Board::Spots cells;
    typename Board::Digits digits;
};
using HouseSet = BasicHouseSet<Nine>;

// One number for each house.
using PerHouse = std::array<std::uint16_t, house_slots>;
using WidePerHouse = std::vector<std::uint32_t>;

// Returns for each house the digits that have at least two and at most `most` (2, 3 or 4) places in it; none for a house that
// need not hold every digit.
PerHouse narrow_digits(const Position& position, int most);
WidePerHouse narrow_digits(const WidePosition& position, int most);

// Returns for each house the spots of cells with at least two and at most `most` (2, 3 or 4) candidates.
PerHouse narrow_cells(const Position& position, int most);
WidePerHouse narrow_cells(const WidePosition& position, int most);

// Returns for each house whether some `size` (2, 3 or 4) of its narrow digits have at most `size` places between them; no other
// house can have a hidden set.  All houses are searched together, which costs less than the first few houses one by one.
PerHouse houses_with_hidden(const Position& position, int size, const PerHouse& narrow);
// On other boards: only whether the house has at least `size` narrow digits.
WidePerHouse houses_with_hidden(const WidePosition& position, int size, const WidePerHouse& narrow);

// Visits the naked sets of `size` that remove something.  A house that holds every digit needs 2*size empty cells: with fewer,
// the hidden set of the other cells is easier to see.  visit: bool(const BasicHouseSet<Board>&), true to stop.
template <class Board, class Visit>
bool for_each_naked_set(const BasicPosition<Board>& position, int size, Visit&& visit) {
    using Set = typename Board::Spots;
    const auto& board = position.board();
    const auto narrow = narrow_cells(position, size);
    for (House house : position.houses().in_order()) {
        const Set empty = position.empty(house);
        const int needed = holds_every_digit(board, house) ? 2 * size : size + 1;
        if (count_of(narrow[house]) < size || count_of(empty) < needed) continue;
        std::array<Set, Board::most_digits> digits{};
        for (int spot : spots_of(empty))
            digits[spot] = position.candidates(board.house_cells(house)[spot]).bits();
        if (for_each_union(digits, narrow[house], size, size, [&](Set cells, Set united) {
                if (count_of(united) != size) return false;
                Set others = 0;
                for (int spot : spots_of(static_cast<Set>(empty & ~cells))) others |= digits[spot];
                return (others & united) != 0 &&
                       visit(BasicHouseSet<Board>{house, cells, typename Board::Digits(united)});
            }))
            return true;
    }
    return false;
}

// Visits the hidden sets of `size` in houses of more than `room` empty cells, including those that remove nothing.
template <class Board, class Visit>
bool for_each_hidden_set(const BasicPosition<Board>& position, int size, int room, Visit&& visit) {
    using Set = typename Board::Spots;
    using Digits = typename Board::Digits;
    const auto narrow = narrow_digits(position, size);
    const auto hidden = houses_with_hidden(position, size, narrow);
    for (House house : position.houses().in_order()) {
        if (!hidden[house] || count_of(position.empty(house)) <= room) continue;
        std::array<Set, Board::most_digits> places{};
        for (Digit digit : Digits(narrow[house])) places[digit] = position.spots(house, digit);
        if (for_each_union(places, narrow[house], size, size, [&](Set digits, Set cells) {
                return count_of(cells) == size && visit(BasicHouseSet<Board>{house, cells, Digits(digits)});
            }))
            return true;
    }
    return false;
}

// Returns the set's cells, each with those of its candidates that are in `digits`.
template <class Board>
std::vector<CellDigits> marks_at(const BasicPosition<Board>& position, House house,
                                 typename Board::Spots cells, typename Board::Digits digits) {
    std::vector<CellDigits> marks;
    for (int spot : spots_of(cells)) {
        const Cell cell = position.board().house_cells(house)[static_cast<std::size_t>(spot)];
        const auto found = position.candidates(cell) & digits;
        if (!found.empty()) marks.push_back({cell, found});
    }
    return marks;
}

// Returns the removals: for a naked set from the rest of its house, for a hidden set from its own cells; cells ascending.
template <class Board>
std::vector<CellDigits> naked_removals(const BasicPosition<Board>& position,
                                       const BasicHouseSet<Board>& set) {
    using Set = typename Board::Spots;
    return marks_at(position, set.house, static_cast<Set>(position.empty(set.house) & ~set.cells),
                    set.digits);
}
template <class Board>
std::vector<CellDigits> hidden_removals(const BasicPosition<Board>& position,
                                        const BasicHouseSet<Board>& set) {
    return marks_at(position, set.house, set.cells, position.board().all_digits() - set.digits);
}

}  // namespace nonet
