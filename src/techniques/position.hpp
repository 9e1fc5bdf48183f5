#pragma once
// A position of a game: its values and marks, indexed in several ways, and the only two ways to change it.
//
//   by cell    candidates(cell)        the digits it may still hold; none where it has a value
//   by digit   cells(digit)            the cells that may still hold it
//   by house   spots(house, digit)     the same cells within one house, as bits 0..8 along the house
//   empties    empty(), empty(house)   cells without a value
//
// Spots count along the house: a row's from left to right, a column's from the top, a box's row by row; spot
// i of house h is house_cells[h][i].
//
// Placing a value clears the cell's marks and removes the digit from its peers.  If a board has rules for neighbours
// (non-consecutive, less than), it also removes what these rules exclude there.  Nothing else happens automatically.
//
// The same code serves every board: Position is for Nine, WidePosition for Wide, where houses may have other sizes.

#include <algorithm>
#include <array>
#include <bit>
#include <concepts>
#include <cstdint>
#include <memory>
#include <type_traits>
#include <vector>

#include "core/nine.hpp"
#include "core/tables.hpp"
#include "core/wide.hpp"
#include "nonet/puzzle.hpp"

namespace nonet {
namespace rules {
class Book;
}

// A set of spots of one house, bits 0..8.
using Spots = std::uint16_t;

// Returns the number of members of a set of spots, digits or lines.
constexpr int count_of(std::uint16_t set) { return nine_bit_counts[set]; }
constexpr int count_of(int set) {
    return nine_bit_counts[static_cast<std::size_t>(set)];
}  // the number of such sets together
constexpr int count_of(std::uint32_t set) { return std::popcount(set); }

// The types of a cell's three houses, in the order in which techniques look at them.
enum HouseType : std::uint8_t { box_type, row_type, column_type };
inline constexpr std::array<HouseType, 3> house_types{box_type, row_type, column_type};

inline constexpr int first_row = 0, first_column = side, first_box = 2 * side;
inline constexpr std::array<int, 3> first_house{first_box, first_row, first_column};  // by HouseType

constexpr House house_of(int cell, HouseType type) {
    const int index = type == row_type ? row_of(cell) : type == column_type ? column_of(cell) : box_of(cell);
    return static_cast<House>(first_house[type] + index);
}

constexpr HouseType type_of(int house) {
    return house < first_column ? row_type : house < first_box ? column_type : box_type;
}

// Returns the position of a cell along its row, column or box.
constexpr int spot_in(int cell, HouseType type) {
    if (type == row_type) return column_of(cell);
    if (type == column_type) return row_of(cell);
    return row_of(cell) % box_side * box_side + column_of(cell) % box_side;
}

// The houses and the spots of each cell, by HouseType.
struct CellPlace {
    std::array<SmallCell, 3> house;
    std::array<Spots, 3> spot;  // as one bit
};
inline constexpr auto cell_places = [] {
    std::array<CellPlace, cell_count> table{};
    for (int cell = 0; cell < cell_count; ++cell)
        for (HouseType type : house_types) {
            table[cell].house[type] = static_cast<SmallCell>(house_of(cell, type));
            table[cell].spot[type] = static_cast<Spots>(1u << spot_in(cell, type));
        }
    return table;
}();

// The length of arrays indexed by house.  It allows operations on whole vectors; the last few entries stay 0.
inline constexpr int house_slots = 32;

// For each cell and house: the spots of the house except the cell itself and the cells that it sees.
inline constexpr auto unseen_spots = [] {
    std::array<std::array<Spots, house_slots>, cell_count> table{};
    for (int cell = 0; cell < cell_count; ++cell)
        for (int house = 0; house < house_count; ++house)
            for (int spot = 0; spot < side; ++spot)
                if (const Cell other = house_cells[house][spot]; other != cell && !sees(cell, other))
                    table[cell][house] |= static_cast<Spots>(1u << spot);
    return table;
}();

// The order in which houses are searched for sets: boxes, columns, rows.
inline constexpr auto set_houses = [] {
    std::array<House, house_count> order{};
    int next = 0;
    for (int first : {first_box, first_column, first_row})
        for (int i = 0; i < side; ++i) order[next++] = static_cast<House>(first + i);
    return order;
}();

// The types and functions that a position needs besides the board's own: arrays, and the spots of a cell in its houses.
// Nine takes them from tables; Wide has the same names and computes the values on request.
struct NineHouses {
    template <class T>
    using PerCell = std::array<T, cell_count>;
    template <class T>
    using PerDigit = std::array<T, side>;
    template <class T>
    using PerHouse = std::array<T, house_slots>;
    using Values = Grid;

