#include "nonet/more/hodoku.hpp"

#include <algorithm>

#include "hodoku/scale.hpp"
#include "search/decide.hpp"

namespace nonet {
namespace {

using hodoku::Find;

// The nodes of a chain, to point at in their order.
Exhibit exhibit_of(const hodoku::Links& links) {
    Exhibit exhibit{.role = Role::pattern};
    for (const hodoku::Link& link : links)
        for (Cell cell : link.cells) exhibit.cells.push_back({cell, DigitSet::of(link.digit)});
    return exhibit;
}

HodokuStep step_of(const hodoku::Trial& trial, Find& find) {
    HodokuStep step{.technique = trial.id, .kind = find.kind, .level = trial.level, .score = trial.score};
    step.place = std::move(find.place);
    for (Candidate gone : find.remove)
        if (std::ranges::find(step.remove, gone) == step.remove.end()) step.remove.push_back(gone);
    step.exhibits = std::move(find.exhibits);
    for (const hodoku::Links& links : find.chains) step.exhibits.push_back(exhibit_of(links));
    return step;
}

// The first find of the first technique that has one; nullptr where the budget is spent.
const hodoku::Trial* find_next(hodoku::Board& board, const hodoku::Search& search, Find& find) {
    for (const hodoku::Trial& trial : hodoku::trials()) {
        if (!trial.on) continue;
        const bool found = trial.find(board, search, find);
        if (search.budget.stopped()) return nullptr;
        if (found) return &trial;
        find.clear();
    }
    return nullptr;
}

void apply(hodoku::Board& board, const HodokuStep& step) {
    for (Candidate gone : step.remove) board.remove(gone.cell, gone.digit);
    for (Candidate placed : step.place) board.place(placed.cell, placed.digit);
}

}  // namespace

std::string_view name_of(HodokuLevel level) noexcept {
    switch (level) {
        case HodokuLevel::easy: return "easy";
        case HodokuLevel::medium: return "medium";
        case HodokuLevel::hard: return "hard";
        case HodokuLevel::unfair: return "unfair";
        case HodokuLevel::extreme: return "extreme";
    }
    return "unknown";
}

HodokuRating rate_hodoku(const ClassicPuzzle& puzzle, HodokuVersion version, const Limits& limits) {
    const bool newer = version == HodokuVersion::v2_3;
    HodokuRating rating{.scale = newer ? "HoDoKu 2.3" : "HoDoKu 2.2"};
    const Answer answer = decide(puzzle, limits);
    rating.status = answer.status;
    if (answer.status != Status::unique) return rating;
    Budget budget(limits);
    const hodoku::Search search{
        .budget = budget, .solution = answer.first, .evidence = true, .shorter_first = newer};
    hodoku::Board board(puzzle);
    while (!board.solved()) {
        Find find;
        const hodoku::Trial* trial = budget.spend() ? nullptr : find_next(board, search, find);
        if (trial == nullptr) {
            rating.status = Status::budget;
            return rating;
        }
        const HodokuStep& step = rating.steps.emplace_back(step_of(*trial, find));
        rating.level = std::max(rating.level, step.level);
        rating.score += step.score;
        apply(board, step);
    }
    while (rating.level < HodokuLevel::extreme &&
           rating.score > hodoku::most_score[static_cast<int>(rating.level)])
        rating.level = static_cast<HodokuLevel>(static_cast<int>(rating.level) + 1);
    return rating;
}

}  // namespace nonet
