// 16 lanes: AVX2 and BMI2; Haswell, Zen and later.

#include "kernels/kernel.hpp"

#if defined(__x86_64__)

#include <immintrin.h>

#include "kernels/headers.hpp"
#include "kernels/target.hpp"

#define NONET_FEATURES(feature) feature(avx2) feature(bmi) feature(bmi2) feature(popcnt) feature(lzcnt)
NONET_TARGET_BEGIN(NONET_FEATURES)
namespace nonet {
namespace {

constexpr int lane_count = 16;

struct Vec {
    __m256i v;
};
using Mask = Vec;  // all ones or all zeros in each lane

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

template <int distance>
inline Vec shift_right(Vec a) {
    return {_mm256_srli_epi16(a.v, distance)};
}
// The upper byte of a lane looks up the exponent less 8: a byte shuffle makes 0 of negative ones.
inline Vec power_of(Vec exponent) {
    const __m256i table = _mm256_setr_epi8(1, 2, 4, 8, 16, 32, 64, -128, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 4, 8,
                                           16, 32, 64, -128, 0, 0, 0, 0, 0, 0, 0, 0);
    const __m256i both = _mm256_or_si256(exponent.v, _mm256_slli_epi16((exponent - splat(8)).v, 8));
    return {_mm256_shuffle_epi8(table, both)};
}

inline Vec size_of(Vec a) {
    const __m256i table = _mm256_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4, 0, 1, 1, 2, 1, 2,
                                           2, 3, 1, 2, 2, 3, 2, 3, 3, 4);
    const __m256i nibble = _mm256_set1_epi8(15);
    const __m256i low = _mm256_shuffle_epi8(table, _mm256_and_si256(a.v, nibble));
    const __m256i high = _mm256_shuffle_epi8(table, _mm256_and_si256(_mm256_srli_epi16(a.v, 4), nibble));
    return {_mm256_maddubs_epi16(_mm256_add_epi8(low, high), _mm256_set1_epi8(1))};
}

inline Mask equal(Vec a, Vec b) { return {_mm256_cmpeq_epi16(a.v, b.v)}; }
inline Vec choose(Mask m, Vec yes, Vec no) { return {_mm256_blendv_epi8(no.v, yes.v, m.v)}; }
inline std::uint32_t bits_of(Mask m) {
    return _pext_u32(static_cast<std::uint32_t>(_mm256_movemask_epi8(m.v)), 0x55555555);
}

inline std::uint32_t lowest_bits(std::uint32_t bits, int count) {
    return count >= 32 ? bits : _pdep_u32((1u << count) - 1, bits);
}

#include "kernels/x86_tile.inl.hpp"

// Twice sixteen bytes.
struct WideTile {
    static constexpr int count = 2;
    __m256i v;
    static WideTile load(const std::uint8_t* from) { return {_mm256_loadu_si256((const __m256i*)from)}; }
    void store(std::uint8_t* to) const { _mm256_storeu_si256((__m256i*)to, v); }
};
inline WideTile zip_low(WideTile a, WideTile b) { return {_mm256_unpacklo_epi8(a.v, b.v)}; }
inline WideTile zip_high(WideTile a, WideTile b) { return {_mm256_unpackhi_epi8(a.v, b.v)}; }

inline Vec lanes_of(Tile first, Tile second) { return {_mm256_set_m128i(second.v, first.v)}; }
inline Tile top_nibbles(Vec a, unsigned factor) {
    const __m256i nibble = _mm256_srli_epi16(_mm256_mullo_epi16(a.v, splat(factor).v), 12);
    return {_mm_packus_epi16(_mm256_castsi256_si128(nibble), _mm256_extracti128_si256(nibble, 1))};
}

// clang-format off: the order matters
#include "kernels/byte_tables.inl.hpp"
#include "kernels/words.inl.hpp"

struct Route {
    __m256i from_low, from_high, into;
};
inline Route route_between(std::uint32_t source, std::uint32_t target) {
    // Lane i takes the bytes 2s and 2s+1 of its source s. A byte shuffle sees only half a vector, so there are two.
    alignas(32) std::uint16_t low[lane_count], high[lane_count];
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

#include "kernels/lanes.inl.hpp"
#include "kernels/rule_lanes.inl.hpp"
#include "kernels/avx2_rows.inl.hpp"
#include "kernels/whole.inl.hpp"
// clang-format on

}  // namespace
}  // namespace nonet
NONET_TARGET_END

namespace nonet {
namespace {

bool supported() noexcept { return NONET_TARGET_SUPPORTED(NONET_FEATURES); }

}  // namespace

constinit const Kernel kernel::avx2{.name = "avx2",
                                    .lane_count = lane_count,
                                    .supported = supported,
                                    .lanes = lanes::search,
                                    .whole = whole::search};
constinit const Algorithm kernel_slices::avx2 = nullptr;
constinit const RuleSearch kernel_rules::avx2 = rule_lanes::search;
constinit const Operations kernel_operations::avx2 = operations;

}  // namespace nonet

#endif
