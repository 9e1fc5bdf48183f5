#include "techniques/hodoku/fish_screen.hpp"

#include <bit>

#include "core/nine.hpp"

namespace nonet::hodoku {
namespace {

using Mask = std::uint32_t;  // of houses by their index
constexpr std::size_t most_units = FrankenHopes::most_units;

// The remaining places of the base houses if one candidate is true.
struct Supposed {
    struct Rest {
        std::array<Mask, side> covers;  // for each remaining cell: the cover houses that hold it
        int cells = 0;
        int unit = 0;  // index of the base house
        Mask own = 0;  // the base house itself, if it is also a cover house

        // Returns the cover houses among `among` that hold all of its cells except those that `taken` holds.
        Mask all_in(Mask taken, Mask among) const {
            Mask shared = among;
            for (int i = 0; i < cells; ++i)
                if ((covers[i] & taken) == 0) shared &= covers[i];
            return shared & ~own;
        }
    };
    std::array<Rest, most_units> rests;
    int count = 0;
    Mask all = 0;    // cover houses without the candidate
    Mask bases = 0;  // base houses with it
};

Supposed suppose(std::span<const FishUnit> base, std::span<const FishUnit> cover,
                 const std::array<Mask, cell_count>& covers_of, Cell cell) {
    Supposed supposed;
    supposed.all = ((Mask{1} << cover.size()) - 1) & ~covers_of[cell];
    for (std::size_t unit = 0; unit < base.size(); ++unit) {
        if (base[unit].cells.contains(cell)) {
            supposed.bases |= Mask{1} << unit;
            continue;
        }
        auto& rest = supposed.rests[supposed.count++];
        rest.unit = static_cast<int>(unit);
        for (std::size_t i = 0; i < cover.size(); ++i)
            if (cover[i].house == base[unit].house) rest.own = Mask{1} << i;
        for (Cell left : base[unit].cells - peers[cell]) rest.covers[rest.cells++] = covers_of[left];
    }
    return supposed;
}

bool has_two(Mask mask) { return (mask & (mask - 1)) != 0; }
Mask without_first(Mask mask) { return mask & (mask - 1); }
Mask above(int bit) { return ~Mask{0} << bit << 1; }

// Returns for each cover house the base houses whose remaining cells are all in it.
std::array<Mask, most_units> held_by_one(const Supposed& supposed) {
    std::array<Mask, most_units> held{};
    for (int i = 0; i < supposed.count; ++i)
        for (Mask in = supposed.rests[i].all_in(0, supposed.all); in != 0; in &= in - 1)
            held[std::countr_zero(in)] |= Mask{1} << supposed.rests[i].unit;
    return held;
}

// Allows all pairs of some base houses.
void hope_for_pairs(FrankenHopes& hopes, Mask units) {
    for (; has_two(units); units &= units - 1) {
        const int first = std::countr_zero(units);
        hopes.last[first][first] |= units & above(first);
    }
}

// Allows all triples of some base houses.
void hope_for_threes(FrankenHopes& hopes, Mask units) {
    for (; has_two(without_first(units)); units &= units - 1)
        for (Mask rest = without_first(units); has_two(rest); rest &= rest - 1)
            hopes.last[std::countr_zero(units)][std::countr_zero(rest)] |= without_first(rest);
}

// Allows each pair of some base houses together with `third`.
void hope_for_two_and(FrankenHopes& hopes, Mask units, int third) {
    for (; has_two(units); units &= units - 1)
        for (Mask rest = without_first(units); rest != 0; rest &= rest - 1)
            hope_for_threes(hopes, (units & -units) | (rest & -rest) | Mask{1} << third);
}

// Whether three of the rests fit into two cover houses; allows those that do.
bool hope_for_two_covers(const Supposed& supposed, FrankenHopes& hopes) {
    std::array<std::array<Mask, most_units>, most_units> held{};
    bool any = false;
    const auto hold = [&](int a, int b, int unit) {
        Mask& units = held[std::min(a, b)][std::max(a, b)];
        units |= Mask{1} << unit;
        any = any || has_two(without_first(units));
    };
    for (int i = 0; i < supposed.count; ++i) {
        const auto& rest = supposed.rests[i];
        const Mask usable = supposed.all & ~rest.own;
        // An empty rest fits any pair; otherwise one house of the pair holds its first cell.
        Mask tried = 0;
        for (Mask first = rest.cells == 0 ? usable : rest.covers[0] & usable; first != 0;
             first &= first - 1) {
            const Mask one = first & -first;
            tried |= one;
            for (Mask in = rest.all_in(one, supposed.all) & ~tried; in != 0; in &= in - 1)
                hold(std::countr_zero(one), std::countr_zero(in), rest.unit);
        }
    }
    if (!any) return false;
    for (const auto& row : held)
        for (const Mask units : row)
            if (has_two(without_first(units))) hope_for_threes(hopes, units);
    return true;
}

bool hope_for_three(const Supposed& supposed, bool twice, FrankenHopes& hopes) {
    bool any = hope_for_two_covers(supposed, hopes);
    if (!twice) return any;
    for (const Mask units : held_by_one(supposed)) {
        if (!has_two(units)) continue;
        any = true;
        for (Mask third = supposed.bases; third != 0; third &= third - 1)
            hope_for_two_and(hopes, units, std::countr_zero(third));
        hope_for_threes(hopes, units);  // if the candidate is outside the base
    }
    return any;
}

bool hope_for_two(const Supposed& supposed, bool twice, FrankenHopes& hopes) {
    bool any = false;
    for (const Mask units : held_by_one(supposed)) {
        any = any || has_two(units);
        hope_for_pairs(hopes, units);
    }
    if (!twice) return any;
    Mask empty = 0;
    for (int i = 0; i < supposed.count; ++i)
        if (supposed.rests[i].cells == 0) empty |= Mask{1} << supposed.rests[i].unit;
    hope_for_pairs(hopes, empty | supposed.bases);
    return any || empty != 0;
}

std::array<Mask, cell_count> covers_by_cell(std::span<const FishUnit> cover) {
    std::array<Mask, cell_count> covers_of{};
    for (std::size_t i = 0; i < cover.size(); ++i)
        for (Cell cell : cover[i].cells) covers_of[cell] |= Mask{1} << i;
    return covers_of;
}

// Whether `wanted` of the rests fit into `room` crossing lines.
bool fit(std::span<const Spots> rests, int wanted, int room, Spots taken) {
    if (wanted == 0) return true;
    for (std::size_t i = 0; i + static_cast<std::size_t>(wanted) <= rests.size(); ++i) {
        const auto all = static_cast<Spots>(taken | rests[i]);
        if (nine_bit_counts[all] <= room && fit(rests.subspan(i + 1), wanted - 1, room, all)) return true;
    }
    return false;
}

}  // namespace

LineVictims victims_of_lines(const Board& board, Digit digit, int base_side) {
    LineVictims victims;
    std::array<Spots, side> lines;
    for (int i = 0; i < side; ++i) lines[i] = board.spots(static_cast<House>(base_side + i), digit);
    for (int line = 0; line < side; ++line)
        for (Spots left = lines[line]; left != 0; left &= static_cast<Spots>(left - 1)) {
            const int spot = std::countr_zero(left);
            const auto in_line = static_cast<Spots>(1 << spot),
                       in_box = static_cast<Spots>(7 << spot / 3 * 3);
            std::array<Spots, side> rests;  // of the lines that are small enough without it
            std::size_t count = 0;
            for (int other = 0; other < side; ++other) {
                if (other == line || lines[other] == 0) continue;
                const auto rest =
                    static_cast<Spots>(lines[other] & ~(other / 3 == line / 3 ? in_box : in_line));
                if (nine_bit_counts[rest] < most_screened_lines) rests[count++] = rest;
            }
            const Cell cell = house_cells[base_side + line][spot];
            for (int size = 2; size <= most_screened_lines; ++size)
                if (fit(std::span(rests).first(count), size, size - 1, 0)) victims[size].insert(cell);
        }
    return victims;
}

FrankenHopes hopes_of_franken(std::span<const FishUnit> base, std::span<const FishUnit> cover,
                              const CellSet& places, int size) {
    FrankenHopes hopes;
    const auto covers_of = covers_by_cell(cover);
    for (Cell cell : places) {
        const Supposed supposed = suppose(base, cover, covers_of, cell);
        const bool twice = has_two(covers_of[cell]);
        if (size == 3 ? hope_for_three(supposed, twice, hopes) : hope_for_two(supposed, twice, hopes))
            hopes.victims.insert(cell);
    }
    return hopes;
}

}  // namespace nonet::hodoku
