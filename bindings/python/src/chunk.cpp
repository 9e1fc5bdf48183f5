#include "chunk.hpp"

#include <algorithm>
#include <bit>
#include <cstring>
#include <limits>
#include <mutex>
#include <new>

#include "errors.hpp"
#include "nonet/board_text.hpp"
#include "nonet/text.hpp"

namespace nonet::python {
namespace {

constexpr std::size_t alignment = 64;  // what Arrow recommends

std::size_t size_of(Type type, std::size_t rows, std::int64_t width) {
    switch (type) {
        case Type::text:
        case Type::list:
        case Type::record: return 0;
        case Type::fixed:
        case Type::values: return rows * static_cast<std::size_t>(width);
        case Type::words:
        case Type::uint8: return rows;
        case Type::yes_no: return (rows + 7) / 8;
        case Type::uint64:
        case Type::float64: return rows * 8;
        case Type::digest: return rows * 16;
    }
    return 0;
}

void write_grid(Type type, const Grid& grid, std::uint8_t* cells) {
    if (type == Type::values)
        std::ranges::copy(grid.values, cells);
    else
        format_line(grid, std::span<char, cell_count>(reinterpret_cast<char*>(cells), cell_count));
}

std::int64_t count_nulls(const Chunk& chunk) {
    std::int64_t there = 0;
    const auto bits = chunk.validity.as<std::uint8_t>();
    const auto whole = static_cast<std::size_t>(chunk.length) / 8;
    for (std::size_t i = 0; i < whole; ++i) there += std::popcount(bits[i]);
    for (std::int64_t row = static_cast<std::int64_t>(8 * whole); row < chunk.length; ++row)
        there += chunk.has(row);
    return chunk.length - there;
}

template <class T>
nb::object number_at(const Chunk& chunk, std::int64_t row) {
    return nb::int_(chunk.data.as<T>()[static_cast<std::size_t>(row)]);
}

std::string_view text_at(const Chunk& chunk, std::int64_t row) {
    const auto offsets = chunk.index.as<std::int32_t>().subspan(static_cast<std::size_t>(row), 2);
    return {reinterpret_cast<const char*>(chunk.data.data()) + offsets[0],
            static_cast<std::size_t>(offsets[1] - offsets[0])};
}

// Zeros that columns without any grid share, because clearing memory for each call would cost more than everything else
// around it. Finished columns are never written to.
Bytes shared_zeros(std::size_t size) {
    static std::mutex mutex;
    static Bytes zeros;
    const std::lock_guard lock(mutex);
    if (zeros.size() < size) zeros = Bytes::zeros(size);
    return zeros;
}

}  // namespace

Bytes::Bytes(std::size_t size) : size_(size) {
    const std::size_t room = (std::max<std::size_t>(size, 1) + alignment - 1) / alignment * alignment;
    auto* data = static_cast<std::uint8_t*>(std::aligned_alloc(alignment, room));
    if (!data) throw std::bad_alloc();
    data_ = std::shared_ptr<std::uint8_t>(data, [](std::uint8_t* memory) { std::free(memory); });
}

Bytes Bytes::zeros(std::size_t size) {
    Bytes bytes;
    auto* data = static_cast<std::uint8_t*>(std::calloc(std::max<std::size_t>(size, 1), 1));
    if (!data) throw std::bad_alloc();
    bytes.data_ = std::shared_ptr<std::uint8_t>(data, [](std::uint8_t* memory) { std::free(memory); });
    bytes.size_ = size;
    return bytes;
}

Bytes Bytes::copy(std::size_t first, std::size_t size) const {
    Bytes bytes(size);
    if (size > 0) std::memcpy(bytes.data(), data() + first, size);
    return bytes;
}

bool Chunk::has(std::int64_t row) const {
    row += offset;
    return validity.data()[row >> 3] >> (row & 7) & 1;
}

nb::object Chunk::item(std::int64_t row) const {
    if (!has(row)) return nb::none();
    row += offset;
    const auto place = static_cast<std::size_t>(row);
    switch (type) {
        case Type::text: {
            const std::string_view text = text_at(*this, row);
            return nb::str(text.data(), text.size());
        }
        case Type::fixed:
        case Type::values: return nb::bytes(data.data() + row * width, static_cast<std::size_t>(width));
        case Type::digest: return nb::bytes(data.data() + place * 16, 16);
        case Type::words: {
            const std::string& word = (*words)[data.as<std::uint8_t>()[place]];
            return nb::str(word.data(), word.size());
        }
        case Type::yes_no: return nb::bool_(data.data()[row >> 3] >> (row & 7) & 1);
        case Type::uint8: return number_at<std::uint8_t>(*this, row);
        case Type::uint64: return number_at<std::uint64_t>(*this, row);
        case Type::float64: return nb::float_(data.as<double>()[place]);
        case Type::list: {
            nb::list items;
            const auto offsets = index.as<std::int32_t>().subspan(place, 2);
            for (std::int64_t i = offsets[0]; i < offsets[1]; ++i) items.append(children[0].item(i));
            return items;
        }
        case Type::record: {
            nb::dict fields;
            for (std::size_t i = 0; i < names.size(); ++i) fields[names[i].c_str()] = children[i].item(row);
            return fields;
        }
    }
    return nb::none();
}

Chunk Chunk::slice(std::int64_t first, std::int64_t count) const {
    Chunk some = *this;
    some.offset += first;
    some.length = count;
    some.nulls = 0;
    for (std::int64_t row = 0; nulls != 0 && row < count; ++row) some.nulls += !some.has(row);
    return some;
}

Chunk Chunk::compact() const {
    const std::int64_t skip = offset / 8 * 8;
    const auto first = static_cast<std::size_t>(skip),
               rows = static_cast<std::size_t>(offset - skip + length);
    Chunk own = *this;
    own.offset = offset - skip;
    own.validity = validity.copy(first / 8, (rows + 7) / 8);
    if (type == Type::record)
        for (Chunk& field : own.children)
            field = field.slice(skip, static_cast<std::int64_t>(rows)).compact();
    if (type != Type::text && type != Type::list) {
        own.data = data.copy(size_of(type, first, width), size_of(type, rows, width));
        return own;
    }
    own.index = index.copy(first * sizeof(std::int32_t), (rows + 1) * sizeof(std::int32_t));
    const auto offsets = own.index.as<std::int32_t>();
    const std::int32_t begin = offsets[0];
    for (std::int32_t& one : offsets) one -= begin;
    if (type == Type::list) {
        own.children[0] = children[0].slice(begin, offsets[rows]).compact();
        return own;
    }
    own.data = data.copy(static_cast<std::size_t>(begin), static_cast<std::size_t>(offsets[rows]));
    return own;
}

Writer::Writer(Type type, std::int64_t length, Words words, std::int64_t width) {
    const auto rows = static_cast<std::size_t>(length);
    chunk_.type = type;
    chunk_.width = width;
    chunk_.length = length;
    chunk_.words = std::move(words);
    chunk_.validity = Bytes((rows + 7) / 8);
    std::memset(chunk_.validity.data(), 0xff, chunk_.validity.size());
    chunk_.data = Bytes(size_of(type, rows, width));
    // Bits are written one by one into bytes.
    if (type == Type::yes_no) std::memset(chunk_.data.data(), 0, chunk_.data.size());
}

Writer Writer::of_grids(Form form, std::int64_t length, const std::optional<Geometry>& board) {
    const Type type = form == Form::values ? Type::values : form == Form::fixed ? Type::fixed : Type::text;
    Writer writer(type, length, {}, board ? board->cell_count() : cell_count);
    writer.board_ = board;
    Chunk& chunk = writer.chunk_;
    chunk.is_grid = true;
    chunk.zero_based = board && board->zero_based();
    if (type != Type::text) return writer;
    const auto rows = static_cast<std::size_t>(length);
    chunk.data = Bytes(size_of(Type::fixed, rows, chunk.width));
    chunk.index = Bytes((rows + 1) * sizeof(std::int32_t));
    const auto offsets = chunk.index.as<std::int32_t>();
    const auto width = static_cast<std::int32_t>(chunk.width);
    for (std::size_t i = 0; i <= rows; ++i) offsets[i] = static_cast<std::int32_t>(i) * width;
    return writer;
}

void Writer::set_count(std::int64_t row, std::size_t count) {
    if (chunk_.type == Type::uint8)
        set(row, static_cast<std::uint8_t>(count));
    else
        set(row, static_cast<std::uint64_t>(count));
}

void Writer::set_bit(std::int64_t row, bool value) {
    if (value) chunk_.data.data()[row >> 3] |= static_cast<std::uint8_t>(1 << (row & 7));
}

void Writer::set_grid(std::int64_t row, const Grid& grid) {
    write_grid(chunk_.type, grid, place(row, cell_count));
}

void Writer::set_grid(std::int64_t row, std::span<const std::uint8_t> values) {
    if (values.empty()) return set_none(row);
    std::uint8_t* cells = place(row, static_cast<std::size_t>(chunk_.width));
    if (chunk_.type == Type::values) {
        std::ranges::copy(values, cells);
    } else if (board_) {
        std::ranges::copy(format_line(*board_, values), cells);
    } else {  // ten times as fast
        Grid grid;
        std::ranges::copy(values, grid.values.begin());
        set_grid(row, grid);
    }
}

void Writer::set_none(std::int64_t row) {
    const std::size_t size =
        chunk_.is_grid ? static_cast<std::size_t>(chunk_.width) : size_of(chunk_.type, 1, 0);
    const bool is_text = chunk_.is_grid && chunk_.type != Type::values;
    // A bit is zero until it is set.
    if (chunk_.type != Type::yes_no) std::memset(place(row, size), is_text ? '.' : 0, size);
    set_null(row);
}

Chunk Writer::finished() {
    chunk_.nulls = count_nulls(chunk_);
    return std::move(chunk_);
}

Chunk text_of_few(std::int64_t length, std::span<const OfRow<std::string>> texts) {
    std::size_t size = 0;
    for (const auto& text : texts) size += text.item.size();
    Chunk chunk{.type = Type::text, .length = length};
    const auto rows = static_cast<std::size_t>(length);
    chunk.validity = Bytes::zeros((rows + 7) / 8);
    chunk.index = Bytes::zeros((rows + 1) * sizeof(std::int32_t));
    chunk.data = Bytes(size);
    chunk.nulls = length - static_cast<std::int64_t>(texts.size());
    if (texts.empty()) return chunk;
    const auto offsets = chunk.index.as<std::int32_t>();
    std::size_t at = 0, row = 0;
    for (const auto& text : texts) {
        const auto own = static_cast<std::size_t>(text.row);
        std::fill(offsets.begin() + static_cast<std::ptrdiff_t>(row),
                  offsets.begin() + static_cast<std::ptrdiff_t>(own + 1), static_cast<std::int32_t>(at));
        row = own + 1;
        std::memcpy(chunk.data.data() + at, text.item.data(), text.item.size());
        at += text.item.size();
        chunk.validity.data()[own >> 3] |= static_cast<std::uint8_t>(1 << (own & 7));
    }
    std::fill(offsets.begin() + static_cast<std::ptrdiff_t>(row), offsets.end(),
              static_cast<std::int32_t>(at));
    return chunk;
}

Chunk lists_of_few(std::int64_t length, std::span<const OfRow<std::int64_t>> rows, Chunk child) {
    Chunk chunk{.type = Type::list, .length = length};
    const auto count = static_cast<std::size_t>(length);
    chunk.nulls = length - static_cast<std::int64_t>(rows.size());
    chunk.validity = Bytes::zeros((count + 7) / 8);
    chunk.index = Bytes((count + 1) * sizeof(std::int32_t));
    const auto offsets = chunk.index.as<std::int32_t>();
    if (child.length > std::numeric_limits<std::int32_t>::max())
        raise_argument("a piece of " + std::to_string(child.length) + " items", "at most 2147483647");
    std::int64_t at = 0;
    auto next = rows.begin();
    for (std::size_t row = 0; row < count; ++row) {
        offsets[row] = static_cast<std::int32_t>(at);
        if (next == rows.end() || next->row != static_cast<std::int64_t>(row)) continue;
        chunk.validity.data()[row >> 3] |= static_cast<std::uint8_t>(1 << (row & 7));
        at += (next++)->item;
    }
    offsets[count] = static_cast<std::int32_t>(at);
    chunk.children.push_back(std::move(child));
    return chunk;
}

Chunk record_of(std::vector<Field> fields, std::int64_t length) {
    Chunk chunk{.type = Type::record, .length = length};
    chunk.validity = Bytes((static_cast<std::size_t>(length) + 7) / 8);
    std::memset(chunk.validity.data(), 0xff, chunk.validity.size());
    for (Field& field : fields) {
        chunk.names.push_back(std::move(field.name));
        chunk.children.push_back(std::move(field.values));
    }
    return chunk;
}

Chunk grids_of_few(Form form, std::int64_t length, const std::optional<Geometry>& board,
                   std::span<const OfRow<std::vector<std::uint8_t>>> grids) {
    const Geometry geometry = board.value_or(Geometry::classic());
    Chunk chunk;
    if (form == Form::text) {
        std::vector<OfRow<std::string>> texts;
        for (const auto& [row, values] : grids) texts.push_back({row, format_line(geometry, values)});
        chunk = text_of_few(length, texts);
    } else {
        const auto rows = static_cast<std::size_t>(length),
                   width = static_cast<std::size_t>(geometry.cell_count());
        chunk = {.type = form == Form::values ? Type::values : Type::fixed, .length = length};
        chunk.nulls = length - static_cast<std::int64_t>(grids.size());
        chunk.validity = Bytes::zeros((rows + 7) / 8);
        chunk.data = grids.empty() ? shared_zeros(rows * width) : Bytes::zeros(rows * width);
        for (const auto& [row, values] : grids) {
            chunk.validity.data()[row >> 3] |= static_cast<std::uint8_t>(1 << (row & 7));
            std::uint8_t* cells = chunk.data.data() + static_cast<std::size_t>(row) * width;
            if (form == Form::values)
                std::ranges::copy(values, cells);
            else
                std::ranges::copy(format_line(geometry, values), cells);
        }
    }
    chunk.is_grid = true;
    chunk.width = geometry.cell_count();
    chunk.zero_based = geometry.zero_based();
    return chunk;
}

}  // namespace nonet::python
