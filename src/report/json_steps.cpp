// Steps, paths, hints and ratings as JSON: docs/steps.md.

#include "nonet/glyphs.hpp"
#include "nonet/json.hpp"
#include "nonet/techniques.hpp"
#include "nonet/text.hpp"

namespace nonet {
namespace {

std::string digits_text(WideDigitSet digits) {
    std::string text;
    for (Digit digit : digits) text += glyph_of(digit);
    return text;
}

std::vector<std::string> cells_text(const std::vector<CellDigits>& marks, Cells cells, char between) {
    std::vector<std::string> texts;
    for (const auto& [cell, digits] : marks) {
        texts.push_back(cell_name(cell, cells == Cells::a1));
        if (!digits.empty()) (texts.back() += between) += digits_text(digits);
    }
    return texts;
}

std::string_view role_name(Role role) {
    constexpr std::string_view names[] = {"pattern", "base",    "cover",    "pivot", "pincer",
                                          "extra",   "partner", "excluder", "cause"};
    return names[static_cast<std::size_t>(role)];
}

std::string_view why_name(Why why) {
    constexpr std::string_view names[] = {"supposed", "cell", "row", "column", "box", "pattern"};
    return names[static_cast<std::size_t>(why)];
}

void write_exhibit(JsonObject& object, const Exhibit& exhibit, Cells cells) {
    object.text("role", role_name(exhibit.role));
    std::vector<std::string> houses;
    for (House house : exhibit.houses) houses.push_back(house_name(house));
    if (!houses.empty()) object.texts("houses", houses);
    if (!exhibit.cells.empty()) object.texts("cells", cells_text(exhibit.cells, cells, ':'));
    if (!exhibit.digits.empty()) object.text("digits", digits_text(exhibit.digits));
}

void write_node(JsonObject& object, const ChainNode& node, Cells cells) {
    const auto& [cell, digit, on] = node.literal;
    object.text("literal",
                (on ? "+" : "-") + cell_name(cell, cells == Cells::a1) + ":" + glyph_of(digit));
    object.text("why", why_name(node.why));
    if (!node.from.empty()) object.numbers("from", node.from);
    if (node.why == Why::pattern) object.number("inner", node.inner);
}

void write_steps(JsonObject& object, std::string_view key, std::span<const Step> steps, Cells cells) {
    object.objects(key, steps,
                   [&](JsonObject& inner, const Step& step) { write_fields(inner, step, cells); });
}

// The marks before the first step, and the scale on which the steps are rated.
void write_start(JsonObject& object, const State& start) {
    object.text("scale", rating_scale).text("marks", format_marks(start.marks));
}

}  // namespace

void write_fields(JsonObject& object, const Step& step, Cells cells) {
    std::vector<std::string> place;
    for (const Candidate& candidate : step.place) place.push_back(candidate_name(candidate, cells));
    object.text("technique", step.technique)
        .text("kind", step.kind)
        .text("name", name_of_kind(step.kind))
        .text("rating", format_tenths(tenths_of(step.rating)));
    if (step.complexity != 0) object.number("complexity", step.complexity);
    if (step.assumes_unique) object.boolean("assumes_unique", true);
    object.texts("place", place)
        .texts("remove", cells_text(step.remove, cells, '-'))
        .text("text", describe(step, Rung::whole, cells))
        .objects("exhibits", step.exhibits,
                 [&](JsonObject& inner, const Exhibit& exhibit) { write_exhibit(inner, exhibit, cells); });
    if (!step.chains.empty())
        object.objects("chains", step.chains, [&](JsonObject& inner, const Chain& chain) {
            inner.objects("nodes", chain.nodes, [&](JsonObject& fields, const ChainNode& node) {
                write_node(fields, node, cells);
            });
            if (const std::string line = eureka(chain, cells); !line.empty()) inner.text("eureka", line);
        });
    if (!step.inner.empty()) write_steps(object, "inner", step.inner, cells);
}

void write_fields(JsonObject& object, const Path& path, Cells cells) {
    object.text("status", name_of(path.status))
        .text("ending", name_of(path.ending))
        .grid("end", path.end.values);
    write_start(object, path.start);
    write_steps(object, "steps", path.steps, cells);
}

void write_fields(JsonObject& object, const State& start, Status status, std::span<const Step> steps,
                  Cells cells) {
    object.text("status", name_of(status));
    write_start(object, start);
    write_steps(object, "steps", steps, cells);
}

void write_fields(JsonObject& object, const Hint& hint, Rung rung, Cells cells) {
    object.text("status", name_of(hint.status)).text("hint", describe(hint, rung, cells));
    if (!hint.wrong_values.empty()) {
        std::vector<std::string> wrong;
        for (Cell cell : hint.wrong_values) wrong.push_back(cell_name(cell, cells == Cells::a1));
        object.texts("wrong_values", wrong)
            .number("wrong_count", static_cast<std::uint64_t>(hint.wrong_count));
    }
    if (!hint.wrong.empty()) {
        std::vector<std::string> wrong;
        for (const auto& [cell, digits] : hint.wrong) wrong.push_back(cell_name(cell, cells == Cells::a1));
        object.texts("wrong", wrong);
    }
    if (hint.step && rung == Rung::whole)
        object.object("step", [&](JsonObject& inner) { write_fields(inner, *hint.step, cells); });
}

void write_fields(JsonObject& object, const Contradiction& contradiction, Candidate candidate, Cells cells) {
    object.text("why_not", candidate_name(candidate, cells))
        .boolean("found", contradiction.found)
        .boolean("right", contradiction.right);
    if (contradiction.found) object.text("clash", describe_clash(contradiction, cells));
    write_steps(object, "steps", contradiction.steps, cells);
}

void write_fields(JsonObject& object, const Rating& rating, bool counts) {
    object.text("status", name_of(rating.status));
    if (rating.status != Status::unique) return;
    object.text("er", format_tenths(rating.er))
        .text("ep", format_tenths(rating.ep))
        .text("ed", format_tenths(rating.ed))
        .text("scale", rating.scale)
        .text("ending", name_of(rating.ending));
    if (counts)
        object.object("counts", [&](JsonObject& inner) {
            for (std::size_t i = 0; i < rating.counts.size(); ++i)
                if (rating.counts[i] != 0) inner.number(techniques()[i]->id, rating.counts[i]);
        });
}

}  // namespace nonet
