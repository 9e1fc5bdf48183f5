#pragma once
// A small exact search over the cells and houses that a step shows: can a candidate be true, or false, at all?

#include <optional>
#include <vector>

#include "nonet/explain.hpp"

namespace nonet {

class Evidence {
 public:
    explicit Evidence(const State& state) : state_(state) {}

    // The cell holds one of its marks.
    void add_cell(Cell cell);
    // The digit stands somewhere in the house.
    void add_house(House house, Digit digit);
    // One of these is true.
    void add_choice(std::vector<Candidate> choice) { demands_.push_back(std::move(choice)); }

    // Whether supposing the candidate true, or false, leaves some demand without a candidate, whatever is tried.
    bool refutes(Candidate candidate, bool on) const;

 private:
    bool refuted(const Candidates& marks, const std::vector<Candidate>& chosen) const;

    const State& state_;
    std::vector<std::vector<Candidate>> demands_;
};

}  // namespace nonet
