#pragma once
// Counts the puzzles in the strata of a data set, and gives up a stratum after too many items without a new puzzle.

#include <atomic>
#include <iosfwd>
#include <string>
#include <vector>

#include "dataset/strata.hpp"

namespace nonet::cli {

class Quotas {
 public:
    //   wanted     puzzles for each stratum
    //   patience   the number of successive puzzles without a new one after which a stratum is given up; 0: never
    Quotas(std::vector<Stratum> strata, std::uint64_t wanted, std::uint64_t patience);

    // Called in the order of the items, so that strata end at the same puzzle with any number of threads.
    void keep(std::size_t stratum);                       // a new puzzle: the count for patience restarts
    void tried(std::size_t stratum, std::uint64_t more);  // puzzles, kept or not

    bool is_full(std::size_t stratum) const { return state_[stratum].kept == wanted_; }
    bool is_closed(std::size_t stratum) const { return is_full(stratum) || is_given_up(stratum); }
    bool is_given_up(std::size_t stratum) const;
    std::uint64_t kept(std::size_t stratum) const { return state_[stratum].kept; }
    std::uint64_t wanted() const { return wanted_; }

    // Returns a line for standard error about each incomplete stratum. `why` is the reason if it was not given up.
    std::string shortages(std::string_view why) const;

    // Convert to numbers for a checkpoint, and back.
    std::string saved() const;
    void restore(std::istream& saved);

    // Returns "1,234 of 3,000 kept; 22..23: 17 of 1,000": the total, and the stratum that lacks most. Safe from any
    // thread.
    std::string progress() const;

 private:
    struct State {
        std::uint64_t kept = 0, dry = 0;  // dry: tried since the last one that was kept
    };

    const std::vector<Stratum> strata_;
    const std::uint64_t wanted_, patience_;
    std::vector<State> state_;
    std::vector<std::atomic<std::uint64_t>> shown_;  // copy of `kept` for `progress`
};

}  // namespace nonet::cli
