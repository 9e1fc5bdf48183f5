#pragma once
// CPU time of the calling thread.

#include <ctime>

namespace nonet::bench {

inline double thread_microseconds() {
    timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return 1e6 * static_cast<double>(now.tv_sec) + 1e-3 * static_cast<double>(now.tv_nsec);
}

}  // namespace nonet::bench
