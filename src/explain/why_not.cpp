// Explains why a candidate cannot be true: supposes it, walks on, and drops the steps that the contradiction does not need.

#include "core/pace.hpp"
#include "core/tables.hpp"
#include "explain/dead_end.hpp"
#include "explain/prune.hpp"
#include "nonet/more/techniques.hpp"
#include "search/decide.hpp"
#include "techniques/technique.hpp"

namespace nonet {
namespace {

// Returns the cell of a value that obviously rules out the candidate: its own cell, or a peer.
std::optional<Cell> ruled_out_by(const State& state, Candidate candidate) {
    const int wanted = candidate.digit + 1;
    const int own = state.values[candidate.cell];
    if (own != 0) return own == wanted ? std::nullopt : std::optional(candidate.cell);
    for (Cell peer : peers[candidate.cell])
        if (state.values[peer] == wanted) return peer;
    return std::nullopt;
}

// Techniques are allowed up to a rating; those without a rating by Sudoku Explainer come last.
constexpr double last_rating = 20.0;
double rating_of(const Technique& technique) {
    return technique.ratings.se == 0 ? last_rating : technique.ratings.se;
}

// Follows steps up to a rating; returns whether they lead to a dead end.
bool follow(double hardest, Budget& budget, std::span<const ScaleEntry> entries, Contradiction& clash) {
    std::vector<ScaleEntry> list(entries.begin(), entries.end());
    std::erase_if(list, [&](const ScaleEntry& entry) {
        return entry.found_by == nullptr || rating_of(*entry.found_by) > hardest;
    });
    State state = clash.start;
    clash.steps.clear();
    while (!find_dead_end(state)) {
        if (budget.spend()) return false;
        const Position position(state.values, state.marks);
        std::vector<Step> steps;
        if (find_next(position, {.keep = Keep::first, .budget = &budget}, false, list, steps) == nullptr)
            return false;
        apply(state, steps.front());
        clash.steps.push_back(std::move(steps.front()));
    }
    return true;
}

State end_of(const Contradiction& clash) {
    State state = clash.start;
    for (const Step& step : clash.steps) apply(state, step);
    return state;
}

}  // namespace

Contradiction why_not(const ClassicPuzzle& puzzle, Candidate candidate, const Limits& limits) {
    return why_not(puzzle, candidate, limits, se_order());
}

Contradiction why_not(const ClassicPuzzle& puzzle, Candidate candidate, const Limits& limits,
                      std::span<const Technique* const> techniques) {
    std::vector<ScaleEntry> entries;
    for (const Technique* technique : techniques)
        entries.push_back({.technique = technique->id, .found_by = technique});
    return why_not(puzzle, candidate, limits, entries);
}

Contradiction why_not(const ClassicPuzzle& puzzle, Candidate candidate, const Limits& limits,
                      std::span<const ScaleEntry> entries) {
    const Budget begun(limits);
    const Answer answer = decide(puzzle, half_of(begun.left()));
    Contradiction clash{.status = answer.status, .start = start_of(puzzle)};
    clash.right = answer.status == Status::unique && answer.first[candidate.cell] == candidate.digit + 1;
    if (clash.right) return clash;
    clash.value = ruled_out_by(clash.start, candidate);
    clash.found = clash.value.has_value();
    if (clash.found || !clash.start.marks[candidate.cell].contains(candidate.digit)) return clash;
    apply(clash.start, Step{.place = {candidate}});
    Budget budget(begun.left());
    // Singles alone first, then with common techniques, then with all of them.
    for (double hardest : {2.3, 2.8, 3.6, 4.4, last_rating}) {
        clash.found = follow(hardest, budget, entries, clash);
        if (clash.found || budget.stopped()) break;
    }
    if (!clash.found) {
        clash.steps.clear();
        return clash;
    }
    prune(clash.start, Goal::dead_end, clash.steps);
    clash.dead_end = find_dead_end(end_of(clash));
    return clash;
}

}  // namespace nonet
