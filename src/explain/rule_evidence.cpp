#include "explain/rule_evidence.hpp"

#include <algorithm>

#include "core/each_once.hpp"
#include "nonet/rules.hpp"
#include "rules/derived_sums.hpp"
#include "rules/record.hpp"
#include "rules/search.hpp"

namespace nonet {
namespace {

// Tries all fillings of some cells.
class Fillings {
 public:
    static constexpr int most = 400'000;

    Fillings(const Wide& board, const State& state, std::vector<Cell> cells)
        : board_(board), state_(state), cells_(std::move(cells)), values_(state.values) {
        cells_ = each_once(std::move(cells_));
        std::erase_if(cells_, [&](Cell cell) { return state.values[cell] != 0; });
    }

    // Calls use(values) for each filling that breaks no house; false if there are too many, or if `use` stops the search.
    template <class Use>
    bool each(Use use) {
        return fill(0, use);
    }

 private:
    template <class Use>
    bool fill(std::size_t at, Use& use) {
        if (++tried_ > most) return false;
        if (at == cells_.size()) return use(values_);
        const Cell cell = cells_[at];
        for (Digit digit : state_.marks[cell]) {
            const bool is_seen = std::ranges::any_of(
                cells_.begin(), cells_.begin() + static_cast<std::ptrdiff_t>(at),
                [&](Cell other) { return values_[other] == digit + 1 && board_.sees(other, cell); });
            if (is_seen) continue;
            values_[cell] = static_cast<std::uint8_t>(digit + 1);
            if (!fill(at + 1, use)) return false;
        }
        values_[cell] = 0;
        return true;
    }

    const Wide& board_;
    const State& state_;
    std::vector<Cell> cells_;
    std::vector<std::uint8_t> values_;
    int tried_ = 0;
};

// The total of houses less that of rules: that of the cells left over, less that of the cells sticking out.
struct Balance {
    std::vector<int> weights;
    std::vector<Cell> cells;  // of a weight other than 0
    long long total = 0;

    bool holds(const std::vector<std::uint8_t>& values, int low) const {
        long long sum = 0;
        for (Cell cell : cells) sum += weights[cell] * (values[cell] - 1 + low);
        return sum == total;
    }
};

// Looks for a filling of some cells with a given candidate: cells that rule each other out by houses or as neighbours do
// so, and each rule and each balance holds as soon as all its cells are filled.
class Joint {
 public:
    enum class End : std::uint8_t { none, found, too_many };

    Joint(const Wide& board, const State& state, const std::vector<const Rule*>& rules,
          const std::vector<Balance>& balances, std::vector<Cell> cells)
        : board_(board),
          rules_(rules),
          balances_(balances),
          cells_(std::move(cells)),
          values_(state.values),
          marks_(state.marks) {
        for (std::size_t cell = 0; cell < marks_.size(); ++cell)
            if (values_[cell] != 0) marks_[cell] = BoardDigitSet::of(static_cast<Digit>(values_[cell] - 1));
        std::ranges::fill(values_, std::uint8_t{0});
    }

    End fill_with(Candidate candidate) {
        cells_.push_back(candidate.cell);
        cells_ = each_once(std::move(cells_));
        marks_[candidate.cell] = BoardDigitSet::of(candidate.digit);
        return fill(marks_);
    }

 private:
    static constexpr int most_tried = 400'000;

    End fill(const std::vector<BoardDigitSet>& marks) {
        std::optional<Cell> next;
        for (Cell cell : cells_)
            if (values_[cell] == 0 && (!next || marks[cell].size() < marks[*next].size())) next = cell;
        if (!next) return End::found;
        for (Digit digit : marks[*next]) {
            if (++tried_ > most_tried) return End::too_many;
            values_[*next] = static_cast<std::uint8_t>(digit + 1);
            if (!each_rule_can_hold()) continue;
            std::vector<BoardDigitSet> left = marks;
            bool is_dead = false;
            for (Cell cell : cells_) {
                if (values_[cell] != 0) continue;
                left[cell] -= board_.barred(*next, digit, cell);
                is_dead = is_dead || left[cell].empty();
            }
            if (is_dead) continue;
            if (const End end = fill(left); end != End::none) return end;
        }
        values_[*next] = 0;
        return End::none;
    }

    bool is_filled(const std::vector<Cell>& cells) const {
        return std::ranges::all_of(cells, [&](Cell cell) { return values_[cell] != 0; });
    }

    bool each_rule_can_hold() const {
        const Geometry& geometry = board_.geometry();
        return std::ranges::all_of(rules_,
                                   [&](const Rule* rule) {
                                       return !std::ranges::all_of(rule->groups, [&](const auto& group) {
                                           return is_filled(group);
                                       }) || rule_holds(geometry, *rule, values_);
                                   }) &&
               std::ranges::all_of(balances_, [&](const Balance& balance) {
                   return !is_filled(balance.cells) || balance.holds(values_, geometry.zero_based() ? 0 : 1);
               });
    }

