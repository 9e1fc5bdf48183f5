// What the CPU can run, against the compiler's own library.

#include "kernels/cpu.hpp"

#include <gtest/gtest.h>

#if defined(__x86_64__)

namespace nonet {
namespace {

TEST(Cpu, HasWhatTheCompilersLibrarySays) {
    __builtin_cpu_init();
#define EXPECT_SAME(name) EXPECT_EQ(cpu_has(name), __builtin_cpu_supports(name) != 0) << name
    EXPECT_SAME("ssse3");
    EXPECT_SAME("sse4.1");
    EXPECT_SAME("popcnt");
    EXPECT_SAME("lzcnt");
    EXPECT_SAME("bmi");
    EXPECT_SAME("bmi2");
    EXPECT_SAME("avx2");
    EXPECT_SAME("avx512f");
    EXPECT_SAME("avx512dq");
    EXPECT_SAME("avx512bw");
    EXPECT_SAME("avx512vl");
    EXPECT_SAME("avx512vbmi");
    EXPECT_SAME("avx512vbmi2");
    EXPECT_SAME("avx512bitalg");
#undef EXPECT_SAME
    EXPECT_FALSE(cpu_has("avx3"));
}

}  // namespace
}  // namespace nonet

#endif
