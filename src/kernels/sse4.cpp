// 8 lanes: SSE4.1; every x86-64 CPU since 2008.

#include "kernels/kernel.hpp"

#if defined(__x86_64__)

#include <immintrin.h>

#include "kernels/headers.hpp"
#include "kernels/target.hpp"

#define NONET_FEATURES(feature) feature(ssse3) feature(sse4.1)
NONET_TARGET_BEGIN(NONET_FEATURES)
namespace nonet {
namespace {

constexpr int lane_count = 8;

struct Vec {
    __m128i v;
};
using Mask = Vec;  // all ones or all zeros in each lane

inline Vec load(const std::uint16_t* from) { return {_mm_loadu_si128((const __m128i*)from)}; }
inline void store(std::uint16_t* to, Vec a) { _mm_storeu_si128((__m128i*)to, a.v); }
inline Vec splat(unsigned x) { return {_mm_set1_epi16(static_cast<short>(x))}; }

inline Vec operator&(Vec a, Vec b) { return {_mm_and_si128(a.v, b.v)}; }
inline Vec operator|(Vec a, Vec b) { return {_mm_or_si128(a.v, b.v)}; }
inline Vec operator^(Vec a, Vec b) { return {_mm_xor_si128(a.v, b.v)}; }
inline Vec operator+(Vec a, Vec b) { return {_mm_add_epi16(a.v, b.v)}; }
inline Vec operator-(Vec a, Vec b) { return {_mm_sub_epi16(a.v, b.v)}; }
inline Vec min(Vec a, Vec b) { return {_mm_min_epu16(a.v, b.v)}; }
template <int distance>
inline Vec shift_left(Vec a) {
    return {_mm_slli_epi16(a.v, distance)};
}
template <int distance>
inline Vec shift_right(Vec a) {
    return {_mm_srli_epi16(a.v, distance)};
}

inline Vec without(Vec a, Vec b) { return {_mm_andnot_si128(b.v, a.v)}; }

// The upper byte of a lane looks up the exponent less 8: a byte shuffle makes 0 of negative ones.
inline Vec power_of(Vec exponent) {
    const __m128i table = _mm_setr_epi8(1, 2, 4, 8, 16, 32, 64, -128, 0, 0, 0, 0, 0, 0, 0, 0);
    return {_mm_shuffle_epi8(table, _mm_or_si128(exponent.v, _mm_slli_epi16((exponent - splat(8)).v, 8)))};
}

inline Vec size_of(Vec a) {
    const __m128i table = _mm_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);
    const __m128i nibble = _mm_set1_epi8(15);
    const __m128i low = _mm_shuffle_epi8(table, _mm_and_si128(a.v, nibble));
    const __m128i high = _mm_shuffle_epi8(table, _mm_and_si128(_mm_srli_epi16(a.v, 4), nibble));
    return {_mm_maddubs_epi16(_mm_add_epi8(low, high), _mm_set1_epi8(1))};
}

inline Mask equal(Vec a, Vec b) { return {_mm_cmpeq_epi16(a.v, b.v)}; }
inline Vec choose(Mask m, Vec yes, Vec no) { return {_mm_blendv_epi8(no.v, yes.v, m.v)}; }
inline std::uint32_t bits_of(Mask m) {
    return static_cast<std::uint32_t>(_mm_movemask_epi8(_mm_packs_epi16(m.v, _mm_setzero_si128())));
}

#include "kernels/x86_tile.inl.hpp"
using WideTile = Tile;
inline Vec lanes_of(Tile first, Tile) { return {first.v}; }
inline Tile top_nibbles(Vec a, unsigned factor) {
    const __m128i nibble = _mm_srli_epi16(_mm_mullo_epi16(a.v, splat(factor).v), 12);
    return {_mm_packus_epi16(nibble, nibble)};
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
}  // namespace nonet
NONET_TARGET_END

namespace nonet {
namespace {

bool supported() noexcept { return NONET_TARGET_SUPPORTED(NONET_FEATURES); }

}  // namespace

constinit const Kernel kernel::sse4{
    .name = "sse4", .lane_count = lane_count, .supported = supported, .lanes = lanes::search};
constinit const Algorithm kernel_slices::sse4 = slices::search;
constinit const RuleSearch kernel_rules::sse4 = rule_lanes::search;
constinit const Operations kernel_operations::sse4 = operations;

}  // namespace nonet

#endif
