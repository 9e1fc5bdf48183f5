// Operations derived from those of an instruction set, for every kernel.
//
// A kernel file defines what its CPU has, and then includes this file:
//
//   Vec, lane_count          sets of digits, 16 bits each
//   Mask                     what a comparison makes: a Vec of all ones or all zeros, or something of its own
//   load, store, splat       lanes and memory
//   & | ^ + - min without    lane by lane; without(a, b) is the part of a that is not in b
//   size_of, equal, choose
//   bits_of                  a mask as a number, bit i for lane i
//   route_between            how to move values from some lanes to some others, in order, ...
//   move_along               ... and the move itself: the other lanes keep their values
//   Tile, WideTile           16 bytes; `count` times 16 bytes
//   zip_low, zip_high        interleaves the bytes of two tiles: of their lower halves, of their upper halves
//   candidates_of            values 0..9 of one cell, a byte each, to sets
//   values_of_digits         sets of one digit back to values, a byte each
//
// The operations below are templates, and C++ prefers a function. So a CPU that has one of them as a single instruction
// defines it in its own file, as a function of the same name.
//
// No include guards: each kernel compiles its own copy.

// ------------------------------------------------------------------------------------------------ sets

template <class Set>
inline Set without(Set a, Set b, Set c) {
    return without(a, b | c);
}
template <class Set>
inline Set all3(Set a, Set b, Set c) {
    return a & b & c;
}
template <class Set>
inline Set any3(Set a, Set b, Set c) {
    return a | b | c;
}
// In one of them or in all three.
template <class Set>
inline Set odd3(Set a, Set b, Set c) {
    return a ^ b ^ c;
}
// In two of them or in all three.
template <class Set>
inline Set most3(Set a, Set b, Set c) {
    return (a & b) | (c & (a | b));
}

// ------------------------------------------------------------------------------------------------ masks

template <class Set>
inline Set is_empty(Set a) {
    return equal(a, splat(0));
}
template <class Set>
inline Set keep(Set mask, Set a) {
    return mask & a;
}

// Lane i has bit i.
constexpr auto bit_of_lane = [] {
    std::array<std::uint16_t, lane_count> bits{};
    for (int i = 0; i < lane_count; ++i) bits[i] = static_cast<std::uint16_t>(1u << i % 16);
    return bits;
}();
template <class Bits>
inline Vec mask_of(Bits bits) {
    const Vec bit = load(bit_of_lane.data());
    return equal(splat(bits) & bit, bit);
}

// ------------------------------------------------------------------------------------------------ digits

template <class Set>
inline Set lowest_digit(Set a) {
    return a & (splat(0) - a);
}
template <class Set>
inline Set drop_lowest(Set a) {
    return a & (a + splat(0xffff));
}
template <class Set>
inline Set keep_single(Set a) {
    return keep(is_empty(drop_lowest(a)), a);
}
// The digits that are the only member of one of three sets. The same digit alone in two of them means a dead lane: any
// result will do.
template <class Set>
inline Set singles_of(Set a, Set b, Set c) {
    return any3(keep_single(a), keep_single(b), keep_single(c));
}
// Returns a if it has three digits, else otherwise. a is part of otherwise and has at most three digits, or the lane is
// dead.
template <class Set>
inline Set choose_if_three(Set a, Set otherwise) {
    return otherwise & (a | is_empty(drop_lowest(drop_lowest(a))));
}
// Returns the intersection of a and b if it is not empty, else otherwise. It is part of otherwise, or the lane is dead.
template <class Set>
inline Set choose_if_meeting(Set a, Set b, Set otherwise) {
    const Set both = a & b;
    return otherwise & (both | is_empty(both));
}

// ------------------------------------------------------------------------------------------------ sets of lanes

constexpr std::uint32_t every_lane = lane_count == 32 ? 0xffffffffu : (1u << (lane_count % 32)) - 1;

// The n lowest of some lanes; all of them if there are fewer.
template <class Bits>
inline Bits lowest_bits(Bits bits, int count) {
    while (std::popcount(bits) > count) bits &= ~std::bit_floor(bits);
    return bits;
}
// The n highest.
inline std::uint32_t highest_bits(std::uint32_t bits, int count) {
    return bits & ~lowest_bits(bits, std::max(0, std::popcount(bits) - count));
}

template <class Bits, class Use>
inline void for_each_bit(Bits bits, Use use) {
    for (; bits != 0; bits &= bits - 1) use(std::countr_zero(bits));
}

// ------------------------------------------------------------------------------------------------ values

constexpr int tile = 16;                                // bytes, and lanes whose values are read together
constexpr int groups = (lane_count + tile - 1) / tile;  // of sixteen lanes
constexpr int tiles = 5;                                // of cells 0..79
constexpr int last_cell = cell_count - 1;               // fills no tile: handled separately
static_assert(tiles * tile == last_cell);

// The values of the first sixteen lanes, each in its place; a kernel with more lanes selects sixteen of them in order.
struct EachInPlace {};
template <class Bits>
inline EachInPlace pick_lanes(Bits) {
    return {};
}
template <class Set>
inline Tile pick_values(EachInPlace, Set digit) {
    return values_of_digits(digit);
}
using Pick = decltype(pick_lanes(std::uint32_t{}));
constexpr bool picks_in_order = !std::is_same_v<Pick, EachInPlace>;