    static constexpr Nine board() { return {}; }
    static constexpr const std::array<House, house_count>& in_order() { return set_houses; }

    // Visits (house, spot as one bit) for each house of a cell.
    template <class Visit>
    static void for_each_house_of(int cell, Visit&& visit) {
        const CellPlace& place = cell_places[cell];
        for (HouseType type : house_types) visit(place.house[type], place.spot[type]);
    }

    // Removes a cell, and the cells that it sees, from the spots of every house.
    static void clear_seen(std::array<Spots, house_slots>& spots, Cell cell) {
        for (int house = 0; house < house_slots; ++house) spots[house] &= unseen_spots[cell][house];
    }

    friend constexpr bool operator==(NineHouses, NineHouses) { return true; }
};

class WideHouses {
 public:
    template <class T>
    using PerCell = std::vector<T>;
    template <class T>
    using PerDigit = std::vector<T>;
    template <class T>
    using PerHouse = std::vector<T>;
    using Values = std::vector<std::uint8_t>;

    explicit WideHouses(const Wide& board);

    const Wide& board() const { return *board_; }
    const std::vector<House>& in_order() const { return in_order_; }

    template <class Visit>
    void for_each_house_of(int cell, Visit&& visit) const {
        for (House house : board_->houses_of(cell)) {
            const auto cells = board_->house_cells(house);
            const auto spot = std::ranges::lower_bound(cells, cell) - cells.begin();
            visit(house, Wide::Spots{1} << spot);
        }
    }

    // The board's rules one at a time; created on first use and shared by copies.
    rules::Book& book() const;

    void clear_seen(std::vector<Wide::Spots>& spots, Cell cell) const {
        for (Cell peer : board_->peer_cells(cell))
            for_each_house_of(peer, [&](House house, Wide::Spots spot) { spots[house] &= ~spot; });
    }

    friend bool operator==(const WideHouses& a, const WideHouses& b) { return a.board_ == b.board_; }

 private:
    const Wide* board_;
    std::vector<House> in_order_;
    mutable std::shared_ptr<rules::Book> book_;
};

template <class Board>
class BasicPosition {
    static constexpr bool is_nine = std::same_as<Board, Nine>;
    using Houses = std::conditional_t<is_nine, NineHouses, WideHouses>;
    using Cells = typename Board::Cells;
    using Digits = typename Board::Digits;
    using Spots = typename Board::Spots;
    using Values = typename Houses::Values;
    using Marks = typename Houses::template PerCell<Digits>;
    using SpotsByHouse = typename Houses::template PerHouse<Spots>;
    template <class T>
    using PerDigit = typename Houses::template PerDigit<T>;

 public:
    BasicPosition()  // no values, all candidates
        requires(is_nine)
    = default;

    // Places the values of a puzzle one after the other.  Its marks, if any, restrict the empty cells.
    explicit BasicPosition(const ClassicPuzzle& puzzle)
        requires(is_nine);

    // Takes values and marks as they are, without any conclusion.  Ignores the marks of filled cells.
    BasicPosition(const Grid& values, const Candidates& marks)
        requires(is_nine);

    // Takes the values and marks of a puzzle of that board, as for ClassicPuzzle.  The board must outlive the position.
    BasicPosition(const Wide& board, const BoardPuzzle& puzzle)
        requires(!is_nine);
    BasicPosition(const Wide& board, Values values, const Marks& marks)
        requires(!is_nine);

