#include "generate/reduction.hpp"

#include <algorithm>
#include <bit>
#include <cstring>
#include <utility>

#include "core/rules.hpp"
#include "nonet/contract.hpp"

namespace nonet::generate {
namespace {

// The distance in cells to the next question when `removed` cells are gone, chosen so that about every second answer is
// yes. Measured on 500 random solutions: 21 questions for each puzzle; one for each cell would be 81.
int cells_ahead(int removed) {
    constexpr int nearly_always_proper = 46;
    if (removed < nearly_always_proper) return nearly_always_proper - removed;
    return removed < 49 ? 3 : removed < 53 ? 2 : 1;
}

}  // namespace

bool Reduction::start(const Grid& solution, std::span<const CellSet> groups, int fewest, Rule rule) {
    NONET_EXPECT(is_finished(solution));
    solution_ = solution;
    groups_.assign(groups.begin(), groups.end());
    removed_before_.resize(groups_.size());
    sizes_.clear();
    for (const CellSet& group : groups) sizes_.push_back(static_cast<std::uint8_t>(group.size()));
    group_of_.fill(cell_count);
    for (std::size_t i = 0; i < groups_.size(); ++i)
        for (Cell cell : groups_[i]) group_of_[cell] = static_cast<std::uint8_t>(i);
    removed_ = proven_ = {};
    next_ = 0;
    fewest_ = fewest;
    rule_ = rule;
    sets_.clear();
    older_.clear();
    newest_.fill(none);
    find_line_exchanges(solution, sets_);
    for (std::size_t i = 0; i < sets_.size(); ++i) index(i);
    return advance();
}

bool Reduction::answer(std::span<const Grid> others) {
    if (others.empty()) proven_ = removed_;
    for (const Grid& other : others) {
        sets_.push_back(difference(solution_, other));
        go_back_to(index(sets_.size() - 1));
    }
    return advance();
}

// Adds a set to the list of its last group, and returns that group.
std::size_t Reduction::index(std::size_t set) {
    std::size_t last = 0;
    for (Cell cell : sets_[set]) last = std::max<std::size_t>(last, group_of_[cell]);
    // A cell in no group always stays, so the set gives no information about the others.
    older_.push_back(last < cell_count ? std::exchange(newest_[last], static_cast<std::uint16_t>(set))
                                       : none);
    return last;
}

// Everything up to the last of an unavoidable set's groups was right; that one has to stay.
void Reduction::go_back_to(std::size_t group) {
    if (group >= next_) return;  // another set has moved back further
    next_ = group;
    removed_ = removed_before_[group];
}

bool Reduction::has_to_stay(std::size_t group) const {
    const CellSet without = removed_ | groups_[group];
    for (std::size_t set = newest_[group]; set != none; set = older_[set])
        if ((sets_[set] - without).empty()) return true;
    return false;
}

bool Reduction::is_known_needed(Cell given) const {
    const CellSet without = removed_ | CellSet::of(given);
    return std::ranges::any_of(sets_, [&](const CellSet& set) { return (set - without).empty(); });
}

bool Reduction::advance() {
    const int proven = proven_.size(), target = proven + cells_ahead(proven);
    int away = removed_.size();
    for (; next_ < groups_.size() && away < target; ++next_) {
        removed_before_[next_] = removed_;
        const int size = sizes_[next_];
        if (cell_count - away - size < fewest_ || has_to_stay(next_)) {
            if (rule_ == Rule::stop) break;
            continue;
        }
        removed_ |= groups_[next_];
        away += size;
    }
    return removed_ != proven_;
}

namespace {

// Works on eight cells at a time.
Grid without(Grid grid, const CellSet& cells) {
    constexpr std::size_t bytes = 8;
    constexpr std::uint64_t ones = 0x0101010101010101u, diagonal = 0x8040201008040201u;
    for (std::size_t at = 0; at < cell_count - 1; at += bytes) {
        // Spreads bit i to byte i: first any bit of the byte, then its lowest, then all.
        const std::uint64_t spread =
            (cells.word(static_cast<int>(at / 64)) >> at % 64 & 0xff) * ones & diagonal;
        std::uint64_t gone = ((spread + 0x7f * ones) >> 7 & ones) * 0xff;
        if constexpr (std::endian::native == std::endian::big) gone = std::byteswap(gone);
        std::uint64_t values;
        std::memcpy(&values, grid.values.data() + at, bytes);
        values &= ~gone;
        std::memcpy(grid.values.data() + at, &values, bytes);
    }
    if (cells.contains(cell_count - 1)) grid[cell_count - 1] = 0;
    return grid;
}

}  // namespace

Grid Reduction::puzzle() const { return without(solution_, removed_); }
Grid Reduction::proven_puzzle() const { return without(solution_, proven_); }

}  // namespace nonet::generate
