// The diagnosis of a puzzle of any board in words.

#include <cstddef>
#include <utility>

#include "nonet/board_text.hpp"
#include "nonet/more/board_diagnose.hpp"
#include "nonet/rules.hpp"
#include "report/enumeration.hpp"
#include "report/words.hpp"

namespace nonet {
namespace {

constexpr std::size_t most_named = 40;

std::string glyph(const Geometry& board, int value) {
    return {board_glyph(board, static_cast<Digit>(value - 1))};
}

std::string value_at(const Geometry& board, Cell cell, int value) {
    return board_cell_name(board, cell) + '=' + glyph(board, value);
}

template <class Items, class Words>
std::string listed(const Items& items, Words words) {
    std::string text;
    Enumeration list(text, items.size());
    for (const auto& item : items) list.item() += words(item);
    return text;
}

void describe_redundant(const WideDiagnosis& diagnosis, const Geometry& board,
                        std::vector<std::string>& facts) {
    if (!diagnosis.redundant_rules.empty())
        facts.push_back(
            "rules that can each be left out: " +
            listed(diagnosis.redundant_rules, [&](std::uint16_t rule) { return name_of_rule(board, rule); }));
    else if (!board.rules().empty() && diagnosis.redundant_known)
        facts.push_back("no rule can be left out");
    if (!diagnosis.redundant_known) facts.push_back("the budget was spent before every rule was tested");
}

void describe_conflict(const WideDiagnosis& diagnosis, const WidePuzzle& puzzle,
                       std::vector<std::string>& facts) {
    const Geometry& board = puzzle.geometry;
    if (!diagnosis.conflict_rules.empty()) {
        std::vector<std::string> names;
        for (std::uint16_t rule : diagnosis.conflict_rules) names.push_back(name_of_rule(board, rule));
        for (Cell cell : diagnosis.conflict) names.push_back(value_at(board, cell, puzzle.values[cell]));
        facts.push_back(std::string(diagnosis.conflict.empty() ? "rules" : "rules and givens") +
                        " that contradict each other" +
                        (diagnosis.conflict_minimal ? " (none can be dropped): " : ": ") +
                        listed(names, [](const std::string& name) { return name; }));
        return;
    }
    if (diagnosis.conflict.empty()) {
        if (diagnosis.conflict_minimal)
            facts.push_back("the empty board has no solution: no given is to blame");
        return;
    }
    facts.push_back(
        std::string("givens that contradict each other") +
        (diagnosis.conflict_minimal ? " (none can be dropped): " : ": ") +
        listed(diagnosis.conflict, [&](Cell cell) { return value_at(board, cell, puzzle.values[cell]); }));
}

void describe_several(const WideDiagnosis& diagnosis, const Geometry& board,
                      std::vector<std::string>& facts) {
    const auto names = [&](Cell cell) { return board_cell_name(board, cell); };
    if (diagnosis.differing.size() > most_named)
        facts.push_back(std::to_string(diagnosis.differing.size()) + " cells differ between the solutions");
    else if (!diagnosis.differing.empty())
        facts.push_back("cells that differ: " + listed(diagnosis.differing, names));
    const auto& more = diagnosis.completions;
    if (more.empty()) {
        facts.push_back(diagnosis.completions_known ? "no single given makes it unique"
                                                    : "the budget was spent before every given was tried");
        return;
    }
    facts.push_back(std::string("one more given makes it unique: ") + (more.size() > 1 ? "any of " : "") +
                    listed(more, [&](const Edit& edit) { return value_at(board, edit.cell, edit.to); }));
}

}  // namespace

std::string name_of_rule(const Geometry& board, std::uint16_t rule) {
    return rule_name(board.rules()[rule], board.columns(), board.digit_count());
}

std::string name_of_part(const Geometry& board, const Rule& part) {
    Rule whole = board.rules().back();
    const auto name = [&] { return rule_name(whole, board.columns(), board.digit_count()); };
    whole.parts.clear();
    const std::size_t begin = name().size() + 1;
    whole.parts = {part};
    return name().substr(begin);
}

std::vector<std::string> describe(const WideDiagnosis& diagnosis, const WidePuzzle& puzzle) {
    std::vector<std::string> facts;
    switch (diagnosis.report.status) {
        case Status::unique:
            facts.push_back(diagnosis.report.complete ? "a finished grid, and correct"
                                                      : "one solution: nothing is wrong");
            describe_redundant(diagnosis, puzzle.geometry, facts);
            break;
        case Status::none:
            facts.push_back(diagnosis.report.complete ? "a finished grid, but wrong" : "no solution");
            add_faults(diagnosis.report, puzzle, facts);
            describe_conflict(diagnosis, puzzle, facts);
            break;
        case Status::multiple:
            facts.push_back((diagnosis.solutions_exact ? "" : "at least ") +
                            std::to_string(diagnosis.solutions) + " solutions");
            describe_several(diagnosis, puzzle.geometry, facts);
            break;
        default: facts.push_back("the budget was spent before an answer was found");
    }
    return facts;
}

std::string describe(const WideRepair& repair, const Geometry& board) {
    const Edit& first = repair.edits.front();
    const Edit& last = repair.edits.back();
    switch (repair.slip) {
        case Slip::swapped:
            return "exchange " + value_at(board, first.cell, first.from) + " and " +
                   value_at(board, last.cell, last.from);
        case Slip::neighbour_cell: {
            const auto [from, to] = first.to == 0 ? std::pair(first, last) : std::pair(last, first);
            return "move " + glyph(board, from.from) + " from " + board_cell_name(board, from.cell) + " to " +
                   board_cell_name(board, to.cell);
        }
        case Slip::extra_given: return "delete " + value_at(board, first.cell, first.from);
        default: return value_at(board, first.cell, first.to) + " instead of " + glyph(board, first.from);
    }
}

std::string describe(const RuleRepair& repair, const Geometry& board) {
    const std::string name = name_of_rule(board, repair.rule);
    if (!repair.value) return "leave out " + name;
    Rule rule = board.rules()[repair.rule];
    rule.values = {*repair.value};
    return rule_name(rule, board.columns(), board.digit_count()) + " instead of " + name;
}

}  // namespace nonet
