#pragma once
// What a technique is asked for, and what the rules of all of them are.
//
// A technique reads a position and reports steps; it never changes one.  It reports only steps that change
// something.
//
//   Request::keep   conclusion   the first step in the technique's order, without evidence: what rating needs
//                   first        the same step, with its evidence
//                   all          every step, in the technique's order, with evidence
//
// "First" is the step Sudoku Explainer 1.2.1 would take: where it collects and sorts, `find` sorts too.

#include "core/budget.hpp"
#include "nonet/techniques.hpp"
#include "techniques/position.hpp"

namespace nonet {

enum class Keep : std::uint8_t { conclusion, first, all };

struct Request {
    Keep keep = Keep::first;
    Budget* budget = nullptr;        // spend() now and then in long searches; return at once when it says so
    const Grid* solution = nullptr;  // the puzzle's only solution when it is known: lets searches skip starts
                                     // that cannot conclude anything; never a source of conclusions

    bool one() const { return keep != Keep::all; }
    bool evidence() const { return keep != Keep::conclusion; }
    bool spend() const { return budget != nullptr && budget->spend(); }
    bool stopped() const { return budget != nullptr && budget->stopped(); }
};

// The rating rules of Sudoku Explainer are sums of doubles; 6.6 + 0.1 sorts before 6.5 + 0.1 + 0.1.
// Adds a tenth `times` times, one after the other.
constexpr double with_tenths(double base, int times) {
    double sum = 0;
    for (int i = 0; i < times; ++i) sum += 0.1;
    return base + sum;
}

// Applies a step: removals, then placements.
void apply_step(Position& position, const Step& step);

}  // namespace nonet
