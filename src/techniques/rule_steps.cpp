// Conclusions from the rules of a board other than its houses, one rule at a time.
//
//   cage_combinations   the digits that a cage can hold, where they fit, and which of them it holds in any case
//   one_rule            a line, two cells, a total: removes candidates that no filling of its cells has
//   one_clue            the same for clues from outside, sets, rules of the whole board, and rules with cells outside the grid
//   innies_outies       the cells of up to three rows, columns or boxes outside the cages in them, and the cells that stick out
//
//      10---+           the cage of 10 can be 127, 136, 145 or 235: no cell of it is 8 or 9
//      |    |  .
//      +----+
//
// The engine of rules (rules/book.hpp) draws the conclusions from one rule alone.  If a rule has cells outside the grid, it uses
// the values that other rules leave for these cells.  This file chooses which rule to show, and gives the reason.  Steps are
// proved by trying all fillings (explain/rule_evidence.hpp).
//
// Cost: one propagation for each rule.

#include <algorithm>

#include "rules/book.hpp"
#include "rules/numbers.hpp"
#include "rules/ways.hpp"
#include "techniques/open_digits.hpp"
#include "techniques/technique.hpp"

namespace nonet {
namespace {

using rules::Book;
using rules::Mask;

enum class Which : std::uint8_t { cage, rule, clue, houses };

// The forms of cages, and of innies and outies, in the order of the table.
constexpr std::size_t ways = 0, last = 1, rest = 2, too_large = 3, too_small = 4, none_goes = 5, contains = 6,
                      contains_all = 7, one_place = 8;
constexpr std::size_t innie = 0, innies = 1, outie = 2, outies = 3, difference = 4;

constexpr std::size_t most_ways_shown = 6;
constexpr int most_digits_listed = 16;
constexpr std::size_t most_houses = 3;

bool is_cage(const Rule& rule) {
    if (rule.kind != RuleKind::killer || rule.values.empty()) return false;
    std::vector<Cell> cells = rule.groups[0];
    std::ranges::sort(cells);
    return std::ranges::adjacent_find(cells) == cells.end();
}

Which which_of(const Book::Part& part, const Geometry& board) {
    if (!part.rule) return Which::houses;
    if (part.extra) return Which::clue;
    const Rule& rule = board.rules()[*part.rule];
    if (is_cage(rule)) return Which::cage;
    if (rule.kind < RuleKind::sandwich) return Which::rule;  // sums, pairs, lines
    return Which::clue;
}

class RuleSteps {
 public:
    RuleSteps(const WidePosition& position, Steps& steps)
        : position_(position),
          board_(position.board()),
          book_(position.houses().book()),
          steps_(steps),
          open_(open_digits(position)) {}

    // Reports steps that leave a cell with one digit first, then those about few cells.
    void find(Which which) {
        struct Told {
            std::pair<int, std::size_t> cost;
            const Book::Part* part;
        };
        std::vector<Told> told;
        for (const Book::Part& part : book_.parts()) {
            if (which_of(part, book_.board()) != which || steps_.spend() || steps_.look()) continue;
            if (!part.rule && book_.sums()[part.sum].houses.size() > most_houses) continue;
            const std::size_t open = open_cells(part).size();
            if (open == 0) continue;
            if (const auto removals = removed_by(part); !removals.empty())
                told.push_back({{places_one(removals) ? 0 : 1, open}, &part});
        }
        std::ranges::stable_sort(told, {}, &Told::cost);
        if (steps_.one() && told.size() > 1) told.resize(1);
        for (const Told& one : told) add(*one.part, which, removed_by(*one.part));
    }

    // Finds digits that a cage holds in any case: cells that see all their places in the cage lose them.
    void find_contained() {
        for (const Book::Part& part : book_.parts()) {
            if (steps_.enough() || steps_.spend() || steps_.look()) return;
            if (which_of(part, book_.board()) == Which::cage) by_contained(part);
        }
    }

 private:
    std::vector<CellDigits> removed_by(const Book::Part& part) {
        left_ = open_;
        std::vector<CellDigits> removals;
        if (!book_.draw(part, left_)) return removals;
        for (Cell cell = 0; cell < board_.cell_count(); ++cell)
            if (left_[cell] != open_[cell] && position_.value(cell) == 0)
                removals.push_back({cell, BoardDigitSet(open_[cell] & ~left_[cell])});
        return removals;
    }

    bool places_one(const std::vector<CellDigits>& removals) const {
        return std::ranges::any_of(removals,
                                   [&](const CellDigits& one) { return rules::has_one(left_[one.cell]); });
    }

