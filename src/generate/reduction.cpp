#include "generate/reduction.hpp"

#include <algorithm>

namespace nonet::generate {
namespace {

// How many cells further the next question is, when `removed` cells are away: about every second question should be
// answered by yes.  Measured on 500 random solutions: 21 questions for each puzzle, where one for each cell would be 81.
int cells_ahead(int removed) {
    constexpr int nearly_always_proper = 46;
    if (removed < nearly_always_proper) return nearly_always_proper - removed;
    return removed < 49 ? 3 : removed < 53 ? 2 : 1;
}

}  // namespace

bool Reduction::start(const Grid& solution, std::span<const CellSet> groups, int fewest, Rule rule) {
    solution_ = solution;
    groups_.assign(groups.begin(), groups.end());
    removed_before_.resize(groups_.size());
    sizes_.clear();
    for (const CellSet& group : groups) sizes_.push_back(static_cast<std::uint8_t>(group.size()));
    for (std::size_t i = 0; i < groups_.size(); ++i)
        for (Cell cell : groups_[i]) group_of_[cell] = static_cast<std::uint8_t>(i);
    removed_ = proven_ = {};
    next_ = 0;
    fewest_ = fewest;
    rule_ = rule;
    sets_.clear();
    sets_.add_simple(solution);
    return advance();
}

bool Reduction::answer(std::span<const Grid> others) {
    if (others.empty()) proven_ = removed_;
    for (const Grid& other : others) {
        const CellSet unavoidable = difference(solution_, other);
        sets_.add(unavoidable);
        go_back(unavoidable);
    }
    return advance();
}

// Up to the last of the set's groups, all was well; that one has to stay.
void Reduction::go_back(const CellSet& unavoidable) {
    std::size_t last = 0;
    for (Cell cell : unavoidable) last = std::max<std::size_t>(last, group_of_[cell]);
    if (last >= next_) return;  // another set has brought us back further
    next_ = last;
    removed_ = removed_before_[last];
}

bool Reduction::advance() {
    const int proven = proven_.size(), target = proven + cells_ahead(proven);
    int away = removed_.size();
    for (; next_ < groups_.size() && away < target; ++next_) {
        removed_before_[next_] = removed_;
        const CellSet& group = groups_[next_];
        const int size = sizes_[next_];
        if (cell_count - away - size < fewest_ || sets_.needs(group, removed_)) {
            if (rule_ == Rule::stop) break;
            continue;
        }
        removed_ |= group;
        away += size;
    }
    return removed_ != proven_;
}

namespace {

Grid without(Grid grid, const CellSet& cells) {
    for (Cell cell : cells) grid[cell] = 0;
    return grid;
}

}  // namespace

Grid Reduction::puzzle() const { return without(solution_, removed_); }
Grid Reduction::proven_puzzle() const { return without(solution_, proven_); }

}  // namespace nonet::generate
