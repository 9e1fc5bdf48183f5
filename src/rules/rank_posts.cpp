// Posts ranks: the place of each line among all lines, and the order of several ranked lines.

#include <algorithm>
#include <array>

#include "rules/network.hpp"
#include "rules/numbers.hpp"

namespace nonet::rules {

// If each line at the edge has every digit once, four lines begin with each digit. A rank then determines the line's
// first digit, and how many of the other three lines with it are less.
void Post::rank(std::span<const Cell> line, int rank, bool is_shared) {
    constexpr int with_each = 4;
    if (network_.edge_lines.empty())
        for (const auto& other : all_lines(board)) network_.edge_lines.push_back(list(other));
    const auto at = std::ranges::find_if(network_.edge_lines, [&](std::uint32_t other) {
        return std::ranges::equal(network_.list(other), line);
    });
    const int count = static_cast<int>(network_.edge_lines.size());
    if (rank < 1 || rank > count) return contradict();
    Rank made{*at, rank - 1, count - rank, 0, is_shared};
    const bool has_all = board.digit_count() == board.columns() &&
                         std::ranges::all_of(network_.edge_lines, [&](std::uint32_t other) {
                             return all_different(network_.list(other));
                         });
    if (has_all) {
        made.first = Mask{1} << (rank - 1) / with_each;
        made.less = (rank - 1) % with_each;
        made.more = with_each - 1 - made.less;
        keep(line[0], made.first);
    }
    network_.line_ranks.push_back(made);
    std::vector<Cell> cells;
    for (int cell = 0; cell < board.cell_count(); ++cell) cells.push_back(static_cast<Cell>(cell));
    item(Network::Kind::rank, 2, network_.line_ranks.size() - 1, cells);
}

// The line of the lower rank is less; lines of the same rank are equal.
void Post::order(std::span<const Rule> rules) {
    std::vector<const Rule*> ranks;
    for (const Rule& rule : rules)
        if (rule.kind == RuleKind::full_rank || rule.kind == RuleKind::shared_rank) ranks.push_back(&rule);
    std::ranges::stable_sort(ranks, {}, [](const Rule* rule) { return rule->values[0]; });
    for (std::size_t i = 0; i + 1 < ranks.size(); ++i) {
        const auto &a = ranks[i]->groups[0], &b = ranks[i + 1]->groups[0];
        if (ranks[i]->values[0] == ranks[i + 1]->values[0]) {
            for (std::size_t k = 0; k < a.size(); ++k)
                if (a[k] != b[k]) pair(a[k], b[k], [](int x, int y) { return x == y; });
            continue;
        }
        network_.ordered.push_back({list(a), list(b)});
        std::vector<Cell> cells = a;
        cells.insert(cells.end(), b.begin(), b.end());
        item(Network::Kind::ordered, 0, network_.ordered.size() - 1, cells);
    }
}

}  // namespace nonet::rules
