// The words of the vocabulary: formats, cells, houses.

#include "nonet/text.hpp"

#include <algorithm>

#include "nonet/contract.hpp"

namespace nonet {

std::string_view name_of(Format format) noexcept {
    switch (format) {
        case Format::line: return "line";
        case Format::grid: return "grid";
        case Format::literal: return "literal";
        case Format::numbers: return "numbers";
        case Format::pencil: return "pencil";
        case Format::marks: return "marks";
        case Format::csv: return "csv";
        case Format::json: return "json";
        case Format::hodoku: return "hodoku";
        case Format::cells: return "cells";
        case Format::html: return "html";
        case Format::iss: return "iss";
        case Format::fpuzzles: return "fpuzzles";
        case Format::sudokupad: return "sudokupad";
        case Format::killer: return "killer";
        case Format::sumocue: return "sumocue";
        case Format::opensudoku: return "opensudoku";
        case Format::penpa: return "penpa";
        case Format::solo: return "solo";
        case Format::ksudoku: return "ksudoku";
    }
    return "unknown";
}

std::string cell_name(Cell cell, bool a1) {
    NONET_EXPECT(cell < cell_count);
    static_assert(side <= 9, "one figure each");
    const char row = static_cast<char>('1' + row_of(cell)), column = static_cast<char>('1' + column_of(cell));
    if (a1) return {static_cast<char>('A' + row_of(cell)), column};
    return {'r', row, 'c', column};
}

std::optional<Cell> parse_cell(std::string_view name) {
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c; };
    const auto same = [&](const std::string& other) {
        return std::ranges::equal(name, other, {}, lower, lower);
    };
    for (int cell = 0; cell < cell_count; ++cell)
        if (const auto here = static_cast<Cell>(cell); same(cell_name(here)) || same(cell_name(here, true)))
            return here;
    return std::nullopt;
}

std::string house_name(House house) {
    NONET_EXPECT(house < house_count);
    return std::string(Geometry::classic().name_of(house));
}

std::string format_tenths(int tenths) {
    return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10);
}

}  // namespace nonet
