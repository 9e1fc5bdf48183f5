// Unique rectangles, types 1 to 6 and hidden, and avoidable ones: four cells in two rows, two columns and two boxes that could
// hold two digits in two ways.  The order of a rectangle's cells determines which step is found.

#include "techniques/hodoku/finders.hpp"

namespace nonet::hodoku {
namespace {

constexpr std::string_view rectangle_kinds[] = {"",
                                                "unique_rectangle_1",
                                                "unique_rectangle_2",
                                                "unique_rectangle_3",
                                                "unique_rectangle_4",
                                                "unique_rectangle_5",
                                                "unique_rectangle_6",
                                                "hidden_rectangle"};

// Whether all cells are in one row, or in one column.
bool in_one_line(const CellSet& cells) {
    const auto houses = houses_of(cells.first());
    return is_within(cells, house_sets[houses[0]]) || is_within(cells, house_sets[houses[1]]);
}

class Rectangles {
 public:
    Rectangles(const Board& board, Rectangle wanted, Find& find)
        : board_(board), wanted_(wanted), find_(find) {}

    bool search() {
        for (Cell first : board_.empty()) {
            if (board_.candidates(first).size() != 2) continue;
            a_ = board_.candidates(first).first();
            b_ = (board_.candidates(first) - DigitSet::of(a_)).first();
            if (from(first)) return true;
        }
        return false;
    }

 private:
    bool from(Cell first) {
        for (Cell second : house_sets[houses_of(first)[2]]) {
            if (second == first || !board_.allowed(a_).contains(second) ||
                !board_.allowed(b_).contains(second))
                continue;
            const auto of_first = houses_of(first), of_second = houses_of(second);
            int crossing;
            if (of_first[0] == of_second[0])
                crossing = 1;
            else if (of_first[1] == of_second[1])
                crossing = 0;
            else
                continue;
            for (int spot = 0; spot < side; ++spot) {
                const Cell third = house_cells[of_first[crossing]][spot],
                           fourth = house_cells[of_second[crossing]][spot];
                if (box_of(third) == box_of(first)) continue;
                if (!board_.allowed(a_).contains(third) || !board_.allowed(a_).contains(fourth) ||
                    !board_.allowed(b_).contains(fourth))
                    continue;
                CellSet cells;
                for (Cell cell : {first, second, third, fourth}) cells.insert(cell);
                if (is_tested(cells)) continue;
                if (test(cells)) return true;
            }
        }
        return false;
    }

    bool is_tested(const CellSet& cells) {
        if (std::ranges::find(tested_, cells) != tested_.end()) return true;
        tested_.push_back(cells);
        return false;
    }

    DigitSet both() const { return DigitSet::of(a_) | DigitSet::of(b_); }

    bool done(Rectangle type) {
        if (type != wanted_ || find_.remove.empty()) {
            find_.remove.clear();
            return false;
        }
        find_.kind = rectangle_kinds[static_cast<int>(type)];
        find_.show(Role::pattern, all_, both());
        for (Cell cell : extra_cells_)
            find_.show(Role::extra, CellSet::of(cell), board_.candidates(cell) - both());
        return true;
    }

    bool test(const CellSet& cells) {
        all_ = cells;
        extra_cells_ = {};
        extras_ = {};
        for (Cell cell : cells) {
            const DigitSet extra = board_.candidates(cell) - both();
            if (extra.empty()) continue;
            extra_cells_.insert(cell);
            extras_ |= extra;
        }
        const CellSet plain = all_ - extra_cells_;
        const int count = plain.size();
        if (count == 3 && type_1()) return true;
        if ((count == 1 || count == 2) && extras_.size() == 1 && type_2_or_5()) return true;
        if (count == 2 && type_3()) return true;
        if (count == 2 && (in_one_line(extra_cells_) ? type_4() : type_6())) return true;
        if (count == 1 || (count == 2 && !in_one_line(plain))) return hidden(plain);
        return false;
    }

    bool type_1() {
        const Cell cell = extra_cells_.first();
        find_.drop(cell, both() & board_.candidates(cell));
        return done(Rectangle::type_1);
    }

    bool type_2_or_5() {
        find_.drop(seeing_all(extra_cells_) & board_.cells(extras_.first()), extras_.first());
        const bool fifth = extra_cells_.size() == 3 || !in_one_line(extra_cells_);
        return done(fifth ? Rectangle::type_5 : Rectangle::type_2);
    }

    bool type_3() {
        if (wanted_ != Rectangle::type_3) return false;
        const Cell one = extra_cells_.first();
        for (House house : houses_of(one)) {
            if (!is_within(extra_cells_, house_sets[house])) continue;
            CellSet others;
            for (Cell cell : (house_sets[house] & board_.empty()) - all_)
                if ((board_.candidates(cell) & both()).empty()) others.insert(cell);
            if (grow(house, others, {}, extras_)) return true;
        }
        return false;
    }

    bool grow(House house, const CellSet& others, const CellSet& set, DigitSet digits) {
        CellSet later = others;
        for (Cell cell : others) {
            later.erase(cell);
            const CellSet more = set | CellSet::of(cell);
            const DigitSet all = digits | board_.candidates(cell);
            if (all.size() == more.size() + 1 && closes(house, more, all)) return true;
            if (grow(house, later, more, all)) return true;
        }
        return false;
    }

