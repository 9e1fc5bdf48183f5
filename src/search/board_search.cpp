#include "search/board_search.hpp"

#include <algorithm>

namespace nonet {

covers::Result BoardSearch::run(Values values, Marks marks, std::uint64_t solutions, OnSolution on_solution,
                                std::uint64_t patience) {
    if (budget_.look()) return {budget_.why(), 0, {}};
    const bool has_nodes = budget_.nodes_allowed() != 0;
    if (has_nodes && budget_.nodes() >= budget_.nodes_allowed()) {
        budget_.stop(Stop::budget);
        return {Stop::budget, 0, {}};
    }
    Limits left = budget_.left();
    left.solutions = solutions;
    const bool patience_ends_first = patience != 0 && (!has_nodes || patience < left.nodes);
    if (patience_ends_first) left.nodes = patience;
    const covers::Result result = solver_.run(values, marks, left, on_solution);
    budget_.add_nodes(result.counters.nodes);
    const bool out_of_patience = patience_ends_first && !budget_.look();
    if (result.stop == Stop::cancelled || (result.stop == Stop::budget && !out_of_patience))
        budget_.stop(result.stop);
    return result;
}

bool BoardSearch::can_drop(Values values, Marks marks, Cell cell, std::uint64_t patience) {
    const int digits = solver_.digit_count();
    rest_.assign(values.begin(), values.end());
    rest_[cell] = 0;
    if (marks.empty())
        rest_marks_.assign(values.size(), BoardDigitSet::below(digits));
    else
        rest_marks_.assign(marks.begin(), marks.end());
    rest_marks_[cell] =
        BoardDigitSet::below(digits) - BoardDigitSet::of(static_cast<Digit>(values[cell] - 1));
    return run(rest_, rest_marks_, 1, {}, patience).stop == Stop::finished;
}

std::vector<BoardDigitSet> list_of_marks(const Geometry& geometry, Marks marks) {
    if (!marks.empty()) return {marks.begin(), marks.end()};
    return std::vector(static_cast<std::size_t>(geometry.cell_count()),
                       BoardDigitSet::below(geometry.digit_count()));
}

ClassicPuzzle classic_puzzle(Values values, Marks marks) {
    ClassicPuzzle puzzle;
    std::ranges::copy(values, puzzle.givens.values.begin());
    if (!marks.empty())
        std::ranges::transform(marks, puzzle.marks.emplace().begin(),
                               [](BoardDigitSet digits) { return DigitSet(digits); });
    return puzzle;
}

}  // namespace nonet
