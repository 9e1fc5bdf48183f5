// Common peers: one of some candidates is true, and each of them rules out the same candidate, so that candidate is false.
//
//   house    the places of a digit in a house: a candidate that all of them rule out, as peers or by a rule, is false
//   cell     the candidates of a cell, on boards with rules for neighbours (non-consecutive, less than)
//
//      X    5 . .      the 5s of the row both see *: one along the diagonal, the other along the column.
//           . . .      On the classic board locked candidates find all of these, so the technique is off there.
//           . . *
//
// Cost: houses x digits x their places, and cells x their neighbours.

#include "techniques/technique.hpp"

namespace nonet {
namespace {

constexpr std::size_t in_house = 0, in_cell = 1;

class CommonPeers {
 public:
    CommonPeers(const WidePosition& position, Steps& steps)
        : position_(position), board_(position.board()), steps_(steps) {}

    void find() {
        for (House house : position_.houses().in_order()) {
            if (!holds_every_digit(board_, house)) continue;
            for (Digit digit = 0; digit < board_.digit_count(); ++digit)
                if (count_of(position_.spots(house, digit)) >= 2 && by_house(house, digit)) return;
        }
        for (Cell cell : position_.empty())
            if (!board_.links_of(cell).empty() && position_.candidates(cell).size() >= 2 && by_cell(cell))
                return;
    }

 private:
    // Both functions return whether no further step is wanted.
    bool by_house(House house, Digit digit) {
        places_.clear();
        WideCellSet common = position_.cells(digit);
        for (int spot : spots_of(position_.spots(house, digit))) {
            places_.push_back(board_.house_cells(house)[static_cast<std::size_t>(spot)]);
            common &= board_.peers(places_.back());
        }
        std::vector<CellDigits> removals;
        for (Cell cell : common) removals.push_back({cell, BoardDigitSet::of(digit)});
        for (const WideLink& link : board_.links_of(places_.front())) add_linked(link.other, digit, removals);
        if (removals.empty()) return false;
        Step& step = steps_.add(in_house);
        step.remove = std::move(removals);
        if (steps_.evidence()) {
            const auto digits = BoardDigitSet::of(digit);
            step.exhibits = {{.role = Role::base, .houses = {house}, .digits = digits},
                             {.role = Role::pattern, .digits = digits}};
            for (Cell place : places_) step.exhibits.back().cells.push_back({place, digits});
        }
        return steps_.one();
    }

    // Adds the candidates of a cell that the digit rules out from each of its places.
    void add_linked(Cell cell, Digit digit, std::vector<CellDigits>& removals) const {
        BoardDigitSet barred = position_.candidates(cell);
        for (Cell place : places_) barred &= board_.barred(place, digit, cell);
        if (barred.empty() || std::ranges::find(places_, cell) != places_.end()) return;
        const auto known = std::ranges::find(removals, cell, &CellDigits::cell);
        if (known != removals.end())
            known->digits |= barred;
        else
            removals.push_back({cell, barred});
    }

    bool by_cell(Cell cell) {
        const BoardDigitSet digits = position_.candidates(cell);
        std::vector<CellDigits> removals;
        for (const WideLink& link : board_.links_of(cell)) {
            BoardDigitSet barred = position_.candidates(link.other);
            for (Digit digit : digits) barred &= board_.barred(cell, digit, link.other);
            if (!barred.empty() &&
                std::ranges::find(removals, link.other, &CellDigits::cell) == removals.end())
                removals.push_back({link.other, barred});
        }
        if (removals.empty()) return false;
        Step& step = steps_.add(in_cell);
        step.remove = std::move(removals);
        if (steps_.evidence()) step.exhibits = {{.role = Role::pattern, .cells = {{cell, digits}}}};
        return steps_.one();
    }

    const WidePosition& position_;
    const Wide& board_;
    Steps& steps_;
    std::vector<Cell> places_;
};

void find_common_peers(const WidePosition& position, Steps& steps) { CommonPeers(position, steps).find(); }

// clang-format off: a sentence stays whole
constexpr TechniqueRecord peers_records[] = {
    {{"common_peers", "Common Peer Elimination", "All places of a digit in a house, or all candidates of a cell, rule out the same candidate."},
     {{"common_peers.house", "Common Peer Elimination in a House",
       R"(In {base}, the {digits} must be in {one_of}. Each of these places rules out the same candidates. So {so}.)"},
      {"common_peers.cell", "Common Peer Elimination of a Cell",
       R"({cells} must be {any}. Each of these digits rules out the same candidates in other cells. So {so}.)"}},
     nullptr,
     find_common_peers},
};
// clang-format on

}  // namespace

namespace family {
extern constinit const Family peers{peers_records};
}

}  // namespace nonet
