// 8 lanes: WebAssembly SIMD128.  A module built with -msimd128 runs only where it is supported, so nothing is
// asked.

#include "kernels/kernel.hpp"

#if defined(__wasm_simd128__)

#include <wasm_simd128.h>

#include "kernels/headers.hpp"

namespace nonet {
namespace {

constexpr int lanes = 8;

struct Vec {
    v128_t v;
};
struct Mask {
    v128_t v;  // all ones or all zeros in each lane
};

inline Vec load(const std::uint16_t* from) { return {wasm_v128_load(from)}; }
inline void store(std::uint16_t* to, Vec a) { wasm_v128_store(to, a.v); }
inline Vec splat(unsigned x) { return {wasm_u16x8_splat(static_cast<std::uint16_t>(x))}; }

inline Vec operator&(Vec a, Vec b) { return {wasm_v128_and(a.v, b.v)}; }
inline Vec operator|(Vec a, Vec b) { return {wasm_v128_or(a.v, b.v)}; }
inline Vec operator^(Vec a, Vec b) { return {wasm_v128_xor(a.v, b.v)}; }
inline Vec operator+(Vec a, Vec b) { return {wasm_i16x8_add(a.v, b.v)}; }
inline Vec operator-(Vec a, Vec b) { return {wasm_i16x8_sub(a.v, b.v)}; }
inline Vec min(Vec a, Vec b) { return {wasm_u16x8_min(a.v, b.v)}; }
template <int distance>
inline Vec shift_left(Vec a) {
    return {wasm_i16x8_shl(a.v, distance)};
}
template <int distance>
inline Vec shift_right(Vec a) {
    return {wasm_u16x8_shr(a.v, distance)};
}

inline Vec without(Vec a, Vec b) { return {wasm_v128_andnot(a.v, b.v)}; }
inline Vec without(Vec a, Vec b, Vec c) { return without(a, b | c); }
inline Vec all3(Vec a, Vec b, Vec c) { return a & b & c; }
inline Vec any3(Vec a, Vec b, Vec c) { return a | b | c; }
inline Vec odd3(Vec a, Vec b, Vec c) { return a ^ b ^ c; }
inline Vec most3(Vec a, Vec b, Vec c) { return {wasm_v128_bitselect(c.v, a.v, (a ^ b).v)}; }

inline Vec size_of(Vec a) { return {wasm_u16x8_extadd_pairwise_u8x16(wasm_i8x16_popcnt(a.v))}; }
inline Vec lowest_digit(Vec a) { return {wasm_v128_and(a.v, wasm_i16x8_neg(a.v))}; }

inline Mask equal(Vec a, Vec b) { return {wasm_i16x8_eq(a.v, b.v)}; }
inline Mask is_empty(Vec a) { return {wasm_i16x8_eq(a.v, wasm_i16x8_splat(0))}; }
inline Vec keep(Mask m, Vec a) { return {wasm_v128_and(m.v, a.v)}; }
inline Vec choose(Mask m, Vec yes, Vec no) { return {wasm_v128_bitselect(yes.v, no.v, m.v)}; }
inline std::uint32_t bits_of(Mask m) { return wasm_i16x8_bitmask(m.v); }
inline Mask mask_of(std::uint32_t bits) {
    const v128_t bit = wasm_i16x8_const(1, 2, 4, 8, 16, 32, 64, 128);
    return {wasm_i16x8_eq(wasm_v128_and(wasm_u16x8_splat(static_cast<std::uint16_t>(bits)), bit), bit)};
}

// a & (a - 1) drops the lowest digit.
inline Vec drop_lowest(Vec a) { return a & (a + splat(0xffff)); }
inline Vec keep_single(Vec a) { return keep(is_empty(drop_lowest(a)), a); }
inline Vec singles_of(Vec a, Vec b, Vec c) { return any3(keep_single(a), keep_single(b), keep_single(c)); }
inline Vec choose_if_three(Vec a, Vec otherwise) {  // a is part of otherwise, and larger sets are dead
    const Mask fewer = is_empty(drop_lowest(drop_lowest(a)));
    return otherwise & (a | Vec{fewer.v});
}
inline Vec choose_if_meeting(Vec a, Vec b,
                             Vec otherwise) {  // a & b is part of otherwise, or the lane is dead
    const Vec both = a & b;
    return otherwise & (both | Vec{is_empty(both).v});
}

struct Route {
    v128_t from;  // a byte shuffle: 0 where nothing comes
    v128_t into;
};
inline Route route_between(std::uint32_t source, std::uint32_t target) {
    std::uint16_t from[lanes];
    const std::uint32_t into = target;
    wasm_v128_store(from, wasm_i16x8_splat(-1));
    for (; target != 0; target &= target - 1, source &= source - 1)
        from[std::countr_zero(target)] =
            static_cast<std::uint16_t>(0x0100 + 0x0202 * std::countr_zero(source));
    return {wasm_v128_load(from), mask_of(into).v};
}
inline Vec move_along(const Route& route, Vec from, Vec into) {
    return {wasm_v128_or(wasm_i8x16_swizzle(from.v, route.from), wasm_v128_andnot(into.v, route.into))};
}

inline std::uint32_t lowest_bits(std::uint32_t bits, int count) {
    return lowest_bits_one_by_one(bits, count);
}

struct Tile {
    v128_t v;
    static Tile load(const std::uint8_t* from) { return {wasm_v128_load(from)}; }
    void store(std::uint8_t* to) const { wasm_v128_store(to, v); }
};
struct WideTile : Tile {
    static constexpr int count = 1;
    static WideTile load(const std::uint8_t* from) { return {Tile::load(from)}; }
};
inline v128_t zip_low(v128_t a, v128_t b) {
    return wasm_i8x16_shuffle(a, b, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
}
inline v128_t zip_high(v128_t a, v128_t b) {
    return wasm_i8x16_shuffle(a, b, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
}
inline Tile zip_low(Tile a, Tile b) { return {zip_low(a.v, b.v)}; }
inline Tile zip_high(Tile a, Tile b) { return {zip_high(a.v, b.v)}; }
inline WideTile zip_low(WideTile a, WideTile b) { return {Tile{zip_low(a.v, b.v)}}; }
inline WideTile zip_high(WideTile a, WideTile b) { return {Tile{zip_high(a.v, b.v)}}; }

// Values 0..9 of one cell to candidate sets: the low and the high byte come from tables.
inline Vec candidates_of(const std::uint8_t* values, const std::uint8_t*) {
    const v128_t low_table = wasm_i8x16_const(-1, 1, 2, 4, 8, 16, 32, 64, -128, 0, 0, 0, 0, 0, 0, 0);
    const v128_t high_table = wasm_i8x16_const(1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0);
    const v128_t value = Tile::load(values).v;
    return {zip_low(wasm_i8x16_swizzle(low_table, value), wasm_i8x16_swizzle(high_table, value))};
}

// And back.  A product with a de Bruijn number has a different top nibble for each bit.
constexpr bool picks_in_order = false;
struct Pick {};
inline Pick pick_lanes(std::uint32_t) { return {}; }
inline Tile pick_values(const Pick&, Vec digit) {  // of single digits
    const v128_t hash = wasm_u16x8_shr(wasm_i16x8_mul(digit.v, wasm_i16x8_splat(0x09af)), 12);
    const v128_t table = wasm_i8x16_const(1, 2, 3, 6, 4, 0, 7, 0, 0, 5, 9, 0, 0, 8, 0, 0);
    return {wasm_i8x16_swizzle(table, wasm_u8x16_narrow_i16x8(hash, hash))};
}

#include "kernels/lanes.inl.hpp"
#include "kernels/slices.inl.hpp"

bool supported() noexcept { return true; }

}  // namespace

constinit const Kernel kernel::wasm{.name = "wasm",
                                    .lanes = lanes,
                                    .supported = supported,
                                    .run = run,
                                    .operations = operations,
                                    .run_many = slices::run,
                                    .many = slices::many};

}  // namespace nonet

#endif
