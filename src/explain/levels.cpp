// The difficulty of puzzles of boards other than the classic one, and the techniques that such a board has.

#include <algorithm>
#include <utility>

#include "core/say.hpp"
#include "nonet/more/techniques.hpp"
#include "nonet/rules.hpp"
#include "techniques/position.hpp"
#include "techniques/technique.hpp"

namespace nonet {

LevelRating rate_by_level(const BoardPuzzle& puzzle, const Limits& limits) {
    return level_rating_of(explain(puzzle, limits));
}

LevelRating level_rating_of(const Path& path) {
    LevelRating rating{.status = path.status, .ending = path.ending};
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
    const std::string_view name = translated(technique.name);
    const Wide board(geometry);
    if (technique.assumes_unique && !board.has_houses_only())
        return say("{name} works only on boards whose only rules are houses", name);
    if (!level_of(technique)) return say("{name} is written for the classic board only", name);
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
    if ((id == "one_rule" || id == "one_clue" || id == "digit_classes" || id == "rules_together") &&
        geometry.rules().empty())
        return say("{name} needs a rule other than houses", name);
    if (id == "cage_combinations" && !has_rule("killer")) return say("{name} needs cages", name);
    if (id == "innies_outies" && !(full && has_rule("killer", "sum", "xv", "little-killer")))
        return say("{name} needs cages or other totals, and a house that holds every digit", name);
    if ((id == "x_wing" || id == "swordfish" || id == "jellyfish") && !lines)
        return say("{name} needs rows or columns that hold every digit", name);
    if (id == "leftovers" && !(pieces && lines)) return say("{name} needs the pieces of a jigsaw", name);
    const bool in_full_houses =
        id.starts_with("hidden") || id == "pointing" || id == "claiming" || id.ends_with("colours");
    if (in_full_houses && !full) return say("{name} needs a house that holds every digit", name);
    return {};
}

}  // namespace nonet
