#include "techniques/chains/patterns.hpp"

#include "techniques/registry.hpp"
#include "techniques/removals.hpp"
#include "techniques/subsets.hpp"

namespace nonet::chains {
namespace {

// The houses where sets are looked for: boxes, columns, rows.
constexpr std::array<HouseType, 3> set_order{box_type, column_type, row_type};

class PatternSearch {
 public:
    PatternSearch(const Position& before, const Position& now, const Wanted& wanted,
                  std::vector<InnerFinding>& findings)
        : before_(before), now_(now), wanted_(wanted), findings_(findings) {}

    void locked() {
        for (HouseType line : {column_type, row_type}) locked(box_type, line);
        for (HouseType line : {column_type, row_type}) locked(line, box_type);
    }

    void hidden_pairs() {
        for_each_set_house([&](House house) {
            if (std::popcount(now_.empty(house)) <= 4) return;
            std::array<Spots, side> spots{};
            for (Digit digit = 0; digit < side; ++digit) spots[digit] = now_.spots(house, digit);
            for_each_pair(spots,
                          [&](std::uint16_t digits, Spots places) { hidden_pair(house, digits, places); });
        });
    }

    void naked_pairs() {
        for_each_set_house([&](House house) {
            if (std::popcount(now_.empty(house)) < 4) return;
            std::array<std::uint16_t, side> digits{};
            for (int spot = 0; spot < side; ++spot)
                digits[spot] = now_.candidates(house_cells[house][spot]).bits();
            for_each_pair(digits, [&](Spots places, std::uint16_t pair) { naked_pair(house, places, pair); });
        });
    }

    void x_wings() {
        for (HouseType base : {column_type, row_type}) {
            std::array<std::array<Spots, side>, side> spots{};  // by digit, by base line
            for (int digit = 0; digit < side; ++digit)
                if (now_.filled(static_cast<Digit>(digit)) + 4 <= side)
                    for (int line = 0; line < side; ++line)
                        spots[digit][line] = now_.spots(static_cast<House>(first_house[base] + line),
                                                        static_cast<Digit>(digit));
            for (int high = 1; high < side; ++high)
                for (int low = 0; low < high; ++low)
                    for (int digit = 0; digit < side; ++digit) {
                        const Spots a = spots[digit][low], b = spots[digit][high];
                        if (a == b && std::popcount(a) == 2)
                            x_wing(base, low, high, a, static_cast<Digit>(digit));
                    }
        }
    }

 private:
    template <class Visit>
    static void for_each_set_house(Visit&& visit) {
        for (HouseType type : set_order)
            for (int i = 0; i < side; ++i) visit(static_cast<House>(first_house[type] + i));
    }

    // Pairs of items with two places each and the same two, in the order of subsets.hpp.
    template <class Visit>
    static void for_each_pair(const std::array<std::uint16_t, side>& masks, Visit&& visit) {
        for (int high = 1; high < side; ++high) {
            if (std::popcount(masks[high]) != 2) continue;
            for (int low = 0; low < high; ++low)
                if (masks[low] == masks[high])
                    visit(static_cast<std::uint16_t>(1u << low | 1u << high), masks[high]);
        }
    }

    void locked(HouseType from, HouseType into) {
        for (int i = 0; i < side; ++i)
            for (int j = 0; j < side; ++j) {
                const auto base = static_cast<House>(first_house[from] + i);
                const auto cover = static_cast<House>(first_house[into] + j);
                const Spots common = common_spots[base][cover];
                if (common == 0) continue;
                for (Digit digit = 0; digit < side; ++digit) {
                    const Spots spots = now_.spots(base, digit);
                    if (std::popcount(spots) < 2 || (spots & ~common) != 0) continue;
                    const auto gone =
                        static_cast<Spots>(now_.spots(cover, digit) & ~common_spots[cover][base]);
                    if (gone != 0) locked(base, cover, digit, gone);
                }
            }
    }

