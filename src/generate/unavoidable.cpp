#include "generate/unavoidable.hpp"

#include <bit>
#include <cstring>

namespace nonet::generate {
namespace {

using Places = std::array<std::uint8_t, side>;  // by row: the column of a digit

constexpr unsigned all_rows = (1u << side) - 1;
constexpr int most_rows = 6;  // of two cells each

}  // namespace

// Eight cells at a time; a value fills four bits of its byte.
CellSet difference(const Grid& a, const Grid& b) {
    constexpr std::size_t bytes = 8;
    std::uint64_t words[2]{};
    for (std::size_t at = 0; at < cell_count - 1; at += bytes) {
        std::uint64_t x, y;
        std::memcpy(&x, a.values.data() + at, bytes);
        std::memcpy(&y, b.values.data() + at, bytes);
        // Bit 4 of a byte: the values differ.  The product gathers these bits in its highest byte.
        const std::uint64_t marks = ((x ^ y) + 0x0f0f0f0f0f0f0f0fu) >> 4 & 0x0101010101010101u;
        const std::uint64_t bits = std::endian::native == std::endian::little
                                       ? marks * 0x0102040810204080u >> 56
                                       : marks * 0x8040201008040201u >> 56;
        words[at / 64] |= bits << (at % 64);
    }
    words[1] |= std::uint64_t{a[cell_count - 1] != b[cell_count - 1]} << (cell_count - 1) % 64;
    return CellSet::from_words(words[0], words[1]);
}

void UnavoidableSets::clear() {
    sets_.clear();
    holding_.clear();
}

void UnavoidableSets::add(const CellSet& set) {
    const std::size_t index = sets_.size();
    if (index % 64 == 0) holding_.push_back({});
    Block& block = holding_.back();
    for (Cell cell : set) block[cell] |= std::uint64_t{1} << (index % 64);
    sets_.push_back(set);
}

bool UnavoidableSets::needs(const CellSet& cells, const CellSet& removed) const {
    const CellSet without = removed | cells;
    for (Cell cell : cells)
        for (std::size_t block = 0; block < holding_.size(); ++block)
            for (std::uint64_t sets = holding_[block][cell]; sets != 0; sets &= sets - 1)
                if ((sets_[64 * block + static_cast<std::size_t>(std::countr_zero(sets))] - without).empty())
                    return true;
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
                if (std::popcount(part) > most_rows) continue;
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
                    int length = 0;
                    for (int i = start; !(seen >> i & 1); i = place[solution[at(second, i)]], ++length) {
                        seen |= 1u << i;
                        set.insert(at(first, i));
                        set.insert(at(second, i));
                    }
                    if (length <= most_rows) add(set);
                }
            }
    }
}

}  // namespace nonet::generate
