// Colouring: places of one digit that hang together by houses with two places take two colours in turn.

#include "techniques/hodoku/finders.hpp"

namespace nonet::hodoku {
namespace {

struct Group {
    std::array<CellSet, 2> colours;
};

class Colouring {
 public:
    Colouring(const Board& board, Digit digit) : board_(board), digit_(digit) {
        CellSet rest;
        for (Cell cell : board.cells(digit))
            for (House house : houses_of(cell))
                if (count_of(board.spots(house, digit)) == 2) rest.insert(cell);
        for (Cell cell : rest) {
            if (done_.contains(cell)) continue;
            groups_.push_back({});
            paint(cell, 0);
            if (groups_.back().colours[1].empty()) groups_.pop_back();
        }
    }

    const std::vector<Group>& groups() const { return groups_; }

 private:
    void paint(Cell cell, int colour) {
        done_.insert(cell);
        groups_.back().colours[colour].insert(cell);
        for (House house : houses_of(cell)) {
            if (count_of(board_.spots(house, digit_)) != 2) continue;
            const Cell other = ((house_sets[house] & board_.cells(digit_)) - CellSet::of(cell)).first();
            if (!done_.contains(other)) paint(other, 1 - colour);
        }
    }

    const Board& board_;
    const Digit digit_;
    CellSet done_;
    std::vector<Group> groups_;
};

CellSet seen_by_any(const CellSet& cells) {
    CellSet seen;
    for (Cell cell : cells) seen |= peers[cell];
    return seen;
}

bool ended(Find& find, std::string_view kind, Digit digit, std::initializer_list<const Group*> groups) {
    find.kind = kind;
    for (const Group* group : groups)
        for (const CellSet& colour : group->colours) find.show(Role::pattern, colour, DigitSet::of(digit));
    return true;
}

}  // namespace

bool find_simple_colours(const Board& board, Find& find) {
    for (Digit digit : DigitSet::all()) {
        const Colouring colouring(board, digit);
        for (const Group& group : colouring.groups()) {
            for (const CellSet& colour : group.colours)
                if (meets(seen_by_any(colour), colour)) find.drop(colour, digit);
            if (!find.remove.empty()) return ended(find, "simple_colours_wrap", digit, {&group});
            find.drop(board.cells(digit) & seen_by_any(group.colours[0]) & seen_by_any(group.colours[1]),
                      digit);
            if (!find.remove.empty()) return ended(find, "simple_colours_trap", digit, {&group});
        }
    }
    return false;
}

bool find_multi_colours(const Board& board, Find& find) {
    for (Digit digit : DigitSet::all()) {
        const Colouring colouring(board, digit);
        for (const Group& g : colouring.groups())
            for (const Group& h : colouring.groups()) {
                if (&g == &h) continue;
                for (const CellSet& colour : g.colours) {
                    const CellSet seen = seen_by_any(colour);
                    if (meets(seen, h.colours[0]) && meets(seen, h.colours[1])) find.drop(colour, digit);
                }
                if (!find.remove.empty()) return ended(find, "multi_colours_2", digit, {&g, &h});
                for (int i : {0, 1})
                    for (int j : {0, 1})
                        if (meets(seen_by_any(g.colours[i]), h.colours[j]))
                            find.drop(board.cells(digit) & seen_by_any(g.colours[1 - i]) &
                                          seen_by_any(h.colours[1 - j]),
                                      digit);
                if (!find.remove.empty()) return ended(find, "multi_colours_1", digit, {&g, &h});
            }
    }
    return false;
}

}  // namespace nonet::hodoku
