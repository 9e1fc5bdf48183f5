#pragma once
// Measuring on a machine that others use too: the contenders take turns at each piece of the work, again and again,
// and of each piece the least time counts, and the median.

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

namespace nonet::cli {

struct Seconds {
    double cpu = 0;   // of all threads
    double wall = 0;  // on the clock
};

struct Contender {
    std::string name;
    std::function<Seconds(std::size_t begin, std::size_t end)> run;  // works on these puzzles
    bool whole = false;                                              // only ever on all of them at once
    std::vector<std::vector<Seconds>> pieces;                        // per piece, the time of each repetition
};

// What `work` takes in this process.
Seconds seconds_of(const std::function<void()>& work);

// How many puzzles make a piece of some three milliseconds, when all `size` take `seconds`.
std::size_t piece_size(std::size_t size, double seconds);

// Runs all contenders on all puzzles, `repeat` times; returns early when work is cancelled.
void measure(std::span<Contender> contenders, std::size_t size, std::size_t piece, std::uint64_t repeat,
             const std::atomic<bool>& cancel);

// Sums over the pieces.
struct Timing {
    double least = 0, median = 0;  // of cpu
    double wall = 0;               // the median
};
Timing timing_of(const Contender& contender);

}  // namespace nonet::cli
