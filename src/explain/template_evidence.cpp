#include "explain/template_evidence.hpp"

#include <algorithm>
#include <array>

#include "core/tables.hpp"

namespace nonet {
namespace {

// The ways of one digit: its possible cells, those that some way uses, and those that all ways share.
struct Ways {
    std::array<bool, cell_count> open{};
    CellSet used = {}, shared = CellSet::all();
    bool any = false;

    void list() {
        used = {};
        shared = CellSet::all();
        any = false;
        place(0, 0, 0, {});
    }

 private:
    // Places the digit row by row; `columns` and `boxes` are already taken.
    void place(int row, unsigned columns, unsigned boxes, const CellSet& way) {
        if (row == side) {
            used |= way;
            shared &= way;
            any = true;
            return;
        }
        for (int column = 0; column < side; ++column) {
            const Cell cell = cell_at(row, column);
            const unsigned box = 1u << box_of(cell);
            if (!open[cell] || (columns >> column & 1u) != 0 || (boxes & box) != 0) continue;
            CellSet more = way;
            more.insert(cell);
            place(row + 1, columns | 1u << column, boxes | box, more);
        }
    }
};

std::array<Ways, side> ways_of(const ClassicState& state) {
    std::array<Ways, side> ways;
    for (int cell = 0; cell < cell_count; ++cell)
        for (int digit = 0; digit < side; ++digit) {
            const int value = state.values[cell];
            ways[digit].open[cell] =
                value != 0 ? value == digit + 1 : state.marks[cell].contains(static_cast<Digit>(digit));
        }
    return ways;
}

// Closes for each digit the cells that another digit needs; returns whether that changes anything.
bool close_shared(std::array<Ways, side>& ways) {
    bool changed = false;
    for (const Ways& one : ways)
        for (Ways& other : ways)
            if (&one != &other)
                for (Cell cell : one.shared) {
                    changed = changed || other.open[cell];
                    other.open[cell] = false;
                }
    return changed;
}

}  // namespace

bool is_of_templates(const Step& step) {
    return step.kind == "template_set" || step.kind == "template_delete";
}

bool holds_by_templates(const ClassicState& state, const Step& step) {
    auto ways = ways_of(state);
    do {
        for (Ways& one : ways) {
            one.list();
            if (!one.any) return false;
        }
    } while (close_shared(ways));
    return std::ranges::all_of(
               step.place, [&](const Candidate& at) { return ways[at.digit].shared.contains(at.cell); }) &&
           std::ranges::all_of(step.remove, [&](const CellDigits& gone) {
               return std::ranges::none_of(gone.digits,
                                           [&](Digit digit) { return ways[digit].used.contains(gone.cell); });
           });
}

}  // namespace nonet
