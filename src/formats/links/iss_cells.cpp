#include "formats/links/iss_cells.hpp"

#include <algorithm>

#include "formats/links/iss_parser.hpp"

namespace nonet::formats {
namespace {

std::string capitals(std::string name) {
    for (char& c : name) c = static_cast<char>(c & ~0x20);
    return name;
}

bool follow_one_another(const std::vector<Cell>& cells) {
    return std::ranges::adjacent_find(cells, [](Cell a, Cell b) { return b != a + 1; }) == cells.end();
}

}  // namespace

IssCells::IssCells(const BoardParts& parts) : parts_(parts), count_(parts.rows * parts.columns) {
    for (const Rule& rule : parts.rules)
        for (const Rule& part : rule.parts)
            if (rule.kind == RuleKind::extra && part.kind == RuleKind::found_regions && !regions_ &&
                part.groups[0][0] >= count_ && static_cast<int>(part.groups[0].size()) == count_ &&
                whole(part.groups[0]))
                regions_ = part.groups[0][0];
}

std::string IssCells::cell(Cell cell) const {
    if (is_region(cell)) return "~CC" + std::to_string(cell - *regions_ + 1);
    if (cell >= count_) return '~' + iss_extra_cell(parts_.extra, cell);
    return '~' + iss_cell(cell / parts_.columns, cell % parts_.columns);
}

std::string IssCells::cells(const std::vector<Cell>& list) const {
    std::string text;
    for (Cell one : list) text += cell(one);
    return text;
}

bool IssCells::are_regions(const std::vector<Cell>& cells, std::size_t first) const {
    return std::all_of(cells.begin() + static_cast<std::ptrdiff_t>(first), cells.end(),
                       [&](Cell cell) { return is_region(cell); });
}

std::vector<std::string> IssCells::variables() const {
    std::vector<std::string> made;
    for (const ExtraGroup& group : parts_.extra.groups) {
        if (is_region(*parts_.extra.cell(group.name, 1))) continue;
        std::string& args = made.emplace_back('~' + capitals(group.name));
        if (group.count > 1) args += "~~";
        if (group.columns < group.count) args += std::to_string(group.count / group.columns) + 'x';
        if (group.count > 1) args += std::to_string(group.columns);
    }
    return made;
}

std::optional<std::string> IssCells::whole(const std::vector<Cell>& cells) const {
    const int group = parts_.extra.group_of(cells[0]), size = static_cast<int>(cells.size());
    if (!follow_one_another(cells)) return std::nullopt;
    if (group < 0) return cells[0] == 0 && size == count_ ? std::optional(std::string()) : std::nullopt;
    const ExtraGroup& of = parts_.extra.groups[static_cast<std::size_t>(group)];
    if (size != of.count || cells[0] != *parts_.extra.cell(of.name, 1)) return std::nullopt;
    return is_region(cells[0]) ? "CC" : 'V' + capitals(of.name);
}

}  // namespace nonet::formats
