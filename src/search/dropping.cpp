#include "search/dropping.hpp"

namespace nonet {

void Dropping::add(const ClassicPuzzle& puzzle, std::size_t number) {
    const std::size_t before = rests_.size();
    for (int cell = 0; cell < cell_count; ++cell)
        if (puzzle.givens[cell] != 0) ask_about(puzzle, static_cast<Cell>(cell));
    asked_.push_back({number, rests_.size() - before});
}

void Dropping::add(const ClassicPuzzle& puzzle, std::size_t number, Cell cell) {
    ask_about(puzzle, cell);
    asked_.push_back({number, 1});
}

void Dropping::ask_about(const ClassicPuzzle& puzzle, Cell cell) {
    const auto value = puzzle.givens[cell];
    rests_.push_back(puzzle.givens);
    rests_.back()[cell] = 0;
    if (puzzle.marks)
        marks_.push_back(*puzzle.marks);
    else
        marks_.emplace_back().fill(DigitSet::all());
    marks_.back()[cell] = ~DigitSet::of(static_cast<Digit>(value - 1));
    cells_.push_back(cell);
}

SharedLimits::Spent Dropping::ask(const Limits& limits, Tell tell) {
    Limits one = limits;
    one.solutions = 1;
    tallies_.resize(rests_.size());
    solve_batch({.grids = rests_, .marks = marks_, .tallies = tallies_, .first = {}, .second = {}}, one);
    SharedLimits::Spent spent;
    std::size_t i = 0;
    for (const Asked& asked : asked_) {
        std::vector<Cell> redundant;
        bool known = true;
        for (const std::size_t end = i + asked.questions; i < end; ++i) {
            const Tally& tally = tallies_[i];
            spent.nodes += tally.nodes;
            if (tally.solutions != 0) continue;
            if (tally.stop == Stop::finished)
                redundant.push_back(cells_[i]);
            else
                known = false, spent.stop = tally.stop;
        }
        tell(asked.number, std::move(redundant), known);
    }
    asked_.clear(), rests_.clear(), marks_.clear(), cells_.clear();
    return spent;
}

}  // namespace nonet
