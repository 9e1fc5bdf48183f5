// A diagnosis in words.

#include <algorithm>
#include <utility>

#include "core/say.hpp"
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
    if (value == 0) return say("an empty cell");
    return say(value == 8 ? "an {digit}" : "a {digit}", glyph_of_value(value));
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
    return say(diagnosis.solutions_exact ? "{count} solutions" : "at least {count} solutions",
               diagnosis.solutions);
}

void describe_redundant(const Diagnosis& diagnosis, const Geometry& board, std::vector<std::string>& out) {
    const CheckReport& report = diagnosis.report;
    if (report.minimal) out.push_back(say("minimal: no given can be dropped"));
    if (!report.redundant.empty())
        out.push_back(
            say("not minimal: of {givens} givens, each of these {count} could be dropped by itself: {cells}",
                report.givens, report.redundant.size(), cell_list(report.redundant, board)));
    if (!diagnosis.redundant_rules.empty())
        out.push_back(
            say("rules that can each be left out: {rules}", rule_list(diagnosis.redundant_rules, board)));
    else if (!board.rules().empty() && diagnosis.redundant_known)
        out.push_back(say("no rule can be left out"));
    if (!diagnosis.redundant_known) out.push_back(say("the budget was spent before every rule was tested"));
}

void describe_status(const Diagnosis& diagnosis, const Geometry& board, std::vector<std::string>& out) {
    const bool complete = diagnosis.report.complete;
    switch (diagnosis.report.status) {
        case Status::unique:
            out.push_back(say(complete ? "a finished grid, and correct" : "one solution: nothing is wrong"));
            if (!complete) describe_redundant(diagnosis, board, out);
            break;
        case Status::none: out.push_back(say(complete ? "a finished grid, but wrong" : "no solution")); break;
        case Status::multiple: out.push_back(count_text(diagnosis)); break;
        default: out.push_back(say("the budget was spent before an answer was found"));
    }
}

// Facts about the givens that explain why there are several solutions.
void describe_givens(const CheckReport& report, std::vector<std::string>& out) {
    if (report.givens < fewest_proper_givens)
        out.push_back(say(report.givens == 1
                              ? "only {count} given: no puzzle with fewer than {least} has one solution"
                              : "only {count} givens: no puzzle with fewer than {least} has one solution",
                          report.givens, fewest_proper_givens));
    if (report.absent_digits >= 2)
        out.push_back(
            say("{count} digits are not among the givens: any two of them can be exchanged in every solution",
                report.absent_digits));
}

void describe_conflict(const Conflict& conflict, const Puzzle& puzzle, const Geometry& board,
                       std::vector<std::string>& out) {
    const auto given = [&](Cell cell) { return value_at(board, cell, puzzle.values()[cell]); };
    if (conflict.cells.empty() && conflict.rules.empty()) {
        if (conflict.minimal) out.push_back(say("the empty board has no solution: no given is to blame"));
        return;
    }
    std::vector<std::string> names;
    for (std::uint16_t rule : conflict.rules) names.push_back(name_of_rule(board, rule));
    for (Cell cell : conflict.cells) names.push_back(given(cell));
    const std::string what = conflict.rules.empty()   ? "givens"
                             : conflict.cells.empty() ? "rules"
                                                      : "rules and givens";
    out.push_back(
        say((conflict.minimum ? "the fewest " : "") + what + " that contradict each other" +
                (conflict.minimal && !conflict.minimum ? " (none can be dropped): {givens}" : ": {givens}"),
            listed(names, [](const std::string& name) { return name; })));
    if (!conflict.dead_end) return;
    const bool same = conflict.reason == conflict.cells;
    const std::string end = describe(*conflict.dead_end), givens = listed(conflict.reason, given),
                      steps = listed(conflict.steps, [](const Forced& step) { return describe(step); });
    if (same)
        out.push_back(steps.empty() ? say("because {dead_end}", end)
                                    : say("because they force {steps}; then {dead_end}", steps, end));
    else
        out.push_back(steps.empty() ? say("easier to follow: {givens} are given; {dead_end}", givens, end)
                                    : say("easier to follow: {givens} force {steps}; then {dead_end}", givens,
                                          steps, end));
}

