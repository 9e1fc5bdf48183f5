// Steps, paths, hints and contradictions of any board, in words and as JSON.

#include "command/board_steps.hpp"
#include "nonet/board_text.hpp"
#include "nonet/more/techniques.hpp"
#include "nonet/rules.hpp"
#include "report/words.hpp"
#include "rules/extra.hpp"

namespace nonet {
namespace {

// [1, 12]: values as the board writes them.
void write_digits(JsonObject& object, const Geometry& board, WideDigitSet digits) {
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

void write_exhibit(JsonObject& object, const Geometry& board, const Exhibit& exhibit) {
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

void write_node(JsonObject& object, const Geometry& board, const ChainNode& node) {
    object.object("literal", [&](JsonObject& inner) {
        const auto& [cell, digit, on] = node.literal;
        inner.cell("cell", board, cell).number("digit", written_value(board, digit)).boolean("on", on);
    });
    object.text("why", why_name(node.why));
    if (node.why == Why::house)
        object.object("house", [&](JsonObject& inner) { write_house(inner, board, node.house); });
    if (!node.from.empty()) object.numbers("from", node.from);
}

void write_steps(JsonObject& object, std::span<const Step> steps, const Geometry& board, Cells cells) {
    object.objects("steps", steps,
                   [&](JsonObject& inner, const Step& step) { write_fields(inner, step, board, cells); });
}

void write_place(JsonObject& object, const DeadEnd& end, const Geometry& board, Cells cells) {
    if (end.cell) object.cell("cell", board, *end.cell);
    if (end.house) object.house("house", board, *end.house).number("digit", written_value(board, end.digit));
    object.text("text", describe(end, board, cells));
}

void write_start(JsonObject& object, const WideState& start, const Geometry& board) {
    object.text("marks", format_board_marks(board, start.marks));
}

std::string_view level_name(const Step& step) {
    const Technique* technique = find_technique(step.technique);
    const auto level = technique != nullptr ? level_of(*technique) : std::nullopt;
    return level ? name_of(*level) : "";
}

std::string names_of(const std::vector<Cell>& list, const Geometry& board, Cells cells) {
    std::string names;
    for (Cell cell : list) (names += names.empty() ? "" : ", ") += cell_name_on(board, cell, cells);
    return names;
}

std::vector<Cell> cells_of(const std::vector<CellDigits>& marks) {
    std::vector<Cell> cells;
    for (const CellDigits& missing : marks) cells.push_back(missing.cell);
    return cells;
}

}  // namespace

// ---- In words

std::string describe(const WideHint& hint, Rung rung, const Geometry& board, Cells cells) {
    if (!hint.wrong_values.empty())
        return "These values differ from the solution: " + names_of(hint.wrong_values, board, cells) + ".";
    if (hint.status == Status::none)
        return "The grid no longer has a solution: some of its values are wrong.";
    if (hint.status == Status::multiple) return "The grid has more than one solution, so no step is sure.";
    if (hint.status == Status::budget || hint.ending == Ending::budget)
        return "The budget was spent before an answer was found.";
    if (!hint.wrong.empty())
        return "The marks of " + names_of(cells_of(hint.wrong), board, cells) +
               " lack the correct digit: check them first.";
    if (hint.step) return describe(*hint.step, rung, board, cells);
    return hint.ending == Ending::solved ? "Every cell is filled, and every value is correct."
                                         : "No technique finds a step on this board.";
}

std::string describe(const DeadEnd& end, const Geometry& board, Cells cells) {
    if (end.cell) return cell_name_on(board, *end.cell, cells) + " has no candidate";
    return std::string(board.name_of(*end.house)) + " has no place for " + board_glyph(board, end.digit);
}

std::string describe_clash(const WideContradiction& contradiction, const Geometry& board, Cells cells) {
    if (contradiction.value) {
        const Cell cell = *contradiction.value;
        const auto digit = static_cast<Digit>(contradiction.start.values[cell] - 1);
        return cell_name_on(board, cell, cells) + " is already " + board_glyph(board, digit) + ".";
    }
    if (!contradiction.dead_end) return {};
    return "Then " + describe(*contradiction.dead_end, board, cells) + ".";
}

std::string candidate_name(Candidate candidate, const Geometry& board, Cells cells) {
    return cell_name_on(board, candidate.cell, cells) + "=" + board_glyph(board, candidate.digit);
}

// ---- As JSON

void write_fields(JsonObject& object, const Step& step, const Geometry& board, Cells cells) {
    const StepWords words = words_of(step, board, cells);
    object.text("technique", step.technique)
        .text("kind", step.kind)
        .text("name", words.name)
        .text("level", level_name(step))
        .objects("place", step.place,
                 [&](JsonObject& inner, Candidate candidate) { write_candidate(inner, board, candidate); })
        .objects("remove", step.remove,
                 [&](JsonObject& inner, const CellDigits& marks) { write_marks(inner, board, marks); })
        .text("text", text_of(words))
        .texts("sentences", words.sentences)
        .objects("exhibits", step.exhibits,
                 [&](JsonObject& inner, const Exhibit& exhibit) { write_exhibit(inner, board, exhibit); });
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
}

void write_fields(JsonObject& object, const WidePath& path, const Geometry& board, Cells cells) {
    object.text("status", name_of(path.status))
        .text("ending", name_of(path.ending))
        .values("end", board, path.end.values);
    if (path.dead_end)
        object.object("dead_end",
                      [&](JsonObject& inner) { write_place(inner, *path.dead_end, board, cells); });
    write_start(object, path.start, board);
    write_steps(object, path.steps, board, cells);
}

void write_fields(JsonObject& object, const WideState& start, Status status, std::span<const Step> steps,
                  const Geometry& board, Cells cells) {
    object.text("status", name_of(status));
    write_start(object, start, board);
    write_steps(object, steps, board, cells);
}

void write_fields(JsonObject& object, const WideHint& hint, Rung rung, const Geometry& board, Cells cells) {
    object.text("status", name_of(hint.status)).text("hint", describe(hint, rung, board, cells));
    if (!hint.wrong_values.empty())
        object.cells("wrong_values", board, hint.wrong_values)
            .number("wrong_count", hint.wrong_values.size());
    if (!hint.wrong.empty()) object.cells("wrong", board, cells_of(hint.wrong));
    if (hint.step && rung == Rung::whole)
        object.object("step", [&](JsonObject& inner) { write_fields(inner, *hint.step, board, cells); });
}

void write_fields(JsonObject& object, const WideContradiction& contradiction, Candidate candidate,
                  const Geometry& board, Cells cells) {
    object.object("why_not", [&](JsonObject& inner) { write_candidate(inner, board, candidate); })
        .boolean("found", contradiction.found)
        .boolean("right", contradiction.right);
    if (contradiction.found)
        object.object("clash", [&](JsonObject& inner) {
            if (!contradiction.value) return write_place(inner, *contradiction.dead_end, board, cells);
            inner.cell("value", board, *contradiction.value)
                .text("text", describe_clash(contradiction, board, cells));
        });
    write_steps(object, contradiction.steps, board, cells);
}

void write_fields(JsonObject& object, const WideRating& rating, bool counts) {
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

namespace {

// Writes the board's name, then the output of write_fields.
template <class... What>
std::string object_on(const Geometry& board, const What&... what) {
    std::string text;
    JsonObject object(text);
    object.text("board", board.name());
    write_fields(object, what...);
    object.end();
    return text;
}

}  // namespace

std::string to_json(const WidePath& path, const Geometry& board, Cells cells) {
    return object_on(board, path, board, cells);
}
std::string to_json(const WideHint& hint, Rung rung, const Geometry& board, Cells cells) {
    return object_on(board, hint, rung, board, cells);
}
std::string to_json(const WideContradiction& contradiction, Candidate candidate, const Geometry& board,
                    Cells cells) {
    return object_on(board, contradiction, candidate, board, cells);
}
std::string to_json(const WideRating& rating, const Geometry& board, bool counts) {
    return object_on(board, rating, counts);
}
std::string to_json(const WideState& start, Status status, std::span<const Step> steps, const Geometry& board,
                    Cells cells) {
    return object_on(board, start, status, steps, board, cells);
}

}  // namespace nonet
