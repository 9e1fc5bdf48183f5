#include "kernels/cpu.hpp"

#if defined(__x86_64__)

#include <cpuid.h>

#include <algorithm>
#include <array>
#include <cstdint>

namespace nonet {
namespace {

// Registers that the system must save: bits of XCR0.
constexpr std::uint32_t sse = 0, avx = 0x06;
#if defined(__APPLE__)
constexpr std::uint32_t avx512 = avx;  // macOS saves the larger registers from their first use on
#else
constexpr std::uint32_t avx512 = 0xe6;
#endif

// Where CPUID reports a name.
struct Place {
    std::string_view name;
    std::uint32_t leaf;
    char where;  // register b or c
    int bit;
    std::uint32_t saved;
};

constexpr std::uint32_t extended = 0x8000'0001;
constexpr std::array places{
    Place{"ssse3", 1, 'c', 9, sse},
    Place{"sse4.1", 1, 'c', 19, sse},
    Place{"popcnt", 1, 'c', 23, sse},
    Place{"lzcnt", extended, 'c', 5, sse},
    Place{"bmi", 7, 'b', 3, sse},
    Place{"bmi2", 7, 'b', 8, sse},
    Place{"avx2", 7, 'b', 5, avx},
    Place{"avx512f", 7, 'b', 16, avx512},
    Place{"avx512dq", 7, 'b', 17, avx512},
    Place{"avx512bw", 7, 'b', 30, avx512},
    Place{"avx512vl", 7, 'b', 31, avx512},
    Place{"avx512vbmi", 7, 'c', 1, avx512},
    Place{"avx512vbmi2", 7, 'c', 6, avx512},
    Place{"avx512bitalg", 7, 'c', 12, avx512},
};

struct Registers {
    std::uint32_t a = 0, b = 0, c = 0, d = 0;
};

Registers cpuid(std::uint32_t leaf) {
    Registers read;
    __get_cpuid_count(leaf, 0, &read.a, &read.b, &read.c,
                      &read.d);  // leaves them as they are if there is no such leaf
    return read;
}

// XCR0, or 0 without the instruction that reads it.
std::uint32_t saved_registers(const Registers& basic) {
    constexpr int osxsave = 27;
    if (!(basic.c >> osxsave & 1)) return 0;
    std::uint32_t low, high;
    __asm__("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    return low;
}

// Which of `places` this machine has. CPUID can take microseconds in a virtual machine, so each leaf is read once.
std::array<bool, places.size()> look() {
    const Registers basic = cpuid(1), structured = cpuid(7), more = cpuid(extended);
    const std::uint32_t saved = saved_registers(basic);
    std::array<bool, places.size()> found{};
    for (std::size_t i = 0; i < places.size(); ++i) {
        const Place& place = places[i];
        const Registers& read = place.leaf == 1 ? basic : place.leaf == 7 ? structured : more;
        const std::uint32_t word = place.where == 'b' ? read.b : read.c;
        found[i] = (word >> place.bit & 1) && (saved & place.saved) == place.saved;
    }
    return found;
}

}  // namespace

bool cpu_has(std::string_view instructions) noexcept {
    static const auto found = look();
    const auto at =
        static_cast<std::size_t>(std::ranges::find(places, instructions, &Place::name) - places.begin());
    return at < places.size() && found[at];
}

}  // namespace nonet

#endif
