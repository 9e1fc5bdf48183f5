// The words of the vocabulary: formats, cells, houses.

#include "nonet/text.hpp"

#include <algorithm>

#include "nonet/contract.hpp"

namespace nonet {
namespace {

constexpr std::string_view format_names[] = {"line",   "grid",  "literal", "numbers",
                                             "pencil", "marks", "csv",     "json"};

}  // namespace

std::string_view name_of(Format format) noexcept {
    const auto i = static_cast<std::size_t>(format);
    return i < std::size(format_names) ? format_names[i] : "unknown";
}

std::string cell_name(Cell cell, bool a1) {
    NONET_EXPECT(cell < cell_count);
    const std::string column = std::to_string(column_of(cell) + 1);
    if (a1) return static_cast<char>('A' + row_of(cell)) + column;
    return 'r' + std::to_string(row_of(cell) + 1) + 'c' + column;
}

std::optional<Cell> parse_cell(std::string_view name) {
    const auto same = [name](const std::string& other) {
        return std::ranges::equal(name, other, [](char a, char b) { return (a | 0x20) == (b | 0x20); });
    };
    for (int cell = 0; cell < cell_count; ++cell)
        if (const auto here = static_cast<Cell>(cell); same(cell_name(here)) || same(cell_name(here, true)))
            return here;
    return std::nullopt;
}

std::string house_name(House house) {
    NONET_EXPECT(house < house_count);
    constexpr const char* kinds[] = {"row ", "column ", "box "};
    return kinds[house / side] + std::to_string(house % side + 1);
}

std::string format_tenths(int tenths) {
    return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10);
}

}  // namespace nonet
