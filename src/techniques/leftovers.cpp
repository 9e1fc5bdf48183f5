// Law of leftovers: k lines and k pieces of a jigsaw hold each digit equally often.  Without the cells that they share, the rest
// of the lines and the rest of the pieces hold the same digits.
//
//      a a b b        the two upper rows and the pieces a and b: the rest of the rows is c,
//      a c b b        the rest of the pieces is *, so these two cells hold the same digit
//      a * c c
//
//   loss     a digit that has no place in the rest of one side is not in the rest of the other
//   place    a digit that is in the rest of one side, and has one place left in the other, goes there
//
// Cost: sets of consecutive lines, up to half of all lines, x cells.

#include <algorithm>
#include <array>

#include "techniques/technique.hpp"

namespace nonet {
namespace {

// One side: its houses, and their cells that are not in the houses of the other side.
struct Side {
    std::vector<House> houses;
    WideCellSet left;
};

constexpr std::size_t loss = 0, place = 1;

class Leftovers {
 public:
    Leftovers(const WidePosition& position, Steps& steps)
        : position_(position), board_(position.board()), steps_(steps) {}

    void find() {
        for (int house = 0; house < board_.house_count(); ++house)
            if (board_.kind_of(house) == HouseKind::piece &&
                holds_every_digit(board_, static_cast<House>(house)))
                pieces_.push_back(static_cast<House>(house));
        if (pieces_.empty()) return;
        // Small sets first: they are the easiest to see.
        for (int count = 1; count <= board_.digit_count() / 2; ++count)
            for (HouseKind kind : {HouseKind::row, HouseKind::column}) {
                const int lines = board_.line_count(kind);
                if (lines == 0 || !holds_every_digit(board_, board_.line_house(kind, 0))) continue;
                for (int first = 0; first + count <= lines; ++first)
                    if (compare(kind, first, count)) return;
            }
    }

 private:
    WideCellSet cells_of(const std::vector<House>& houses) const {
        WideCellSet cells;
        for (House house : houses) cells |= board_.house_set(house);
        return cells;
    }

    // Compares these lines with an equal number of pieces, those that share most cells with the lines.
    bool compare(HouseKind kind, int first, int count) {
        Side lines, pieces;
        for (int line = first; line < first + count; ++line)
            lines.houses.push_back(board_.line_house(kind, line));
        const WideCellSet of_lines = cells_of(lines.houses);
        pieces.houses = pieces_;
        std::ranges::stable_sort(pieces.houses, std::ranges::greater{},
                                 [&](House house) { return (board_.house_set(house) & of_lines).size(); });
        if (static_cast<int>(pieces.houses.size()) < count) return false;
        pieces.houses.resize(static_cast<std::size_t>(count));
        std::ranges::sort(pieces.houses);
        const WideCellSet of_pieces = cells_of(pieces.houses);
        lines.left = of_lines - of_pieces;
        pieces.left = of_pieces - of_lines;
        if (lines.left.empty()) return false;
        return look(lines, pieces) || look(pieces, lines);
    }

    bool stands_in(const WideCellSet& cells, Digit digit) const {
        return std::ranges::any_of(cells, [&](Cell cell) { return position_.value(cell) == digit + 1; });
    }

    // Draws conclusions for `other` from `known`.  Returns whether no further step is wanted.
    bool look(const Side& known, const Side& other) {
        BoardDigitSet lost;
        for (Digit digit = 0; digit < board_.digit_count(); ++digit) {
            const WideCellSet places = position_.cells(digit) & other.left;
            if (places.empty()) continue;
            const bool stands = stands_in(known.left, digit);
            if (!stands && (position_.cells(digit) & known.left).empty() && !stands_in(other.left, digit))
                lost.insert(digit);
            if (stands && places.size() == 1 && !stands_in(other.left, digit)) {
                add(steps_.add(place), other, known, BoardDigitSet::of(digit)).place = {
                    {places.first(), digit}};
                if (steps_.one()) return true;
            }
        }
        if (lost.empty()) return false;
        Step& step = add(steps_.add(loss), known, other, lost);
        for (Cell cell : other.left)
            if (const auto gone = position_.candidates(cell) & lost; !gone.empty())
                step.remove.push_back({cell, gone});
        return steps_.one();
    }

    // Adds the exhibits.  `base` is the side whose houses must hold the digits.
    Step& add(Step& step, const Side& base, const Side& cover, BoardDigitSet digits) const {
        if (!steps_.evidence()) return step;
        step.exhibits = {{.role = Role::base, .houses = base.houses, .digits = digits},
                         {.role = Role::cover, .houses = cover.houses},
                         {.role = Role::pattern, .digits = digits},
                         {.role = Role::partner}};
        for (Cell cell : base.left) step.exhibits[2].cells.push_back({cell, {}});
        for (Cell cell : cover.left) step.exhibits[3].cells.push_back({cell, {}});
        return step;
    }

    const WidePosition& position_;
    const Wide& board_;
    Steps& steps_;
    std::vector<House> pieces_;
};

void find_leftovers(const WidePosition& position, Steps& steps) { Leftovers(position, steps).find(); }

// clang-format off: a sentence stays whole
constexpr TechniqueRecord leftovers_records[] = {
    {{"leftovers", "Law of Leftovers", "The cells of some lines outside the same number of pieces, and the cells of these pieces outside the lines, hold the same digits."},
     {{"leftovers.loss", "Law of Leftovers",
       R"(Each digit is in {base} as often as in {cover}. So the cells that they do not share hold the same digits on both sides: {cells} on one side, {partners} on the other. The first side has no place for {any}, so neither has the second. So {so}.)"},
      {"leftovers.place", "Law of Leftovers",
       R"(Each digit is in {base} as often as in {cover}. So the cells that they do not share hold the same digits on both sides: {cells} on one side, {partners} on the other. The second side contains the {digits}, so the first does too, where it has only one place. So {so}.)"}},
     nullptr,
     find_leftovers},
};
// clang-format on

}  // namespace

namespace family {
extern constinit const Family leftovers{leftovers_records};
}

}  // namespace nonet
