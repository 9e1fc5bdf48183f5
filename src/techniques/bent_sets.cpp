// Sets of cells or digits in two houses that cross: a line and a box.
//
//      | . c . |  a . . | . b . |     bent set: n cells of the line or the box with n digits between them.  If all cells of a
//      | . . d |  . . . | . . . |     digit are in one of the two houses, it fits only once.  If one digit is in both, it must
//      | . . . |  . . . | . . . |     be in one of the set's cells, so cells that see all of them lose it
//
//      almost locked candidates: n digits that in one house fit only in the crossing and in n - 1 other cells, while in the
//      other house n - 1 cells hold nothing else.  So the crossing takes exactly one of the digits
//
// Cost: 54 crossings, for each all sets of up to six of its 15 cells, or of up to four digits.

#include "techniques/removals.hpp"
#include "techniques/subsets.hpp"
#include "techniques/technique.hpp"

namespace nonet {
namespace {

// A line and a box that share three cells.
struct Crossing {
    House line, box;
    CellSet shared() const { return house_sets[line] & house_sets[box]; }
};

// Visits every crossing, boxes first; visit: bool(Crossing), true to stop.
template <class Visit>
void for_each_crossing(Visit&& visit) {
    for (House box = first_box; box < house_count; ++box)
        for (House line = 0; line < first_box; ++line)
            if (!(house_sets[line] & house_sets[box]).empty() && visit(Crossing{line, box})) return;
}

// ---- Bent sets.

class BentSets {
 public:
    BentSets(const Position& position, Steps& steps, int size)
        : position_(position), steps_(steps), size_(size) {}

    void find(Crossing crossing) {
        crossing_ = crossing;
        pool_.clear();
        for (Cell cell : (house_sets[crossing.line] | house_sets[crossing.box]) & position_.empty())
            if (position_.candidates(cell).size() <= size_) pool_.push_back(cell);
        choose(0, {}, {});
    }

 private:
    // Adds cells from pool_[next] on, as long as their digits are not more than the set may have.
    void choose(std::size_t next, CellSet chosen, DigitSet digits) {
        // The last cells of a set cost almost nothing.
        if (steps_.enough() || (chosen.size() < 2 ? steps_.spend() : steps_.stopped())) return;
        if (chosen.size() == size_) {
            if (digits.size() == size_) conclude(chosen, digits);
            return;
        }
        for (; next < pool_.size(); ++next) {
            const DigitSet wider = digits | position_.candidates(pool_[next]);
            if (wider.size() > size_) continue;
            CellSet more = chosen;
            more.insert(pool_[next]);
            choose(next + 1, more, wider);
        }
    }

    bool lies_in_one(CellSet cells) const {
        return (cells - house_sets[crossing_.line]).empty() || (cells - house_sets[crossing_.box]).empty();
    }

    void conclude(CellSet cells, DigitSet digits) {
        if (lies_in_one(cells)) return;  // a naked set of one house
        DigitSet twice;                  // digits that could be in the line and in the box
        for (Digit digit : digits)
            if (!lies_in_one(cells & position_.cells(digit))) twice.insert(digit);
        if (twice.size() > 1) return;
        Removals removals;
        for (Digit digit : twice.empty() ? digits : twice) {
            CellSet victims = position_.cells(digit) - cells;
            for (Cell cell : cells& position_.cells(digit)) victims &= peers[cell];
            removals.add(victims, digit);
        }
        if (removals.empty()) return;
        Step& step = steps_.add(twice.empty() ? 3 : static_cast<std::size_t>(size_ - 4));
        step.remove = removals.list();
        if (!steps_.evidence()) return;
        Exhibit pattern{.role = Role::pattern, .digits = digits};
        for (Cell cell : cells) pattern.cells.push_back({cell, position_.candidates(cell)});
        step.exhibits = {std::move(pattern),
                         {.role = Role::cover, .houses = {crossing_.line, crossing_.box}},
                         {.role = Role::pincer, .digits = twice}};
    }

