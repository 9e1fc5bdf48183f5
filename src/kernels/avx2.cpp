// 16 lanes: AVX2 and BMI2; Haswell, Zen and later.

#include "kernels/kernel.hpp"

#if defined(__x86_64__)

#include <immintrin.h>

#include "kernels/headers.hpp"
#include "kernels/target.hpp"

NONET_TARGET_BEGIN("avx2,bmi,bmi2,popcnt,lzcnt")
namespace nonet {
namespace {

constexpr int lanes = 16;

struct Vec {
    __m256i v;
};
struct Mask {
    __m256i v;  // all ones or all zeros in each lane
};

inline Vec load(const std::uint16_t* from) { return {_mm256_loadu_si256((const __m256i*)from)}; }
inline void store(std::uint16_t* to, Vec a) { _mm256_storeu_si256((__m256i*)to, a.v); }
inline Vec splat(unsigned x) { return {_mm256_set1_epi16(static_cast<short>(x))}; }

inline Vec operator&(Vec a, Vec b) { return {_mm256_and_si256(a.v, b.v)}; }
inline Vec operator|(Vec a, Vec b) { return {_mm256_or_si256(a.v, b.v)}; }
inline Vec operator^(Vec a, Vec b) { return {_mm256_xor_si256(a.v, b.v)}; }
inline Vec operator+(Vec a, Vec b) { return {_mm256_add_epi16(a.v, b.v)}; }
inline Vec operator-(Vec a, Vec b) { return {_mm256_sub_epi16(a.v, b.v)}; }
inline Vec min(Vec a, Vec b) { return {_mm256_min_epu16(a.v, b.v)}; }

inline Vec without(Vec a, Vec b) { return {_mm256_andnot_si256(b.v, a.v)}; }
inline Vec without(Vec a, Vec b, Vec c) { return without(a, b | c); }
inline Vec all3(Vec a, Vec b, Vec c) { return a & b & c; }
inline Vec any3(Vec a, Vec b, Vec c) { return a | b | c; }
inline Vec odd3(Vec a, Vec b, Vec c) { return a ^ b ^ c; }
inline Vec most3(Vec a, Vec b, Vec c) { return (a & b) | (c & (a | b)); }

inline Vec size_of(Vec a) {
    const __m256i table = _mm256_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4, 0, 1, 1, 2, 1, 2,
                                           2, 3, 1, 2, 2, 3, 2, 3, 3, 4);
    const __m256i nibble = _mm256_set1_epi8(15);
    const __m256i low = _mm256_shuffle_epi8(table, _mm256_and_si256(a.v, nibble));
    const __m256i high = _mm256_shuffle_epi8(table, _mm256_and_si256(_mm256_srli_epi16(a.v, 4), nibble));
    return {_mm256_maddubs_epi16(_mm256_add_epi8(low, high), _mm256_set1_epi8(1))};
}
inline Vec lowest_digit(Vec a) {
    return {_mm256_and_si256(a.v, _mm256_sub_epi16(_mm256_setzero_si256(), a.v))};
}

inline Mask equal(Vec a, Vec b) { return {_mm256_cmpeq_epi16(a.v, b.v)}; }
inline Mask is_empty(Vec a) { return {_mm256_cmpeq_epi16(a.v, _mm256_setzero_si256())}; }
inline Vec keep(Mask m, Vec a) { return {_mm256_and_si256(m.v, a.v)}; }
inline Vec choose(Mask m, Vec yes, Vec no) { return {_mm256_blendv_epi8(no.v, yes.v, m.v)}; }
inline std::uint32_t bits_of(Mask m) {
    return _pext_u32(static_cast<std::uint32_t>(_mm256_movemask_epi8(m.v)), 0x55555555);
}
inline Mask mask_of(std::uint32_t bits) {
    const __m256i bit =
        _mm256_setr_epi16(1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, -32768);
    return {_mm256_cmpeq_epi16(_mm256_and_si256(_mm256_set1_epi16(static_cast<short>(bits)), bit), bit)};
}

// a & (a - 1) drops the lowest digit.
inline Vec drop_lowest(Vec a) { return a & (a + splat(0xffff)); }
inline Vec keep_single(Vec a) { return keep(is_empty(drop_lowest(a)), a); }
// The digits that are alone in one of three sets.
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
    __m256i from_low, from_high, into;
};
inline Route route_between(std::uint32_t source, std::uint32_t target) {
    // Lane i takes the bytes 2s and 2s+1 of its source s; a byte shuffle sees only half a vector, so there
    // are two.
    alignas(32) std::uint16_t low[lanes], high[lanes];
    std::uint32_t into = target;
    const __m256i none = _mm256_set1_epi16(-1);
    _mm256_store_si256((__m256i*)low, none);
    _mm256_store_si256((__m256i*)high, none);
    for (; target != 0; target &= target - 1, source &= source - 1) {
        const int from = std::countr_zero(source), to = std::countr_zero(target);
        (from < 8 ? low : high)[to] = static_cast<std::uint16_t>(0x0100 + 0x0202 * (from % 8));
    }
    return {_mm256_load_si256((const __m256i*)low), _mm256_load_si256((const __m256i*)high), mask_of(into).v};
}
inline Vec move_along(const Route& route, Vec from, Vec into) {
    const __m256i low = _mm256_permute2x128_si256(from.v, from.v, 0x00);
    const __m256i high = _mm256_permute2x128_si256(from.v, from.v, 0x11);
    const __m256i moved =
        _mm256_or_si256(_mm256_shuffle_epi8(low, route.from_low), _mm256_shuffle_epi8(high, route.from_high));
    return {_mm256_or_si256(moved, _mm256_andnot_si256(route.into, into.v))};
}