    // Removes the digits that the extras and the set's cells take from the rest of the house.
    bool closes(House house, const CellSet& set, DigitSet digits) {
        const CellSet closed = set | extra_cells_;
        const bool is_box = house >= first_box;
        if (is_box && in_one_line(closed)) return false;
        for (Cell cell : (house_sets[house] & board_.empty()) - closed)
            find_.drop(cell, digits & board_.candidates(cell));
        if (!find_.remove.empty() && !is_box) {
            const House box = houses_of(closed.first())[2];
            if (is_within(closed, house_sets[box]))
                for (Cell cell : (house_sets[box] & board_.empty()) - closed)
                    find_.drop(cell, digits & board_.candidates(cell));
        }
        if (!done(Rectangle::type_3)) return false;
        find_.show(Role::partner, set, digits);
        find_.show(Role::base, {house});
        return true;
    }

    bool type_4() {
        const CellSet seen = seeing_all(extra_cells_);
        if (!meets(seen, board_.cells(a_)))
            find_.drop(extra_cells_ & board_.cells(b_), b_);
        else if (!meets(seen, board_.cells(b_)))
            find_.drop(extra_cells_ & board_.cells(a_), a_);
        return done(Rectangle::type_4);
    }

    // Whether the digit's only places in the lines of these cells are in the rectangle.
    bool is_confined(const CellSet& cells, Digit digit) const {
        for (Cell cell : cells)
            for (int line : {0, 1})
                if (!is_within(house_sets[houses_of(cell)[line]] & board_.cells(digit), all_)) return false;
        return true;
    }

    bool type_6() {
        if (is_confined(extra_cells_, a_))
            find_.drop(extra_cells_ & board_.cells(a_), a_);
        else if (is_confined(extra_cells_, b_))
            find_.drop(extra_cells_ & board_.cells(b_), b_);
        return done(Rectangle::type_6);
    }

    bool hidden(const CellSet& plain) {
        for (Cell corner : plain) {
            CellSet opposite;
            for (Cell cell : all_)
                if (row_of(cell) != row_of(corner) && column_of(cell) != column_of(corner))
                    opposite.insert(cell);
            for (Digit strong : {a_, b_}) {
                const Digit gone = strong == a_ ? b_ : a_;
                if (!is_confined(opposite, strong)) continue;
                find_.drop(opposite & board_.cells(gone), gone);
                if (done(Rectangle::hidden)) return true;
            }
        }
        return false;
    }

    const Board& board_;
    const Rectangle wanted_;
    Find& find_;
    std::vector<CellSet> tested_;
    Digit a_ = 0, b_ = 0;
    CellSet all_, extra_cells_;  // cells of the rectangle; those with extras
    DigitSet extras_;            // their extras
};

// Tries the two cells that complete an avoidable rectangle: third = b and fourth = a cannot both be true.
bool avoid(const Board& board, int type, Cell third, Digit a, Cell fourth, Digit b, Find& find) {
    const auto filled_with = [&](Cell cell, Digit digit) {
        return board.value(cell) == digit + 1 && !board.given(cell);
    };
    const auto open = [&](Cell cell, Digit digit) {
        return board.value(cell) == 0 && board.candidates(cell).size() == 2 && board.has(cell, digit);
    };
    if (filled_with(third, b) && open(fourth, a)) {
        if (type == 1) find.drop(CellSet::of(fourth), a);
    } else if (filled_with(fourth, a) && open(third, b)) {
        if (type == 1) find.drop(CellSet::of(third), b);
    } else if (open(third, b) && open(fourth, a) && type == 2) {
        const DigitSet x = board.candidates(third) - DigitSet::of(b),
                       y = board.candidates(fourth) - DigitSet::of(a);
        if (x == y) find.drop(peers[third] & peers[fourth] & board.cells(x.first()), x.first());
    }
    return !find.remove.empty();
}

}  // namespace

bool find_rectangle(const Board& board, Rectangle type, Find& find) {
    return Rectangles(board, type, find).search();
}

bool find_avoidable_rectangle(const Board& board, int type, Find& find) {
    find.kind = type == 1 ? "avoidable_rectangle_1" : "avoidable_rectangle_2";
    const auto placed = [&](Cell cell) { return board.value(cell) != 0 && !board.given(cell); };
    for (int first = 0; first < cell_count; ++first) {
        if (!placed(static_cast<Cell>(first))) continue;
        const auto of_first = houses_of(first);
        for (Cell second : house_sets[of_first[2]]) {
            const auto of_second = houses_of(second);
            if (second == first || !placed(second)) continue;
            int crossing;
            if (of_first[0] == of_second[0])
                crossing = 1;
            else if (of_first[1] == of_second[1])
                crossing = 0;
            else
                continue;
            const auto a = static_cast<Digit>(board.value(static_cast<Cell>(first)) - 1);
            const auto b = static_cast<Digit>(board.value(second) - 1);
            for (int spot = 0; spot < side; ++spot) {
                const Cell third = house_cells[of_first[crossing]][spot],
                           fourth = house_cells[of_second[crossing]][spot];
                if (box_of(third) == box_of(first) || !avoid(board, type, third, a, fourth, b, find))
                    continue;
                CellSet cells;
                for (Cell cell : {static_cast<Cell>(first), second, third, fourth}) cells.insert(cell);
                const DigitSet both = DigitSet::of(a) | DigitSet::of(b);
                find.show(Role::pattern, cells, both);
                for (Cell cell : cells& board.empty())
                    find.show(Role::extra, CellSet::of(cell), board.candidates(cell) - both);
                return true;
            }
        }
    }
    return false;
}

}  // namespace nonet::hodoku
