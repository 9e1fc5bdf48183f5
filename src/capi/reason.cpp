// Steps, hints and ratings, in C.

#include "capi/puzzle.hpp"
#include "capi/scales.hpp"
#include "command/say.hpp"
#include "command/step_choice.hpp"
#include "nonet/explain.hpp"
#include "nonet/more/techniques.hpp"
#include "nonet/rate.hpp"

namespace nonet::capi {
namespace {

// The C interface has a single notation for cells.
constexpr Cells cells = Cells::r1c1;

// Returns the techniques of a list of ids; NULL is an empty list.
Result<std::vector<const Technique*>> techniques_from(const char* ids) {
    std::vector<const Technique*> found;
    std::string_view rest = ids ? ids : "";
    while (!rest.empty()) {
        const std::string_view id = rest.substr(0, rest.find(','));
        rest.remove_prefix(std::min(id.size() + 1, rest.size()));
        const Technique* technique = find_technique(id);
        if (!technique)
            return std::unexpected(
                bad_argument(say("technique '{name}'", id), "an id of nonet_technique_id"));
        found.push_back(technique);
    }
    return found;
}

// Returns those of `order` that the options leave.
Result<std::vector<const Technique*>> techniques_from(const nonet_explain_options& options,
                                                      std::span<const Technique* const> order) {
    const auto only = techniques_from(options.only);
    if (!only) return only;
    const auto without = techniques_from(options.without);
    if (!without) return without;
    auto chosen = choose_techniques(*only, *without, order);
    if (chosen.empty() || (options.only && only->empty()))
        return std::unexpected(bad_argument("no technique left by only and without", "at least one"));
    return chosen;
}

std::optional<Error> check_level(int level) {
    if (level >= 1 && level <= rung_count) return std::nullopt;
    return bad_argument(say("level {number}", level), say("{from} to {to}", 1, rung_count));
}

Result<Candidate> candidate_on(const Geometry& board, int cell, int value) {
    const int count = board.cell_count(), first = board.zero_based() ? 0 : 1,
              last = first + board.digit_count() - 1;
    if (cell < 0 || cell >= count)
        return std::unexpected(bad_argument(say("cell {cell}", cell), say("{from} to {to}", 0, count - 1)));
    if (value < first || value > last)
        return std::unexpected(bad_argument(say("digit {digit}", value), say("{from} to {to}", first, last)));
    return Candidate{static_cast<Cell>(cell), static_cast<Digit>(value - first)};
}

Result<nonet_explain_options> options_from(const nonet_explain_options* given) {
    nonet_explain_options known = NONET_EXPLAIN_OPTIONS_INIT;
    if (given)
        if (auto wrong = read_struct(given, "options", known)) return std::unexpected(*wrong);
    return known;
}

// The choice that the options express: techniques, or on the classic board a scale other than Sudoku Explainer's.
struct Chosen {
    std::vector<const Technique*> techniques;
    std::optional<Scale> scale;

