// The report of a check of a puzzle of any board, in words: as for the classic board (check_text.cpp), plus the board's other
// rules.

#include <algorithm>

#include "nonet/board_text.hpp"
#include "nonet/check.hpp"
#include "nonet/rules.hpp"
#include "report/words.hpp"

namespace nonet {
namespace {

constexpr std::size_t most_listed = 20;

std::string number(std::size_t value) { return std::to_string(value); }

void add_to(std::string& list, std::string_view item) {
    if (!list.empty()) list += ", ";
    list += item;
}

// The names of a puzzle's cells and values.
class Words {
 public:
    explicit Words(const WidePuzzle& puzzle) : puzzle_(puzzle) {}

    std::string cell(Cell cell) const { return board_cell_name(puzzle_.geometry, cell); }
    std::string cells(const std::vector<Cell>& cells) const {
        std::string names;
        for (Cell one : cells) (names += names.empty() ? "" : " ") += cell(one);
        return names;
    }
    std::string value(Digit digit) const { return number(digit + (puzzle_.geometry.zero_based() ? 0u : 1u)); }
    std::string value_in(Cell cell) const { return value(static_cast<Digit>(puzzle_.values[cell] - 1)); }
    std::string are(Cell first, Cell second) const {
        return cell(first) + " is " + value_in(first) + " and " + cell(second) + " is " + value_in(second);
    }

    // "r1c1 and r1c5 are both 3 (row 1)"
    std::string of(const Duplicate& pair) const {
        return cell(pair.first) + " and " + cell(pair.second) + " are both " + value(pair.digit) + " (" +
               std::string(puzzle_.geometry.name_of(pair.house)) + ")";
    }
    std::string of(const CellPair& pair) const {
        switch (pair.relation) {
            case Relation::different:
                return cell(pair.first) + " and " + cell(pair.second) + " are both " + value_in(pair.first) +
                       ", but a rule requires them to differ";
            case Relation::apart: return are(pair.first, pair.second) + ": they must not differ by 1";
            case Relation::less:
                return are(pair.first, pair.second) + ": the first must be less than the second";
        }
        return {};
    }
    // "killer=10:r1c1,r1c2 does not hold"
    std::string of(const Rule& rule) const {
        return rule_name(rule, puzzle_.geometry.columns(), puzzle_.geometry.digit_count()) + " does not hold";
    }
    std::string of(Cell forbidden) const {
        return cell(forbidden) + " is " + value_in(forbidden) + ": this value is not allowed there";
    }

 private:
    const WidePuzzle& puzzle_;
};

// Adds a sentence for each; if there are more than fit a screen, adds the number of the omitted ones.
void add_each(const auto& list, const Words& words, std::string_view what, std::vector<std::string>& facts) {
    const std::size_t named = list.size() > most_listed ? most_listed - 1 : list.size();
    for (std::size_t i = 0; i < named; ++i) facts.push_back(words.of(list[i]));
    if (named < list.size())
        facts.push_back("and " + number(list.size() - named) + " more " + std::string(what));
}

// Returns the broken rules of a full grid.
std::vector<Rule> broken_rules(const WidePuzzle& puzzle) {
    std::vector<Rule> broken;
    for (const Rule& rule : puzzle.geometry.rules())
        if (!rule_holds(puzzle.geometry, rule, puzzle.values)) broken.push_back(rule);
    return broken;
}

std::string plural(HouseKind kind) {
    return std::string(name_of(kind)) + (kind == HouseKind::box ? "es" : "s");
}

// "rows right", "columns wrong: column 1, column 4": one for each kind of house that must hold every digit.
void judge_finished(const WideCheckReport& report, const Geometry& board, std::vector<std::string>& facts) {
    for (int kind = 0; kind <= static_cast<int>(HouseKind::region); ++kind) {
        std::string wrong;
        bool any = false;
        for (House house = 0; house < board.house_count(); ++house) {
            const bool is_whole = static_cast<int>(board.house_cells(house).size()) == board.digit_count();
            if (static_cast<int>(board.kind_of(house)) != kind || board.is_derived(house) || !is_whole)
                continue;
            any = true;
            if (std::ranges::find(report.incomplete, house) != report.incomplete.end())
                add_to(wrong, board.name_of(house));
        }
        if (any)
            facts.push_back(plural(static_cast<HouseKind>(kind)) +
                            (wrong.empty() ? " right" : " wrong: " + wrong));
    }
}

std::string about_status(const WideCheckReport& report, const Words& words) {
    if (report.complete)
        return report.correct ? "a finished grid, and correct" : "a finished grid, but wrong";
    switch (report.status) {
        case Status::unique: return "exactly one solution";
        case Status::none: return "no solution";
        case Status::multiple:
            return "several solutions; two of them differ in " + number(report.differing.size()) +
                   " cells: " + words.cells(report.differing);
        default: return "the budget was spent before an answer was found";
    }
}

std::string about_minimality(const WideCheckReport& report, const Words& words) {
    if (!report.minimal_known) return "unknown whether it is minimal: the budget was spent";
    if (report.minimal) return "minimal: no given can be dropped";
    return "not minimal: " + number(report.redundant.size()) +
           " givens, each of which can be dropped: " + words.cells(report.redundant);
}

// Whether two digits can be exchanged in every solution because no rule depends on the digits themselves.
bool are_digits_alike(const WidePuzzle& puzzle) {
    const Geometry& board = puzzle.geometry;
    const WideDigitSet all = WideDigitSet::below(board.digit_count());
    for (Cell cell = 0; cell < board.cell_count(); ++cell)
        if (board.allowed_digits(cell) != all) return false;
    return puzzle.marks.empty() && board.rules().empty() &&
           std::ranges::all_of(board.pairs(),
                               [](const CellPair& pair) { return pair.relation == Relation::different; });
}

}  // namespace

void add_faults(const WideCheckReport& report, const WidePuzzle& puzzle, std::vector<std::string>& facts) {
    const Words words(puzzle);
    add_each(report.duplicates, words, "pairs of equal digits in a house", facts);
    add_each(report.broken, words, "pairs of cells that break a rule", facts);
    add_each(report.forbidden, words, "cells with a value that is not allowed there", facts);
    if (report.complete) add_each(broken_rules(puzzle), words, "rules that do not hold", facts);
}

std::vector<std::string> describe(const WideCheckReport& report, const WidePuzzle& puzzle,
                                  bool minimality_asked) {
    const Words words(puzzle);
    std::vector<std::string> facts{about_status(report, words)};
    if (report.complete) judge_finished(report, puzzle.geometry, facts);
    add_faults(report, puzzle, facts);
    if (report.complete) return facts;
    if (report.status == Status::unique && minimality_asked) facts.push_back(about_minimality(report, words));
    facts.push_back(std::to_string(report.givens) + " givens");
    return facts;
}

std::vector<std::string> warnings(const WidePuzzle& puzzle, const WideCheckReport& report) {
    if (report.absent_digits < 2 || !are_digits_alike(puzzle)) return {};
    WideDigitSet absent = WideDigitSet::below(puzzle.geometry.digit_count());
    for (int value : puzzle.values)
        if (value != 0) absent.erase(static_cast<Digit>(value - 1));
    std::string names;
    for (Digit digit : absent) add_to(names, Words(puzzle).value(digit));
    return {"no given shows " + names + ": they can be exchanged in any solution"};
}

std::string describe(const Duplicate& pair, const WidePuzzle& puzzle) { return Words(puzzle).of(pair); }
std::string describe(const CellPair& broken, const WidePuzzle& puzzle) { return Words(puzzle).of(broken); }

}  // namespace nonet
