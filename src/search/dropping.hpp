#pragma once
// Finds the givens of a proper puzzle that can each be dropped alone.

#include <vector>

#include "nonet/batch.hpp"
#include "nonet/function_ref.hpp"
#include "nonet/puzzle.hpp"
#include "search/shared_limits.hpp"

namespace nonet {

// A given can be dropped if no other digit in its place leads to a solution. The lanes of the kernel answer this for all
// givens at once, and for several puzzles together.
class Dropping {
 public:
    static constexpr std::size_t enough = 512;  // enough questions to keep the lanes busy

    void add(const ClassicPuzzle& puzzle, std::size_t number);             // about each given
    void add(const ClassicPuzzle& puzzle, std::size_t number, Cell cell);  // about this one given
    std::size_t size() const { return rests_.size(); }                     // the number of questions

    // Receives, for the puzzle added under `number`, the givens that can be dropped, ascending. The list is complete if
    // `known`; otherwise a question was cut short.
    using Tell = FunctionRef<void(std::size_t number, std::vector<Cell> redundant, bool known)>;

    // Answers the questions about all puzzles added, reports, and forgets them.
    SharedLimits::Spent ask(const Limits& limits, Tell tell);

 private:
    void ask_about(const ClassicPuzzle& puzzle, Cell cell);

    struct Asked {
        std::size_t number, questions;
    };
    std::vector<Asked> asked_;
    std::vector<Grid> rests_;
    std::vector<Candidates> marks_;
    std::vector<Cell> cells_;
    std::vector<Tally> tallies_;
};

}  // namespace nonet