inline std::uint32_t lowest_bits(std::uint32_t bits, int count) {
    return count >= 32 ? bits : _pdep_u32((1u << count) - 1, bits);
}

// Sixteen bytes, and twice sixteen.
struct Tile {
    __m128i v;
    static Tile load(const std::uint8_t* from) { return {_mm_loadu_si128((const __m128i*)from)}; }
    void store(std::uint8_t* to) const { _mm_storeu_si128((__m128i*)to, v); }
};
struct WideTile {
    static constexpr int count = 2;
    __m256i v;
    static WideTile load(const std::uint8_t* from) { return {_mm256_loadu_si256((const __m256i*)from)}; }
    void store(std::uint8_t* to) const { _mm256_storeu_si256((__m256i*)to, v); }
};
inline Tile zip_low(Tile a, Tile b) { return {_mm_unpacklo_epi8(a.v, b.v)}; }
inline Tile zip_high(Tile a, Tile b) { return {_mm_unpackhi_epi8(a.v, b.v)}; }
inline WideTile zip_low(WideTile a, WideTile b) { return {_mm256_unpacklo_epi8(a.v, b.v)}; }
inline WideTile zip_high(WideTile a, WideTile b) { return {_mm256_unpackhi_epi8(a.v, b.v)}; }

// Values 0..9 of one cell to candidate sets: the low and the high byte come from tables.
inline Vec candidates_of(const std::uint8_t* values, const std::uint8_t*) {
    const __m128i low_table = _mm_setr_epi8(-1, 1, 2, 4, 8, 16, 32, 64, -128, 0, 0, 0, 0, 0, 0, 0);
    const __m128i high_table = _mm_setr_epi8(1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0);
    const __m128i value = Tile::load(values).v;
    const __m128i low = _mm_shuffle_epi8(low_table, value), high = _mm_shuffle_epi8(high_table, value);
    return {_mm256_set_m128i(_mm_unpackhi_epi8(low, high), _mm_unpacklo_epi8(low, high))};
}

// And back.  A product with a de Bruijn number has a different top nibble for each bit.
constexpr bool picks_in_order = false;
struct Pick {};
inline Pick pick_lanes(std::uint32_t) { return {}; }
inline Tile pick_values(const Pick&, Vec digit) {  // of single digits
    const __m256i hash = _mm256_srli_epi16(_mm256_mullo_epi16(digit.v, _mm256_set1_epi16(0x09af)), 12);
    const __m128i nibbles = _mm_packus_epi16(_mm256_castsi256_si128(hash), _mm256_extracti128_si256(hash, 1));
    const __m128i table = _mm_setr_epi8(1, 2, 3, 6, 4, 0, 7, 0, 0, 5, 9, 0, 0, 8, 0, 0);
    return {_mm_shuffle_epi8(table, nibbles)};
}

#include "kernels/lanes.inl.hpp"

namespace whole {
// clang-format off: the order matters
#include "kernels/avx2_rows.inl.hpp"
#include "kernels/whole.inl.hpp"
// clang-format on
}  // namespace whole

bool supported() noexcept {
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
           __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt");
}

}  // namespace

constinit const Kernel kernel::avx2{.name = "avx2",
                                    .lanes = lanes,
                                    .supported = supported,
                                    .run = run,
                                    .operations = operations,
                                    .run_alone = whole::run_alone};

}  // namespace nonet
NONET_TARGET_END

#endif
