// Steps, paths and hints as JSON: docs/steps.md.

#include "command/json.hpp"
#include "nonet/more/techniques.hpp"
#include "nonet/text.hpp"
#include "report/words.hpp"

namespace nonet {
std::string_view role_name(Role role) {
    constexpr std::string_view names[] = {"pattern", "base",    "cover",    "pivot", "pincer",
                                          "extra",   "partner", "excluder", "cause", "way"};
    return names[static_cast<std::size_t>(role)];
}

std::string_view why_name(Why why) {
    constexpr std::string_view names[] = {"supposed", "cell",  "row",  "column", "box",
                                          "pattern",  "house", "rule", "more"};
    return names[static_cast<std::size_t>(why)];
}

namespace {

void write_marks(JsonObject& object, const CellDigits& marks) {
    object.cell("cell", marks.cell);
    if (!marks.digits.empty()) object.digits("digits", marks.digits);
}

void write_chain_node(JsonObject& object, const ChainNode& node) {
    object.object("literal", [&](JsonObject& inner) {
        const auto& [cell, digit, on] = node.literal;
        inner.cell("cell", cell).number("digit", digit + 1u).boolean("on", on);
        if (!node.others.empty()) inner.cells("others", node.others);
    });
    object.text("why", why_name(node.why));
    if (!node.from.empty()) object.numbers("from", node.from);
    if (node.why == Why::pattern) object.number("inner", node.inner);
}

void write_step(JsonObject& object, const Step& step, const StepWords& words) {
    object.text("technique", step.technique)
        .text("kind", step.kind)
        .text("name", words.name)
        .tenths("rating", tenths_of(step.rating));
    if (step.complexity != 0) object.number("complexity", step.complexity);
    if (step.assumes_unique) object.boolean("assumes_unique", true);
    object.objects("place", step.place, [](JsonObject& inner, const Candidate& candidate) {
        inner.cell("cell", candidate.cell).number("digit", candidate.digit + 1u);
    });
    object.objects("remove", step.remove, write_marks)
        .text("text", text_of(words))
        .texts("sentences", words.sentences)
        .objects("exhibits", step.exhibits, json_exhibit);
    auto branch = words.branches.begin();
    if (!step.chains.empty())
        object.objects("chains", step.chains, [&](JsonObject& inner, const Chain& chain) {
            inner.objects("nodes", chain.nodes, write_chain_node).texts("sentences", branch->sentences);
            if (!branch->eureka.empty()) inner.text("eureka", branch->eureka);
            ++branch;
        });
    std::size_t number = 0;
    if (!step.inner.empty())
        object.objects("inner", step.inner, [&](JsonObject& inner, const Step& part) {
            inner.text("label", inner_name(number));
            write_step(inner, part, words.inner[number++]);
        });
}

void write_steps(JsonObject& object, std::string_view key, std::span<const Step> steps, Cells cells) {
    object.objects(key, steps,
                   [&](JsonObject& inner, const Step& step) { write_fields(inner, step, cells); });
}

void write_place(JsonObject& object, const DeadEnd& end) {
    if (end.cell) object.cell("cell", *end.cell);
    if (end.house) object.house("house", *end.house).number("digit", end.digit + 1u);
}

// Writes the end of a contradiction: a value that is already there, a cell with no candidate, or a house.
void write_clash(JsonObject& object, const Contradiction& contradiction, Cells cells) {
    if (contradiction.value)
        object.cell("value", *contradiction.value);
    else
        write_place(object, *contradiction.dead_end);
    object.text("text", describe_clash(contradiction, cells));
}

// Writes the marks before the first step, and the scale that rates the steps.
void write_start(JsonObject& object, const State& start, std::string_view scale = rating_scale) {
    object.text("scale", scale).text("marks", format_marks(start.marks));
}

}  // namespace

void json_exhibit(JsonObject& object, const Exhibit& exhibit) {
    object.text("role", role_name(exhibit.role));
    if (!exhibit.houses.empty()) object.houses("houses", exhibit.houses);
    if (!exhibit.cells.empty()) object.objects("cells", exhibit.cells, write_marks);
    if (!exhibit.digits.empty()) object.digits("digits", exhibit.digits);
}

void write_fields(JsonObject& object, const Step& step, Cells cells) {
    write_step(object, step, words_of(step, cells));
}

void write_fields(JsonObject& object, const DeadEnd& end, Cells cells) {
    write_place(object, end);
    object.text("text", describe(end, cells));
}

void write_fields(JsonObject& object, const Path& path, Cells cells) {
    object.text("status", name_of(path.status))
        .text("ending", name_of(path.ending))
        .grid("end", path.end.values);
    if (path.dead_end)
        object.object("dead_end", [&](JsonObject& inner) { write_fields(inner, *path.dead_end, cells); });
    write_start(object, path.start, path.scale);
    write_steps(object, "steps", path.steps, cells);
}

void write_fields(JsonObject& object, const State& start, Status status, std::span<const Step> steps,
                  Cells cells, std::string_view scale) {
    object.text("status", name_of(status));
    write_start(object, start, scale);
    write_steps(object, "steps", steps, cells);
}

void write_fields(JsonObject& object, const Hint& hint, Rung rung, Cells cells) {
    object.text("status", name_of(hint.status)).text("hint", describe(hint, rung, cells));
    if (!hint.wrong_values.empty())
        object.cells("wrong_values", hint.wrong_values)
            .number("wrong_count", static_cast<std::uint64_t>(hint.wrong_count));
    if (!hint.wrong.empty()) {
        std::vector<Cell> wrong;
        for (const CellDigits& missing : hint.wrong) wrong.push_back(missing.cell);
        object.cells("wrong", wrong);
    }
    if (hint.step && rung == Rung::whole)
        object.object("step", [&](JsonObject& inner) { write_fields(inner, *hint.step, cells); });
}

void write_fields(JsonObject& object, const Contradiction& contradiction, Candidate candidate, Cells cells) {
    object.candidate("why_not", candidate)
        .boolean("found", contradiction.found)
        .boolean("right", contradiction.right);
    if (contradiction.found)
        object.object("clash", [&](JsonObject& inner) { write_clash(inner, contradiction, cells); });
    write_steps(object, "steps", contradiction.steps, cells);
}

void write_fields(JsonObject& object, const Technique& technique) {
    object.text("technique", technique.id)
        .text("name", technique.name)
        .object("ratings",
                [&](JsonObject& inner) {
                    if (technique.ratings.se != 0)
                        inner.tenths(rating_scale, tenths_of(technique.ratings.se));
                })
        .boolean("assumes_unique", technique.assumes_unique)
        .text("meaning", technique.meaning);
}

}  // namespace nonet