    std::vector<Cell> open_cells(const Book::Part& part) const {
        std::vector<Cell> cells;
        for (Cell cell : part.cells)
            if (position_.value(cell) == 0 && std::ranges::find(cells, cell) == cells.end())
                cells.push_back(cell);
        if (which_of(part, book_.board()) == Which::cage) std::ranges::sort(cells);
        return cells;
    }

    int total_of_values(const std::vector<Cell>& cells) const {
        int total = 0;
        for (Cell cell : cells)
            if (position_.value(cell) != 0) total += position_.value(cell) - 1 + low();
        return total;
    }
    int low() const { return book_.board().zero_based() ? 0 : 1; }

    // Returns each set of digits with that total that these cells can hold; none if there are too many digits to list.
    std::vector<Mask> ways_of(const std::vector<Cell>& cells, int total) const {
        std::vector<Mask> masks;
        if (board_.digit_count() > most_digits_listed) return {};
        for (Cell cell : cells) masks.push_back(open_[cell]);
        return rules::ways_to_fill(masks, board_.digit_count(), [&](Mask set) {
            int sum = 0;
            for (Digit digit : BoardDigitSet(set)) sum += digit + low();
            return sum == total;
        });
    }

    void add(const Book::Part& part, Which which, std::vector<CellDigits> removals) {
        if (which == Which::cage) return add_cage(part, std::move(removals));
        if (which == Which::houses) return add_houses(part, std::move(removals));
        Step& step = steps_.add();
        if (steps_.evidence()) {
            step.exhibits.push_back(shown(part));
            if (part.extra) {
                add_beside(part, step.exhibits.front());
            } else {
                add_ranges(part, step.exhibits.front());
                add_runs(part, step);
            }
        }
        step.remove = std::move(removals);
    }

    Exhibit shown(const Book::Part& part) const {
        Exhibit exhibit{.role = Role::pattern, .rules = {*part.rule}};
        for (Cell cell : part.cells) exhibit.cells.push_back({cell, {}});
        // In a line the order matters; a cage is read row by row.
        if (which_of(part, book_.board()) == Which::cage)
            std::ranges::sort(exhibit.cells, {}, &CellDigits::cell);
        return exhibit;
    }

    // ---- Cages

    void add_cage(const Book::Part& part, std::vector<CellDigits> removals) {
        const int total = book_.board().rules()[*part.rule].values[0];
        const std::vector<Cell> open = open_cells(part);
        const int missing = total - total_of_values(part.cells);
        const std::vector<Mask> sets = ways_of(open, missing);
        const bool is_short = !sets.empty() && sets.size() <= most_ways_shown;
        const auto form = [&] {
            if (open.size() == 1 && part.cells.size() > 1) return last;
            if (is_short) return open.size() < part.cells.size() ? rest : ways;
            if (all_removed(removals, true)) return too_large;
            if (all_removed(removals, false)) return too_small;
            return none_goes;
        }();
        Step& step = steps_.add(form);
        if (steps_.evidence()) {
            step.exhibits.push_back(shown(part));
            step.exhibits.front().totals = {total, missing, total - missing,
                                            static_cast<std::int32_t>(sets.size())};
            add_open(step, open, {});
            if (is_short) add_ways(step, sets);
        }
        conclude(step, std::move(removals));
    }

    // If the step leaves a single cell with one digit, the step places that digit.
    void conclude(Step& step, std::vector<CellDigits> removals) const {
        if (removals.size() == 1 && rules::has_one(left_[removals[0].cell]))
            step.place = {{removals[0].cell, BoardDigitSet(left_[removals[0].cell]).first()}};
        else
            step.remove = std::move(removals);
    }

    // Whether in each cell all removed digits are greater than the remaining ones; with `is_more` false, smaller.
    bool all_removed(const std::vector<CellDigits>& removals, bool is_more) const {
        return std::ranges::all_of(removals, [&](const CellDigits& one) {
            const Mask kept = left_[one.cell], gone = one.digits.bits();
            return is_more ? gone > kept && (gone & (std::bit_floor(kept) - 1)) == 0
                           : std::bit_floor(gone) < (kept & (~kept + 1));
        });
    }

    void add_open(Step& step, const std::vector<Cell>& cells, BoardDigitSet digits) const {
        Exhibit& exhibit = step.exhibits.emplace_back(Exhibit{.role = Role::partner, .digits = digits});
        for (Cell cell : cells) exhibit.cells.push_back({cell, digits});
    }
    static void add_ways(Step& step, const std::vector<Mask>& sets) {
        for (Mask set : sets) step.exhibits.push_back({.role = Role::way, .digits = BoardDigitSet(set)});
    }

