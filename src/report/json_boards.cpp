// Answers about puzzles of any board as JSON: the same keys as for the classic board, values as a text with one character for
// each cell.

#include <algorithm>
#include <vector>

#include "command/json.hpp"
#include "core/say.hpp"
#include "nonet/board_text.hpp"
#include "report/words.hpp"

namespace nonet {
namespace {

std::string_view name_of(RulePlace place) {
    switch (place) {
        case RulePlace::cells: return "cells";
        case RulePlace::line: return "line";
        case RulePlace::outside: return "outside";
        case RulePlace::board: return "board";
    }
    return {};
}

std::string_view name_of(RuleNumbers numbers) {
    switch (numbers) {
        case RuleNumbers::none: return "none";
        case RuleNumbers::one: return "one";
        case RuleNumbers::optional: return "optional";
        case RuleNumbers::usual: return "usual";
        case RuleNumbers::several: return "several";
        case RuleNumbers::pattern: return "pattern";
        case RuleNumbers::rules: return "rules";
    }
    return {};
}

std::string_view name_of(Relation relation) {
    switch (relation) {
        case Relation::different: return "different";
        case Relation::apart: return "apart";
        case Relation::less: return "less";
    }
    return {};
}

// Writes the cells that may not hold every value, each with its allowed values.
void write_allowed(JsonObject& object, const Geometry& board) {
    std::vector<Cell> cells;
    for (int index = 0; index < board.cell_count(); ++index)
        if (board.allowed_digits(static_cast<Cell>(index)) != BoardDigitSet::below(board.digit_count()))
            cells.push_back(static_cast<Cell>(index));
    if (cells.empty()) return;
    object.objects("allowed", cells, [&](JsonObject& inner, Cell cell) {
        std::vector<std::uint16_t> values;
        for (Digit digit : board.allowed_digits(cell))
            values.push_back(static_cast<std::uint16_t>(written_value(board, digit)));
        inner.cell("cell", board, cell).numbers("digits", values);
    });
}

}  // namespace

JsonObject& JsonObject::values(std::string_view key, const Geometry& board,
                               std::span<const std::uint8_t> values) {
    return text(key, format_line(board, values));
}

JsonObject& JsonObject::cell(std::string_view key, const Geometry& board, Cell cell) {
    begin(key);
    place(cell, board.columns());
    return *this;
}

JsonObject& JsonObject::cells(std::string_view key, const Geometry& board, std::span<const Cell> cells) {
    array(key, cells, [&](Cell cell) { place(cell, board.columns()); });
    return *this;
}

JsonObject& JsonObject::house(std::string_view key, const Geometry& board, House house) {
    return object(key, [&](JsonObject& inner) {
        inner.text("kind", name_of(board.kind_of(house)))
            .number("number", static_cast<std::uint64_t>(board.number_of(house) + 1))
            .text("name", board.name_of(house));
    });
}

void write_fields(JsonObject& object, const Answer& answer, const Geometry& board) {
    object.text("status", name_of(answer.status));
    if (answer.solutions >= 1) object.values("solution", board, answer.first);
    if (answer.solutions >= 2) object.values("second", board, answer.second);
}

void write_fields(JsonObject& object, const TrueCandidates& candidates, const Geometry& board) {
    object.text("candidates", format_marks(board, candidates.digits))
        .boolean("exact", candidates.stop == Stop::finished);
}

void write_fields(JsonObject& object, const BoardPuzzleMade& made, const Geometry& board, std::uint64_t item,
                  std::uint64_t seed) {
    const auto givens = std::ranges::count_if(made.puzzle, [](int value) { return value != 0; });
    object.number("item", item)
        .number("seed", seed)
        .text("board", board.name())
        .values("puzzle", board, made.puzzle)
        .values("solution", board, made.solution)
        .number("givens", static_cast<std::uint64_t>(givens))
        .number("attempts", made.attempts)
        .boolean("met", made.met);
}

void write_fields(JsonObject& object, const Geometry& board) {
    object.text("board", board.name())
        .number("rows", static_cast<std::uint64_t>(board.rows()))
        .number("columns", static_cast<std::uint64_t>(board.columns()))
        .number("digits", static_cast<std::uint64_t>(board.digit_count()))
        .number("first_value", board.zero_based() ? 0u : 1u);
    std::vector<House> houses;
    for (House house = 0; house < board.house_count(); ++house)
        if (!board.is_derived(house)) houses.push_back(house);
    object.objects("houses", houses, [&](JsonObject& inner, House house) {
        inner.text("kind", name_of(board.kind_of(house)))
            .text("name", board.name_of(house))
            .cells("cells", board, board.house_cells(house));
    });
    if (!board.pairs().empty())
        object.objects("pairs", board.pairs(), [&](JsonObject& inner, const CellPair& pair) {
            inner.cell("first", board, pair.first)
                .cell("second", board, pair.second)
                .text("relation", name_of(pair.relation));
        });
    write_allowed(object, board);
}

void write_fields(JsonObject& object, std::span<const RuleInfo> kinds) {
    object.objects("kinds", kinds, [](JsonObject& inner, const RuleInfo& info) {
        const auto count = [](int number) { return static_cast<std::uint64_t>(number); };
        inner.text("id", info.id)
            .text("name", translated(info.name))
            .text("meaning", translated(info.meaning))
            .text("example", info.example)
            .text("place", name_of(info.needs.place))
            .text("numbers", name_of(info.needs.numbers))
            .number("least_groups", count(info.needs.least_groups))
            .number("most_groups", count(info.needs.most_groups))
            .number("least_cells", count(info.needs.least_cells))
            .number("most_cells", count(info.needs.most_cells))
            .boolean("generated", info.generated);
    });
}

}  // namespace nonet
