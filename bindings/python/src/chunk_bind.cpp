// Passes columns of answers to Python, NumPy, and Arrow libraries.

#include <nanobind/ndarray.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <cstring>

#include "arrow_abi.hpp"
#include "chunk.hpp"
#include "nonet/text.hpp"

namespace nonet::python {
namespace {

std::string format_of(const Chunk& chunk) {
    switch (chunk.type) {
        case Type::text: return "u";
        case Type::fixed: return "w:" + std::to_string(chunk.width);
        case Type::values: return "+w:" + std::to_string(chunk.width);
        case Type::words: return "C";  // the index; its schema has a dictionary
        case Type::yes_no: return "b";
        case Type::uint8: return "C";
        case Type::uint64: return "L";
        case Type::float64: return "g";
        case Type::digest: return "w:16";
        case Type::list: return "+l";
        case Type::record: return "+s";
    }
    return "n";
}

const char* name_of(Type type) {
    switch (type) {
        case Type::text: return "text";
        case Type::fixed: return "fixed";
        case Type::values: return "values";
        case Type::words: return "words";
        case Type::yes_no: return "bool";
        case Type::uint8: return "uint8";
        case Type::uint64: return "uint64";
        case Type::float64: return "float64";
        case Type::digest: return "digest";
        case Type::list: return "list";
        case Type::record: return "record";
    }
    return "";
}

// ---- Schemas. The struct owns the data of private_data, including children.

struct SchemaParts {
    std::string format, name;
    std::vector<std::unique_ptr<ArrowSchema>> owned;
    std::vector<ArrowSchema*> children;
};

void release_schema(ArrowSchema* schema) {
    auto* parts = static_cast<SchemaParts*>(schema->private_data);
    for (const auto& one : parts->owned)
        if (one->release) one->release(one.get());
    delete parts;
    schema->release = nullptr;
}

ArrowSchema make_schema(std::string format, std::string name, std::vector<ArrowSchema> children,
                        const ArrowSchema* dictionary = nullptr) {
    auto parts = std::make_unique<SchemaParts>();
    parts->format = std::move(format);
    parts->name = std::move(name);
    for (const ArrowSchema& child : children) {
        parts->owned.push_back(std::make_unique<ArrowSchema>(child));
        parts->children.push_back(parts->owned.back().get());
    }
    ArrowSchema schema{};
    if (dictionary) {
        parts->owned.push_back(std::make_unique<ArrowSchema>(*dictionary));
        schema.dictionary = parts->owned.back().get();
    }
    schema.format = parts->format.c_str();
    schema.name = parts->name.c_str();
    schema.flags = arrow_nullable;
    schema.n_children = static_cast<std::int64_t>(parts->children.size());
    schema.children = parts->children.empty() ? nullptr : parts->children.data();
    schema.release = release_schema;
    schema.private_data = parts.release();
    return schema;
}

ArrowSchema schema_of(const Chunk& chunk, std::string name) {
    if (chunk.type == Type::values)
        return make_schema(format_of(chunk), std::move(name), {make_schema("C", "item", {})});
    if (chunk.type != Type::words) {
        std::vector<ArrowSchema> children;
        for (std::size_t i = 0; i < chunk.children.size(); ++i)
            children.push_back(
                schema_of(chunk.children[i], chunk.type == Type::list ? "item" : chunk.names[i]));
        return make_schema(format_of(chunk), std::move(name), std::move(children));
    }
    const ArrowSchema words = make_schema("u", "", {});
    return make_schema(format_of(chunk), std::move(name), {}, &words);
}

// ---- Arrays.  They share the chunk's memory.

struct ArrayParts {
    std::vector<Bytes> memory;
    std::vector<const void*> buffers;
    std::vector<std::unique_ptr<ArrowArray>> owned;
    std::vector<ArrowArray*> children;
};

void release_array(ArrowArray* array) {
    auto* parts = static_cast<ArrayParts*>(array->private_data);
    for (const auto& one : parts->owned)
        if (one->release) one->release(one.get());
    delete parts;
    array->release = nullptr;
}

// buffers   those after the bitmap, which is empty if it is not needed
ArrowArray make_array(std::int64_t length, std::int64_t offset, std::int64_t nulls,
                      std::vector<Bytes> buffers, std::vector<ArrowArray> children,
                      const ArrowArray* dictionary = nullptr) {
    auto parts = std::make_unique<ArrayParts>();
    parts->memory = std::move(buffers);
    for (const Bytes& one : parts->memory) parts->buffers.push_back(one.data());
    if (nulls == 0) parts->buffers[0] = nullptr;
    for (const ArrowArray& child : children) {
        parts->owned.push_back(std::make_unique<ArrowArray>(child));
        parts->children.push_back(parts->owned.back().get());
    }
    ArrowArray array{};
    if (dictionary) {
        parts->owned.push_back(std::make_unique<ArrowArray>(*dictionary));
        array.dictionary = parts->owned.back().get();
    }
    array.length = length;
    array.null_count = nulls;
    array.offset = offset;
    array.n_buffers = static_cast<std::int64_t>(parts->buffers.size());
    array.n_children = static_cast<std::int64_t>(parts->children.size());
    array.buffers = parts->buffers.data();
    array.children = parts->children.empty() ? nullptr : parts->children.data();
    array.release = release_array;
    array.private_data = parts.release();
    return array;
}

ArrowArray array_of(const Chunk& chunk);

ArrowArray array_of_words(const std::vector<std::string>& words) {
    std::vector<OfRow<std::string>> texts;
    for (const std::string& word : words) texts.push_back({static_cast<std::int64_t>(texts.size()), word});
    return array_of(text_of_few(static_cast<std::int64_t>(texts.size()), texts));
}

ArrowArray array_of(const Chunk& chunk) {
    const auto make = [&](std::vector<Bytes> buffers, std::vector<ArrowArray> children = {},
                          const ArrowArray* dictionary = nullptr) {
        return make_array(chunk.length, chunk.offset, chunk.nulls, std::move(buffers), std::move(children),
                          dictionary);
    };
    if (chunk.type == Type::text) return make({chunk.validity, chunk.index, chunk.data});
    if (!chunk.children.empty()) {
        std::vector<ArrowArray> children;
        for (const Chunk& child : chunk.children) children.push_back(array_of(child));
        if (chunk.type == Type::list) return make({chunk.validity, chunk.index}, std::move(children));
        return make({chunk.validity}, std::move(children));
    }
    if (chunk.type == Type::values) {
        const std::int64_t items = (chunk.offset + chunk.length) * chunk.width;
        return make({chunk.validity}, {make_array(items, 0, 0, {Bytes(), chunk.data}, {})});
    }
    if (chunk.type != Type::words) return make({chunk.validity, chunk.data});
    const ArrowArray words = array_of_words(*chunk.words);
    return make({chunk.validity, chunk.data}, {}, &words);
}

// ---- Streams: of a column, or of a table, chunk by chunk

struct Table {
    std::vector<std::string> names;  // none: a column
    std::vector<std::vector<Chunk>>
        columns;  // the chunks of each column; all columns have the same number of chunks, of the same lengths
    Chunk like(std::size_t column) const { return columns[column].front(); }
};

ArrowSchema schema_of(const Table& table) {
    if (table.names.empty()) return schema_of(table.like(0), "");
    std::vector<ArrowSchema> children;
    for (std::size_t i = 0; i < table.names.size(); ++i)
        children.push_back(schema_of(table.like(i), table.names[i]));
    return make_schema("+s", "", std::move(children));
}

ArrowArray array_of(const Table& table, std::size_t chunk) {
    if (table.names.empty()) return array_of(table.columns[0][chunk]);
    std::vector<ArrowArray> children;
    for (const auto& column : table.columns) children.push_back(array_of(column[chunk]));
    return make_array(table.columns[0][chunk].length, 0, 0, {Bytes()}, std::move(children));
}

struct StreamParts {
    Table table;
    std::size_t next = 0;
};

StreamParts& parts_of(ArrowArrayStream* stream) { return *static_cast<StreamParts*>(stream->private_data); }

ArrowArrayStream make_stream(Table table) {
    return {.get_schema = [](ArrowArrayStream* stream,
                             ArrowSchema* out) { return *out = schema_of(parts_of(stream).table), 0; },
            .get_next =
                [](ArrowArrayStream* stream, ArrowArray* out) {
                    StreamParts& parts = parts_of(stream);
                    const bool more = parts.next < parts.table.columns[0].size();
                    *out = more ? array_of(parts.table, parts.next++) : ArrowArray{};
                    return 0;
                },
            .get_last_error = [](ArrowArrayStream*) -> const char* { return nullptr; },
            .release =
                [](ArrowArrayStream* stream) {
                    delete &parts_of(stream);
                    stream->release = nullptr;
                },
            .private_data = new StreamParts{std::move(table)}};
}

// A capsule that releases its struct if no consumer took it.
template <class Struct>
nb::object capsule_of(Struct made, const char* name) {
    return nb::steal(PyCapsule_New(new Struct(made), name, [](PyObject* capsule) {
        auto* owned = static_cast<Struct*>(PyCapsule_GetPointer(capsule, PyCapsule_GetName(capsule)));
        if (owned->release) owned->release(owned);
        delete owned;
    }));
}

// ---- NumPy

template <class T>
nb::object numpy_of(std::vector<std::size_t> shape, Bytes bytes, std::size_t skip) {
    auto* owned = new Bytes(std::move(bytes));
    const nb::capsule owner(owned, [](void* memory) noexcept { delete static_cast<Bytes*>(memory); });
    return nb::cast(
        nb::ndarray<nb::numpy, T>(owned->data() + skip * sizeof(T), shape.size(), shape.data(), owner));
}

// The value of a character: '.' is 46, '0' is 48, 'A' is 65 and means 10.
std::uint8_t value_of(std::uint8_t character, bool zero_based) {
    const int shown = character >= 'A' ? character - 'A' + 10 : character - '0';
    return static_cast<std::uint8_t>(shown < 0 ? 0 : shown + zero_based);
}

nb::object grids_of(const Chunk& chunk) {
    const auto rows = static_cast<std::size_t>(chunk.length), width = static_cast<std::size_t>(chunk.width);
    const std::vector<std::size_t> shape{rows, width};
    if (chunk.type == Type::values)
        return numpy_of<std::uint8_t>(shape, chunk.data, static_cast<std::size_t>(chunk.offset) * width);
    Bytes values(rows * width);
    for (std::size_t row = 0; row < rows; ++row) {
        std::uint8_t* to = values.data() + row * width;
        if (!chunk.has(static_cast<std::int64_t>(row))) {
            std::memset(to, 0, width);
            continue;
        }
        const auto place = static_cast<std::size_t>(chunk.offset) + row;
        const std::size_t from = chunk.type == Type::fixed
                                     ? place * width
                                     : static_cast<std::size_t>(chunk.index.as<std::int32_t>()[place]);
        const std::uint8_t* text = chunk.data.data() + from;
        for (std::size_t i = 0; i < width; ++i) to[i] = value_of(text[i], chunk.zero_based);
    }
    return numpy_of<std::uint8_t>(shape, std::move(values), 0);
}

nb::object bits_of(const Bytes& bits, std::int64_t offset, std::int64_t length) {
    Bytes bytes(static_cast<std::size_t>(length));
    for (std::int64_t row = 0; row < length; ++row)
        bytes.data()[row] = bits.data()[(row + offset) >> 3] >> ((row + offset) & 7) & 1;
    return numpy_of<bool>({static_cast<std::size_t>(length)}, std::move(bytes), 0);
}

// The values as a NumPy array; those of nulls are arbitrary.
nb::object numbers_of(const Chunk& chunk) {
    const auto rows = static_cast<std::size_t>(chunk.length), skip = static_cast<std::size_t>(chunk.offset);
    switch (chunk.type) {
        case Type::words:
        case Type::uint8: return numpy_of<std::uint8_t>({rows}, chunk.data, skip);
        case Type::uint64: return numpy_of<std::uint64_t>({rows}, chunk.data, skip);
        case Type::float64: return numpy_of<double>({rows}, chunk.data, skip);
        case Type::digest: return numpy_of<std::uint8_t>({rows, 16}, chunk.data, skip * 16);
        case Type::yes_no: return bits_of(chunk.data, chunk.offset, chunk.length);
        default: return grids_of(chunk);
    }
}

nb::list list_of(const Chunk& chunk) {
    nb::list items;
    for (std::int64_t row = 0; row < chunk.length; ++row) items.append(chunk.item(row));
    return items;
}

std::vector<std::string> words_of(const Chunk& chunk) {
    return chunk.words ? *chunk.words : std::vector<std::string>{};
}

// ---- Pickling

nb::bytes bytes_of(const Bytes& bytes) { return nb::bytes(bytes.data(), bytes.size()); }

Bytes copy_of(const nb::handle& given) {
    const auto bytes = nb::cast<nb::bytes>(given);
    Bytes copy(bytes.size());
    std::memcpy(copy.data(), bytes.data(), bytes.size());
    return copy;
}

nb::tuple state_of(const Chunk& chunk) {
    const Chunk own = chunk.compact();
    return nb::make_tuple(static_cast<int>(own.type), own.length, own.offset, own.nulls,
                          bytes_of(own.validity), bytes_of(own.index), bytes_of(own.data), words_of(own),
                          own.is_grid, own.width, own.zero_based, own.children, own.names);
}

void set_state(Chunk& chunk, const nb::tuple& state) {
    auto words = nb::cast<std::vector<std::string>>(state[7]);
    new (&chunk) Chunk{.type = static_cast<Type>(nb::cast<int>(state[0])),
                       .length = nb::cast<std::int64_t>(state[1]),
                       .offset = nb::cast<std::int64_t>(state[2]),
                       .nulls = nb::cast<std::int64_t>(state[3]),
                       .validity = copy_of(state[4]),
                       .index = copy_of(state[5]),
                       .data = copy_of(state[6]),
                       .words = std::make_shared<const std::vector<std::string>>(std::move(words)),
                       .is_grid = nb::cast<bool>(state[8]),
                       .width = nb::cast<std::int64_t>(state[9]),
                       .zero_based = nb::cast<bool>(state[10]),
                       .children = nb::cast<std::vector<Chunk>>(state[11]),
                       .names = nb::cast<std::vector<std::string>>(state[12])};
}

}  // namespace

void bind_chunks(nb::module_& module) {
    nb::class_<Chunk>(module, "Chunk")
        .def("__len__", [](const Chunk& chunk) { return chunk.length; })
        .def("__getstate__", state_of)
        .def("__setstate__", set_state)
        .def_prop_ro("type", [](const Chunk& chunk) { return std::string(name_of(chunk.type)); })
        .def_prop_ro("words", words_of)
        .def_ro("nulls", &Chunk::nulls)
        .def_ro("is_grid", &Chunk::is_grid)
        .def("item", &Chunk::item, nb::arg("row"))
        .def("slice", &Chunk::slice, nb::arg("first"), nb::arg("count"))
        .def("to_list", list_of)
        .def("numbers", numbers_of)
        .def("there", [](const Chunk& chunk) { return bits_of(chunk.validity, chunk.offset, chunk.length); })
        .def("schema", [](const Chunk& chunk) { return capsule_of(schema_of(chunk, ""), "arrow_schema"); })
        .def("array", [](const Chunk& chunk) { return capsule_of(array_of(chunk), "arrow_array"); });
    module.def(
        "column_stream",
        [](std::vector<Chunk> chunks) {
            return capsule_of(make_stream({{}, {std::move(chunks)}}), "arrow_array_stream");
        },
        nb::arg("chunks"));
    module.def(
        "table_schema",
        [](std::vector<std::string> names, std::vector<std::vector<Chunk>> columns) {
            return capsule_of(schema_of(Table{std::move(names), std::move(columns)}), "arrow_schema");
        },
        nb::arg("names"), nb::arg("columns"));
    module.def(
        "table_stream",
        [](std::vector<std::string> names, std::vector<std::vector<Chunk>> columns) {
            return capsule_of(make_stream({std::move(names), std::move(columns)}), "arrow_array_stream");
        },
        nb::arg("names"), nb::arg("columns"));
}

}  // namespace nonet::python
