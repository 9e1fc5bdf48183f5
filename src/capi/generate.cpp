// Making puzzles, in C.

#include "nonet/generate.hpp"

#include "capi/json_text.hpp"
#include "capi/scales.hpp"
#include "command/forms.hpp"
#include "command/say.hpp"
#include "nonet/boards.hpp"
#include "nonet/more/techniques.hpp"

namespace nonet::capi {
namespace {

Result<std::optional<Grid>> grid_from(const char* text) {
    if (!text) return std::nullopt;
    auto grid = parse_line(text);
    if (!grid) return std::unexpected(grid.error());
    return *grid;
}

Result<Symmetry> symmetry_from(const char* name) {
    if (!name) return Symmetry::none;
    if (const auto symmetry = find_symmetry(name)) return *symmetry;
    std::string names;
    for (int i = 0; i < symmetry_count; ++i)
        names.append(names.empty() ? "" : ", ").append(name_of(static_cast<Symmetry>(i)));
    return std::unexpected(bad_argument(say("symmetry '{name}'", name), say("one of {names}", names)));
}

// scale   the caller's own scale, which must outlive the options
std::optional<Error> read_difficulty(const nonet_generate_options& given, std::optional<Scale>& scale,
                                     GenerateOptions& options) {
    if (given.scale) {
        auto found = scale_from(given.scale, nullptr);
        if (!found) return found.error();
        options.scale = &scale.emplace(std::move(*found));
    }
    if (given.level) {
        options.on_scale.emplace().level = given.level;
        if (!options.scale) options.scale = find_scale("nonet");
    }
    if (given.needs) {
        options.needs = find_technique(given.needs);
        if (!options.needs)
            return bad_argument(say("technique '{name}'", given.needs), "one of nonet rate --counts");
    }
    if (given.lowest_rating != 0 || given.highest_rating != 0) {
        RatingRange& range = options.rating.emplace();
        range.lowest = given.lowest_rating;
        if (given.highest_rating != 0) range.highest = given.highest_rating;
    }
    return std::nullopt;
}

Result<GenerateOptions> options_from(const nonet_generate_options& given, std::optional<Scale>& scale) {
    if (given.clues != 0)
        return std::unexpected(bad_argument("clues without rules", "rules of which clues are made"));
    const auto symmetry = symmetry_from(given.symmetry);
    if (!symmetry) return std::unexpected(symmetry.error());
    const auto contains = grid_from(given.contains), solution = grid_from(given.solution),
               like = grid_from(given.like);
    for (const auto* grid : {&contains, &solution, &like})
        if (!*grid) return std::unexpected(grid->error());
    GenerateOptions options{.seed = given.seed,
                            .symmetry = *symmetry,
                            .minimal = given.minimal != 0,
                            .fewest_givens = given.fewest_givens,
                            .most_givens = given.most_givens,
                            .contains = contains->value_or(Grid{}),
                            .solution = *solution,
                            .like = *like,
                            .like_drop = given.like_drop,
                            .like_add = given.like_add,
                            .unbiased = given.unbiased != 0,
                            .attempts = given.attempts};
    if (given.pattern)
        if (const auto set = set_pattern(options, given.pattern); !set) return std::unexpected(set.error());
    if (auto wrong = read_difficulty(given, scale, options)) return std::unexpected(*wrong);
    return options;
}

Error unsupported(std::string found) {
    return {.code = Errc::unsupported,
            .found = std::move(found),
            .expected = "seed, attempts, minimal, givens, symmetry, level, rules, clues and jigsaw"};
}

// Returns the options that other boards support; an error if any other is set.
Result<BoardOrder> board_order_from(const nonet_generate_options& given, const Geometry& board) {
    const bool any_other = given.unbiased != 0 || given.pattern || given.contains || given.solution ||
                           given.needs || given.like || given.unlike || given.scale ||
                           given.lowest_rating != 0 || given.highest_rating != 0;
    if (any_other) return std::unexpected(unsupported("an option for the classic board only"));
    const auto symmetry = symmetry_from(given.symmetry);
    if (!symmetry) return std::unexpected(symmetry.error());
    const bool any_number = given.most_givens == cell_count;
    BoardOrder order{.seed = given.seed,
                     .symmetry = *symmetry,
                     .minimal = given.minimal != 0,
                     .fewest_givens = given.fewest_givens,
                     .most_givens = any_number ? board.cell_count() : given.most_givens,
                     .attempts = given.attempts,
                     .rules = {},
                     .clues = given.clues,
                     .level = {},
                     .jigsaw = given.jigsaw != 0};
    if (given.rules) {
        auto kinds = read_makeable_rules(given.rules);
        if (!kinds) return std::unexpected(kinds.error());
        order.rules = std::move(*kinds);
    } else if (given.clues != 0) {
        return std::unexpected(bad_argument("clues without rules", "rules of which clues are made"));
    }
    if (given.level) {
        order.level = find_level(given.level);
        if (!order.level)
            return std::unexpected(
                bad_argument(say("level '{name}'", given.level), "easy, medium, hard, expert or trial"));
    }
    return order;
}

// Returns the forms of puzzles whose isomorphs must not be made.
Result<std::vector<Grid>> forms_from(const char* unlike) {
    TextBytes bytes(unlike ? unlike : "");
    PuzzleReader reader(bytes);
    return read_forms(reader);
}

// Makes the puzzles first, first + 1, ..., and returns them as lines of JSON.
Result<std::string> lines_of(auto& generator, auto made, std::uint64_t first, const Limits& limits,
                             auto json_of) {
    if (!generator) return std::unexpected(generator.error());
    generator->make(first, made, limits);
    std::string lines;
    for (std::size_t i = 0; i < made.size(); ++i) (lines += json_of(made[i], first + i)) += '\n';
    return lines;
}

Result<std::string> made_for_classic(const nonet_generate_options& options, std::uint64_t first,
                                     std::size_t count, const Limits& limits) {
    std::optional<Scale> scale;
    auto order = options_from(options, scale);
    if (!order) return std::unexpected(order.error());
    const auto forms = forms_from(options.unlike);
    if (!forms) return std::unexpected(forms.error());
    order->avoid = *forms;
    auto generator = Generator::create(*order);
    return lines_of(
        generator, std::vector<Generated>(count), first, limits,
        [&](const Generated& made, std::uint64_t item) { return to_json(made, item, order->seed); });
}

Result<std::string> made_for(const Geometry& board, const nonet_generate_options& options,
                             std::uint64_t first, std::size_t count, const Limits& limits) {
    const auto order = board_order_from(options, board);
    if (!order) return std::unexpected(order.error());
    auto generator = BoardGenerator::create(board, *order);
    return lines_of(generator, std::vector<BoardPuzzleMade>(count), first, limits,
                    [&](const BoardPuzzleMade& made, std::uint64_t item) {
                        return to_json(made, made.board ? *made.board : board, item, order->seed);
                    });
}

}  // namespace
}  // namespace nonet::capi

using namespace nonet::capi;

nonet_status nonet_generate(const char* board, const nonet_generate_options* options, uint64_t first,
                            size_t count, const nonet_limits* limits, nonet_text* out, nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        if (!out) return fail(bad_argument("no out", "a text made with nonet_text_new"), error);
        const auto bounds = limits_from(limits);
        if (!bounds) return fail(bounds.error(), error);
        const auto geometry =
            board ? nonet::parse_board(board) : nonet::Result<nonet::Geometry>(nonet::Geometry::classic());
        if (!geometry) return fail(geometry.error(), error);
        nonet_generate_options known = NONET_GENERATE_OPTIONS_INIT;
        if (auto wrong = read_struct(options, "options", known)) return fail(*wrong, error);
        auto lines = *geometry == nonet::Geometry::classic() && !known.rules && known.jigsaw == 0
                         ? made_for_classic(known, first, count, *bounds)
                         : made_for(*geometry, known, first, count, *bounds);
        if (!lines) return fail(lines.error(), error);
        out->chars = std::move(*lines);
        return NONET_OK;
    });
}
