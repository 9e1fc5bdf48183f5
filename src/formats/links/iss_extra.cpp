// Strings of Interactive Sudoku Solver: extra cells, such as "VA3" declared by .Var~A and "CC3" declared by other
// items.

#include <cstdlib>

#include "formats/links/iss_parser.hpp"

namespace nonet::formats {

std::string iss_extra_cell(const ExtraCells& extra, Cell cell) {
    std::string name = "V" + extra.name(cell);
    for (char& c : name)
        if (is_letter(c)) c = static_cast<char>(c & ~0x20);
    return name;
}

std::optional<Cell> IssParser::extra_cell(std::string_view text) const {
    const bool is_made = text.starts_with("DG") || text.starts_with("CC");
    if (!text.starts_with('V') && !is_made) return std::nullopt;
    std::string name;
    std::size_t at = is_made ? 0 : 1;
    for (; at < text.size() && is_letter(text[at]); ++at) name += static_cast<char>(text[at] | 0x20);
    if (made_names.contains(name) != is_made) return std::nullopt;
    if (at == text.size()) return import.extra().cell(name, 2) ? std::nullopt : import.extra().cell(name, 1);
    const auto number = iss_number(text.substr(at));
    return number ? import.extra().cell(name, *number) : std::nullopt;
}

std::optional<std::vector<Cell>> IssParser::group_cells(std::string_view name) const {
    std::string plain;
    for (char c : name) plain += static_cast<char>(c | 0x20);
    if (!made_names.contains(plain) && !plain.empty()) {
        if (plain[0] != 'v') return std::nullopt;
        plain.erase(0, 1);
    }
    const auto first = name.empty() ? std::optional<Cell>(0) : import.extra().cell(plain, 1);
    if (!first) return std::nullopt;
    const int group = import.extra().group_of(*first);
    const int count =
        group < 0 ? import.cells() : import.extra().groups[static_cast<std::size_t>(group)].count;
    std::vector<Cell> cells(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i) cells[static_cast<std::size_t>(i)] = static_cast<Cell>(*first + i);
    return cells;
}

bool IssParser::read_extra(const IssItem& item) {
    const Part name = arg(item, 0), size = arg(item, 2);
    if (name.text.empty() || !std::ranges::all_of(name.text, is_letter))
        return fail_in(item, name, "a name of letters");
    std::string plain;
    for (char c : name.text) plain += static_cast<char>(c | 0x20);
    if (made_names.contains(plain)) {
        import.lose("Var", "cells of a rule already have this name", true);
        return true;
    }
    if (import.extra().cell(plain, 1)) return true;  // already declared
    const std::size_t cross = std::min(size.text.find('x'), size.text.size());
    const auto first = iss_number(size.text.substr(0, cross));
    const auto second = iss_number(size.text.substr(std::min(cross + 1, size.text.size())));
    const auto is_size = [](const auto& number) { return number && *number >= 1; };
    if (!size.text.empty() && (!is_size(first) || (cross < size.text.size() && !is_size(second))))
        return fail_in(item, size, "a number of cells, or of rows and columns, as in 6x6");
    const int columns = second.value_or(first.value_or(1));
    const long long count = second ? static_cast<long long>(*first) * columns : columns;
    if (count > Geometry::most_cells || !import.add_extra(plain, static_cast<int>(count), columns))
        import.lose("Var", "nonet cannot hold this many extra cells", true);
    return true;
}

int IssParser::columns_of(Cell cell) const {
    const int group = import.extra().group_of(cell);
    if (group < 0) return import.columns();
    const ExtraGroup& of = import.extra().groups[static_cast<std::size_t>(group)];
    return of.columns < of.count ? of.columns : import.columns();
}

int IssParser::first_of(Cell cell) const {
    const int group = import.extra().group_of(cell);
    return group < 0 ? 0
                     : *import.extra().cell(import.extra().groups[static_cast<std::size_t>(group)].name, 1);
}

int IssParser::end_of_group(int group) const {
    int end = import.cells();
    for (int i = 0; i <= group; ++i) end += import.extra().groups[static_cast<std::size_t>(i)].count;
    return end;
}

bool IssParser::is_neighbour(Cell a, Cell b) const {
    if (import.extra().group_of(a) != import.extra().group_of(b)) return false;
    const int columns = columns_of(a), first = first_of(a);
    a = static_cast<Cell>(a - first);
    b = static_cast<Cell>(b - first);
    return std::abs(a / columns - b / columns) + std::abs(a % columns - b % columns) == 1;
}

std::string IssParser::cell_name(Cell cell) const {
    if (cell < import.cells()) return iss_cell(cell / import.columns(), cell % import.columns());
    const std::string name = iss_extra_cell(import.extra(), cell);
    const auto group = static_cast<std::size_t>(import.extra().group_of(cell));
    return made_names.contains(import.extra().groups[group].name) ? name.substr(1) : name;
}

}  // namespace nonet::formats
