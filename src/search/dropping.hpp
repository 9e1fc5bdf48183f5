#pragma once
// Which givens of a proper puzzle can be dropped, each alone?

#include <vector>

#include "nonet/batch.hpp"
#include "nonet/function_ref.hpp"
#include "nonet/puzzle.hpp"
#include "search/shared_limits.hpp"

namespace nonet {

// Those in whose place no other digit leads to a solution.  The lanes of the kernel are asked: all givens at once, and
// those of several puzzles together.
class Dropping {
 public:
    static constexpr std::size_t enough = 512;  // questions that keep the lanes busy

    void add(const ClassicPuzzle& puzzle, std::size_t number);             // about each given
    void add(const ClassicPuzzle& puzzle, std::size_t number, Cell cell);  // about this one
    std::size_t size() const { return rests_.size(); }                     // questions

    // The puzzle that was added under `number`: the givens that can be dropped, ascending.  They are all of them if
    // `known`; otherwise a question was cut short.
    using Tell = FunctionRef<void(std::size_t number, std::vector<Cell> redundant, bool known)>;

    // Asks about all puzzles added, tells, and forgets them.
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
