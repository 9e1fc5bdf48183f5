#include "techniques/hodoku/fish_screen.hpp"

#include <bit>

namespace nonet::hodoku {
namespace {

using Mask = std::uint32_t;  // of cover houses by their number
constexpr std::size_t most_units = house_count;

// What is left of the base houses where one candidate is true.
struct Supposed {
    struct Rest {
        std::array<Mask, side> covers;  // of each cell that is left: the cover houses that hold it
        int cells = 0;
        Mask own = 0;  // the base house itself, where it is a cover house as well

        // The cover houses, of those `among` which they are sought, that hold all of it but what `taken` holds.
        Mask all_in(Mask taken, Mask among) const {
            Mask shared = among;
            for (int i = 0; i < cells; ++i)
                if ((covers[i] & taken) == 0) shared &= covers[i];
            return shared & ~own;
        }
    };
    std::array<Rest, most_units> rests;
    int count = 0;
    Mask all = 0;  // cover houses without the candidate
};

Supposed suppose(std::span<const FishUnit> base, std::span<const FishUnit> cover,
                 const std::array<Mask, cell_count>& covers_of, Cell cell) {
    Supposed supposed;
    supposed.all = ((Mask{1} << cover.size()) - 1) & ~covers_of[cell];
    for (const FishUnit& unit : base) {
        if (unit.cells.contains(cell)) continue;
        auto& rest = supposed.rests[supposed.count++];
        for (std::size_t i = 0; i < cover.size(); ++i)
            if (cover[i].house == unit.house) rest.own = Mask{1} << i;
        for (Cell left : unit.cells - peers[cell]) rest.covers[rest.cells++] = covers_of[left];
    }
    return supposed;
}

// Whether so many of them fit into one cover house.
bool fit_in_one(const Supposed& supposed, int wanted) {
    std::array<int, most_units> held{};
    for (int i = 0; i < supposed.count; ++i)
        for (Mask in = supposed.rests[i].all_in(0, supposed.all); in != 0; in &= in - 1)
            if (++held[std::countr_zero(in)] == wanted) return true;
    return false;
}

// Whether three of them fit into two cover houses.
bool fit_in_two(const Supposed& supposed) {
    std::array<std::array<std::uint8_t, most_units>, most_units> held{};
    const auto hold = [&](int a, int b) { return ++held[std::min(a, b)][std::max(a, b)] == 3; };
    for (int i = 0; i < supposed.count; ++i) {
        const auto& rest = supposed.rests[i];
        const Mask usable = supposed.all & ~rest.own;
        // Of an empty one any pair will do; otherwise one of the pair holds the first cell.
        Mask tried = 0;
        for (Mask first = rest.cells == 0 ? usable : rest.covers[0] & usable; first != 0;
             first &= first - 1) {
            const Mask one = first & -first;
            tried |= one;
            for (Mask in = rest.all_in(one, supposed.all) & ~tried; in != 0; in &= in - 1)
                if (hold(std::countr_zero(one), std::countr_zero(in))) return true;
        }
    }
    return false;
}

std::array<Mask, cell_count> covers_by_cell(std::span<const FishUnit> cover) {
    std::array<Mask, cell_count> covers_of{};
    for (std::size_t i = 0; i < cover.size(); ++i)
        for (Cell cell : cover[i].cells) covers_of[cell] |= Mask{1} << i;
    return covers_of;
}

// Whether `wanted` of the masks fit into `room` bits.
bool fit(std::span<const Mask> rests, int wanted, int room, Mask taken, std::size_t from) {
    if (wanted == 0) return true;
    for (std::size_t i = from; i + static_cast<std::size_t>(wanted) <= rests.size(); ++i) {
        const Mask all = taken | rests[i];
        if (std::popcount(all) <= room && fit(rests, wanted - 1, room, all, i + 1)) return true;
    }
    return false;
}

}  // namespace

bool may_be_lines(std::span<const FishUnit> base, std::span<const FishUnit> cover, const CellSet& places,
                  int size) {
    const auto covers_of = covers_by_cell(cover);
    for (Cell cell : places) {
        std::array<Mask, side> small;
        std::size_t count = 0;
        for (const FishUnit& unit : base) {
            if (unit.cells.contains(cell)) continue;
            Mask rest = 0;
            for (Cell left : unit.cells - peers[cell]) rest |= covers_of[left];
            if (std::popcount(rest) < size) small[count++] = rest;
        }
        if (fit(std::span(small).first(count), size, size - 1, 0, 0)) return true;
    }
    return false;
}

bool may_be_franken(std::span<const FishUnit> base, std::span<const FishUnit> cover, const CellSet& places,
                    int size) {
    const auto covers_of = covers_by_cell(cover);
    for (Cell cell : places) {
        const Supposed supposed = suppose(base, cover, covers_of, cell);
        const bool twice = std::popcount(covers_of[cell]) > 1;
        if (size == 3) {
            if (fit_in_two(supposed) || (twice && fit_in_one(supposed, 2))) return true;
            continue;
        }
        if (fit_in_one(supposed, 2)) return true;
        for (int i = 0; twice && i < supposed.count; ++i)
            if (supposed.rests[i].cells == 0) return true;
    }
    return false;
}

}  // namespace nonet::hodoku
