// Patterns that cannot be filled: a candidate that breaks the pattern, a guardian, must be true.  A single guardian cell loses
// the pattern's digits.  If all guardians are one digit, cells that see all of them lose it, and a single guardian is true.
//
//      broken wing       an odd ring of cells; any two neighbours are the only places of a digit in a house, except guardians
//      bivalue oddagon   an odd ring of cells with the same two digits, neighbours in one house
//      tridagon          four boxes at the corners of a rectangle; three cells in each, no two in a row or column, all with the
//                        same three digits; in an odd number of the four boxes, the cells fall the other way
//
//          x . . | x . .      three boxes fall like one diagonal of a box, the fourth like the other one
//          . x . | . x .
//          . . x | . . x
//          ------+------
//          x . . | . . x
//          . x . | . x .
//          . . x | x . .
//
// Cost: a depth-first search for rings of up to nine cells, as long as a conclusion is still possible; 84 triples of digits with
// nine rectangles of boxes.

#include <algorithm>

#include "techniques/removals.hpp"
#include "techniques/technique.hpp"

namespace nonet {
namespace {

// Cells that cannot all hold digits of the pattern.
struct Impossible {
    std::vector<Cell> cells;  // in the order of a ring, or of boxes
    DigitSet digits;
};

// The guardians: candidates of a pattern's cells beyond its digits.
class Guardians {
 public:
    Guardians() = default;

    // Adds a cell; returns whether a conclusion is still possible.
    bool add(const Position& position, Cell cell, DigitSet pattern) {
        const DigitSet extra = position.candidates(cell) - pattern;
        if (extra.empty()) return true;
        cells_.push_back({cell, extra});
        digits_ |= extra;
        return cells_.size() == 1 || digits_.size() == 1;
    }

    bool one_cell() const { return cells_.size() == 1; }
    Removals removals(const Position& position, DigitSet pattern) const {
        Removals removals;
        if (one_cell()) removals.add(cells_[0].cell, position.candidates(cells_[0].cell) & pattern);
        if (digits_.size() == 1) {
            CellSet victims = position.cells(digits_.first());
            for (const auto& [cell, digits] : cells_) victims &= peers[cell];
            removals.add(victims, digits_.first());
        }
        return removals;
    }
    const std::vector<CellDigits>& cells() const { return cells_; }
    DigitSet digits() const { return digits_; }

 private:
    std::vector<CellDigits> cells_;
    DigitSet digits_;
};

void add_impossible(const Position& position, Steps& steps, const Impossible& pattern,
                    const Guardians& guardians) {
    if (guardians.cells().empty()) return;
    const Removals removals = guardians.removals(position, pattern.digits);
    if (removals.empty()) return;
    Step& step = steps.add(guardians.one_cell() ? 0 : 1);
    step.remove = removals.list();
    if (!steps.evidence()) return;
    Exhibit shown{.role = Role::pattern, .digits = pattern.digits};
    for (Cell cell : pattern.cells) shown.cells.push_back({cell, position.candidates(cell) & pattern.digits});
    step.exhibits = {std::move(shown),
                     {.role = Role::extra, .cells = guardians.cells(), .digits = guardians.digits()}};
}

// ---- Tridagon.

// Three cells of a box, one in each of its rows and columns: the column of each row, and the direction in which they fall.
struct Fall {
    std::array<int, 3> column;
    bool odd;
};
constexpr std::array<Fall, 6> falls{{{{0, 1, 2}, false},
                                     {{1, 2, 0}, false},
                                     {{2, 0, 1}, false},
                                     {{0, 2, 1}, true},
                                     {{1, 0, 2}, true},
                                     {{2, 1, 0}, true}}};

class TridagonSearch {
 public:
    TridagonSearch(const Position& position, Steps& steps, DigitSet digits)
        : position_(position), steps_(steps), digits_(digits) {
        for (Cell cell : position.empty())
            if ((position.candidates(cell) & digits).size() >= 2) fitting_.insert(cell);
    }

    void find() {
        for (int left_out = 0; left_out < side; ++left_out) {
            boxes_.clear();
            for (int box = 0; box < side; ++box)
                if (box / box_side != left_out / box_side && box % box_side != left_out % box_side)
                    boxes_.push_back(box);
            choose(0, false, {}, {});
            if (steps_.enough() || steps_.stopped()) return;
        }
    }

