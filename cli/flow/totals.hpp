#pragma once
// The output of --stats.

#include <array>
#include <string_view>

#include "frame/streams.hpp"
#include "nonet/more/engines.hpp"
#include "nonet/solve.hpp"

namespace nonet::cli {

struct RunOutcome;

// The statuses in the order in which they are printed.
inline constexpr std::array all_statuses{Status::unique, Status::solved, Status::multiple, Status::none,
                                         Status::budget, Status::stuck,  Status::invalid};

struct Totals {
    std::array<std::uint64_t, all_statuses.size()> puzzles{};  // by status
    Counters counters;

    void count(Status status) { ++puzzles[static_cast<std::size_t>(status)]; }
    void count(Status status, const Counters& more);
    Totals& operator+=(const Totals& other);
};

// Prints the totals on standard error, as words or as one JSON object. Without an engine's name the counters are left
// out.
void print_totals(Streams& io, bool json, std::string_view engine, const Totals& totals,
                  const RunOutcome& outcome);

}  // namespace nonet::cli
