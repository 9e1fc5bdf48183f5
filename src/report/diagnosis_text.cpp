// A diagnosis in words.

#include <algorithm>
#include <utility>

#include "formats/symbols.hpp"
#include "nonet/board_text.hpp"
#include "nonet/more/diagnose.hpp"
#include "nonet/rules.hpp"
#include "nonet/text.hpp"
#include "report/enumeration.hpp"
#include "report/words.hpp"

namespace nonet {
namespace {

std::string glyph(const Geometry& board, int value) {
    return {board_glyph(board, static_cast<Digit>(value - 1))};
}

std::string value_at(const Geometry& board, Cell cell, int value) {
    return cell_name(board, cell) + '=' + glyph(board, value);
}

std::string value_words(int value) {
    return value == 0 ? "an empty cell" : (value == 8 ? "an " : "a ") + std::string{glyph_of_value(value)};
}

template <class Items, class Words>
std::string listed(const Items& items, Words words) {
    std::string text;
    Enumeration list(text, items.size());
    for (const auto& item : items) list.item() += words(item);
    return text;
}

std::string cell_list(const std::vector<Cell>& cells, const Geometry& board) {
    return listed(cells, [&](Cell cell) { return cell_name(board, cell); });
}

std::string rule_list(const std::vector<std::uint16_t>& rules, const Geometry& board) {
    return listed(rules, [&](std::uint16_t rule) { return name_of_rule(board, rule); });
}

std::string count_text(const Diagnosis& diagnosis) {
    const std::string number = std::to_string(diagnosis.solutions);
    return (diagnosis.solutions_exact ? "" : "at least ") + number + " solutions";
}

std::string capitalised(std::string text) {
    if (text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

void describe_redundant(const Diagnosis& diagnosis, const Geometry& board, std::vector<std::string>& out) {
    const CheckReport& report = diagnosis.report;
    if (report.minimal) out.push_back("minimal: no given can be dropped");
    if (!report.redundant.empty())
        out.push_back("not minimal: of " + std::to_string(report.givens) + " givens, each of these " +
                      std::to_string(report.redundant.size()) +
                      " could be dropped by itself: " + cell_list(report.redundant, board));
    if (!diagnosis.redundant_rules.empty())
        out.push_back("rules that can each be left out: " + rule_list(diagnosis.redundant_rules, board));
    else if (!board.rules().empty() && diagnosis.redundant_known)
        out.push_back("no rule can be left out");
    if (!diagnosis.redundant_known) out.push_back("the budget was spent before every rule was tested");
}

void describe_status(const Diagnosis& diagnosis, const Geometry& board, std::vector<std::string>& out) {
    const bool complete = diagnosis.report.complete;
    switch (diagnosis.report.status) {
        case Status::unique:
            out.push_back(complete ? "a finished grid, and correct" : "one solution: nothing is wrong");
            if (!complete) describe_redundant(diagnosis, board, out);
            break;
        case Status::none: out.push_back(complete ? "a finished grid, but wrong" : "no solution"); break;
        case Status::multiple: out.push_back(count_text(diagnosis)); break;
        default: out.push_back("the budget was spent before an answer was found");
    }
}

// Facts about the givens that explain why there are several solutions.
void describe_givens(const CheckReport& report, std::vector<std::string>& out) {
    if (report.givens < fewest_proper_givens)
        out.push_back("only " + formats::counted(static_cast<std::size_t>(report.givens), "given") +
                      ": no puzzle with fewer than " + std::to_string(fewest_proper_givens) +
                      " has one solution");
    if (report.absent_digits >= 2)
        out.push_back(std::to_string(report.absent_digits) +
                      " digits are not among the givens: any two of them can be exchanged in every solution");
}

void describe_conflict(const Conflict& conflict, const Puzzle& puzzle, const Geometry& board,
                       std::vector<std::string>& out) {
    const auto given = [&](Cell cell) { return value_at(board, cell, puzzle.values()[cell]); };
    if (conflict.cells.empty() && conflict.rules.empty()) {
        if (conflict.minimal) out.push_back("the empty board has no solution: no given is to blame");
        return;
    }
    std::vector<std::string> names;
    for (std::uint16_t rule : conflict.rules) names.push_back(name_of_rule(board, rule));
    for (Cell cell : conflict.cells) names.push_back(given(cell));
    const std::string what = conflict.rules.empty()   ? "givens"
                             : conflict.cells.empty() ? "rules"
                                                      : "rules and givens";
    out.push_back((conflict.minimum ? "the fewest " : "") + what + " that contradict each other" +
                  (conflict.minimal && !conflict.minimum ? " (none can be dropped): " : ": ") +
                  listed(names, [](const std::string& name) { return name; }));
    if (!conflict.dead_end) return;
    const bool same = conflict.reason == conflict.cells;
    std::string reason = same ? "because " : "easier to follow: ";
    if (!same) reason += listed(conflict.reason, given) + (conflict.steps.empty() ? " are given; " : "");
    if (!conflict.steps.empty())
        reason += (same ? "they force " : " force ") +
                  listed(conflict.steps, [](const Forced& step) { return describe(step); }) + "; then ";
    out.push_back(reason + describe(*conflict.dead_end));
}

// Lists the cells by name, unless there are too many to read.
void describe_differing(const std::vector<Cell>& cells, const Geometry& board,
                        std::vector<std::string>& out) {
    constexpr std::size_t most_named = 40;
    if (cells.size() > most_named)
        out.push_back(std::to_string(cells.size()) + " cells differ between the solutions");
    else if (!cells.empty())
        out.push_back("cells that differ: " + cell_list(cells, board));
}

void describe_completions(const Completions& completions, const Geometry& board,
                          std::vector<std::string>& out) {
    const auto words = [&](const Edit& edit) { return value_at(board, edit.cell, edit.to); };
    if (!completions.single.empty())
        out.push_back(
            "one more given makes it unique: " + std::string(completions.single.size() > 1 ? "any of " : "") +
            listed(completions.single, words));
    else if (!completions.fewest.empty())
        out.push_back(std::to_string(completions.fewest.size()) + " more givens make it unique (" +
                      (completions.fewest_proved
                           ? "proved the fewest"
                           : "at least " + std::to_string(completions.needed) + " are needed") +
                      "): " + listed(completions.fewest, words));
    else
        out.push_back(completions.single_known ? "no single given makes it unique"
                                               : "the budget was spent before every given was tried");
}

}  // namespace

std::string describe(const Forced& step) {
    return value_at(Geometry::classic(), step.cell, step.digit + 1) +
           (step.house ? " (the only place in " + house_name(*step.house) + ")" : " (the last candidate)");
}

std::string_view describe(Slip slip) noexcept {
    switch (slip) {
        case Slip::swapped: return "two values swapped";
        case Slip::neighbour_cell: return "a value one cell off";
        case Slip::shifted: return "a cell left out or typed twice, which shifts the rest";
        case Slip::missing_character: return "a character left out";
        case Slip::extra_character: return "a character too many";
        case Slip::missing_row: return "a row left out";
        case Slip::extra_row: return "a row too many";
        case Slip::missing_given: return "a given left out";
        case Slip::near_digit: return "a neighbouring key";
        case Slip::wrong_digit: return "another digit";
        case Slip::extra_given: return "a given too many";
        case Slip::two_changes: return "two slips";
    }
    return "unknown";
}

std::string describe(const Repair& repair, const Geometry& board) {
    const auto at = [&](Cell cell, int value) { return value_at(board, cell, value); };
    const auto change = [&](const Edit& edit) {
        if (edit.from == 0) return "add " + at(edit.cell, edit.to);
        if (edit.to == 0) return "delete " + at(edit.cell, edit.from);
        return at(edit.cell, edit.to) + " instead of " + glyph(board, edit.from);
    };
    const Edit& first = repair.edits.front();
    const Edit& last = repair.edits.back();
    const auto row_name = [](Cell cell) { return house_name(static_cast<House>(row_of(cell))); };
    const auto repaired = [&] { return format_line(board, repair.values); };
    switch (repair.slip) {
        case Slip::swapped:
            return "exchange " + at(first.cell, first.from) + " and " + at(last.cell, last.from);
        case Slip::neighbour_cell: {
            const auto [from, to] = first.to == 0 ? std::pair(first, last) : std::pair(last, first);
            return "move " + glyph(board, from.from) + " from " + cell_name(board, from.cell) + " to " +
                   cell_name(board, to.cell);
        }
        // The others are only found on the classic board.
        case Slip::shifted:
            return "the rest of " +
                   (row_of(first.cell) == row_of(last.cell) ? row_name(first.cell) : "the grid") +
                   " is one cell off from " + cell_name(first.cell) + " on: " + repaired();
        case Slip::missing_character:
            return value_words(first.to) + " was left out at " + cell_name(first.cell) + ": " + repaired();
        case Slip::extra_character:
            return value_words(first.from) + " is too many at " + cell_name(first.cell) + ": " + repaired();
        case Slip::missing_row: return "an empty " + row_name(first.cell) + " was left out: " + repaired();
        case Slip::extra_row: return row_name(first.cell) + " is one too many: " + repaired();
        default: return listed(repair.edits, change);
    }
}

std::string describe(const RuleRepair& repair, const Geometry& board) {
    const std::string name = name_of_rule(board, repair.rule);
    if (!repair.value) return "leave out " + name;
    Rule rule = board.rules()[repair.rule];
    rule.values = {*repair.value};
    return rule_name(rule, board.columns(), board.digit_count()) + " instead of " + name;
}

Summary summary_of(const Diagnosis& diagnosis, const Puzzle& puzzle) {
    const auto givens = std::ranges::count_if(puzzle.values(), [](int value) { return value != 0; });
    const bool classic = puzzle.classic() != nullptr;
    switch (diagnosis.report.status) {
        case Status::unique:
            return {"One solution",
                    std::to_string(givens) + " givens, and exactly one way to fill the rest."};
        case Status::none: {
            const CheckReport& report = diagnosis.report;
            std::string about = "No two givens clash, but together they contradict each other.";
            if (!report.duplicates.empty())
                about = "Equal digits see each other.";
            else if (!report.broken.empty() || !report.forbidden.empty())
                about = "A given breaks a rule.";
            else if (diagnosis.conflict && !diagnosis.conflict->rules.empty())
                about = "No rule is broken yet, but the givens and the rules contradict each other.";
            return {"No solution", std::move(about)};
        }
        case Status::multiple: {
            const bool one = !diagnosis.solutions_exact && diagnosis.solutions < 2;
            Summary summary{one ? "Several solutions" : capitalised(count_text(diagnosis)), {}};
            if (classic && givens == 0)
                summary.about = "The grid is empty: every finished grid is a solution.";
            else
                summary.about =
                    diagnosis.differing.empty()
                        ? "It is not yet a puzzle."
                        : "They differ in " + std::to_string(diagnosis.differing.size()) + " cells.";
            if (classic && givens > 0 && givens < fewest_proper_givens)
                summary.about += " No puzzle with fewer than " + std::to_string(fewest_proper_givens) +
                                 " givens has only one.";
            return summary;
        }
        default: return {"Undecided", "The search stopped before it was complete."};
    }
}

std::vector<std::string> describe(const Diagnosis& diagnosis, const Puzzle& puzzle) {
    const Geometry board = puzzle.geometry();
    std::vector<std::string> out;
    describe_status(diagnosis, board, out);
    if (diagnosis.report.status != Status::unique) add_faults(diagnosis.report, puzzle, out);
    if (diagnosis.report.duplicates.empty())
        for (const DeadEnd& end : diagnosis.dead_ends) out.push_back(describe(end));
    if (puzzle.classic() && diagnosis.report.status == Status::multiple)
        describe_givens(diagnosis.report, out);
    if (diagnosis.conflict) describe_conflict(*diagnosis.conflict, puzzle, board, out);
    describe_differing(diagnosis.differing, board, out);
    if (diagnosis.completions) describe_completions(*diagnosis.completions, board, out);
    std::size_t number = 0;
    const auto add = [&](const auto& repair) {
        out.push_back("repair " + std::to_string(++number) + ": " + describe(repair, board));
    };
    for (const Repair& repair : diagnosis.repairs) add(repair);
    for (const RuleRepair& repair : diagnosis.rule_repairs) add(repair);
    return out;
}

std::vector<std::string> describe(const TextDiagnosis& diagnosis) {
    std::vector<std::string> out{"not a puzzle: " + diagnosis.error.message()};
    const auto& rows = diagnosis.missing_rows;
    if (rows.size() == 1)
        out.push_back(house_name(rows.front()) + " is missing: anywhere else there would be no solution");
    else if (!rows.empty() && rows.size() < side)
        out.push_back("any of these rows can be missing: " +
                      listed(rows, [](House row) { return std::to_string(row + 1); }));
    if (!diagnosis.repairs_known)
        out.emplace_back(
            "the budget was spent before every grid with one character or one empty row more or less was tried");
    else if (diagnosis.is_nearly_a_grid && diagnosis.repairs.empty())
        out.emplace_back("no grid with one character or one empty row more or less has exactly one solution");
    return out;
}

}  // namespace nonet
