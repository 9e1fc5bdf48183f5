#pragma once
// Compiles the code between BEGIN and END for one instruction set, whatever the rest of the program is built
// for.
//
// A whole file is not given -mavx2: a shared inline function of a header could then be linked in its AVX2
// form and run on a machine without it.  Include every header before the region, and keep everything inside
// it in an unnamed namespace.

#define NONET_PRAGMA(text) _Pragma(#text)

#if defined(__clang__)
#define NONET_TARGET_BEGIN(list) \
    NONET_PRAGMA(clang attribute push(__attribute__((target(list))), apply_to = function))
#define NONET_TARGET_END NONET_PRAGMA(clang attribute pop)
#else
#define NONET_TARGET_BEGIN(list) NONET_PRAGMA(GCC push_options) NONET_PRAGMA(GCC target(list))
#define NONET_TARGET_END NONET_PRAGMA(GCC pop_options)
#endif
