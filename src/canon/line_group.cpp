#include "canon/line_group.hpp"

#include <algorithm>

namespace nonet::canon {

LineGroup::Lines LineGroup::lines_of(const Transform& symmetry) {
    Lines lines{};
    for (int i = 0; i < side; ++i) {
        lines[i] = static_cast<std::uint8_t>(symmetry.rows[i] + (symmetry.transposed ? side : 0));
        lines[side + i] = static_cast<std::uint8_t>(symmetry.columns[i] + (symmetry.transposed ? 0 : side));
    }
    return lines;
}

LineGroup::Lines LineGroup::product(const Lines& first, const Lines& then) {
    Lines result{};
    for (int point = 0; point < points; ++point) result[point] = then[first[point]];
    return result;
}

LineGroup::Lines LineGroup::inverse_of(const Lines& lines) {
    Lines result{};
    for (std::uint8_t point = 0; point < points; ++point) result[lines[point]] = point;
    return result;
}

bool LineGroup::contains(Lines lines, int level) const {
    for (; level < points; ++level) {
        const auto target = lines[level];
        if (target == level) continue;
        const auto& representative = levels_[level].taking_to[target];
        if (!representative) return false;
        lines = product(lines, inverse_of(*representative));
    }
    return true;
}

// Adds a generator to the level's group: every representative times it belongs there too.
void LineGroup::extend(const Lines& lines, int level) {
    levels_[level].generators.push_back(lines);
    sift(lines, level);
    for (int target = 0; target < points; ++target)
        if (const auto representative = levels_[level].taking_to[target])
            sift(product(*representative, lines), level);
}

// Processes a member of the level's group: either it reaches a new point, or it gives a member of the next level.
void LineGroup::sift(const Lines& lines, int level) {
    const auto target = lines[level];
    auto& slot = levels_[level].taking_to[target];
    if (target != level && !slot) {
        slot = lines;
        for (std::size_t i = 0; i < levels_[level].generators.size(); ++i)
            sift(product(lines, Lines(levels_[level].generators[i])), level);
        return;
    }
    const Lines rest = target == level ? lines : product(lines, inverse_of(*slot));
    if (!contains(rest, level + 1)) extend(rest, level + 1);
}

bool LineGroup::add(const Transform& symmetry) {
    const Lines lines = lines_of(symmetry);
    if (contains(lines, 0)) return false;
    extend(lines, 0);
    return true;
}

std::uint64_t LineGroup::order() const {
    std::uint64_t order = 1;
    for (const Level& level : levels_)
        order *= 1 + static_cast<std::uint64_t>(
                         std::ranges::count_if(level.taking_to, [](const auto& r) { return r.has_value(); }));
    return order;
}

}  // namespace nonet::canon
