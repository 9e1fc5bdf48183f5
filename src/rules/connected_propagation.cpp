// Cells of some digits that hang together: which can be reached, and which are the only way.

#include <algorithm>

#include "rules/propagator.hpp"

namespace nonet::rules {
namespace {

constexpr int unseen = -1;

// A walk from a cell that is in, depth first, over all that can be in.  A cell is needed where some that are in hang on the
// others by it alone.
class Walk {
 public:
    Walk(const Connected& connected, std::span<const std::uint8_t> can_be,
         std::span<const std::uint8_t> is_in)
        : connected_(connected), can_be_(can_be), is_in_(is_in), number_(can_be.size(), unseen) {}

    std::vector<std::uint16_t> needed;
    bool has_seen(std::size_t cell) const { return number_[cell] != unseen; }

    void begin(std::uint16_t first) {
        enter(first);
        while (!path_.empty()) {
            const Here here = path_.back();
            const auto neighbours = connected_.neighbours[std::size_t{here.cell}];
            if (here.next == neighbours.size()) {
                leave();
                continue;
            }
            ++path_.back().next;
            const std::uint16_t other = neighbours[here.next];
            if (can_be_[other] == 0) continue;
            if (number_[other] == unseen)
                enter(other);
            else
                path_.back().low = std::min(here.low, number_[other]);
        }
    }

 private:
    struct Here {
        std::uint16_t cell;
        int low, in;  // the first cell that is reached from behind, and how many that are in stand behind
        std::size_t next;
    };

    void enter(std::uint16_t cell) {
        number_[cell] = count_++;
        path_.push_back({cell, number_[cell], is_in_[cell], 0});
    }
    void leave() {
        const Here here = path_.back();
        path_.pop_back();
        if (path_.empty()) return;
        Here& before = path_.back();
        if (here.in > 0 && here.low >= number_[before.cell] && is_in_[before.cell] == 0)
            needed.push_back(before.cell);
        before.low = std::min(before.low, here.low);
        before.in += here.in;
    }

    const Connected& connected_;
    std::span<const std::uint8_t> can_be_, is_in_;
    std::vector<int> number_;
    int count_ = 0;
    std::vector<Here> path_;
};

// How many steps each cell that can be in is from one that is.
std::vector<int> steps_from(const Connected& connected, std::span<const std::uint8_t> can_be,
                            std::vector<std::uint16_t> reached) {
    std::vector<int> steps(can_be.size(), unseen);
    for (std::uint16_t cell : reached) steps[cell] = 0;
    for (std::size_t i = 0; i < reached.size(); ++i)
        for (std::uint16_t other : connected.neighbours[std::size_t{reached[i]}])
            if (can_be[other] != 0 && steps[other] == unseen) {
                steps[other] = steps[reached[i]] + 1;
                reached.push_back(other);
            }
    return steps;
}

}  // namespace

// Of a size that is said, where no cell is known to be in.
bool Propagator::drop_small_areas(const Connected& connected, std::span<const std::uint8_t> can_be) {
    const auto cells = net_.list(connected.cells);
    std::vector<std::uint8_t> is_known(cells.size());
    for (std::size_t first = 0; first < cells.size() && connected.size > 0; ++first) {
        if (can_be[first] == 0 || is_known[first] != 0) continue;
        const auto steps = steps_from(connected, can_be, {static_cast<std::uint16_t>(first)});
        const auto count = static_cast<int>(steps.size()) - std::ranges::count(steps, unseen);
        for (std::size_t i = 0; i < cells.size(); ++i) {
            if (steps[i] == unseen) continue;
            is_known[i] = 1;
            if (count < connected.size && !strike(cells[i], connected.digits)) return false;
        }
    }
    return true;
}

// No more cells than the size, none too far from those that are in, and all where no more can be reached.
bool Propagator::fit_size(const Connected& connected, std::span<const std::uint8_t> can_be,
                          std::span<const std::uint8_t> is_in) {
    const auto cells = net_.list(connected.cells);
    std::vector<std::uint16_t> in;
    for (std::size_t i = 0; i < cells.size(); ++i)
        if (is_in[i] != 0) in.push_back(static_cast<std::uint16_t>(i));
    const int missing = connected.size - static_cast<int>(in.size());
    if (missing < 0) return failed_cell_ = cells[in[0]], false;
    const std::vector<int> steps = steps_from(connected, can_be, in);
    const auto is_near = [&](int step) { return step != unseen && step <= missing; };
    const auto count = static_cast<int>(std::ranges::count_if(steps, is_near));
    if (count < connected.size) return failed_cell_ = cells[in[0]], false;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (can_be[i] == 0) continue;
        if (!is_near(steps[i]) ? !strike(cells[i], connected.digits)
                               : count == connected.size && !shrink(cells[i], connected.digits))
            return false;
    }
    return true;
}

bool Propagator::run_connected(const Connected& connected) {
    const auto cells = net_.list(connected.cells);
    std::vector<std::uint8_t> can_be(cells.size()), is_in(cells.size());
    std::size_t possible = 0, last = 0, first = cells.size();
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if ((open(cells[i]) & connected.digits) == 0) continue;
        can_be[i] = 1;
        ++possible;
        last = i;
        if ((open(cells[i]) & ~connected.digits) != 0) continue;
        is_in[i] = 1;
        first = i;
    }
    if (possible == 0) return failed_cell_ = cells[0], false;
    if (possible == 1) return shrink(cells[last], connected.digits);
    if (first == cells.size()) return drop_small_areas(connected, can_be);
    Walk walk(connected, can_be, is_in);
    walk.begin(static_cast<std::uint16_t>(first));
    for (std::size_t i = 0; i < cells.size(); ++i)
        if (can_be[i] != 0 && !walk.has_seen(i) && !shrink(cells[i], ~connected.digits)) return false;
    if (connected.size > 0 && !fit_size(connected, can_be, is_in)) return false;
    return std::ranges::all_of(walk.needed,
                               [&](std::uint16_t cell) { return shrink(cells[cell], connected.digits); });
}

}  // namespace nonet::rules
