// Reads columns from other libraries, arrays and lists.

#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>

#include <cstring>
#include <optional>

#include "arrow_abi.hpp"
#include "boards.hpp"
#include "errors.hpp"
#include "interpreter.hpp"
#include "nonet/board_text.hpp"
#include "nonet/text.hpp"
#include "puzzle.hpp"
#include "rows.hpp"

namespace nonet::python {
namespace {

template <class Struct>
struct Release {
    void operator()(Struct* owned) const {
        if (owned->release) owned->release(owned);
        delete owned;
    }
};

// Moves a struct out of its capsule, which is empty afterwards.
template <class Struct>
std::shared_ptr<Struct> taken_from(nb::handle capsule, const char* name) {
    auto* given = static_cast<Struct*>(PyCapsule_GetPointer(capsule.ptr(), name));
    if (!given) throw nb::python_error();
    std::shared_ptr<Struct> ours(new Struct(*given), Release<Struct>());
    given->release = nullptr;
    return ours;
}

// The board of a column; none is the classic one.
using Board = std::optional<Geometry>;

std::int64_t cells_of(const Board& board) { return board ? board->cell_count() : cell_count; }

// What all chunks of a column have in common.
struct Shape {
    Form form{};
    Layout layout{};
    Number number{};
    bool in_table = false;
    int column = 0;
    Board board{};
};

std::optional<Number> number_of(const ArrowSchema& schema) {
    constexpr std::string_view formats = "CcSsIiLl";  // in the order of Number
    const std::string_view format = schema.format;
    const std::size_t at = format.size() == 1 ? formats.find(format) : formats.npos;
    if (schema.dictionary || at == formats.npos) return {};
    return static_cast<Number>(at);
}

// Returns the layout of a column of this type, or nothing if the type cannot hold puzzles.
//
//   cells   of a row
std::optional<Shape> layout_of(const ArrowSchema& schema, std::int64_t cells) {
    if (schema.dictionary) return {};
    const std::string_view format = schema.format;
    if (format == "n") return Shape{Form::text, Layout::nothing};
    if (format == "u" || format == "z") return Shape{Form::text, Layout::offsets32};
    if (format == "U" || format == "Z") return Shape{Form::text, Layout::offsets64};
    if (format == "vu" || format == "vz") return Shape{Form::text, Layout::views};
    const std::string width = "w:" + std::to_string(cells);
    if (format == width) return Shape{Form::fixed, Layout::fixed};
    if (format != "+" + width || schema.n_children != 1) return {};
    if (const auto number = number_of(*schema.children[0]))
        return Shape{Form::values, Layout::fixed, *number};
    return {};
}

// Returns the number of the column in a table; 0 if it is not a table.
int column_in(const ArrowSchema& schema, const std::optional<std::string>& wanted) {
    std::string names;
    for (int i = 0; i < schema.n_children; ++i) {
        const std::string_view name = schema.children[i]->name ? schema.children[i]->name : "";
        if (wanted ? name == *wanted : schema.n_children == 1) return i;
        names.append(names.empty() ? "" : ", ").append(name);
    }
    if (wanted) raise_argument("column '" + *wanted + "'", "one of " + names);
    raise_argument("a table of the columns " + names, "one column, or its name as column=");
}

Shape shape_of(const ArrowSchema& schema, const std::optional<std::string>& wanted, const Board& board) {
    const bool in_table = std::string_view(schema.format) == "+s";
    const int number = in_table ? column_in(schema, wanted) : 0;
    const ArrowSchema& column = in_table ? *schema.children[number] : schema;
    auto shape = layout_of(column, cells_of(board));
    if (!shape) {
        const std::string words = std::string("a column of the Arrow type '") + column.format + "'" +
                                  (column.dictionary ? " in a dictionary" : "");
        throw nb::type_error((words + ": expected text, binary, or lists of " +
                              std::to_string(cells_of(board)) +
                              " whole numbers (fixed_size_list, polars.Array)")
                                 .c_str());
    }
    shape->board = board;
    shape->in_table = in_table;
    shape->column = number;
    return *shape;
}

std::int64_t size_of(Number number) { return std::int64_t{1} << (static_cast<int>(number) / 2); }

Validity validity_of(const ArrowArray& array) {
    const bool has_bitmap = array.n_buffers > 0 && array.null_count != 0;
    return {has_bitmap ? static_cast<const std::uint8_t*>(array.buffers[0]) : nullptr, array.offset};
}

Rows rows_of(std::shared_ptr<ArrowArray> owner, const Shape& shape) {
    const ArrowArray& outer = *owner;
    const ArrowArray& array = shape.in_table ? *outer.children[shape.column] : outer;
    Rows rows;
    rows.size = outer.length;
    rows.offset = array.offset;
    rows.form = shape.form;
    rows.layout = shape.layout;
    rows.number = shape.number;
    rows.board = shape.board;
    rows.width = cells_of(shape.board);
    rows.validity[0] = validity_of(array);
    if (shape.in_table) {
        rows.validity[1] = validity_of(outer);
        rows.offset += outer.offset;
        rows.validity[0].offset += outer.offset;
    }
    if (shape.layout == Layout::nothing) {
        rows.owner = std::move(owner);
        return rows;
    }
    if (shape.form == Form::values) {
        // The list's own offset counts lists, that of its items counts items.
        const ArrowArray& items = *array.children[0];
        rows.data = static_cast<const char*>(items.buffers[1]) + items.offset * size_of(shape.number);
        rows.is_value = validity_of(items);
    } else if (shape.layout == Layout::fixed) {
        rows.data = static_cast<const char*>(array.buffers[1]);
    } else {
        rows.index = array.buffers[1];
        rows.data = shape.layout == Layout::views ? nullptr : static_cast<const char*>(array.buffers[2]);
        rows.buffers = array.buffers + 2;
    }
    rows.owner = std::move(owner);
    return rows;
}

// Chunks that another library passes one after the other.
struct Stream {
    std::shared_ptr<ArrowArrayStream> stream;
    Shape shape;

