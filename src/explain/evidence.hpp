#pragma once
// A small exact search over the cells and houses that a step shows: whether a candidate can be true, or false, at all.

#include <optional>
#include <type_traits>
#include <vector>

#include "core/classic_state.hpp"
#include "core/nine.hpp"
#include "core/wide.hpp"

namespace nonet {

// The state of a board.
template <class Board>
using StateOf = std::conditional_t<std::is_same_v<Board, Nine>, ClassicState, State>;

template <class Board>
class BasicEvidence {
 public:
    using Marks = decltype(StateOf<Board>::marks);

    BasicEvidence(const Board& board, const StateOf<Board>& state) : board_(board), state_(state) {}

    // Demands that the cell holds one of its marks.
    void add_cell(Cell cell);
    // Demands that the digit is somewhere in the house, if the house must hold it.
    void add_house(House house, Digit digit);
    // Demands that one of these is true.
    void add_choice(std::vector<Candidate> choice) { demands_.push_back(std::move(choice)); }

    // Whether supposing the candidate true, or false, always leaves some demand without a candidate.
    bool refutes(Candidate candidate, bool on) const;
    // Whether the same happens if all of these candidates are false.
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

// The first conclusion that does not follow from the evidence shown; nullopt if all follow.
struct Unproved {
    Candidate candidate;
    bool placed = false;
};
template <class Board>
std::optional<Unproved> unproved_by_pattern(const Board& board, const StateOf<Board>& state,
                                            const Step& step);

// The same for a step whose only chain is a line: uses the cells and houses of its strong links.
std::optional<Unproved> unproved_by_links(const ClassicState& state, const Step& step);

// Whether the digits that an exhibit shows cannot be placed in all of its houses without one of these candidates.
template <class Board>
bool houses_need(const Board& board, const StateOf<Board>& state, const Exhibit& shown,
                 const std::vector<Candidate>& candidates);

}  // namespace nonet
