// Steps, hints and ratings, in C.

#include "capi/json_text.hpp"
#include "capi/scales.hpp"
#include "nonet/more/techniques.hpp"
#include "nonet/rate.hpp"

namespace nonet::capi {
namespace {

// The C interface has a single notation for cells.
constexpr Cells cells = Cells::r1c1;

// Like answer(), but NULL limits mean the limits of reasoning.
template <class Ask>
nonet_status reason(const char* text, std::size_t length, const nonet_limits* limits, nonet_text* out,
                    nonet_error* error, Ask ask) {
    return answer(text, length, limits, out, error, ask, reasoning_limits);
}

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
                bad_argument("technique '" + std::string(id) + "'", "an id of nonet_technique_id"));
        found.push_back(technique);
    }
    return found;
}

Result<std::vector<const Technique*>> techniques_from(const nonet_explain_options& options) {
    const auto only = techniques_from(options.only);
    if (!only) return only;
    const auto without = techniques_from(options.without);
    if (!without) return without;
    auto chosen = choose_techniques(*only, *without);
    if (chosen.empty() || (options.only && only->empty()))
        return std::unexpected(bad_argument("no technique left by only and without", "at least one"));
    return chosen;
}

// NULL is the default version.
Result<HodokuVersion> hodoku_from(const char* scale) {
    const std::string_view name = scale ? scale : "hodoku";
    if (const auto version = find_hodoku(name)) return *version;
    return std::unexpected(
        bad_argument("scale '" + std::string(name) + "'", "hodoku, hodoku-2.2 or hodoku-2.3"));
}

std::optional<Error> check_level(int level) {
    if (level >= 1 && level <= rung_count) return std::nullopt;
    return bad_argument("level " + std::to_string(level), "1 to " + std::to_string(rung_count));
}

Result<Candidate> candidate_from(int cell, int digit) {
    if (cell < 0 || cell >= cell_count)
        return std::unexpected(
            bad_argument("cell " + std::to_string(cell), "0 to " + std::to_string(cell_count - 1)));
    if (digit < 1 || digit > side)
        return std::unexpected(
            bad_argument("digit " + std::to_string(digit), "1 to " + std::to_string(side)));
    return Candidate{static_cast<Cell>(cell), static_cast<Digit>(digit - 1)};
}

// The choice that the options express: techniques of Sudoku Explainer's scale, or another scale.
struct Chosen {
    std::vector<const Technique*> techniques;
    std::optional<Scale> scale;
    bool pruned = false;

    bool is_hodoku() const {
        return scale && (scale->walk == Scale::Walk::hodoku_2_2 || scale->walk == Scale::Walk::hodoku_2_3);
    }
    HodokuVersion version() const {
        return scale->walk == Scale::Walk::hodoku_2_3 ? HodokuVersion::v2_3 : HodokuVersion::v2_2;
    }
};

Result<Chosen> chosen_from(const nonet_explain_options* options) {
    nonet_explain_options known = NONET_EXPLAIN_OPTIONS_INIT;
    if (auto wrong = read_struct(options, "options", known)) return std::unexpected(*wrong);
    Chosen chosen{.pruned = known.pruned != 0};
    if (!known.scale || std::string_view(known.scale) == "se") {
        auto techniques = techniques_from(known);
        if (!techniques) return std::unexpected(techniques.error());
        chosen.techniques = std::move(*techniques);
        return chosen;
    }
    if (known.only)
        return std::unexpected(bad_argument("only with a scale", "without, or a scale of these techniques"));
    auto scale = scale_from(known.scale, known.without);
    if (!scale) return std::unexpected(scale.error());
    chosen.scale = std::move(*scale);
    return chosen;
}

// Returns the scale, even if it is that of Sudoku Explainer.
Result<Scale> whole_scale_from(const nonet_explain_options* options) {
    nonet_explain_options known = NONET_EXPLAIN_OPTIONS_INIT;
    if (auto wrong = read_struct(options, "options", known)) return std::unexpected(*wrong);
    return scale_from(known.scale ? known.scale : "se", known.without);
}

}  // namespace
}  // namespace nonet::capi

using namespace nonet::capi;

nonet_status nonet_hint(const char* text, size_t length, int level, const nonet_limits* limits,
                        nonet_text* out, nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        if (auto wrong = check_level(level)) return fail(*wrong, error);
        return reason(text, length, limits, out, error, [&](const auto& puzzle, const auto& bounds) {
            return to_json(nonet::hint(puzzle, bounds), static_cast<nonet::Rung>(level - 1), cells);
        });
    });
}

nonet_status nonet_explain(const char* text, size_t length, const nonet_limits* limits, nonet_text* out,
                           nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        return reason(text, length, limits, out, error, [&](const auto& puzzle, const auto& bounds) {
            return to_json(nonet::explain(puzzle, bounds), cells);
        });
    });
}

nonet_status nonet_explain_with(const char* text, size_t length, const nonet_explain_options* options,
                                const nonet_limits* limits, nonet_text* out, nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        const auto chosen = chosen_from(options);
        if (!chosen) return fail(chosen.error(), error);
        return reason(text, length, limits, out, error, [&](const auto& puzzle, const auto& bounds) {
            const auto& [techniques, scale, pruned] = *chosen;
            if (chosen->is_hodoku() && !pruned) {
                const std::vector<std::string_view> without(scale->without.begin(), scale->without.end());
                nonet::HodokuPath path =
                    nonet::explain_hodoku(puzzle, chosen->version(), bounds, {.without = without});
                const std::string stamp = nonet::stamp_of(*scale);
                path.rating.scale = stamp;
                return to_json(path, cells);
            }
            nonet::Path path = scale ? nonet::explain(*scale, puzzle, bounds)
                                     : nonet::explain(puzzle, bounds, {.techniques = techniques});
            if (pruned) path = nonet::pruned(std::move(path));
            return scale ? to_json(path, *scale, cells) : to_json(path, cells);
        });
    });
}

