#pragma once
// How long a search may run. Every search of the library takes Limits, so nothing hangs.

#include <atomic>
#include <chrono>
#include <cstdint>
#include <string_view>

namespace nonet {

struct Limits {
    std::uint64_t solutions = 2;                // stop once this many are found; 0: find them all
    std::uint64_t nodes = 0;                    // positions visited; 0: no limit
    std::chrono::nanoseconds time{0};           // from the start of the call; 0: no limit
    const std::atomic<bool>* cancel = nullptr;  // set it from a thread or a signal handler to stop the search
};

// Why a search ended.
enum class Stop : std::uint8_t {
    finished,   // the whole tree was searched
    solutions,  // the requested number of solutions was found
    budget,     // nodes or time were spent
    cancelled,
    stuck,  // the engine can conclude nothing more: only incomplete engines end this way
};

// "finished", "solutions", "budget", "cancelled", "stuck".
[[nodiscard]] std::string_view name_of(Stop stop) noexcept;

// The same three counters for every engine, so that engines can be compared and plotted.
//
// A placed digit is one that the engine chose; digits that follow by propagation are not counted. Engines that know which
// digits fit before they try count only those as tries, so for them nodes = digit_tries + 1.
struct Counters {
    std::uint64_t digit_tries = 0;  // one test of one digit in one empty cell
    std::uint64_t backtracks = 0;   // one placed digit taken back
    std::uint64_t nodes = 0;        // one position visited: the root, and one more for each placed digit
    friend bool operator==(const Counters&, const Counters&) = default;
    constexpr Counters& operator+=(const Counters& more) {
        digit_tries += more.digit_tries;
        backtracks += more.backtracks;
        nodes += more.nodes;
        return *this;
    }
};

}  // namespace nonet
