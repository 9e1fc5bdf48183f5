#include "rows/board_steps.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "frame/values.hpp"
#include "nonet/more/techniques.hpp"
#include "rows/steps.hpp"

namespace nonet::cli {

std::vector<const Technique*> board_techniques_by(const Args& args) {
    const auto only = args.techniques(flag::only), without = args.techniques(flag::without);
    const auto is_in = [](const auto& list, const Technique* one) {
        return std::ranges::find(list, one) != list.end();
    };
    std::vector<const Technique*> chosen;
    for (const Technique* technique : board_order())
        if ((only.empty() || is_in(only, technique)) && !is_in(without, technique))
            chosen.push_back(technique);
    return chosen;
}

std::vector<const Technique*> techniques_on(const Row& row, const Args& args,
                                            std::span<const Technique* const> chosen) {
    const Geometry& board = row.record.puzzle.board_puzzle()->geometry;
    for (const Technique* technique : args.techniques(flag::only))
        if (const std::string off = why_off(*technique, board); !off.empty()) row.warn(off);
    std::vector<const Technique*> on;
    for (const Technique* technique : chosen)
        if (why_off(*technique, board).empty()) on.push_back(technique);
    return on;
}

Result<Candidate> candidate_on(const Row& row, std::string_view typed, const Geometry& board) {
    if (const auto candidate = candidate_of(typed, board)) return *candidate;
    const int first = board.zero_based() ? 0 : 1;
    return std::unexpected(
        row.at_record({.code = Errc::bad_argument,
                       .found = fmt::format("'{}'", typed),
                       .expected = fmt::format(
                           "a cell of {} rows and {} columns and a value from {} to {}, as in r1c1={}",
                           board.rows(), board.columns(), first, first + board.digit_count() - 1, first)}));
}

}  // namespace nonet::cli
