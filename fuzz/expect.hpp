#pragma once
// The assertion of fuzz targets.

#include <cstdio>
#include <cstdlib>

// Ends the process with a message if `condition` does not hold, in every kind of build.
#define FUZZ_EXPECT(condition)                                                             \
    do {                                                                                   \
        if (!(condition)) {                                                                \
            std::fprintf(stderr, "%s:%d: not true: %s\n", __FILE__, __LINE__, #condition); \
            std::abort();                                                                  \
        }                                                                                  \
    } while (false)
