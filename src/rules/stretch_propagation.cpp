// Clues about a part of a line whose cells differ. Sandwiches, x-sums and lunchboxes: tries the positions of the part
// together with the digits that it holds. Numbered rooms: tries the cell that the clue refers to.

#include <algorithm>
#include <bit>

#include "rules/propagator.hpp"

namespace nonet::rules {

// Tries every way that the cells allow with each set of digits of its total. Digits that occur in no way are removed.
bool Propagator::run_stretch(const Stretch& stretch) {
    const auto cells = net_.list(stretch.cells);
    const std::size_t length = cells.size();
    std::array<Mask, Geometry::most_digits> masks, kept{};
    std::array<Mask, Geometry::most_digits + 1> before, after;  // the digits that any cell there can hold
    before[0] = after[length] = 0;
    for (std::size_t i = 0; i < length; ++i) {
        masks[i] = open(cells[i]);
        before[i + 1] = before[i] | masks[i];
    }
    for (std::size_t i = length; i-- > 0;) after[i] = after[i + 1] | masks[i];
    const auto all_have = [&](std::size_t from, std::size_t to, Mask digits) {
        for (std::size_t i = from; i < to; ++i)
            if ((masks[i] & digits) == 0) return false;
        return true;
    };
    // Tries these digits for all cells except the start and the end.
    const auto fits = [&](const Stretch::Way& way, Mask others) {
        Mask any = 0;
        for (std::size_t i = way.first; i < way.last; ++i) any |= masks[i];
        any &= others;
        const Mask beside = before[way.from] | after[way.to];
        bool has_set = false;
        const Subsets& subsets = net_.subsets[static_cast<std::size_t>(way.last - way.first)];
        for (std::size_t k = subsets.begin[way.total]; k < subsets.begin[way.total + 1U]; ++k) {
            const Mask set = subsets.sets[k], rest = others & ~set;
            if ((set & ~any) != 0 || (stretch.is_full && (rest & ~beside) != 0)) continue;
            if (!all_have(way.first, way.last, set) || !all_have(0, way.from, rest) ||
                !all_have(way.to, length, rest))
                continue;
            has_set = true;
            for (std::size_t i = 0; i < way.from; ++i) kept[i] |= rest;
            for (std::size_t i = way.first; i < way.last; ++i) kept[i] |= set;
            for (std::size_t i = way.to; i < length; ++i) kept[i] |= rest;
        }
        return has_set;
    };
    const auto is_all_kept = [&] {
        for (std::size_t i = 0; i < length; ++i)
            if ((masks[i] & ~kept[i]) != 0) return false;
        return true;
    };
    const auto apart = static_cast<int>(length) - 1;
    for (const auto& way : stretch.ways) {
        Mask& start = kept[way.from];
        if (way.start != 0) {
            if ((masks[way.from] & way.start) != 0 && fits(way, net_.all & ~way.start)) start |= way.start;
            continue;
        }
        Mask& end = kept[way.to - 1U];
        const Mask starts = masks[way.from], ends = masks[way.to - 1U];
        for (Mask lows = (starts | ends) & below(net_.digit_count - apart); lows != 0; lows &= lows - 1) {
            const Mask low = lows & (~lows + 1);
            const Mask behind_start = (starts & low) != 0 ? ends : 0,
                       before_end = (ends & low) != 0 ? starts : 0;
            for (Mask highs = (behind_start | before_end) & ~below(std::countr_zero(low) + apart); highs != 0;
                 highs &= highs - 1) {
                const Mask high = highs & (~highs + 1);
                if (!fits(way, (high - 1) & ~(2 * low - 1))) continue;
                if ((behind_start & high) != 0) start |= low, end |= high;
                if ((before_end & high) != 0) start |= high, end |= low;
                if (is_all_kept()) return true;
            }
        }
    }
    for (std::size_t i = 0; i < length; ++i)
        if (!shrink(cells[i], kept[i])) return false;
    return true;
}

// The first cell is the position of the digit. If the cells differ, the digit occurs nowhere else.
bool Propagator::run_room(const Room& room) {
    const auto cells = net_.list(room.cells);
    // The possible target cells, bit i for cell i, and the digits of the first cell that point at them.
    Mask places = 0, numbers = 0;
    for (Mask mask = open(cells[0]); mask != 0; mask &= mask - 1) {
        const Mask number = mask & (~mask + 1);
        const int place = std::countr_zero(number) + net_.low - 1;
        if (place < 0 || place >= static_cast<int>(cells.size())) continue;
        if ((open(cells[static_cast<std::size_t>(place)]) & room.digit) == 0) continue;
        // The first cell can point at itself if it has the digit; it cannot have the digit and point at another cell if
        // the cells differ.
        if (place == 0 ? number != room.digit : room.is_different && number == room.digit) continue;
        places |= Mask{1} << place;
        numbers |= number;
    }
    if (!shrink(cells[0], numbers)) return false;
    if (has_one(places) && !shrink(cells[static_cast<std::size_t>(std::countr_zero(places))], room.digit))
        return false;
    if (!room.is_different) return true;
    for (std::size_t i = 0; i < cells.size(); ++i)
        if ((places >> i & 1) == 0 && !strike(cells[i], room.digit)) return false;
    return true;
}

}  // namespace nonet::rules
