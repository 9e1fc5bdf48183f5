// explain(), hint() and all_steps() for any board.

#include "nonet/explain.hpp"

#include <algorithm>

#include "core/pace.hpp"
#include "explain/dead_end.hpp"
#include "explain/game.hpp"
#include "explain/walk.hpp"
#include "explain/wrong_values.hpp"

namespace nonet {
namespace {

// From dynamic chains on, one technique of the classic board finds most of the possible steps, in thousands of ways.
constexpr double first_net = 8.5;

// Returns the candidates that are in some solution; nullopt if the limits are too low to tell.
std::optional<std::vector<BoardDigitSet>> possible_in(const Puzzle& puzzle, const Limits& limits) {
    TrueCandidates all = true_candidates(puzzle, limits);
    return all.stop == Stop::finished ? std::optional(std::move(all.digits)) : std::nullopt;
}

template <class Game>
Path explain_on(const typename Game::Puzzle& puzzle, const Limits& limits, const ExplainOptions& options) {
    const Budget begun(limits);
    const Game game(puzzle, half_of(begun.left()));
    auto position = game.start_of(puzzle);
    Path path{.board = Game::geometry_of(puzzle), .status = game.answer.status, .start = state_of(position)};
    const Grid* givens = nullptr;
    if constexpr (Game::is_nine) {
        path.scale = rating_scale;
        givens = &puzzle.givens;
    }
    if (options.on_progress) options.on_progress(path);
    Budget budget(begun.left());
    // No step rules out any of several solutions, and searching for one when everything is open takes hours.
    const auto possible = path.status == Status::multiple ? possible_in(puzzle, budget.left()) : std::nullopt;
    path.ending = walk(
        position, game.request(budget, givens), game.is_unique(),
        [&](const auto&, const Technique&, Step& step) {
            path.steps.push_back(std::move(step));
            if (options.on_progress) options.on_progress(path);
            return &path.steps.back();
        },
        options.techniques.list.value_or(Game::order()), possible ? &*possible : nullptr, options.most_steps,
        options.techniques.entries);
    path.end = state_of(position);
    if (path.ending == Ending::clash) path.dead_end = find_dead_end(game.board, path.end);
    return path;
}

// Compares the values with the only solution of the givens, which shows every wrong one.
template <class Game>
void compare(std::span<const std::uint8_t> values, std::span<const std::uint8_t> givens, const Limits& limits,
             Hint& hint) {
    const Game game(Game::puzzle_of(hint.board, givens), limits);
    if (!game.is_unique()) return;
    for (std::size_t cell = 0; cell < values.size(); ++cell)
        if (values[cell] != 0 && values[cell] != game.answer.first[static_cast<Cell>(cell)])
            hint.wrong_values.push_back(static_cast<Cell>(cell));
    hint.wrong_count = static_cast<int>(hint.wrong_values.size());
}

template <class Game>
Hint hint_on(typename Game::Puzzle puzzle, const Limits& limits, std::span<const std::uint8_t> givens,
             const TechniqueChoice& techniques) {
    const Budget begun(limits);
    const auto values = Game::values_of(puzzle);
    for (std::size_t cell = 0; cell < givens.size(); ++cell)
        if (values[cell] == 0) values[cell] = givens[cell];
    Hint hint{.board = Game::geometry_of(puzzle)};
    if (!givens.empty()) compare<Game>(values, givens, half_of(begun.left()), hint);
    const Game game(Game::puzzle_of(hint.board, values), begun.left());
    auto position = game.start_of(puzzle);
    hint.status = game.answer.status;
    hint.state = state_of(position);
    if constexpr (Game::is_nine)
        if (hint.wrong_values.empty() && hint.status == Status::none)
            find_wrong_values(puzzle.givens, begun.left(), hint);
    if (!game.is_unique() || !hint.wrong_values.empty()) return hint;
    for (Cell cell = 0; cell < game.board.cell_count(); ++cell) {
        const auto digit = static_cast<Digit>(game.answer.first[cell] - 1);
        if (hint.state.values[cell] == 0 && !hint.state.marks[cell].contains(digit))
            hint.wrong.push_back({cell, BoardDigitSet::of(digit)});
    }
    if (!hint.wrong.empty()) return hint;
    Budget budget(begun.left());
    Grid given;
    if constexpr (Game::is_nine) std::ranges::copy(givens, given.values.begin());
    hint.ending = walk(
        position, game.request(budget, givens.empty() ? nullptr : &given), true,
        [&](const auto&, const Technique&, Step& step) {
            hint.step = std::move(step);
            return nullptr;
        },
        techniques.list.value_or(Game::order()), nullptr, every_step, techniques.entries);
    return hint;
}

// Calls `visit` with the techniques to list, each with the difficulty of its steps, or 0 if they keep their own.  The limits
// of a scale on the length of chains are ignored: each technique is used once, with its first entry.
void for_each(const TechniqueChoice& choice, std::span<const Technique* const> otherwise,
              FunctionRef<void(const Technique&, double)> visit) {
    if (choice.entries.empty()) {
        for (const Technique* technique : choice.list.value_or(otherwise)) visit(*technique, 0);
        return;
    }
    for (const ScaleEntry& entry : choice.entries) {
        const auto first = std::ranges::find(choice.entries, entry.found_by, &ScaleEntry::found_by);
        if (entry.found_by != nullptr && &*first == &entry) visit(*entry.found_by, entry.difficulty);
    }
}

template <class Game, class Board>
std::vector<Step> all_steps_on(const Board& board, const State& state, Status status, const Limits& limits,
                               const TechniqueChoice& choice) {
    std::vector<Step> steps;
    Budget budget(limits);
    const auto position = position_of(board, state);
    if constexpr (Game::is_nine)
        if (status == Status::multiple) {
            ClassicPuzzle puzzle{.givens = position.values(), .marks = position.candidates()};
            for (int cell = 0; cell < cell_count; ++cell)
                if (const int value = puzzle.givens[cell]; value != 0)
                    (*puzzle.marks)[cell] = DigitSet::of(static_cast<Digit>(value - 1));
            const auto possible = possible_in(puzzle, budget.left());
            if (possible && has_only(position, *possible)) return steps;
        }
    for_each(choice, Game::is_nine ? techniques() : board_order(),
             [&](const Technique& technique, double difficulty) {
                 if (technique.assumes_unique && status != Status::unique) return;
                 if (budget.spend()) return;
                 if (Game::is_nine && technique.ratings.se >= first_net && !steps.empty()) return;
                 const std::size_t before = steps.size();
                 find_steps(technique, position, {.keep = Keep::all, .budget = &budget}, steps);
                 if (difficulty == 0) return;
                 for (std::size_t i = before; i < steps.size(); ++i) steps[i].rating = difficulty;
             });
    return steps;
}

}  // namespace

std::string_view name_of(Ending ending) noexcept {
    switch (ending) {
        case Ending::solved: return "solved";
        case Ending::stuck: return "stuck";
        case Ending::budget: return "budget";
        case Ending::clash: return "clash";
    }
    return "unknown";
}

State start_of(const Puzzle& puzzle) {
    if (puzzle.classic()) return state_of(Position(*puzzle.classic()));
    const Wide board(puzzle.geometry());
    return state_of(WidePosition(board, *puzzle.board_puzzle()));
}

void apply(State& state, const Step& step, const Geometry& board) {
    if (board == Geometry::classic()) return apply_on(Nine(), state, step);
    apply_on(Wide(board), state, step);
}

Path explain(const Puzzle& puzzle, const Limits& limits) { return explain(puzzle, limits, {}); }

Path explain(const Puzzle& puzzle, const Limits& limits, const ExplainOptions& options) {
    return puzzle.classic() ? explain_on<NineGame>(*puzzle.classic(), limits, options)
                            : explain_on<WideGame>(*puzzle.board_puzzle(), limits, options);
}

Hint hint(const Puzzle& puzzle, const Limits& limits, std::span<const std::uint8_t> givens) {
    return hint(puzzle, limits, givens, TechniqueChoice());
}

Hint hint(const Puzzle& puzzle, const Limits& limits, std::span<const std::uint8_t> givens,
          const TechniqueChoice& techniques) {
    return puzzle.classic() ? hint_on<NineGame>(*puzzle.classic(), limits, givens, techniques)
                            : hint_on<WideGame>(*puzzle.board_puzzle(), limits, givens, techniques);
}

std::vector<Step> all_steps(const State& state, Status status, const Limits& limits) {
    return all_steps(state, status, limits, TechniqueChoice());
}

std::vector<Step> all_steps(const State& state, Status status, const Limits& limits,
                            const TechniqueChoice& techniques, const Geometry& board) {
    if (board == Geometry::classic())
        return all_steps_on<NineGame>(Nine(), state, status, limits, techniques);
    return all_steps_on<WideGame>(Wide(board), state, status, limits, techniques);
}

}  // namespace nonet
