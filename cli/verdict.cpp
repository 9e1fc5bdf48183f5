#include "verdict.hpp"

#include <fmt/format.h>

#include <ranges>

#include "nonet/text.hpp"

namespace nonet::cli {
namespace {

constexpr int fewest_givens =
    17;  // of a proper puzzle; proved by going through all grids (McGuire and others, 2012)
constexpr int full_sum = side * (side + 1) / 2;  // of a house in a right solution

void add_to(std::string& list, std::string_view item) {
    if (!list.empty()) list += ", ";
    list += item;
}

// "rows right", "columns wrong: column 1, column 4", "all 27 sums are 45".
void judge_finished(const CheckReport& report, std::vector<std::string>& facts) {
    constexpr std::string_view kinds[] = {"rows", "columns", "boxes"};
    for (int kind = 0; kind < 3; ++kind) {
        std::string wrong;
        for (House house : report.incomplete)
            if (house / side == kind) add_to(wrong, house_name(house));
        facts.push_back(wrong.empty() ? fmt::format("{} right", kinds[kind])
                                      : fmt::format("{} wrong: {}", kinds[kind], wrong));
    }
    std::string sums;
    for (std::size_t house = 0; house < report.sums.size(); ++house)
        if (report.sums[house] != full_sum)
            add_to(sums, fmt::format("{} is {}", house_name(static_cast<House>(house)), report.sums[house]));
    facts.push_back(sums.empty() ? fmt::format("all {} sums are {}", house_count, full_sum)
                                 : fmt::format("sums that are not {}: {}", full_sum, sums));
}

std::string about_status(const CheckReport& report) {
    if (report.complete) return report.correct ? "a finished grid, and right" : "a finished grid, but wrong";
    switch (report.status) {
        case Status::unique: return "exactly one solution";
        case Status::none: return "no solution";
        case Status::multiple:
            return fmt::format("several solutions; two of them differ in {} cells: {}",
                               report.differing.size(), names_of(report.differing));
        default: return "the budget was spent before an answer";
    }
}

std::string about_minimality(const CheckReport& report) {
    if (!report.minimal_known) return "whether it is minimal is not known: the budget was spent";
    if (report.minimal) return "minimal: no given can be dropped";
    return fmt::format("not minimal: {} givens of which each can be dropped: {}", report.redundant.size(),
                       names_of(report.redundant));
}

}  // namespace

std::vector<std::string> verdict(const CheckReport& report, bool minimality_asked) {
    std::vector<std::string> facts{about_status(report)};
    if (report.complete) judge_finished(report, facts);
    for (const Duplicate& pair : report.duplicates) facts.push_back(words_for(pair));
    if (report.complete) return facts;
    if (report.status == Status::unique && minimality_asked) facts.push_back(about_minimality(report));
    facts.push_back(fmt::format("{} givens", report.givens));
    return facts;
}

std::vector<std::string> warnings(const Grid& grid, const CheckReport& report) {
    std::vector<std::string> facts;
    if (report.givens < fewest_givens)
        facts.push_back(
            fmt::format("fewer than {} givens: no such puzzle has only one solution", fewest_givens));
    if (report.absent_digits < 2) return facts;
    DigitSet shown;
    for (auto value : grid.values)
        if (value != 0) shown.insert(static_cast<Digit>(value - 1));
    std::string absent;
    for (Digit digit : ~shown) add_to(absent, std::to_string(digit + 1));
    facts.push_back(fmt::format("no given shows {}: they can be exchanged in any solution", absent));
    return facts;
}

std::string words_for(const Duplicate& pair) {
    return fmt::format("{} and {} are both {} ({})", cell_name(pair.first), cell_name(pair.second),
                       pair.digit + 1, house_name(pair.house));
}

std::string names_of(const std::vector<Cell>& cells) {
    const auto name = [](Cell cell) { return cell_name(cell); };
    return fmt::format("{}", fmt::join(cells | std::views::transform(name), " "));
}

}  // namespace nonet::cli