nonet_status nonet_rate_with(const char* text, size_t length, const nonet_explain_options* options,
                             const nonet_limits* limits, nonet_text* out, nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        const auto scale = whole_scale_from(options);
        if (!scale) return fail(scale.error(), error);
        return reason(text, length, limits, out, error, [&](const auto& puzzle, const auto& bounds) {
            return to_json(nonet::rate(*scale, puzzle, bounds), *scale, true);
        });
    });
}

nonet_status nonet_hint_with(const char* text, size_t length, int level, const nonet_explain_options* options,
                             const nonet_limits* limits, nonet_text* out, nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        if (auto wrong = check_level(level)) return fail(*wrong, error);
        const auto chosen = chosen_from(options);
        if (!chosen) return fail(chosen.error(), error);
        return reason(text, length, limits, out, error, [&](const auto& puzzle, const auto& bounds) {
            const nonet::Hint hint = chosen->scale ? nonet::hint(*chosen->scale, puzzle, bounds)
                                                   : nonet::hint(puzzle, bounds, {}, chosen->techniques);
            return to_json(hint, static_cast<nonet::Rung>(level - 1), cells);
        });
    });
}

nonet_status nonet_why_not_with(const char* text, size_t length, int cell, int digit,
                                const nonet_explain_options* options, const nonet_limits* limits,
                                nonet_text* out, nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        const auto candidate = candidate_from(cell, digit);
        if (!candidate) return fail(candidate.error(), error);
        const auto chosen = chosen_from(options);
        if (!chosen) return fail(chosen.error(), error);
        return reason(text, length, limits, out, error, [&](const auto& puzzle, const auto& bounds) {
            const nonet::Contradiction clash =
                chosen->scale ? nonet::why_not(*chosen->scale, puzzle, *candidate, bounds)
                              : nonet::why_not(puzzle, *candidate, bounds, chosen->techniques);
            return to_json(clash, *candidate, cells);
        });
    });
}

nonet_status nonet_all_steps_with(const char* text, size_t length, const nonet_explain_options* options,
                                  const nonet_limits* limits, nonet_text* out, nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        const auto chosen = chosen_from(options);
        if (!chosen) return fail(chosen.error(), error);
        return reason(text, length, limits, out, error, [&](const auto& puzzle, const auto& bounds) {
            const nonet::Status status = nonet::solve(puzzle, bounds).status;
            const nonet::State start = nonet::start_of(puzzle);
            const auto& scale = chosen->scale;
            return to_json(start, status,
                           scale ? nonet::all_steps(*scale, start, status, bounds)
                                 : nonet::all_steps(start, status, bounds, chosen->techniques),
                           cells, scale ? nonet::stamp_of(*scale) : nonet::rating_scale);
        });
    });
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

nonet_status nonet_all_steps(const char* text, size_t length, const nonet_limits* limits, nonet_text* out,
                             nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        return reason(text, length, limits, out, error, [&](const auto& puzzle, const auto& bounds) {
            const nonet::Status status = nonet::solve(puzzle, bounds).status;
            const nonet::State start = nonet::start_of(puzzle);
            return to_json(start, status, nonet::all_steps(start, status, bounds), cells);
        });
    });
}

nonet_status nonet_why_not(const char* text, size_t length, int cell, int digit, const nonet_limits* limits,
                           nonet_text* out, nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        const auto candidate = candidate_from(cell, digit);
        if (!candidate) return fail(candidate.error(), error);
        return reason(text, length, limits, out, error, [&](const auto& puzzle, const auto& bounds) {
            return to_json(nonet::why_not(puzzle, *candidate, bounds), *candidate, cells);
        });
    });
}

nonet_status nonet_rate(const char* text, size_t length, const nonet_limits* limits, nonet_rating* rating,
                        nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        if (auto wrong = check_size(rating, "rating")) return fail(*wrong, error);
        const auto question = question_from(text, length, limits, nonet::reasoning_limits);
        if (!question) return fail(question.error(), error);
        const nonet::Rating found = nonet::rate(question->puzzle, question->limits);
        nonet_rating ours = NONET_RATING_INIT;
        ours.outcome = static_cast<nonet_outcome>(found.status);
        ours.er = found.er;
        ours.ep = found.ep;
        ours.ed = found.ed;
        write_struct(ours, rating);
        return NONET_OK;
    });
}

const char* nonet_hodoku_level_name(int level) {
    return nonet::name_of(static_cast<nonet::HodokuLevel>(level)).data();
}

nonet_status nonet_rate_hodoku(const char* text, size_t length, const char* scale, const nonet_limits* limits,
                               nonet_hodoku_rating* rating, nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        if (auto wrong = check_size(rating, "rating")) return fail(*wrong, error);
        const auto version = hodoku_from(scale);
        if (!version) return fail(version.error(), error);
        const auto question = question_from(text, length, limits, nonet::reasoning_limits);
        if (!question) return fail(question.error(), error);
        const nonet::HodokuRating found = nonet::rate_hodoku(question->puzzle, *version, question->limits);
        nonet_hodoku_rating ours = NONET_HODOKU_RATING_INIT;
        ours.outcome = static_cast<nonet_outcome>(found.status);
        ours.level = static_cast<nonet_hodoku_level>(found.level);
        ours.score = static_cast<std::uint64_t>(found.score);
        ours.scale = found.scale.data();
        write_struct(ours, rating);
        return NONET_OK;
    });
}
