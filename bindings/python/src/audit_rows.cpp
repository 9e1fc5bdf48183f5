#include "audit_rows.hpp"

#include "nonet/text.hpp"

namespace nonet::python {
namespace {

Result<ClassicPuzzle> puzzle_of_row(const Block& block, std::size_t i) {
    if (block.states[i] == RowState::puzzle) return block.puzzle(i);
    const auto wrong = std::ranges::find(block.wrong, i, &Block::Wrong::row);
    if (wrong != block.wrong.end()) return std::unexpected(wrong->error);
    return std::unexpected(Error{.code = Errc::wrong_length, .found = "null", .expected = "a puzzle"});
}

std::string solution_of_row(const Rows& rows, std::int64_t row) {
    if (rows.form != Form::values) return std::string(rows.text(row));
    Grid grid;
    return format_line(rows.take_values(row, grid) ? grid : Grid{});
}

}  // namespace

void check_solutions(const Rows& rows, const Rows* solutions) {
    if (solutions && solutions->size != rows.size)
        raise_argument(std::to_string(solutions->size) + " solutions",
                       std::to_string(rows.size) + ", as many as puzzles");
}

std::vector<std::vector<JudgedRow>> judge_column_rows(const Rows& rows, const Rows* solutions, Place first,
                                                      bool minimality, const Bounds& bounds, const Run& run) {
    std::vector<std::vector<JudgedRow>> judged(static_cast<std::size_t>(rows.size) / block_rows + 1);
    for_read_blocks(rows, run, [&](const Block& block, const Flag& cancel) {
        std::vector<AuditRow> asked;
        for (std::size_t i = 0; i < block.count; ++i) {
            const std::int64_t row = block.first + static_cast<std::int64_t>(i);
            const Place place{first.file, first.line + static_cast<std::uint64_t>(row)};
            asked.push_back({place, puzzle_of_row(block, i), {}});
            if (solutions && solutions->has(row)) asked.back().solution = solution_of_row(*solutions, row);
        }
        auto answers = judge_rows(asked, minimality, limits_from(&bounds, {}, &cancel));
        if (answers) judged[static_cast<std::size_t>(block.first) / block_rows] = *std::move(answers);
    });
    return judged;
}

Words names_of_defects() { return names_up_to(static_cast<Defect>(defect_count - 1)); }

}  // namespace nonet::python
