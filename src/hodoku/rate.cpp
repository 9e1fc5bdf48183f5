#include "core/classic_state.hpp"
#include "hodoku/walk.hpp"
#include "nonet/more/hodoku.hpp"
#include "search/decide.hpp"
#include "techniques/hodoku/memory.hpp"
#include "techniques/hodoku/shown.hpp"

namespace nonet {
namespace {

using hodoku::Board;
using hodoku::Find;
using hodoku::Trial;

bool is_newer(HodokuVersion version) { return version == HodokuVersion::v2_3; }

HodokuRating blank(Status status, HodokuVersion version) {
    return {.status = status,
            .counts = std::vector<std::uint32_t>(hodoku_techniques().size()),
            .scale = scale_of(version)};
}

State state_of(const Board& board) { return nonet::state_of(board.values(), board.candidates()); }

// Adds the house in which a single is the last one.
void show_house(const Board& before, Find& find) {
    const bool full = find.kind == "full_house";
    if (!full && find.kind != "hidden_single") return;
    const Candidate single = find.place.front();
    for (House house : houses_of(single.cell)) {
        const bool last = full ? (house_sets[house] & before.empty()).size() == 1
                               : count_of(before.spots(house, single.digit)) == 1;
        if (!last) continue;
        find.exhibits.push_back(
            {.role = Role::base, .houses = {house}, .cells = {}, .digits = DigitSet::of(single.digit)});
        return;
    }
}

HodokuStep step_of(const Trial& trial, const Find& find) {
    HodokuStep step{.technique = trial.id,
                    .kind = find.kind,
                    .level = trial.level,
                    .score = trial.score,
                    .assumes_unique = hodoku::find_kind(find.kind)->assumes_unique,
                    .place = find.place,
                    .exhibits = find.exhibits,
                    .chains = find.chains};
    for (Candidate gone : find.remove)
        if (std::ranges::find(step.remove, gone) == step.remove.end()) step.remove.push_back(gone);
    return step;
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

std::string_view scale_of(HodokuVersion version) noexcept {
    return is_newer(version) ? "HoDoKu 2.3" : "HoDoKu 2.2";
}

std::optional<HodokuVersion> find_hodoku(std::string_view name) noexcept {
    if (name == "hodoku" || name == "hodoku-2.2") return HodokuVersion::v2_2;
    if (name == "hodoku-2.3") return HodokuVersion::v2_3;
    return std::nullopt;
}

HodokuRating rate_hodoku(const ClassicPuzzle& puzzle, HodokuVersion version, const Limits& limits,
                         std::span<const std::string_view> without) {
    const Budget begun(limits);
    const ClassicAnswer answer = decide(puzzle, begun.left());
    HodokuRating rating = blank(answer.status, version);
    if (answer.status != Status::unique) return rating;
    Budget budget(begun.left());
    hodoku::Memory memory;
    const hodoku::Search search{
        .budget = budget, .solution = answer.first, .shorter_first = is_newer(version), .memory = &memory};
    Board board(puzzle);
    const Ending ending =
        hodoku::walk(board, search, {.without = without},
                     [&](const Board&, const Trial& trial, Find&) { hodoku::count_in(rating, trial); });
    // Part of a sum is not a score.
    if (ending == Ending::budget) return blank(Status::budget, version);
    rating.ending = ending;
    if (ending == Ending::stuck) rating.level = HodokuLevel::extreme;
    hodoku::settle_level(rating);
    return rating;
}

HodokuPath explain_hodoku(const ClassicPuzzle& puzzle, HodokuVersion version, const Limits& limits,
                          const HodokuExplainOptions& options) {
    const Budget begun(limits);
    const ClassicAnswer answer = decide(puzzle, begun.left());
    HodokuPath path{.rating = blank(answer.status, version), .start = start_of(puzzle)};
    if (options.on_progress) options.on_progress(path);
    path.end = path.start;
    if (answer.status != Status::unique) {
        if (answer.status != Status::budget) path.ending = Ending::stuck;
        return path;
    }
    Budget budget(begun.left());
    hodoku::Memory memory;
    const hodoku::Search search{.budget = budget,
                                .solution = answer.first,
                                .evidence = true,
                                .shorter_first = is_newer(version),
                                .memory = &memory};
    Board board(puzzle);
    path.ending = hodoku::walk(board, search, {options.most_steps, options.without},
                               [&](const Board& before, const Trial& trial, Find& find) {
                                   show_house(before, find);
                                   hodoku::name_houses(find.chains, before);
                                   hodoku::count_in(path.rating, trial);
                                   path.steps.push_back(step_of(trial, find));
                                   if (options.on_progress) options.on_progress(path);
                               });
    path.end = state_of(board);
    if (path.ending == Ending::solved) hodoku::settle_level(path.rating);
    path.rating.ending = path.ending;
    return path;
}

void apply(State& state, const HodokuStep& step) {
    Board board(ClassicState(state), {});
    for (Candidate gone : step.remove) board.remove(gone.cell, gone.digit);
    for (Candidate placed : step.place) board.place(placed.cell, placed.digit);
    state = state_of(board);
}

}  // namespace nonet
