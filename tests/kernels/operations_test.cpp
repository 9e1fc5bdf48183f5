// The vector type of every kernel this CPU supports, lane by lane against plain arithmetic.

#include <gtest/gtest.h>

#include <bit>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "core/rng.hpp"
#include "kernels/kernel.hpp"

namespace nonet {
namespace {

using Lane = std::uint16_t;
using Lanes = std::vector<Lane>;

constexpr std::uint64_t seed = 3;
constexpr int full = 511;

int lowest(int x) { return x & -x; }
int single(int x) { return std::popcount(static_cast<unsigned>(x)) == 1 ? x : 0; }

// The definition of each operation for one lane.
const std::map<std::string, std::function<int(int, int, int)>> meanings = {
    {"and", [](int a, int b, int) { return a & b; }},
    {"or", [](int a, int b, int) { return a | b; }},
    {"xor", [](int a, int b, int) { return a ^ b; }},
    {"add", [](int a, int b, int) { return a + b; }},
    {"subtract", [](int a, int b, int) { return a - b; }},
    {"min", [](int a, int b, int) { return a < b ? a : b; }},
    {"without", [](int a, int b, int) { return a & ~b; }},
    {"without_two", [](int a, int b, int c) { return a & ~b & ~c; }},
    {"all3", [](int a, int b, int c) { return a & b & c; }},
    {"any3", [](int a, int b, int c) { return a | b | c; }},
    {"odd3", [](int a, int b, int c) { return a ^ b ^ c; }},
    {"most3", [](int a, int b, int c) { return (a & b) | (a & c) | (b & c); }},
    {"shift_right", [](int a, int, int) { return a >> 4; }},
    {"power_of", [](int a, int, int) { return 1 << a; }},
    {"size_of", [](int a, int, int) { return std::popcount(static_cast<unsigned>(a)); }},
    {"lowest_digit", [](int a, int, int) { return lowest(a); }},
    {"equal", [](int a, int b, int) { return a == b; }},
    {"choose_equal", [](int a, int b, int c) { return a == b ? c : a; }},
    {"choose_empty", [](int a, int b, int c) { return a == 0 ? b : c; }},
    {"masked", [](int a, int b, int) { return a == 0 ? b : 0; }},
    {"singles_of", [](int a, int b, int c) { return single(a) | single(b) | single(c); }},
    {"choose_if_three",
     [](int a, int b, int) { return std::popcount(static_cast<unsigned>(a)) == 3 ? a : b; }},
    {"choose_if_meeting", [](int a, int b, int c) { return (a & b) != 0 ? a & b : c; }},
    {"candidates", [](int a, int, int) { return a == 0 ? full : 1 << (a - 1); }},
    {"values", [](int a, int, int) { return std::countr_zero(static_cast<unsigned>(a)) + 1; }},
};

// Operations may require something of their arguments; in the kernels it holds, or the lane is dead.
void make_legal(const std::string& name, int& a, int& b, int& c) {
    if (name == "candidates") a %= 10;
    if (name == "power_of") a %= 16;
    if (name == "values") a = 1 << a % 9;
    if (name == "choose_if_three") {
        while (std::popcount(static_cast<unsigned>(a)) > 3) a -= lowest(a);
        b |= a;
    }
    if (name == "choose_if_meeting") c |= a & b;
    if (name == "singles_of") {  // the same digit alone twice is a dead lane
        if (single(b) == single(a)) b = 0;
        if (single(c) == single(a) || single(c) == single(b)) c = 0;
    }
}

int random_set(Rng& rng) {
    const int any = static_cast<int>(rng.below(full + 1));
    switch (rng.below(4)) {
        case 0: return 0;
        case 1: return any & static_cast<int>(rng.below(full + 1)) & static_cast<int>(rng.below(full + 1));
        case 2: return 1 << rng.below(9);
        default: return any;
    }
}

// "moved" is the only operation across lanes: where a is odd, its values move in order to the lanes where b is odd.
Lanes move(const Lanes& a, const Lanes& b, const Lanes& c) {
    Lanes result = c;
    std::size_t to = 0;
    for (Lane value : a) {
        if (value % 2 == 0) continue;
        while (to < b.size() && b[to] % 2 == 0) ++to;
        if (to == b.size()) break;
        result[to++] = value;
    }
    return result;
}

TEST(Operations, EveryLaneOfEveryKernelDoesWhatTheNameSays) {
    for (const Kernel* kernel : kernels()) {
        if (!kernel->supported()) continue;
        Rng rng(seed);
        const auto lanes = static_cast<std::size_t>(kernel->lane_count);
        std::size_t met = 0;
        for (const LaneOperation& operation : operations_of (*kernel)()) {
            const std::string name(operation.name);
            if (name != "moved") {
                ASSERT_TRUE(meanings.contains(name)) << name;
            }
            ++met;
            for (int trial = 0; trial < 2000; ++trial) {
                Lanes a(lanes), b(lanes), c(lanes), expected(lanes), got(lanes);
                for (std::size_t i = 0; i < lanes; ++i) {
                    int x = random_set(rng), y = rng.below(4) == 0 ? x : random_set(rng), z = random_set(rng);
                    make_legal(name, x, y, z);
                    a[i] = static_cast<Lane>(x), b[i] = static_cast<Lane>(y), c[i] = static_cast<Lane>(z);
                    if (name != "moved") expected[i] = static_cast<Lane>(meanings.at(name)(x, y, z));
                }
                if (name == "moved") expected = move(a, b, c);
                operation.apply(a.data(), b.data(), c.data(), got.data());
                ASSERT_EQ(got, expected) << kernel->name << ' ' << name;
            }
        }
        EXPECT_EQ(met, meanings.size() + 1) << kernel->name;
    }
}

}  // namespace
}  // namespace nonet
