// Totals: cages, arrows, little killers, and similar rules.

#include <algorithm>
#include <bit>
#include <set>

#include "core/each_once.hpp"
#include "rules/network.hpp"
#include "rules/numbers.hpp"
#include "rules/record.hpp"

namespace nonet::rules {
namespace {

// A cell that is listed twice counts twice in the total, but is still one cell.
bool killer(const Filled& f) {
    std::vector<Cell> cells = each_once(f.rule.groups[0]);
    Numbers once;
    for (Cell cell : cells) once.push_back(f.at(cell));
    return all_different(once) && (f.rule.values.empty() || total(f.group()) == f.value());
}

bool sum(const Filled& f) {
    const Numbers values = f.group();
    long long sum = 0;
    for (std::size_t i = 0; i < values.size(); ++i)
        sum += static_cast<long long>(values[i]) * (f.rule.values.size() > 1 ? f.value(i + 1) : 1);
    return sum == f.value();
}

bool arrow(const Filled& f) {
    long long number = 0;
    const Numbers bulb = f.group();
    for (std::size_t i = 0; i < bulb.size(); ++i) {
        if (i > 0 && bulb[i] > 9) return false;  // not a single figure of a number
        number = 10 * number + bulb[i];
    }
    for (std::size_t shaft = 1; shaft < f.rule.groups.size(); ++shaft)
        if (total(f.group(shaft)) != number) return false;
    return true;
}

bool double_arrow(const Filled& f) {
    const Numbers v = f.group();
    return 2 * (v.front() + v.back()) == total(v);
}

bool plain_total(const Filled& f) { return total(f.group()) == f.value(); }

bool equal_sum(const Filled& f) {
    for (std::size_t i = 1; i < f.rule.groups.size(); ++i)
        if (total(f.group(i)) != total(f.group(0))) return false;
    return true;
}

bool rellik(const Filled& f) {
    std::set<int> totals{0};
    for (int value : f.group())
        for (int before : std::set<int>(totals)) totals.insert(before + value);
    return all_different(f.group()) && (f.value() == 0 || !totals.contains(f.value()));
}

void post_killer(const Rule& rule, Post& post) {
    if (rule.values.empty()) return;  // the board already keeps its digits different
    std::vector<Term> terms;
    for (Cell cell : rule.groups[0]) terms.push_back({cell, 1});
    post.total(std::move(terms), rule.values[0]);
}

void post_sum(const Rule& rule, Post& post) {
    std::vector<Term> terms;
    for (std::size_t i = 0; i < rule.groups[0].size(); ++i)
        terms.push_back({rule.groups[0][i], rule.values.size() > 1 ? rule.values[i + 1] : 1});
    post.total(std::move(terms), rule.values[0]);
}

void post_arrow(const Rule& rule, Post& post) {
    const auto& bulb = rule.groups[0];
    for (std::size_t i = 1; i < bulb.size(); ++i) post.allow(bulb[i], [](int value) { return value <= 9; });
    for (std::size_t shaft = 1; shaft < rule.groups.size(); ++shaft) {
        std::vector<Term> terms;
        int weight = 1;
        for (std::size_t i = bulb.size(); i-- > 0; weight *= 10) terms.push_back({bulb[i], weight});
        for (Cell cell : rule.groups[shaft]) terms.push_back({cell, -1});
        post.total(std::move(terms), 0);
    }
}

void post_double_arrow(const Rule& rule, Post& post) {
    const auto& line = rule.groups[0];
    std::vector<Term> terms;
    for (std::size_t i = 0; i < line.size(); ++i)
        terms.push_back({line[i], i == 0 || i + 1 == line.size() ? 1 : -1});
    post.total(std::move(terms), 0);
}

void post_xv(const Rule& rule, Post& post) {
    post.pair(rule.groups[0][0], rule.groups[0][1], [&](int a, int b) { return a + b == rule.values[0]; });
}

void post_equal_sum(const Rule& rule, Post& post) { post.equal_totals(rule.groups); }

void post_rellik(const Rule& rule, Post& post) {
    const auto& cage = rule.groups[0];
    if (rule.values[0] == 0) return;
    const auto sets = post.subsets(cage.size(), [&](Mask set) {
        for (Mask part = set; part != 0; part = (part - 1) & set) {
            int total = 0;
            for (Mask mask = part; mask != 0; mask &= mask - 1) total += std::countr_zero(mask) + post.low;
            if (total == rule.values[0]) return false;
        }
        return true;
    });
    if (post.lists_sets())
        post.sets(cage, sets);
    else
        post.check(rule, cage);
}

constexpr Record sums_records[] = {
    {{RuleKind::killer, "killer", "Killer Cage",
      "No digit repeats in the cage. If a total is given, the cells sum to it.", "killer=10:r1c1,r1c2,r2c1"},
     {.values = ValueShape::maybe, .distinct = true, .alike = Alike::all, .usual_clues = 0},
     {PictureForm::cage, Ink::cage, .02},
     killer,
     post_killer,
     "cage",
     "The cage {cells} {total}."},
    {{RuleKind::sum, "sum", "Sum",
      "The cells sum to the total; digits may repeat. A weight for each cell may follow the total.",
      "sum=10:r1c1-r3c3"},
     {.values = ValueShape::weights, .least = -1'000'000},
     {PictureForm::cage, Ink::thin_rule, .03, "thin outline: the total; digits may repeat"},
     sum,
     post_sum,
     "sum",
     "{sum}{range}."},
    {{RuleKind::arrow, "arrow", "Arrow",
      "The cells of each shaft sum to the value in the bulb; a bulb of several cells is read as one number.",
      "arrow:r1c1/r1c2-r1c4"},
     {.place = RulePlace::line, .most_groups = any_number, .usual_clues = 9},
     {PictureForm::arrow, Ink::thin_rule, .05},
     arrow,
     post_arrow,
     "arrow",
     "On the arrow, {shafts} {sums} to the number in {bulb}{ranges}."},
    {{RuleKind::double_arrow, "double-arrow", "Double Arrow",
      "The sum of the two ends equals the sum of the cells between them.", "double-arrow:r1c1-r1c4"},
     {.place = RulePlace::line, .least_cells = 3},
     {PictureForm::ends, Ink::thin_rule, .05, "the two ends have the same sum as the cells between them"},
     double_arrow,
     post_double_arrow,
     "double arrow",
     "The ends {ends} of the double arrow have the same sum as the cells between them, {inner}."},
    {{RuleKind::little_killer, "little-killer", "Little Killer",
      "The diagonal sums to the total; digits may repeat.", "little-killer=15:r1c2,r2c1"},
     {.place = RulePlace::outside, .values = ValueShape::one, .usual_clues = 16},
     {PictureForm::little_killer, Ink::thin_rule},
     plain_total,
     post_killer,
     "little killer",
     "The diagonal {cells} sums to {value}{range}."},
    {{RuleKind::xv, "xv", "XV", "The two cells sum to the total: 10 for X, 5 for V.", "xv=10:r1c1,r1c2"},
     {.least_cells = 2, .most_cells = 2, .values = ValueShape::one, .usual_clues = 16},
     {PictureForm::letters},
     plain_total,
     post_xv,
     "pair",
     "{cells} sum to {value}, so each candidate needs a matching one in the other cell."},
    {{RuleKind::equal_sum, "equal-sum", "Equal Sums", "All groups have the same sum.",
      "equal-sum:r1c1,r1c2/r2c1-r2c3"},
     {.least_groups = 2, .most_groups = any_number},
     {PictureForm::cage, Ink::thin_rule, .03, "groups of cells have the same sum", "="},
     equal_sum,
     post_equal_sum,
     "equal sum",
     "{groups} have the same sum."},
    {{RuleKind::rellik, "rellik", "Rellik Cage",
      "No digit repeats in the cage, and no subset of its cells sums to the total.",
      "rellik=7:r1c1,r1c2,r2c1"},
     {.values = ValueShape::one, .distinct = true},
     {PictureForm::cage, Ink::cage, .02, "R: no group of cells in the cage has this sum", "R"},
     rellik,
     post_rellik,
     "rellik cage",
     "The cage {cells} contains no digit twice, and no group of its cells sums to {value}."},
};

}  // namespace

std::span<const Record> sum_rules() { return sums_records; }

}  // namespace nonet::rules
