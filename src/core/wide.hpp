#pragma once
// Any board for code written once for every board: the names of core/nine.hpp, with numbers from a Geometry.
//
//   WideCellSet   bits 0..624: cell c is bit c % 64 of word c / 64                      80 bytes
//   Wide          the lists of the geometry one after the other, and as sets            some 150 KB for 25 x 25
//
// A Wide is made once for a board, and its users keep a reference.

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "core/lists.hpp"
#include "nonet/contract.hpp"
#include "nonet/geometry.hpp"
#include "nonet/sets.hpp"

namespace nonet {

// A set of cells of any board.
class WideCellSet {
    using Words = std::array<std::uint64_t, (Geometry::most_cells + 63) / 64>;

 public:
    constexpr WideCellSet() = default;
    static constexpr WideCellSet of(Cell cell) {
        WideCellSet set;
        set.insert(cell);
        return set;
    }
    static constexpr WideCellSet below(int cell) {
        WideCellSet set;
        for (int i = 0; i < cell; ++i) set.insert(static_cast<Cell>(i));
        return set;
    }

    constexpr bool contains(Cell cell) const { return words_[cell / 64] >> (cell % 64) & 1; }
    constexpr void insert(Cell cell) { words_[cell / 64] |= std::uint64_t{1} << (cell % 64); }
    constexpr void erase(Cell cell) { words_[cell / 64] &= ~(std::uint64_t{1} << (cell % 64)); }
    constexpr int size() const {
        int count = 0;
        for (std::uint64_t word : words_) count += std::popcount(word);
        return count;
    }
    constexpr bool empty() const { return *this == WideCellSet(); }
    constexpr Cell first() const {  // requires a set that is not empty
        NONET_EXPECT(!empty());
        return *begin();
    }

    friend constexpr WideCellSet operator|(WideCellSet a, const WideCellSet& b) { return a |= b; }
    friend constexpr WideCellSet operator&(WideCellSet a, const WideCellSet& b) { return a &= b; }
    friend constexpr WideCellSet operator-(WideCellSet a, const WideCellSet& b) { return a -= b; }
    constexpr WideCellSet& operator|=(const WideCellSet& o) {
        for (std::size_t i = 0; i < words_.size(); ++i) words_[i] |= o.words_[i];
        return *this;
    }
    constexpr WideCellSet& operator&=(const WideCellSet& o) {
        for (std::size_t i = 0; i < words_.size(); ++i) words_[i] &= o.words_[i];
        return *this;
    }
    constexpr WideCellSet& operator-=(const WideCellSet& o) {
        for (std::size_t i = 0; i < words_.size(); ++i) words_[i] &= ~o.words_[i];
        return *this;
    }
    friend constexpr bool operator==(const WideCellSet&, const WideCellSet&) = default;

    // Iterates over a copy: the set may change, or be destroyed, meanwhile.
    class iterator : public MemberIterator<Cell> {
     public:
        constexpr iterator() = default;
        constexpr explicit iterator(const Words& words) : words_(words) { skip(); }
        constexpr Cell operator*() const {
            return static_cast<Cell>(64 * at_ + static_cast<std::size_t>(std::countr_zero(words_[at_])));
        }
        constexpr iterator& operator++() {
            words_[at_] &= words_[at_] - 1;
            skip();
            return *this;
        }
        constexpr iterator operator++(int) { return std::exchange(*this, ++iterator(*this)); }
        friend constexpr bool operator==(const iterator& a, const iterator& b) {
            return a.at_ == b.at_ && (a.at_ == a.words_.size() || a.words_[a.at_] == b.words_[b.at_]);
        }

     private:
        constexpr void skip() {
            while (at_ < words_.size() && words_[at_] == 0) ++at_;
        }
        Words words_{};
        std::size_t at_ = 0;
    };
    constexpr iterator begin() const { return iterator(words_); }
    constexpr iterator end() const { return iterator(Words{}); }

