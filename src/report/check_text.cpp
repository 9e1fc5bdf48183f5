// A check's report in words.

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

// The names of a board's cells and values, and the values of its puzzle.
class PuzzleWords {
 public:
    explicit PuzzleWords(const Puzzle& puzzle) : board_(puzzle.geometry()), values_(puzzle.values()) {}

    std::string cell(Cell cell) const { return cell_name(board_, cell); }
    std::string cells(const std::vector<Cell>& cells) const {
        std::string names;
        for (Cell one : cells) (names += names.empty() ? "" : " ") += cell(one);
        return names;
    }
    std::string value_in(Cell cell) const {
        return number(written_value(board_, static_cast<Digit>(values_[cell] - 1)));
    }
    std::string are(Cell first, Cell second) const {
        return cell(first) + " is " + value_in(first) + " and " + cell(second) + " is " + value_in(second);
    }

    std::string of(const Duplicate& pair) const { return describe(pair, board_); }
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
        return rule_name(rule, board_.columns(), board_.digit_count()) + " does not hold";
    }
    std::string of(Cell forbidden) const {
        return cell(forbidden) + " is " + value_in(forbidden) + ": this value is not allowed there";
    }

    // Returns the broken rules of a full grid.
    std::vector<Rule> broken_rules() const {
        std::vector<Rule> broken;
        for (const Rule& rule : board_.rules())
            if (!rule_holds(board_, rule, values_)) broken.push_back(rule);
        return broken;
    }

    // "rows right", "columns wrong: column 1, column 4": one for each kind of house that must hold every digit; and
    // "all 27 sums are 45".
    void judge_finished(const CheckReport& report, std::vector<std::string>& facts) const {
        const int digits = board_.digit_count();
        const int full_sum = digits * (digits + 1) / 2 - (board_.zero_based() ? digits : 0);
        std::size_t houses = 0;
        std::string sums;
        for (int kind = 0; kind <= static_cast<int>(HouseKind::region); ++kind) {
            std::string wrong;
            bool any = false;
            for (House house = 0; house < board_.house_count(); ++house) {
                const bool is_whole = static_cast<int>(board_.house_cells(house).size()) == digits;
                if (static_cast<int>(board_.kind_of(house)) != kind || board_.is_derived(house) || !is_whole)
                    continue;
                any = true;
                ++houses;
                if (std::ranges::find(report.incomplete, house) != report.incomplete.end())
                    add_to(wrong, board_.name_of(house));
                if (const int sum = sum_of(house); sum != full_sum)
                    add_to(sums, std::string(board_.name_of(house)) + " is " + std::to_string(sum));
            }
            if (any)
                facts.push_back(plural(static_cast<HouseKind>(kind)) +
                                (wrong.empty() ? " right" : " wrong: " + wrong));
        }
        if (houses == 0) return;
        facts.push_back(sums.empty() ? "all " + number(houses) + " sums are " + std::to_string(full_sum)
                                     : "sums that are not " + std::to_string(full_sum) + ": " + sums);
    }

    // Whether two digits can be exchanged in every solution because no rule depends on the digits themselves.
    bool are_digits_alike() const {
        const BoardDigitSet all = BoardDigitSet::below(board_.digit_count());
        for (Cell cell = 0; cell < board_.cell_count(); ++cell)
            if (board_.allowed_digits(cell) != all) return false;
        return board_.rules().empty() && std::ranges::all_of(board_.pairs(), [](const CellPair& pair) {
                   return pair.relation == Relation::different;
               });
    }

    // The values that no given shows.
    std::string absent_values() const {
        BoardDigitSet absent = BoardDigitSet::below(board_.digit_count());
        for (int value : values_)
            if (value != 0) absent.erase(static_cast<Digit>(value - 1));
        std::string names;
        for (Digit digit : absent) add_to(names, number(written_value(board_, digit)));
        return names;
    }

 private:
    static std::string plural(HouseKind kind) {
        return std::string(name_of(kind)) + (kind == HouseKind::box ? "es" : "s");
    }
    int sum_of(House house) const {
        int sum = 0;
        for (Cell cell : board_.house_cells(house)) sum += values_[cell] - (board_.zero_based() ? 1 : 0);
        return sum;
    }

    const Geometry board_;
    const std::span<const std::uint8_t> values_;
};

// Adds a sentence for each; if there are more than fit a screen, adds the number of the omitted ones.
void add_each(const auto& list, const PuzzleWords& words, std::string_view what,
              std::vector<std::string>& facts) {
    const std::size_t named = list.size() > most_listed ? most_listed - 1 : list.size();
    for (std::size_t i = 0; i < named; ++i) facts.push_back(words.of(list[i]));
    if (named < list.size())
        facts.push_back("and " + number(list.size() - named) + " more " + std::string(what));
}

std::string about_status(const CheckReport& report, const PuzzleWords& words) {
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

std::string about_minimality(const CheckReport& report, const PuzzleWords& words) {
    if (!report.minimal_known) return "unknown whether it is minimal: the budget was spent";
    if (report.minimal) return "minimal: no given can be dropped";
    return "not minimal: " + number(report.redundant.size()) +
           " givens, each of which can be dropped: " + words.cells(report.redundant);
}

}  // namespace

void add_faults(const CheckReport& report, const Puzzle& puzzle, std::vector<std::string>& facts) {
    const PuzzleWords words(puzzle);
    add_each(report.duplicates, words, "pairs of equal digits in a house", facts);
    add_each(report.broken, words, "pairs of cells that break a rule", facts);
    add_each(report.forbidden, words, "cells with a value that is not allowed there", facts);
    if (report.complete) add_each(words.broken_rules(), words, "rules that do not hold", facts);
}

std::vector<std::string> describe(const CheckReport& report, const Puzzle& puzzle, bool minimality_asked) {
    const PuzzleWords words(puzzle);
    std::vector<std::string> facts;
    facts.reserve(4);
    facts.push_back(about_status(report, words));
    if (report.complete) words.judge_finished(report, facts);
    add_faults(report, puzzle, facts);
    if (report.complete) return facts;
    if (report.status == Status::unique && minimality_asked) facts.push_back(about_minimality(report, words));
    facts.push_back(std::to_string(report.givens) + " givens");
    return facts;
}

std::vector<std::string> warnings(const CheckReport& report, const Puzzle& puzzle) {
    const bool has_marks =
        puzzle.board_puzzle() ? !puzzle.board_puzzle()->marks.empty() : puzzle.classic()->marks.has_value();
    if (has_marks) return {};
    std::vector<std::string> facts;
    if (puzzle.classic() && report.givens < fewest_proper_givens)
        facts.push_back("fewer than " + number(fewest_proper_givens) +
                        " givens: no such puzzle has only one solution");
    if (const PuzzleWords words(puzzle); report.absent_digits >= 2 && words.are_digits_alike())
        facts.push_back("no given shows " + words.absent_values() +
                        ": they can be exchanged in any solution");
    return facts;
}

std::string describe(const Duplicate& pair, const Geometry& board) {
    return cell_name(board, pair.first) + " and " + cell_name(board, pair.second) + " are both " +
           number(written_value(board, pair.digit)) + " (" + std::string(board.name_of(pair.house)) + ")";
}

std::string describe(const CellPair& broken, const Puzzle& puzzle) { return PuzzleWords(puzzle).of(broken); }

}  // namespace nonet
