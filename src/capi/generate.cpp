// Making puzzles, in C.

#include "nonet/generate.hpp"

#include "capi/json_text.hpp"
#include "capi/scales.hpp"
#include "command/forms.hpp"
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
    return std::unexpected(bad_argument("symmetry '" + std::string(name) + "'", "one of " + names));
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
            return bad_argument("technique '" + std::string(given.needs) + "'", "one of nonet rate --counts");
    }
    if (given.lowest_rating != 0 || given.highest_rating != 0) {
        RatingRange& range = options.rating.emplace();
        range.lowest = given.lowest_rating;
        if (given.highest_rating != 0) range.highest = given.highest_rating;
    }
    return std::nullopt;
}

Result<GenerateOptions> options_from(const nonet_generate_options* options_given,
                                     std::optional<Scale>& scale) {
    nonet_generate_options known = NONET_GENERATE_OPTIONS_INIT;
    if (auto wrong = read_struct(options_given, "options", known)) return std::unexpected(*wrong);
    const nonet_generate_options* const given = &known;
    const auto symmetry = symmetry_from(given->symmetry);
    if (!symmetry) return std::unexpected(symmetry.error());
    const auto contains = grid_from(given->contains), solution = grid_from(given->solution),
               like = grid_from(given->like);
    for (const auto* grid : {&contains, &solution, &like})
        if (!*grid) return std::unexpected(grid->error());
    GenerateOptions options{.seed = given->seed,
                            .symmetry = *symmetry,
                            .minimal = given->minimal != 0,
                            .fewest_givens = given->fewest_givens,
                            .most_givens = given->most_givens,
                            .contains = contains->value_or(Grid{}),
                            .solution = *solution,
                            .like = *like,
                            .like_drop = given->like_drop,
                            .like_add = given->like_add,
                            .unbiased = given->unbiased != 0,
                            .attempts = given->attempts};
    if (given->pattern)
        if (const auto set = set_pattern(options, given->pattern); !set) return std::unexpected(set.error());
    if (auto wrong = read_difficulty(*given, scale, options)) return std::unexpected(*wrong);
    return options;
}

// Returns the options that other boards support; an error if any other is set.
Result<BoardOrder> board_order_from(const nonet_generate_options* given, const Geometry& board) {
    if (auto wrong = check_size(given, "options")) return std::unexpected(*wrong);
    const bool any_other = given->unbiased != 0 || given->pattern || given->contains || given->solution ||
                           given->needs || given->like || given->unlike || given->highest_rating != 0;
    if (any_other)
        return std::unexpected(Error{.code = Errc::unsupported,
                                     .found = "an option for the classic board",
                                     .expected = "seed, attempts, minimal, givens and symmetry"});
    const auto symmetry = symmetry_from(given->symmetry);
    if (!symmetry) return std::unexpected(symmetry.error());
    const bool any_number = given->most_givens == cell_count;
    return BoardOrder{.seed = given->seed,
                      .symmetry = *symmetry,
                      .minimal = given->minimal != 0,
                      .fewest_givens = given->fewest_givens,
                      .most_givens = any_number ? board.cell_count() : given->most_givens,
                      .attempts = given->attempts};
}

// Returns the forms of puzzles whose isomorphs must not be made.
Result<std::vector<Grid>> forms_from(const char* unlike) {
    TextBytes bytes(unlike ? unlike : "");
    PuzzleReader reader(bytes);
    return read_forms(reader);
}

}  // namespace
}  // namespace nonet::capi

using namespace nonet::capi;

nonet_status nonet_generate(const nonet_generate_options* options, uint64_t first, size_t count,
                            const nonet_limits* limits, nonet_text* out, nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        if (!out) return fail(bad_argument("no out", "a text made with nonet_text_new"), error);
        const auto bounds = limits_from(limits);
        if (!bounds) return fail(bounds.error(), error);
        std::optional<nonet::Scale> scale;
        auto order = options_from(options, scale);
        if (!order) return fail(order.error(), error);
        const auto forms = forms_from(options->unlike);
        if (!forms) return fail(forms.error(), error);
        order->avoid = *forms;
        auto generator = nonet::Generator::create(*order);
        if (!generator) return fail(generator.error(), error);
        std::vector<nonet::Generated> made(count);
        generator->make(first, made, *bounds);
        std::string lines;
        for (std::size_t i = 0; i < made.size(); ++i)
            (lines += to_json(made[i], first + i, order->seed)) += '\n';
        out->chars = std::move(lines);
        return NONET_OK;
    });
}

nonet_status nonet_board_generate(const char* board, const nonet_generate_options* options, uint64_t first,
                                  size_t count, const nonet_limits* limits, nonet_text* out,
                                  nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        if (!out) return fail(bad_argument("no out", "a text made with nonet_text_new"), error);
        if (!board) return fail(bad_argument("no board", "the name of a board"), error);
        const auto bounds = limits_from(limits);
        if (!bounds) return fail(bounds.error(), error);
        const auto geometry = nonet::parse_board(board);
        if (!geometry) return fail(geometry.error(), error);
        const auto order = board_order_from(options, *geometry);
        if (!order) return fail(order.error(), error);
        auto generator = nonet::BoardGenerator::create(*geometry, *order);
        if (!generator) return fail(generator.error(), error);
        std::vector<nonet::BoardPuzzleMade> made(count);
        generator->make(first, made, *bounds);
        std::string lines;
        for (std::size_t i = 0; i < made.size(); ++i)
            (lines += to_json(made[i], *geometry, first + i, order->seed)) += '\n';
        out->chars = std::move(lines);
        return NONET_OK;
    });
}
