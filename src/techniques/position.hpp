#pragma once
// A position of a game: values and marks, seen from every side, and the only two ways to change it.
//
//   by cell    candidates(cell)        the digits it may still hold; none where it has a value
//   by digit   cells(digit)            the cells that may still hold it
//   by house   spots(house, digit)     the same within one house, as bits 0..8 along the house
//   empties    empty(), empty(house)   cells without a value
//
// Spots count along the house: a row's from left to right, a column's from the top, a box's row by row; spot
// i of house h is house_cells[h][i].
//
// Placing clears the cell's marks and takes the digit from its peers, and on boards whose neighbours differ by more, or are
// less, what it rules out there; nothing else happens by itself.
//
// One text for every board: Position is that of Nine, WidePosition that of Wide, where houses may have other sizes.

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

// How many members a set of spots, digits or lines has.
constexpr int count_of(std::uint16_t set) { return nine_bit_counts[set]; }
constexpr int count_of(int set) {
    return nine_bit_counts[static_cast<std::size_t>(set)];
}  // of such sets together
constexpr int count_of(std::uint32_t set) { return std::popcount(set); }

// The three houses of a cell, as box, row, column: the order in which techniques look at them.
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

// Where a cell stands along its row, its column and its box.
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

// Arrays by house are this long, so that whole vectors of them are worked on at a time; the last few stay 0.
inline constexpr int house_slots = 32;

// For each cell and house the spots of the house that the cell's value leaves to others.
inline constexpr auto unseen_spots = [] {
    std::array<std::array<Spots, house_slots>, cell_count> table{};
    for (int cell = 0; cell < cell_count; ++cell)
        for (int house = 0; house < house_count; ++house)
            for (int spot = 0; spot < side; ++spot)
                if (const Cell other = house_cells[house][spot]; other != cell && !sees(cell, other))
                    table[cell][house] |= static_cast<Spots>(1u << spot);
    return table;
}();

// Houses in the order in which sets are looked for: boxes, columns, rows.
inline constexpr auto set_houses = [] {
    std::array<House, house_count> order{};
    int next = 0;
    for (int first : {first_box, first_column, first_row})
        for (int i = 0; i < side; ++i) order[next++] = static_cast<House>(first + i);
    return order;
}();

// What a position asks of its board beyond the board's own names: its arrays, and where a cell stands along its houses.
// The same names for Nine, from tables, and for Wide, worked out when asked.
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

    // Visits (house, spot as one bit) of each house of a cell.
    template <class Visit>
    static void for_each_house_of(int cell, Visit&& visit) {
        const CellPlace& place = cell_places[cell];
        for (HouseType type : house_types) visit(place.house[type], place.spot[type]);
    }

    // Takes a cell, and the cells that it sees, out of the spots of every house.
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

    // The board's rules one at a time, made when first asked for; copies share them.
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
    BasicPosition()  // nothing placed, nothing excluded
        requires(is_nine)
    = default;

    // The values of a puzzle, each placed in turn.  Marks, if there are any, restrict the empty cells.
    explicit BasicPosition(const ClassicPuzzle& puzzle)
        requires(is_nine);

    // Values and marks as they are, without drawing any conclusion; marks of filled cells are ignored.
    BasicPosition(const Grid& values, const Candidates& marks)
        requires(is_nine);

    // The values of a puzzle of that board, and its marks, as above.  The board outlives the position.
    BasicPosition(const Wide& board, const WidePuzzle& puzzle)
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
    int filled(Digit digit) const { return filled_[digit]; }  // how many cells hold it

    // The empty cells by how many candidates they have.
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

    // Takes one candidate away; false when it was not there.
    bool remove(Cell cell, Digit digit) {
        if (!candidates_[cell].contains(digit)) return false;
        candidates_[cell].erase(digit);
        cells_[digit].erase(cell);
        houses_.for_each_house_of(
            cell, [&](House house, Spots spot) { spots_[digit][house] &= static_cast<Spots>(~spot); });
        return true;
    }

    // Sets a value: the cell's marks are cleared, its peers lose the digit.
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

    // Of a board on which nothing stands.
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

// The members of a spot set, ascending: `for (int spot : spots_of(bits))`.
constexpr DigitSet spots_of(Spots spots) { return DigitSet(spots); }
constexpr WideDigitSet spots_of(Wide::Spots spots) { return WideDigitSet(spots); }

// Houses with fewer cells than there are digits need not hold any of them.
template <class Board>
bool holds_every_digit(const Board& board, House house) {
    return static_cast<int>(board.house_cells(house).size()) == board.digit_count();
}

// The cells at some spots of a house.
inline CellSet cells_at(House house, Spots spots) {
    CellSet set;
    for (int spot : spots_of(spots)) set.insert(house_cells[house][spot]);
    return set;
}

}  // namespace nonet
