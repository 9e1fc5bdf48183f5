#include "rules/extra.hpp"

#include <algorithm>
#include <set>

#include "rules/network.hpp"
#include "rules/record.hpp"
#include "rules/search.hpp"

namespace nonet::rules {
namespace {

// On a filled board hardly any search is left, but the search still needs a limit.
constexpr std::uint64_t most_tries = 10'000'000;

// With the values of all cells, each part is checked. Without those of the extra cells, a search looks for them.
bool extra(const Filled& f) {
    if (static_cast<int>(f.digits.size()) > f.board.cell_count())
        return std::ranges::all_of(f.rule.parts, [&](const Rule& part) {
            return record_of(part.kind).holds({f.board, part, f.digits, &f.rule});
        });
    Solver solver(f.board, Network::Which::extra);
    return solver.run(f.digits, {}, {.solutions = 1, .nodes = most_tries}).solutions != 0;
}

void post_extra(const Rule& rule, Post& post) {
    for (const Rule& part : rule.parts) record_of(part.kind).post(part, post);
}

constexpr Record extra_records[] = {
    {{RuleKind::extra, "extra", "Extra Cells",
      "Cells outside the board with values of their own: they can be filled so that all rules that name them hold.",
      "extra:a+arrow:a/r1c1,r1c2+thermo:r2c2,a"},
     {.least_cells = 0, .looks_beside = true, .has_parts = true},
     {.legend = "extra cells outside the board have rules with cells on the board"},
     extra,
     post_extra,
     "extra cells",
     "The rules of the extra cells must hold."},
};

void along(int number, int count, int columns, int first, std::vector<Cell>& cells) {
    const int column = number % columns;
    const auto add = [&](bool is_there, int other) {
        if (is_there) cells.push_back(static_cast<Cell>(first + other));
    };
    add(number >= columns, number - columns);
    add(column > 0, number - 1);
    add(column + 1 < columns && number + 1 < count, number + 1);
    add(number + columns < count, number + columns);
}

}  // namespace

std::span<const Record> extra_rules() { return extra_records; }

ExtraCells extra_cells(const Rule& rule) {
    ExtraCells cells{rule.values[0], {}};
    std::string_view names = rule.text;
    for (std::size_t i = 1; i + 1 < rule.values.size(); i += 2) {
        const std::size_t end = std::min(names.find(','), names.size());
        cells.groups.push_back({std::string(names.substr(0, end)), rule.values[i], rule.values[i + 1]});
        names.remove_prefix(std::min(end + 1, names.size()));
    }
    return cells;
}

const Rule* extra_rule(const Geometry& board) {
    const auto found = std::ranges::find(board.rules(), RuleKind::extra, &Rule::kind);
    return found == board.rules().end() ? nullptr : &*found;
}

bool names_extra(const Rule& rule, int cells) {
    return std::ranges::any_of(rule.groups,
                               [&](const auto& group) {
                                   return std::ranges::any_of(group,
                                                              [&](Cell cell) { return cell >= cells; });
                               }) ||
           std::ranges::any_of(rule.parts, [&](const Rule& part) { return names_extra(part, cells); });
}

void gather_extra(std::vector<Rule>& rules, const ExtraCells& cells) {
    std::vector<Rule> named, others;
    for (Rule& rule : rules) (names_extra(rule, cells.first) ? named : others).push_back(std::move(rule));
    rules = std::move(others);
    if (named.empty()) return;
    Rule whole{RuleKind::extra, {{}}, {cells.first}, {}};
    for (const ExtraGroup& group : cells.groups) {
        (whole.text += whole.text.empty() ? "" : ",") += group.name;
        whole.values.insert(whole.values.end(), {group.count, group.columns});
    }
    std::set<Cell> on_board;
    const auto note = [&](const Rule& rule) {
        for (const auto& group : rule.groups)
            for (Cell cell : group)
                if (cell < cells.first) on_board.insert(cell);
    };
    std::ranges::for_each(named, note);
    whole.groups[0].assign(on_board.begin(), on_board.end());
    whole.parts = std::move(named);
    rules.push_back(std::move(whole));
}

std::vector<Cell> neighbours_of(const Geometry& board, const Rule* extra, Cell cell) {
    std::vector<Cell> cells;
    if (cell < board.cell_count()) {
        along(cell, board.cell_count(), board.columns(), 0, cells);
        return cells;
    }
    if (extra == nullptr) return cells;
    int begin = board.cell_count();
    for (const ExtraGroup& group : extra_cells(*extra).groups) {
        if (cell < begin + group.count) {
            along(cell - begin, group.count, group.columns, begin, cells);
            break;
        }
        begin += group.count;
    }
    return cells;
}

}  // namespace nonet::rules