 private:
    void choose(std::size_t next, bool odd, const std::vector<Cell>& cells, const Guardians& guardians) {
        if (steps_.enough() || steps_.spend()) return;
        if (next == boxes_.size()) {
            if (odd) add_impossible(position_, steps_, {cells, digits_}, guardians);
            return;
        }
        const int top = boxes_[next] / box_side * box_side, left = boxes_[next] % box_side * box_side;
        for (const Fall& fall : falls) {
            std::vector<Cell> more = cells;
            Guardians wider = guardians;
            bool fits = true;
            for (int row = 0; row < box_side && fits; ++row) {
                const auto cell = static_cast<Cell>((top + row) * side + left + fall.column[row]);
                fits = fitting_.contains(cell) && wider.add(position_, cell, digits_);
                more.push_back(cell);
            }
            if (fits) choose(next + 1, odd != fall.odd, more, wider);
        }
    }

    const Position& position_;
    Steps& steps_;
    const DigitSet digits_;
    CellSet fitting_;
    std::vector<int> boxes_;
};

void find_tridagons(const Position& position, Steps& steps) {
    for (std::uint16_t bits = 0; bits < 1u << side; ++bits) {
        if (count_of(bits) != 3) continue;
        TridagonSearch(position, steps, DigitSet(bits)).find();
        if (steps.enough() || steps.stopped()) return;
    }
}

// ---- Odd rings.

constexpr int longest_ring = 9;

// Visits rings of cells in which neighbours see each other, each ring once.  `Path` controls the search: enter(cell) adds a cell
// and returns whether to continue from it, leave() removes it, close() receives a complete ring.
template <class Path>
class RingWalk {
 public:
    RingWalk(const Steps& steps, CellSet cells, Path& path) : steps_(steps), cells_(cells), path_(path) {}

    void find() {
        for (length_ = 5; length_ <= longest_ring; length_ += 2)
            for (Cell start : cells_) {
                ring_.clear();
                extend(start);
                if (steps_.enough() || steps_.stopped()) return;
            }
    }

 private:
    void extend(Cell cell) {
        // The last cells of a ring cost almost nothing.
        const bool last = static_cast<int>(ring_.size()) + 3 > length_;
        if (steps_.enough() || (last ? steps_.stopped() : steps_.spend())) return;
        if (!path_.enter(ring_, cell)) return;
        ring_.push_back(cell);
        if (static_cast<int>(ring_.size()) == length_) {
            // Visits each ring in one direction only.
            if (sees(cell, ring_[0]) && ring_[1] < cell) path_.close(ring_);
        } else {
            for (Cell next : cells_& peers[cell])
                if (next > ring_[0] && std::ranges::find(ring_, next) == ring_.end()) extend(next);
        }
        ring_.pop_back();
        path_.leave();
    }

    const Steps& steps_;
    const CellSet cells_;
    Path& path_;
    int length_ = 5;
    std::vector<Cell> ring_;
};

class OddagonPath {
 public:
    OddagonPath(const Position& position, Steps& steps, DigitSet pair)
        : position_(position), steps_(steps), pair_(pair) {}

    bool enter(const std::vector<Cell>&, Cell cell) {
        Guardians wider = guardians_.back();
        if (!wider.add(position_, cell, pair_)) return false;
        guardians_.push_back(std::move(wider));
        return true;
    }
    void leave() { guardians_.pop_back(); }
    void close(const std::vector<Cell>& ring) {
        add_impossible(position_, steps_, {ring, pair_}, guardians_.back());
    }

 private:
    const Position& position_;
    Steps& steps_;
    const DigitSet pair_;
    std::vector<Guardians> guardians_{Guardians()};
};

void find_bivalue_oddagons(const Position& position, Steps& steps) {
    for (Digit high = 1; high < side; ++high)
        for (Digit low = 0; low < high; ++low) {
            OddagonPath path(position, steps, DigitSet::of(low) | DigitSet::of(high));
            RingWalk(steps, position.cells(low) & position.cells(high), path).find();
            if (steps.enough() || steps.stopped()) return;
        }
}

// A ring of places of one digit.  The guardians are the other places in the houses of its links.
class WingPath {
 public:
    WingPath(const Position& position, Steps& steps, Digit digit)
        : position_(position), steps_(steps), digit_(digit), states_{{.victims = position.cells(digit)}} {}

    bool enter(const std::vector<Cell>& ring, Cell cell) {
        if (states_.back().guardians.contains(cell)) return false;
        State next = states_.back();
        next.ring.insert(cell);
        if (!ring.empty() && !link(next, ring.back(), cell)) return false;
        states_.push_back(std::move(next));
        return true;
    }
    void leave() { states_.pop_back(); }

