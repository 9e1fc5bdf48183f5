#include "row_audit.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "csv.hpp"
#include "nonet/batch.hpp"
#include "nonet/canon.hpp"
#include "nonet/check.hpp"
#include "nonet/text.hpp"

namespace nonet::cli {
namespace {

bool is_digit(char c) { return c >= '1' && c <= '0' + side; }

// The solution that the row itself gives: the column of that name, or behind a puzzle on a line as many digits as
// there are cells.
std::optional<std::string> claimed_solution(const Record& record, const CsvColumn& column) {
    if (record.format == Format::csv) return column.of(record);
    if (record.format != Format::line) return std::nullopt;
    std::string_view rest = record.rest;
    rest.remove_prefix(std::min(rest.find_first_not_of(" \t,;#"), rest.size()));
    const auto end = std::ranges::find_if_not(rest, is_digit);
    if (end - rest.begin() != cell_count) return std::nullopt;
    return std::string(rest.substr(0, cell_count));
}

// Why it is no solution of the puzzle; empty if it is one.
std::string fault_of(std::string_view solution, const Grid& puzzle) {
    if (solution.size() != cell_count || !std::ranges::all_of(solution, is_digit))
        return fmt::format("found '{}', expected {} digits", solution.substr(0, cell_count), cell_count);
    Grid grid;
    for (int cell = 0; cell < cell_count; ++cell) {
        grid[cell] = static_cast<std::uint8_t>(solution[static_cast<std::size_t>(cell)] - '0');
        if (puzzle[cell] != 0 && puzzle[cell] != grid[cell])
            return fmt::format("{} is {}, the given is {}", cell_name(static_cast<Cell>(cell)), grid[cell],
                               puzzle[cell]);
    }
    const auto duplicates = find_duplicates(grid);
    if (duplicates.empty()) return {};
    return describe(duplicates.front());
}

class Audit {
 public:
    Audit(const Batch& batch, const Limits& limits)
        : batch_(batch), limits_(limits), solutions_(batch.csv_header, "solution"), rows_(batch.size) {}

    void read() {
        for (std::size_t i = 0; i < batch_.size; ++i) {
            const Record& record = batch_.store[i];
            AuditedRow& row = rows_[i];
            row.line = record.line;
            if (record.error || record.puzzle.marks) {
                row.findings.push_back(
                    {Defect::unreadable,
                     record.error ? record.error->message() : "found pencil marks, expected givens only"});
                if (record.error) row.line = record.error->line, row.column = record.error->column;
                continue;
            }
            good_.push_back(i);
            grids_.push_back(record.puzzle.givens);
            row.givens = record.puzzle.givens.filled();
        }
    }

    // False when it was cancelled.
    bool solve() {
        tallies_.resize(grids_.size());
        const Stop stop = solve_batch(
            {.grids = grids_, .marks = {}, .tallies = tallies_, .first = {}, .second = {}}, limits_);
        return stop != Stop::cancelled;
    }

    void judge() {
        for (std::size_t k = 0; k < good_.size(); ++k) {
            AuditedRow& row = rows_[good_[k]];
            judge_puzzle(row, grids_[k], status_of(tallies_[k]));
            const auto claimed = claimed_solution(batch_.store[good_[k]], solutions_);
            if (!claimed) continue;
            if (std::string fault = fault_of(*claimed, grids_[k]); !fault.empty())
                row.findings.push_back({Defect::wrong_solution, std::move(fault)});
        }
    }

    // False when it was cancelled.  A given of a proper puzzle can be dropped if the rest is proper as well.
    bool minimise() {
        for (std::size_t k = 0; k < good_.size(); ++k) {
            AuditedRow& row = rows_[good_[k]];
            if (!row.unique) continue;
            std::vector<Grid> rests;
            std::vector<Cell> given;
            for (int cell = 0; cell < cell_count; ++cell) {
                if (grids_[k][cell] == 0) continue;
                given.push_back(static_cast<Cell>(cell));
                rests.push_back(grids_[k]);
                rests.back()[cell] = 0;
            }
            std::vector<Tally> tallies(rests.size());
            if (solve_batch({.grids = rests, .marks = {}, .tallies = tallies, .first = {}, .second = {}},
                            limits_) == Stop::cancelled)
                return false;
            judge_minimality(row, given, tallies);
        }
        return true;
    }

    std::vector<AuditedRow> take() { return std::move(rows_); }

 private:
    static void judge_puzzle(AuditedRow& row, const Grid& grid, Status status) {
        const auto canonical = canonicalize(grid);
        if (!canonical) {
            row.findings.push_back({Defect::clash, describe(find_duplicates(grid).front())});
            return;
        }
        row.has_form = true;
        row.form = fingerprint(canonical->grid);
        row.puzzle = fingerprint(grid);
        row.unique = status == Status::unique;
        if (status == Status::none) row.findings.push_back({Defect::none, "no solution"});
        if (status == Status::multiple) row.findings.push_back({Defect::multiple, "more than one solution"});
        if (status == Status::budget) row.findings.push_back({Defect::undecided, "the budget was spent"});
    }

    static void judge_minimality(AuditedRow& row, const std::vector<Cell>& given,
                                 const std::vector<Tally>& tallies) {
        std::vector<std::string> redundant;
        for (std::size_t i = 0; i < given.size(); ++i) {
            const Status status = status_of(tallies[i]);
            if (status == Status::budget)
                return row.findings.push_back({Defect::undecided, "the budget was spent on its minimality"});
            if (status == Status::unique) redundant.push_back(cell_name(given[i]));
        }
        row.minimal = redundant.empty();
        if (!row.minimal)
            row.findings.push_back({Defect::not_minimal, fmt::format("can be dropped, each alone: {}",
                                                                     fmt::join(redundant, " "))});
    }

    const Batch& batch_;
    const Limits& limits_;
    const CsvColumn solutions_;
    std::vector<AuditedRow> rows_;
    std::vector<std::size_t> good_;  // the numbers of the readable rows, and their puzzles
    std::vector<Grid> grids_;
    std::vector<Tally> tallies_;
};

}  // namespace

std::string_view name_of(Defect defect) {
    constexpr std::array<std::string_view, defect_count> names{
        "unreadable",     "clash",       "none",   "multiple", "undecided",
        "wrong_solution", "not_minimal", "repeat", "isomorph", "leak"};
    return names[static_cast<std::size_t>(defect)];
}

std::optional<std::vector<AuditedRow>> audit_rows(const Batch& batch, bool minimality, const Limits& limits) {
    Audit audit(batch, limits);
    audit.read();
    if (!audit.solve()) return std::nullopt;
    audit.judge();
    if (minimality && !audit.minimise()) return std::nullopt;
    return audit.take();
}

}  // namespace nonet::cli