    decltype(auto) board() const { return houses_.board(); }
    const Houses& houses() const { return houses_; }

    int value(Cell cell) const { return values_[cell]; }  // 0, or digit + 1
    const Values& values() const { return values_; }
    bool solved() const { return empty_.empty(); }

    Digits candidates(Cell cell) const { return candidates_[cell]; }
    const Marks& candidates() const { return candidates_; }
    bool has(Cell cell, Digit digit) const { return candidates_[cell].contains(digit); }
    Cells cells(Digit digit) const { return cells_[digit]; }
    Spots spots(House house, Digit digit) const { return spots_[digit][house]; }
    const SpotsByHouse& spots(Digit digit) const { return spots_[digit]; }

    Cells empty() const { return empty_; }
    Spots empty(House house) const { return empty_spots_[house]; }
    int filled(Digit digit) const { return filled_[digit]; }  // number of cells that hold it

    // The empty cells, grouped by their number of candidates.
    struct BySize {
        Cells one, two, three, more;  // exactly 1, exactly 2, exactly 3, at least 4
    };
    BySize by_size() const;

    // Whether some empty cell has no candidate left.
    bool has_dead_cell() const {
        Cells left;
        for (const Cells& cells : cells_) left |= cells;
        return !(empty_ - left).empty();
    }

    // Removes one candidate; returns false if it was not there.
    bool remove(Cell cell, Digit digit) {
        if (!candidates_[cell].contains(digit)) return false;
        candidates_[cell].erase(digit);
        cells_[digit].erase(cell);
        houses_.for_each_house_of(
            cell, [&](House house, Spots spot) { spots_[digit][house] &= static_cast<Spots>(~spot); });
        return true;
    }

    // Sets a value: clears the cell's marks and removes the digit from its peers.
    void place(Cell cell, Digit digit);

    friend bool operator==(const BasicPosition&, const BasicPosition&) = default;

 private:
    BasicPosition(const Wide& board, Values values)  // without a candidate
        requires(!is_nine);

    void take_givens();
    void derive();

    [[no_unique_address]] Houses houses_;
    Values values_;
    Marks candidates_ = filled_with(DigitSet::all());
    PerDigit<Cells> cells_ = all_cells();
    PerDigit<SpotsByHouse> spots_ = all_spots();
    Cells empty_ = CellSet::all();
    SpotsByHouse empty_spots_ = all_spots()[0];
    PerDigit<std::uint8_t> filled_{};

    // Candidates of an empty board.
    static constexpr Candidates filled_with(DigitSet digits) {
        Candidates all{};
        all.fill(digits);
        return all;
    }
    static constexpr std::array<CellSet, side> all_cells() {
        std::array<CellSet, side> all{};
        all.fill(CellSet::all());
        return all;
    }
    static constexpr std::array<std::array<nonet::Spots, house_slots>, side> all_spots() {
        std::array<std::array<nonet::Spots, house_slots>, side> all{};
        for (auto& houses : all)
            for (int house = 0; house < house_count; ++house) houses[house] = (1u << side) - 1;
        return all;
    }
};
extern template class BasicPosition<Nine>;
extern template class BasicPosition<Wide>;

using Position = BasicPosition<Nine>;
using WidePosition = BasicPosition<Wide>;
static_assert(std::is_trivially_copyable_v<Position>);

// Returns the members of a spot set, ascending: `for (int spot : spots_of(bits))`.
constexpr DigitSet spots_of(Spots spots) { return DigitSet(spots); }
constexpr BoardDigitSet spots_of(Wide::Spots spots) { return BoardDigitSet(spots); }

// Whether the house must hold every digit: it has as many cells as there are digits.
template <class Board>
bool holds_every_digit(const Board& board, House house) {
    return static_cast<int>(board.house_cells(house).size()) == board.digit_count();
}

// Returns the cells at some spots of a house.
inline CellSet cells_at(House house, Spots spots) {
    CellSet set;
    for (int spot : spots_of(spots)) set.insert(house_cells[house][spot]);
    return set;
}

}  // namespace nonet
