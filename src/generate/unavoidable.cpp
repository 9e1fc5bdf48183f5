#include "generate/unavoidable.hpp"

#include <algorithm>

namespace nonet::generate {
namespace {

using Places = std::array<std::uint8_t, side>;  // by row: the column of a digit

constexpr unsigned all_rows = (1u << side) - 1;

}  // namespace

CellSet difference(const Grid& a, const Grid& b) {
    CellSet set;
    for (int cell = 0; cell < cell_count; ++cell)
        if (a[cell] != b[cell]) set.insert(static_cast<Cell>(cell));
    return set;
}

void UnavoidableSets::clear() {
    sets_.clear();
    for (auto& list : with_) list.clear();
}

void UnavoidableSets::add(const CellSet& set) {
    for (Cell cell : set) with_[cell].push_back(static_cast<std::uint16_t>(sets_.size()));
    sets_.push_back(set);
}

bool UnavoidableSets::needs(const CellSet& cells, const CellSet& removed) const {
    for (Cell cell : cells)
        for (auto index : with_[cell])
            if ((sets_[index] - removed - cells).empty()) return true;
    return false;
}

void UnavoidableSets::add_simple(const Grid& solution) {
    add_digit_pairs(solution);
    add_line_pairs(solution);
}

// Rows are tied when they hold one digit and the other in the same column or box; tied rows change together.
void UnavoidableSets::add_digit_pairs(const Grid& solution) {
    std::array<Places, side> column_of_digit{}, row_by_column{}, row_by_box{};
    for (int cell = 0; cell < cell_count; ++cell) {
        const int digit = solution[cell] - 1;
        column_of_digit[digit][row_of(cell)] = static_cast<std::uint8_t>(column_of(cell));
        row_by_column[digit][column_of(cell)] = static_cast<std::uint8_t>(row_of(cell));
        row_by_box[digit][box_of(cell)] = static_cast<std::uint8_t>(row_of(cell));
    }
    for (int a = 0; a < side; ++a)
        for (int b = 0; b < a; ++b) {
            std::array<unsigned, side> tied{};
            for (int row = 0; row < side; ++row) {
                const int column = column_of_digit[a][row];
                const int in_column = row_by_column[b][column],
                          in_box = row_by_box[b][box_of(row * side + column)];
                tied[row] |= 1u << in_column | 1u << in_box;
                tied[in_column] |= 1u << row;
                tied[in_box] |= 1u << row;
            }
            for (unsigned left = all_rows; left != 0;) {
                unsigned part = 0;
                for (unsigned front = left & -left; front != 0; front &= ~part) {
                    const int row = std::countr_zero(front);
                    part |= 1u << row;
                    front |= tied[row];
                }
                left &= ~part;
                CellSet set;
                for (unsigned rows = part; rows != 0; rows &= rows - 1) {
                    const int row = std::countr_zero(rows);
                    set.insert(cell_at(row, column_of_digit[a][row]));
                    set.insert(cell_at(row, column_of_digit[b][row]));
                }
                add(set);
            }
        }
}

// Two lines of a chute hold the same digits: following from one to the other closes cycles of columns.
void UnavoidableSets::add_line_pairs(const Grid& solution) {
    for (int orientation = 0; orientation < 2; ++orientation) {
        const auto at = [&](int line, int i) {
            return orientation == 0 ? cell_at(line, i) : cell_at(i, line);
        };
        for (int first = 0; first < side; ++first)
            for (int second = first + 1; second % box_side != 0; ++second) {
                std::array<int, side + 1> place{};
                for (int i = 0; i < side; ++i) place[solution[at(first, i)]] = i;
                unsigned seen = 0;
                for (int start = 0; start < side; ++start) {
                    if (seen >> start & 1) continue;
                    CellSet set;
                    for (int i = start; !(seen >> i & 1); i = place[solution[at(second, i)]]) {
                        seen |= 1u << i;
                        set.insert(at(first, i));
                        set.insert(at(second, i));
                    }
                    add(set);
                }
            }
    }
}

}  // namespace nonet::generate