    const Position& position_;
    Steps& steps_;
    const int size_;
    Crossing crossing_{};
    std::vector<Cell> pool_;
};

void find_bent_sets(const Position& position, Steps& steps) {
    for (int size = 4; size <= 6; ++size) {
        BentSets sets(position, steps, size);
        for_each_crossing([&](Crossing crossing) {
            sets.find(crossing);
            return steps.enough() || steps.stopped();
        });
        if (steps.enough() || steps.stopped()) return;
    }
}

// ---- Almost locked candidates.

// In one house some cells hold only the digits; in the other house the digits have only a few places.
struct AlmostLocked {
    House of_cells, of_places;
    CellSet cells, places;
    DigitSet digits;
};

void add_almost_locked(const Position& position, Steps& steps, const AlmostLocked& found) {
    const CellSet crossing = house_sets[found.of_cells] & house_sets[found.of_places];
    Removals removals;
    for (Cell cell : found.places) removals.add(cell, position.candidates(cell) - found.digits);
    for (Cell cell : house_sets[found.of_cells] - crossing - found.cells)
        removals.add(cell, position.candidates(cell) & found.digits);
    if (removals.empty()) return;
    Step& step = steps.add(static_cast<std::size_t>(found.digits.size() - 2));
    step.remove = removals.list();
    if (!steps.evidence()) return;
    Exhibit pattern{.role = Role::pattern, .digits = found.digits}, partner{.role = Role::partner};
    for (Cell cell : found.cells) pattern.cells.push_back({cell, position.candidates(cell)});
    for (Cell cell : found.places) partner.cells.push_back({cell, position.candidates(cell) & found.digits});
    step.exhibits = {std::move(pattern),
                     {.role = Role::base, .houses = {found.of_places}, .digits = found.digits},
                     {.role = Role::cover, .houses = {found.of_cells}},
                     std::move(partner)};
}

void find_almost_locked(const Position& position, Steps& steps) {
    const auto try_houses = [&](House of_cells, House of_places, int size) {
        const CellSet crossing = house_sets[of_cells] & house_sets[of_places];
        if ((crossing & position.empty()).empty()) return;
        DigitSet open;
        for (Digit digit = 0; digit < side; ++digit)
            if (position.spots(of_cells, digit) != 0 && position.spots(of_places, digit) != 0)
                open.insert(digit);
        for_each_union(unweighted, open.bits(), size, 0, [&](std::uint16_t chosen, std::uint16_t) {
            if (steps.enough() || steps.spend()) return true;
            const DigitSet digits(chosen);
            AlmostLocked found{of_cells, of_places, {}, {}, digits};
            for (Digit digit : digits)
                found.places |= position.cells(digit) & (house_sets[of_places] - crossing);
            if (found.places.size() != size - 1) return false;
            for (Cell cell : (house_sets[of_cells] - crossing) & position.empty())
                if ((position.candidates(cell) - digits).empty()) found.cells.insert(cell);
            if (found.cells.size() == size - 1) add_almost_locked(position, steps, found);
            return false;
        });
    };
    for (int size = 2; size <= 4; ++size)
        for_each_crossing([&](Crossing crossing) {
            try_houses(crossing.line, crossing.box, size);
            try_houses(crossing.box, crossing.line, size);
            return steps.enough() || steps.stopped();
        });
    steps.keep_first();
}

// clang-format off: a sentence stays whole
constexpr TechniqueRecord bent_sets_records[] = {
    {{"almost_locked_candidates", "Almost Locked Candidates", "Digits that in a line fit only in a box and a few other cells, while cells of the box have only these candidates."},
     {{"almost_locked_candidates.pair", "Almost Locked Pair",
       R"(In {base}, the digits {set} can only be in {partners} and in the cells shared with {cover}, so at least one of them is in the shared cells. In {cover}, {cells} has only {set}, so exactly one of them is in the shared cells, and {partners} holds the other one. So {so}.)"},
      {"almost_locked_candidates.triple", "Almost Locked Triple",
       R"(In {base}, the digits {set} can only be in {partners} and in the cells shared with {cover}, so at least one of them is in the shared cells. In {cover}, {cells} have only {set}, so exactly one of them is in the shared cells, and {partners} hold the other two. So {so}.)"},
      {"almost_locked_candidates.quad", "Almost Locked Quad",
       R"(In {base}, the digits {set} can only be in {partners} and in the cells shared with {cover}, so at least one of them is in the shared cells. In {cover}, {cells} have only {set}, so exactly one of them is in the shared cells, and {partners} hold the other three. So {so}.)"}},
     find_almost_locked},
    {{"bent_set", "Bent Set", "Cells of a line and a box with as many candidates as cells, of which at most one digit could repeat."},
     {{"bent_set.wxyz_wing", "WXYZ-Wing",
       R"({cells} of {cover} have only four candidates between them: {digits}. Each of these digits except {shared} can be used only once there, so at least one of the cells must be {shared}. So {so}.)"},
      {"bent_set.vwxyz_wing", "VWXYZ-Wing",
       R"({cells} of {cover} have only five candidates between them: {digits}. Each of these digits except {shared} can be used only once there, so at least one of the cells must be {shared}. So {so}.)"},
      {"bent_set.uvwxyz_wing", "UVWXYZ-Wing",
       R"({cells} of {cover} have only six candidates between them: {digits}. Each of these digits except {shared} can be used only once there, so at least one of the cells must be {shared}. So {so}.)"},
      {"bent_set.naked", "Bent Naked Set",
       R"({cells} of {cover} have as many candidates between them as there are cells: {digits}. Each of these digits can be used only once there, so each must be in one of the cells. So {so}.)"}},
     find_bent_sets},
};
// clang-format on

}  // namespace

namespace family {
extern constinit const Family bent_sets{bent_sets_records};
}

}  // namespace nonet
