// 8 lanes: SSE4.1; every x86-64 CPU since 2008.

#include "kernels/kernel.hpp"

#if defined(__x86_64__)

#include <immintrin.h>

#include "kernels/headers.hpp"
#include "kernels/target.hpp"

NONET_TARGET_BEGIN("sse4.1,ssse3")
namespace nonet {
namespace {

constexpr int lanes = 8;

struct Vec {
    __m128i v;
};
struct Mask {
    __m128i v;  // all ones or all zeros in each lane
};

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
inline Vec without(Vec a, Vec b, Vec c) { return without(a, b | c); }
inline Vec all3(Vec a, Vec b, Vec c) { return a & b & c; }
inline Vec any3(Vec a, Vec b, Vec c) { return a | b | c; }
inline Vec odd3(Vec a, Vec b, Vec c) { return a ^ b ^ c; }
inline Vec most3(Vec a, Vec b, Vec c) { return (a & b) | (c & (a | b)); }

inline Vec size_of(Vec a) {
    const __m128i table = _mm_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);
    const __m128i nibble = _mm_set1_epi8(15);
    const __m128i low = _mm_shuffle_epi8(table, _mm_and_si128(a.v, nibble));
    const __m128i high = _mm_shuffle_epi8(table, _mm_and_si128(_mm_srli_epi16(a.v, 4), nibble));
    return {_mm_maddubs_epi16(_mm_add_epi8(low, high), _mm_set1_epi8(1))};
}
inline Vec lowest_digit(Vec a) { return {_mm_and_si128(a.v, _mm_sub_epi16(_mm_setzero_si128(), a.v))}; }

inline Mask equal(Vec a, Vec b) { return {_mm_cmpeq_epi16(a.v, b.v)}; }
inline Mask is_empty(Vec a) { return {_mm_cmpeq_epi16(a.v, _mm_setzero_si128())}; }
inline Vec keep(Mask m, Vec a) { return {_mm_and_si128(m.v, a.v)}; }
inline Vec choose(Mask m, Vec yes, Vec no) { return {_mm_blendv_epi8(no.v, yes.v, m.v)}; }
inline std::uint32_t bits_of(Mask m) {
    return static_cast<std::uint32_t>(_mm_movemask_epi8(_mm_packs_epi16(m.v, _mm_setzero_si128())));
}
inline Mask mask_of(std::uint32_t bits) {
    const __m128i bit = _mm_setr_epi16(1, 2, 4, 8, 16, 32, 64, 128);
    return {_mm_cmpeq_epi16(_mm_and_si128(_mm_set1_epi16(static_cast<short>(bits)), bit), bit)};
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
    __m128i from;  // a byte shuffle: 0 where nothing comes
    __m128i into;
};
inline Route route_between(std::uint32_t source, std::uint32_t target) {
    alignas(16) std::uint16_t from[lanes];
    const std::uint32_t into = target;
    _mm_store_si128((__m128i*)from, _mm_set1_epi16(-1));
    for (; target != 0; target &= target - 1, source &= source - 1)
        from[std::countr_zero(target)] =
            static_cast<std::uint16_t>(0x0100 + 0x0202 * std::countr_zero(source));
    return {_mm_load_si128((const __m128i*)from), mask_of(into).v};
}
inline Vec move_along(const Route& route, Vec from, Vec into) {
    return {_mm_or_si128(_mm_shuffle_epi8(from.v, route.from), _mm_andnot_si128(route.into, into.v))};
}

inline std::uint32_t lowest_bits(std::uint32_t bits, int count) {
    return lowest_bits_one_by_one(bits, count);
}

struct Tile {
    __m128i v;
    static Tile load(const std::uint8_t* from) { return {_mm_loadu_si128((const __m128i*)from)}; }
    void store(std::uint8_t* to) const { _mm_storeu_si128((__m128i*)to, v); }
};
struct WideTile : Tile {
    static constexpr int count = 1;
    static WideTile load(const std::uint8_t* from) { return {Tile::load(from)}; }
};
inline Tile zip_low(Tile a, Tile b) { return {_mm_unpacklo_epi8(a.v, b.v)}; }
inline Tile zip_high(Tile a, Tile b) { return {_mm_unpackhi_epi8(a.v, b.v)}; }
inline WideTile zip_low(WideTile a, WideTile b) { return {Tile{_mm_unpacklo_epi8(a.v, b.v)}}; }
inline WideTile zip_high(WideTile a, WideTile b) { return {Tile{_mm_unpackhi_epi8(a.v, b.v)}}; }

// Values 0..9 of one cell to candidate sets: the low and the high byte come from tables.
inline Vec candidates_of(const std::uint8_t* values, const std::uint8_t*) {
    const __m128i low_table = _mm_setr_epi8(-1, 1, 2, 4, 8, 16, 32, 64, -128, 0, 0, 0, 0, 0, 0, 0);
    const __m128i high_table = _mm_setr_epi8(1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0);
    const __m128i value = Tile::load(values).v;
    return {_mm_unpacklo_epi8(_mm_shuffle_epi8(low_table, value), _mm_shuffle_epi8(high_table, value))};
}

// And back.  A product with a de Bruijn number has a different top nibble for each bit.
constexpr bool picks_in_order = false;
struct Pick {};
inline Pick pick_lanes(std::uint32_t) { return {}; }
inline Tile pick_values(const Pick&, Vec digit) {  // of single digits
    const __m128i hash = _mm_srli_epi16(_mm_mullo_epi16(digit.v, _mm_set1_epi16(0x09af)), 12);
    const __m128i table = _mm_setr_epi8(1, 2, 3, 6, 4, 0, 7, 0, 0, 5, 9, 0, 0, 8, 0, 0);
    return {_mm_shuffle_epi8(table, _mm_packus_epi16(hash, hash))};
}

#include "kernels/lanes.inl.hpp"
#include "kernels/slices.inl.hpp"

bool supported() noexcept { return __builtin_cpu_supports("sse4.1") && __builtin_cpu_supports("ssse3"); }

}  // namespace

constinit const Kernel kernel::sse4{.name = "sse4",
                                    .lanes = lanes,
                                    .supported = supported,
                                    .run = run,
                                    .operations = operations,
                                    .run_many = slices::run,
                                    .many = slices::many};

}  // namespace nonet
NONET_TARGET_END

#endif
