#pragma once
// The part that all deadly patterns share.  If the cells of a pattern held only its digits, every filling would have a twin, so
// a candidate beyond the digits is true.
//
//      type 1     one cell has extras: it holds none of the digits
//      type 2     all extras are the same digit: no cell that sees all of them holds it
//      type 3     the cells with extras are in one house and form a naked set with some of its other cells
//
// The records of deadly patterns list their forms in this order.

#include <algorithm>

#include "techniques/removals.hpp"
#include "techniques/subsets.hpp"
#include "techniques/technique.hpp"

namespace nonet {

// Searches for patterns of one set of digits.
class DeadlySearch {
 public:
    // shown    what a step shows besides the cells and their extras
    DeadlySearch(const Position& position, Steps& steps, DigitSet digits, std::vector<Exhibit> shown = {})
        : position_(position), steps_(steps), digits_(digits), shown_(std::move(shown)) {
        for (Cell cell : position.empty())
            if ((position.candidates(cell) & digits).size() >= 2) fitting_.insert(cell);
    }

    bool fits(Cell cell) const { return fitting_.contains(cell); }
    bool done() const { return steps_.enough() || steps_.spend(); }

    // Adds the steps of a pattern whose cells all fit.
    void conclude(const std::vector<Cell>& cells) {
        std::vector<CellDigits> open;
        DigitSet extras;
        for (Cell cell : cells) {
            const DigitSet more = position_.candidates(cell) - digits_;
            if (more.empty()) continue;
            open.push_back({cell, more});
            extras |= more;
        }
        if (open.empty()) return;
        if (open.size() == 1) {
            Removals removals;
            removals.add(open[0].cell, position_.candidates(open[0].cell) & digits_);
            add(0, cells, open, removals);
        }
        if (extras.size() == 1) {
            CellSet victims = position_.cells(extras.first());
            for (const auto& [cell, digits] : open) victims &= peers[cell];
            Removals removals;
            removals.add(victims, extras.first());
            add(1, cells, open, removals);
        } else if (open.size() > 1) {
            for (int house = 0; house < house_count; ++house)
                if (std::ranges::all_of(
                        open, [&](const CellDigits& one) { return house_sets[house].contains(one.cell); }))
                    join(static_cast<House>(house), cells, open, extras);
        }
    }

    // Adds a step of this form if it removes something.
    Step* add(std::size_t form, const std::vector<Cell>& cells, const std::vector<CellDigits>& open,
              const Removals& removals) {
        if (removals.empty() || steps_.enough()) return nullptr;
        Step& step = steps_.add(form);
        step.remove = removals.list();
        if (steps_.evidence()) {
            Exhibit pattern{.role = Role::pattern, .digits = digits_};
            for (Cell cell : cells) pattern.cells.push_back({cell, position_.candidates(cell) & digits_});
            step.exhibits = {std::move(pattern), {.role = Role::extra, .cells = open}};
            step.exhibits.insert(step.exhibits.end(), shown_.begin(), shown_.end());
        }
        return &step;
    }

 private:
    // Treats the cells with extras as one cell that holds one of the extras.
    void join(House house, const std::vector<Cell>& cells, const std::vector<CellDigits>& open,
              DigitSet extras) {
        std::array<std::uint16_t, side> digits{};
        Spots others = position_.empty(house);
        for (const auto& [cell, more] : open)
            others &= static_cast<Spots>(~cell_places[cell].spot[type_of(house)]);
        for (int spot : spots_of(others))
            digits[spot] = position_.candidates(house_cells[house][spot]).bits();
        for (int size = extras.size(); size <= 5; ++size)
            for_each_union(
                digits, others, size - 1, size,
                [&](Spots partners, std::uint16_t united) {
                    if (count_of(united) != size) return false;
                    Removals removals;
                    for (int spot : spots_of(static_cast<Spots>(others & ~partners)))
                        removals.add(house_cells[house][spot], DigitSet(digits[spot]) & DigitSet(united));
                    for (const auto& [cell, more] : open)  // digits of the set that are not extras
                        removals.add(cell, (position_.candidates(cell) & DigitSet(united)) - extras);
                    Step* step = add(2, cells, open, removals);
                    if (step == nullptr || !steps_.evidence()) return steps_.enough();
                    Exhibit partner{.role = Role::partner, .houses = {house}, .digits = DigitSet(united)};
                    for (int spot : spots_of(partners))
                        partner.cells.push_back({house_cells[house][spot], DigitSet(digits[spot])});
                    step->exhibits.push_back(std::move(partner));
                    return steps_.enough();
                },
                extras.bits());
    }

    const Position& position_;
    Steps& steps_;
    const DigitSet digits_;
    const std::vector<Exhibit> shown_;
    CellSet fitting_;  // empty, with at least two of the digits
};

}  // namespace nonet
