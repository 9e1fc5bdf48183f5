#include "hodoku/walk.hpp"

namespace nonet::hodoku {
namespace {

// Returns the first technique with a find, and its first find; nullptr if the budget is spent or none finds anything.
const Trial* find_next(Board& board, const Search& search, std::span<const std::string_view> without,
                       Find& find) {
    for (const Trial& trial : trials()) {
        if (!trial.on || (!without.empty() && std::ranges::find(without, trial.id) != without.end()))
            continue;
        const bool found = trial.find(board, search, find);
        if (search.budget.stopped()) return nullptr;
        if (found) return &trial;
        find.clear();
    }
    return nullptr;
}

void apply(Board& board, const Find& find) {
    for (Candidate gone : find.remove) board.remove(gone.cell, gone.digit);
    for (Candidate placed : find.place) board.place(placed.cell, placed.digit);
}

}  // namespace

Ending walk(Board& board, const Search& search, const Walk& how, OnFind on_find) {
    Find find;
    for (std::size_t taken = 0; !board.solved(); ++taken) {
        find.clear();
        if (taken == how.most_steps || search.spend()) return Ending::budget;
        const Trial* trial = find_next(board, search, how.without, find);
        if (trial == nullptr) return search.budget.stopped() ? Ending::budget : Ending::stuck;
        on_find(board, *trial, find);
        apply(board, find);
    }
    return Ending::solved;
}

void count_in(HodokuRating& rating, const Trial& trial) {
    ++rating.counts[static_cast<std::size_t>(&trial - trials().data())];
    rating.level = std::max(rating.level, trial.level);
    rating.score += trial.score;
}

void settle_level(HodokuRating& rating) {
    while (rating.level < HodokuLevel::extreme && rating.score > most_score[static_cast<int>(rating.level)])
        rating.level = static_cast<HodokuLevel>(static_cast<int>(rating.level) + 1);
}

}  // namespace nonet::hodoku
