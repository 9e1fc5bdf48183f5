// 8 lanes: NEON; every 64-bit ARM CPU.

#include "kernels/kernel.hpp"

#if defined(__aarch64__)

#include <arm_neon.h>

#include "kernels/headers.hpp"

namespace nonet {
namespace {

constexpr int lane_count = 8;

struct Vec {
    uint16x8_t v;
};
using Mask = Vec;  // all ones or all zeros in each lane

inline Vec load(const std::uint16_t* from) { return {vld1q_u16(from)}; }
inline void store(std::uint16_t* to, Vec a) { vst1q_u16(to, a.v); }
inline Vec splat(unsigned x) { return {vdupq_n_u16(static_cast<std::uint16_t>(x))}; }

inline Vec operator&(Vec a, Vec b) { return {vandq_u16(a.v, b.v)}; }
inline Vec operator|(Vec a, Vec b) { return {vorrq_u16(a.v, b.v)}; }
inline Vec operator^(Vec a, Vec b) { return {veorq_u16(a.v, b.v)}; }
inline Vec operator+(Vec a, Vec b) { return {vaddq_u16(a.v, b.v)}; }
inline Vec operator-(Vec a, Vec b) { return {vsubq_u16(a.v, b.v)}; }
inline Vec min(Vec a, Vec b) { return {vminq_u16(a.v, b.v)}; }
template <int distance>
inline Vec shift_left(Vec a) {
    return {vshlq_n_u16(a.v, distance)};
}
template <int distance>
inline Vec shift_right(Vec a) {
    return {vshrq_n_u16(a.v, distance)};
}

inline Vec without(Vec a, Vec b) { return {vbicq_u16(a.v, b.v)}; }
inline Vec most3(Vec a, Vec b, Vec c) { return {vbslq_u16((a ^ b).v, c.v, a.v)}; }

inline Vec power_of(Vec exponent) { return {vshlq_u16(vdupq_n_u16(1), vreinterpretq_s16_u16(exponent.v))}; }

inline Vec size_of(Vec a) { return {vpaddlq_u8(vcntq_u8(vreinterpretq_u8_u16(a.v)))}; }

inline Mask equal(Vec a, Vec b) { return {vceqq_u16(a.v, b.v)}; }
inline Vec choose(Mask m, Vec yes, Vec no) { return {vbslq_u16(m.v, yes.v, no.v)}; }

inline uint16x8_t lane_bits() {
    static constexpr std::uint16_t bits[lane_count] = {1, 2, 4, 8, 16, 32, 64, 128};
    return vld1q_u16(bits);
}
inline std::uint32_t bits_of(Mask m) { return vaddvq_u16(vandq_u16(m.v, lane_bits())); }
inline Mask mask_of(std::uint32_t bits) {
    return {vtstq_u16(vdupq_n_u16(static_cast<std::uint16_t>(bits)), lane_bits())};
}

// vtst sets all bits in lanes where both operands share a bit: here, where a & (a - 1) is not 0.
inline Vec keep_single(Vec a) { return {vbicq_u16(a.v, vtstq_u16(a.v, vsubq_u16(a.v, vdupq_n_u16(1))))}; }
inline Vec choose_if_meeting(Vec a, Vec b, Vec otherwise) {
    return {vbslq_u16(vtstq_u16(a.v, b.v), vandq_u16(a.v, b.v), otherwise.v)};
}

struct Tile {
    static constexpr int count = 1;
    uint8x16_t v;
    static Tile load(const std::uint8_t* from) { return {vld1q_u8(from)}; }
    void store(std::uint8_t* to) const { vst1q_u8(to, v); }
};
using WideTile = Tile;
inline Tile zip_low(Tile a, Tile b) { return {vzip1q_u8(a.v, b.v)}; }
inline Tile zip_high(Tile a, Tile b) { return {vzip2q_u8(a.v, b.v)}; }
inline Tile look_up(Tile table, Tile at) { return {vqtbl1q_u8(table.v, at.v)}; }
inline Vec lanes_of(Tile first, Tile) { return {vreinterpretq_u16_u8(first.v)}; }

// Returns the position of the only bit.
inline Tile values_of_digits(Vec digit) {
    const uint8x8_t value = vmovn_u16(vsubq_u16(vdupq_n_u16(16), vclzq_u16(digit.v)));
    return {vcombine_u8(value, value)};
}

// clang-format off: the order matters
#include "kernels/byte_tables.inl.hpp"
#include "kernels/words.inl.hpp"
#include "kernels/eight_lanes.inl.hpp"

// One instruction keeps the previous value if the index is beyond the table.
inline Vec move_along(const Route& route, Vec from, Vec into) {
    return {vreinterpretq_u16_u8(
        vqtbx1q_u8(vreinterpretq_u8_u16(into.v), vreinterpretq_u8_u16(from.v), route.from.v))};
}

#include "kernels/lanes.inl.hpp"
#include "kernels/rule_lanes.inl.hpp"
#include "kernels/slices.inl.hpp"
// clang-format on

}  // namespace

constinit const Kernel kernel::neon{.name = "neon",
                                    .lane_count = lane_count,
                                    .supported = []() noexcept { return true; },
                                    .lanes = lanes::search};
constinit const Algorithm kernel_slices::neon = slices::search;
constinit const RuleSearch kernel_rules::neon = rule_lanes::search;
constinit const Operations kernel_operations::neon = operations;

}  // namespace nonet

#endif
