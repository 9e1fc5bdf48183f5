// Converts values to sets and back with tables of sixteen bytes. In addition to the words of words.inl.hpp a kernel
// defines
//
//   look_up(table, at)       byte i is byte at[i] of the table; 0 if at[i] is 128 or more
//   lanes_of(first, second)  the vector made of two tiles; if it has room for one, of the first
//   top_nibbles(a, factor)   the upper four of the sixteen bits of a * factor, a byte each
//
// No include guards: each kernel compiles its own copy.

alignas(16) constexpr std::uint8_t low_byte_of_value[16] = {255, 1, 2, 4, 8, 16, 32, 64, 128};
alignas(16) constexpr std::uint8_t high_byte_of_value[16] = {1, 0, 0, 0, 0, 0, 0, 0, 0, 1};

inline Vec candidates_of(const std::uint8_t* values, const std::uint8_t*) {
    const Tile value = Tile::load(values);
    const Tile low = look_up(Tile::load(low_byte_of_value), value);
    const Tile high = look_up(Tile::load(high_byte_of_value), value);
    return lanes_of(zip_low(low, high), zip_high(low, high));
}

// The product of a de Bruijn number and a power of two has a different top nibble for each power.
constexpr unsigned de_bruijn = 0x09af;
alignas(16) constexpr std::uint8_t value_of_nibble[16] = {1, 2, 3, 6, 4, 0, 7, 0, 0, 5, 9, 0, 0, 8};
template <class Set>
inline Tile values_of_digits(Set digit) {
    return look_up(Tile::load(value_of_nibble), top_nibbles(digit, de_bruijn));
}
