// A diagnosis in words.

#include "formats/symbols.hpp"
#include "nonet/more/diagnose.hpp"
#include "nonet/text.hpp"
#include "report/words.hpp"

namespace nonet {
namespace {

std::string value_at(Cell cell, int value) { return cell_name(cell) + "=" + glyph_of_value(value); }

std::string value_words(int value) {
    return value == 0 ? "an empty cell" : (value == 8 ? "an " : "a ") + std::string{glyph_of_value(value)};
}

// "a, b and c".
template <class Items, class Words>
std::string listed(const Items& items, Words words) {
    std::string text;
    std::size_t left = items.size();
    for (const auto& item : items) {
        if (!text.empty()) text += left == 1 ? " and " : ", ";
        text += words(item);
        --left;
    }
    return text;
}

std::string count_text(const Diagnosis& diagnosis) {
    const std::string number = std::to_string(diagnosis.solutions);
    return (diagnosis.solutions_exact ? "" : "at least ") + number + " solutions";
}

std::string capitalised(std::string text) {
    if (text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

void describe_status(const Diagnosis& diagnosis, std::vector<std::string>& out) {
    const CheckReport& report = diagnosis.report;
    switch (report.status) {
        case Status::unique:
            if (report.complete)
                return out.push_back("a finished grid, and every row, column and box is correct");
            out.push_back("one solution: nothing is wrong");
            if (report.minimal_known && report.minimal) out.push_back("minimal: no given can be dropped");
            if (!report.redundant.empty())
                out.push_back("not minimal: of " + std::to_string(report.givens) + " givens, each of these " +
                              std::to_string(report.redundant.size()) + " could be dropped by itself: " +
                              listed(report.redundant, [](Cell cell) { return cell_name(cell); }));
            break;
        case Status::none:
            out.push_back(report.complete ? "a finished grid, but wrong" : "no solution");
            break;
        case Status::multiple: out.push_back(count_text(diagnosis)); break;
        default: out.push_back("the budget was spent before an answer was found");
    }
}

// Facts about the givens that explain why there are several solutions.
void describe_givens(const CheckReport& report, std::vector<std::string>& out) {
    if (report.status != Status::multiple) return;
    if (report.givens < fewest_proper_givens)
        out.push_back("only " + formats::counted(static_cast<std::size_t>(report.givens), "given") +
                      ": no puzzle with fewer than " + std::to_string(fewest_proper_givens) +
                      " has one solution");
    if (report.absent_digits >= 2)
        out.push_back(std::to_string(report.absent_digits) +
                      " digits are not among the givens: any two of them can be exchanged in every solution");
}

void describe_conflict(const Conflict& conflict, const Grid& grid, std::vector<std::string>& out) {
    const char* const size = conflict.minimum   ? "the fewest givens that contradict each other: "
                             : conflict.minimal ? "givens that contradict each other (none can be dropped): "
                                                : "givens that contradict each other: ";
    const auto given = [&](Cell cell) { return value_at(cell, grid[cell]); };
    out.push_back(size + listed(conflict.cells, given));
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
void describe_differing(const CellSet& differing, std::vector<std::string>& out) {
    constexpr int many = 40;
    if (differing.empty()) return;
    const std::vector<Cell> cells(differing.begin(), differing.end());
    if (differing.size() > many)
        out.push_back(std::to_string(cells.size()) + " cells differ between the solutions");
    else
        out.push_back("cells that differ: " + listed(cells, [](Cell cell) { return cell_name(cell); }));
}

void describe_completions(const Completions& completions, std::vector<std::string>& out) {
    const auto words = [](const Edit& edit) { return value_at(edit.cell, edit.to); };
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
}

}  // namespace

std::string describe(const Forced& step) {
    return value_at(step.cell, step.digit + 1) +
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

std::string describe(const Repair& repair) {
    const auto change = [](const Edit& edit) {
        if (edit.from == 0) return "add " + value_at(edit.cell, edit.to);
        if (edit.to == 0) return "delete " + value_at(edit.cell, edit.from);
        return value_at(edit.cell, edit.to) + " instead of " + std::to_string(edit.from);
    };
    switch (repair.slip) {
        case Slip::swapped:
            return "exchange " + value_at(repair.edits[0].cell, repair.edits[0].from) + " and " +
                   value_at(repair.edits[1].cell, repair.edits[1].from);
        case Slip::neighbour_cell: {
            const Edit& from = repair.edits[0].to == 0 ? repair.edits[0] : repair.edits[1];
            const Edit& to = repair.edits[0].to == 0 ? repair.edits[1] : repair.edits[0];
            return "move " + std::to_string(from.from) + " from " + cell_name(from.cell) + " to " +
                   cell_name(to.cell);
        }
        case Slip::shifted: {
            const int first = row_of(repair.edits.front().cell);
            const bool one_row = first == row_of(repair.edits.back().cell);
            return "the rest of " + (one_row ? house_name(static_cast<House>(first)) : "the grid") +
                   " is one cell off from " + cell_name(repair.edits.front().cell) +
                   " on: " + format_line(repair.grid);
        }
        case Slip::missing_character:
            return value_words(repair.edits.front().to) + " was left out at " +
                   cell_name(repair.edits.front().cell) + ": " + format_line(repair.grid);
        case Slip::extra_character:
            return value_words(repair.edits.front().from) + " is too many at " +
                   cell_name(repair.edits.front().cell) + ": " + format_line(repair.grid);
        case Slip::missing_row:
            return "an empty " + house_name(static_cast<House>(row_of(repair.edits.front().cell))) +
                   " was left out: " + format_line(repair.grid);
        case Slip::extra_row:
            return house_name(static_cast<House>(row_of(repair.edits.front().cell))) +
                   " is one too many: " + format_line(repair.grid);
        default: return listed(repair.edits, change);
    }
}

Summary summary_of(const Diagnosis& diagnosis, const Grid& grid) {
    const int givens = grid.filled();
    const std::string differing = std::to_string(diagnosis.differing.size());
    const std::string fewest = std::to_string(fewest_proper_givens);
    switch (diagnosis.report.status) {
        case Status::unique:
            return {"One solution",
                    std::to_string(givens) + " givens, and exactly one way to fill the rest."};
        case Status::none:
            return {"No solution", diagnosis.report.duplicates.empty()
                                       ? "No two givens clash, but together they contradict each other."
                                       : "Equal digits see each other."};
        case Status::multiple: {
            const bool one = !diagnosis.solutions_exact && diagnosis.solutions < 2;
            Summary summary{one ? "Several solutions" : capitalised(count_text(diagnosis)), {}};
            if (givens == 0)
                summary.about = "The grid is empty: every finished grid is a solution.";
            else
                summary.about = diagnosis.differing.empty() ? "It is not yet a puzzle."
                                                            : "They differ in " + differing + " cells.";
            if (givens > 0 && givens < fewest_proper_givens)
                summary.about += " No puzzle with fewer than " + fewest + " givens has only one.";
            return summary;
        }
        default: return {"Undecided", "The search stopped before it was complete."};
    }
}

std::vector<std::string> describe(const Diagnosis& diagnosis, const Grid& grid) {
    std::vector<std::string> out;
    describe_status(diagnosis, out);
    add_duplicates(diagnosis.report.duplicates, out);
    if (diagnosis.report.duplicates.empty())
        for (const DeadEnd& end : diagnosis.dead_ends) out.push_back(describe(end));
    describe_givens(diagnosis.report, out);
    if (diagnosis.conflict) describe_conflict(*diagnosis.conflict, grid, out);
    describe_differing(diagnosis.differing, out);
    if (diagnosis.completions) describe_completions(*diagnosis.completions, out);
    for (std::size_t i = 0; i < diagnosis.repairs.size(); ++i)
        out.push_back("repair " + std::to_string(i + 1) + ": " + describe(diagnosis.repairs[i]));
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