    StepChoice choice() const { return {scale ? &*scale : nullptr, techniques}; }
    bool is_hodoku() const {
        return scale && (scale->walk == Scale::Walk::hodoku_2_2 || scale->walk == Scale::Walk::hodoku_2_3);
    }
    HodokuVersion version() const {
        return scale->walk == Scale::Walk::hodoku_2_3 ? HodokuVersion::v2_3 : HodokuVersion::v2_2;
    }
};

bool is_se(const nonet_explain_options& options) {
    return !options.scale || std::string_view(options.scale) == "se";
}

std::optional<Error> refuse_scale(const Geometry& board, const nonet_explain_options& options) {
    if (!options.scale || board == Geometry::classic()) return std::nullopt;
    return Error{.code = Errc::unsupported,
                 .found = say("a scale for the board {board}", board.name()),
                 .expected = "none: scales are defined for the classic board"};
}

// order   of the techniques that the options choose from; another board has its own
Result<Chosen> chosen_on(const Geometry& board, const nonet_explain_options& options,
                         std::span<const Technique* const> order) {
    if (auto wrong = refuse_scale(board, options)) return std::unexpected(*wrong);
    Chosen chosen;
    if (is_se(options)) {
        const bool is_classic = board == Geometry::classic();
        auto techniques = techniques_from(options, is_classic ? order : board_order());
        if (!techniques) return std::unexpected(techniques.error());
        chosen.techniques = std::move(*techniques);
        if (!is_classic)
            std::erase_if(chosen.techniques,
                          [&](const Technique* one) { return !why_off(*one, board).empty(); });
        return chosen;
    }
    if (options.only)
        return std::unexpected(bad_argument("only with a scale", "without, or a scale of these techniques"));
    auto scale = scale_from(options.scale, options.without);
    if (!scale) return std::unexpected(scale.error());
    chosen.scale = std::move(*scale);
    return chosen;
}

// A scale is chosen only for puzzles of the classic board.

std::string path_of(const Puzzle& puzzle, const Chosen& chosen, bool prunes, const Limits& limits) {
    const auto& scale = chosen.scale;
    if (chosen.is_hodoku() && !prunes) {
        const std::vector<std::string_view> without(scale->without.begin(), scale->without.end());
        HodokuPath path = explain_hodoku(*puzzle.classic(), chosen.version(), limits, {.without = without});
        const std::string stamp = stamp_of(*scale);
        path.rating.scale = stamp;
        return to_json(path, cells);
    }
    Path path = explain(chosen.choice(), puzzle, limits);
    if (prunes) path = pruned(std::move(path), limits);
    return scale ? to_json(path, *scale, cells) : to_json(path, cells);
}

std::string steps_of(const Puzzle& puzzle, const Chosen& chosen, const Limits& limits) {
    const Status status = solve(puzzle, limits).status;
    const State start = start_of(puzzle);
    const Geometry board = puzzle.geometry();
    const auto& scale = chosen.scale;
    const auto steps = all_steps(chosen.choice(), start, status, limits, board);
    const bool is_classic = board == Geometry::classic();
    return to_json(start, status, steps, cells,
                   scale        ? stamp_of(*scale)
                   : is_classic ? rating_scale
                                : "",
                   board);
}

Result<std::string> level_of(const Puzzle& puzzle, const nonet_explain_options& options,
                             const Limits& limits) {
    const Geometry board = puzzle.geometry();
    if (!options.scale && !options.without)
        return to_json(rate_by_level(*puzzle.board_puzzle(), limits), board, true);
    const auto chosen = chosen_on(board, options, {});
    if (!chosen) return std::unexpected(chosen.error());
    const Path path = explain(puzzle, limits, {.techniques = chosen->techniques});
    return to_json(level_rating_of(path), board, true);
}

Result<std::string> rating_of(const Puzzle& puzzle, const nonet_explain_options& options,
                              const Limits& limits) {
    if (!puzzle.classic()) return level_of(puzzle, options, limits);
    const ClassicPuzzle& its = *puzzle.classic();
    if (is_se(options) && !options.without) return to_json(rate(its, limits), true);
    const auto scale = scale_from(options.scale ? options.scale : "se", options.without);
    if (!scale) return std::unexpected(scale.error());
    const auto version = find_hodoku(options.scale ? options.scale : "se");
    if (version && !options.without) return to_json(rate_hodoku(its, *version, limits), true);
    return to_json(rate(*scale, its, limits), *scale, true);
}

// Answers a question about steps: calls `ask` with the puzzle, the choice and the limits.
template <class Ask>
nonet_status reason(const nonet_puzzle* puzzle, const nonet_explain_options* given,
                    const nonet_limits* limits, nonet_text* out, nonet_error* error, Ask ask,
                    std::span<const Technique* const> order = se_order()) {
    return answer(
        puzzle, limits, out, error,
        [&](const auto& its, const auto& bounds) -> Result<std::string> {
            const auto options = options_from(given);
            if (!options) return std::unexpected(options.error());
            const auto chosen = chosen_on(its.geometry(), *options, order);
            if (!chosen) return std::unexpected(chosen.error());
            return ask(its, *chosen, bounds, options->pruned != 0);
        },
        reasoning_limits);
}

}  // namespace
}  // namespace nonet::capi

using namespace nonet::capi;
using nonet::Result;

nonet_status nonet_hint(const nonet_puzzle* puzzle, int level, const nonet_explain_options* options,
                        const nonet_limits* limits, nonet_text* out, nonet_error* error) {
    return reason(puzzle, options, limits, out, error,
                  [&](const auto& its, const auto& chosen, const auto& bounds, bool) -> Result<std::string> {
                      if (auto wrong = check_level(level)) return std::unexpected(*wrong);
                      return to_json(nonet::hint(chosen.choice(), its, bounds),
                                     static_cast<nonet::Rung>(level - 1));
                  });
}

nonet_status nonet_explain(const nonet_puzzle* puzzle, const nonet_explain_options* options,
                           const nonet_limits* limits, nonet_text* out, nonet_error* error) {
    return reason(puzzle, options, limits, out, error,
                  [](const auto& its, const auto& chosen, const auto& bounds, bool prunes) {
                      return path_of(its, chosen, prunes, bounds);
                  });
}

nonet_status nonet_why_not(const nonet_puzzle* puzzle, int cell, int digit,
                           const nonet_explain_options* options, const nonet_limits* limits, nonet_text* out,
                           nonet_error* error) {
    return reason(puzzle, options, limits, out, error,
                  [&](const auto& its, const auto& chosen, const auto& bounds, bool) -> Result<std::string> {
                      const auto candidate = candidate_on(its.geometry(), cell, digit);
                      if (!candidate) return std::unexpected(candidate.error());
                      return to_json(nonet::why_not(chosen.choice(), its, *candidate, bounds), *candidate);
                  });
}

nonet_status nonet_all_steps(const nonet_puzzle* puzzle, const nonet_explain_options* options,
                             const nonet_limits* limits, nonet_text* out, nonet_error* error) {
    return reason(
        puzzle, options, limits, out, error,
        [](const auto& its, const auto& chosen, const auto& bounds, bool) {
            return steps_of(its, chosen, bounds);
        },
        nonet::techniques());
}

nonet_status nonet_rate(const nonet_puzzle* puzzle, const nonet_explain_options* given,
                        const nonet_limits* limits, nonet_text* out, nonet_error* error) {
    return answer(
        puzzle, limits, out, error,
        [&](const auto& its, const auto& bounds) -> Result<std::string> {
            const auto options = options_from(given);
            if (!options) return std::unexpected(options.error());
            return rating_of(its, *options, bounds);
        },
        nonet::reasoning_limits);
}

nonet_status nonet_scale(const char* scale, nonet_text* out, nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        if (!out) return fail(bad_argument("no out", "a text made with nonet_text_new"), error);
        if (!scale) return fail(bad_argument("no scale", "a name, or the text of a scale"), error);
        const auto found = scale_from(scale, nullptr);
        if (!found) return fail(found.error(), error);
        out->chars = to_json(*found);
        return NONET_OK;
    });
}