    void check(int code) const {
        if (code == 0) return;
        const char* words = stream->get_last_error(stream.get());
        throw std::runtime_error(words ? words : "the Arrow stream failed");
    }

    std::optional<Rows> next() const {
        std::shared_ptr<ArrowArray> array(new ArrowArray{}, Release<ArrowArray>());
        int code = 0;
        {
            const Unlocked free;  // the producer of the chunks may have threads that wait for the lock
            code = stream->get_next(stream.get(), array.get());
        }
        check(code);
        if (!array->release) return {};
        return rows_of(std::move(array), shape);
    }
};

Stream stream_of(nb::handle capsule, const std::optional<std::string>& column, nb::handle board) {
    Stream stream{taken_from<ArrowArrayStream>(capsule, "arrow_array_stream"), {}};
    ArrowSchema schema{};
    const CallOfPython call;
    stream.check(stream.stream->get_schema(stream.stream.get(), &schema));
    const std::unique_ptr<ArrowSchema, void (*)(ArrowSchema*)> owned(
        &schema, [](ArrowSchema* one) { one->release(one); });
    stream.shape = shape_of(schema, column, board_of(board));
    return stream;
}

using Values = nb::ndarray<nb::ro, nb::ndim<2>, nb::c_contig, nb::device::cpu>;

Number number_of(const nb::dlpack::dtype& type) {
    const bool is_signed = type.code == static_cast<std::uint8_t>(nb::dlpack::dtype_code::Int);
    switch (type.bits) {
        case 8: return is_signed ? Number::i8 : Number::u8;  // bool too
        case 16: return is_signed ? Number::i16 : Number::u16;
        case 32: return is_signed ? Number::i32 : Number::u32;
        default: return is_signed ? Number::i64 : Number::u64;
    }
}

Rows rows_of_values(Values values, nb::handle board) {
    Rows rows;
    rows.board = board_of(board);
    rows.width = cells_of(rows.board);
    if (values.shape(1) != static_cast<std::size_t>(rows.width))
        raise_argument("rows of " + std::to_string(values.shape(1)) + " values", std::to_string(rows.width));
    rows.size = static_cast<std::int64_t>(values.shape(0));
    rows.form = Form::values;
    rows.layout = Layout::fixed;
    rows.number = number_of(values.dtype());
    rows.data = static_cast<const char*>(values.data());
    rows.owner = std::make_shared<Values>(std::move(values));
    return rows;
}

// Text collected from Python objects.
struct Gathered {
    std::string text;
    std::vector<std::int64_t> offsets{0};
    std::vector<std::uint8_t> valid;
    std::vector<WrongRow> wrong;

