#include "command/record_fields.hpp"

#include <algorithm>

#include "core/say.hpp"
#include "formats/fields.hpp"
#include "formats/formats.hpp"
#include "formats/json_members.hpp"
#include "nonet/text.hpp"

namespace nonet {
namespace {

using namespace formats;
using FieldKind = RecordField::Kind;

// Returns the member with the lowest rank; its key is empty if none has a rank.
JsonMember surest(JsonMembers members, std::size_t (*rank_of)(std::string_view)) {
    JsonMember member, found;
    for (std::size_t lowest = no_rank; members.next(member);)
        if (const std::size_t rank = rank_of(member.key); rank < lowest) lowest = rank, found = member;
    return found;
}

// Returns the solution as 81 characters if it can be read, and verbatim otherwise.
std::string solution_text(std::string_view value) {
    ClassicPuzzle grid;
    if (!read_json_cells(value, {}, grid)) return format_line(grid.givens);
    return std::string(value.starts_with('"') ? value.substr(1, value.size() - 2) : value);
}

void add_members(const Record& record, RecordFields& fields) {
    const std::size_t inside = record.text.find('{') + 1;
    fields.puzzle = {FieldKind::key, surest(JsonMembers(record.text, inside), puzzle_rank).key};
    const JsonMember solution = surest(JsonMembers(record.rest, 0, true), solution_rank);
    if (solution.key.empty() || solution.value == "null") return;
    fields.solution_at = {FieldKind::key, solution.key};
    fields.solution = solution_text(solution.value);
}

void add_word_behind(std::string_view rest, RecordFields& fields) {
    rest.remove_prefix(std::min(rest.find_first_not_of(" \t,;#"), rest.size()));
    const auto end = std::ranges::find_if(rest, ends_puzzle);
    const std::string_view word(rest.begin(), end);
    const bool digits = std::ranges::all_of(word, [](char c) { return value_of_glyph(c) != 0; });
    if (!digits || word.size() + side < cell_count || word.size() > cell_count + side) return;
    fields.solution_at = {FieldKind::behind, {}};
    fields.solution = word;
}

}  // namespace

std::string RecordField::in_words() const {
    switch (kind) {
        case FieldKind::nowhere: return {};
        case FieldKind::alone: return std::string(name);
        case FieldKind::behind: return say("after the puzzle");
        case FieldKind::column: return say("column {name}", name);
        case FieldKind::key: break;
    }
    return say("key {name}", name);
}

FieldFinder::FieldFinder(std::string_view csv_header) {
    if (csv_header.empty()) return;
    TableColumns columns = columns_of(csv_header);
    separator_ = columns.separator;
    puzzle_column_ = std::move(columns.puzzle);
    solution_column_ = std::move(columns.solution);
    solution_index_ = columns.solution_index;
}

RecordFields FieldFinder::fields_of(const Record& record) const {
    RecordFields fields{
        .puzzle = {FieldKind::alone, name_of(record.format)}, .solution_at = {}, .solution = {}};
    if (record.format == Format::json) add_members(record, fields);
    if (record.format == Format::line) add_word_behind(record.rest, fields);
    if (record.format != Format::csv) return fields;
    fields.puzzle = {FieldKind::column, puzzle_column_};
    if (solution_column_.empty()) return fields;
    fields.solution_at = {FieldKind::column, solution_column_};
    fields.solution = field_of_row(record.text, separator_, solution_index_);
    return fields;
}

}  // namespace nonet