// Lists the cells by name, unless there are too many to read.
void describe_differing(const std::vector<Cell>& cells, const Geometry& board,
                        std::vector<std::string>& out) {
    constexpr std::size_t most_named = 40;
    if (cells.size() > most_named)
        out.push_back(say("{count} cells differ between the solutions", cells.size()));
    else if (!cells.empty())
        out.push_back(say("cells that differ: {cells}", cell_list(cells, board)));
}

void describe_completions(const Completions& completions, const Geometry& board,
                          std::vector<std::string>& out) {
    const auto words = [&](const Edit& edit) { return value_at(board, edit.cell, edit.to); };
    if (!completions.single.empty())
        out.push_back(say(completions.single.size() > 1 ? "one more given makes it unique: any of {givens}"
                                                        : "one more given makes it unique: {givens}",
                          listed(completions.single, words)));
    else if (!completions.fewest.empty())
        out.push_back(completions.fewest_proved
                          ? say("{count} more givens make it unique (proved the fewest): {givens}",
                                completions.fewest.size(), listed(completions.fewest, words))
                          : say("{count} more givens make it unique (at least {least} are needed): {givens}",
                                completions.fewest.size(), completions.needed,
                                listed(completions.fewest, words)));
    else
        out.push_back(say(completions.single_known ? "no single given makes it unique"
                                                   : "the budget was spent before every given was tried"));
}

}  // namespace

std::string describe(const Forced& step) {
    const std::string value = value_at(Geometry::classic(), step.cell, step.digit + 1);
    return step.house
               ? say("{value} (the only place in {house})", value, house_words(house_name(*step.house)))
               : say("{value} (the last candidate)", value);
}

std::string_view describe(Slip slip) noexcept {
    switch (slip) {
        case Slip::swapped: return translated("two values swapped");
        case Slip::neighbour_cell: return translated("a value one cell off");
        case Slip::shifted: return translated("a cell left out or typed twice, which shifts the rest");
        case Slip::missing_character: return translated("a character left out");
        case Slip::extra_character: return translated("a character too many");
        case Slip::missing_row: return translated("a row left out");
        case Slip::extra_row: return translated("a row too many");
        case Slip::missing_given: return translated("a given left out");
        case Slip::near_digit: return translated("a neighbouring key");
        case Slip::wrong_digit: return translated("another digit");
        case Slip::extra_given: return translated("a given too many");
        case Slip::two_changes: return translated("two slips");
    }
    return "unknown";
}

std::string describe(const Repair& repair, const Geometry& board) {
    const auto at = [&](Cell cell, int value) { return value_at(board, cell, value); };
    const auto change = [&](const Edit& edit) {
        if (edit.from == 0) return say("add {edit}", at(edit.cell, edit.to));
        if (edit.to == 0) return say("delete {edit}", at(edit.cell, edit.from));
        return say("{edit} instead of {digit}", at(edit.cell, edit.to), glyph(board, edit.from));
    };
    const Edit& first = repair.edits.front();
    const Edit& last = repair.edits.back();
    const auto row_name = [](Cell cell) { return house_words(house_name(static_cast<House>(row_of(cell)))); };
    const auto repaired = [&] { return format_line(board, repair.values); };
    switch (repair.slip) {
        case Slip::swapped:
            return say("exchange {first} and {last}", at(first.cell, first.from), at(last.cell, last.from));
        case Slip::neighbour_cell: {
            const auto [from, to] = first.to == 0 ? std::pair(first, last) : std::pair(last, first);
            return say("move {digit} from {from} to {to}", glyph(board, from.from),
                       cell_name(board, from.cell), cell_name(board, to.cell));
        }
        // The others are only found on the classic board.
        case Slip::shifted:
            return row_of(first.cell) == row_of(last.cell)
                       ? say("the rest of {house} is one cell off from {cell} on: {line}",
                             row_name(first.cell), cell_name(first.cell), repaired())
                       : say("the rest of the grid is one cell off from {cell} on: {line}",
                             cell_name(first.cell), repaired());
        case Slip::missing_character:
            return say("{value} was left out at {cell}: {line}", value_words(first.to), cell_name(first.cell),
                       repaired());
        case Slip::extra_character:
            return say("{value} is too many at {cell}: {line}", value_words(first.from),
                       cell_name(first.cell), repaired());
        case Slip::missing_row:
            return say("an empty {house} was left out: {line}", row_name(first.cell), repaired());
        case Slip::extra_row: return say("{house} is one too many: {line}", row_name(first.cell), repaired());
        default: return listed(repair.edits, change);
    }
}

