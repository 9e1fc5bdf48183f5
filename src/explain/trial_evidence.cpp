#include "explain/trial_evidence.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "explain/dead_end.hpp"
#include "explain/game.hpp"

namespace nonet {
namespace {

using Way = std::vector<Candidate>;

// Places `start` and all singles that follow, one at a time; returns false at a dead end.
bool settle(const Wide& board, State& state, Candidate start) {
    WidePosition position(board, state.values, state.marks);
    const auto single = [&]() -> std::optional<Candidate> {
        for (Cell cell : position.empty())
            if (position.candidates(cell).size() == 1)
                return Candidate{cell, position.candidates(cell).first()};
        for (House house = 0; house < board.house_count(); ++house)
            for (Digit digit = 0; digit < board.digit_count() && holds_every_digit(board, house); ++digit)
                if (const auto spots = position.spots(house, digit); count_of(spots) == 1)
                    return Candidate{
                        board.house_cells(house)[static_cast<std::size_t>(std::countr_zero(spots))], digit};
        return std::nullopt;
    };
    for (std::optional<Candidate> next = start; next; next = single()) {
        position.place(next->cell, next->digit);
        if (find_dead_end(board, state_of(position))) return false;
    }
    state = state_of(position);
    return true;
}

class TrialWays {
 public:
    TrialWays(const Wide& board, std::vector<Way> ways) : board_(board), ways_(std::move(ways)) {}

    // Whether all ways from here on, which start with `so_far`, are shown and come to a dead end.
    bool all_end(State state, Candidate next, Way so_far) {
        if (at_ == ways_.size()) return false;
        if (!state.marks[next.cell].contains(next.digit)) return false;
        if (!settle(board_, state, next)) return ways_[at_++] == so_far;
        if (ways_[at_].size() <= so_far.size()) return false;
        const Cell cell = ways_[at_][so_far.size()].cell;
        if (state.marks[cell].empty()) return false;
        for (Digit digit : state.marks[cell]) {
            Way more = so_far;
            more.push_back({cell, digit});
            if (!all_end(state, more.back(), more)) return false;
        }
        return true;
    }

    bool all_used() const { return at_ == ways_.size(); }

 private:
    const Wide& board_;
    std::vector<Way> ways_;
    std::size_t at_ = 0;
};

}  // namespace

bool is_trial(const Step& step) { return step.kind == "trial" || step.kind == "trial.straight"; }

std::string unproved_by_trial(const Wide& board, const State& before, const Step& step) {
    if (!step.place.empty() || step.remove.size() != 1) return "a trial removes candidates of one cell";
    if (step.kind == "trial.straight") {
        for (Digit digit : step.remove[0].digits)
            if (State state = before; settle(board, state, {step.remove[0].cell, digit}))
                return "no dead end with the digit " + std::to_string(digit);
        return {};
    }
    if (step.remove[0].digits.size() != 1) return "a trial of several ways removes one candidate";
    const Candidate start{step.remove[0].cell, step.remove[0].digits.first()};
    std::vector<Way> ways;
    for (const Exhibit& exhibit : step.exhibits) {
        if (exhibit.role != Role::excluder) continue;
        Way& way = ways.emplace_back();
        for (const auto& [cell, digits] : exhibit.cells) {
            if (cell >= board.cell_count() || digits.size() != 1) return "a way supposes more than one digit";
            way.push_back({cell, digits.first()});
        }
    }
    TrialWays all(board, std::move(ways));
    return all.all_end(before, start, {}) && all.all_used() ? std::string() : "a branch is left open";
}

}  // namespace nonet