    void by_contained(const Book::Part& part) {
        const int total = book_.board().rules()[*part.rule].values[0];
        const std::vector<Cell> open = open_cells(part);
        if (open.empty()) return;
        const int missing = total - total_of_values(part.cells);
        const std::vector<Mask> sets = ways_of(open, missing);
        if (sets.empty()) return;
        Mask every = sets.front();
        for (Mask set : sets) every &= set;
        // Digits with the same places form one step.
        while (every != 0 && !steps_.enough()) {
            const std::vector<Cell> places = places_of(open, BoardDigitSet(every).first());
            BoardDigitSet digits;
            for (Digit digit : BoardDigitSet(every))
                if (places_of(open, digit) == places) digits.insert(digit);
            every &= ~digits.bits();
            const auto show = [&](Step& step, bool with_ways) {
                if (!steps_.evidence()) return;
                step.exhibits.push_back(shown(part));
                step.exhibits.front().digits = digits;
                step.exhibits.front().totals = {total, missing, total - missing,
                                                static_cast<std::int32_t>(sets.size())};
                add_open(step, places, digits);
                if (with_ways) add_ways(step, sets);
            };
            if (places.size() == 1 && digits.size() == 1) {
                Step& step = steps_.add(one_place);
                step.place = {{places.front(), digits.first()}};
                show(step, false);
                continue;
            }
            WideCellSet common = board_.all_cells();
            for (Cell cell : places) common &= board_.peers(cell);
            for (Cell cell : open) common.erase(cell);
            std::vector<CellDigits> removals;
            for (Cell cell : common)
                if (const auto gone = position_.candidates(cell) & digits; !gone.empty())
                    removals.push_back({cell, gone});
            if (removals.empty()) continue;
            const bool is_short = sets.size() <= most_ways_shown;
            Step& step = steps_.add(is_short ? contains : contains_all);
            show(step, is_short);
            step.remove = std::move(removals);
        }
    }

    std::vector<Cell> places_of(const std::vector<Cell>& cells, Digit digit) const {
        std::vector<Cell> places;
        for (Cell cell : cells)
            if (position_.has(cell, digit)) places.push_back(cell);
        return places;
    }

    // ---- Innies and outies

    void add_houses(const Book::Part& part, std::vector<CellDigits> removals) {
        const rules::DerivedSum& sum = book_.sums()[part.sum];
        std::vector<Cell> inside, outside;
        for (const rules::Term& term : sum.terms) (term.weight > 0 ? inside : outside).push_back(term.cell);
        const std::size_t form = outside.empty()  ? (inside.size() == 1 ? innie : innies)
                                 : inside.empty() ? (outside.size() == 1 ? outie : outies)
                                                  : difference;
        Step& step = steps_.add(form);
        if (steps_.evidence()) {
            std::int32_t cages = 0;
            for (std::uint16_t rule : sum.rules) cages += book_.board().rules()[rule].values[0];
            step.exhibits.push_back({.role = Role::pattern});
            for (Cell cell : inside) step.exhibits.back().cells.push_back({cell, {}});
            step.exhibits.push_back({.role = Role::base, .houses = sum.houses});
            add_open(step, outside, {});
            step.exhibits.push_back(
                {.role = Role::extra, .rules = sum.rules, .totals = {sum.total + cages, cages, sum.total}});
        }
        conclude(step, std::move(removals));
    }

    // ---- Other rules

    void add_beside(const Book::Part& part, Exhibit& exhibit) const {
        exhibit.parts = {*part.extra};
        for (Cell cell : part.beside) exhibit.beside.push_back({cell, BoardDigitSet(open_[cell])});
    }

    // Adds the current least and greatest total of each group of a rule of totals.
    void add_ranges(const Book::Part& part, Exhibit& exhibit) const {
        const Rule& rule = book_.board().rules()[*part.rule];
        const bool is_plain =
            rule.kind == RuleKind::little_killer || (rule.kind == RuleKind::sum && rule.values.size() == 1);
        if (!is_plain && !(rule.kind == RuleKind::arrow && rule.groups.size() == 2)) return;
        for (const auto& group : rule.groups) {
            int least = 0, most = 0;
            const bool is_number = rule.kind == RuleKind::arrow && &group == &rule.groups[0];
            for (Cell cell : group) {
                const BoardDigitSet digits(open_[cell]);
                least = (is_number ? 10 * least : least) + digits.first() + low();
                most = (is_number ? 10 * most : most) + std::bit_width(digits.bits()) - 1 + low();
            }
            exhibit.totals.push_back(least);
            exhibit.totals.push_back(most);
        }
    }

