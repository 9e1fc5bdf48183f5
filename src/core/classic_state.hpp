#pragma once
// A state of the classic board without memory of its own, for code that makes and compares many.

#include <algorithm>

#include "nonet/explain.hpp"
#include "nonet/puzzle.hpp"

namespace nonet {

struct ClassicState {
    Grid values;
    Candidates marks{};

    ClassicState() = default;
    ClassicState(const Grid& its_values, const Candidates& its_marks)
        : values(its_values), marks(its_marks) {}

    // state   of the classic board
    explicit ClassicState(const State& state) {
        std::ranges::copy(state.values, values.values.begin());
        std::ranges::transform(state.marks, marks.begin(),
                               [](BoardDigitSet digits) { return DigitSet(digits); });
    }
};

inline State state_of(const Grid& values, const Candidates& marks) {
    return {.values = {values.values.begin(), values.values.end()}, .marks = {marks.begin(), marks.end()}};
}

}  // namespace nonet
