// Reports of check and diagnose as JSON.

#include <algorithm>
#include <utility>

#include "command/json.hpp"
#include "nonet/board_text.hpp"
#include "report/words.hpp"

namespace nonet {
namespace {

std::vector<std::string> names_of(const Geometry& board, std::span<const std::uint16_t> rules) {
    std::vector<std::string> names;
    for (std::uint16_t rule : rules) names.push_back(name_of_rule(board, rule));
    return names;
}

// Writes the faults of the givens as they stand. The classic board has no pairs of cells with a rule.
void write_faults(JsonObject& object, const CheckReport& report, const Puzzle& puzzle,
                  const Geometry& board) {
    object.objects("duplicates", report.duplicates, [&](JsonObject& inner, const Duplicate& pair) {
        inner.number("digit", written_value(board, pair.digit))
            .cell("first", board, pair.first)
            .cell("second", board, pair.second)
            .house("house", board, pair.house)
            .text("text", describe(pair, board));
    });
    if (puzzle.board_puzzle())
        object.objects("broken", report.broken, [&](JsonObject& inner, const CellPair& pair) {
            inner.cell("first", board, pair.first)
                .cell("second", board, pair.second)
                .text("text", describe(pair, puzzle));
        });
    if (puzzle.board_puzzle() || !report.forbidden.empty())
        object.cells("forbidden", board, report.forbidden);
}

// Writes values as the board does; null is an empty cell.
void write_edits(JsonObject& object, std::string_view key, const Geometry& board,
                 std::span<const Edit> edits) {
    object.objects(key, edits, [&](JsonObject& inner, const Edit& edit) {
        inner.cell("cell", board, edit.cell);
        const auto write = [&](std::string_view side_of, int value) {
            if (value == 0)
                inner.value(side_of, 0);
            else
                inner.number(side_of, written_value(board, static_cast<Digit>(value - 1)));
        };
        write("from", edit.from);
        write("to", edit.to);
    });
}

void write_conflict(JsonObject& object, const Conflict& conflict, const Geometry& board) {
    object.object("conflict", [&](JsonObject& inner) {
        inner.cells("cells", board, conflict.cells)
            .boolean("minimal", conflict.minimal)
            .boolean("minimum", conflict.minimum)
            .cells("reason", board, conflict.reason);
        if (!board.rules().empty()) inner.texts("rules", names_of(board, conflict.rules));
        inner.objects("steps", conflict.steps, [](JsonObject& step_object, const Forced& step) {
            step_object.cell("cell", step.cell).number("digit", step.digit + 1u);
            if (step.house) step_object.house("house", *step.house);
            step_object.text("text", describe(step));
        });
        if (conflict.dead_end)
            inner.object("dead_end",
                         [&](JsonObject& end) { write_fields(end, *conflict.dead_end, Cells::r1c1); });
    });
}

void write_repairs(JsonObject& object, std::span<const Repair> repairs, std::size_t most,
                   const Geometry& board) {
    const auto written = repairs.first(std::min(repairs.size(), most));
    object.objects("repairs", written, [&](JsonObject& inner, const Repair& repair) {
        inner.text("slip", name_of(repair.slip)).text("slip_text", describe(repair.slip));
        write_edits(inner, "edits", board, repair.edits);
        inner.values("grid", board, repair.values).text("text", describe(repair, board));
    });
}

// Writes the changes of rules that repair the puzzle, and the rules that it does not need.
void write_rules(JsonObject& object, const Diagnosis& diagnosis, const Geometry& board) {
    if (diagnosis.report.status == Status::none)
        object.objects("rule_repairs", diagnosis.rule_repairs,
                       [&](JsonObject& inner, const RuleRepair& repair) {
                           inner.text("rule", name_of_rule(board, repair.rule));
                           if (repair.value) inner.number("value", static_cast<std::uint64_t>(*repair.value));
                           inner.text("text", describe(repair, board));
                       });
    if (diagnosis.report.status == Status::unique)
        object.texts("redundant_rules", names_of(board, diagnosis.redundant_rules))
            .boolean("redundant_known", diagnosis.redundant_known);
}

}  // namespace

void write_fields(JsonObject& object, const CheckReport& report, const Puzzle& puzzle, bool minimality) {
    const Geometry board = puzzle.geometry();
    object.text("status", name_of(report.status)).number("givens", static_cast<std::uint64_t>(report.givens));
    object.boolean("complete", report.complete);
    if (report.complete) object.boolean("correct", report.correct);
    if (report.minimal_known)
        object.boolean("minimal", report.minimal).cells("redundant", board, report.redundant);
    write_faults(object, report, puzzle, board);
    if (!report.first.empty()) object.values("solution", board, report.first);
    if (!report.second.empty())
        object.values("second", board, report.second).cells("differing", board, report.differing);
    object.texts("notes", describe(report, puzzle, minimality)).texts("warnings", warnings(report, puzzle));
}

void write_fields(JsonObject& object, Diagnosis diagnosis, const Puzzle& puzzle, std::size_t most) {
    const Geometry board = puzzle.geometry();
    // They are not written twice.
    const std::vector<Repair> repairs = std::exchange(diagnosis.repairs, {});
    object.text("status", name_of(diagnosis.report.status)).number("solutions", diagnosis.solutions);
    object.boolean("exact", diagnosis.solutions_exact);
    const Summary summary = summary_of(diagnosis, puzzle);
    object.text("headline", summary.headline).text("about", summary.about);
    write_faults(object, diagnosis.report, puzzle, board);
    object.objects("dead_ends", diagnosis.dead_ends,
                   [](JsonObject& inner, const DeadEnd& end) { write_fields(inner, end, Cells::r1c1); });
    if (diagnosis.conflict) write_conflict(object, *diagnosis.conflict, board);
    object.cells("differing", board, diagnosis.differing);
    if (diagnosis.completions) {
        write_edits(object, "single_completions", board, diagnosis.completions->single);
        object.boolean("completions_known", diagnosis.completions->single_known);
        write_edits(object, "fewest_completions", board, diagnosis.completions->fewest);
        object.boolean("fewest_proved", diagnosis.completions->fewest_proved)
            .number("fewest_needed", static_cast<std::uint64_t>(diagnosis.completions->needed));
    }
    write_repairs(object, repairs, most, board);
    if (!board.rules().empty()) write_rules(object, diagnosis, board);
    diagnosis.rule_repairs.clear();
    object.boolean("repairs_known", diagnosis.repairs_known).texts("sentences", describe(diagnosis, puzzle));
}

void write_fields(JsonObject& object, const TextDiagnosis& diagnosis, std::size_t most) {
    object.text("status", name_of(Status::invalid));
    json_error(object, diagnosis.error);
    write_repairs(object, diagnosis.repairs, most, Geometry::classic());
    object.houses("missing_rows", diagnosis.missing_rows)
        .boolean("repairs_known", diagnosis.repairs_known)
        .texts("sentences", describe(diagnosis));
}

void write_fields(JsonObject& object, const Entries& entries) {
    const auto write = [&](std::string_view key, std::span<const Edit> edits) {
        write_edits(object, key, Geometry::classic(), edits);
    };
    object.text("status", name_of(entries.status));
    write("changed", entries.changed);
    write("wrong", entries.wrong);
    if (entries.first_wrong) write("first_wrong", std::span(&*entries.first_wrong, 1));
}

}  // namespace nonet