    void locked(House base, House cover, Digit digit, Spots removed) {
        start();
        add_gone(base, digit, static_cast<Spots>(~common_spots[base][cover]));
        if (finding_.premises.empty()) return;
        add_removed(cover, removed, digit);
        const CellSet cells = cells_at(base, now_.spots(base, digit));
        finish(type_of(base) == box_type ? "pointing" : "claiming", {base}, {cover}, cells,
               DigitSet::of(digit));
    }

    void hidden_pair(House house, std::uint16_t digits, Spots places) {
        start();
        for (int spot = 0; spot < side; ++spot)
            for (Digit digit : DigitSet(digits))
                if (before_.spots(house, digit) & ~places & 1u << spot)
                    finding_.premises.push_back(mark_of(house_cells[house][spot], digit));
        if (finding_.premises.empty()) return;
        for (int spot : spots_of(places)) {
            const Cell cell = house_cells[house][spot];
            for (Digit digit : now_.candidates(cell) - DigitSet(digits))
                finding_.removed.push_back(mark_of(cell, digit));
        }
        if (finding_.removed.empty()) return;
        finish("hidden_pair", {house}, {}, cells_at(house, places), DigitSet(digits));
    }

    void naked_pair(House house, Spots places, std::uint16_t pair) {
        start();
        for (int spot : spots_of(places)) {
            const Cell cell = house_cells[house][spot];
            for (Digit digit : before_.candidates(cell) - DigitSet(pair))
                finding_.premises.push_back(mark_of(cell, digit));
        }
        if (finding_.premises.empty()) return;
        for (int spot = 0; spot < side; ++spot) {
            const Cell cell = house_cells[house][spot];
            if (places >> spot & 1) continue;
            for (Digit digit : now_.candidates(cell) & DigitSet(pair))
                finding_.removed.push_back(mark_of(cell, digit));
        }
        if (finding_.removed.empty()) return;
        finish("naked_pair", {house}, {}, cells_at(house, places), DigitSet(pair));
    }

    void x_wing(HouseType base, int low, int high, Spots places, Digit digit) {
        const auto first = static_cast<House>(first_house[base] + low);
        const auto second = static_cast<House>(first_house[base] + high);
        start();
        for (House house : {first, second}) add_gone(house, digit, static_cast<Spots>(~places));
        if (finding_.premises.empty()) return;
        std::vector<House> covers;
        for (int place : spots_of(places)) {
            const HouseType crossing = base == row_type ? column_type : row_type;
            covers.push_back(static_cast<House>(first_house[crossing] + place));
            add_removed(covers.back(),
                        static_cast<Spots>(now_.spots(covers.back(), digit) & ~(1u << low | 1u << high)),
                        digit);
        }
        if (finding_.removed.empty()) return;
        std::ranges::sort(finding_.removed);
        finish("x_wing", {first, second}, covers, cells_at(first, places) | cells_at(second, places),
               DigitSet::of(digit));
    }

    void start() {
        finding_.removed.clear();
        finding_.premises.clear();
    }

    // The digit's marks gone from some spots of a house.
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

    // common_spots[a][b] is where house b crosses house a, as spots of a.
    static constexpr auto common_spots = [] {
        std::array<std::array<Spots, house_count>, house_count> table{};
        for (int a = 0; a < house_count; ++a)
            for (int b = 0; b < house_count; ++b)
                for (int spot = 0; a != b && spot < side; ++spot)
                    if (house_sets[b].contains(house_cells[a][spot]))
                        table[a][b] |= static_cast<Spots>(1u << spot);
        return table;
    }();

    const Position& before_;
    const Position& now_;
    const Wanted& wanted_;
    std::vector<InnerFinding>& findings_;
    InnerFinding finding_;
};

}  // namespace

void search_pattern(Pattern pattern, const Position& before, const Position& now, const Wanted& wanted,
                    std::vector<InnerFinding>& findings) {
    PatternSearch search(before, now, wanted, findings);
    switch (pattern) {
        case Pattern::locked: return search.locked();
        case Pattern::hidden_pair: return search.hidden_pairs();
        case Pattern::naked_pair: return search.naked_pairs();
        case Pattern::x_wing: return search.x_wings();
    }
}

}  // namespace nonet::chains
