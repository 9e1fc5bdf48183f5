#include "generate/unavoidable.hpp"

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

namespace nonet::generate {

// Works on eight cells at a time; a value fills four bits of its byte.
CellSet difference(const Grid& a, const Grid& b) {
    constexpr std::size_t bytes = 8;
    static_assert((cell_count - 1) % bytes == 0 && cell_count <= 128, "eights and one cell, in two words");
    static_assert(side < 16, "a value in four bits");
    std::uint64_t words[2]{};
    for (std::size_t at = 0; at < cell_count - 1; at += bytes) {
        std::uint64_t x, y;
        std::memcpy(&x, a.values.data() + at, bytes);
        std::memcpy(&y, b.values.data() + at, bytes);
        // Bit 4 of a byte: the values differ. The multiplication gathers these bits in the highest byte.
        const std::uint64_t marks = ((x ^ y) + 0x0f0f0f0f0f0f0f0fu) >> 4 & 0x0101010101010101u;
        const std::uint64_t bits = std::endian::native == std::endian::little
                                       ? marks * 0x0102040810204080u >> 56
                                       : marks * 0x8040201008040201u >> 56;
        words[at / 64] |= bits << (at % 64);
    }
    words[1] |= std::uint64_t{a[cell_count - 1] != b[cell_count - 1]} << (cell_count - 1) % 64;
    return CellSet::from_words(words[0], words[1]);
}

// Two lines of a chute hold the same digits: following them from one to the other closes cycles of columns.
void find_line_exchanges(const Grid& solution, std::vector<CellSet>& sets) {
    constexpr int longest = 6;  // of two cells each
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
                    if (length <= longest) sets.push_back(set);
                }
            }
    }
}

}  // namespace nonet::generate
