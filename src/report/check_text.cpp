// A check's report in words.

#include <algorithm>

#include "core/say.hpp"
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
        return say("{first} is {value} and {second} is {other}", cell(first), value_in(first), cell(second),
                   value_in(second));
    }

    std::string of(const Duplicate& pair) const { return describe(pair, board_); }
    std::string of(const CellPair& pair) const {
        switch (pair.relation) {
            case Relation::different:
                return say("{first} and {second} are both {value}, but a rule requires them to differ",
                           cell(pair.first), cell(pair.second), value_in(pair.first));
            case Relation::apart:
                return say("{cells}: they must not differ by 1", are(pair.first, pair.second));
            case Relation::less:
                return say("{cells}: the first must be less than the second", are(pair.first, pair.second));
        }
        return {};
    }
    // "killer=10:r1c1,r1c2 does not hold"
    std::string of(const Rule& rule) const {
        return say("{rule} does not hold", rule_name(rule, board_.columns(), board_.digit_count()));
    }
    std::string of(Cell forbidden) const {
        return say("{cell} is {value}: this value is not allowed there", cell(forbidden),
                   value_in(forbidden));
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
                    add_to(wrong, house_words(board_.name_of(house)));
                if (const int sum = sum_of(house); sum != full_sum)
                    add_to(sums, say("{house} is {sum}", house_words(board_.name_of(house)), sum));
            }
            if (any)
                facts.push_back(wrong.empty()
                                    ? say(plural(static_cast<HouseKind>(kind)) + " right")
                                    : say(plural(static_cast<HouseKind>(kind)) + " wrong: {houses}", wrong));
        }
        if (houses == 0) return;
        facts.push_back(sums.empty() ? say("all {count} sums are {sum}", houses, full_sum)
                                     : say("sums that are not {sum}: {houses}", full_sum, sums));
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

// Adds a sentence for each; if there are more than fit a screen, adds `more` with the number of the omitted ones.
void add_each(const auto& list, const PuzzleWords& words, std::string_view more,
              std::vector<std::string>& facts) {
    const std::size_t named = list.size() > most_listed ? most_listed - 1 : list.size();
    for (std::size_t i = 0; i < named; ++i) facts.push_back(words.of(list[i]));
    if (named < list.size()) facts.push_back(say(more, list.size() - named));
}

std::string about_status(const CheckReport& report, const PuzzleWords& words) {
    if (report.complete)
        return say(report.correct ? "a finished grid, and correct" : "a finished grid, but wrong");
    switch (report.status) {
        case Status::unique: return say("exactly one solution");
        case Status::none: return say("no solution");
        case Status::multiple:
            return say("several solutions; two of them differ in {count} cells: {cells}",
                       report.differing.size(), words.cells(report.differing));
        default: return say("the budget was spent before an answer was found");
    }
}

std::string about_minimality(const CheckReport& report, const PuzzleWords& words) {
    if (!report.minimal_known) return say("unknown whether it is minimal: the budget was spent");
    if (report.minimal) return say("minimal: no given can be dropped");
    return say("not minimal: {count} givens, each of which can be dropped: {cells}", report.redundant.size(),
               words.cells(report.redundant));
}

}  // namespace

void add_faults(const CheckReport& report, const Puzzle& puzzle, std::vector<std::string>& facts) {
    const PuzzleWords words(puzzle);
    add_each(report.duplicates, words, "and {count} more pairs of equal digits in a house", facts);
    add_each(report.broken, words, "and {count} more pairs of cells that break a rule", facts);
    add_each(report.forbidden, words, "and {count} more cells with a value that is not allowed there", facts);
    if (report.complete)
        add_each(words.broken_rules(), words, "and {count} more rules that do not hold", facts);
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
    facts.push_back(say("{count} givens", report.givens));
    return facts;
}

std::vector<std::string> warnings(const CheckReport& report, const Puzzle& puzzle) {
    const bool has_marks =
        puzzle.board_puzzle() ? !puzzle.board_puzzle()->marks.empty() : puzzle.classic()->marks.has_value();
    if (has_marks) return {};
    std::vector<std::string> facts;
    if (puzzle.classic() && report.givens < fewest_proper_givens)
        facts.push_back(
            say("fewer than {count} givens: no such puzzle has only one solution", fewest_proper_givens));
    if (const PuzzleWords words(puzzle); report.absent_digits >= 2 && words.are_digits_alike())
        facts.push_back(
            say("no given shows {digits}: they can be exchanged in any solution", words.absent_values()));
    return facts;
}

std::string describe(const Duplicate& pair, const Geometry& board) {
    return say("{first} and {second} are both {value} ({house})", cell_name(board, pair.first),
               cell_name(board, pair.second), written_value(board, pair.digit),
               house_words(board.name_of(pair.house)));
}

std::string describe(const CellPair& broken, const Puzzle& puzzle) { return PuzzleWords(puzzle).of(broken); }

}  // namespace nonet
