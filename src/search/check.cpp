#include "nonet/check.hpp"

#include "core/tables.hpp"
#include "nonet/batch.hpp"
#include "search/within.hpp"

namespace nonet {
namespace {

House first_common_house(int a, int b) {
    if (row_of(a) == row_of(b)) return static_cast<House>(row_of(a));
    if (column_of(a) == column_of(b)) return static_cast<House>(side + column_of(a));
    return static_cast<House>(2 * side + box_of(a));
}

void look_at_houses(const Grid& grid, CheckReport& report) {
    for (int house = 0; house < house_count; ++house) {
        DigitSet held;
        for (Cell cell : house_cells[house]) {
            report.sums[house] += grid[cell];
            if (grid[cell] != 0) held.insert(static_cast<Digit>(grid[cell] - 1));
        }
        if (held != DigitSet::all()) report.incomplete.push_back(static_cast<House>(house));
    }
    report.complete = grid.filled() == cell_count;
    report.correct = report.incomplete.empty();
}

int count_absent_digits(const Grid& grid) {
    DigitSet seen;
    for (int value : grid.values)
        if (value != 0) seen.insert(static_cast<Digit>(value - 1));
    return (~seen).size();
}

void find_solutions(const Puzzle& puzzle, SharedLimits& shared, CheckReport& report) {
    std::uint64_t found = 0;
    const Search search = shared.run(default_engine(), puzzle, 2, [&](const Grid& solution) {
        (++found == 1 ? report.first : report.second) = solution;
    });
    if (found == 2) {
        report.status = Status::multiple;
        for (int cell = 0; cell < cell_count; ++cell)
            if (report.first[cell] != report.second[cell])
                report.differing.push_back(static_cast<Cell>(cell));
    } else if (search.stop == Stop::finished) {
        report.status = found == 1 ? Status::unique : Status::none;
    } else {
        report.status = Status::budget;
    }
}

void look_at_givens(const Puzzle& puzzle, CheckReport& report) {
    report.duplicates = find_duplicates(puzzle.givens);
    report.givens = puzzle.givens.filled();
    report.absent_digits = count_absent_digits(puzzle.givens);
    look_at_houses(puzzle.givens, report);
}

// Which givens can be dropped?  Of a proper puzzle those in whose place no other digit leads to a solution.  The lanes
// of the kernel are asked: all givens at once, and those of several puzzles together.
class Dropping {
 public:
    void add(const Puzzle& puzzle, CheckReport& report) {
        for (int cell = 0; cell < cell_count; ++cell) {
            const int value = puzzle.givens[cell];
            if (value == 0) continue;
            rests_.push_back(puzzle.givens);
            rests_.back()[cell] = 0;
            if (puzzle.marks)
                marks_.push_back(*puzzle.marks);
            else
                marks_.emplace_back().fill(DigitSet::all());
            marks_.back()[cell] = ~DigitSet::of(static_cast<Digit>(value - 1));
            questions_.push_back({&report, static_cast<Cell>(cell)});
        }
    }

    std::size_t size() const { return rests_.size(); }

    // Completes the reports and forgets them.  A report with a question that was cut short does not know the answer.
    SharedLimits::Spent ask(const Limits& limits) {
        tallies_.resize(rests_.size());
        solve_batch({.grids = rests_, .marks = marks_, .tallies = tallies_, .first = {}, .second = {}},
                    limits);
        SharedLimits::Spent spent;
        for (const Question& question : questions_) question.report->minimal_known = true;
        for (std::size_t i = 0; i < questions_.size(); ++i) {
            const auto [report, cell] = questions_[i];
            spent.nodes += tallies_[i].nodes;
            if (tallies_[i].solutions != 0) continue;
            if (tallies_[i].stop == Stop::finished)
                report->redundant.push_back(cell);
            else
                report->minimal_known = false, spent.stop = tallies_[i].stop;
        }
        for (const Question& question : questions_)
            question.report->minimal = question.report->minimal_known && question.report->redundant.empty();
        rests_.clear(), marks_.clear(), questions_.clear();
        return spent;
    }

 private:
    struct Question {
        CheckReport* report;
        Cell cell;
    };
    std::vector<Grid> rests_;
    std::vector<Candidates> marks_;
    std::vector<Question> questions_;
    std::vector<Tally> tallies_;
};

}  // namespace

std::vector<Duplicate> find_duplicates(const Grid& grid) {
    std::vector<Duplicate> duplicates;
    for (int first = 0; first < cell_count; ++first)
        for (Cell second : peers[first])
            if (second > first && grid[first] != 0 && grid[first] == grid[second])
                duplicates.push_back({static_cast<Cell>(first), second, first_common_house(first, second),
                                      static_cast<Digit>(grid[first] - 1)});
    return duplicates;
}

CheckReport check(const Puzzle& puzzle, bool minimality, const Limits& limits) {
    SharedLimits shared(limits);
    return check_within(puzzle, minimality, shared);
}

CheckReport check_within(const Puzzle& puzzle, bool minimality, SharedLimits& shared) {
    CheckReport report;
    look_at_givens(puzzle, report);
    find_solutions(puzzle, shared, report);
    if (minimality && report.status == Status::unique) {
        Dropping dropping;
        dropping.add(puzzle, report);
        shared.run_batch(dropping.size(), 1, [&](const Limits& limits) { return dropping.ask(limits); });
    }
    return report;
}

void check_batch(std::span<const Puzzle> puzzles, std::span<CheckReport> reports, bool minimality,
                 const Limits& limits) {
    constexpr std::size_t enough = 512;  // questions for the lanes
    SharedLimits shared({.time = limits.time, .cancel = limits.cancel});
    std::vector<Grid> grids, solutions(puzzles.size());
    std::vector<Tally> tallies(puzzles.size(), {.stop = Stop::budget});
    for (const Puzzle& puzzle : puzzles) grids.push_back(puzzle.givens);
    shared.run_batch(puzzles.size(), 2, [&](const Limits& left) {
        solve_batch({.grids = grids, .marks = {}, .tallies = tallies, .first = solutions, .second = {}},
                    left);
        return SharedLimits::Spent{};
    });
    Dropping dropping;
    const auto ask = [&] {
        shared.run_batch(dropping.size(), 1, [&](const Limits& left) { return dropping.ask(left); });
    };
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        CheckReport& report = reports[i] = {};
        look_at_givens(puzzles[i], report);
        report.status = status_of(tallies[i]);
        // Which solutions the lanes find first depends on the other puzzles.
        if (puzzles[i].marks || report.status == Status::multiple)
            find_solutions(puzzles[i], shared, report);
        else
            report.first = solutions[i];
        if (minimality && report.status == Status::unique) dropping.add(puzzles[i], report);
        if (dropping.size() >= enough) ask();
    }
    ask();
}

}  // namespace nonet
