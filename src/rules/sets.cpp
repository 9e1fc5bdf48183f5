// Which values some cells hold, and how often; and cells that point at the places of values.

#include <bit>
#include <map>
#include <set>

#include "core/each_once.hpp"
#include "rules/extra.hpp"
#include "rules/network.hpp"
#include "rules/numbers.hpp"
#include "rules/record.hpp"

namespace nonet::rules {
namespace {

std::map<int, int> needs(const Rule& rule) {
    std::map<int, int> needs;
    for (int value : rule.values) ++needs[value];
    return needs;
}

bool contain(const Filled& f) {
    const Numbers v = f.group();
    return std::ranges::all_of(needs(f.rule),
                               [&](const auto& need) { return count(v, need.first) >= need.second; });
}

bool contain_exact(const Filled& f) {
    const Numbers v = f.group();
    return std::ranges::all_of(needs(f.rule),
                               [&](const auto& need) { return count(v, need.first) == need.second; });
}

bool look_and_say(const Filled& f) {
    const Numbers v = f.group();
    for (std::size_t i = 0; i < f.rule.values.size(); i += 2)
        if (count(v, f.value(i + 1)) != f.value(i)) return false;
    return true;
}

bool same_values(const Filled& f) {
    const auto sorted = [&](std::size_t group) {
        Numbers values = f.group(group);
        std::ranges::sort(values);
        return values;
    };
    for (std::size_t i = 1; i < f.rule.groups.size(); ++i)
        if (sorted(i) != sorted(0)) return false;
    return true;
}

bool counting(const Filled& f) {
    const Numbers v = f.group();
    return std::ranges::all_of(v, [&](int value) { return count(v, value) == value; });
}

bool count_distinct(const Filled& f) {
    Numbers others = f.group();
    const int said = others.front();
    others.erase(others.begin());
    others = each_once(std::move(others));
    return static_cast<int>(others.size()) == said;
}

bool equality(const Filled& f) {
    const Numbers v = f.group();
    const int half = f.board.digit_count() / 2, cells = static_cast<int>(v.size());
    const auto times_two = [&](auto is) { return 2 * static_cast<int>(std::ranges::count_if(v, is)); };
    return all_different(v) && times_two([](int x) { return x % 2 == 1; }) == cells &&
           times_two([&](int x) { return x < f.low() + half; }) == cells &&
           times_two([&](int x) { return x > f.high() - half; }) == cells;
}

bool row_indexer(const Filled& f) {
    const int rows = f.board.rows(), columns = f.board.columns();
    return std::ranges::all_of(f.rule.groups[0], [&](Cell cell) {
        const int v = f.at(cell);
        return v >= 1 && v <= rows && f.at(v - 1, cell % columns) == cell / columns + 1;
    });
}

bool column_indexer(const Filled& f) {
    const int columns = f.board.columns();
    return std::ranges::all_of(f.rule.groups[0], [&](Cell cell) {
        const int v = f.at(cell);
        return v >= 1 && v <= columns && f.at(cell / columns, v - 1) == cell % columns + 1;
    });
}

// Returns the cells of the cell's box or piece; empty if it is in none.
std::vector<Cell> box_around(const Geometry& board, Cell cell) {
    for (House house : board.houses_of(cell))
        if (board.kind_of(house) == HouseKind::box || board.kind_of(house) == HouseKind::piece)
            return {board.house_cells(house).begin(), board.house_cells(house).end()};
    return {};
}
int place_in(const std::vector<Cell>& box, Cell cell) {
    return static_cast<int>(std::ranges::find(box, cell) - box.begin()) + 1;
}

bool box_indexer(const Filled& f) {
    return std::ranges::all_of(f.rule.groups[0], [&](Cell cell) {
        const std::vector<Cell> box = box_around(f.board, cell);
        const int v = f.at(cell);
        return v >= 1 && v <= static_cast<int>(box.size()) &&
               f.at(box[static_cast<std::size_t>(v - 1)]) == place_in(box, cell);
    });
}

bool value_index(const Filled& f) {
    const Numbers v = f.group();
    return v[1] >= 1 && v[1] + 2 <= static_cast<int>(v.size()) &&
           v[static_cast<std::size_t>(v[1] + 1)] == v[0];
}

bool is_one_of(const Rule& rule, int value) {
    return std::ranges::find(rule.values, value) != rule.values.end();
}

bool allowed(const Filled& f) {
    return std::ranges::all_of(f.group(), [&](int value) { return is_one_of(f.rule, value); });
}

// All cells must be reachable from the first one that has the values.
bool connected(const Filled& f) {
    std::set<Cell> left;
    for (Cell cell : f.rule.groups[0])
        if (is_one_of(f.rule, f.at(cell))) left.insert(cell);
    if (left.empty()) return false;
    std::vector<Cell> reached{*left.begin()};
    left.erase(left.begin());
    for (std::size_t i = 0; i < reached.size(); ++i)
        for (Cell other : neighbours_of(f.board, f.extra, reached[i]))
            if (left.erase(other) != 0) reached.push_back(other);
    return left.empty();
}

std::uint16_t number_of(std::int32_t count) {
    return static_cast<std::uint16_t>(std::min<std::int32_t>(count, 60'000));
}

void post_contain(const Rule& rule, Post& post) {
    // A rule for a single cell restricts it directly.
    if (const auto& cells = rule.groups[0]; cells.size() == 1 && rule.values.size() == 1)
        return post.allow(cells[0], [&](int value) { return value == rule.values[0]; });
    std::vector<Count::Need> list;
    const bool is_exact = rule.kind == RuleKind::contain_exact;
    for (const auto& [value, times] : needs(rule))
        list.push_back({post.digit_of(value), number_of(times),
                        is_exact ? number_of(times) : number_of(static_cast<int>(rule.groups[0].size()))});
    post.counts(rule.groups[0], list);
}

void post_look_and_say(const Rule& rule, Post& post) {
    std::vector<Count::Need> list;
    for (std::size_t i = 0; i < rule.values.size(); i += 2)
        list.push_back(
            {post.digit_of(rule.values[i + 1]), number_of(rule.values[i]), number_of(rule.values[i])});
    post.counts(rule.groups[0], list);
}

void post_same_values(const Rule& rule, Post& post) { post.same_values(rule.groups); }
void post_counting(const Rule& rule, Post& post) { post.counting(rule.groups[0]); }
void post_count_distinct(const Rule& rule, Post& post) { post.distinct(rule.groups[0]); }

void post_equality(const Rule& rule, Post& post) {
    const auto& cage = rule.groups[0];
    if (!post.lists_sets()) return post.check(rule, cage);
    const int digits = post.board.digit_count(), half = digits / 2;
    Mask odd = 0;
    for (int digit = 0; digit < digits; ++digit)
        if ((digit + post.low) % 2 == 1) odd |= Mask{1} << digit;
    const Mask low = below(half), high = below(digits) & ~below(digits - half);
    const int cells = static_cast<int>(cage.size());
    post.sets(cage, post.subsets(cage.size(), [&](Mask set) {
        return 2 * std::popcount(set & odd) == cells && 2 * std::popcount(set & low) == cells &&
               2 * std::popcount(set & high) == cells;
    }));
}

// `line` is the row or the column in which the values of `cell` are positions; `own` is the cell's own position.
void post_indexer(Post& post, Cell cell, std::span<const Cell> line, int own) {
    const int length = static_cast<int>(line.size());
    const bool is_once = post.all_different(line);
    post.allow(cell, [&](int value) { return value >= 1 && value <= length; });
    for (int place = 1; place <= length; ++place)
        post.pair(cell, line[static_cast<std::size_t>(place - 1)], [&](int index, int value) {
            return is_once ? (index == place) == (value == own) : index != place || value == own;
        });
}
void post_row_indexer(const Rule& rule, Post& post) {
    const int columns = post.board.columns();
    for (Cell cell : rule.groups[0]) {
        std::vector<Cell> column;
        for (int row = 0; row < post.board.rows(); ++row)
            column.push_back(static_cast<Cell>(columns * row + cell % columns));
        post_indexer(post, cell, column, cell / columns + 1);
    }
}
void post_column_indexer(const Rule& rule, Post& post) {
    const int columns = post.board.columns();
    for (Cell cell : rule.groups[0]) {
        std::vector<Cell> row;
        for (int column = 0; column < columns; ++column)
            row.push_back(static_cast<Cell>(cell - cell % columns + column));
        post_indexer(post, cell, row, cell % columns + 1);
    }
}

void post_box_indexer(const Rule& rule, Post& post) {
    for (Cell cell : rule.groups[0]) {
        const std::vector<Cell> box = box_around(post.board, cell);
        post_indexer(post, cell, box, place_in(box, cell));
    }
}

void post_value_index(const Rule& rule, Post& post) {
    const int length = static_cast<int>(rule.groups[0].size()) - 2;
    post.allow(rule.groups[0][1], [&](int value) { return value >= 1 && value <= length; });
    post.element(rule.groups[0]);
}

void post_allowed(const Rule& rule, Post& post) {
    for (Cell cell : rule.groups[0]) post.allow(cell, [&](int value) { return is_one_of(rule, value); });
}

void post_connected(const Rule& rule, Post& post) {
    Mask digits = 0;
    for (int value : rule.values) digits |= Mask{1} << post.digit_of(value);
    post.connected(rule.groups[0], digits);
}

constexpr Record sets_records[] = {
    {{RuleKind::quadruple, "quadruple", "Quadruple",
      "The four cells around a corner contain the listed values, each at least as often as it is listed.",
      "quadruple=1,2:r1c1,r1c2,r2c1,r2c2"},
     {.least_cells = 4, .most_cells = 4, .values = ValueShape::digits},
     {PictureForm::quadruple},
     contain,
     post_contain,
     "quadruple",
     "{cells}, the cells around a corner, contain {values}."},
    {{RuleKind::contain, "contain", "Contains",
      "The cells contain the listed values, each at least as often as it is listed.",
      "contain=1,1,4:r1c1-r3c3"},
     {.values = ValueShape::digits},
     {PictureForm::list, Ink::thin_rule, .03, "has: at least these digits", "has "},
     contain,
     post_contain,
     "set",
     "{cells} {contain} {values}."},
    {{RuleKind::contain_exact, "contain-exact", "Contains Exactly",
      "The cells contain each listed value exactly as often as it is listed; other values are free.",
      "contain-exact=1,1:r1c1-r3c3"},
     {.values = ValueShape::digits},
     {PictureForm::list, Ink::thin_rule, .03, "only: these digits, exactly this often", "only "},
     contain_exact,
     post_contain,
     "set",
     "{cells} {contain} {values}, each exactly as often as listed."},
    {{RuleKind::look_and_say, "look-and-say", "Look and Say",
      "The numbers are pairs of a count and a value: the cells contain each value exactly that many times.",
      "look-and-say=2,1,1,4:r1c1-r3c3"},
     {.values = ValueShape::counts},
     {PictureForm::list, Ink::cage, .02, "2x3: two threes"},
     look_and_say,
     post_look_and_say,
     "look-and-say cage",
     "{cells} {contain} {counts}, and no more of these digits."},
    {{RuleKind::same_values, "same-values", "Same Values",
      "The groups contain the same values, equally often.", "same-values:r1c1,r1c2/r2c3,r2c4"},
     {.least_groups = 2, .most_groups = any_number, .equal_groups = true},
     {PictureForm::cage, Ink::thin_rule, .03, "groups of cells have the same digits", "same"},
     same_values,
     post_same_values,
     "same values",
     "{groups} hold the same digits."},
    {{RuleKind::counting, "counting", "Counting Circles",
      "Each digit in these cells equals the number of times it occurs in them.", "counting:r1c1-r3c3"},
     {},
     {PictureForm::rings, Ink::thin_rule, .03, "rings: each digit occurs in them as many times as its value"},
     counting,
     post_counting,
     "counting circles",
     "Each digit in {cells} occurs there as many times as its value."},
    {{RuleKind::count_distinct, "count-distinct", "Count of Digits",
      "The first cell is the number of different digits in the other cells.", "count-distinct:r1c1-r4c4"},
     {.place = RulePlace::line, .least_cells = 2, .alike = Alike::but_the_first},
     {PictureForm::counted_cells, Ink::cage, .02, "ring: the number of different digits in the cage"},
     count_distinct,
     post_count_distinct,
     "count",
     "{first} is the number of different digits in {rest}."},
    {{RuleKind::equality, "equality", "Equality Cage",
      "No digit repeats; there are as many odd values as even ones, and as many low values as high ones.",
      "equality:r1c1,r1c2"},
     {.distinct = true},
     {PictureForm::cage, Ink::cage, .02, "equality cage", "eq"},
     equality,
     post_equality,
     "equality cage",
     "The cage {cells} contains no digit twice, as many odd as even digits, and as many low as high digits."},
    {{RuleKind::row_indexer, "row-indexer", "Row Indexer",
      "If one of these cells is in row R and has the value V, row V of its column has the value R.",
      "row-indexer:r2c1-r2c4"},
     {.looks_beside = true, .is_placed = true},
     {PictureForm::indexers, Ink::thin_rule, .03, "upright lozenge: indexes its column"},
     row_indexer,
     post_row_indexer,
     "row indexer",
     "{each} shows which row of its column contains its own row number."},
    {{RuleKind::column_indexer, "column-indexer", "Column Indexer",
      "If one of these cells is in column C and has the value V, column V of its row has the value C.",
      "column-indexer:r1c2-r4c2"},
     {.looks_beside = true, .is_placed = true},
     {PictureForm::indexers, Ink::thin_rule, .03, "flat lozenge: indexes its row"},
     column_indexer,
     post_column_indexer,
     "column indexer",
     "{each} shows which column of its row contains its own column number."},
    {{RuleKind::box_indexer, "box-indexer", "Box Indexer",
      "If one of these cells is at place P of its box and has the value V, place V of the box has the value P.",
      "box-indexer:r1c1,r2c2"},
     {.looks_beside = true, .is_placed = true},
     {PictureForm::indexers, Ink::thin_rule, .03, "square lozenge: indexes its box"},
     box_indexer,
     post_box_indexer,
     "box indexer",
     "{each} shows which place of its box contains the number of its own place."},
    {{RuleKind::value_index, "value-index", "Index Arrow",
      "The second cell is an index into the cells from the third one on; the first cell equals the cell at that index.",
      "value-index:r1c1-r3c1,r3c2-r3c4"},
     {.place = RulePlace::line, .least_cells = 3},
     {PictureForm::ends, Ink::thin_rule, .04, "index arrow"},
     value_index,
     post_value_index,
     "index arrow",
     "{second} shows which of {tail} is equal to {first}."},
    {{RuleKind::allowed, "allowed", "Allowed Values", "Each cell has one of the listed values.",
      "allowed=1,2:r1c1-r3c1"},
     {.values = ValueShape::digits},
     {PictureForm::list, Ink::thin_rule, .03, "of: each cell has one of these digits", "of "},
     allowed,
     post_allowed,
     "allowed values",
     "{each} is one of {values}."},
    {{RuleKind::connected, "connected", "Connected Values",
      "The cells that have one of the listed values form one area, connected by their sides; there is at least one such cell.",
      "connected=1,3:r1c1-r1c4,r2c1-r2c4,r3c1-r3c4,r4c1-r4c4"},
     {.values = ValueShape::digits},
     {.legend = "cells with certain digits form one area, connected by their sides"},
     connected,
     post_connected,
     "connected values",
     "Of {cells}, those that hold one of {values} form one area, connected by their sides."},
};

}  // namespace

std::span<const Record> set_rules() { return sets_records; }

}  // namespace nonet::rules
