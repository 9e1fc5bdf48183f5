#include "diagnose/hitting_set.hpp"

#include <cstdint>

namespace nonet {
namespace {

class HittingSetSearch {
 public:
    HittingSetSearch(std::span<const CellSet> sets, int bound) : sets_(sets), bound_(bound) {}

    HittingSet run() {
        descend({}, {});
        return {found_, branches_ <= max_branches};
    }

 private:
    // `barred` holds cells that were tried earlier at a higher level: sets with them are already known.
    void descend(const CellSet& taken, CellSet barred) {
        if (++branches_ > max_branches) return;
        // Sets without a common cell need one cell each, which gives a lower bound.
        CellSet disjoint;
        int needed = 0;
        std::optional<CellSet> smallest;
        for (const auto& set : sets_) {
            if (!(set & taken).empty()) continue;
            const CellSet free = set - barred;
            if (!smallest || free.size() < smallest->size()) smallest = free;
            if ((free & disjoint).empty()) {
                disjoint |= free;
                ++needed;
            }
        }
        if (taken.size() + needed >= bound_) return;
        if (!smallest) {
            found_ = taken;
            bound_ = taken.size();
            return;
        }
        for (Cell cell : *smallest) {
            descend(taken | CellSet::of(cell), barred);
            barred.insert(cell);
        }
    }

    static constexpr std::uint64_t max_branches = 2'000'000;
    std::span<const CellSet> sets_;
    int bound_;
    std::uint64_t branches_ = 0;
    std::optional<CellSet> found_;
};

}  // namespace

HittingSet smallest_hitting_set(std::span<const CellSet> sets, int bound) {
    return HittingSetSearch(sets, bound).run();
}

}  // namespace nonet