 private:
    Words words_{};
};
static_assert(sizeof(WideCellSet) == 80);

// A relation of a cell to another one, in addition to "not the same digit".
struct WideLink {
    enum class Kind : std::uint8_t { apart, other_is_more, other_is_less };
    Cell other;
    Kind kind;
};

class Wide {
 public:
    using Digits = BoardDigitSet;
    using Cells = WideCellSet;
    using Spots = std::uint32_t;

    static constexpr int most_digits = Geometry::most_digits;
    static constexpr int most_cells = Geometry::most_cells;
    template <class T>
    using PerCell = std::array<T, most_cells>;
    template <class T>
    using PerDigit = std::array<T, most_digits>;

    explicit Wide(const Geometry& geometry);

    const Geometry& geometry() const { return geometry_; }

    int rows() const { return rows_; }
    int columns() const { return columns_; }
    int digit_count() const { return digit_count_; }
    int cell_count() const { return rows_ * columns_; }
    int house_count() const { return static_cast<int>(house_sets_.size()); }

    Digits all_digits() const { return Digits::below(digit_count_); }
    const Cells& all_cells() const { return all_cells_; }

    // The cells of a house, as an ascending list and as a set.
    std::span<const Cell> house_cells(int house) const { return house_cells_[house]; }
    const Cells& house_set(int house) const { return house_sets_[at(house)]; }
    HouseKind kind_of(int house) const { return kinds_[at(house)]; }
    int number_of(int house) const { return numbers_[at(house)]; }

    // The cells that share a house with a cell, as an ascending list and as a set.
    std::span<const Cell> peer_cells(int cell) const { return peer_cells_[cell]; }
    const Cells& peers(int cell) const { return peer_sets_[at(cell)]; }
    bool sees(int a, int b) const { return peers(a).contains(static_cast<Cell>(b)); }

    // The houses of a cell, ascending.
    std::span<const House> houses_of(int cell) const { return houses_of_[cell]; }

    int row_of(int cell) const { return cell / columns_; }
    int column_of(int cell) const { return cell % columns_; }

    // The number of rows or columns that can be lines of a fish, and the house of one. The number is 0 if some line is
    // not a house with all its cells.
    int line_count(HouseKind kind) const { return static_cast<int>(lines_of(kind).size()); }
    House line_house(HouseKind kind, int line) const { return lines_of(kind)[at(line)]; }

    // Returns the digits that the board allows in a cell.
    Digits allowed(int cell) const { return allowed_[at(cell)]; }

    // The relations of a cell to others that peers do not cover, and the digits that a digit of the cell then excludes
    // from another.
    std::span<const WideLink> links_of(int cell) const { return links_of_[cell]; }
    Digits barred_by(const WideLink& link, Digit digit) const;

    // Returns whether the only rule of the board is that houses hold every digit. Then any other arrangement of the
    // same digits in every house is also a solution, which techniques of uniqueness rely on.
    bool has_houses_only() const { return has_houses_only_; }

    // Returns the digits that a digit of one cell excludes from another cell by any rule.
    Digits barred(Cell from, Digit digit, Cell to) const;

 private:
    static std::size_t at(int i) { return static_cast<std::size_t>(i); }
    const std::vector<House>& lines_of(HouseKind kind) const {
        return kind == HouseKind::row ? row_houses_ : column_houses_;
    }

    Geometry geometry_;
    int rows_, columns_, digit_count_;
    Cells all_cells_;
    Lists<Cell> house_cells_, peer_cells_;
    Lists<House> houses_of_;
    std::vector<Cells> house_sets_, peer_sets_;
    std::vector<HouseKind> kinds_;
    std::vector<int> numbers_;
    std::vector<House> row_houses_, column_houses_;
    std::vector<Digits> allowed_;
    Lists<WideLink> links_of_;
    bool has_houses_only_ = true;
};

}  // namespace nonet
