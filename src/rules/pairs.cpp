// Constraints on two cells: dots, inequalities, tables of pairs; and constraints on neighbours without a dot.

#include <cstdlib>
#include <functional>
#include <set>
#include <utility>

#include "rules/network.hpp"
#include "rules/numbers.hpp"
#include "rules/record.hpp"

namespace nonet::rules {
namespace {

bool white(const Filled& f) { return std::abs(f.group()[0] - f.group()[1]) == f.value(); }

bool is_ratio(int a, int b, int ratio) { return a == ratio * b || b == ratio * a; }

bool black(const Filled& f) { return is_ratio(f.group()[0], f.group()[1], f.value()); }

bool greater(const Filled& f) { return f.group()[0] > f.group()[1]; }

bool is_dot(RuleKind kind) { return kind == RuleKind::white || kind == RuleKind::black; }
bool is_xv(RuleKind kind) { return kind == RuleKind::xv; }

bool is_marked(const Geometry& board, Cell a, Cell b, bool (*is_mark)(RuleKind)) {
    return std::ranges::any_of(board.rules(), [&](const Rule& rule) {
        return is_mark(rule.kind) && std::ranges::find(rule.groups[0], a) != rule.groups[0].end() &&
               std::ranges::find(rule.groups[0], b) != rule.groups[0].end();
    });
}

// Returns whether `fits` holds for all neighbours without a mark.
template <class Fits>
bool all_unmarked(const Filled& f, bool (*is_mark)(RuleKind), Fits fits) {
    const int columns = f.board.columns();
    for (int cell = 0; cell < f.board.cell_count(); ++cell)
        for (int other : {cell % columns + 1 < columns ? cell + 1 : -1, cell + columns}) {
            if (other < 0 || other >= f.board.cell_count()) continue;
            if (!fits(f.at(cell), f.at(other)) &&
                !is_marked(f.board, static_cast<Cell>(cell), static_cast<Cell>(other), is_mark))
                return false;
        }
    return true;
}

bool negative_white(const Filled& f) {
    return all_unmarked(f, is_dot, [](int a, int b) { return std::abs(a - b) != 1; });
}

bool negative_black(const Filled& f) {
    const std::vector<int> ratios = ratios_of(f.board.rules());
    return all_unmarked(f, is_dot, [&](int a, int b) {
        return std::ranges::none_of(ratios, [&](int ratio) { return is_ratio(a, b, ratio); });
    });
}

bool negative_xv(const Filled& f) {
    return all_unmarked(f, is_xv, [](int a, int b) { return a + b != 5 && a + b != 10; });
}

bool in_table(const Filled& f, int a, int b) {
    for (std::size_t i = 0; i < f.rule.values.size(); i += 2)
        if (f.value(i) == a && f.value(i + 1) == b) return true;
    return false;
}

bool pairs(const Filled& f) {
    const Numbers v = f.group();
    for (std::size_t i = 0; i + 1 < v.size(); ++i)
        if (!in_table(f, v[i], v[i + 1])) return false;
    return true;
}

bool all_pairs(const Filled& f) {
    const Numbers v = f.group();
    for (std::size_t i = 0; i < v.size(); ++i)
        for (std::size_t k = i + 1; k < v.size(); ++k)
            if (!in_table(f, v[i], v[k])) return false;
    return true;
}

bool clone(const Filled& f) {
    for (std::size_t i = 1; i < f.rule.groups.size(); ++i)
        if (f.group(i) != f.group(0)) return false;
    return true;
}

constexpr int one(int) { return 1; }
constexpr int two(int) { return 2; }

void post_white(const Rule& rule, Post& post) {
    post.each_step(rule.groups[0], [&](int a, int b) { return std::abs(a - b) == rule.values[0]; });
}
void post_black(const Rule& rule, Post& post) {
    post.each_step(rule.groups[0], [&](int a, int b) { return is_ratio(a, b, rule.values[0]); });
}
void post_greater(const Rule& rule, Post& post) {
    post.each_step(rule.groups[0], [](int a, int b) { return a > b; });
}

// Posts a constraint for all neighbours without a mark.
template <class Fits>
void post_unmarked(Post& post, bool (*is_mark)(RuleKind), Fits fits) {
    const int columns = post.board.columns();
    for (int cell = 0; cell < post.board.cell_count(); ++cell)
        for (int other : {cell % columns + 1 < columns ? cell + 1 : -1, cell + columns})
            if (other >= 0 && other < post.board.cell_count() &&
                !is_marked(post.board, static_cast<Cell>(cell), static_cast<Cell>(other), is_mark))
                post.pair(static_cast<Cell>(cell), static_cast<Cell>(other), fits);
}
void post_negative_white(const Rule&, Post& post) {
    post_unmarked(post, is_dot, [](int a, int b) { return std::abs(a - b) != 1; });
}
void post_negative_black(const Rule&, Post& post) {
    const std::vector<int> ratios = ratios_of(post.board.rules());
    post_unmarked(post, is_dot, [&](int a, int b) {
        return std::ranges::none_of(ratios, [&](int ratio) { return is_ratio(a, b, ratio); });
    });
}
void post_negative_xv(const Rule&, Post& post) {
    post_unmarked(post, is_xv, [](int a, int b) { return a + b != 5 && a + b != 10; });
}

// Returns a fast test for whether a table has a pair.
auto table_of(const Rule& rule) {
    std::set<std::pair<int, int>> table;
    for (std::size_t i = 0; i < rule.values.size(); i += 2)
        table.insert({rule.values[i], rule.values[i + 1]});
    return [table = std::move(table)](int a, int b) { return table.contains({a, b}); };
}
void post_pairs(const Rule& rule, Post& post) { post.each_step(rule.groups[0], table_of(rule)); }
void post_all_pairs(const Rule& rule, Post& post) {
    const auto& cells = rule.groups[0];
    const auto holds = table_of(rule);
    for (std::size_t i = 0; i < cells.size(); ++i)
        for (std::size_t k = i + 1; k < cells.size(); ++k) post.pair(cells[i], cells[k], holds);
}

void post_clone(const Rule& rule, Post& post) {
    for (std::size_t i = 1; i < rule.groups.size(); ++i)
        for (std::size_t k = 0; k < rule.groups[0].size(); ++k)
            post.pair(rule.groups[0][k], rule.groups[i][k], std::equal_to<int>());
}

constexpr Record pairs_records[] = {
    {{RuleKind::white, "white", "White Dot", "The two cells differ by 1, or by the given number.",
      "white:r1c1,r1c2"},
     {.least_cells = 2, .most_cells = 2, .values = ValueShape::usual, .usual = one, .usual_clues = 24},
     {PictureForm::dot, Ink::white_dot},
     white,
     post_white,
     "white dot",
     "{cells} differ by {value}, so each candidate needs a matching one in the other cell."},
    {{RuleKind::black, "black", "Black Dot",
      "One of the two cells is twice the other, or the given multiple of it.", "black:r1c1,r1c2"},
     {.least_cells = 2,
      .most_cells = 2,
      .values = ValueShape::usual,
      .least = 1,
      .usual = two,
      .usual_clues = 14},
     {PictureForm::dot, Ink::black_dot},
     black,
     post_black,
     "black dot",
     "One of {cells} is {times} the other, so each candidate needs a matching one in the other cell."},
    {{RuleKind::greater, "greater", "Greater Than", "The first cell is greater than the second.",
      "greater:r1c1,r1c2"},
     {.place = RulePlace::line, .least_cells = 2, .most_cells = 2},
     {PictureForm::sign, Ink::region_line},
     greater,
     post_greater,
     "inequality",
     "{first} is greater than {last}."},
    {{RuleKind::negative_white, "negative-white", "All White Dots Given",
      "Neighbours in a row or column without a dot between them do not differ by 1.", "negative-white"},
     {.least_groups = 0, .most_groups = 0},
     {.legend = "all white dots are given"},
     negative_white,
     post_negative_white,
     "negative rule",
     "There is no white dot between {cells}, so they do not differ by 1."},
    {{RuleKind::negative_black, "negative-black", "All Black Dots Given",
      "Neighbours without a dot between them are never in the ratio of a black dot.", "negative-black"},
     {.least_groups = 0, .most_groups = 0},
     {.legend = "all black dots are given"},
     negative_black,
     post_negative_black,
     "negative rule",
     "There is no black dot between {cells}, so they are not in the ratio of a black dot."},
    {{RuleKind::negative_xv, "negative-xv", "All XV Given",
      "Neighbours without an X or a V between them sum to neither 5 nor 10.", "negative-xv"},
     {.least_groups = 0, .most_groups = 0},
     {.legend = "all X and V are given"},
     negative_xv,
     post_negative_xv,
     "negative rule",
     "There is neither an X nor a V between {cells}, so they sum to neither 10 nor 5."},
    {{RuleKind::pairs, "pairs", "Table of Pairs",
      "Each cell of the line and the next one form one of the listed pairs of values.",
      "pairs=1,2,2,1,3,4:r1c1,r1c2"},
     {.place = RulePlace::line, .least_cells = 2, .values = ValueShape::couples},
     {PictureForm::line, Ink::thin_rule, .06, "a table lists the pairs of digits that may follow each other"},
     pairs,
     post_pairs,
     "table",
     "Neighbouring cells on the line {cells} form one of the pairs in its table."},
    {{RuleKind::all_pairs, "all-pairs", "Table of All Pairs",
      "Each cell and any later one form one of the listed pairs of values.",
      "all-pairs=1,3,3,1,1,4,4,1:r1c1,r2c2"},
     {.place = RulePlace::line, .least_cells = 2, .values = ValueShape::couples},
     {PictureForm::line, Ink::thin_rule, .06, "a table lists the pairs of digits that may be on the line"},
     all_pairs,
     post_all_pairs,
     "table",
     "Any two of {cells}, in this order, form one of the pairs in their table."},
    {{RuleKind::clone, "clone", "Clone", "The groups are equal, cell by cell.", "clone:r1c1,r1c2/r3c3,r3c4"},
     {.place = RulePlace::line,
      .least_groups = 2,
      .most_groups = any_number,
      .equal_groups = true,
      .alike = Alike::all},
     {PictureForm::clones, Ink::thin_rule, .02, "shaded groups are the same, cell by cell"},
     clone,
     post_clone,
     "clone",
     "{groups} are clones{each_cell}."},
};

}  // namespace

std::vector<int> ratios_of(std::span<const Rule> rules) {
    std::vector<int> ratios;
    for (const Rule& rule : rules)
        if (rule.kind == RuleKind::black && std::ranges::find(ratios, rule.values[0]) == ratios.end())
            ratios.push_back(rule.values[0]);
    if (ratios.empty()) ratios.push_back(2);
    return ratios;
}

std::span<const Record> pair_rules() { return pairs_records; }

}  // namespace nonet::rules
