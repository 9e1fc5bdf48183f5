#include "core/extra_cells.hpp"

namespace nonet {

int ExtraCells::count() const {
    int count = 0;
    for (const ExtraGroup& group : groups) count += group.count;
    return count;
}

int ExtraCells::group_of(int cell) const {
    if (cell < first) return -1;
    int group = 0, end = first;
    // A cell after all groups counts as one of the last group.
    for (; group + 1 < static_cast<int>(groups.size()); ++group)
        if ((end += groups[static_cast<std::size_t>(group)].count) > cell) break;
    return group;
}

std::string ExtraCells::name(int cell) const {
    int number = cell - first;
    for (const ExtraGroup& group : groups) {
        if (number < group.count) return group.name + (group.count == 1 ? "" : std::to_string(number + 1));
        number -= group.count;
    }
    return {};
}

std::optional<Cell> ExtraCells::cell(std::string_view group, int number) const {
    int begin = first;
    for (const ExtraGroup& one : groups) {
        if (one.name == group)
            return number >= 1 && number <= one.count ? std::optional(static_cast<Cell>(begin + number - 1))
                                                      : std::nullopt;
        begin += one.count;
    }
    return std::nullopt;
}

}  // namespace nonet
