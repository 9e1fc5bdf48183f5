#include "techniques/chains/patterns.hpp"

#include "techniques/fish.hpp"
#include "techniques/house_sets.hpp"
#include "techniques/locked.hpp"
#include "techniques/registry.hpp"
#include "techniques/removals.hpp"

namespace nonet::chains {
namespace {

class InnerPatterns {
 public:
    InnerPatterns(const Position& before, const Position& now, const Wanted& wanted,
                  std::vector<InnerFinding>& findings)
        : before_(before), now_(now), wanted_(wanted), findings_(findings) {}

    void locked() {
        for (const auto& order : {pointing_order, claiming_order})
            for (const auto& [base, cover] : order)
                for_each_locked(now_, base, cover, [&](const Locked& found) {
                    if (const Spots lost = lost_spots(now_, found); lost != 0) locked(found, lost);
                    return false;
                });
    }

    void hidden_pairs() {
        for_each_hidden_set(now_, 2, 4, [&](const HouseSet& set) {
            hidden_pair(set.house, set.digits, set.cells);
            return false;
        });
    }

    void naked_pairs() {
        for_each_naked_set(now_, 2, [&](const HouseSet& set) {
            naked_pair(set.house, set.cells, set.digits);
            return false;
        });
    }

    void x_wings() {
        for (HouseKind base : fish_types) {
            fish_.clear();
            collect_fish(now_, 2, base, false, fish_);
            for (const Fish& fish : fish_) x_wing(fish);
        }
    }

 private:
    void locked(const Locked& locked, Spots lost) {
        const auto& [base, cover, digit] = locked;
        start();
        add_gone(base, digit, static_cast<Spots>(~inside[base][cover]));
        if (finding_.premises.empty()) return;
        add_removed(cover, lost, digit);
        const CellSet cells = cells_at(base, now_.spots(base, digit));
        finish(type_of(base) == box_type ? "pointing" : "claiming", {base}, {cover}, cells,
               DigitSet::of(digit));
    }

    void hidden_pair(House house, DigitSet digits, Spots places) {
        start();
        for (int spot = 0; spot < side; ++spot)
            for (Digit digit : digits)
                if (before_.spots(house, digit) & ~places & 1u << spot)
                    finding_.premises.push_back(mark_of(house_cells[house][spot], digit));
        if (finding_.premises.empty()) return;
        for (int spot : spots_of(places)) {
            const Cell cell = house_cells[house][spot];
            for (Digit digit : now_.candidates(cell) - digits)
                finding_.removed.push_back(mark_of(cell, digit));
        }
        if (finding_.removed.empty()) return;
        finish("hidden_pair", {house}, {}, cells_at(house, places), digits);
    }

    void naked_pair(House house, Spots places, DigitSet pair) {
        start();
        for (int spot : spots_of(places)) {
            const Cell cell = house_cells[house][spot];
            for (Digit digit : before_.candidates(cell) - pair)
                finding_.premises.push_back(mark_of(cell, digit));
        }
        if (finding_.premises.empty()) return;
        for (int spot = 0; spot < side; ++spot) {
            const Cell cell = house_cells[house][spot];
            if (places >> spot & 1) continue;
            for (Digit digit : now_.candidates(cell) & pair) finding_.removed.push_back(mark_of(cell, digit));
        }
        if (finding_.removed.empty()) return;
        finish("naked_pair", {house}, {}, cells_at(house, places), pair);
    }

    void x_wing(const Fish& fish) {
        std::vector<House> bases, covers;
        CellSet cells;
        start();
        for (int line : spots_of(fish.lines)) {
            bases.push_back(Nine::line_house(fish.base, line));
            add_gone(bases.back(), fish.digit, static_cast<Spots>(~fish.covers));
            cells |= cells_at(bases.back(), fish.covers);
        }
        if (finding_.premises.empty()) return;
        for (int line : spots_of(fish.covers)) {
            covers.push_back(Nine::line_house(crossing(fish.base), line));
            const Spots spots = now_.spots(covers.back(), fish.digit);
            add_removed(covers.back(), static_cast<Spots>(spots & ~fish.lines), fish.digit);
        }
        std::ranges::sort(finding_.removed);
        finish("x_wing", std::move(bases), std::move(covers), cells, DigitSet::of(fish.digit));
    }

    void start() {
        finding_.removed.clear();
        finding_.premises.clear();
    }

    // Adds the digit's marks that are gone from some spots of a house to the premises.
    void add_gone(House house, Digit digit, Spots of) {
        const auto gone = static_cast<Spots>(before_.spots(house, digit) & ~now_.spots(house, digit) & of);
        for (int spot : spots_of(gone)) finding_.premises.push_back(mark_of(house_cells[house][spot], digit));
    }

    void add_removed(House house, Spots spots, Digit digit) {
        for (int spot : spots_of(spots)) finding_.removed.push_back(mark_of(house_cells[house][spot], digit));
    }

    void finish(std::string_view technique, std::vector<House> bases, std::vector<House> covers,
                CellSet cells, DigitSet digits) {
        findings_.push_back(finding_);
        if (!wanted_.evidence) return;
        Step& step = findings_.back().step;
        step = find_record(technique)->blank();
        Removals removals;
        for (Mark mark : finding_.removed) removals.add(cell_of(mark), DigitSet::of(digit_of(mark)));
        step.remove = removals.list();
        Exhibit pattern{.role = Role::pattern, .digits = digits};
        for (Cell cell : cells) pattern.cells.push_back({cell, now_.candidates(cell) & digits});
        step.exhibits = {std::move(pattern), {.role = Role::base, .houses = std::move(bases)}};
        if (!covers.empty()) step.exhibits.push_back({.role = Role::cover, .houses = std::move(covers)});
    }

    const Position& before_;
    const Position& now_;
    const Wanted& wanted_;
    std::vector<InnerFinding>& findings_;
    InnerFinding finding_;
    std::vector<Fish> fish_;
};

}  // namespace

void search_pattern(Pattern pattern, const Position& before, const Position& now, const Wanted& wanted,
                    std::vector<InnerFinding>& findings) {
    InnerPatterns search(before, now, wanted, findings);
    switch (pattern) {
        case Pattern::locked: return search.locked();
        case Pattern::hidden_pair: return search.hidden_pairs();
        case Pattern::naked_pair: return search.naked_pairs();
        case Pattern::x_wing: return search.x_wings();
    }
}

}  // namespace nonet::chains
