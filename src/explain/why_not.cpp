// Why a candidate cannot be true: suppose it, walk on, and drop what the contradiction does not need.

#include "core/tables.hpp"
#include "nonet/more/techniques.hpp"
#include "nonet/more/verify.hpp"
#include "search/decide.hpp"
#include "techniques/technique.hpp"

namespace nonet {
namespace {

// The value that a glance shows: another one in the candidate's own cell, or the same in a cell that it sees.
std::optional<Cell> ruled_out_by(const State& state, Candidate candidate) {
    const int wanted = candidate.digit + 1;
    const int own = state.values[candidate.cell];
    if (own != 0) return own == wanted ? std::nullopt : std::optional(candidate.cell);
    for (Cell peer : peers[candidate.cell])
        if (state.values[peer] == wanted) return peer;
    return std::nullopt;
}

// Where the position contradicts itself, if it does.
bool find_clash(const State& state, Contradiction& clash) {
    for (int cell = 0; cell < cell_count; ++cell)
        if (state.values[cell] == 0 && state.marks[cell].empty()) {
            clash.empty_cell = static_cast<Cell>(cell);
            return true;
        }
    for (int house = 0; house < house_count; ++house) {
        DigitSet seen;
        for (Cell cell : house_cells[house]) {
            seen |= state.marks[cell];
            if (state.values[cell] != 0) seen.insert(static_cast<Digit>(state.values[cell] - 1));
        }
        if ((~seen).empty()) continue;
        clash.empty_cell.reset();
        clash.house = static_cast<House>(house);
        clash.digit = (~seen).first();
        return true;
    }
    return false;
}

// Follows steps of up to a rating until something clashes.
bool follow(double hardest, Budget& budget, Contradiction& clash) {
    std::vector<const Technique*> list(se_order().begin(), se_order().end());
    std::erase_if(list, [&](const Technique* technique) { return technique->ratings.se > hardest; });
    State state = clash.start;
    clash.steps.clear();
    while (!find_clash(state, clash)) {
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

// Whether the steps follow from each other and end in a clash.
bool holds(Contradiction& clash, const std::vector<Step>& steps) {
    State state = clash.start;
    for (const Step& step : steps) {
        if (!verify(state, step).sound) return false;
        apply(state, step);
    }
    return find_clash(state, clash);
}

// The last steps are the likeliest to be needed, so what can go is looked for from the end.
void prune(Contradiction& clash) {
    for (std::size_t i = clash.steps.size(); i-- > 0;) {
        std::vector<Step> fewer = clash.steps;
        fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
        if (holds(clash, fewer)) clash.steps = std::move(fewer);
    }
    holds(clash, clash.steps);  // names the clash of what is left
}

}  // namespace

Contradiction why_not(const ClassicPuzzle& puzzle, Candidate candidate, const Limits& limits) {
    const Answer answer = decide(puzzle, limits);
    Contradiction clash{.status = answer.status, .start = start_of(puzzle)};
    clash.right = answer.status == Status::unique && answer.first[candidate.cell] == candidate.digit + 1;
    if (clash.right) return clash;
    clash.value = ruled_out_by(clash.start, candidate);
    clash.found = clash.value.has_value();
    if (clash.found || !clash.start.marks[candidate.cell].contains(candidate.digit)) return clash;
    apply(clash.start, Step{.place = {candidate}});
    Budget budget(limits);
    // Singles alone, then with what players use daily, then everything.
    for (double hardest : {2.3, 2.8, 3.6, 4.4, 20.0}) {
        clash.found = follow(hardest, budget, clash);
        if (clash.found || budget.stopped()) break;
    }
    if (clash.found)
        prune(clash);
    else
        clash.steps.clear();
    return clash;
}

}  // namespace nonet
