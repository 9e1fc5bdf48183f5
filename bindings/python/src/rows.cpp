#include "rows.hpp"

#include <algorithm>
#include <cstring>

#include "nonet/text.hpp"

namespace nonet::python {
namespace {

// A view of 16 bytes: a short text stands in it, a longer one elsewhere.
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

Error too_great(int value, std::size_t cell) {
    return {.code = Errc::bad_character,
            .at = cell,
            .column = cell + 1,
            .found = std::to_string(value) + " in " + cell_name(static_cast<Cell>(cell)),
            .expected = "a value from 0 to 9"};
}

bool take_values(std::string_view values, Grid& grid) {
    std::uint8_t greatest = 0;
    for (std::size_t i = 0; i < cell_count; ++i) {
        const auto value = static_cast<std::uint8_t>(values[i]);
        grid.values[i] = value;
        greatest = std::max(greatest, value);
    }
    return greatest <= side;
}

}  // namespace

std::string_view Rows::text(std::int64_t row) const {
    row += offset;
    switch (layout) {
        case Layout::offsets32: return text_between<std::int32_t>(index, data, row);
        case Layout::offsets64: return text_between<std::int64_t>(index, data, row);
        case Layout::views: return text_of_view(index, row, buffers);
        case Layout::fixed81: return {data + cell_count * row, cell_count};
        case Layout::nothing: break;
    }
    return {};
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
        const std::string_view text = rows.text(row);
        if (rows.form == Form::values) {
            if (take_values(text, grids[i])) continue;
            const auto cell = static_cast<std::size_t>(
                std::ranges::find_if(grids[i].values, [](int value) { return value > side; }) -
                grids[i].values.begin());
            wrong.push_back({i, too_great(grids[i].values[cell], cell)});
        } else {
            const auto puzzle = parse_puzzle(text);
            if (puzzle) {
                grids[i] = puzzle->givens;
                if (puzzle->marks) {
                    marked.push_back({i, *puzzle->marks});
                    all = false;
                }
                continue;
            }
            wrong.push_back({i, puzzle.error()});
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
