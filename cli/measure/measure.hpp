#pragma once
// Measures on a machine with other load: the contenders take turns at each piece of the work, repeatedly. For each
// piece the least time and the median count.

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
    double wall = 0;  // elapsed
};

struct Contender {
    std::string name;
    std::function<Seconds(std::size_t begin, std::size_t end)> run;  // works on these puzzles
    bool whole = false;                                              // only works on all of them at once
    std::vector<std::vector<Seconds>> pieces;  // for each piece, the time of each repetition
};

// Returns the time that `work` takes in this process.
Seconds seconds_of(const std::function<void()>& work);

// Returns the number of puzzles for a piece of some three milliseconds, if all `size` take `seconds`.
std::size_t piece_size(std::size_t size, double seconds);

// Runs all contenders on all puzzles, `repeat` times; returns early if work is cancelled.
void measure(std::span<Contender> contenders, std::size_t size, std::size_t piece, std::uint64_t repeat,
             const std::atomic<bool>& cancel);

// Sums over the pieces.
struct Timing {
    double least = 0, median = 0;  // of cpu
    double wall = 0;               // the median
};
Timing timing_of(const Contender& contender);

}  // namespace nonet::cli
