// The diagnosis of a puzzle of any board: a conflict, shrunk given by given, and the changes that repair it.

#include <algorithm>
#include <optional>
#include <tuple>
#include <utility>

#include "core/pace.hpp"
#include "diagnose/board.hpp"
#include "diagnose/by_status.hpp"
#include "diagnose/rule_conflict.hpp"
#include "diagnose/symmetric_pattern.hpp"
#include "nonet/more/diagnose.hpp"
#include "rules/board.hpp"
#include "search/board_search.hpp"

namespace nonet {
namespace {

constexpr std::uint64_t solutions_counted = 10'000;

using WideValues = std::vector<std::uint8_t>;

class BoardDiagnosis {
 public:
    BoardDiagnosis(const BoardPuzzle& puzzle, const Limits& limits)
        : begun_(limits),
          board_(puzzle.geometry),
          values_(puzzle.values),
          solver_(board_),
          search_(solver_, begun_.left()) {
        if (!board_.rules().empty() && !board_.name().empty()) rules_.emplace(puzzle, begun_.left());
    }

    Diagnosis run() {
        Diagnosis diagnosis;
        diagnosis.report = first_report();
        diagnose_by_status(
            diagnosis,
            [&] {
                if (rules_) rules_->find_redundant(diagnosis);
            },
            [&] {
                rules_ ? rules_->find_conflict(diagnosis) : find_conflict(diagnosis);
                find_repairs(diagnosis);
                if (!rules_) return;
                rules_->add_nodes(search_.nodes());
                rules_->find_repairs(diagnosis);
            },
            [&] { find_completions(diagnosis); });
        return diagnosis;
    }

 private:
    CheckReport first_report() {
        return check_by(solver_, BoardPuzzle{board_, values_, {}}, true, half_of(begun_.left()));
    }

    static std::size_t at(int i) { return static_cast<std::size_t>(i); }

    bool clashes(const WideValues& values) const { return has_clash(BoardPuzzle{board_, values, {}}); }

    // Returns the number of solutions, up to two; unreliable if the budget is spent.
    std::uint64_t count(const WideValues& values) {
        return clashes(values) ? 0 : search_.run(values, {}, 2).solutions;
    }

    bool can_be_solved(const WideValues& values) {
        return !clashes(values) && search_.run(values, {}, 1).stop != Stop::finished;
    }

    // Reduces the givens to a conflict: drops those that a contradiction does not need.  Clashing givens remain.
    void find_conflict(Diagnosis& diagnosis) {
        WideValues core = values_;
        for (std::size_t cell = 0; cell < core.size(); ++cell) {
            if (core[cell] == 0) continue;
            const std::uint8_t value = std::exchange(core[cell], std::uint8_t{0});
            if (can_be_solved(core)) core[cell] = value;
            if (search_.stopped()) break;
        }
        Conflict conflict{.minimal = !search_.stopped()};
        for (std::size_t cell = 0; cell < core.size(); ++cell)
            if (core[cell] != 0) conflict.cells.push_back(static_cast<Cell>(cell));
        diagnosis.conflict = std::move(conflict);
    }

    void offer(Slip slip, WideValues repaired, std::vector<Repair>& repairs) {
        if (std::ranges::find(repairs, repaired, &Repair::values) != repairs.end() || count(repaired) != 1 ||
            search_.stopped())
            return;
        std::vector<Edit> edits;
        for (std::size_t cell = 0; cell < repaired.size(); ++cell)
            if (repaired[cell] != values_[cell])
                edits.push_back({static_cast<Cell>(cell), values_[cell], repaired[cell]});
        repairs.push_back({slip, std::move(edits), std::move(repaired)});
    }

    // Offers the exchange of a cell's value with that of `other`, one of its four neighbours.
    void offer_exchange(Cell cell, int other, std::vector<Repair>& repairs) {
        WideValues repaired = values_;
        std::swap(repaired[cell], repaired[at(other)]);
        if (repaired != values_)
            offer(values_[at(other)] != 0 ? Slip::swapped : Slip::neighbour_cell, std::move(repaired),
                  repairs);
    }

