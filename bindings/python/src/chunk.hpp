#pragma once
// A column of answers, or a piece of one, in Arrow's layout, so other libraries can use it without copying.

#include <nanobind/nanobind.h>

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "nonet/puzzle.hpp"
#include "rows.hpp"

namespace nonet::python {

// Memory that columns share.
class Bytes {
 public:
    Bytes() = default;
    explicit Bytes(std::size_t size);

    // Zeros from the system, which cost nothing until they are read.
    static Bytes zeros(std::size_t size);

    [[nodiscard]] Bytes copy(std::size_t first, std::size_t size) const;
    [[nodiscard]] std::uint8_t* data() const { return data_.get(); }
    [[nodiscard]] std::size_t size() const { return size_; }
    template <class T>
    [[nodiscard]] std::span<T> as() const {
        return {reinterpret_cast<T*>(data_.get()), size_ / sizeof(T)};
    }

 private:
    std::shared_ptr<std::uint8_t> data_;
    std::size_t size_ = 0;
};

enum class Type : std::uint8_t {
    text,    // utf8
    fixed,   // fixed_size_binary[81]: the characters of a grid, one for each cell
    values,  // fixed_size_list<uint8>[81], likewise
    words,   // dictionary<uint8, utf8>
    yes_no,  // bool
    uint8,   // a small number
    uint64,
    float64,  // a rating
    digest,   // fixed_size_binary[16]
    list,     // list<child>
    record,   // struct of the children
};

using Words = std::shared_ptr<const std::vector<std::string>>;

// The forms in which puzzles are written, by the numbers of Format.
[[nodiscard]] Words names_of_formats();

struct Chunk {
    Type type{};
    std::int64_t length = 0, offset = 0, nulls = 0;
    Bytes validity;                   // a bit for each row, set if there is an answer
    Bytes index;                      // offsets of text, or of items
    Bytes data;                       // characters, numbers, bits
    Words words;                      // of Type::words
    bool is_grid = false;             // every row that is not null has a grid
    std::int64_t width = cell_count;  // cells of a grid
    bool zero_based = false;          // the text form of its values starts at 0
    std::vector<Chunk> children =
        {};  // the items of all lists in sequence; the fields of a record, from row 0
    std::vector<std::string> names = {};  // of the fields

    [[nodiscard]] bool has(std::int64_t row) const;
    [[nodiscard]] nb::object item(std::int64_t row) const;
    [[nodiscard]] Chunk slice(std::int64_t first, std::int64_t count) const;

    // The same rows in memory of their own, after at most seven others.
    [[nodiscard]] Chunk compact() const;
};

// A chunk that several threads write, each a multiple of eight rows. Rows are valid unless they are set to null.
class Writer {
 public:
    Writer(Type type, std::int64_t length, Words words = {}, std::int64_t width = cell_count);

    // A column of grids in the form of the input.
    static Writer of_grids(Form form, std::int64_t length, const std::optional<Geometry>& board = {});

    void set_null(std::int64_t row) {
        chunk_.validity.data()[row >> 3] &= static_cast<std::uint8_t>(~(1 << (row & 7)));
    }
    // A number of the column's type, or the number of a word.
    template <class T>
    void set(std::int64_t row, T value) {
        if constexpr (std::is_enum_v<T>)
            set(row, static_cast<std::uint8_t>(value));
        else
            chunk_.data.as<T>()[static_cast<std::size_t>(row)] = value;
    }
    void set_count(std::int64_t row, std::size_t count);  // uint8 or uint64
    void set_bit(std::int64_t row, bool value);
    void set_grid(std::int64_t row, const Grid& grid);  // of the classic board
    void set_grid(std::int64_t row,
                  std::span<const std::uint8_t> values);  // of any board; null if there are none
    void set_none(std::int64_t row);                      // null
    [[nodiscard]] std::uint8_t* place(std::int64_t row, std::size_t size) {
        return chunk_.data.data() + row * static_cast<std::int64_t>(size);
    }

    [[nodiscard]] Chunk finished();

 private:
    Chunk chunk_;
    std::optional<Geometry> board_;  // of grids; none: the classic one
};

// An item of one row of a column in which few rows have one; the others are null. Lists are sorted by row.
template <class Item>
struct OfRow {
    std::int64_t row;
    Item item;
};

[[nodiscard]] Chunk text_of_few(std::int64_t length, std::span<const OfRow<std::string>> texts);

// Grids in the form of the input: the values of each.
[[nodiscard]] Chunk grids_of_few(Form form, std::int64_t length, const std::optional<Geometry>& board,
                                 std::span<const OfRow<std::vector<std::uint8_t>>> grids);

// Lists.
//
//   rows    the number of items of each list
//   child   the items of all lists in sequence
[[nodiscard]] Chunk lists_of_few(std::int64_t length, std::span<const OfRow<std::int64_t>> rows, Chunk child);

struct Field {
    std::string name;
    Chunk values;
};
[[nodiscard]] Chunk record_of(std::vector<Field> fields, std::int64_t length);

void bind_chunks(nb::module_& module);

}  // namespace nonet::python