    const Wide& board_;
    const std::vector<const Rule*>& rules_;
    const std::vector<Balance>& balances_;
    std::vector<Cell> cells_;
    std::vector<std::uint8_t> values_;  // of the filled cells among them
    std::vector<BoardDigitSet> marks_;
    int tried_ = 0;
};

// Returns the candidates that must be impossible for a step to hold.
std::vector<Candidate> impossible(const State& state, const Step& step) {
    std::vector<Candidate> all;
    for (const auto& [cell, digits] : step.remove)
        for (Digit digit : digits) all.push_back({cell, digit});
    for (const auto& [cell, digit] : step.place)
        for (Digit other : state.marks[cell])
            if (other != digit) all.push_back({cell, other});
    return all;
}

class Prover {
 public:
    Prover(const Wide& board, const State& state, const Step& step)
        : board_(board),
          geometry_(board.geometry()),
          state_(state),
          step_(step),
          goal_(impossible(state, step)) {}

    std::string by_rule(const Rule& rule) {
        const bool is_wide = rule.groups.empty() || rules::looks_beside(rule);
        if (is_wide) return by_search();
        std::vector<Cell> cells;
        for (const auto& group : rule.groups) cells.insert(cells.end(), group.begin(), group.end());
        return by_fillings(cells, [&](const auto& values) { return rule_holds(geometry_, rule, values); });
    }

    // Proves by totals: that of the houses minus that of the cages is the total of the cells left over or sticking out.
    std::string by_totals(const std::vector<House>& houses, const std::vector<std::uint16_t>& rules) {
        Balance balance;
        if (std::string reason = weigh(houses, rules, balance); !reason.empty()) return reason;
        return by_fillings(balance.cells, [&](const auto& values) { return balance.holds(values, low()); });
    }

    // Proves that a digit has no place in all of these houses if one of the candidates holds.
    std::string by_places(Digit digit, const std::vector<House>& houses) const {
        for (const Candidate& candidate : goal_)
            if (candidate.digit != digit || can_place(digit, houses, {candidate.cell}))
                return words(candidate);
        return {};
    }

    // Proves that no filling of the cells of the members shown leaves room for any of the candidates.
    std::string by_fillings_together() const {
        const auto of_board = geometry_.rules();
        std::vector<const Rule*> together;
        std::vector<Balance> balances;
        std::vector<Cell> cells;
        const auto add = [&](std::span<const Cell> more) {
            cells.insert(cells.end(), more.begin(), more.end());
        };
        for (const Exhibit& exhibit : step_.exhibits) {
            if (exhibit.role == Role::partner) continue;
            if (exhibit.role == Role::extra) {
                if (std::string reason = weigh(exhibit.houses, exhibit.rules, balances.emplace_back());
                    !reason.empty())
                    return reason;
                add(balances.back().cells);
                continue;
            }
            for (House house : exhibit.houses) add(geometry_.house_cells(house));
            for (const CellDigits& cell : exhibit.cells) cells.push_back(cell.cell);
            for (std::uint16_t number : exhibit.rules) {
                const Rule& rule = of_board[number];
                if (rule.groups.empty() || rules::looks_beside(rule)) return by_search();
                together.push_back(&rule);
                for (const auto& group : rule.groups) add(group);
            }
        }
        for (const Candidate& candidate : goal_)
            switch (Joint(board_, state_, together, balances, cells).fill_with(candidate)) {
                case Joint::End::none: break;
                case Joint::End::found: return words(candidate);
                case Joint::End::too_many: return by_search();
            }
        return {};
    }

    // Proves that no solution has any of the candidates.
    std::string by_search() const {
        rules::Solver solver(geometry_);
        for (const auto& [cell, digit] : goal_) {
            std::vector<BoardDigitSet> marks = state_.marks;
            for (std::size_t other = 0; other < marks.size(); ++other)
                if (const int value = state_.values[other]; value != 0)
                    marks[other] = BoardDigitSet::of(static_cast<Digit>(value - 1));
            marks[cell] = BoardDigitSet::of(digit);
            const auto found = solver.run(state_.values, marks, {.solutions = 1, .nodes = most_nodes});
            if (found.stop != Stop::finished || found.solutions != 0) return words({cell, digit});
        }
        return {};
    }

 private:
    static constexpr std::uint64_t most_nodes = 1'000'000;

    int low() const { return geometry_.zero_based() ? 0 : 1; }

    bool can_place(Digit digit, std::span<const House> houses, const std::vector<Cell>& places) const {
        if (houses.empty()) return true;
        for (Cell cell : geometry_.house_cells(houses.front())) {
            const bool is_open = state_.values[cell] == digit + 1 || state_.marks[cell].contains(digit);
            const auto excludes = [&](Cell place) {
                return board_.barred(place, digit, cell).contains(digit);
            };
            if (!is_open || std::ranges::any_of(places, excludes)) continue;
            std::vector<Cell> more = places;
            more.push_back(cell);
            if (can_place(digit, houses.subspan(1), more)) return true;
        }
        return false;
    }

