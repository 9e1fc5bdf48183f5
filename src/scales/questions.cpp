// Every question for any scale, answered by the programs' own walks, or by trying the entries one after the other.

#include <algorithm>

#include "core/classic_state.hpp"
#include "explain/walk.hpp"
#include "hodoku/walk.hpp"
#include "nonet/more/scales.hpp"
#include "nonet/rate.hpp"
#include "search/decide.hpp"
#include "techniques/hodoku/kinds.hpp"
#include "techniques/hodoku/shown.hpp"

namespace nonet {
namespace {

HodokuVersion version_of(const Scale& scale) {
    return scale.walk == Scale::Walk::hodoku_2_3 ? HodokuVersion::v2_3 : HodokuVersion::v2_2;
}

// Returns the ids that HoDoKu's walk leaves out.
std::vector<std::string_view> left_out(const Scale& scale) {
    return {scale.without.begin(), scale.without.end()};
}

std::vector<const Technique*> techniques_of(const Scale& scale) {
    std::vector<const Technique*> list;
    for (const ScaleEntry& entry : scale.entries)
        if (entry.found_by != nullptr) list.push_back(entry.found_by);
    return list;
}

std::size_t index_of(const Scale& scale, std::string_view technique) {
    return static_cast<std::size_t>(std::ranges::find(scale.entries, technique, &ScaleEntry::technique) -
                                    scale.entries.begin());
}

ScaleRating blank(const Scale& scale, Status status) {
    return {.status = status,
            .counts = std::vector<std::uint32_t>(scale.entries.size()),
            .scale = stamp_of(scale)};
}

ScaleRating rate_se(const Scale& scale, const ClassicPuzzle& puzzle, const Limits& limits) {
    const auto list = techniques_of(scale);
    const Rating rating = rate(puzzle, limits, {.techniques = list});
    ScaleRating rated = blank(scale, rating.status);
    rated.ending = rating.ending;
    if (rating.status != Status::unique) return rated;
    rated.difficulty = rating.er / 10.0;
    rated.level = level_of(scale, rated.difficulty);
    for (std::size_t i = 0; i < rating.counts.size(); ++i)
        if (rating.counts[i] != 0) rated.counts[index_of(scale, techniques()[i]->id)] = rating.counts[i];
    return rated;
}

ScaleRating rate_by_hodoku(const Scale& scale, const ClassicPuzzle& puzzle, const Limits& limits) {
    const auto without = left_out(scale);
    const HodokuRating rating = rate_hodoku(puzzle, version_of(scale), limits, without);
    ScaleRating rated = blank(scale, rating.status);
    if (rating.status != Status::unique) {
        if (rating.status == Status::budget) rated.ending = Ending::budget;
        return rated;
    }
    rated.ending = rating.ending;
    rated.score = rating.score;
    if (rated.ending == Ending::solved) rated.level = name_of(rating.level);
    for (std::size_t i = 0; i < rating.counts.size(); ++i) {
        if (rating.counts[i] == 0) continue;
        const HodokuTechnique& technique = hodoku_techniques()[i];
        rated.counts[index_of(scale, technique.id)] = rating.counts[i];
        rated.difficulty = std::max<double>(rated.difficulty, technique.score);
    }
    return rated;
}

// If a technique has several entries, the step was taken by the one with its difficulty.
std::size_t entry_of(const Scale& scale, const Step& step) {
    for (std::size_t i = 0; i < scale.entries.size(); ++i)
        if (scale.entries[i].technique == step.technique && scale.entries[i].difficulty == step.rating)
            return i;
    return index_of(scale, step.technique);
}

void count_in(ScaleRating& rated, const Scale& scale, const Step& step) {
    ++rated.counts[entry_of(scale, step)];
    rated.difficulty = std::max(rated.difficulty, step.rating);
    rated.score += step.rating;
}

ScaleRating rate_by_entries(const Scale& scale, const ClassicPuzzle& puzzle, const Limits& limits) {
    const Budget begun(limits);
    const ClassicAnswer answer = decide(puzzle, begun.left());
    ScaleRating rated = blank(scale, answer.status);
    if (answer.status != Status::unique) return rated;
    Budget budget(begun.left());
    Position position(puzzle);
    const Request request{.keep = Keep::conclusion,
                          .budget = &budget,
                          .solution = answer.first.values,
                          .givens = &puzzle.givens};
    Step taken;
    rated.ending = walk(
        position, request, true,
        [&](const Position&, const Technique&, Step& step) {
            count_in(rated, scale, step);
            taken = std::move(step);
            return &taken;
        },
        {}, nullptr, every_step, scale.entries);
    if (rated.ending == Ending::budget) {
        rated = blank(scale, Status::budget);
        rated.ending = Ending::budget;
    }
    if (rated.ending == Ending::solved) rated.level = level_of(scale, rated.difficulty);
    return rated;
}

Path explain_by_hodoku(const Scale& scale, const ClassicPuzzle& puzzle, const Limits& limits,
                       const ScaleExplainOptions& options) {
    Path path{.start = start_of(puzzle), .scale = stamp_of(scale)};
    const auto without = left_out(scale);
    const auto hear = [&](const HodokuPath& found) {
        path.status = found.rating.status;
        if (!found.steps.empty()) path.steps.push_back(step_of(found.steps.back()));
        if (options.on_progress) options.on_progress(path);
    };
    const HodokuPath found =
        explain_hodoku(puzzle, version_of(scale), limits,
                       {.on_progress = hear, .most_steps = options.most_steps, .without = without});
    path.ending = found.ending;
    path.end = found.end;
    return path;
}

// Returns the first step of HoDoKu's walk from a state.
Hint hint_by_hodoku(const Scale& scale, const ClassicPuzzle& puzzle, const Limits& limits,
                    std::span<const std::uint8_t> givens) {
    const Budget begun(limits);
    Hint hint = nonet::hint(puzzle, limits, givens, std::span<const Technique* const>());
    const bool asks = hint.status == Status::unique && hint.wrong_values.empty() && hint.wrong.empty() &&
                      hint.ending == Ending::stuck;
    if (!asks) return hint;
    const ClassicState state(hint.state);
    Path path = explain_by_hodoku(scale, {state.values, state.marks}, begun.left(), {.most_steps = 1});
    if (!path.steps.empty())
        hint.step = std::move(path.steps.front());
    else
        hint.ending = path.ending;
    return hint;
}

bool is_hodoku(const Scale& scale) {
    return scale.walk == Scale::Walk::hodoku_2_2 || scale.walk == Scale::Walk::hodoku_2_3;
}

}  // namespace

Step step_of(const HodokuStep& found) {
    Step step{.technique = found.technique,
              .kind = found.kind,
              .rating = static_cast<double>(found.score),
              .assumes_unique = found.assumes_unique,
              .place = found.place,
              .remove = hodoku::by_cell(found.remove),
              .exhibits = hodoku::uncounted(found.exhibits)};
    if (const hodoku::Kind* kind = hodoku::find_kind(found.kind)) step.kind = kind->full;
    for (const HodokuChain& links : found.chains) {
        step.complexity += static_cast<std::uint32_t>(links.size());
        step.chains.push_back(hodoku::chain_of(links, found.technique == "forcing_net"));
    }
    return step;
}

ScaleRating rate(const Scale& scale, const ClassicPuzzle& puzzle, const Limits& limits) {
    if (is_hodoku(scale)) return rate_by_hodoku(scale, puzzle, limits);
    return scale.walk == Scale::Walk::se ? rate_se(scale, puzzle, limits)
                                         : rate_by_entries(scale, puzzle, limits);
}

ScaleRating rating_of(const Scale& scale, const Path& path) {
    ScaleRating rated = blank(scale, path.status);
    rated.ending = path.ending;
    if (path.status != Status::unique) return rated;
    for (const Step& step : path.steps) count_in(rated, scale, step);
    if (scale.walk == Scale::Walk::se) rated.score = 0;
    if (rated.ending != Ending::solved) return rated;
    if (!is_hodoku(scale)) {
        rated.level = level_of(scale, rated.difficulty);
        return rated;
    }
    HodokuRating hodoku{.score = static_cast<int>(rated.score)};
    for (const Step& step : path.steps)
        hodoku.level =
            std::max(hodoku.level,
                     std::ranges::find(hodoku_techniques(), step.technique, &HodokuTechnique::id)->level);
    hodoku::settle_level(hodoku);
    rated.level = name_of(hodoku.level);
    return rated;
}

Path explain(const Scale& scale, const ClassicPuzzle& puzzle, const Limits& limits,
             const ScaleExplainOptions& options) {
    if (is_hodoku(scale)) return explain_by_hodoku(scale, puzzle, limits, options);
    const auto list = techniques_of(scale);
    const TechniqueChoice chosen =
        scale.walk == Scale::Walk::entries ? TechniqueChoice(scale.entries) : TechniqueChoice(list);
    Path path =
        explain(puzzle, limits,
                {.techniques = chosen, .on_progress = options.on_progress, .most_steps = options.most_steps});
    path.scale = stamp_of(scale);
    return path;
}

Hint hint(const Scale& scale, const ClassicPuzzle& puzzle, const Limits& limits,
          std::span<const std::uint8_t> givens) {
    if (is_hodoku(scale)) return hint_by_hodoku(scale, puzzle, limits, givens);
    if (scale.walk == Scale::Walk::entries) return hint(puzzle, limits, givens, scale.entries);
    return hint(puzzle, limits, givens, techniques_of(scale));
}

Contradiction why_not(const Scale& scale, const ClassicPuzzle& puzzle, Candidate candidate,
                      const Limits& limits) {
    if (scale.walk == Scale::Walk::se) return why_not(puzzle, candidate, limits, techniques_of(scale));
    return why_not(puzzle, candidate, limits, scale.entries);
}

std::vector<Step> all_steps(const Scale& scale, const State& state, Status status, const Limits& limits) {
    if (scale.walk == Scale::Walk::se) return all_steps(state, status, limits, techniques_of(scale));
    return all_steps(state, status, limits, TechniqueChoice(scale.entries));
}

}  // namespace nonet
