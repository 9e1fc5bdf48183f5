#pragma once
// One list of CPU features for each kernel file:
//
//     #define NONET_FEATURES(feature) feature(avx2) feature(bmi) feature(bmi2)
//     NONET_TARGET_BEGIN(NONET_FEATURES)             the code from here ...
//     NONET_TARGET_END                               ... to here is compiled for a CPU with all of them
//     NONET_TARGET_SUPPORTED(NONET_FEATURES)         whether the current CPU has all of them
//
// No whole file is compiled with -mavx2: a shared inline function of a header could then be linked in its AVX2 form and
// run on a machine without it. Include every header before the region, and keep everything inside it in an unnamed
// namespace. The check for the features is outside the region, whose code may already need them.

#include "kernels/cpu.hpp"

#define NONET_PRAGMA(text) _Pragma(#text)
// Adjacent strings are joined: "sse2,avx2,bmi". Every x86-64 CPU has SSE2.
#define NONET_FEATURE_OF_TARGET(name) "," #name
#define NONET_FEATURE_OF_CPU(name) &&cpu_has(#name)

#define NONET_TARGET_BEGIN(features) NONET_TARGET_PUSH("sse2" features(NONET_FEATURE_OF_TARGET))
#define NONET_TARGET_SUPPORTED(features) (true features(NONET_FEATURE_OF_CPU))

#if defined(__clang__)
#define NONET_TARGET_PUSH(list) \
    NONET_PRAGMA(clang attribute push(__attribute__((target(list))), apply_to = function))
#define NONET_TARGET_END NONET_PRAGMA(clang attribute pop)
#else
#define NONET_TARGET_PUSH(list) NONET_PRAGMA(GCC push_options) NONET_PRAGMA(GCC target(list))
#define NONET_TARGET_END NONET_PRAGMA(GCC pop_options)
#endif
