// 8 lanes: WebAssembly SIMD128. A module built with -msimd128 loads only where it is supported, so there is no check.

#include "kernels/kernel.hpp"

#if defined(__wasm_simd128__)

#include <wasm_simd128.h>

#include "kernels/headers.hpp"

namespace nonet {
namespace {

constexpr int lane_count = 8;

struct Vec {
    v128_t v;
};
using Mask = Vec;  // all ones or all zeros in each lane

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
inline Vec most3(Vec a, Vec b, Vec c) { return {wasm_v128_bitselect(c.v, a.v, (a ^ b).v)}; }

// The upper byte of a lane looks up the exponent less 8: negative ones are beyond the table.
inline Vec power_of(Vec exponent) {
    const v128_t table = wasm_i8x16_make(1, 2, 4, 8, 16, 32, 64, -128, 0, 0, 0, 0, 0, 0, 0, 0);
    return {wasm_i8x16_swizzle(table, (exponent | shift_left<8>(exponent - splat(8))).v)};
}

inline Vec size_of(Vec a) { return {wasm_u16x8_extadd_pairwise_u8x16(wasm_i8x16_popcnt(a.v))}; }

inline Mask equal(Vec a, Vec b) { return {wasm_i16x8_eq(a.v, b.v)}; }
inline Vec choose(Mask m, Vec yes, Vec no) { return {wasm_v128_bitselect(yes.v, no.v, m.v)}; }
inline std::uint32_t bits_of(Mask m) { return wasm_i16x8_bitmask(m.v); }

struct Tile {
    static constexpr int count = 1;
    v128_t v;
    static Tile load(const std::uint8_t* from) { return {wasm_v128_load(from)}; }
    void store(std::uint8_t* to) const { wasm_v128_store(to, v); }
};
using WideTile = Tile;
inline v128_t zip_low(v128_t a, v128_t b) {
    return wasm_i8x16_shuffle(a, b, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
}
inline v128_t zip_high(v128_t a, v128_t b) {
    return wasm_i8x16_shuffle(a, b, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
}
inline Tile zip_low(Tile a, Tile b) { return {zip_low(a.v, b.v)}; }
inline Tile zip_high(Tile a, Tile b) { return {zip_high(a.v, b.v)}; }
inline Tile look_up(Tile table, Tile at) { return {wasm_i8x16_swizzle(table.v, at.v)}; }
inline Vec lanes_of(Tile first, Tile) { return {first.v}; }
inline Tile top_nibbles(Vec a, unsigned factor) {
    const v128_t nibble = wasm_u16x8_shr(wasm_i16x8_mul(a.v, splat(factor).v), 12);
    return {wasm_u8x16_narrow_i16x8(nibble, nibble)};
}

// clang-format off: the order matters
#include "kernels/byte_tables.inl.hpp"
#include "kernels/words.inl.hpp"
#include "kernels/eight_lanes.inl.hpp"
#include "kernels/lanes.inl.hpp"
#include "kernels/rule_lanes.inl.hpp"
#include "kernels/slices.inl.hpp"
// clang-format on

}  // namespace

constinit const Kernel kernel::wasm{.name = "wasm",
                                    .lane_count = lane_count,
                                    .supported = []() noexcept { return true; },
                                    .lanes = lanes::search};
constinit const Algorithm kernel_slices::wasm = slices::search;
constinit const RuleSearch kernel_rules::wasm = rule_lanes::search;
constinit const Operations kernel_operations::wasm = operations;

}  // namespace nonet

#endif
