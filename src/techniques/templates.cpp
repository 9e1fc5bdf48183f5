// Templates: the ways to place one digit in every row, column and box at once.
//
//      a candidate that is in none of them is false
//
// This covers all conclusions from one digit alone: fish of every size and shape, colours, chains.  A digit has 46,656 ways in
// an empty grid, and some hundred if a third of the grid is filled.
//
// Cost: the ways of each digit, row by row; a row without a place ends a way.

#include "techniques/removals.hpp"
#include "techniques/technique.hpp"

namespace nonet {
namespace {

class Templates {
 public:
    Templates(const Position& position, Steps& steps) : position_(position), steps_(steps) {}

    void find() {
        for (Digit digit : DigitSet::all()) {
            if (steps_.enough() || steps_.stopped()) return;
            CellSet places;
            rows_.clear();
            for (int row = first_row; row < first_row + side; ++row) {
                const CellSet of_row =
                    cells_at(static_cast<House>(row), position_.spots(static_cast<House>(row), digit));
                if (!of_row.empty()) rows_.push_back(of_row);
                places |= of_row;
            }
            used_ = {};
            if (!grow(0, places)) continue;  // no way at all, or no budget: no conclusion
            const CellSet unused = places - used_;
            if (!unused.empty()) add(digit, unused);
        }
    }

 private:
    // Whether the digit can be placed in this row and those below it; goes through all ways.
    bool grow(std::size_t row, const CellSet& open) {
        if (row == rows_.size()) return true;
        if (steps_.spend()) return false;
        bool any = false;
        for (Cell cell : rows_[row] & open) {
            if (!grow(row + 1, open - peers[cell])) continue;
            used_.insert(cell);
            any = true;
        }
        return any;
    }

    void add(Digit digit, const CellSet& unused) {
        if (steps_.stopped()) return;
        Step& step = steps_.add();
        Removals removals;
        removals.add(unused, digit);
        step.remove = removals.list();
        if (!steps_.evidence()) return;
        Exhibit rows{.role = Role::base, .digits = DigitSet::of(digit)};
        for (const CellSet& row : rows_) rows.houses.push_back(static_cast<House>(row_of(row.first())));
        Exhibit ways{.role = Role::pattern, .digits = DigitSet::of(digit)};
        for (Cell cell : used_) ways.cells.push_back({cell, DigitSet::of(digit)});
        step.exhibits = {std::move(rows), std::move(ways)};
    }

    const Position& position_;
    Steps& steps_;
    std::vector<CellSet> rows_;  // the places in each row where the digit is not placed yet
    CellSet used_;               // places that are used in some way
};

void find_template(const Position& position, Steps& steps) {
    if (!position.has_dead_cell()) Templates(position, steps).find();
}

// clang-format off: a sentence stays whole
constexpr TechniqueRecord templates_records[] = {
    {{"template", "Template", "No way to place a digit in every row, column and box uses a certain candidate."},
     {{.sentence = R"(The {digits} must be placed once in every row, column and box. In all possible ways to place it, {so}.)"}},
     find_template},
};
// clang-format on

}  // namespace

namespace family {
extern constinit const Family templates{templates_records};
}

}  // namespace nonet
