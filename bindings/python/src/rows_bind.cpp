// Columns of other libraries, of arrays, and of lists, taken in.

#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>

#include <cstring>
#include <optional>

#include "arrow_abi.hpp"
#include "errors.hpp"
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

// Moves a struct out of its capsule, which is then empty.
template <class Struct>
std::shared_ptr<Struct> taken_from(nb::handle capsule, const char* name) {
    auto* given = static_cast<Struct*>(PyCapsule_GetPointer(capsule.ptr(), name));
    if (!given) throw nb::python_error();
    std::shared_ptr<Struct> ours(new Struct(*given), Release<Struct>());
    given->release = nullptr;
    return ours;
}

// How a column of this type is laid out; nothing for a type that holds no puzzles.
std::optional<std::pair<Form, Layout>> layout_of(const ArrowSchema& schema) {
    if (schema.dictionary) return {};
    const std::string_view format = schema.format;
    if (format == "n") return std::pair{Form::text, Layout::nothing};
    if (format == "u" || format == "z") return std::pair{Form::text, Layout::offsets32};
    if (format == "U" || format == "Z") return std::pair{Form::text, Layout::offsets64};
    if (format == "vu" || format == "vz") return std::pair{Form::text, Layout::views};
    if (format == "w:81") return std::pair{Form::fixed, Layout::fixed81};
    const bool is_list = format == "+w:81" && schema.n_children == 1;
    if (is_list && std::string_view(schema.children[0]->format) == "C")
        return std::pair{Form::values, Layout::fixed81};
    return {};
}

// The number of the column in a table; 0 for what is none.
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

// What all chunks of a column have in common.
struct Shape {
    bool in_table = false;
    int column = 0;
    Form form{};
    Layout layout{};
};

Shape shape_of(const ArrowSchema& schema, const std::optional<std::string>& wanted) {
    Shape shape;
    shape.in_table = std::string_view(schema.format) == "+s";
    if (shape.in_table) shape.column = column_in(schema, wanted);
    const ArrowSchema& column = shape.in_table ? *schema.children[shape.column] : schema;
    const auto layout = layout_of(column);
    if (!layout) {
        const std::string words = std::string("a column of the Arrow type '") + column.format + "'" +
                                  (column.dictionary ? " in a dictionary" : "");
        throw nb::type_error(
            (words + ": wanted are text, binary, fixed_size_binary[81] or fixed_size_list<uint8>[81]")
                .c_str());
    }
    shape.form = layout->first;
    shape.layout = layout->second;
    return shape;
}

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
    const ArrowArray& holder = shape.form == Form::values ? *array.children[0] : array;
    if (shape.layout == Layout::fixed81) {
        // The list's own offset counts lists, that of its items counts items.
        rows.data =
            static_cast<const char*>(holder.buffers[1]) + (shape.form == Form::values ? holder.offset : 0);
    } else {
        rows.index = array.buffers[1];
        rows.data = shape.layout == Layout::views ? nullptr : static_cast<const char*>(array.buffers[2]);
        rows.buffers = array.buffers + 2;
    }
    rows.owner = std::move(owner);
    return rows;
}

// Chunks that another library hands over one after the other.
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
            nb::gil_scoped_release free;  // who makes the chunks may have threads that wait for it
            code = stream->get_next(stream.get(), array.get());
        }
        check(code);
        if (!array->release) return {};
        return rows_of(std::move(array), shape);
    }
};

Stream stream_of(nb::handle capsule, const std::optional<std::string>& column) {
    Stream stream{taken_from<ArrowArrayStream>(capsule, "arrow_array_stream"), {}};
    ArrowSchema schema{};
    stream.check(stream.stream->get_schema(stream.stream.get(), &schema));
    const std::unique_ptr<ArrowSchema, void (*)(ArrowSchema*)> owned(
        &schema, [](ArrowSchema* one) { one->release(one); });
    stream.shape = shape_of(schema, column);
    return stream;
}

using Values = nb::ndarray<const std::uint8_t, nb::ndim<2>, nb::c_contig, nb::device::cpu>;

Rows rows_of_values(Values values) {
    if (values.shape(1) != cell_count)
        raise_argument("rows of " + std::to_string(values.shape(1)) + " values", "81");
    Rows rows;
    rows.size = static_cast<std::int64_t>(values.shape(0));
    rows.form = Form::values;
    rows.layout = Layout::fixed81;
    rows.data = reinterpret_cast<const char*>(values.data());
    rows.owner = std::make_shared<Values>(std::move(values));
    return rows;
}

// Text that was gathered from Python objects.
struct Gathered {
    std::string text;
    std::vector<std::int64_t> offsets{0};
    std::vector<std::uint8_t> valid;

    void add(std::string_view piece, bool is_there) {
        const std::size_t row = offsets.size() - 1;
        if (row % 8 == 0) valid.push_back(0);
        if (is_there) valid.back() |= static_cast<std::uint8_t>(1 << row % 8);
        text += piece;
        offsets.push_back(static_cast<std::int64_t>(text.size()));
    }
};

// A list of texts, puzzles, values, and None.
//
//   to_text  makes a text of what is no text
Rows rows_of_list(const nb::list& items, const nb::callable& to_text) {
    auto gathered = std::make_shared<Gathered>();
    for (nb::handle item : items) {
        if (item.is_none()) {
            gathered->add({}, false);
            continue;
        }
        nb::object text = nb::borrow(item);
        if (!nb::isinstance<nb::str>(item)) text = to_text(item);
        gathered->add(nb::cast<std::string_view>(text), true);
    }
    Rows rows;
    rows.size = static_cast<std::int64_t>(gathered->offsets.size()) - 1;
    rows.layout = Layout::offsets64;
    rows.index = gathered->offsets.data();
    rows.data = gathered->text.data();
    rows.validity[0].bits = gathered->valid.data();
    rows.owner = std::move(gathered);
    return rows;
}

}  // namespace

void bind_rows(nb::module_& module) {
    nb::class_<Rows>(module, "Rows")
        .def("__len__", [](const Rows& rows) { return rows.size; })
        .def_prop_ro("is_values", [](const Rows& rows) { return rows.form == Form::values; })
        .def("slice", &Rows::slice, nb::arg("first"), nb::arg("count"));
    nb::class_<Stream>(module, "Stream").def("next", &Stream::next);
    module.def("stream_of", stream_of, nb::arg("capsule"), nb::arg("column").none());
    module.def(
        "rows_of_array",
        [](nb::handle schema, nb::handle array, const std::optional<std::string>& column) {
            const auto type = taken_from<ArrowSchema>(schema, "arrow_schema");
            return rows_of(taken_from<ArrowArray>(array, "arrow_array"), shape_of(*type, column));
        },
        nb::arg("schema"), nb::arg("array"), nb::arg("column").none());
    module.def("rows_of_values", rows_of_values, nb::arg("values").noconvert());
    module.def("rows_of_list", rows_of_list, nb::arg("items"), nb::arg("to_text"));
}

}  // namespace nonet::python
