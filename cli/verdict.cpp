#include "verdict.hpp"

#include <fmt/format.h>

#include "nonet/text.hpp"

namespace nonet::cli {
namespace {

constexpr int fewest_givens = 17;  // of a proper puzzle; proved by going through all grids (McGuire and others, 2012)
constexpr std::string_view kinds[] = {"rows", "columns", "boxes"};

std::array<int, 3> houses_of(int cell) { return {row_of(cell), side + column_of(cell), 2 * side + box_of(cell)}; }

std::array<DigitSet, house_count> digits_of(const Grid& grid) {
    std::array<DigitSet, house_count> digits{};
    for (int cell = 0; cell < cell_count; ++cell)
        for (int house : houses_of(cell))
            if (grid[cell] != 0)
                digits[static_cast<std::size_t>(house)].insert(static_cast<Digit>(grid[cell] - 1));
    return digits;
}

void add_to(std::string& list, std::string_view item) {
    if (!list.empty()) list += ", ";
    list += item;
}

// "rows right, columns wrong in column 1, column 4, boxes ..."; "all 27 sums are 45".
void judge_finished(const Grid& grid, std::vector<std::string>& facts) {
    const auto digits = digits_of(grid);
    const auto sums = sums_of(grid);
    std::string wrong_sums;
    for (int kind = 0; kind < 3; ++kind) {
        std::string wrong;
        for (int i = 0; i < side; ++i) {
            const auto house = static_cast<House>(kind * side + i);
            if (digits[house] != DigitSet::all()) add_to(wrong, house_name(house));
            if (sums[house] != full_sum) add_to(wrong_sums, fmt::format("{} is {}", house_name(house), sums[house]));
        }
        facts.push_back(wrong.empty() ? fmt::format("{} right", kinds[kind])
                                      : fmt::format("{} wrong: {}", kinds[kind], wrong));
    }
    facts.push_back(wrong_sums.empty() ? fmt::format("all {} sums are {}", house_count, full_sum)
                                       : fmt::format("sums not {}: {}", full_sum, wrong_sums));
}

std::string about_status(const CheckReport& report) {
    if (report.complete) return report.correct ? "a finished grid, and right" : "a finished grid, but wrong";
    switch (report.status) {
        case Status::unique: return "exactly one solution";
        case Status::none: return "no solution";
        case Status::multiple:
            return fmt::format("several solutions; two of them differ in {} cells: {}", report.differing.size(),
                               names_of(report.differing));
        default: return "the budget was spent before an answer";
    }
}

std::string about_minimality(const CheckReport& report) {
    if (!report.minimal_known) return "whether it is minimal was not found out";
    if (report.minimal) return "minimal: no given can be dropped";
    return fmt::format("not minimal: {} givens of which each can be dropped: {}", report.redundant.size(),
                       names_of(report.redundant));
}

}  // namespace

std::array<int, house_count> sums_of(const Grid& grid) {
    std::array<int, house_count> sums{};
    for (int cell = 0; cell < cell_count; ++cell)
        for (int house : houses_of(cell)) sums[static_cast<std::size_t>(house)] += grid[cell];
    return sums;
}

std::vector<std::string> verdict(const Grid& grid, const CheckReport& report) {
    std::vector<std::string> facts{about_status(report)};
    if (report.complete) judge_finished(grid, facts);
    for (const Duplicate& pair : report.duplicates)
        facts.push_back(fmt::format("{} and {} are both {} ({})", cell_name(pair.first), cell_name(pair.second),
                                    pair.digit + 1, house_name(pair.house)));
    if (report.complete) return facts;
    if (report.status == Status::unique) facts.push_back(about_minimality(report));
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

std::string names_of(const std::vector<Cell>& cells) {
    std::string text;
    for (Cell cell : cells) text += (text.empty() ? "" : " ") + cell_name(cell);
    return text;
}

}  // namespace nonet::cli
