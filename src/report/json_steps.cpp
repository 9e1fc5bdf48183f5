// Steps, paths and hints as JSON: docs/steps.md.

#include "command/json.hpp"
#include "nonet/board_text.hpp"
#include "nonet/language.hpp"
#include "nonet/more/techniques.hpp"
#include "nonet/rules.hpp"
#include "report/words.hpp"
#include "rules/extra.hpp"

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

// [1, 12]: values as the board writes them.
void write_digits(JsonObject& object, const Geometry& board, BoardDigitSet digits) {
    std::vector<std::uint16_t> values;
    for (Digit digit : digits) values.push_back(static_cast<std::uint16_t>(written_value(board, digit)));
    object.numbers("digits", values);
}

void write_marks(JsonObject& object, const Geometry& board, const CellDigits& marks) {
    object.cell("cell", board, marks.cell);
    if (!marks.digits.empty()) write_digits(object, board, marks.digits);
}

void write_candidate(JsonObject& object, const Geometry& board, Candidate candidate) {
    object.cell("cell", board, candidate.cell).number("digit", written_value(board, candidate.digit));
}

// Like JsonObject::house.
void write_house(JsonObject& object, const Geometry& board, House house) {
    object.text("kind", name_of(board.kind_of(house)))
        .number("number", static_cast<std::uint64_t>(board.number_of(house) + 1))
        .text("name", board.name_of(house));
}

void write_node(JsonObject& object, const Geometry& board, const ChainNode& node) {
    object.object("literal", [&](JsonObject& inner) {
        const auto& [cell, digit, on] = node.literal;
        inner.cell("cell", board, cell).number("digit", written_value(board, digit)).boolean("on", on);
        if (!node.others.empty()) inner.cells("others", board, node.others);
    });
    object.text("why", why_name(node.why));
    if (node.why == Why::house)
        object.object("house", [&](JsonObject& inner) { write_house(inner, board, node.house); });
    if (node.rule) object.text("rule", name_of_rule(board, *node.rule));
    if (!node.from.empty()) object.numbers("from", node.from);
    if (node.why == Why::pattern) object.number("inner", node.inner);
}

// Writes the rating of a step, or its level on boards that have no ratings.
void write_hardness(JsonObject& object, const Step& step, const Geometry& board) {
    if (board == Geometry::classic())
        object.tenths("rating", tenths_of(step.rating));
    else
        object.text("level", level_name(step));
}

void write_step(JsonObject& object, const Step& step, const StepWords& words, const Geometry& board) {
    object.text("technique", step.technique).text("kind", step.kind).text("name", words.name);
    write_hardness(object, step, board);
    if (step.complexity != 0) object.number("complexity", step.complexity);
    if (step.assumes_unique) object.boolean("assumes_unique", true);
    object
        .objects("place", step.place,
                 [&](JsonObject& inner, Candidate candidate) { write_candidate(inner, board, candidate); })
        .objects("remove", step.remove,
                 [&](JsonObject& inner, const CellDigits& marks) { write_marks(inner, board, marks); })
        .text("text", text_of(words))
        .texts("sentences", words.sentences)
        .objects("exhibits", step.exhibits,
                 [&](JsonObject& inner, const Exhibit& exhibit) { json_exhibit(inner, exhibit, board); });
    auto branch = words.branches.begin();
    if (!step.chains.empty())
        object.objects("chains", step.chains, [&](JsonObject& inner, const Chain& chain) {
            inner
                .objects("nodes", chain.nodes,
                         [&](JsonObject& part, const ChainNode& node) { write_node(part, board, node); })
                .texts("sentences", branch->sentences);
            if (!branch->eureka.empty()) inner.text("eureka", branch->eureka);
            ++branch;
        });
    std::size_t number = 0;
    if (!step.inner.empty())
        object.objects("inner", step.inner, [&](JsonObject& inner, const Step& part) {
            inner.text("label", inner_name(number));
            write_step(inner, part, words.inner[number++], board);
        });
}

void write_steps(JsonObject& object, std::span<const Step> steps, Cells cells, const Geometry& board) {
    object.objects("steps", steps,
                   [&](JsonObject& inner, const Step& step) { write_fields(inner, step, cells, board); });
}

void write_place(JsonObject& object, const DeadEnd& end, const Geometry& board) {
    if (end.cell) object.cell("cell", board, *end.cell);
    if (end.house) object.house("house", board, *end.house).number("digit", written_value(board, end.digit));
}

// Writes the marks before the first step, and the scale that rates the steps, if any.
void write_start(JsonObject& object, const State& start, std::string_view scale, const Geometry& board) {
    if (!scale.empty()) object.text("scale", scale);
    object.text("marks", format_marks(board, start.marks));
}

}  // namespace

std::string_view level_name(const Step& step) {
    const Technique* technique = find_technique(step.technique);
    const auto level = technique != nullptr ? level_of(*technique) : std::nullopt;
    return level ? name_of(*level) : "";
}

