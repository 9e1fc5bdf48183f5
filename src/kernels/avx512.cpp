// 32 lanes: AVX-512 with 16-bit population counts (BITALG) and permutations (BW, VBMI2); Zen 4, Ice Lake and
// later.
//
// vpternlog does any function of three sets in one instruction, comparisons fill mask registers, and a lane
// permutation is one vpermw: about 35 % fewer instructions than AVX2 for twice the lanes.

#include "kernels/kernel.hpp"

#if defined(__x86_64__)

#if defined(__GNUC__) && !defined(__clang__)
// The intrinsics headers of GCC 12 use an undefined vector on purpose, and GCC warns about it where they are inlined.
#pragma GCC diagnostic ignored "-Wuninitialized"
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif

#include <immintrin.h>

#include "kernels/headers.hpp"
#include "kernels/target.hpp"

#define NONET_FEATURES(feature)                                                                             \
    feature(avx512f) feature(avx512bw) feature(avx512vl) feature(avx512dq) feature(avx512vbmi)              \
        feature(avx512vbmi2) feature(avx512bitalg) feature(avx2) feature(bmi) feature(bmi2) feature(popcnt) \
            feature(lzcnt)
NONET_TARGET_BEGIN(NONET_FEATURES)
namespace nonet {
namespace {

constexpr int lane_count = 32;

struct Vec {
    __m512i v;
};
struct Mask {
    __mmask32 m;
};

inline Vec load(const std::uint16_t* from) { return {_mm512_loadu_si512(from)}; }
inline void store(std::uint16_t* to, Vec a) { _mm512_storeu_si512(to, a.v); }
inline Vec splat(unsigned x) { return {_mm512_set1_epi16(static_cast<short>(x))}; }

inline Vec operator&(Vec a, Vec b) { return {_mm512_and_si512(a.v, b.v)}; }
inline Vec operator|(Vec a, Vec b) { return {_mm512_or_si512(a.v, b.v)}; }
inline Vec operator^(Vec a, Vec b) { return {_mm512_xor_si512(a.v, b.v)}; }
inline Vec operator+(Vec a, Vec b) { return {_mm512_add_epi16(a.v, b.v)}; }
inline Vec operator-(Vec a, Vec b) { return {_mm512_sub_epi16(a.v, b.v)}; }
inline Vec min(Vec a, Vec b) { return {_mm512_min_epu16(a.v, b.v)}; }

// The immediate is the truth table: bit 4a+2b+c is the result for the bits a, b, c.
inline Vec without(Vec a, Vec b) { return {_mm512_andnot_si512(b.v, a.v)}; }
inline Vec without(Vec a, Vec b, Vec c) { return {_mm512_ternarylogic_epi32(a.v, b.v, c.v, 0x10)}; }
inline Vec all3(Vec a, Vec b, Vec c) { return {_mm512_ternarylogic_epi32(a.v, b.v, c.v, 0x80)}; }
inline Vec any3(Vec a, Vec b, Vec c) { return {_mm512_ternarylogic_epi32(a.v, b.v, c.v, 0xfe)}; }
inline Vec odd3(Vec a, Vec b, Vec c) { return {_mm512_ternarylogic_epi32(a.v, b.v, c.v, 0x96)}; }
inline Vec most3(Vec a, Vec b, Vec c) { return {_mm512_ternarylogic_epi32(a.v, b.v, c.v, 0xe8)}; }

template <int distance>
inline Vec shift_right(Vec a) {
    return {_mm512_srli_epi16(a.v, distance)};
}
inline Vec power_of(Vec exponent) { return {_mm512_sllv_epi16(_mm512_set1_epi16(1), exponent.v)}; }

inline Vec size_of(Vec a) { return {_mm512_popcnt_epi16(a.v)}; }

inline Mask equal(Vec a, Vec b) { return {_mm512_cmpeq_epi16_mask(a.v, b.v)}; }
inline Mask is_empty(Vec a) { return {_mm512_testn_epi16_mask(a.v, a.v)}; }
inline Mask meets(Vec a, Vec b) { return {_mm512_test_epi16_mask(a.v, b.v)}; }
inline Vec keep(Mask m, Vec a) { return {_mm512_maskz_mov_epi16(m.m, a.v)}; }
inline Vec choose(Mask m, Vec yes, Vec no) { return {_mm512_mask_mov_epi16(no.v, m.m, yes.v)}; }
inline std::uint32_t bits_of(Mask m) { return m.m; }
inline Mask mask_of(std::uint32_t bits) { return {bits}; }

// Returns the digits that are the only member of one of three sets.
inline Mask has_one_at_most(Vec a) {
    return {_mm512_cmplt_epi16_mask(_mm512_popcnt_epi16(a.v), _mm512_set1_epi16(2))};
}
inline Vec singles_of(Vec a, Vec b, Vec c) {
    // A masked sum replaces the union. The two differ if two of the sets hold the same single digit: then the lane is
    // dead.
    __m512i sum = _mm512_maskz_mov_epi16(has_one_at_most(a).m, a.v);
    sum = _mm512_mask_add_epi16(sum, has_one_at_most(b).m, sum, b.v);
    return {_mm512_mask_add_epi16(sum, has_one_at_most(c).m, sum, c.v)};
}
inline Vec choose_if_three(Vec a, Vec otherwise) { return choose(equal(size_of(a), splat(3)), a, otherwise); }
inline Vec choose_if_meeting(Vec a, Vec b, Vec otherwise) { return choose(meets(a, b), a & b, otherwise); }

// Moves values from some lanes of one vector to some lanes of another.
struct Route {
    __m512i from;
    __mmask32 into;
};
inline Route route_between(std::uint32_t source, std::uint32_t target) {
    const __m512i number = _mm512_set_epi16(31, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16,
                                            15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
    return {_mm512_maskz_expand_epi16(target, _mm512_maskz_compress_epi16(source, number)), target};
}
inline Vec move_along(const Route& route, Vec from, Vec into) {
    return {_mm512_mask_permutexvar_epi16(into.v, route.into, route.from, from.v)};
}

inline std::uint32_t lowest_bits(std::uint32_t bits, int count) {
    return count >= 32 ? bits : _pdep_u32((1u << count) - 1, bits);
}

#include "kernels/x86_tile.inl.hpp"

// Four times sixteen bytes.
struct WideTile {
    static constexpr int count = 4;
    __m512i v;
    static WideTile load(const std::uint8_t* from) { return {_mm512_loadu_si512(from)}; }
    void store(std::uint8_t* to) const { _mm512_storeu_si512(to, v); }
};
inline WideTile zip_low(WideTile a, WideTile b) { return {_mm512_unpacklo_epi8(a.v, b.v)}; }
inline WideTile zip_high(WideTile a, WideTile b) { return {_mm512_unpackhi_epi8(a.v, b.v)}; }

// Converts values 0..9 of one cell to candidate sets: the first sixteen lanes, and the last.
inline Vec candidates_of(const std::uint8_t* first, const std::uint8_t* last) {
    const __m512i table = _mm512_set_epi16(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                                           256, 128, 64, 32, 16, 8, 4, 2, 1, 511);
    const __m256i values = _mm256_set_m128i(Tile::load(last).v, Tile::load(first).v);
    return {_mm512_permutexvar_epi16(_mm512_cvtepu8_epi16(values), table)};
}

// Converts back, for at most sixteen lanes in order: a byte permutation packs their low bytes.
struct InOrder {
    __m512i from;
};
inline InOrder pick_lanes(std::uint32_t these) {
    const __m512i number = _mm512_set_epi16(62, 60, 58, 56, 54, 52, 50, 48, 46, 44, 42, 40, 38, 36, 34, 32,
                                            30, 28, 26, 24, 22, 20, 18, 16, 14, 12, 10, 8, 6, 4, 2, 0);
    return {_mm512_castsi256_si512(_mm512_cvtepi16_epi8(_mm512_maskz_compress_epi16(these, number)))};
}
inline Tile pick_values(const InOrder& pick, Vec digit) {  // for single digits
    const __m512i below = _mm512_add_epi16(digit.v, _mm512_set1_epi16(-1));
    const __m512i value = _mm512_popcnt_epi16(_mm512_xor_si512(digit.v, below));
    return {_mm512_castsi512_si128(_mm512_permutexvar_epi8(pick.from, value))};
}

// clang-format off: the order matters
#include "kernels/words.inl.hpp"
#include "kernels/lanes.inl.hpp"
#include "kernels/rule_lanes.inl.hpp"
#include "kernels/avx512_rows.inl.hpp"
#include "kernels/whole.inl.hpp"
// clang-format on

}  // namespace
}  // namespace nonet
NONET_TARGET_END

namespace nonet {
namespace {

bool supported() noexcept { return NONET_TARGET_SUPPORTED(NONET_FEATURES); }

}  // namespace

constinit const Kernel kernel::avx512{.name = "avx512",
                                      .lane_count = lane_count,
                                      .supported = supported,
                                      .lanes = lanes::search,
                                      .whole = whole::search};
constinit const Algorithm kernel_slices::avx512 = nullptr;
constinit const RuleSearch kernel_rules::avx512 = rule_lanes::search;
constinit const Operations kernel_operations::avx512 = operations;

}  // namespace nonet

#endif
