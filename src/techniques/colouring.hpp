#pragma once
// Colouring: the places of one digit that are connected by houses with two places get two colours alternately.  All places of
// one of the two colours are true.
//
//   trap     a place that sees both colours of a group is false
//   wrap     if two places of one colour see each other, that colour is false
//   two groups g and h: a colour of g that sees both colours of h is false; if a colour of g sees one of h, a place that sees
//   both other colours is false
//
// The same code serves HoDoKu's scale on the classic board, and positions of any board.
//
//   Board     Nine or Wide: the houses, and which cells see each other
//   Places    has cells(digit) and spots(house, digit)
//
// Cost: one pass over the houses for each digit, then pairs of groups.

#include <array>
#include <vector>

#include "nonet/step.hpp"
#include "techniques/position.hpp"

namespace nonet {

template <class Cells>
struct ColourGroup {
    std::array<Cells, 2> colours;
};

// The result: the removals in the order in which they were found, and the groups they rest on.
template <class Cells>
struct ColourFind {
    enum class Kind : std::uint8_t { trap, wrap, two_see_one, two_see_two };
    Kind kind = Kind::trap;
    Digit digit = 0;
    std::vector<Candidate> remove;
    std::vector<ColourGroup<Cells>> groups;

    void drop(const Cells& cells) {
        for (Cell cell : cells) remove.push_back({cell, digit});
    }
    // Whether there is something to remove; if so, records the kind and the groups.
    bool ended(Kind as, std::initializer_list<const ColourGroup<Cells>*> by) {
        if (remove.empty()) return false;
        kind = as;
        for (const auto* group : by) groups.push_back(*group);
        return true;
    }
};

template <class Board, class Places>
class Colouring {
    using Cells = typename Board::Cells;
    using Group = ColourGroup<Cells>;
    using Find = ColourFind<Cells>;

 public:
    Colouring(const Board& board, const Places& places, Digit digit)
        : board_(board), places_(places), digit_(digit) {
        Cells rest;
        for (Cell cell : places.cells(digit))
            for (House house : board.houses_of(cell))
                if (is_pair(house)) rest.insert(cell);
        for (Cell cell : rest) {
            if (done_.contains(cell)) continue;
            groups_.push_back({});
            paint(cell, 0);
            if (groups_.back().colours[1].empty()) groups_.pop_back();
        }
    }

    // Searches single groups; find_multi searches pairs of groups.
    bool find_simple(Find& find) const {
        find.digit = digit_;
        for (const Group& group : groups_) {
            for (const Cells& colour : group.colours)
                if (!(seen_by_any(colour) & colour).empty()) find.drop(colour);
            if (find.ended(Find::Kind::wrap, {&group})) return true;
            find.drop(places_.cells(digit_) & seen_by_any(group.colours[0]) & seen_by_any(group.colours[1]));
            if (find.ended(Find::Kind::trap, {&group})) return true;
        }
        return false;
    }
    bool find_multi(Find& find) const {
        find.digit = digit_;
        for (const Group& g : groups_)
            for (const Group& h : groups_)
                if (&g != &h && find_of_two(g, h, find)) return true;
        return false;
    }

 private:
    bool is_pair(House house) const {
        return count_of(places_.spots(house, digit_)) == 2 && holds_every_digit(board_, house);
    }

    void paint(Cell cell, int colour) {
        done_.insert(cell);
        groups_.back().colours[colour].insert(cell);
        for (House house : board_.houses_of(cell)) {
            if (!is_pair(house)) continue;
            const Cell other = ((board_.house_set(house) & places_.cells(digit_)) - Cells::of(cell)).first();
            if (!done_.contains(other)) paint(other, 1 - colour);
        }
    }

    Cells seen_by_any(const Cells& cells) const {
        Cells seen;
        for (Cell cell : cells) seen |= board_.peers(cell);
        return seen;
    }

    bool find_of_two(const Group& g, const Group& h, Find& find) const {
        const auto meet = [](const Cells& a, const Cells& b) { return !(a & b).empty(); };
        for (const Cells& colour : g.colours) {
            const Cells seen = seen_by_any(colour);
            if (meet(seen, h.colours[0]) && meet(seen, h.colours[1])) find.drop(colour);
        }
        if (find.ended(Find::Kind::two_see_two, {&g, &h})) return true;
        for (int i : {0, 1})
            for (int j : {0, 1})
                if (meet(seen_by_any(g.colours[i]), h.colours[j]))
                    find.drop(places_.cells(digit_) & seen_by_any(g.colours[1 - i]) &
                              seen_by_any(h.colours[1 - j]));
        return find.ended(Find::Kind::two_see_one, {&g, &h});
    }

    const Board& board_;
    const Places& places_;
    const Digit digit_;
    Cells done_;
    std::vector<Group> groups_;
};

}  // namespace nonet
