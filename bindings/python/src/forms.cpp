// The functions for columns that need no search: symmetries and text.

#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>

#include "blocks.hpp"
#include "core.hpp"
#include "nonet/board_text.hpp"
#include "nonet/canon.hpp"
#include "nonet/text.hpp"
#include "pictures.hpp"
#include "puzzle.hpp"

namespace nonet::python {
namespace {

// ---- canonical, scramble: marks are not supported, because symmetries apply to givens only

nb::dict canonical_column(const Rows& rows, int threads, nb::object progress) {
    TableWriter table(rows);
    Writer &forms = table.grids("form"), &automorphisms = table.add("automorphisms", Type::uint64);
    for_read_blocks(rows, {threads, progress, true}, [&](const Block& block, const Flag&) {
        for (std::size_t i = 0; i < block.count; ++i) {
            const std::int64_t row = block.row(i);
            if (!table.begin(row, block.states[i])) continue;
            const Result<Canonical> found =
                has_marks(block, i) ? std::unexpected(no_marks) : canonicalize(block.grids[i]);
            if (!found) {
                table.complaints.add(row, found.error());
                table.set_none(row);
                continue;
            }
            forms.set_grid(row, found->grid);
            automorphisms.set(row, found->automorphisms);
        }
        table.complaints.add(block);
    });
    return table.finished();
}

// Row i is transformed by symmetry `item + i` of the seed.
nb::dict scramble_column(const Rows& rows, std::uint64_t seed, std::uint64_t item, int threads,
                         nb::object progress) {
    TableWriter table(rows);
    Writer& puzzles = table.grids("puzzle");
    for_read_blocks(rows, {threads, progress, true}, [&](const Block& block, const Flag&) {
        for (std::size_t i = 0; i < block.count; ++i) {
            const std::int64_t row = block.row(i);
            const bool refused = has_marks(block, i);
            if (refused) table.complaints.add(row, no_marks);
            if (table.begin(row, refused ? RowState::invalid : block.states[i]))
                puzzles.set_grid(row, apply(random_transform(seed, item + static_cast<std::uint64_t>(row)),
                                            block.grids[i]));
        }
        table.complaints.add(block);
    });
    return table.finished();
}

// ---- givens, parse, format

nb::dict givens_column(const Rows& rows, int threads, nb::object progress) {
    TableWriter table(rows);
    Writer& givens = table.counts("givens");
    for_puzzles(rows, threads, std::move(progress), true, table.complaints,
                [&](std::int64_t row, RowState state, const Puzzle& puzzle, const Flag&) {
                    if (!table.begin(row, state)) return;
                    const auto empty = std::ranges::count(puzzle.values(), 0);
                    givens.set_count(row, puzzle.values().size() - static_cast<std::size_t>(empty));
                });
    return table.finished();
}

Format format_of_row(const Rows& rows, std::int64_t row) {
    TextForm form;
    if (rows.form != Form::text) return form.format;
    if (rows.board)
        (void)parse_board_puzzle(rows.text(row), *rows.board, &form);
    else
        (void)parse_classic_puzzle(rows.text(row), &form.format);
    return form.format;
}

std::string marks_text(const Puzzle& puzzle) {
    const BoardPuzzle* board = puzzle.board_puzzle();
    return board ? format_marks(board->geometry, candidates_of(*board))
                 : format_marks(candidates_of(*puzzle.classic()));
}

nb::dict parse_column(const Rows& rows, int threads, nb::object progress) {
    TableWriter table(rows);
    Writer& puzzles = table.grids("puzzle");
    Texts& marks = table.texts("marks");
    Writer& formats = table.add("format", Type::words, names_of_formats());
    for_puzzles(rows, threads, std::move(progress), true, table.complaints,
                [&](std::int64_t row, RowState state, const Puzzle& puzzle, const Flag&) {
                    if (!table.begin(row, state)) return;
                    puzzles.set_grid(row, puzzle.values());
                    formats.set(row, format_of_row(rows, row));
                    if (puzzle.has_marks()) marks.add(row, marks_text(puzzle));
                });
    return table.finished();
}

nb::dict format_column(const Rows& rows, std::string_view form, int threads, nb::object progress) {
    const PuzzleWriter& writer = rows.board ? board_writer_named(form) : writer_named(form);
    TableWriter table(rows);
    Texts& texts = table.texts("text");
    for_puzzles(rows, threads, std::move(progress), true, table.complaints,
                [&](std::int64_t row, RowState state, const Puzzle& puzzle, const Flag&) {
                    if (state == RowState::puzzle) texts.add(row, *writer.write(puzzle));
                });
    return table.finished();
}

}  // namespace

Words names_of_formats() {
    static const Words words = names_up_to(static_cast<Format>(format_count - 1));
    return words;
}

void bind_forms(nb::module_& module) {
    const auto rows = nb::arg("rows"), threads = nb::arg("threads");
    const auto progress = nb::arg("progress").none();
    module.def("canonical_column", canonical_column, rows, threads, progress);
    module.def("scramble_column", scramble_column, rows, nb::arg("seed"), nb::arg("item"), threads, progress);
    module.def("givens_column", givens_column, rows, threads, progress);
    module.def("parse_column", parse_column, rows, threads, progress);
    module.def("format_column", format_column, rows, nb::arg("form"), threads, progress);
}

}  // namespace nonet::python
