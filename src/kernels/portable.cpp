// The portable kernel: a vector is an array, and each operation a loop over its lanes. It defines the meaning of the
// others.

#include "kernels/headers.hpp"
#include "kernels/kernel.hpp"

namespace nonet {
namespace {

constexpr int lane_count = 16;

struct Vec {
    std::uint16_t lane[lane_count];
};
using Mask = Vec;  // all ones or all zeros in each lane: compilers vectorize that, but not bool

inline Vec load(const std::uint16_t* from) {
    Vec to;
    for (int i = 0; i < lane_count; ++i) to.lane[i] = from[i];
    return to;
}
inline void store(std::uint16_t* to, Vec a) {
    for (int i = 0; i < lane_count; ++i) to[i] = a.lane[i];
}

// Applies an operation lane by lane.
template <class F, class... Vecs>
inline Vec each(F operation, const Vecs&... from) {
    Vec to;
    for (int i = 0; i < lane_count; ++i) to.lane[i] = static_cast<std::uint16_t>(operation(from.lane[i]...));
    return to;
}
template <class F, class... Vecs>
inline Mask test_each(F operation, const Vecs&... from) {
    Mask to;
    for (int i = 0; i < lane_count; ++i)
        to.lane[i] = static_cast<std::uint16_t>(operation(from.lane[i]...) ? 0xffff : 0);
    return to;
}

inline Vec splat(unsigned x) {
    Vec to;
    for (std::uint16_t& lane : to.lane) lane = static_cast<std::uint16_t>(x);
    return to;
}

inline Vec operator&(Vec a, Vec b) {
    return each([](int x, int y) { return x & y; }, a, b);
}
inline Vec operator|(Vec a, Vec b) {
    return each([](int x, int y) { return x | y; }, a, b);
}
inline Vec operator^(Vec a, Vec b) {
    return each([](int x, int y) { return x ^ y; }, a, b);
}
inline Vec operator+(Vec a, Vec b) {
    return each([](int x, int y) { return x + y; }, a, b);
}
inline Vec operator-(Vec a, Vec b) {
    return each([](int x, int y) { return x - y; }, a, b);
}
inline Vec min(Vec a, Vec b) {
    return each([](int x, int y) { return x < y ? x : y; }, a, b);
}

inline Vec without(Vec a, Vec b) {
    return each([](int x, int y) { return x & ~y; }, a, b);
}

template <int distance>
inline Vec shift_right(Vec a) {
    return each([](int x) { return x >> distance; }, a);
}
// 2 to the power of an exponent of 0 to 15.
inline Vec power_of(Vec exponent) {
    // Compilers vectorize this, but not a shift by x.
    return each(
        [](int x) {
            int power = (x & 1) != 0 ? 2 : 1;
            power = (x & 2) != 0 ? power << 2 : power;
            power = (x & 4) != 0 ? power << 4 : power;
            return (x & 8) != 0 ? power << 8 : power;
        },
        exponent);
}

inline Vec size_of(Vec a) {
    // The sums of two, four, eight and sixteen bits. Compilers vectorize this, but not std::popcount.
    return each(
        [](int x) {
            x = (x & 0x5555) + (x >> 1 & 0x5555);
            x = (x & 0x3333) + (x >> 2 & 0x3333);
            x = (x & 0x0f0f) + (x >> 4 & 0x0f0f);
            return (x & 0xff) + (x >> 8);
        },
        a);
}

inline Mask equal(Vec a, Vec b) {
    return test_each([](int x, int y) { return x == y; }, a, b);
}
inline Vec choose(Mask m, Vec yes, Vec no) {
    return each([](int which, int x, int y) { return (which & x) | (~which & y); }, m, yes, no);
}
inline std::uint32_t bits_of(Mask m) {
    std::uint32_t bits = 0;
    for (int i = 0; i < lane_count; ++i) bits |= (m.lane[i] & 1u) << i;
    return bits;
}

// Moves values from some lanes of one vector to some lanes of another, in order.
struct Route {
    int from[lane_count];  // -1: this lane keeps its value
};
inline Route route_between(std::uint32_t source, std::uint32_t target) {
    Route route;
    for (int i = 0; i < lane_count; ++i) {
        const bool taken = target >> i & 1;
        route.from[i] = taken ? std::countr_zero(source) : -1;
        if (taken) source &= source - 1;
    }
    return route;
}
inline Vec move_along(const Route& route, Vec from, Vec into) {
    for (int i = 0; i < lane_count; ++i)
        if (route.from[i] >= 0) into.lane[i] = from.lane[route.from[i]];
    return into;
}

// Sixteen bytes.
struct Tile {
    static constexpr int count = 1;
    std::uint8_t byte[16];
    static Tile load(const std::uint8_t* from) {
        Tile to;
        std::memcpy(to.byte, from, sizeof to.byte);
        return to;
    }
    void store(std::uint8_t* to) const { std::memcpy(to, byte, sizeof byte); }
};
using WideTile = Tile;
inline Tile zip(const std::uint8_t* a, const std::uint8_t* b) {
    Tile to;
    for (int i = 0; i < 8; ++i) to.byte[2 * i] = a[i], to.byte[2 * i + 1] = b[i];
    return to;
}
inline Tile zip_low(Tile a, Tile b) { return zip(a.byte, b.byte); }
inline Tile zip_high(Tile a, Tile b) { return zip(a.byte + 8, b.byte + 8); }

// Converts values 0..9 of one cell to candidate sets.
inline Vec candidates_of(const std::uint8_t* values, const std::uint8_t*) {
    Vec to;
    for (int i = 0; i < lane_count; ++i)
        to.lane[i] = static_cast<std::uint16_t>(values[i] == 0 ? 511 : 1 << (values[i] - 1));
    return to;
}

// Converts back, for single digits.
inline Tile values_of_digits(Vec digit) {
    Tile to;
    for (int i = 0; i < lane_count; ++i)
        to.byte[i] = static_cast<std::uint8_t>(std::bit_width(digit.lane[i]));
    return to;
}

// clang-format off: the order matters
#include "kernels/words.inl.hpp"

// Here these are exact in dead lanes too.
inline Vec choose_if_three(Vec a, Vec otherwise) {
    const Vec third = drop_lowest(drop_lowest(a));
    return choose(is_empty(third), otherwise, choose(is_empty(drop_lowest(third)), a, otherwise));
}
inline Vec choose_if_meeting(Vec a, Vec b, Vec otherwise) {
    return choose(is_empty(a & b), otherwise, a & b);
}

#include "kernels/lanes.inl.hpp"
#include "kernels/rule_lanes.inl.hpp"
// clang-format on

// Slices do not use lanes, so here they are built from the words of every CPU.
namespace words {

struct Vec {
    std::uint64_t word[2];
};

inline Vec splat(unsigned x) {
    const std::uint64_t four_times = x * std::uint64_t{0x0001'0001'0001'0001};
    return {four_times, four_times};
}
inline Vec operator&(Vec a, Vec b) { return {a.word[0] & b.word[0], a.word[1] & b.word[1]}; }
inline Vec operator|(Vec a, Vec b) { return {a.word[0] | b.word[0], a.word[1] | b.word[1]}; }
inline Vec operator^(Vec a, Vec b) { return {a.word[0] ^ b.word[0], a.word[1] ^ b.word[1]}; }
inline Vec without(Vec a, Vec b) { return {a.word[0] & ~b.word[0], a.word[1] & ~b.word[1]}; }
using nonet::without;  // defined in terms of it in words.inl.hpp
// Slices ignore bits that move from one lane to the next.
template <int distance>
inline Vec shift_left(Vec a) {
    return {a.word[0] << distance, a.word[1] << distance};
}
template <int distance>
inline Vec shift_right(Vec a) {
    return {a.word[0] >> distance, a.word[1] >> distance};
}

#include "kernels/slices.inl.hpp"

}  // namespace words

// Slices require that the first byte of a word holds its lowest bits.
constexpr bool slices_fit = std::endian::native == std::endian::little;

}  // namespace

constinit const Kernel kernel::portable{.name = "portable",
                                        .lane_count = lane_count,
                                        .supported = []() noexcept { return true; },
                                        .lanes = lanes::search};
constinit const Algorithm kernel_slices::portable = slices_fit ? words::slices::search : nullptr;
constinit const RuleSearch kernel_rules::portable = rule_lanes::search;
constinit const Operations kernel_operations::portable = operations;

}  // namespace nonet