    void close(const std::vector<Cell>& ring) {
        State last = states_.back();
        if (!link(last, ring.back(), ring[0]) || last.guardians.empty()) return;
        const bool placed = last.guardians.size() == 1;
        Step& step = steps_.add(placed ? 1 : 0);
        if (placed)
            step.place = {{last.guardians.first(), digit_}};
        else
            for (Cell cell : last.victims) step.remove.push_back({cell, DigitSet::of(digit_)});
        if (!steps_.evidence()) return;
        Exhibit shown{.role = Role::pattern, .digits = DigitSet::of(digit_)}, extras{.role = Role::extra};
        for (Cell cell : ring) shown.cells.push_back({cell, {}});
        for (Cell cell : last.guardians) extras.cells.push_back({cell, DigitSet::of(digit_)});
        step.exhibits = {{.role = Role::base,
                          .houses = {last.houses.begin(), last.houses.begin() + last.links},
                          .digits = DigitSet::of(digit_)},
                         std::move(shown),
                         std::move(extras)};
    }

 private:
    struct State {
        CellSet victims;  // cells that see all guardians and hold the digit
        CellSet guardians = {}, ring = {};
        std::array<House, longest_ring> houses{};  // of the links
        int links = 0;
    };

    // Links two cells by the common house that adds the fewest guardians; returns false if no conclusion is possible.
    bool link(State& state, Cell from, Cell to) const {
        CellSet fewest;
        int best = -1;
        for (HouseType type : house_types) {
            const House house = house_of(from, type);
            if (house_of(to, type) != house) continue;
            CellSet others = position_.cells(digit_) & house_sets[house];
            others.erase(from);
            others.erase(to);
            if (!(others & state.ring).empty()) continue;
            if (best >= 0 && (others - state.guardians).size() >= (fewest - state.guardians).size()) continue;
            best = house;
            fewest = others;
        }
        if (best < 0) return false;
        for (Cell cell : fewest) state.victims &= peers[cell];
        state.guardians |= fewest;
        state.houses[state.links++] = static_cast<House>(best);
        return !state.victims.empty() || state.guardians.size() == 1;
    }

    const Position& position_;
    Steps& steps_;
    const Digit digit_;
    std::vector<State> states_;
};

void find_broken_wings(const Position& position, Steps& steps) {
    for (Digit digit = 0; digit < side; ++digit) {
        WingPath path(position, steps, digit);
        RingWalk(steps, position.cells(digit), path).find();
        if (steps.enough() || steps.stopped()) return;
    }
}

// clang-format off: a sentence stays whole
constexpr TechniqueRecord guardians_records[] = {
    {{"broken_wing", "Broken Wing", "A digit cannot alternate around a loop of odd length, so one of its other places there is true."},
     {{"broken_wing.several", "Broken Wing",
       R"(Without {extras}, the {digits} in {base} would have to be in every second one of {cells}, which is impossible in a loop with an odd number of cells. So one of these candidates must be true. So {so}.)"},
      {"broken_wing.one", "Broken Wing with one guardian",
       R"(Without {extras}, the {digits} in {base} would have to be in every second one of {cells}, which is impossible in a loop with an odd number of cells. So {so}.)"}},
     find_broken_wings},
    {{"bivalue_oddagon", "Bivalue Oddagon", "Two digits cannot alternate around a loop of odd length, so one of its cells holds another digit."},
     {{"bivalue_oddagon.one_cell", "Bivalue Oddagon with one guardian cell",
       R"({cells} form a loop with an odd number of cells, in which {digits} cannot alternate. So {extras} must be true. So {so}.)"},
      {"bivalue_oddagon.one_digit", "Bivalue Oddagon with one guardian digit",
       R"({cells} form a loop with an odd number of cells, in which {digits} cannot alternate. So {extras} must be true. So {so}.)"}},
     find_bivalue_oddagons},
    {{"tridagon", "Tridagon", "Twelve cells in four boxes that cannot all hold the same three digits, so one of them holds another digit."},
     {{"tridagon.one_cell", "Tridagon with one guardian cell",
       R"({cells} form a tridagon in four boxes, which cannot be filled with {digits} alone. So {extras} must be true. So {so}.)"},
      {"tridagon.one_digit", "Tridagon with one guardian digit",
       R"({cells} form a tridagon in four boxes, which cannot be filled with {digits} alone. So {extras} must be true. So {so}.)"}},
     find_tridagons},
};
// clang-format on

}  // namespace

namespace family {
extern constinit const Family guardians{guardians_records};
}

}  // namespace nonet
