// Chromatic patterns: cells that three digits cannot fill, because in every colouring with three colours two cells that see each
// other get the same colour.  So a candidate beyond the three digits, a guardian, is true.
//
//      12x 123 .   | 123 .   .        one guardian cell: it loses the three digits
//      .   .   123 | .   123 .        one guardian digit: cells that see all guardians lose it
//      ...
//
// The tridagon is the best known of them.  Patterns of four cells are the same as naked triples, which find them.
//
// Cost: for each of the 84 triples of digits, the cells that hold nothing else, plus one more cell, or plus the cells that hold
// one fourth digit.  Most are rejected quickly: a cell that sees fewer than three others of a pattern is never needed.

#include "techniques/removals.hpp"
#include "techniques/technique.hpp"

namespace nonet {
namespace {

constexpr int colours = 3, least_cells = 5;

// Removes cells that see fewer than three of the others, until none is left.
CellSet core_of(CellSet cells) {
    for (bool changed = true; changed;) {
        changed = false;
        for (Cell cell : cells) {
            if ((cells & peers[cell]).size() >= colours) continue;
            cells.erase(cell);
            changed = true;
        }
    }
    return cells;
}

class ThreeColouring {
 public:
    explicit ThreeColouring(const Steps& steps) : steps_(steps) {}

    // Whether three colours are not enough; also false if the budget is spent.
    bool is_impossible(const CellSet& cells) const {
        return !cells.empty() && !colour(cells, {cells, cells, cells}) && !steps_.stopped();
    }

    // Returns a part of the pattern that is still impossible and cannot be made smaller.  Leaves out the cells of `rather`
    // before others.
    CellSet least(CellSet cells, const CellSet& rather) const {
        for (const CellSet& some : {rather & cells, cells - rather})
            for (Cell cell : some) {
                CellSet fewer = cells;
                fewer.erase(cell);
                if (is_impossible(fewer)) cells = fewer;
            }
        return cells;
    }

 private:
    // Colours the remaining cells, each with one of the colours that are open to it.
    bool colour(const CellSet& left, const std::array<CellSet, colours>& open) const {
        if (left.empty() || steps_.spend()) return true;
        const CellSet two = (open[0] & open[1]) | (open[0] & open[2]) | (open[1] & open[2]);
        const CellSet three = open[0] & open[1] & open[2];
        if (!(left - (open[0] | open[1] | open[2])).empty()) return false;
        // A cell with the fewest open colours.  If all cells have all three colours, the colours are still interchangeable.
        const CellSet one = left - two, some = left - three;
        const Cell cell = !one.empty() ? one.first() : !some.empty() ? some.first() : left.first();
        CellSet rest = left;
        rest.erase(cell);
        for (int c = 0; c < colours; ++c) {
            if (!open[c].contains(cell)) continue;
            auto next = open;
            next[c] = open[c] - peers[cell];
            if (colour(rest, next)) return true;
            if (left == open[0] && left == open[1] && left == open[2]) return false;
        }
        return false;
    }

    const Steps& steps_;
};

class ChromaticSearch {
 public:
    ChromaticSearch(const Position& position, Steps& steps, DigitSet digits)
        : position_(position), steps_(steps), colouring_(steps), digits_(digits) {
        for (Cell cell : position.empty())
            if ((position.candidates(cell) - digits).empty()) plain_.insert(cell);
    }

    void find() {
        if (plain_.size() + 1 < least_cells) return;
        for (Cell cell : position_.empty() - plain_) {
            if (steps_.enough() || steps_.stopped()) return;
            if (!(position_.candidates(cell) & digits_).empty()) try_cell(cell);
        }
        for (Digit digit : ~digits_) {
            if (steps_.enough() || steps_.stopped()) return;
            try_digit(digit);
        }
    }

 private:
    void try_cell(Cell guardian) {
        const CellSet cells = core_of(plain_ | CellSet::of(guardian));
        if (!cells.contains(guardian) || !colouring_.is_impossible(cells)) return;
        Removals removals;
        removals.add(guardian, position_.candidates(guardian) & digits_);
        add(0, colouring_.least(cells, {}), removals);
    }

    void try_digit(Digit extra) {
        CellSet guardians;
        for (Cell cell : position_.cells(extra))
            if ((position_.candidates(cell) - digits_) == DigitSet::of(extra) &&
                position_.candidates(cell).size() > 1)
                guardians.insert(cell);
        if (guardians.size() < 2 || !colouring_.is_impossible(core_of(plain_ | guardians))) return;
        for (Cell victim : position_.cells(extra)) {
            const CellSet cells = core_of(plain_ | (guardians & peers[victim]));
            if (!colouring_.is_impossible(cells)) continue;
            const CellSet least = colouring_.least(cells, guardians);
            CellSet victims = position_.cells(extra);
            for (Cell guardian : least& guardians) victims &= peers[guardian];
            if ((least & guardians).size() < 2 || victims.first() != victim) continue;
            Removals removals;
            removals.add(victims, extra);
            add(1, least, removals);
            if (steps_.enough()) return;
        }
    }

    void add(std::size_t form, const CellSet& cells, const Removals& removals) {
        if (cells.size() < least_cells || removals.empty() || steps_.stopped()) return;
        Step& step = steps_.add(form);
        step.remove = removals.list();
        if (!steps_.evidence()) return;
        Exhibit pattern{.role = Role::pattern, .digits = digits_}, guardians{.role = Role::extra};
        for (Cell cell : cells) {
            pattern.cells.push_back({cell, position_.candidates(cell) & digits_});
            const DigitSet extra = position_.candidates(cell) - digits_;
            if (extra.empty()) continue;
            guardians.cells.push_back({cell, extra});
            guardians.digits |= extra;
        }
        step.exhibits = {std::move(pattern), std::move(guardians)};
    }

    const Position& position_;
    Steps& steps_;
    const ThreeColouring colouring_;
    const DigitSet digits_;
    CellSet plain_;  // cells that hold nothing but the digits
};

void find_chromatic_patterns(const Position& position, Steps& steps) {
    for (std::uint16_t bits = 0; bits < 1u << side; ++bits) {
        if (count_of(bits) != colours) continue;
        ChromaticSearch(position, steps, DigitSet(bits)).find();
        if (steps.enough() || steps.stopped()) return;
    }
}

// clang-format off: a sentence stays whole
constexpr TechniqueRecord chromatic_records[] = {
    {{"chromatic_pattern", "Chromatic Pattern", "Cells that three digits alone cannot fill, so one of them holds another digit."},
     {{"chromatic_pattern.one_cell", "Chromatic Pattern with one guardian cell",
       R"({cells} see each other in such a way that they cannot be filled with {digits} alone. So {extras} must be true. So {so}.)"},
      {"chromatic_pattern.one_digit", "Chromatic Pattern with one guardian digit",
       R"({cells} see each other in such a way that they cannot be filled with {digits} alone. So {extras} must be true. So {so}.)"}},
     find_chromatic_patterns},
};
// clang-format on

}  // namespace

namespace family {
extern constinit const Family chromatic{chromatic_records};
}

}  // namespace nonet