    // Adds the runs that a renban line can hold.
    void add_runs(const Book::Part& part, Step& step) const {
        if (book_.board().rules()[*part.rule].kind != RuleKind::renban) return;
        std::vector<Mask> masks;
        for (Cell cell : part.cells) masks.push_back(open_[cell]);
        std::vector<Mask> sets;
        const Mask run = rules::below(static_cast<int>(masks.size()));
        for (int first = 0; first + static_cast<int>(masks.size()) <= board_.digit_count(); ++first)
            if (rules::can_hold(masks, run << first)) sets.push_back(run << first);
        if (sets.size() <= most_ways_shown) add_ways(step, sets);
    }

    const WidePosition& position_;
    const Wide& board_;
    Book& book_;
    Steps& steps_;
    std::vector<Mask> open_, left_;  // before, and after the last rule that was drawn from
};

template <Which which>
void find_by_rule(const WidePosition& position, Steps& steps) {
    if (position.board().geometry().rules().empty()) return;
    RuleSteps finder(position, steps);
    finder.find(which);
    if (which == Which::cage && !steps.enough()) finder.find_contained();
}

// clang-format off: a sentence stays whole
constexpr TechniqueRecord rule_steps_records[] = {
    {{"cage_combinations", "Cage Combination", "Only some sets of digits have the total of a cage and fit into its cells."},
     {{"cage_combinations.ways", "Cage Combination",
       R"(The cage of {total} in {cells} can only hold {ways}. So {so}.)"},
      {"cage_combinations.last", "Cage Combination",
       R"(The other cells of the cage of {total} sum to {given}, which leaves {missing} for {partners}. So {so}.)"},
      {"cage_combinations.rest", "Cage Combination",
       R"(The cage of {total} has {given} so far, which leaves {missing} for {partners}: these cells can only hold {ways}. So {so}.)"},
      {"cage_combinations.too_large", "Cage Combination",
       R"(In the cage of {total} in {cells}, a larger digit would exceed the total even if all other cells held their smallest candidates. So {so}.)"},
      {"cage_combinations.too_small", "Cage Combination",
       R"(In the cage of {total} in {cells}, a smaller digit would not reach the total even if all other cells held their largest candidates. So {so}.)"},
      {"cage_combinations.none", "Cage Combination",
       R"(No way to fill the cage of {total} in {cells} uses any of these candidates. So {so}.)"},
      {"cage_combinations.contains", "Cage Combination",
       R"(The cage of {total} in {cells} must contain {a_digit}: its empty cells can only hold {ways}. The only places for that in the cage are {partners}, and no cell that sees all of these can hold the same digit. So {so}.)"},
      {"cage_combinations.contains_all", "Cage Combination",
       R"(The cage of {total} in {cells} must contain {a_digit}, as all {count} possible combinations do. The only places for that in the cage are {partners}, and no cell that sees all of these can hold the same digit. So {so}.)"},
      {"cage_combinations.place", "Cage Combination",
       R"(The cage of {total} in {cells} contains {a_digit} in each possible combination, and {partners} is the only place for it. So {so}.)"}},
     nullptr,
     find_by_rule<Which::cage>},
    {{"one_rule", "One Rule", "A line, a total or a pair of cells: candidates that occur in no valid filling of its cells."},
     {{.sentence = R"({rule} So {so}.)"}},
     nullptr,
     find_by_rule<Which::rule>},
    {{"innies_outies", "Innie and Outie", "The totals of rows, columns or boxes and of the cages in them give the sum of the cells that are left over or stick out."},
     {{"innies_outies.innie", "Innie",
       R"({all_base} to {total}, and the cages inside to {given}. That leaves {missing} for {cells}. So {so}.)"},
      {"innies_outies.innies", "Innie",
       R"({all_base} to {total}, and the cages inside to {given}. That leaves {missing} for {cells} together. So {so}.)"},
      {"innies_outies.outie", "Outie",
       R"({all_base} to {total}, and the cages that cover this area to {given}. Only {partners} sticks out, so it holds the difference, {missing}. So {so}.)"},
      {"innies_outies.outies", "Outie",
       R"({all_base} to {total}, and the cages that cover this area to {given}. So the cells that stick out, {partners}, sum to the difference, {missing}. So {so}.)"},
      {"innies_outies.difference", "Innie and Outie",
       R"({all_base} to {total}, and the cages that are mostly inside to {given}. So {cells}, which none of these cages covers, {compared} {partners}, which {stick} out. So {so}.)"}},
     nullptr,
     find_by_rule<Which::houses>},
    {{"one_clue", "One Clue", "An outside clue, a set or a rule for the whole board: candidates that occur in no valid filling of its cells."},
     {{.sentence = R"({rule} So {so}.)"}},
     nullptr,
     find_by_rule<Which::clue>},
};
// clang-format on

}  // namespace

namespace family {
extern constinit const Family rule_steps{rule_steps_records};
}

}  // namespace nonet
