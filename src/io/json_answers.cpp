// Answers about one puzzle as JSON.

#include <algorithm>
#include <array>

#include "nonet/json.hpp"
#include "nonet/text.hpp"

namespace nonet {
namespace {

std::string value_name(int value) { return value == 0 ? "." : std::to_string(value); }

void write_edits(JsonObject& object, std::string_view key, std::span<const Edit> edits) {
    object.objects(key, edits, [](JsonObject& inner, const Edit& edit) {
        inner.text("cell", cell_name(edit.cell))
            .text("from", value_name(edit.from))
            .text("to", value_name(edit.to));
    });
}

void write_conflict(JsonObject& object, const Conflict& conflict) {
    object.object("conflict", [&](JsonObject& inner) {
        inner.cells("cells", conflict.cells)
            .boolean("minimal", conflict.minimal)
            .boolean("minimum", conflict.minimum);
        inner.objects("steps", conflict.steps, [](JsonObject& step_object, const Forced& step) {
            step_object.text("cell", cell_name(step.cell)).number("digit", step.digit + 1u);
            if (step.house) step_object.text("house", house_name(*step.house));
        });
    });
}

}  // namespace

void write_fields(JsonObject& object, const Answer& answer) {
    object.text("status", name_of(answer.status));
    if (answer.solutions >= 1) object.grid("solution", answer.first);
    if (answer.solutions >= 2) object.grid("second", answer.second);
}

void write_fields(JsonObject& object, const Count& count) {
    object.number("count", count.solutions).boolean("exact", count.stop == Stop::finished);
}

void write_fields(JsonObject& object, const TrueCandidates& candidates) {
    object.text("candidates", format_marks(candidates.digits))
        .boolean("exact", candidates.stop == Stop::finished);
}

void write_fields(JsonObject& object, const Engine& engine) {
    object.text("engine", engine.name)
        .text("idea", engine.idea)
        .text("source", engine.source)
        .boolean("takes_marks", engine.takes_marks)
        .boolean("default", &engine == &default_engine());
}

void write_fields(JsonObject& object, const CheckReport& report, const Grid& givens, bool minimality) {
    object.text("status", name_of(report.status)).number("givens", static_cast<std::uint64_t>(report.givens));
    object.boolean("complete", report.complete);
    if (report.complete) object.boolean("correct", report.correct);
    if (report.minimal_known) object.boolean("minimal", report.minimal).cells("redundant", report.redundant);
    object.objects("duplicates", report.duplicates, [](JsonObject& inner, const Duplicate& pair) {
        inner.number("digit", pair.digit + 1u)
            .text("first", cell_name(pair.first))
            .text("second", cell_name(pair.second))
            .text("house", house_name(pair.house));
    });
    const bool known = report.status == Status::unique || report.status == Status::multiple;
    if (known) object.grid("solution", report.first);
    if (report.status == Status::multiple)
        object.grid("second", report.second).cells("differing", report.differing);
    object.texts("notes", describe(report, minimality)).texts("warnings", warnings(givens, report));
}

void json_repairs(JsonObject& object, std::span<const Repair> repairs, std::size_t most) {
    const auto written = repairs.first(std::min(repairs.size(), most));
    object.objects("repairs", written, [](JsonObject& inner, const Repair& repair) {
        inner.text("slip", name_of(repair.slip));
        write_edits(inner, "edits", repair.edits);
        inner.grid("grid", repair.grid).text("words", describe(repair));
    });
}

void write_fields(JsonObject& object, Diagnosis diagnosis, const Grid& givens, std::size_t most) {
    const std::vector<Repair> repairs = std::exchange(diagnosis.repairs, {});  // they are not told twice
    object.text("status", name_of(diagnosis.report.status)).number("solutions", diagnosis.solutions);
    object.boolean("exact", diagnosis.solutions_exact);
    object.objects("duplicates", diagnosis.report.duplicates, [](JsonObject& inner, const Duplicate& pair) {
        inner.text("first", cell_name(pair.first)).text("second", cell_name(pair.second));
        inner.number("digit", pair.digit + 1u).text("house", house_name(pair.house));
    });
    if (diagnosis.conflict) write_conflict(object, *diagnosis.conflict);
    object.cells("differing", std::vector<Cell>(diagnosis.differing.begin(), diagnosis.differing.end()));
    if (diagnosis.completions) {
        write_edits(object, "single_completions", diagnosis.completions->single);
        write_edits(object, "fewest_completions", diagnosis.completions->fewest);
        object.boolean("fewest_proved", diagnosis.completions->fewest_proved);
    }
    json_repairs(object, repairs, most);
    object.boolean("repairs_known", diagnosis.repairs_known).texts("words", describe(diagnosis, givens));
}

void write_fields(JsonObject& object, const Entries& entries) {
    object.text("status", name_of(entries.status));
    write_edits(object, "changed", entries.changed);
    write_edits(object, "wrong", entries.wrong);
    if (entries.first_wrong) write_edits(object, "first_wrong", std::span(&*entries.first_wrong, 1));
}

void write_fields(JsonObject& object, const Generated& made, std::uint64_t item, std::uint64_t seed) {
    object.number("item", item)
        .number("seed", seed)
        .grid("puzzle", made.puzzle)
        .grid("solution", made.solution)
        .number("givens", static_cast<std::uint64_t>(made.puzzle.filled()))
        .number("attempts", made.attempts)
        .boolean("met", made.met);
}

void write_fields(JsonObject& object, const Canonical& canonical) {
    object.grid("form", canonical.grid)
        .number("automorphisms", canonical.automorphisms)
        .text("transform", format_transform(canonical.transform));
}

void json_same(JsonObject& object, const std::optional<Transform>& symmetry) {
    object.boolean("same", symmetry.has_value());
    if (symmetry) object.text("transform", format_transform(*symmetry));
}

void json_transforms(JsonObject& object, std::string_view key, std::span<const Transform> transforms) {
    std::vector<std::string> texts;
    for (const Transform& transform : transforms) texts.push_back(format_transform(transform));
    object.texts(key, texts);
}

}  // namespace nonet
