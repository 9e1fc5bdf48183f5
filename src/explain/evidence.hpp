#pragma once
// A small exact search over the cells and houses that a step shows: can a candidate be true, or false, at all?

#include <optional>
#include <type_traits>
#include <vector>

#include "core/nine.hpp"
#include "core/wide.hpp"
#include "nonet/board_explain.hpp"
#include "nonet/explain.hpp"

namespace nonet {

// The state of a board.
template <class Board>
using StateOf = std::conditional_t<std::is_same_v<Board, Nine>, State, WideState>;

template <class Board>
class BasicEvidence {
 public:
    using Marks = decltype(StateOf<Board>::marks);

    BasicEvidence(const Board& board, const StateOf<Board>& state) : board_(board), state_(state) {}

    // The cell holds one of its marks.
    void add_cell(Cell cell);
    // The digit stands somewhere in the house, if it has to.
    void add_house(House house, Digit digit);
    // One of these is true.
    void add_choice(std::vector<Candidate> choice) { demands_.push_back(std::move(choice)); }

    // Whether supposing the candidate true, or false, leaves some demand without a candidate, whatever is tried.
    bool refutes(Candidate candidate, bool on) const;
    // Whether that is so without all of these.
    bool needs(const std::vector<Candidate>& candidates) const;

 private:
    bool refuted(const Marks& marks, const std::vector<Candidate>& chosen) const;
    void suppose(Marks& marks, std::vector<Candidate>& chosen, Candidate candidate) const;

    const Board& board_;
    const StateOf<Board>& state_;
    std::vector<std::vector<Candidate>> demands_;
};
extern template class BasicEvidence<Nine>;
extern template class BasicEvidence<Wide>;

// Which candidate nothing that the step shows places or removes; nullopt: all follow.
struct Unproved {
    Candidate candidate;
    bool placed = false;
};
template <class Board>
std::optional<Unproved> unproved_by_pattern(const Board& board, const StateOf<Board>& state,
                                            const Step& step);

// The same of a step whose only chain is a line: the cells and houses of its strong links leave nothing else.
std::optional<Unproved> unproved_by_links(const State& state, const Step& step);

// Whether the digits that an exhibit shows cannot stand in all of its houses without one of these candidates.
template <class Board>
bool houses_need(const Board& board, const StateOf<Board>& state, const Exhibit& shown,
                 const std::vector<Candidate>& candidates);

}  // namespace nonet
