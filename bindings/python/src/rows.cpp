#include "rows.hpp"

#include <algorithm>
#include <cstring>

#include "nonet/board_text.hpp"
#include "nonet/text.hpp"
#include "puzzle.hpp"

namespace nonet::python {
namespace {

// A view of 16 bytes: it contains a short text, or refers to a longer one.
std::string_view text_of_view(const void* views, std::int64_t row, const void* const* buffers) {
    constexpr std::size_t view_size = 16;
    constexpr std::int32_t longest_inside = 12;
    const char* view = static_cast<const char*>(views) + view_size * static_cast<std::size_t>(row);
    std::array<std::int32_t, 4> parts;  // length, first characters, number of the buffer, place in it
    std::memcpy(parts.data(), view, sizeof parts);
    const auto size = static_cast<std::size_t>(parts[0]);
    if (parts[0] <= longest_inside) return {view + 4, size};
    return {static_cast<const char*>(buffers[parts[2]]) + parts[3], size};
}

template <class Offset>
std::string_view text_between(const void* index, const char* data, std::int64_t row) {
    const auto* offsets = static_cast<const Offset*>(index) + row;
    return {data + offsets[0], static_cast<std::size_t>(offsets[1] - offsets[0])};
}

// Calls `work(T{})` with the type of the values.
template <class Work>
auto with_type(Number number, Work work) {
    switch (number) {
        case Number::u8: return work(std::uint8_t{});
        case Number::i8: return work(std::int8_t{});
        case Number::u16: return work(std::uint16_t{});
        case Number::i16: return work(std::int16_t{});
        case Number::u32: return work(std::uint32_t{});
        case Number::i32: return work(std::int32_t{});
        case Number::u64: return work(std::uint64_t{});
        case Number::i64: break;
    }
    return work(std::int64_t{});
}

// Columns need not be aligned.
template <class T>
T value_at(const char* data, std::int64_t place) {
    T value;
    std::memcpy(&value, data + place * static_cast<std::int64_t>(sizeof value), sizeof value);
    return value;
}

}  // namespace

std::string_view Rows::text(std::int64_t row) const {
    row += offset;
    switch (layout) {
        case Layout::offsets32: return text_between<std::int32_t>(index, data, row);
        case Layout::offsets64: return text_between<std::int64_t>(index, data, row);
        case Layout::views: return text_of_view(index, row, buffers);
        case Layout::fixed: return {data + width * row, static_cast<std::size_t>(width)};
        case Layout::nothing: break;
    }
    return {};
}

bool Rows::take_values(std::int64_t row, Grid& grid) const {
    const std::int64_t first = (row + offset) * cell_count;
    for (std::int64_t i = 0; is_value.bits && i < cell_count; ++i)
        if (!is_value.has(first + i)) return false;
    return with_type(number, [&]<class T>(T) {
        std::array<std::make_unsigned_t<T>, cell_count> values;  // negative values are large there
        std::memcpy(values.data(), data + first * static_cast<std::int64_t>(sizeof(T)), sizeof values);
        std::make_unsigned_t<T> greatest = 0;
        for (std::size_t i = 0; i < cell_count; ++i) {
            grid.values[i] = static_cast<std::uint8_t>(values[i]);
            greatest = std::max(greatest, values[i]);
        }
        return greatest <= side;
    });
}

template <class T>
bool Rows::is_value_of_board(std::int64_t place) const {
    const int most = board ? board->digit_count() : side;
    return is_value.has(place) &&
           static_cast<std::make_unsigned_t<T>>(value_at<T>(data, place)) <= static_cast<unsigned>(most);
}

Result<BoardPuzzle> Rows::board_puzzle(std::int64_t row) const {
    if (form != Form::values) {
        auto puzzle = parse_board_puzzle(text(row), *board);
        if (!puzzle) return std::unexpected(wrong_text(row, puzzle.error()));
        return puzzle;
    }
    const std::int64_t first = (row + offset) * width;
    BoardPuzzle puzzle{*board, {}, {}};
    puzzle.values.reserve(static_cast<std::size_t>(width));
    with_type(number, [&]<class T>(T) {
        for (std::int64_t i = 0; i < width; ++i)
            if (is_value_of_board<T>(first + i))
                puzzle.values.push_back(static_cast<std::uint8_t>(value_at<T>(data, first + i)));
    });
    if (puzzle.values.size() != static_cast<std::size_t>(width)) return std::unexpected(wrong_values(row));
    return puzzle;
}

Error Rows::wrong_values(std::int64_t row) const {
    const std::int64_t first = (row + offset) * width;
    return with_type(number, [&]<class T>(T) {
        const auto is_right = [&](std::int64_t place) { return is_value_of_board<T>(place); };
        std::int64_t i = 0;
        while (is_right(first + i)) ++i;
        const std::string words =
            is_value.has(first + i) ? std::to_string(value_at<T>(data, first + i)) : "null";
        return wrong_value(words, static_cast<std::size_t>(i), board.value_or(Geometry::classic()));
    });
}

Error Rows::wrong_text(std::int64_t row, Error of_text) const {
    if (!wrong) return of_text;
    const auto known = std::ranges::lower_bound(*wrong, row + offset, {}, &WrongRow::row);
    return known != wrong->end() && known->row == row + offset ? known->error : of_text;
}

Rows Rows::slice(std::int64_t first, std::int64_t count) const {
    Rows some = *this;
    some.offset += first;
    some.size = count;
    for (Validity& one : some.validity) one.offset += first;
    return some;
}

void Block::read(const Rows& rows, std::int64_t begin, std::size_t number) {
    first = begin;
    count = number;
    marked.clear();
    wrong.clear();
    bool all = true;
    for (std::size_t i = 0; i < count; ++i) {
        const std::int64_t row = begin + static_cast<std::int64_t>(i);
        states[i] = RowState::puzzle;
        if (!rows.has(row)) {
            states[i] = RowState::null;
            grids[i] = {};
            all = false;
            continue;
        }
        if (rows.form == Form::values) {
            if (rows.take_values(row, grids[i])) continue;
            wrong.push_back({i, rows.wrong_values(row)});
        } else {
            // Measured: using parse_line for rows that contain only cells makes no difference (0.12 us per row of easy
            // puzzles either way).
            const auto puzzle = parse_classic_puzzle(rows.text(row));
            if (puzzle) {
                grids[i] = puzzle->givens;
                if (puzzle->marks) {
                    marked.push_back({i, *puzzle->marks});
                    all = false;
                }
                continue;
            }
            wrong.push_back({i, rows.wrong_text(row, puzzle.error())});
        }
        states[i] = RowState::invalid;
        grids[i] = {};
        all = false;
    }
    all_puzzles = all;
}

ClassicPuzzle Block::puzzle(std::size_t row) const {
    ClassicPuzzle puzzle{grids[row], {}};
    const auto own = std::ranges::find(marked, row, &Marked::row);
    if (own != marked.end()) puzzle.marks = own->marks;
    return puzzle;
}

}  // namespace nonet::python
