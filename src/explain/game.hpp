#pragma once
// What explaining needs to know of a board: one class for the classic board and one for the others, with the same names.
//
//   Puzzle, Board     the types of the board
//   answer            of the puzzle; which must be its only one for steps that assume one
//   order()           the techniques in the order of trial, if none are chosen
//   hardness(), hardest   for looking with easier techniques first: a number for each technique, and the bounds to try

#include <array>
#include <optional>
#include <span>

#include "core/classic_state.hpp"
#include "core/nine.hpp"
#include "core/wide.hpp"
#include "nonet/more/techniques.hpp"
#include "nonet/solve.hpp"
#include "search/decide.hpp"
#include "techniques/technique.hpp"

namespace nonet {

inline State state_of(const Position& position) { return state_of(position.values(), position.candidates()); }
inline State state_of(const WidePosition& position) { return {position.values(), position.candidates()}; }

inline Position position_of(const Nine&, const State& state) {
    const ClassicState classic(state);
    return Position(classic.values, classic.marks);
}
inline WidePosition position_of(const Wide& board, const State& state) {
    return WidePosition(board, state.values, state.marks);
}

// Applies a step, for callers that already have the Wide of a board.
template <class Board>
void apply_on(const Board& board, State& state, const Step& step) {
    auto position = position_of(board, state);
    apply_step(position, step);
    state = state_of(position);
}

struct NineGame {
    using Puzzle = ClassicPuzzle;
    static constexpr bool is_nine = true;

    Nine board;
    ClassicAnswer answer;

    NineGame(const Puzzle& puzzle, const Limits& limits) : answer(decide(puzzle, limits)) {}
    static Puzzle puzzle_of(const Geometry&, std::span<const std::uint8_t> values) {
        Puzzle puzzle;
        std::ranges::copy(values, puzzle.givens.values.begin());
        return puzzle;
    }
    static std::span<std::uint8_t> values_of(Puzzle& puzzle) { return puzzle.givens.values; }
    static Geometry geometry_of(const Puzzle&) { return Geometry::classic(); }
    static std::span<const Technique* const> order() { return se_order(); }
    static double hardness(const Technique& technique) {
        return technique.ratings.se == 0 ? hardest.back() : technique.ratings.se;
    }
    // Singles alone, then with common techniques, then with all of them; those without a rating come last.
    static constexpr std::array hardest{2.3, 2.8, 3.6, 4.4, 20.0};

    bool is_unique() const { return answer.status == Status::unique; }
    Position start_of(const Puzzle& puzzle) const { return Position(puzzle); }
    Request request(Budget& budget, const Grid* givens) const {
        Request asked{.keep = Keep::first, .budget = &budget, .givens = givens};
        if (is_unique()) asked.solution = answer.first.values;
        return asked;
    }
};

struct WideGame {
    using Puzzle = BoardPuzzle;
    static constexpr bool is_nine = false;

    Wide board;
    Answer answer;

    WideGame(const Puzzle& puzzle, Limits limits) : board(puzzle.geometry) {
        limits.solutions = 2;
        answer = solve(puzzle, limits);
    }
    static Puzzle puzzle_of(const Geometry& geometry, std::span<const std::uint8_t> values) {
        return {geometry, {values.begin(), values.end()}, {}};
    }
    static std::span<std::uint8_t> values_of(Puzzle& puzzle) { return puzzle.values; }
    static Geometry geometry_of(const Puzzle& puzzle) { return puzzle.geometry; }
    static std::span<const Technique* const> order() { return board_order(); }
    static double hardness(const Technique& technique) {
        return static_cast<double>(level_of(technique).value_or(Level::hard));
    }
    static constexpr std::array hardest{double(Level::easy), double(Level::medium), double(Level::hard),
                                        double(Level::expert)};

    bool is_unique() const { return answer.status == Status::unique; }
    WidePosition start_of(const Puzzle& puzzle) const { return WidePosition(board, puzzle); }
    Request request(Budget& budget, const Grid*) const {
        Request asked{.keep = Keep::first, .budget = &budget};
        if (is_unique()) asked.solution = answer.first;
        return asked;
    }
};

}  // namespace nonet
