// Judges single rows: whether each is a puzzle, proper and minimal, and whether its solution is right.

#include <algorithm>

#include "core/say.hpp"
#include "nonet/batch.hpp"
#include "nonet/canon.hpp"
#include "nonet/check.hpp"
#include "nonet/more/dataset.hpp"
#include "nonet/text.hpp"
#include "search/dropping.hpp"

namespace nonet {
namespace {

using Reason = decltype(Finding::reason);

// Returns why it is not a solution of the puzzle; none if it is one.
std::optional<Reason> fault_of(std::string_view solution, const Grid& puzzle) {
    const auto is_digit = [](char c) { return value_of_glyph(c) != 0; };
    if (solution.size() != cell_count || !std::ranges::all_of(solution, is_digit))
        return Error{.code = Errc::bad_argument,
                     .found = "'" + std::string(solution.substr(0, cell_count)) + "'",
                     .expected = say("{count} digits", cell_count)};
    Grid grid;
    for (int cell = 0; cell < cell_count; ++cell) {
        grid[cell] = static_cast<std::uint8_t>(value_of_glyph(solution[static_cast<std::size_t>(cell)]));
        if (puzzle[cell] != 0 && puzzle[cell] != grid[cell])
            return Mismatch{static_cast<Cell>(cell), grid[cell], puzzle[cell]};
    }
    const auto duplicates = find_duplicates(grid);
    return duplicates.empty() ? std::nullopt : std::optional<Reason>(duplicates.front());
}

class Judge {
 public:
    Judge(std::span<const AuditRow> rows, const Limits& limits)
        : rows_(rows), limits_{.nodes = limits.nodes, .cancel = limits.cancel}, judged_(rows.size()) {}

    void read() {
        for (std::size_t i = 0; i < rows_.size(); ++i) {
            const auto& puzzle = rows_[i].puzzle;
            JudgedRow& row = judged_[i];
            row.place = rows_[i].place;
            row.readable = puzzle && !puzzle->marks;
            if (row.readable) {
                good_.push_back(i);
                grids_.push_back(puzzle->givens);
                row.givens = puzzle->givens.filled();
            } else {
                const Error marked{
                    .code = Errc::unsupported, .found = "pencil marks", .expected = "givens only"};
                add(row, Defect::unreadable, puzzle ? marked : puzzle.error());
            }
        }
    }

    // Returns false if cancelled.
    bool solve() {
        tallies_.resize(grids_.size());
        return solve_batch({.grids = grids_, .marks = {}, .tallies = tallies_, .first = {}, .second = {}},
                           limits_) != Stop::cancelled;
    }

    void judge() {
        for (std::size_t k = 0; k < good_.size(); ++k) {
            JudgedRow& row = judged_[good_[k]];
            judge_puzzle(row, grids_[k], status_of(tallies_[k]));
            const auto& solution = rows_[good_[k]].solution;
            if (!solution) continue;
            row.solution_checked = true;
            if (auto fault = fault_of(*solution, grids_[k]))
                add(row, Defect::wrong_solution, std::move(*fault));
        }
    }

    // Returns false if cancelled.
    bool minimise() {
        Dropping dropping;
        const auto tell = [this](std::size_t k, const std::vector<Cell>& redundant, bool known) {
            judge_minimality(judged_[good_[k]], redundant, known);
        };
        for (std::size_t k = 0; k < good_.size(); ++k) {
            if (judged_[good_[k]].unique) dropping.add({grids_[k], {}}, k);
            if (dropping.size() >= Dropping::enough || k + 1 == good_.size()) dropping.ask(limits_, tell);
            if (limits_.cancel && limits_.cancel->load(std::memory_order_relaxed)) return false;
        }
        return true;
    }

    std::vector<JudgedRow> take() { return std::move(judged_); }

 private:
    static void add(JudgedRow& row, Defect defect, Reason reason = {}) {
        row.findings.emplace_back(defect, std::move(reason));
    }

    static void judge_puzzle(JudgedRow& row, const Grid& grid, Status status) {
        const auto canonical = canonicalize(grid);
        if (!canonical) return add(row, Defect::clash, find_duplicates(grid).front());
        row.has_form = true;
        row.form = fingerprint(canonical->grid);
        row.puzzle = fingerprint(grid);
        row.unique = status == Status::unique;
        if (status == Status::none) add(row, Defect::none);
        if (status == Status::multiple) add(row, Defect::multiple);
        if (status == Status::budget) add(row, Defect::undecided);
    }

    static void judge_minimality(JudgedRow& row, std::span<const Cell> redundant, bool known) {
        if (!known) return add(row, Defect::undecided, Minimality{});
        row.minimal = redundant.empty();
        if (!row.minimal) add(row, Defect::not_minimal, Minimality{{redundant.begin(), redundant.end()}});
    }

    const std::span<const AuditRow> rows_;
    const Limits limits_;
    std::vector<JudgedRow> judged_;
    std::vector<std::size_t> good_;  // the indices of the readable rows, and their puzzles
    std::vector<Grid> grids_;
    std::vector<Tally> tallies_;
};

}  // namespace

std::optional<std::vector<JudgedRow>> judge_rows(std::span<const AuditRow> rows, bool minimality,
                                                 const Limits& limits) {
    Judge judge(rows, limits);
    judge.read();
    if (!judge.solve()) return std::nullopt;
    judge.judge();
    if (minimality && !judge.minimise()) return std::nullopt;
    return judge.take();
}

}  // namespace nonet
