#include "generate_order.hpp"

#include <fmt/format.h>

#include "nonet/text.hpp"

namespace nonet::cli {
namespace {

Grid grid_of(const Args& args, const Flag& flag) {
    const auto grid = parse_line(*args.value(flag));
    if (!grid) throw UsageError(fmt::format("{}: {}", flag.name, grid.error().message()));
    return *grid;
}

// A number of `decimals` digits behind the point, as so many tenths, from 0 to `most`.
int number_of(const Flag& flag, std::string_view text, int decimals, int most) {
    const auto refuse = [&] {
        const int unit = decimals == 0 ? 1 : 10;
        throw UsageError(
            fmt::format("{}: found '{}', expected a number from 0 to {}", flag.name, text, most / unit));
    };
    int number = 0;
    std::string_view rest = text;
    for (; !rest.empty() && rest[0] >= '0' && rest[0] <= '9' && number <= most; rest.remove_prefix(1))
        number = 10 * number + (rest[0] - '0');
    if (rest.size() == text.size()) refuse();
    if (decimals != 0) {
        number *= 10;
        if (rest.size() == 2 && rest[0] == '.' && rest[1] >= '0' && rest[1] <= '9') {
            number += rest[1] - '0';
            rest = {};
        }
    }
    if (!rest.empty() || number > most) refuse();
    return number;
}

struct Range {
    int lowest, highest;
};

// A, A..B, A.. or ..B, within 0 to `most`.
Range range_of(const Flag& flag, std::string_view text, int decimals, int most) {
    const std::size_t dots = text.find("..");
    const std::string_view lowest = text.substr(0, dots);
    const std::string_view highest = dots == std::string_view::npos ? text : text.substr(dots + 2);
    if (lowest.empty() && highest.empty())
        throw UsageError(fmt::format("{}: found no number, expected A..B", flag.name));
    return {lowest.empty() ? 0 : number_of(flag, lowest, decimals, most),
            highest.empty() ? most : number_of(flag, highest, decimals, most)};
}

void read_pattern(std::string_view mask, GenerateOptions& options) {
    if (mask.size() != cell_count)
        throw UsageError(fmt::format("--pattern: found {} characters, expected {}", mask.size(), cell_count));
    options.cells = {};
    for (int cell = 0; cell < cell_count; ++cell) {
        const char c = mask[static_cast<std::size_t>(cell)];
        if (c != '.' && c != '0') options.cells.insert(static_cast<Cell>(cell));
    }
    options.fewest_givens = options.most_givens = options.cells.size();
}

const Technique* technique_of(const Flag& flag, std::string_view id) {
    if (const Technique* technique = find_technique(id)) return technique;
    std::vector<std::string_view> ids;
    for (const Technique* technique : techniques()) ids.push_back(technique->id);
    throw UsageError(fmt::format("{}: there is no technique '{}'{}", flag.name, id, suggestion(id, ids)));
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

}  // namespace

GenerateOptions order_of(const Args& args) {
    GenerateOptions options;
    options.minimal = args.has(order::minimal);
    options.unbiased = args.has(order::unbiased);
    if (const auto name = args.value(order::symmetry)) options.symmetry = *find_symmetry(*name);
    if (const auto text = args.value(order::givens)) {
        const Range range = range_of(order::givens, *text, 0, cell_count);
        options.fewest_givens = range.lowest, options.most_givens = range.highest;
    }
    if (const auto text = args.value(order::rating)) {
        const Range range = range_of(order::rating, *text, 1, stuck_rating);
        options.rating = {range.lowest, range.highest};
    }
    if (const auto id = args.value(order::needs)) options.needs = technique_of(order::needs, *id);
    if (const auto mask = args.value(order::pattern)) {
        if (args.has(order::givens))
            throw UsageError("--pattern says how many givens there are: it does not go with --givens");
        read_pattern(*mask, options);
    }
    if (args.has(order::contains)) options.contains = grid_of(args, order::contains);
    if (args.has(order::from)) options.solution = grid_of(args, order::from);
    read_like(args, options);
    return options;
}

}  // namespace nonet::cli