std::string describe(const RuleRepair& repair, const Geometry& board) {
    const std::string name = name_of_rule(board, repair.rule);
    if (!repair.value) return say("leave out {rule}", name);
    Rule rule = board.rules()[repair.rule];
    rule.values = {*repair.value};
    return say("{rule} instead of {other}", rule_name(rule, board.columns(), board.digit_count()), name);
}

Summary summary_of(const Diagnosis& diagnosis, const Puzzle& puzzle) {
    const auto givens = std::ranges::count_if(puzzle.values(), [](int value) { return value != 0; });
    const bool classic = puzzle.classic() != nullptr;
    switch (diagnosis.report.status) {
        case Status::unique:
            return {say("One solution"),
                    say("{count} givens, and exactly one way to fill the rest.", givens)};
        case Status::none: {
            const CheckReport& report = diagnosis.report;
            const char* about = "No two givens clash, but together they contradict each other.";
            if (!report.duplicates.empty())
                about = "Equal digits see each other.";
            else if (!report.broken.empty() || !report.forbidden.empty())
                about = "A given breaks a rule.";
            else if (diagnosis.conflict && !diagnosis.conflict->rules.empty())
                about = "No rule is broken yet, but the givens and the rules contradict each other.";
            return {say("No solution"), say(about)};
        }
        case Status::multiple: {
            const bool one = !diagnosis.solutions_exact && diagnosis.solutions < 2;
            Summary summary{one ? say("Several solutions") : begun(count_text(diagnosis)), {}};
            if (classic && givens == 0)
                summary.about = say("The grid is empty: every finished grid is a solution.");
            else
                summary.about = diagnosis.differing.empty()
                                    ? say("It is not yet a puzzle.")
                                    : say("They differ in {count} cells.", diagnosis.differing.size());
            if (classic && givens > 0 && givens < fewest_proper_givens)
                summary.about +=
                    ' ' + say("No puzzle with fewer than {count} givens has only one.", fewest_proper_givens);
            return summary;
        }
        default: return {say("Undecided"), say("The search stopped before it was complete.")};
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
        out.push_back(say("repair {number}: {repair}", ++number, describe(repair, board)));
    };
    for (const Repair& repair : diagnosis.repairs) add(repair);
    for (const RuleRepair& repair : diagnosis.rule_repairs) add(repair);
    return out;
}

std::vector<std::string> describe(const TextDiagnosis& diagnosis) {
    std::vector<std::string> out{say("not a puzzle: {error}", diagnosis.error.message())};
    const auto& rows = diagnosis.missing_rows;
    if (rows.size() == 1)
        out.push_back(say("{house} is missing: anywhere else there would be no solution",
                          house_words(house_name(rows.front()))));
    else if (!rows.empty() && rows.size() < side)
        out.push_back(say("any of these rows can be missing: {digits}",
                          listed(rows, [](House row) { return std::to_string(row + 1); })));
    if (!diagnosis.repairs_known)
        out.push_back(say(
            "the budget was spent before every grid with one character or one empty row more or less was tried"));
    else if (diagnosis.is_nearly_a_grid && diagnosis.repairs.empty())
        out.push_back(
            say("no grid with one character or one empty row more or less has exactly one solution"));
    return out;
}

}  // namespace nonet
