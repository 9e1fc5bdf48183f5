// A check's report in words.

#include "nonet/check.hpp"
#include "nonet/text.hpp"
#include "report/words.hpp"

namespace nonet {
namespace {

constexpr int full_sum = side * (side + 1) / 2;  // of a house in a right solution

void add_to(std::string& list, std::string_view item) {
    if (!list.empty()) list += ", ";
    list += item;
}

std::string number(std::size_t value) { return std::to_string(value); }

// "r1c1 r1c5 r9c9"
std::string names_of(const std::vector<Cell>& cells) {
    std::string names;
    for (Cell cell : cells) (names += names.empty() ? "" : " ") += cell_name(cell);
    return names;
}

// "rows right", "columns wrong: column 1, column 4", "all 27 sums are 45".
void judge_finished(const CheckReport& report, std::vector<std::string>& facts) {
    const std::string kinds[] = {"rows", "columns", "boxes"};
    for (int kind = 0; kind < 3; ++kind) {
        std::string wrong;
        for (House house : report.incomplete)
            if (house / side == kind) add_to(wrong, house_name(house));
        facts.push_back(kinds[kind] + (wrong.empty() ? " right" : " wrong: " + wrong));
    }
    std::string sums;
    for (std::size_t house = 0; house < report.sums.size(); ++house)
        if (report.sums[house] != full_sum)
            add_to(sums, house_name(static_cast<House>(house)) + " is " + std::to_string(report.sums[house]));
    facts.push_back(sums.empty() ? "all " + number(house_count) + " sums are " + number(full_sum)
                                 : "sums that are not " + number(full_sum) + ": " + sums);
}

std::string about_status(const CheckReport& report) {
    if (report.complete)
        return report.correct ? "a finished grid, and correct" : "a finished grid, but wrong";
    switch (report.status) {
        case Status::unique: return "exactly one solution";
        case Status::none: return "no solution";
        case Status::multiple:
            return "several solutions; two of them differ in " + number(report.differing.size()) +
                   " cells: " + names_of(report.differing);
        default: return "the budget was spent before an answer was found";
    }
}

std::string about_minimality(const CheckReport& report) {
    if (!report.minimal_known) return "unknown whether it is minimal: the budget was spent";
    if (report.minimal) return "minimal: no given can be dropped";
    return "not minimal: " + number(report.redundant.size()) +
           " givens, each of which can be dropped: " + names_of(report.redundant);
}

}  // namespace

std::vector<std::string> describe(const CheckReport& report, bool minimality_asked) {
    std::vector<std::string> facts;
    facts.reserve(4);
    facts.push_back(about_status(report));
    if (report.complete) judge_finished(report, facts);
    add_duplicates(report.duplicates, facts);
    if (report.complete) return facts;
    if (report.status == Status::unique && minimality_asked) facts.push_back(about_minimality(report));
    facts.push_back(std::to_string(report.givens) + " givens");
    return facts;
}

void add_duplicates(const std::vector<Duplicate>& duplicates, std::vector<std::string>& facts) {
    constexpr std::size_t most = 20;
    const std::size_t named = duplicates.size() > most ? most - 1 : duplicates.size();
    for (std::size_t i = 0; i < named; ++i) facts.push_back(describe(duplicates[i]));
    if (named < duplicates.size())
        facts.push_back("and " + number(duplicates.size() - named) +
                        " more pairs of equal digits in a house");
}

std::vector<std::string> warnings(const Grid& givens, const CheckReport& report) {
    std::vector<std::string> facts;
    if (report.givens < fewest_proper_givens)
        facts.push_back("fewer than " + number(fewest_proper_givens) +
                        " givens: no such puzzle has only one solution");
    if (report.absent_digits < 2) return facts;
    DigitSet shown;
    for (auto value : givens.values)
        if (value != 0) shown.insert(static_cast<Digit>(value - 1));
    std::string absent;
    for (Digit digit : ~shown) add_to(absent, std::string{glyph_of(digit)});
    facts.push_back("no given shows " + absent + ": they can be exchanged in any solution");
    return facts;
}

std::string describe(const Duplicate& pair) {
    return cell_name(pair.first) + " and " + cell_name(pair.second) + " are both " + number(pair.digit + 1u) +
           " (" + house_name(pair.house) + ")";
}

}  // namespace nonet
