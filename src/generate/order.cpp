#include "generate/order.hpp"
#include "command/symmetry.hpp"

#include <algorithm>
#include <bitset>
#include <string>

#include "core/rules.hpp"
#include "core/say.hpp"
#include "generate/completion.hpp"
#include "nonet/check.hpp"
#include "nonet/contract.hpp"
#include "nonet/more/scales.hpp"
#include "nonet/text.hpp"
#include "search/dropping.hpp"
#include "techniques/registry.hpp"

namespace nonet::generate {
namespace {

constexpr int most_known_minimal = 40;  // of a minimal puzzle; that none has 41 is not proved

Error bad(std::string found, std::string expected) {
    return {.code = Errc::bad_argument, .found = std::move(found), .expected = std::move(expected)};
}

bool agrees(const Grid& part, const Grid& whole) {
    for (int cell = 0; cell < cell_count; ++cell)
        if (part[cell] != 0 && part[cell] != whole[cell]) return false;
    return true;
}

CellSet filled_cells(const Grid& grid) {
    CellSet cells;
    for (int cell = 0; cell < cell_count; ++cell)
        if (grid[cell] != 0) cells.insert(static_cast<Cell>(cell));
    return cells;
}

// Sorts the orbits into those that stay because of `contains`, those that may go, and cells without givens.
struct GivenPlaces {
    CellSet staying, outside;
    std::vector<CellSet> groups;
};

Result<GivenPlaces> places_of(const GenerateOptions& options) {
    GivenPlaces places;
    const CellSet wanted = filled_cells(options.contains);
    CellSet seen;
    for (int i = 0; i < cell_count; ++i) {
        const auto cell = static_cast<Cell>(i);
        if (seen.contains(cell)) continue;
        const CellSet orbit = orbit_of(cell, options.symmetry);
        seen |= orbit;
        const bool inside = (orbit - options.cells).empty(), stays = !(orbit & wanted).empty();
        if (stays && !inside)
            return std::unexpected(
                bad("a given of 'contains' in a cell that must be empty, or whose mirror image must be",
                    "givens in the allowed cells"));
        if (stays)
            places.staying |= orbit;
        else if (inside)
            places.groups.push_back(orbit);
        else
            places.outside |= orbit;
    }
    return places;
}

std::string givens_from_to(int fewest, int most) {
    return fewest == most ? say("{count} givens", most) : say("{from} to {to} givens", fewest, most);
}

// The numbers of givens that a puzzle of the order may have.
struct Numbers {
    int fewest, most;
};

Numbers numbers_of(const Order& order) {
    const GenerateOptions& options = order.options();
    return {std::max(options.fewest_givens, fewest_proper_givens),
            std::min(options.most_givens, order.wants_minimal() ? most_known_minimal : cell_count)};
}

// With quarter-turn symmetry four cells go together: there is no such puzzle with 26 givens.
bool is_met_by_groups(Numbers numbers, const GivenPlaces& places) {
    std::bitset<cell_count + 1> sums;
    sums.set(static_cast<std::size_t>(places.staying.size()));
    for (const CellSet& group : places.groups) sums |= sums << static_cast<std::size_t>(group.size());
    for (int givens = numbers.fewest; givens <= numbers.most; ++givens)
        if (sums[static_cast<std::size_t>(givens)]) return true;
    return false;
}

// Returns the error in the numbers; empty if there is none.
std::optional<Error> error_in_range(const Order& order, const GivenPlaces& places) {
    const GenerateOptions& options = order.options();
    const Numbers numbers = numbers_of(order);
    const int most_possible = cell_count - places.outside.size();
    if (options.fewest_givens > options.most_givens)
        return bad(say("a range of {from} to {to} givens", options.fewest_givens, options.most_givens),
                   "the smaller number first");
    if (options.most_givens < fewest_proper_givens || most_possible < fewest_proper_givens)
        return bad(say("at most {count} givens", std::min(options.most_givens, most_possible)),
                   say("{count} or more: no puzzle with fewer has one solution", fewest_proper_givens));
    if (options.cells.size() > most_possible && options.fewest_givens > most_possible)
        return bad("a pattern without the symmetry", "a pattern with the symmetry");
    if (options.fewest_givens > most_possible)
        return bad(say("a range of {from} to {to} givens", options.fewest_givens, options.most_givens),
                   say("a range within 0 to {number}", most_possible));
    if (options.fewest_givens > numbers.most)
        return bad(say("minimal puzzles with {count} givens or more", options.fewest_givens),
                   say("{count} or fewer: no minimal puzzle with more is known", numbers.most));
    if (places.staying.size() > numbers.most)
        return bad(say("{count} givens that must stay", places.staying.size()),
                   say("at most {number}", numbers.most));
    if (!is_met_by_groups(numbers, places))
        return bad(say("{givens} in groups that the symmetry keeps together",
                       givens_from_to(numbers.fewest, numbers.most)),
                   "a number that such groups can add up to");
    return std::nullopt;
}

// A given that follows from others is never needed, no matter which givens are added.
std::optional<Error> error_in_minimal(const GenerateOptions& options) {
    Dropping dropping;
    dropping.add({options.contains, std::nullopt}, 0);
    bool minimal = true;
    dropping.ask({},
                 [&](std::size_t, const std::vector<Cell>& redundant, bool) { minimal = redundant.empty(); });
    if (minimal) return std::nullopt;
    return bad("a given of 'contains' that follows from the others", "givens that a minimal puzzle can have");
}

std::optional<Error> error_in_solution(const GenerateOptions& options) {
    if (options.solution && !is_finished(*options.solution))
        return bad("a wrong solution", "a finished grid");
    if (options.solution && !agrees(options.contains, *options.solution))
        return bad("a given of 'contains' that differs from the solution", "givens of the solution");
    Rng rng(options.seed);
    if (!random_completion(options.contains, rng))
        return bad("givens in 'contains' that have no solution", "givens with a solution");
    return std::nullopt;
}

std::optional<Error> error_in_difficulty(const GenerateOptions& options) {
    if (options.needs != nullptr && find_record(options.needs->id)->find == nullptr)
        return bad(say("'{technique}' as the needed technique, which is off on the classic board",
                       options.needs->id),
                   "a technique of the classic board");
    if (!options.rating) return std::nullopt;
    const auto [lowest, highest] = *options.rating;
    if (lowest > highest || lowest < 0 || highest > stuck_rating)
        return bad(say("a rating of {from} to {to}", format_tenths(lowest), format_tenths(highest)),
                   lowest > highest ? "the smaller number first"
                                    : say("a range within 0 to {number}", format_tenths(stuck_rating)));
    if (options.needs != nullptr && tenths_of(options.needs->ratings.se) > highest)
        return bad(say("'{technique}' as the needed technique, which is rated {rating} or more",
                       options.needs->id, format_tenths(tenths_of(options.needs->ratings.se))),
                   say("a technique within the range of ratings, up to {rating}", format_tenths(highest)));
    return std::nullopt;
}

// Returns the levels of puzzles on a scale: its own, or those of HoDoKu.
std::vector<std::string> levels_of(const Scale& scale) {
    std::vector<std::string> names;
    for (const ScaleLevel& level : scale.levels) names.push_back(level.name);
    if (scale.walk == Scale::Walk::hodoku_2_2 || scale.walk == Scale::Walk::hodoku_2_3)
        for (int i = 0; i <= static_cast<int>(HodokuLevel::extreme); ++i)
            names.emplace_back(name_of(static_cast<HodokuLevel>(i)));
    return names;
}

std::optional<Error> error_in_scale(const GenerateOptions& options) {
    if (options.scale != nullptr && options.needs != nullptr) {
        const auto at = std::ranges::find(options.scale->entries, options.needs, &ScaleEntry::found_by);
        if (at == options.scale->entries.end())
            return bad(say("'{technique}' as the needed technique", options.needs->id),
                       say("a technique of {scale}", options.scale->title));
    }
    if (!options.on_scale) return std::nullopt;
    if (options.scale == nullptr) return bad("a level or a score without a scale", "a scale");
    const auto& [level, difficulty, score] = *options.on_scale;
    const std::vector<std::string> levels = levels_of(*options.scale);
    if (!level.empty() && levels.empty())
        return bad(say("the level '{name}'", level),
                   say("a scale with levels: {scale} has none", options.scale->title));
    if (!level.empty() && std::ranges::find(levels, level) == levels.end()) {
        std::string names;
        for (const std::string& name : levels) (names += names.empty() ? "" : ", ") += name;
        return bad(say("the level '{name}'", level),
                   say("one of {scale}: {names}", options.scale->title, names));
    }
    for (const auto& range : {difficulty, score})
        if (range && range->first > range->second)
            return bad(
                say("a range of {from} to {to}", format_tenths(range->first), format_tenths(range->second)),
                "the smaller number first");
    if (score && options.scale->walk == Scale::Walk::se)
        return bad(say("a score on the scale {scale}", options.scale->title), "a scale with scores");
    return std::nullopt;
}

std::optional<Error> error_in_like(const Order& order, const GivenPlaces& places) {
    const GenerateOptions& options = order.options();
    const NeighbourSampler& neighbours = *order.neighbours();
    const Grid& like = *options.like;
    const CellSet filled = filled_cells(like);
    if (has_clash(like)) return bad("two equal givens in a house of 'like'", "none");
    if (!agrees(options.contains, like) || (options.solution && !agrees(like, *options.solution)))
        return bad("a puzzle in 'like' that differs from 'contains' or from the solution",
                   "a puzzle that agrees with them");
    const bool fits = (filled & places.outside).empty() && (places.staying - filled).empty() &&
                      std::ranges::all_of(places.groups, [&](const CellSet& group) {
                          return (group - filled).empty() || (group & filled).empty();
                      });
    if (!fits) return bad("a puzzle in 'like' without the symmetry or the pattern", "a puzzle that has them");
    const auto drop = static_cast<std::size_t>(options.like_drop),
               add = static_cast<std::size_t>(options.like_add);
    if (options.like_drop < 0 || options.like_add < 0 || drop > neighbours.most_to_drop() ||
        add > neighbours.most_to_add(drop))
        return bad(say("{drop} givens to drop and {add} to add", options.like_drop, options.like_add),
                   say("at most {number} and no more than there are empty cells", neighbours.most_to_drop()));
    const int givens = filled.size() - options.like_drop + options.like_add;
    const Numbers numbers = numbers_of(order);
    if (options.symmetry == Symmetry::none && (givens < numbers.fewest || givens > numbers.most))
        return bad(say("neighbours with {count} givens", givens),
                   say("{from} to {to}", numbers.fewest, numbers.most));
    return std::nullopt;
}

}  // namespace

Result<Order> Order::create(const GenerateOptions& options) {
    NONET_EXPECT(std::ranges::is_sorted(options.avoid, {}, &Grid::values));
    auto places = places_of(options);
    if (!places) return std::unexpected(std::move(places.error()));
    Order order(options);
    order.must_drop_first_group_ = !places->outside.empty();
    if (order.must_drop_first_group_) order.groups_.push_back(places->outside);
    order.groups_.insert(order.groups_.end(), places->groups.begin(), places->groups.end());
    order.has_pattern_ = order.must_drop_first_group_ && !options.solution && !options.like &&
                         options.fewest_givens == cell_count - places->outside.size();
    if (options.like) order.neighbours_.emplace(*options.like, places->groups, options.solution);

    auto error = error_in_range(order, *places);
    if (!error) error = error_in_solution(options);
    if (!error) error = error_in_difficulty(options);
    if (!error) error = error_in_scale(options);
    if (!error && options.like) error = error_in_like(order, *places);
    if (!error && order.wants_minimal()) error = error_in_minimal(options);
    const bool plain = options.symmetry == Symmetry::none && places->staying.empty() &&
                       places->outside.empty() && !options.solution && !options.like;
    if (!error && options.unbiased && !plain)
        error = bad("'unbiased' together with a symmetry, a pattern, 'contains', 'like' or a solution",
                    "'unbiased' only with ranges");
    if (error) return std::unexpected(std::move(*error));
    return order;
}

}  // namespace nonet::generate

namespace nonet {

Result<void> set_pattern(GenerateOptions& options, std::string_view mask) {
    if (mask.size() != cell_count)
        return std::unexpected(
            generate::bad(say("a pattern of {count} characters", mask.size()), std::to_string(cell_count)));
    options.cells = {};
    for (int cell = 0; cell < cell_count; ++cell)
        if (const char c = mask[static_cast<std::size_t>(cell)]; c != '.' && c != '0')
            options.cells.insert(static_cast<Cell>(cell));
    options.fewest_givens = options.most_givens = options.cells.size();
    return {};
}

}  // namespace nonet
