// Steps, hints and ratings, in C.

#include "capi/json_text.hpp"
#include "nonet/more/hodoku.hpp"
#include "nonet/more/techniques.hpp"
#include "nonet/rate.hpp"

namespace nonet::capi {
namespace {

// C has one way of writing cells.
constexpr Cells cells = Cells::r1c1;

// answer(), where no limits mean those of reasoning.
template <class Ask>
nonet_status reason(const char* text, std::size_t length, const nonet_limits* limits, nonet_text* out,
                    nonet_error* error, Ask ask) {
    return answer(text, length, limits, out, error, ask, reasoning_limits);
}

// The techniques of a list of ids; NULL is a list without any.
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

// NULL is the version that people mean.
Result<HodokuVersion> hodoku_from(const char* scale) {
    const std::string_view name = scale ? scale : "hodoku";
    if (const auto version = find_hodoku(name)) return *version;
    return std::unexpected(
        bad_argument("scale '" + std::string(name) + "'", "hodoku, hodoku-2.2 or hodoku-2.3"));
}

// The version whose path is asked for; none where it is that of Sudoku Explainer.
Result<std::optional<HodokuVersion>> hodoku_from(const nonet_explain_options& options) {
    if (!options.scale || std::string_view(options.scale) == "se") return std::nullopt;
    const auto version = hodoku_from(options.scale);
    if (!version) return std::unexpected(version.error());
    if (options.pruned || options.only || options.without)
        return std::unexpected(
            bad_argument("pruned, only or without with the scale of HoDoKu", "its own path: none of them"));
    return *version;
}

}  // namespace
}  // namespace nonet::capi

using namespace nonet::capi;

nonet_status nonet_hint(const char* text, size_t length, int level, const nonet_limits* limits,
                        nonet_text* out, nonet_error* error) {
    if (level < 1 || level > nonet::rung_count)
        return fail(
            bad_argument("level " + std::to_string(level), "1 to " + std::to_string(nonet::rung_count)),
            error);
    return reason(text, length, limits, out, error, [&](const auto& puzzle, const auto& bounds) {
        return to_json(nonet::hint(puzzle, bounds), static_cast<nonet::Rung>(level - 1), cells);
    });
}

nonet_status nonet_explain(const char* text, size_t length, const nonet_limits* limits, nonet_text* out,
                           nonet_error* error) {
    return reason(text, length, limits, out, error, [&](const auto& puzzle, const auto& bounds) {
        return to_json(nonet::explain(puzzle, bounds), cells);
    });
}

nonet_status nonet_explain_with(const char* text, size_t length, const nonet_explain_options* options,
                                const nonet_limits* limits, nonet_text* out, nonet_error* error) {
    nonet_explain_options known = NONET_EXPLAIN_OPTIONS_INIT;
    if (auto wrong = read_struct(options, "options", known)) return fail(*wrong, error);
    const auto hodoku = hodoku_from(known);
    if (!hodoku) return fail(hodoku.error(), error);
    if (*hodoku)
        return reason(text, length, limits, out, error, [&](const auto& puzzle, const auto& bounds) {
            return to_json(nonet::explain_hodoku(puzzle, **hodoku, bounds), cells);
        });
    const auto chosen = techniques_from(known);
    if (!chosen) return fail(chosen.error(), error);
    return reason(text, length, limits, out, error, [&](const auto& puzzle, const auto& bounds) {
        nonet::Path path = nonet::explain(puzzle, bounds, {.techniques = *chosen});
        return to_json(known.pruned ? nonet::pruned(std::move(path)) : path, cells);
    });
}

nonet_status nonet_all_steps(const char* text, size_t length, const nonet_limits* limits, nonet_text* out,
                             nonet_error* error) {
    return reason(text, length, limits, out, error, [&](const auto& puzzle, const auto& bounds) {
        const nonet::Status status = nonet::solve(puzzle, bounds).status;
        const nonet::State start = nonet::start_of(puzzle);
        return to_json(start, status, nonet::all_steps(start, status, bounds), cells);
    });
}

nonet_status nonet_why_not(const char* text, size_t length, int cell, int digit, const nonet_limits* limits,
                           nonet_text* out, nonet_error* error) {
    if (cell < 0 || cell >= nonet::cell_count)
        return fail(
            bad_argument("cell " + std::to_string(cell), "0 to " + std::to_string(nonet::cell_count - 1)),
            error);
    if (digit < 1 || digit > nonet::side)
        return fail(bad_argument("digit " + std::to_string(digit), "1 to " + std::to_string(nonet::side)),
                    error);
    const nonet::Candidate candidate{static_cast<nonet::Cell>(cell), static_cast<nonet::Digit>(digit - 1)};
    return reason(text, length, limits, out, error, [&](const auto& puzzle, const auto& bounds) {
        return to_json(nonet::why_not(puzzle, candidate, bounds), candidate, cells);
    });
}

nonet_status nonet_rate(const char* text, size_t length, const nonet_limits* limits, nonet_rating* rating,
                        nonet_error* error) {
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
}

const char* nonet_hodoku_level_name(int level) {
    return nonet::name_of(static_cast<nonet::HodokuLevel>(level)).data();
}

nonet_status nonet_rate_hodoku(const char* text, size_t length, const char* scale, const nonet_limits* limits,
                               nonet_hodoku_rating* rating, nonet_error* error) {
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
}
