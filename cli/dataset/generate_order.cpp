#include "dataset/generate_order.hpp"
#include "nonet/more/techniques.hpp"

#include <fmt/format.h>

#include "dataset/ranges.hpp"
#include "nonet/text.hpp"

namespace nonet::cli {
namespace {

Grid grid_of(const Args& args, const Flag& flag) {
    const auto grid = parse_line(*args.value(flag));
    if (!grid) throw UsageError(fmt::format("{}: {}", flag.name, grid.error().message()));
    return *grid;
}

void read_like(const Args& args, GenerateOptions& options) {
    if (!args.has(order::like)) {
        for (const Flag& flag : {order::like_drop, order::like_add})
            if (args.has(flag)) throw UsageError(fmt::format("{} needs --like", flag.name));
        return;
    }
    options.like = grid_of(args, order::like);
    options.like_drop =
        static_cast<int>(std::min<std::uint64_t>(args.number(order::like_drop, 1), cell_count));
    options.like_add = static_cast<int>(std::min<std::uint64_t>(args.number(order::like_add, 1), cell_count));
}

// Reads the conditions on the puzzle's rating on a scale.
void read_scale(const Args& args, const Scale* scale, GenerateOptions& options) {
    options.scale = scale;
    const bool asked = args.has(order::level) || args.has(order::score) || args.has(order::difficulty);
    if (!asked) return;
    if (scale == nullptr && !args.has(order::level))
        throw UsageError(fmt::format("{} needs --scale",
                                     args.has(order::score) ? order::score.name : order::difficulty.name));
    if (scale == nullptr) options.scale = find_scale("nonet");
    ScaleOrder on_scale;
    on_scale.level = args.value(order::level).value_or("");
    if (const auto text = args.value(order::score)) {
        const Range range = range_of(order::score, *text, scores_scale);
        on_scale.score = {range.lowest, range.highest};
    }
    if (const auto text = args.value(order::difficulty)) {
        const Range range = range_of(order::difficulty, *text, scores_scale);
        on_scale.difficulty = {range.lowest, range.highest};
    }
    options.on_scale = std::move(on_scale);
}

}  // namespace

GenerateOptions order_of(const Args& args, const Scale* scale) {
    GenerateOptions options;
    read_scale(args, scale, options);
    options.minimal = args.has(order::minimal);
    options.unbiased = args.has(order::unbiased);
    if (const auto name = args.value(order::symmetry)) options.symmetry = *find_symmetry(*name);
    if (const auto text = args.value(order::givens)) {
        const Range range = range_of(order::givens, *text, givens_scale);
        options.fewest_givens = range.lowest, options.most_givens = range.highest;
    }
    if (const auto text = args.value(order::rating)) {
        const Range range = range_of(order::rating, *text, tenths_scale);
        options.rating = {range.lowest, range.highest};
    }
    if (const auto id = args.value(order::needs)) options.needs = find_technique(*id);
    if (const auto mask = args.value(order::pattern)) {
        if (args.has(order::givens))
            throw UsageError(
                "--pattern determines the number of givens: it cannot be combined with --givens");
        if (const auto set = set_pattern(options, *mask); !set)
            throw UsageError("--pattern: " + set.error().message());
    }
    if (args.has(order::contains)) options.contains = grid_of(args, order::contains);
    if (args.has(order::from)) options.solution = grid_of(args, order::from);
    read_like(args, options);
    return options;
}

}  // namespace nonet::cli
