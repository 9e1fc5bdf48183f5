// Constraints on the whole board.

#include <array>
#include <cstdlib>
#include <set>

#include "rules/layered.hpp"
#include "rules/network.hpp"
#include "rules/numbers.hpp"
#include "rules/record.hpp"

namespace nonet::rules {
namespace {

bool anti_taxicab(const Filled& f) {
    const int columns = f.board.columns();
    for (int a = 0; a < f.board.cell_count(); ++a)
        for (int b = 0; b < a; ++b)
            if (f.at(a) == f.at(b) &&
                std::abs(a / columns - b / columns) + std::abs(a % columns - b % columns) == f.at(a))
                return false;
    return true;
}

bool no_rank_ties(const Filled& f) {
    std::set<Numbers> numbers;
    for (const auto& line : all_lines(f.board)) {
        Numbers values;
        for (Cell cell : line) values.push_back(f.at(cell));
        if (!numbers.insert(std::move(values)).second) return false;
    }
    return true;
}

// Returns whether every 2 x 2 square has all three keys.
template <class Key>
bool every_square(const Filled& f, Key key) {
    for (int row = 0; row + 1 < f.board.rows(); ++row)
        for (int column = 0; column + 1 < f.board.columns(); ++column) {
            std::set<int> keys;
            for (int r : {row, row + 1})
                for (int c : {column, column + 1}) keys.insert(key(f.at(r, c)));
            if (keys.size() != 3) return false;
        }
    return true;
}
bool global_entropy(const Filled& f) {
    return every_square(f, [&](int value) { return third_of(value, f.board); });
}
bool global_mod(const Filled& f) {
    return every_square(f, [](int value) { return value % 3; });
}

bool flatmates(const Filled& f) {
    for (int row = 0; row < f.board.rows(); ++row)
        for (int column = 0; column < f.board.columns(); ++column)
            if (f.at(row, column) == 5 && !(row > 0 && f.at(row - 1, column) == 1) &&
                !(row + 1 < f.board.rows() && f.at(row + 1, column) == 9))
                return false;
    return true;
}

// Returns the largest rows, columns, boxes and pieces.
std::vector<std::vector<Cell>> largest_regions(const Geometry& board) {
    std::vector<std::vector<Cell>> regions;
    for (House house = 0; house < board.house_count(); ++house) {
        using enum HouseKind;
        const HouseKind kind = board.kind_of(house);
        const auto cells = board.house_cells(house);
        if (board.is_derived(house) || (kind != row && kind != column && kind != box && kind != piece))
            continue;
        if (!regions.empty() && cells.size() < regions.front().size()) continue;
        if (!regions.empty() && cells.size() > regions.front().size()) regions.clear();
        regions.emplace_back(cells.begin(), cells.end());
    }
    return regions;
}

bool region_same_values(const Filled& f) {
    std::set<std::set<int>> found;
    for (const auto& region : largest_regions(f.board)) {
        std::set<int> values;
        for (Cell cell : region) values.insert(f.at(cell));
        found.insert(std::move(values));
    }
    return found.size() <= 1;
}

// If a region holds every digit, the rule adds nothing.
void post_region_same_values(const Rule&, Post& post) {
    const auto regions = largest_regions(post.board);
    if (regions.size() > 1 && static_cast<int>(regions.front().size()) < post.board.digit_count())
        post.same_values(regions);
}

void post_anti_taxicab(const Rule&, Post& post) {
    const int columns = post.board.columns();
    for (int a = 0; a < post.board.cell_count(); ++a)
        for (int b = 0; b < a; ++b) {
            const int steps = std::abs(a / columns - b / columns) + std::abs(a % columns - b % columns);
            if (post.is_value(steps)) post.not_both(static_cast<Cell>(a), static_cast<Cell>(b), steps);
        }
}

// A state is the set of keys so far, as bits.
template <class Key>
void post_every_square(RuleKind kind, Post& post, Key key) {
    for (int row = 0; row + 1 < post.board.rows(); ++row)
        for (int column = 0; column + 1 < post.board.columns(); ++column) {
            const int first = post.board.columns() * row + column, below = first + post.board.columns();
            const std::vector<Cell> square{static_cast<Cell>(first), static_cast<Cell>(first + 1),
                                           static_cast<Cell>(below), static_cast<Cell>(below + 1)};
            post.layered(square, kind, {}, [&] {
                return layers_of(
                    square.size(), 0, post.low, post.board.digit_count(),
                    [&](int met, int value, std::size_t, auto emit) { emit(met | 1 << key(value)); },
                    [](int met) { return met == 7; });
            });
        }
}
void post_global_entropy(const Rule& rule, Post& post) {
    post_every_square(rule.kind, post, [&](int value) { return third_of(value, post.board); });
}
void post_global_mod(const Rule& rule, Post& post) {
    post_every_square(rule.kind, post, [](int value) { return value % 3; });
}

// The cell above, the cell itself and the one below, as far as they exist.
void post_flatmates(const Rule& rule, Post& post) {
    const int columns = post.board.columns();
    for (int cell = 0; cell < post.board.cell_count(); ++cell) {
        std::vector<Cell> cells;
        const bool has_above = cell >= columns;
        if (has_above) cells.push_back(static_cast<Cell>(cell - columns));
        cells.push_back(static_cast<Cell>(cell));
        if (cell + columns < post.board.cell_count()) cells.push_back(static_cast<Cell>(cell + columns));
        enum State { nothing, has_one_above, fine, needs_nine };
        post.layered(cells, rule.kind, {has_above}, [&] {
            return layers_of(
                cells.size(), nothing, post.low, post.board.digit_count(),
                [&](State state, int value, std::size_t i, auto emit) {
                    if (has_above && i == 0) return emit(value == 1 ? has_one_above : nothing);
                    if (i == (has_above ? 1U : 0U))
                        return emit(value != 5 || state == has_one_above ? fine : needs_nine);
                    emit(state == fine || value == 9 ? fine : needs_nine);
                },
                [](State state) { return state == fine; });
        });
    }
}

// Two equal lines would have equal first cells: an automaton for each two lines, which ends where they differ.
void post_no_rank_ties(const Rule&, Post& post) {
    const auto lines = all_lines(post.board);
    static constexpr int differ = -1, equal = -2;  // or the digit of a cell whose partner is next
    for (std::size_t a = 0; a < lines.size(); ++a)
        for (std::size_t b = 0; b < a; ++b) {
            std::vector<Cell> cells;
            bool can_be_equal = true;  // no two corresponding cells see each other
            for (std::size_t i = 0; i < lines[a].size(); ++i) {
                if (lines[a][i] == lines[b][i]) continue;
                can_be_equal &= !post.all_different(std::array{lines[a][i], lines[b][i]});
                cells.insert(cells.end(), {lines[a][i], lines[b][i]});
            }
            if (!can_be_equal) continue;
            if (cells.empty()) return post.contradict();  // a single cell is both a row and a column
            post.layered(cells, layers_of(
                                    cells.size(), equal, post.low, post.board.digit_count(),
                                    [](int state, int value, std::size_t place, auto emit) {
                                        if (state == differ) return emit(differ);
                                        emit(place % 2 == 0 ? value : state == value ? equal : differ);
                                    },
                                    [](int state) { return state == differ; }));
        }
}

constexpr Record whole_board_records[] = {
    {{RuleKind::anti_taxicab, "anti-taxicab", "Anti-Taxicab",
      "Two cells of the same value V are never V steps apart.", "anti-taxicab"},
     {.least_groups = 0, .most_groups = 0},
     {.legend = "two cells with the digit N are never N steps apart"},
     anti_taxicab,
     post_anti_taxicab,
     "anti-taxicab rule",
     "The distance in steps between {cells} is a digit that they cannot both hold."},
    {{RuleKind::global_entropy, "global-entropy", "Global Entropy",
      "Every square of 2 x 2 cells has a low, a middle and a high value.", "global-entropy"},
     {.least_groups = 0, .most_groups = 0},
     {.legend = "every 2 x 2 has a low, a middle and a high digit"},
     global_entropy,
     post_global_entropy,
     "entropy rule",
     "The square {cells} has a low, a middle and a high digit."},
    {{RuleKind::global_mod, "global-mod", "Global Modulo",
      "Every square of 2 x 2 cells has all three remainders modulo 3.", "global-mod"},
     {.least_groups = 0, .most_groups = 0},
     {.legend = "every 2 x 2 has every remainder modulo 3"},
     global_mod,
     post_global_mod,
     "modulo rule",
     "The square {cells} has all three remainders modulo 3."},
    {{RuleKind::flatmates, "flatmates", "Dutch Flatmates", "Every 5 has a 1 above it or a 9 below it.",
      "flatmates"},
     {.least_groups = 0, .most_groups = 0},
     {.legend = "a 5 has a 1 above it or a 9 below it"},
     flatmates,
     post_flatmates,
     "flatmates rule",
     "Every 5 has a 1 above it or a 9 below it; this applies here to {cells}."},
    {{RuleKind::no_rank_ties, "no-rank-ties", "No Rank Ties",
      "No two rows or columns, read as numbers from both ends, are equal.", "no-rank-ties"},
     {.least_groups = 0, .most_groups = 0, .is_square = true},
     {.legend = "no two rows or columns are the same number, read from either end"},
     no_rank_ties,
     post_no_rank_ties,
     "ranks",
     "Read as numbers, no two rows or columns are equal; this applies here to {cells}."},
    {{RuleKind::region_same_values, "region-same-values", "Region Same Values",
      "The largest of the rows, columns, boxes and pieces all hold the same values.", "region-same-values"},
     {.least_groups = 0, .most_groups = 0},
     {.legend = "the largest regions all hold the same digits"},
     region_same_values,
     post_region_same_values,
     "same values of regions",
     "The largest of the rows, columns, boxes and pieces all hold the same digits."},
};

}  // namespace

std::span<const Record> board_rules() { return whole_board_records; }

}  // namespace nonet::rules