    void offer_all(Cell cell, std::vector<Repair>& repairs) {
        const int columns = board_.columns(), column = cell % columns;
        if (column > 0) offer_exchange(cell, cell - 1, repairs);
        if (column + 1 < columns) offer_exchange(cell, cell + 1, repairs);
        if (cell >= columns) offer_exchange(cell, cell - columns, repairs);
        if (cell + columns < board_.cell_count()) offer_exchange(cell, cell + columns, repairs);
        for (int value = 0; value <= board_.digit_count(); ++value) {
            if (value == values_[cell]) continue;
            WideValues repaired = values_;
            repaired[cell] = static_cast<std::uint8_t>(value);
            const bool is_near = std::abs(value - values_[cell]) == 1;
            offer(value == 0 ? Slip::extra_given
                  : is_near  ? Slip::near_digit
                             : Slip::wrong_digit,
                  std::move(repaired), repairs);
        }
    }

    void find_repairs(Diagnosis& diagnosis) {
        for (Cell cell : diagnosis.conflict->cells) offer_all(cell, diagnosis.repairs);
        diagnosis.repairs_known = diagnosis.conflict->minimal && !search_.stopped();
        const auto key = [&](const Repair& repair) {
            return std::tuple(!has_symmetric_pattern(board_.rows(), board_.columns(),
                                                     [&](int cell) { return repair.values[at(cell)] != 0; }),
                              repair.slip, repair.edits.size(), repair.edits.front().cell);
        };
        std::ranges::stable_sort(diagnosis.repairs, {}, key);
    }

    void find_completions(Diagnosis& diagnosis) {
        Completions completions;
        std::vector<BoardDigitSet> shown(values_.size());
        const auto show = [&](Values solution) {
            for (std::size_t cell = 0; cell < solution.size(); ++cell)
                shown[cell].insert(static_cast<Digit>(solution[cell] - 1));
        };
        const auto found = search_.run(values_, {}, solutions_counted, show);
        diagnosis.solutions = std::max<std::uint64_t>(found.solutions, 2);
        diagnosis.solutions_exact = found.stop == Stop::finished;
        for (std::size_t i = 0; i < values_.size() && !search_.stopped(); ++i)
            for (int value = 1; values_[i] == 0 && value <= board_.digit_count(); ++value) {
                if (diagnosis.solutions_exact && !shown[i].contains(static_cast<Digit>(value - 1))) continue;
                WideValues more = values_;
                more[i] = static_cast<std::uint8_t>(value);
                const std::uint64_t left = count(more);
                if (search_.stopped()) break;
                if (left > 0) shown[i].insert(static_cast<Digit>(value - 1));
                if (left == 1)
                    completions.single.push_back({static_cast<Cell>(i), 0, static_cast<std::uint8_t>(value)});
            }
        completions.single_known = !search_.stopped();
        if (!completions.single.empty()) {
            completions.fewest = {completions.single.front()};
            completions.fewest_proved = true;
        } else if (completions.single_known) {
            completions.needed = 2;
        }
        diagnosis.completions = std::move(completions);
        for (std::size_t cell = 0; cell < shown.size(); ++cell)
            if (shown[cell].size() > 1) diagnosis.differing.push_back(static_cast<Cell>(cell));
    }

    const Budget begun_;  // before the others: the time that making them takes counts
    const Geometry board_;
    const WideValues values_;
    AnyBoard solver_;
    BoardSearch search_;
    std::optional<RuleDiagnosis> rules_;
};

}  // namespace

Diagnosis diagnose_board(const BoardPuzzle& puzzle, const Limits& limits) {
    return BoardDiagnosis(puzzle, limits).run();
}

}  // namespace nonet