    void reserve(std::size_t rows, std::int64_t cells) {
        text.reserve(rows * static_cast<std::size_t>(cells));
        offsets.reserve(rows + 1);
        valid.reserve(rows / 8 + 1);
    }
    void add(std::string_view piece, bool is_there) {
        const std::size_t row = offsets.size() - 1;
        if (row % 8 == 0) valid.push_back(0);
        if (is_there) valid.back() |= static_cast<std::uint8_t>(1 << row % 8);
        text += piece;
        offsets.push_back(static_cast<std::int64_t>(text.size()));
    }
};

// Returns the text that represents the puzzle in a column.
std::string text_of_puzzle(nb::handle given, const Board& board) {
    if (!board) {
        const ClassicPuzzle puzzle = puzzle_of(given);
        return puzzle.marks ? format_marks(*puzzle.marks) : format_line(puzzle.givens);
    }
    const Puzzle puzzle = puzzle_of(given, *board);
    if (const ClassicPuzzle* classic = puzzle.classic())
        return classic->marks ? format_marks(*classic->marks) : format_line(classic->givens);
    const BoardPuzzle& other = *puzzle.board_puzzle();
    return other.marks.empty() ? format_line(*board, other.values) : format_marks(*board, other.marks);
}

// A list of texts, puzzles, values, and None.
Rows rows_of_list(const nb::list& items, nb::handle board_given) {
    const Board board = board_of(board_given);
    auto gathered = std::make_shared<Gathered>();
    gathered->reserve(items.size(), cells_of(board));
    const CallOfPython call;
    for (nb::handle item : items) {
        if (nb::isinstance<nb::str>(item)) {
            if (const auto text = text_of(item)) {
                gathered->add(*text, true);
                continue;
            }
        }
        const std::size_t row = gathered->offsets.size() - 1;
        try {
            if (item.is_none())
                gathered->add({}, false);
            else
                gathered->add(text_of_puzzle(item, board), true);
        } catch (const Raised& raised) {
            gathered->add({}, true);
            gathered->wrong.push_back({static_cast<std::int64_t>(row), raised.error});
        } catch (NotOne& given) {
            given.row = row;
            throw;
        }
    }
    Rows rows;
    rows.board = board;
    rows.width = cells_of(board);
    rows.size = static_cast<std::int64_t>(gathered->offsets.size()) - 1;
    rows.layout = Layout::offsets64;
    rows.index = gathered->offsets.data();
    rows.data = gathered->text.data();
    rows.wrong = &gathered->wrong;
    rows.validity[0].bits = gathered->valid.data();
    rows.owner = std::move(gathered);
    return rows;
}

}  // namespace

void bind_rows(nb::module_& module) {
    nb::class_<Rows>(module, "Rows")
        .def("__len__", [](const Rows& rows) { return rows.size; })
        .def("slice", &Rows::slice, nb::arg("first"), nb::arg("count"));
    nb::class_<Stream>(module, "Stream").def("next", &Stream::next);
    const auto board = nb::arg("board").none();
    module.def("stream_of", stream_of, nb::arg("capsule"), nb::arg("column").none(), board);
    module.def(
        "rows_of_array",
        [](nb::handle schema, nb::handle array, const std::optional<std::string>& column, nb::handle board) {
            const auto type = taken_from<ArrowSchema>(schema, "arrow_schema");
            return rows_of(taken_from<ArrowArray>(array, "arrow_array"),
                           shape_of(*type, column, board_of(board)));
        },
        nb::arg("schema"), nb::arg("array"), nb::arg("column").none(), board);
    module.def("rows_of_values", rows_of_values, nb::arg("values").noconvert(), board);
    module.def("rows_of_list", rows_of_list, nb::arg("items"), board);
}

}  // namespace nonet::python
