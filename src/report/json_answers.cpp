// Answers about one puzzle as JSON.

#include <algorithm>
#include <array>
#include <cmath>

#include "command/json.hpp"
#include "nonet/explain.hpp"
#include "nonet/more/engines.hpp"
#include "nonet/text.hpp"

namespace nonet {
namespace {

void write_transform(JsonObject& object, const Transform& transform) {
    const auto list = [&](std::string_view key, const std::array<std::uint8_t, side>& places) {
        std::array<std::uint16_t, side> numbers;
        std::ranges::transform(places, numbers.begin(), [](int place) { return place + 1; });
        object.numbers(key, numbers);
    };
    object.boolean("transposed", transform.transposed);
    list("rows", transform.rows);
    list("columns", transform.columns);
    list("digits", transform.digits);
    object.text("text", format_transform(transform));
}

}  // namespace

void write_fields(JsonObject& object, const ClassicAnswer& answer) {
    object.text("status", name_of(answer.status));
    if (answer.solutions >= 1) object.grid("solution", answer.first);
    if (answer.solutions >= 2) object.grid("second", answer.second);
    if (answer.status == Status::stuck) object.grid("reached", answer.first);
}

void write_fields(JsonObject& object, const Count& count) {
    object.number("count", count.solutions).boolean("exact", count.stop == Stop::finished);
}

void write_fields(JsonObject& object, const Estimate& estimate, std::uint64_t seed) {
    if (estimate.exact) {
        object.number("count", estimate.at_least).boolean("exact", true);
        return;
    }
    object.real("estimate", std::isinf(estimate.high) ? estimate.high : estimate.solutions)
        .real("low", estimate.low)
        .real("high", estimate.high)
        .number("at_least", estimate.at_least)
        .number("probes", estimate.probes)
        .number("seed", seed)
        .boolean("exact", false);
}

void write_fields(JsonObject& object, const Engine& engine) {
    object.text("engine", engine.name)
        .text("idea", engine.idea)
        .text("source", engine.source)
        .boolean("takes_marks", engine.takes_marks)
        .boolean("default", &engine == &default_engine());
}

void write_fields(JsonObject& object, const Kernel& kernel) {
    object.text("kernel", name_of(kernel))
        .number("lanes", static_cast<std::uint64_t>(lanes_of(kernel)))
        .boolean("supported", is_supported(kernel))
        .boolean("chosen", &kernel == &default_kernel());
}

void write_fields(JsonObject& object, const Proof& proof) {
    object.text("status", name_of(proof.status));
    if (proof.status != Status::none) object.values("solution", proof.board, proof.first);
    if (proof.status == Status::multiple) object.values("second", proof.board, proof.second);
    object.text("proof", format_proof(proof));
}

void write_fields(JsonObject& object, const Generated& made, std::uint64_t item, std::uint64_t seed) {
    object.number("item", item)
        .number("seed", seed)
        .grid("puzzle", made.puzzle)
        .grid("solution", made.solution)
        .number("givens", static_cast<std::uint64_t>(made.puzzle.filled()))
        .number("attempts", made.attempts);
    if (made.er) object.tenths("er", *made.er);
    if (made.on_scale) {
        const auto& [level, difficulty, score, scale] = *made.on_scale;
        if (!level.empty()) object.text("level", level);
        object.tenths("difficulty", difficulty);
        if (score != 0) object.tenths("score", score);
        object.text("scale", scale);
    }
    object.boolean("met", made.met);
}

void write_fields(JsonObject& object, const Canonical& canonical) {
    object.grid("form", canonical.grid).number("automorphisms", canonical.automorphisms);
    json_transform(object, "transform", canonical.transform);
}

void json_same(JsonObject& object, const std::optional<Transform>& symmetry) {
    object.boolean("same", symmetry.has_value());
    if (symmetry) json_transform(object, "transform", *symmetry);
}

void json_transform(JsonObject& object, std::string_view key, const Transform& transform) {
    object.object(key, [&](JsonObject& inner) { write_transform(inner, transform); });
}

void json_transforms(JsonObject& object, std::string_view key, std::span<const Transform> transforms) {
    object.objects(key, transforms, write_transform);
}

void write_fields(JsonObject& object, const AuditTotals& totals, bool minimality) {
    object.number("rows", totals.rows).number("readable", totals.readable).number("unique", totals.unique);
    if (minimality) object.number("minimal", totals.minimal);
    object.number("forms", totals.forms).number("solutions_checked", totals.solutions);
    object.object("givens", [&](JsonObject& inner) {
        for (std::size_t i = 0; i < totals.givens.size(); ++i)
            if (totals.givens[i] != 0) inner.number(std::to_string(i), totals.givens[i]);
    });
    object.object("defects", [&](JsonObject& inner) {
        for (std::size_t i = 0; i < defect_count; ++i)
            if (totals.defects[i] != 0) inner.number(name_of(static_cast<Defect>(i)), totals.defects[i]);
    });
}

}  // namespace nonet
