// 8 lanes: NEON; every 64-bit ARM CPU.

#include "kernels/kernel.hpp"

#if defined(__aarch64__)

#include <arm_neon.h>

#include "kernels/headers.hpp"

namespace nonet {
namespace {

constexpr int lanes = 8;

struct Vec {
    uint16x8_t v;
};
struct Mask {
    uint16x8_t v;  // all ones or all zeros in each lane
};

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
inline Vec without(Vec a, Vec b, Vec c) { return without(a, b | c); }
inline Vec all3(Vec a, Vec b, Vec c) { return a & b & c; }
inline Vec any3(Vec a, Vec b, Vec c) { return a | b | c; }
inline Vec odd3(Vec a, Vec b, Vec c) { return a ^ b ^ c; }
inline Vec most3(Vec a, Vec b, Vec c) { return {vbslq_u16((a ^ b).v, c.v, a.v)}; }

inline Vec size_of(Vec a) { return {vpaddlq_u8(vcntq_u8(vreinterpretq_u8_u16(a.v)))}; }
inline Vec lowest_digit(Vec a) { return {vandq_u16(a.v, vsubq_u16(vdupq_n_u16(0), a.v))}; }

inline Mask equal(Vec a, Vec b) { return {vceqq_u16(a.v, b.v)}; }
inline Mask is_empty(Vec a) { return {vceqzq_u16(a.v)}; }
inline Vec keep(Mask m, Vec a) { return {vandq_u16(m.v, a.v)}; }
inline Vec choose(Mask m, Vec yes, Vec no) { return {vbslq_u16(m.v, yes.v, no.v)}; }

inline uint16x8_t lane_bits() {
    static constexpr std::uint16_t bits[lanes] = {1, 2, 4, 8, 16, 32, 64, 128};
    return vld1q_u16(bits);
}
inline std::uint32_t bits_of(Mask m) { return vaddvq_u16(vandq_u16(m.v, lane_bits())); }
inline Mask mask_of(std::uint32_t bits) {
    return {vtstq_u16(vdupq_n_u16(static_cast<std::uint16_t>(bits)), lane_bits())};
}

// a & (a - 1) drops the lowest digit.
inline Vec drop_lowest(Vec a) { return a & (a + splat(0xffff)); }
inline Vec singles_of(Vec a, Vec b, Vec c) {
    // A lane of the test is all ones where a & (a - 1) is not 0, and is cleared from the set.
    const auto single = [](Vec x) {
        return Vec{vbicq_u16(x.v, vtstq_u16(x.v, vsubq_u16(x.v, vdupq_n_u16(1))))};
    };
    return any3(single(a), single(b), single(c));
}
inline Vec choose_if_three(Vec a, Vec otherwise) {  // a is part of otherwise, and larger sets are dead
    const Mask fewer = is_empty(drop_lowest(drop_lowest(a)));
    return otherwise & (a | Vec{fewer.v});
}
inline Vec choose_if_meeting(Vec a, Vec b, Vec otherwise) {
    return {vbslq_u16(vtstq_u16(a.v, b.v), vandq_u16(a.v, b.v), otherwise.v)};
}

struct Route {
    uint8x16_t from;  // a byte table: an index beyond it keeps the byte
};
inline Route route_between(std::uint32_t source, std::uint32_t target) {
    std::uint16_t from[lanes];
    vst1q_u16(from, vdupq_n_u16(0xffff));
    for (; target != 0; target &= target - 1, source &= source - 1)
        from[std::countr_zero(target)] =
            static_cast<std::uint16_t>(0x0100 + 0x0202 * std::countr_zero(source));
    return {vreinterpretq_u8_u16(vld1q_u16(from))};
}
inline Vec move_along(const Route& route, Vec from, Vec into) {
    return {vreinterpretq_u16_u8(
        vqtbx1q_u8(vreinterpretq_u8_u16(into.v), vreinterpretq_u8_u16(from.v), route.from))};
}

inline std::uint32_t lowest_bits(std::uint32_t bits, int count) {
    return lowest_bits_one_by_one(bits, count);
}

struct Tile {
    uint8x16_t v;
    static Tile load(const std::uint8_t* from) { return {vld1q_u8(from)}; }
    void store(std::uint8_t* to) const { vst1q_u8(to, v); }
};
struct WideTile : Tile {
    static constexpr int count = 1;
    static WideTile load(const std::uint8_t* from) { return {Tile::load(from)}; }
};
inline Tile zip_low(Tile a, Tile b) { return {vzip1q_u8(a.v, b.v)}; }
inline Tile zip_high(Tile a, Tile b) { return {vzip2q_u8(a.v, b.v)}; }
inline WideTile zip_low(WideTile a, WideTile b) { return {Tile{vzip1q_u8(a.v, b.v)}}; }
inline WideTile zip_high(WideTile a, WideTile b) { return {Tile{vzip2q_u8(a.v, b.v)}}; }

// Values 0..9 of one cell to candidate sets: the low and the high byte come from tables.
inline Vec candidates_of(const std::uint8_t* values, const std::uint8_t*) {
    static constexpr std::uint8_t low[16] = {255, 1, 2, 4, 8, 16, 32, 64, 128};
    static constexpr std::uint8_t high[16] = {1, 0, 0, 0, 0, 0, 0, 0, 0, 1};
    const uint8x16_t value = vld1q_u8(values);
    return {
        vreinterpretq_u16_u8(vzip1q_u8(vqtbl1q_u8(vld1q_u8(low), value), vqtbl1q_u8(vld1q_u8(high), value)))};
}

// And back: the position of the only bit.
constexpr bool picks_in_order = false;
struct Pick {};
inline Pick pick_lanes(std::uint32_t) { return {}; }
inline Tile pick_values(const Pick&, Vec digit) {  // of single digits
    const uint8x8_t value = vmovn_u16(vsubq_u16(vdupq_n_u16(16), vclzq_u16(digit.v)));
    return {vcombine_u8(value, value)};
}

#include "kernels/lanes.inl.hpp"
#include "kernels/slices.inl.hpp"

bool supported() noexcept { return true; }

}  // namespace

constinit const Kernel kernel::neon{.name = "neon",
                                    .lanes = lanes,
                                    .supported = supported,
                                    .run = run,
                                    .operations = operations,
                                    .run_many = slices::run,
                                    .many = slices::many};

}  // namespace nonet

#endif
