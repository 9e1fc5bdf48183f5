// Lines compared as numbers: which of two is less, and the number of lines that rank below a line.

#include <algorithm>
#include <bit>

#include "rules/propagator.hpp"

namespace nonet::rules {
namespace {

// The possible relations of a line to the ranked one, as bits.
enum Side : std::uint8_t {
    less = 1,
    more = 2,   // or equal, if ranks are shared
    apart = 4,  // its first digit differs: it is not counted
};

// Restricts the relations of all lines to the wanted numbers of lines below and above. Returns false on a
// contradiction.
bool fit_sides(std::span<std::uint8_t> lines, std::array<std::pair<Side, int>, 2> needs) {
    for (bool is_new = true; is_new;) {
        is_new = false;
        for (const auto& [side, need] : needs) {
            int possible = 0, sure = 0;
            for (std::uint8_t sides : lines) {
                possible += (sides & side) != 0;
                sure += sides == side;
            }
            if (sure > need || possible < need) return false;
            if (sure == possible || (sure < need && possible > need)) continue;
            for (std::uint8_t& sides : lines)
                if ((sides & side) != 0 && sides != side)
                    sides = static_cast<std::uint8_t>(sure == need ? sides & ~side : side);
            is_new = true;
        }
    }
    return true;
}

}  // namespace

bool Propagator::sees(Cell a, Cell b) const {
    return (net_.seen[net_.words * a + b / 64U] >> (b % 64) & 1) != 0;
}

// Returns whether the cells of `a` from a place on can be less than those of `b`, if the cells before are equal.
bool Propagator::can_be_less(std::span<const Cell> a, std::span<const Cell> b, std::size_t from,
                             bool or_equal) const {
    for (std::size_t i = from; i < a.size(); ++i) {
        if (a[i] == b[i]) continue;
        const Mask lowest = open(a[i]) & (~open(a[i]) + 1), highest = std::bit_floor(open(b[i]));
        if (lowest < highest) return true;
        if (lowest > highest || sees(a[i], b[i])) return false;
    }
    return or_equal;
}

// Orders the first cells that can differ; strictly if they see each other or if equality would make the rest
// impossible.
bool Propagator::keep_less(std::span<const Cell> a, std::span<const Cell> b, bool or_equal) {
    for (std::size_t i = 0; i < a.size(); ++i) {
        if (a[i] == b[i]) continue;
        const bool can_be_equal =
            !sees(a[i], b[i]) && (open(a[i]) & open(b[i])) != 0 && can_be_less(a, b, i + 1, or_equal);
        const Mask lowest = open(a[i]) & (~open(a[i]) + 1), highest = std::bit_floor(open(b[i]));
        const Mask above = ~(lowest - 1), under = highest - 1;
        if (!shrink(b[i], can_be_equal ? above : above & ~lowest)) return false;
        if (!shrink(a[i], can_be_equal ? under | highest : under)) return false;
        if (!can_be_equal || !is_single(a[i]) || !is_single(b[i])) return true;
    }
    return or_equal;
}

// Returns the possible relations of the line, as bits of Side.
std::uint8_t Propagator::sides_of(const Rank& rank, std::span<const Cell> line) const {
    const auto own = net_.list(rank.line);
    std::uint8_t sides = 0;
    if (rank.first != 0) {
        if ((open(line[0]) & ~rank.first) != 0) sides = apart;
        if ((open(line[0]) & rank.first) == 0 || (line[0] != own[0] && sees(line[0], own[0]))) return apart;
    }
    const std::size_t from = rank.first != 0 ? 1 : 0;
    if (can_be_less(line, own, from, false)) sides |= less;
    if (can_be_less(own, line, from, rank.is_shared)) sides |= more;
    return sides;
}

// If the lines that are certainly less, or those that can be, match the rank's number, the relations of the others
// follow.
bool Propagator::run_rank(const Rank& rank) {
    const auto own = net_.list(rank.line);
    sides_.clear();
    for (std::uint32_t other : net_.edge_lines)
        if (other != rank.line) sides_.push_back(sides_of(rank, net_.list(other)));
    failed_cell_ = own[0];
    if (std::ranges::count(sides_, 0) != 0) return false;
    if (!fit_sides(sides_, {{{less, rank.less}, {more, rank.more}}})) return false;
    const std::uint8_t* sides = sides_.data();
    for (std::uint32_t other : net_.edge_lines) {
        if (other == rank.line) continue;
        const auto line = net_.list(other);
        const std::uint8_t left = *sides++;
        if (left == apart) {
            // Cells that see the line's own first cell never have that digit, independent of any rank.
            if (line[0] != own[0] && !sees(line[0], own[0]) && !strike(line[0], rank.first)) return false;
            continue;
        }
        if (rank.first != 0 && (left & apart) == 0 && !shrink(line[0], rank.first)) return false;
        if (left == less && !keep_less(line, own, false)) return false;
        if (left == more && !keep_less(own, line, rank.is_shared)) return false;
    }
    return true;
}

}  // namespace nonet::rules
