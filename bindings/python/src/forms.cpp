// The functions for columns that need no search: symmetries and text.

#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>

#include "blocks.hpp"
#include "board_columns.hpp"
#include "core.hpp"
#include "limits.hpp"
#include "nonet/canon.hpp"
#include "nonet/more/dataset.hpp"
#include "nonet/text.hpp"
#include "pictures.hpp"
#include "puzzle.hpp"

namespace nonet::python {
namespace {

std::int64_t row_of(const Block& block, std::size_t i) { return block.first + static_cast<std::int64_t>(i); }

// ---- classes, canonical, scramble: marks are not supported, because symmetries apply to givens only

nb::dict classes_column(const Rows& rows, bool of_solution, const Bounds* bounds, int threads,
                        nb::object progress) {
    Writer digests(Type::digest, rows.size);
    Complaints complaints;
    const FormOf of = of_solution ? FormOf::solution : FormOf::puzzle;
    for_read_blocks(
        rows, {threads, progress, bounds == nullptr}, [&](const Block& block, const Flag& cancel) {
            for (std::size_t i = 0; i < block.count; ++i) {
                const std::int64_t row = row_of(block, i);
                Result<Fingerprint> print{};
                if (block.states[i] == RowState::puzzle)
                    print = form_fingerprint(block.puzzle(i), of, limits_from(bounds, {}, &cancel));
                if (!print) complaints.add(row, print.error());
                if (block.states[i] != RowState::puzzle || !print) digests.set_null(row);
                write_fingerprint(print.value_or(Fingerprint{}), digests.place(row, 16));
            }
            complaints.add(block);
        });
    nb::dict columns;
    columns["class"] = digests.finished();
    complaints.write(columns, rows.size);
    return columns;
}

nb::dict canonical_column(const Rows& rows, int threads, nb::object progress) {
    Writer forms = Writer::of_grids(rows.form, rows.size), automorphisms(Type::uint64, rows.size);
    Complaints complaints;
    for_read_blocks(rows, {threads, progress, true}, [&](const Block& block, const Flag&) {
        for (std::size_t i = 0; i < block.count; ++i) {
            const std::int64_t row = row_of(block, i);
            Result<Canonical> found{};
            const bool is_puzzle = block.states[i] == RowState::puzzle;
            if (is_puzzle)
                found = has_marks(block, i) ? std::unexpected(no_marks) : canonicalize(block.grids[i]);
            if (!found) complaints.add(row, found.error());
            automorphisms.set(row, found ? found->automorphisms : 0);
            if (is_puzzle && found) {
                forms.set_grid(row, found->grid);
            } else {
                forms.set_no_grid(row);
                automorphisms.set_null(row);
            }
        }
        complaints.add(block);
    });
    nb::dict columns;
    columns["form"] = forms.finished();
    columns["automorphisms"] = automorphisms.finished();
    complaints.write(columns, rows.size);
    return columns;
}

// Row i is transformed by item `item + i * step` of the seed.
nb::dict scramble_column(const Rows& rows, std::uint64_t seed, std::uint64_t item, int threads,
                         nb::object progress) {
    Writer puzzles = Writer::of_grids(rows.form, rows.size);
    Complaints complaints;
    for_read_blocks(rows, {threads, progress, true}, [&](const Block& block, const Flag&) {
        for (std::size_t i = 0; i < block.count; ++i) {
            const std::int64_t row = row_of(block, i);
            const bool refused = block.states[i] == RowState::puzzle && has_marks(block, i);
            if (refused) complaints.add(row, no_marks);
            if (refused || block.states[i] != RowState::puzzle)
                puzzles.set_no_grid(row);
            else
                puzzles.set_grid(row, apply(random_transform(seed, item + static_cast<std::uint64_t>(row)),
                                            block.grids[i]));
        }
        complaints.add(block);
    });
    nb::dict columns;
    columns["puzzle"] = puzzles.finished();
    complaints.write(columns, rows.size);
    return columns;
}

// ---- givens, parse, format

nb::dict givens_column(const Rows& rows, int threads, nb::object progress) {
    if (rows.board) return givens_board_column(rows, threads, progress);
    Writer givens(Type::uint8, rows.size);
    Complaints complaints;
    for_read_blocks(rows, {threads, progress, true}, [&](const Block& block, const Flag&) {
        for (std::size_t i = 0; i < block.count; ++i) {
            givens.set(row_of(block, i), static_cast<std::uint8_t>(block.grids[i].filled()));
            if (block.states[i] != RowState::puzzle) givens.set_null(row_of(block, i));
        }
        complaints.add(block);
    });
    nb::dict columns;
    columns["givens"] = givens.finished();
    complaints.write(columns, rows.size);
    return columns;
}

Format format_of_row(const Rows& rows, std::int64_t row) {
    Format format{};
    if (rows.form == Form::text) (void)parse_puzzle(rows.text(row), &format);
    return format;
}

nb::dict parse_column(const Rows& rows, int threads, nb::object progress) {
    if (rows.board) return parse_board_column(rows, threads, progress);
    Writer puzzles = Writer::of_grids(rows.form, rows.size),
           formats(Type::words, rows.size, names_of_formats());
    Complaints complaints;
    Texts marks;
    for_read_blocks(rows, {threads, progress, true}, [&](const Block& block, const Flag&) {
        for (std::size_t i = 0; i < block.count; ++i) {
            const std::int64_t row = row_of(block, i);
            const bool is_puzzle = block.states[i] == RowState::puzzle;
            if (is_puzzle)
                puzzles.set_grid(row, block.grids[i]);
            else
                puzzles.set_no_grid(row), formats.set_null(row);
            formats.set(row, static_cast<std::uint8_t>(is_puzzle ? format_of_row(rows, row) : Format::line));
        }
        for (const Block::Marked& own : block.marked)
            marks.add(row_of(block, own.row), format_marks(candidates_of(block.puzzle(own.row))));
        complaints.add(block);
    });
    nb::dict columns;
    columns["puzzle"] = puzzles.finished();
    columns["marks"] = marks.column(rows.size);
    columns["format"] = formats.finished();
    complaints.write(columns, rows.size);
    return columns;
}

nb::dict format_column(const Rows& rows, std::string_view form, int threads, nb::object progress) {
    if (rows.board) return format_board_column(rows, form, threads, progress);
    const PuzzleWriter& writer = writer_named(form);
    Texts texts;
    Complaints complaints;
    for_read_blocks(rows, {threads, progress, true}, [&](const Block& block, const Flag&) {
        for (std::size_t i = 0; i < block.count; ++i)
            if (block.states[i] == RowState::puzzle)
                texts.add(row_of(block, i), writer.write_classic(block.puzzle(i)));
        complaints.add(block);
    });
    nb::dict columns;
    columns["text"] = texts.column(rows.size);
    complaints.write(columns, rows.size);
    return columns;
}

}  // namespace

Words names_of_formats() {
    static const Words words = [] {
        std::vector<std::string> names;
        for (int i = 0; i < format_count; ++i) names.emplace_back(name_of(static_cast<Format>(i)));
        return std::make_shared<const std::vector<std::string>>(std::move(names));
    }();
    return words;
}

void bind_forms(nb::module_& module) {
    const auto rows = nb::arg("rows"), threads = nb::arg("threads");
    const auto limits = nb::arg("limits").none(), progress = nb::arg("progress").none();
    module.def("classes_column", classes_column, rows, nb::arg("of_solution"), limits, threads, progress);
    module.def("canonical_column", canonical_column, rows, threads, progress);
    module.def("scramble_column", scramble_column, rows, nb::arg("seed"), nb::arg("item"), threads, progress);
    module.def("givens_column", givens_column, rows, threads, progress);
    module.def("parse_column", parse_column, rows, threads, progress);
    module.def("format_column", format_column, rows, nb::arg("form"), threads, progress);
}

}  // namespace nonet::python
