// explain.cpp, why_not.cpp and rate.cpp for any board.

#include "nonet/board_explain.hpp"

#include <algorithm>
#include <utility>

#include "core/pace.hpp"
#include "explain/board_state.hpp"
#include "explain/dead_end.hpp"
#include "explain/prune.hpp"
#include "explain/walk.hpp"
#include "nonet/rules.hpp"
#include "techniques/technique.hpp"

namespace nonet {
namespace {

// A puzzle's board and answer.
struct Game {
    Wide board;
    WideAnswer answer;

    Game(const WidePuzzle& puzzle, Limits limits) : board(puzzle.geometry) {
        limits.solutions = 2;
        answer = solve(puzzle, limits);
    }
    bool is_unique() const { return answer.status == Status::unique; }
};

// Returns the candidates that are in some solution; nullopt if the limits are too low to tell.
std::optional<std::vector<WideDigitSet>> possible_in(const WidePuzzle& puzzle, const Limits& limits) {
    WideTrueCandidates all = true_candidates(puzzle, limits);
    return all.stop == Stop::finished ? std::optional(std::move(all.digits)) : std::nullopt;
}

}  // namespace

void apply_on(const Wide& board, WideState& state, const Step& step) {
    WidePosition position(board, std::move(state.values), state.marks);
    apply_step(position, step);
    state = state_of(position);
}

void apply(const Geometry& board, WideState& state, const Step& step) { apply_on(Wide(board), state, step); }

WideState start_of(const WidePuzzle& puzzle) {
    const Wide board(puzzle.geometry);
    return state_of(WidePosition(board, puzzle));
}

WidePath explain(const WidePuzzle& puzzle, const Limits& limits, const WideExplainOptions& options) {
    const Budget begun(limits);
    const Game game(puzzle, half_of(begun.left()));
    WidePosition position(game.board, puzzle);
    WidePath path{.status = game.answer.status, .start = state_of(position)};
    if (options.on_progress) options.on_progress(path);
    Budget budget(begun.left());
    const auto possible = path.status == Status::multiple ? possible_in(puzzle, budget.left()) : std::nullopt;
    path.ending = walk(
        position, {.keep = Keep::first, .budget = &budget}, game.is_unique(),
        [&](const WidePosition&, const Technique&, Step& step) {
            path.steps.push_back(std::move(step));
            if (options.on_progress) options.on_progress(path);
            return &path.steps.back();
        },
        options.techniques, possible ? &*possible : nullptr, options.most_steps);
    path.end = state_of(position);
    if (path.ending == Ending::clash) path.dead_end = find_dead_end(game.board, path.end);
    return path;
}

WideHint hint(const WidePuzzle& grid, const Limits& limits, std::span<const std::uint8_t> givens,
              std::span<const Technique* const> techniques) {
    const Budget begun(limits);
    WidePuzzle puzzle = grid;
    WideHint hint;
    if (!givens.empty()) {
        const Game began({puzzle.geometry, {givens.begin(), givens.end()}, {}}, half_of(begun.left()));
        for (std::size_t cell = 0; cell < puzzle.values.size(); ++cell) {
            if (puzzle.values[cell] == 0) puzzle.values[cell] = givens[cell];
            if (began.is_unique() && puzzle.values[cell] != 0 &&
                puzzle.values[cell] != began.answer.first[cell])
                hint.wrong_values.push_back(static_cast<Cell>(cell));
        }
    }
    const Game game({puzzle.geometry, puzzle.values, {}}, begun.left());
    WidePosition position(game.board, puzzle);
    hint.status = game.answer.status;
    hint.state = state_of(position);
    if (!game.is_unique() || !hint.wrong_values.empty()) return hint;
    for (Cell cell = 0; cell < game.board.cell_count(); ++cell) {
        const auto digit = static_cast<Digit>(game.answer.first[cell] - 1);
        if (hint.state.values[cell] == 0 && !hint.state.marks[cell].contains(digit))
            hint.wrong.push_back({cell, WideDigitSet::of(digit)});
    }
    if (!hint.wrong.empty()) return hint;
    Budget budget(begun.left());
    hint.ending = walk(
        position, {.keep = Keep::first, .budget = &budget}, true,
        [&](const WidePosition&, const Technique&, Step& step) {
            hint.step = std::move(step);
            return nullptr;
        },
        techniques);
    return hint;
}

std::vector<Step> all_steps(const Geometry& geometry, const WideState& state, const Limits& limits,
                            std::span<const Technique* const> techniques) {
    Budget budget(limits);
    const Wide board(geometry);
    const WidePosition position(board, state.values, state.marks);
    std::vector<Step> steps;
    for (const Technique* technique : techniques) {
        if (budget.spend()) break;
        find_steps(*technique, position, {.keep = Keep::all, .budget = &budget}, steps);
    }
    return steps;
}

// ---- Why not

namespace {

// Returns the cell of a value that obviously rules out the candidate: its own cell, or another one.
std::optional<Cell> ruled_out_by(const Wide& board, const WideState& state, Candidate candidate) {
    const int own = state.values[candidate.cell];
    if (own != 0) return own == candidate.digit + 1 ? std::nullopt : std::optional(candidate.cell);
    for (Cell other = 0; other < board.cell_count(); ++other)
        if (const int value = state.values[other]; value != 0)
            if (board.barred(other, static_cast<Digit>(value - 1), candidate.cell).contains(candidate.digit))
                return other;
    return std::nullopt;
}

// Follows the steps of these techniques; returns whether they lead to a dead end.
bool follow(const Wide& board, std::span<const Technique* const> list, Budget& budget,
            WideContradiction& clash) {
    WidePosition position(board, clash.start.values, clash.start.marks);
    clash.steps.clear();
    const Ending ending = walk(
        position, {.keep = Keep::first, .budget = &budget}, false,
        [&](const WidePosition&, const Technique&, Step& step) {
            clash.steps.push_back(std::move(step));
            return &clash.steps.back();
        },
        list);
    if (ending == Ending::solved) clash.dead_end = find_dead_end(board, state_of(position));
    return ending == Ending::clash || clash.dead_end.has_value();
}

}  // namespace

WideContradiction why_not(const WidePuzzle& puzzle, Candidate candidate, const Limits& limits,
                          std::span<const Technique* const> techniques) {
    const Budget begun(limits);
    const Game game(puzzle, half_of(begun.left()));
    WidePosition position(game.board, puzzle);
    WideContradiction clash{.status = game.answer.status, .start = state_of(position)};
    clash.right = game.is_unique() && game.answer.first[candidate.cell] == candidate.digit + 1;
    if (clash.right) return clash;
    clash.value = ruled_out_by(game.board, clash.start, candidate);
    clash.found = clash.value.has_value();
    if (clash.found || !clash.start.marks[candidate.cell].contains(candidate.digit)) return clash;
    position.place(candidate.cell, candidate.digit);
    clash.start = state_of(position);
    Budget budget(begun.left());
    // Singles alone first, then with more and more techniques.
    for (Level hardest : {Level::easy, Level::medium, Level::hard, Level::expert}) {
        std::vector<const Technique*> list(techniques.begin(), techniques.end());
        std::erase_if(list, [&](const Technique* technique) {
            return level_of(*technique).value_or(Level::hard) > hardest;
        });
        clash.found = follow(game.board, list, budget, clash);
        if (clash.found || budget.stopped()) break;
    }
    if (!clash.found) {
        clash.steps.clear();
        return clash;
    }
    prune(game.board, clash.start, Goal::dead_end, clash.steps, budget);
    WideState end = clash.start;
    for (const Step& step : clash.steps) apply_on(game.board, end, step);
    clash.dead_end = find_dead_end(game.board, end);
    return clash;
}

// ---- Rating

WideRating rate(const WidePuzzle& puzzle, const Limits& limits) { return rating_of(explain(puzzle, limits)); }

WideRating rating_of(const WidePath& path) {
    WideRating rating{.status = path.status, .ending = path.ending};
    rating.counts.resize(board_order().size());
    if (path.status != Status::unique) return rating;
    if (path.ending == Ending::budget) rating.status = Status::budget;
    std::size_t hardest = 0;
    for (const Step& step : path.steps) {
        const auto found = std::ranges::find(board_order(), find_technique(step.technique));
        const auto at = static_cast<std::size_t>(found - board_order().begin());
        ++rating.counts[at];
        if (at < hardest) continue;
        hardest = at;
        rating.hardest = (*found)->name;
        rating.level = *level_of(**found);
    }
    return rating;
}

// ---- Disabled techniques

std::string why_off(const Technique& technique, const Geometry& geometry) {
    const std::string name(technique.name);
    const Wide board(geometry);
    if (technique.assumes_unique && !board.has_houses_only())
        return name + " works only on boards whose only rules are houses";
    if (!level_of(technique)) return name + " is written for the classic board only";
    const auto is_full = [&](House house) { return holds_every_digit(board, house); };
    const auto has_full_lines = [&](HouseKind kind) {
        return board.line_count(kind) > 0 && is_full(board.line_house(kind, 0));
    };
    const bool lines = has_full_lines(HouseKind::row) || has_full_lines(HouseKind::column);
    bool full = false, pieces = false;
    for (House house = 0; house < board.house_count(); ++house) {
        full = full || is_full(house);
        pieces = pieces || (is_full(house) && board.kind_of(house) == HouseKind::piece);
    }
    const std::string_view id = technique.id;
    const auto has_rule = [&](auto... ids) {
        return std::ranges::any_of(geometry.rules(), [&](const Rule& rule) {
            return ((name_of(rule.kind) == std::string_view(ids)) || ...);
        });
    };
    if ((id == "one_rule" || id == "one_clue" || id == "rules_together") && geometry.rules().empty())
        return name + " needs a rule other than houses";
    if (id == "cage_combinations" && !has_rule("killer")) return name + " needs cages";
    if (id == "innies_outies" && !(full && has_rule("killer", "sum", "xv", "little-killer")))
        return name + " needs cages or other totals, and a house that holds every digit";
    if ((id == "x_wing" || id == "swordfish" || id == "jellyfish") && !lines)
        return name + " needs rows or columns that hold every digit";
    if (id == "leftovers" && !(pieces && lines)) return name + " needs the pieces of a jigsaw";
    const bool in_full_houses =
        id.starts_with("hidden") || id == "pointing" || id == "claiming" || id.ends_with("colours");
    if (in_full_houses && !full) return name + " needs a house that holds every digit";
    return {};
}

}  // namespace nonet
