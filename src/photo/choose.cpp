#include "photo/choose.hpp"

#include <algorithm>
#include <cmath>
#include <queue>
#include <vector>

namespace nonet::photo {
namespace {

constexpr int most_tries = 2000;
constexpr double largest_penalty = 9;  // a reading that is 8,000 times less likely is no reading
constexpr std::uint64_t most_nodes = 20'000;

struct Change {
    double penalty;  // how much less likely, as a logarithm
    int cell;
    std::uint8_t value;
};

struct Changes {
    double penalty = 0;
    std::vector<std::size_t> which;  // ascending
    friend bool operator<(const Changes& a, const Changes& b) { return a.penalty > b.penalty; }
};

Status status_of(const Grid& grid) { return solve(ClassicPuzzle{grid, {}}, {.nodes = most_nodes}).status; }

std::size_t at(int k) { return static_cast<std::size_t>(k); }

// Returns the changes of one cell each, the likeliest first.
std::vector<Change> changes_of(const Readings& readings, const Grid& likeliest) {
    std::vector<Change> changes;
    for (int cell = 0; cell < cell_count; ++cell)
        for (int value = 0; value < class_count; ++value) {
            const double penalty = readings[at(cell)][likeliest[cell]] - readings[at(cell)][at(value)];
            if (value != likeliest[cell] && penalty <= largest_penalty)
                changes.push_back({penalty, cell, static_cast<std::uint8_t>(value)});
        }
    std::ranges::sort(changes, {}, &Change::penalty);
    return changes;
}

// Returns the likeliest proper reading, as changes of the likeliest reading.
std::optional<Changes> find_proper(const Grid& likeliest, const std::vector<Change>& changes) {
    std::priority_queue<Changes> queue;
    queue.push({});
    for (int tries = 0; tries < most_tries && !queue.empty(); ++tries) {
        Changes set = queue.top();
        queue.pop();
        Grid grid = likeliest;
        bool twice = false;
        for (std::size_t k = 0; k < set.which.size(); ++k) {
            const Change& change = changes[set.which[k]];
            for (std::size_t other = 0; other < k; ++other)
                twice |= changes[set.which[other]].cell == change.cell;
            grid[change.cell] = change.value;
        }
        if (!twice && status_of(grid) == Status::unique) return set;
        // Each set of changes has one predecessor here: without its last, or with the one before in its place.
        const std::size_t next = set.which.empty() ? 0 : set.which.back() + 1;
        if (next >= changes.size()) continue;
        Changes more = set;
        more.which.push_back(next);
        more.penalty += changes[next].penalty;
        if (more.penalty <= 2 * largest_penalty) queue.push(more);
        if (set.which.empty()) continue;
        set.penalty += changes[next].penalty - changes[set.which.back()].penalty;
        set.which.back() = next;
        if (set.penalty <= 2 * largest_penalty) queue.push(std::move(set));
    }
    return std::nullopt;
}

}  // namespace

PhotoReading choose(const Readings& readings) {
    PhotoReading result;
    for (int cell = 0; cell < cell_count; ++cell) {
        const auto best = std::ranges::max_element(readings[at(cell)]);
        result.givens[cell] = static_cast<std::uint8_t>(best - readings[at(cell)].begin());
        result.confidence[at(cell)] = static_cast<float>(std::exp(*best));
    }
    const Grid likeliest = result.givens;
    const std::vector<Change> changes = changes_of(readings, likeliest);
    const auto proper = find_proper(likeliest, changes);
    if (!proper) {
        result.status = status_of(likeliest);
        for (float& confidence : result.confidence) confidence = std::min(confidence, doubtful_below / 2);
        return result;
    }
    result.status = Status::unique;
    for (const std::size_t k : proper->which) {
        const Change& change = changes[k];
        result.givens[change.cell] = change.value;
        result.confidence[at(change.cell)] =
            static_cast<float>(std::exp(readings[at(change.cell)][at(change.value)]));
    }
    if (!proper->which.empty()) return result;
    // The likeliest reading is proper. A cell is doubtful only if another digit there makes a proper puzzle, too.
    for (int cell = 0; cell < cell_count; ++cell) {
        double others = 0;
        for (const Change& change : changes) {
            if (change.cell != cell) continue;
            Grid grid = likeliest;
            grid[cell] = change.value;
            if (status_of(grid) == Status::unique) others += std::exp(-change.penalty);
        }
        result.confidence[at(cell)] =
            std::max(result.confidence[at(cell)], static_cast<float>(1 / (1 + others)));
    }
    return result;
}

}  // namespace nonet::photo