void json_exhibit(JsonObject& object, const Exhibit& exhibit, const Geometry& board) {
    object.text("role", role_name(exhibit.role));
    if (!exhibit.houses.empty())
        object.objects("houses", exhibit.houses,
                       [&](JsonObject& inner, House house) { write_house(inner, board, house); });
    if (!exhibit.cells.empty())
        object.objects("cells", exhibit.cells,
                       [&](JsonObject& inner, const CellDigits& marks) { write_marks(inner, board, marks); });
    if (!exhibit.digits.empty()) write_digits(object, board, exhibit.digits);
    std::vector<std::string> names;
    for (std::uint16_t rule : exhibit.rules)
        if (exhibit.parts.empty()) names.push_back(name_of_rule(board, rule));
    for (std::uint16_t part : exhibit.parts)
        names.push_back(name_of_part(board, board.rules().back().parts[part]));
    if (!names.empty()) object.texts("rules", names);
    if (!exhibit.totals.empty()) object.numbers("totals", exhibit.totals);
    if (!exhibit.beside.empty())
        object.objects("beside", exhibit.beside, [&](JsonObject& inner, const CellDigits& marks) {
            inner.text("name", rules::extra_cells(board.rules().back()).name(marks.cell));
            write_digits(inner, board, marks.digits);
        });
}

void write_fields(JsonObject& object, const Step& step, Cells cells, const Geometry& board) {
    write_step(object, step, words_of(step, cells, board), board);
}

void write_fields(JsonObject& object, const DeadEnd& end, Cells cells, const Geometry& board) {
    write_place(object, end, board);
    object.text("text", describe(end, cells, board));
}

void write_fields(JsonObject& object, const Path& path, Cells cells) {
    object.text("status", name_of(path.status))
        .text("ending", name_of(path.ending))
        .values("end", path.board, path.end.values);
    if (path.dead_end)
        object.object("dead_end",
                      [&](JsonObject& inner) { write_fields(inner, *path.dead_end, cells, path.board); });
    write_start(object, path.start, path.scale, path.board);
    write_steps(object, path.steps, cells, path.board);
}

void write_fields(JsonObject& object, const State& start, Status status, std::span<const Step> steps,
                  Cells cells, std::string_view scale, const Geometry& board) {
    object.text("status", name_of(status));
    write_start(object, start, board == Geometry::classic() ? scale : std::string_view(), board);
    write_steps(object, steps, cells, board);
}

void write_fields(JsonObject& object, const Hint& hint, Rung rung, Cells cells) {
    object.text("status", name_of(hint.status)).text("hint", describe(hint, rung, cells));
    if (!hint.wrong_values.empty())
        object.cells("wrong_values", hint.board, hint.wrong_values)
            .number("wrong_count", static_cast<std::uint64_t>(hint.wrong_count));
    if (!hint.wrong.empty()) {
        std::vector<Cell> wrong;
        for (const CellDigits& missing : hint.wrong) wrong.push_back(missing.cell);
        object.cells("wrong", hint.board, wrong);
    }
    if (hint.step && rung == Rung::whole)
        object.object("step", [&](JsonObject& inner) { write_fields(inner, *hint.step, cells, hint.board); });
}

void write_fields(JsonObject& object, const Contradiction& contradiction, Candidate candidate, Cells cells) {
    const Geometry& board = contradiction.board;
    object.object("why_not", [&](JsonObject& inner) { write_candidate(inner, board, candidate); })
        .boolean("found", contradiction.found)
        .boolean("right", contradiction.right);
    if (contradiction.found)
        object.object("clash", [&](JsonObject& inner) {
            if (contradiction.value)
                inner.cell("value", board, *contradiction.value);
            else
                write_place(inner, *contradiction.dead_end, board);
            inner.text("text", describe_clash(contradiction, cells));
        });
    write_steps(object, contradiction.steps, cells, board);
}

void write_fields(JsonObject& object, const LevelRating& rating, bool counts) {
    object.text("status", name_of(rating.status));
    if (rating.status != Status::unique) return;
    object.text("ending", name_of(rating.ending));
    if (rating.ending == Ending::solved) object.text("level", name_of(rating.level));
    std::uint64_t steps = 0;
    for (std::uint32_t count : rating.counts) steps += count;
    object.text("hardest", rating.hardest).number("steps", steps);
    if (counts)
        object.object("counts", [&](JsonObject& inner) {
            for (std::size_t i = 0; i < rating.counts.size(); ++i)
                if (rating.counts[i] != 0) inner.number(board_order()[i]->id, rating.counts[i]);
        });
}

void write_fields(JsonObject& object, const Technique& technique) {
    object.text("technique", technique.id)
        .text("name", translated(technique.name))
        .object("ratings",
                [&](JsonObject& inner) {
                    if (technique.ratings.se != 0)
                        inner.tenths(rating_scale, tenths_of(technique.ratings.se));
                })
        .boolean("assumes_unique", technique.assumes_unique)
        .text("meaning", translated(technique.meaning));
}

}  // namespace nonet