    // Returns why these totals do not add up to a balance; otherwise an empty text.
    std::string weigh(const std::vector<House>& houses, const std::vector<std::uint16_t>& rules,
                      Balance& balance) const {
        balance.weights.resize(state_.values.size());
        const int digits = geometry_.digit_count();
        for (House house : houses) {
            if (static_cast<int>(geometry_.house_cells(house).size()) != digits)
                return "a house does not hold every digit";
            for (Cell cell : geometry_.house_cells(house)) ++balance.weights[cell];
            balance.total += digits * (digits - 1) / 2 + low() * digits;
        }
        for (std::uint16_t number : rules) {
            const Rule& rule = geometry_.rules()[number];
            if (!rules::has_total(rule)) return "a rule has no total";
            for (Cell cell : rule.groups[0]) --balance.weights[cell];
            balance.total -= rule.values[0];
        }
        for (std::size_t cell = 0; cell < balance.weights.size(); ++cell)
            if (balance.weights[cell] != 0) balance.cells.push_back(static_cast<Cell>(cell));
        return {};
    }

    template <class Holds>
    std::string by_fillings(const std::vector<Cell>& cells, Holds holds) const {
        const Candidate* possible = nullptr;
        Fillings fillings(board_, state_, cells);
        const bool is_done = fillings.each([&](const std::vector<std::uint8_t>& values) {
            const auto fitting = std::ranges::find_if(
                goal_, [&](const Candidate& candidate) { return fits(values, cells, candidate); });
            if (fitting == goal_.end() || !holds(values)) return true;
            possible = &*fitting;
            return false;
        });
        if (possible != nullptr) return words(*possible);
        return is_done ? std::string() : by_search();
    }

    // Whether a filling of some cells is compatible with a candidate.
    bool fits(const std::vector<std::uint8_t>& values, const std::vector<Cell>& cells, Candidate one) const {
        if (std::ranges::find(cells, one.cell) != cells.end()) return values[one.cell] == one.digit + 1;
        return std::ranges::none_of(
            cells, [&](Cell cell) { return values[cell] == one.digit + 1 && board_.sees(cell, one.cell); });
    }

    static std::string words(Candidate one) {
        return "the rules leave cell " + std::to_string(one.cell) + " the digit " + std::to_string(one.digit);
    }

    const Wide& board_;
    const Geometry& geometry_;
    const State& state_;
    const Step& step_;
    const std::vector<Candidate> goal_;
};

bool takes_together(const Step& step) {
    return step.technique == "rules_together" || step.technique == "rules_and_houses" ||
           step.technique == "digit_classes";
}

}  // namespace

bool is_by_rules(const Step& step) {
    return takes_together(step) || step.kind.starts_with("trial.rules") || step.kind == "trial.search" ||
           std::ranges::any_of(step.exhibits, [](const Exhibit& exhibit) { return !exhibit.rules.empty(); });
}

bool proves_link(const Wide& board, const State& before, std::optional<std::uint16_t> rule, Literal cause,
                 Candidate other) {
    if (cause.on && board.barred(cause.cell, cause.digit, other.cell).contains(other.digit)) return true;
    if (!rule) return false;
    State with = before;
    BoardDigitSet& marks = with.marks[cause.cell];
    const BoardDigitSet digit = BoardDigitSet::of(cause.digit);
    marks = cause.on ? digit : marks - digit;
    const BoardDigitSet gone = BoardDigitSet::of(other.digit);
    Step link;
    link.exhibits = {{.role = Role::pattern, .rules = {*rule}}};
    link.remove = {{other.cell, cause.on ? gone : with.marks[other.cell] - gone}};
    return !marks.empty() && unproved_by_rules(board, with, link).empty();
}

std::string unproved_by_rules(const Wide& board, const State& before, const Step& step) {
    Prover prover(board, before, step);
    std::vector<House> houses;
    std::vector<std::uint16_t> rules;
    for (const Exhibit& exhibit : step.exhibits) {
        if (exhibit.role == Role::base)
            houses.insert(houses.end(), exhibit.houses.begin(), exhibit.houses.end());
        rules.insert(rules.end(), exhibit.rules.begin(), exhibit.rules.end());
    }
    for (std::uint16_t rule : rules)
        if (rule >= board.geometry().rules().size()) return "there is no such rule";
    if (takes_together(step)) {
        const auto of_digit = std::ranges::find_if(step.exhibits, [](const Exhibit& exhibit) {
            return exhibit.role == Role::base && !exhibit.digits.empty();
        });
        return of_digit == step.exhibits.end() ? prover.by_fillings_together()
                                               : prover.by_places(of_digit->digits.first(), houses);
    }
    if (rules.empty()) return prover.by_search();
    if (!houses.empty()) return prover.by_totals(houses, rules);
    if (rules.size() != 1) return "several rules need houses to conclude anything together";
    return prover.by_rule(board.geometry().rules()[rules.front()]);
}

}  // namespace nonet
