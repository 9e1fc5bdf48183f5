// Connected cells: which cells can be reached, and which cells are the only connection.

#include <algorithm>
#include <limits>

#include "rules/propagator.hpp"

namespace nonet::rules {
namespace {

constexpr int any_distance = std::numeric_limits<int>::max();

// The cells that can be in the area, and those that are.
template <std::size_t Words>
class Area {
 public:
    using Set = PlaceSet<Words>;

    Area(const std::vector<std::uint64_t>& adjacent, const Set& can_be, const Set& is_in)
        : adjacent_(adjacent.data()), can_be_(can_be), is_in_(is_in) {}

    // The cells that cannot be in the area, and those that must be, apart from those that are.
    Set gone, sure;

    // Computes both. Returns false if the cells cannot be connected.
    bool draw(int size) {
        if (is_in_.empty()) return drop_small(size);
        if (size == 0) gone = can_be_ - reached(Set::of(is_in_.first()), can_be_);
        return join() && (size == 0 || fit(size));
    }

 private:
    Set beside(const Set& set) const {
        Set all;
        for (std::size_t i = 0; i < Words; ++i)
            for (std::uint64_t left = set.words[i]; left != 0; left &= left - 1)
                all |=
                    Set::at(adjacent_ + Words * (64 * i + static_cast<std::size_t>(std::countr_zero(left))));
        return all;
    }

    // Returns the cells that at most `steps` steps within a set lead to.
    Set reached(Set from, const Set& within, int steps = any_distance) const {
        Set all = from;
        for (; steps > 0 && !from.empty(); --steps) {
            from = (beside(from) & within) - all;
            all |= from;
        }
        return all;
    }

    // Removes areas that are too small for a given size, if no cell is known to be in.
    bool drop_small(int size) {
        for (Set left = can_be_; size > 0 && !left.empty();) {
            const Set all = reached(Set::of(left.first()), left);
            if (all.size() < size) gone |= all;
            left -= all;
        }
        return true;
    }

    // Finds the cells without which the cells that are in would not be connected.
    bool join() {
        Set joined = reached(Set::of(is_in_.first()), is_in_), narrow;
        while (joined != is_in_)
            if (!find_way(joined, narrow)) return false;
        return narrow.all_of([&](std::size_t place) {
            const Set all = reached(Set::of(is_in_.first()), can_be_ - Set::of(place));
            if (!(is_in_ - all).empty()) sure.insert(place);
            return true;
        });
    }

    // Finds the shortest ways to the nearest cells that are not joined. Only places where these have a single cell can
    // require another cell.
    bool find_way(Set& joined, Set& narrow) const {
        Set all = joined, part;
        std::vector<Set> levels;
        levels.reserve(16);
        levels.push_back(joined);
        while ((part = (levels.back() & is_in_) - joined).empty()) {
            levels.push_back((beside(levels.back()) & can_be_) - all);
            if (levels.back().empty()) return false;
            all |= levels.back();
        }
        part = reached(Set::of(part.first()), is_in_);
        joined |= part;
        for (std::size_t i = levels.size() - 1; --i > 0;) {
            part = beside(part) & levels[i];
            if (part.has_one()) narrow |= part;
        }
        return true;
    }

    // Allows no more cells than the size, and none too far from the cells that are in. If no further cells can be
    // reached, all are required.
    bool fit(int size) {
        const int missing = size - is_in_.size();
        if (missing < 0) return false;
        const Set near = reached(is_in_, can_be_, missing);
        const int count = near.size();
        gone |= can_be_ - near;
        if (count == size) sure |= near - is_in_;
        return count >= size;
    }

    const std::uint64_t* adjacent_;
    const Set can_be_, is_in_;
};

}  // namespace

// The result depends on which cells can be in and which are. If nothing followed before, nothing follows until these
// change.
template <std::size_t Words>
bool Propagator::run_connected(std::uint32_t number) {
    const auto& [list, digits, size, adjacent] = net_.connecteds[number];
    const auto cells = net_.placed[std::size_t{list}];
    const HeldPlaces<Words> held = look_at<Words>(list);
    const PlaceSet<Words> can_be = held.any(digits), is_in = can_be - held.any(net_.all & ~digits);
    std::uint64_t* known = areas_.data() + 2 * many_words * number;
    if (can_be.empty()) return failed_cell_ = cells[0], false;
    if (PlaceSet<Words>::at(known) == can_be && PlaceSet<Words>::at(known + Words) == is_in) return true;
    if (can_be.has_one()) return shrink(cells[can_be.first()], digits);
    Area<Words> area(net_.adjacent[adjacent], can_be, is_in);
    if (!area.draw(size)) return failed_cell_ = cells[is_in.first()], false;
    if (area.gone.empty() && area.sure.empty()) {
        std::ranges::copy(is_in.words, std::ranges::copy(can_be.words, known).out);
        return true;
    }
    return area.gone.all_of([&](std::size_t place) { return strike(cells[place], digits); }) &&
           area.sure.all_of([&](std::size_t place) { return shrink(cells[place], digits); });
}
template bool Propagator::run_connected<few_words>(std::uint32_t);
template bool Propagator::run_connected<many_words>(std::uint32_t);

}  // namespace nonet::rules
