// Explains why a candidate cannot be true: supposes it, walks on, and drops the steps that the contradiction does not need.

#include <algorithm>
#include <iterator>

#include "core/pace.hpp"
#include "explain/dead_end.hpp"
#include "explain/game.hpp"
#include "explain/prune.hpp"
#include "explain/walk.hpp"

namespace nonet {
namespace {

Digit digit_of(int value) { return static_cast<Digit>(value - 1); }
// Whether a value of one cell excludes a candidate of another.
bool excludes(const Nine& board, Cell from, int value, Candidate candidate) {
    return digit_of(value) == candidate.digit && board.sees(from, candidate.cell);
}
bool excludes(const Wide& board, Cell from, int value, Candidate candidate) {
    return board.barred(from, digit_of(value), candidate.cell).contains(candidate.digit);
}

// Returns the cell of a value that obviously rules out the candidate: its own cell, or another one.
template <class Board>
std::optional<Cell> ruled_out_by(const Board& board, const State& state, Candidate candidate) {
    const int own = state.values[candidate.cell];
    if (own != 0) return own == candidate.digit + 1 ? std::nullopt : std::optional(candidate.cell);
    for (Cell other = 0; other < board.cell_count(); ++other)
        if (const int value = state.values[other]; value != 0 && excludes(board, other, value, candidate))
            return other;
    return std::nullopt;
}

// Follows the steps of techniques up to this hardness; returns whether they lead to a dead end.
template <class Game>
bool follow(const Game& game, double hardest, const TechniqueChoice& choice, Budget& budget,
            Contradiction& clash) {
    const auto is_easy = [&](const Technique* one) { return one && Game::hardness(*one) <= hardest; };
    std::vector<ScaleEntry> entries;
    std::vector<const Technique*> list;
    std::ranges::copy_if(choice.entries, std::back_inserter(entries), is_easy, &ScaleEntry::found_by);
    if (choice.entries.empty())
        std::ranges::copy_if(choice.list.value_or(Game::order()), std::back_inserter(list), is_easy);
    auto position = position_of(game.board, clash.start);
    clash.steps.clear();
    const Ending ending = walk(
        position, {.keep = Keep::first, .budget = &budget}, false,
        [&](const auto&, const Technique&, Step& step) {
            clash.steps.push_back(std::move(step));
            return &clash.steps.back();
        },
        list, nullptr, every_step, entries);
    return ending == Ending::clash ||
           (ending == Ending::solved && find_dead_end(game.board, state_of(position)).has_value());
}

template <class Game>
Contradiction why_not_on(const typename Game::Puzzle& puzzle, Candidate candidate, const Limits& limits,
                         const TechniqueChoice& techniques) {
    const Budget begun(limits);
    const Game game(puzzle, half_of(begun.left()));
    Contradiction clash{.board = Game::geometry_of(puzzle),
                        .status = game.answer.status,
                        .start = state_of(game.start_of(puzzle))};
    clash.right = game.is_unique() && game.answer.first[candidate.cell] == candidate.digit + 1;
    if (clash.right) return clash;
    clash.value = ruled_out_by(game.board, clash.start, candidate);
    clash.found = clash.value.has_value();
    if (clash.found || !clash.start.marks[candidate.cell].contains(candidate.digit)) return clash;
    apply_on(game.board, clash.start, Step{.place = {candidate}});
    Budget budget(begun.left());
    for (double hardest : Game::hardest) {
        clash.found = follow(game, hardest, techniques, budget, clash);
        if (clash.found || budget.stopped()) break;
    }
    if (!clash.found) {
        clash.steps.clear();
        return clash;
    }
    prune(game.board, clash.start, Goal::dead_end, clash.steps, budget);
    State end = clash.start;
    for (const Step& step : clash.steps) apply_on(game.board, end, step);
    clash.dead_end = find_dead_end(game.board, end);
    return clash;
}

}  // namespace

Contradiction why_not(const Puzzle& puzzle, Candidate candidate, const Limits& limits) {
    return why_not(puzzle, candidate, limits, TechniqueChoice());
}

Contradiction why_not(const Puzzle& puzzle, Candidate candidate, const Limits& limits,
                      const TechniqueChoice& techniques) {
    return puzzle.classic() ? why_not_on<NineGame>(*puzzle.classic(), candidate, limits, techniques)
                            : why_not_on<WideGame>(*puzzle.board_puzzle(), candidate, limits, techniques);
}

}  // namespace nonet
