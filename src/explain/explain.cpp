#include "nonet/explain.hpp"
#include "nonet/more/techniques.hpp"

#include <algorithm>

#include "core/pace.hpp"
#include "explain/dead_end.hpp"
#include "explain/walk.hpp"
#include "explain/wrong_values.hpp"
#include "search/decide.hpp"

namespace nonet {
namespace {

State state_of(const Position& position) { return {position.values(), position.candidates()}; }

// From dynamic chains on, one technique finds most of the possible steps, in thousands of ways.
constexpr double first_net = 8.5;

// Returns the candidates that are in some solution; nullopt if the limits are too low to tell.
std::optional<Candidates> possible_in(const State& state, const Limits& limits) {
    ClassicPuzzle puzzle{.givens = state.values, .marks = state.marks};
    for (int cell = 0; cell < cell_count; ++cell)
        if (const int value = state.values[cell]; value != 0)
            (*puzzle.marks)[cell] = DigitSet::of(static_cast<Digit>(value - 1));
    const TrueCandidates all = true_candidates(puzzle, limits);
    return all.stop == Stop::finished ? std::optional(all.digits) : std::nullopt;
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

State start_of(const ClassicPuzzle& puzzle) { return state_of(Position(puzzle)); }

void apply(State& state, const Step& step) {
    Position position(state.values, state.marks);
    apply_step(position, step);
    state = state_of(position);
}

Path explain(const ClassicPuzzle& puzzle, const Limits& limits) { return explain(puzzle, limits, {}); }

Path explain(const ClassicPuzzle& puzzle, const Limits& limits, const ExplainOptions& options) {
    const Budget begun(limits);
    const Answer answer = decide(puzzle, half_of(begun.left()));
    const bool unique = answer.status == Status::unique;
    Path path{.status = answer.status, .start = start_of(puzzle)};
    if (options.on_progress) options.on_progress(path);
    Budget budget(begun.left());
    Position position(puzzle);
    const Request request{.keep = Keep::first,
                          .budget = &budget,
                          .solution = unique ? &answer.first : nullptr,
                          .givens = &puzzle.givens};
    // No step rules out any of several solutions, and searching for one when everything is open takes hours.
    const std::optional<Candidates> possible =
        answer.status == Status::multiple ? possible_in(path.start, budget.left()) : std::nullopt;
    path.ending = walk(
        position, request, unique,
        [&](const Position&, const Technique&, Step& step) {
            path.steps.push_back(std::move(step));
            if (options.on_progress) options.on_progress(path);
            return &path.steps.back();
        },
        options.techniques, possible ? &*possible : nullptr, options.most_steps, options.entries);
    path.end = state_of(position);
    if (path.ending == Ending::clash) path.dead_end = find_dead_end(path.end);
    return path;
}

Hint hint(const ClassicPuzzle& grid, const Limits& limits, const std::optional<Grid>& givens) {
    return hint(grid, limits, givens, se_order());
}

namespace {

// The allowed techniques: a list, or the entries of a scale.
struct Choice {
    std::span<const Technique* const> techniques = {};
    std::span<const ScaleEntry> entries = {};
};

Hint hint_by(const Choice& choice, const ClassicPuzzle& grid, const Limits& limits,
             const std::optional<Grid>& givens) {
    const Budget begun(limits);
    ClassicPuzzle puzzle = grid;
    if (givens)
        for (int cell = 0; cell < cell_count; ++cell)
            if (puzzle.givens[cell] == 0) puzzle.givens[cell] = (*givens)[cell];
    const Answer answer = decide({.givens = puzzle.givens, .marks = {}}, begun.left());
    Hint hint{.status = answer.status, .state = start_of(puzzle)};
    find_wrong_values(puzzle.givens, givens, begun.left(), hint);
    if (answer.status != Status::unique || !hint.wrong_values.empty()) return hint;
    for (int cell = 0; cell < cell_count; ++cell) {
        const auto digit = static_cast<Digit>(answer.first[cell] - 1);
        if (hint.state.values[cell] == 0 && !hint.state.marks[cell].contains(digit))
            hint.wrong.push_back({static_cast<Cell>(cell), DigitSet::of(digit)});
    }
    if (!hint.wrong.empty()) return hint;
    Budget budget(begun.left());
    Position position(puzzle);
    const Request request{.keep = Keep::first,
                          .budget = &budget,
                          .solution = &answer.first,
                          .givens = givens ? &*givens : nullptr};
    hint.ending = walk(
        position, request, true,
        [&](const Position&, const Technique&, Step& step) {
            hint.step = std::move(step);
            return nullptr;
        },
        choice.techniques, nullptr, every_step, choice.entries);
    return hint;
}

}  // namespace

Hint hint(const ClassicPuzzle& grid, const Limits& limits, const std::optional<Grid>& givens,
          std::span<const Technique* const> techniques) {
    return hint_by({.techniques = techniques}, grid, limits, givens);
}

Hint hint(const ClassicPuzzle& grid, const Limits& limits, const std::optional<Grid>& givens,
          std::span<const ScaleEntry> entries) {
    return hint_by({.entries = entries}, grid, limits, givens);
}

std::vector<Step> all_steps(const State& state, Status status, const Limits& limits) {
    return all_steps(state, status, limits, techniques());
}

namespace {

// Lists the steps of the techniques that `for_each` visits, as (technique, difficulty or 0), until the budget is spent.
std::vector<Step> list_steps(const State& state, Status status, const Limits& limits,
                             FunctionRef<void(FunctionRef<void(const Technique&, double)>)> for_each) {
    std::vector<Step> steps;
    Budget budget(limits);
    const Position position(state.values, state.marks);
    const auto possible = status == Status::multiple ? possible_in(state, budget.left()) : std::nullopt;
    if (possible && has_only(position, *possible)) return steps;
    for_each([&](const Technique& technique, double difficulty) {
        if (technique.assumes_unique && status != Status::unique) return;
        if (budget.stopped()) return;
        if (technique.ratings.se >= first_net && !steps.empty()) return;
        const std::size_t before = steps.size();
        find_steps(technique, position, {.keep = Keep::all, .budget = &budget}, steps);
        if (difficulty == 0) return;
        for (std::size_t i = before; i < steps.size(); ++i) steps[i].rating = difficulty;
    });
    return steps;
}

}  // namespace

std::vector<Step> all_steps(const State& state, Status status, const Limits& limits,
                            std::span<const Technique* const> techniques) {
    return list_steps(state, status, limits, [&](FunctionRef<void(const Technique&, double)> visit) {
        for (const Technique* technique : techniques) visit(*technique, 0);
    });
}

// Ignores the entries' limits on the length of chains: each technique is used once, with its first entry.
std::vector<Step> all_steps(const State& state, Status status, const Limits& limits,
                            std::span<const ScaleEntry> entries) {
    return list_steps(state, status, limits, [&](FunctionRef<void(const Technique&, double)> visit) {
        for (const ScaleEntry& entry : entries) {
            const auto first = std::ranges::find(entries, entry.found_by, &ScaleEntry::found_by);
            if (entry.found_by != nullptr && &*first == &entry) visit(*entry.found_by, entry.difficulty);
        }
    });
}

}  // namespace nonet
