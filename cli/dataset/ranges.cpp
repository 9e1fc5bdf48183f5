#include "dataset/ranges.hpp"

#include <fmt/format.h>

#include "nonet/rate.hpp"

namespace nonet::cli {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

int bound_of(const Flag& flag, std::string_view text, const Counted& scale) {
    const auto refuse = [&] {
        throw UsageError(fmt::format("{}: found '{}', expected a number from 0 to {}", flag.name, text,
                                     scale.tenths ? scale.most / 10 : scale.most));
    };
    int number = 0;
    std::string_view rest = text;
    for (; !rest.empty() && is_digit(rest[0]) && number <= scale.most; rest.remove_prefix(1))
        number = 10 * number + (rest[0] - '0');
    if (rest.size() == text.size()) refuse();
    if (scale.tenths) {
        number *= 10;
        if (rest.size() == 2 && rest[0] == '.' && is_digit(rest[1])) {
            number += rest[1] - '0';
            rest = {};
        }
    }
    if (!rest.empty() || number > scale.most) refuse();
    return number;
}

}  // namespace

const Counted givens_scale{.tenths = false, .most = cell_count},
    tenths_scale{.tenths = true, .most = stuck_rating}, scores_scale{.tenths = true, .most = 100'000'000};

Range range_of(const Flag& flag, std::string_view text, const Counted& scale) {
    const std::size_t dots = text.find("..");
    const std::string_view lowest = text.substr(0, dots);
    const std::string_view highest = dots == std::string_view::npos ? text : text.substr(dots + 2);
    if (lowest.empty() && highest.empty())
        throw UsageError(fmt::format("{}: found no number, expected A..B", flag.name));
    const Range range{lowest.empty() ? 0 : bound_of(flag, lowest, scale),
                      highest.empty() ? scale.most : bound_of(flag, highest, scale)};
    if (range.lowest > range.highest)
        throw UsageError(fmt::format("{}: found '{}', expected a range that does not end before it begins",
                                     flag.name, text));
    return range;
}

}  // namespace nonet::cli
