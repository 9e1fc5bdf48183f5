#include "board_columns.hpp"

#include <algorithm>
#include <numeric>

#include "blocks.hpp"
#include "nonet/board_text.hpp"
#include "nonet/check.hpp"
#include "nonet/explain.hpp"
#include "nonet/more/research.hpp"
#include "nonet/more/techniques.hpp"
#include "puzzle.hpp"
#include "status_column.hpp"

namespace nonet::python {
namespace {

// A solver for each thread, made together with the copy.
class OwnSolver {
 public:
    explicit OwnSolver(const Geometry& board) : solver_(board) {}
    OwnSolver(const OwnSolver& other) : OwnSolver(other.solver_.geometry()) {}

    [[nodiscard]] Answer solve(const BoardPuzzle& puzzle, const Limits& limits) {
        return solver_.solve(puzzle.values, puzzle.marks, limits);
    }

 private:
    BoardSolver solver_;
};

std::uint64_t givens_of(const BoardPuzzle& puzzle) {
    return static_cast<std::uint64_t>(
        std::ranges::count_if(puzzle.values, [](int value) { return value != 0; }));
}

}  // namespace

nb::dict solve_board_column(const Rows& rows, const Bounds* bounds, int threads, nb::object progress) {
    const Geometry& board = *rows.board;
    StatusColumn status(rows.size);
    Writer solution = Writer::of_grids(rows.form, rows.size, board), nodes(Type::uint64, rows.size);
    std::mutex mutex;
    std::vector<RowValues> seconds;
    Complaints complaints;
    for_board_rows(rows, threads, std::move(progress), complaints,
                   [&, solver = OwnSolver(board)](std::int64_t row, RowState state, const BoardPuzzle& puzzle,
                                                  const Flag& cancel) mutable {
                       Answer answer;
                       if (status.begin(row, state)) {
                           answer = solver.solve(puzzle, limits_from(bounds, {}, &cancel));
                           status.set(row, answer.status);
                       }
                       nodes.set(row, answer.counters.nodes);
                       if (state != RowState::puzzle) nodes.set_null(row);
                       if (answer.first.empty())
                           solution.set_no_grid(row);
                       else
                           solution.set_values(row, board, answer.first);
                       if (answer.second.empty()) return;
                       const std::lock_guard lock(mutex);
                       seconds.push_back({row, std::move(answer.second)});
                   });
    std::ranges::sort(seconds, {}, &RowValues::row);
    nb::dict columns;
    columns["status"] = status.finished();
    columns["solution"] = solution.finished();
    columns["second"] = values_of_few(rows.form, rows.size, board, seconds);
    columns["nodes"] = nodes.finished();
    complaints.write(columns, rows.size);
    return columns;
}

nb::dict unique_board_column(const Rows& rows, const Bounds* bounds, int threads, nb::object progress) {
    Writer unique(Type::yes_no, rows.size);
    Complaints complaints;
    for_board_rows(
        rows, threads, std::move(progress), complaints,
        [&, solver = OwnSolver(*rows.board)](std::int64_t row, RowState state, const BoardPuzzle& puzzle,
                                             const Flag& cancel) mutable {
            if (state == RowState::null) return unique.set_null(row);
            if (state == RowState::invalid) return;
            Limits limits = limits_from(bounds, {}, &cancel);
            limits.solutions = 2;
            const Status status = solver.solve(puzzle, limits).status;
            unique.set_bit(row, status == Status::unique);
            if (status == Status::budget) unique.set_null(row);
        });
    nb::dict columns;
    columns["unique"] = unique.finished();
    complaints.write(columns, rows.size);
    return columns;
}

nb::dict check_board_column(const Rows& rows, bool minimality, const Bounds* bounds, int threads,
                            nb::object progress) {
    const Geometry& board = *rows.board;
    StatusColumn status(rows.size);
    Writer complete(Type::yes_no, rows.size), correct(Type::yes_no, rows.size),
        minimal(Type::yes_no, rows.size), givens(Type::uint64, rows.size), redundant(Type::uint64, rows.size),
        duplicates(Type::uint64, rows.size), broken(Type::uint64, rows.size),
        forbidden(Type::uint64, rows.size), solution = Writer::of_grids(rows.form, rows.size, board);
    Complaints complaints;
    for_board_rows(rows, threads, std::move(progress), complaints,
                   [&](std::int64_t row, RowState state, const BoardPuzzle& puzzle, const Flag& cancel) {
                       CheckReport report;
                       if (status.begin(row, state)) {
                           report = nonet::check(puzzle, minimality, limits_from(bounds, {}, &cancel));
                           status.set(row, report.status);
                       }
                       complete.set_bit(row, report.complete);
                       correct.set_bit(row, report.correct);
                       minimal.set_bit(row, report.minimal);
                       const auto count = [&](Writer& column, std::size_t number) {
                           column.set(row, static_cast<std::uint64_t>(number));
                       };
                       count(givens, static_cast<std::size_t>(report.givens));
                       count(redundant, report.redundant.size());
                       count(duplicates, report.duplicates.size());
                       count(broken, report.broken.size());
                       count(forbidden, report.forbidden.size());
                       if (report.first.empty())
                           solution.set_no_grid(row);
                       else
                           solution.set_values(row, board, report.first);
                       if (!report.complete) correct.set_null(row);
                       if (!report.minimal_known) minimal.set_null(row), redundant.set_null(row);
                       if (state == RowState::puzzle) return;
                       for (Writer* one : {&complete, &givens, &duplicates, &broken, &forbidden})
                           one->set_null(row);
                   });
    nb::dict columns;
    columns["status"] = status.finished();
    columns["givens"] = givens.finished();
    columns["complete"] = complete.finished();
    columns["correct"] = correct.finished();
    columns["minimal"] = minimal.finished();
    columns["redundant"] = redundant.finished();
    columns["duplicates"] = duplicates.finished();
    columns["broken"] = broken.finished();
    columns["forbidden"] = forbidden.finished();
    columns["solution"] = solution.finished();
    complaints.write(columns, rows.size);
    return columns;
}

namespace {

Words names_of_levels() {
    static const Words words = [] {
        std::vector<std::string> names;
        for (const Level level : {Level::easy, Level::medium, Level::hard, Level::expert, Level::trial})
            names.emplace_back(name_of(level));
        return std::make_shared<const std::vector<std::string>>(std::move(names));
    }();
    return words;
}

// The names of the techniques of any board, in their order.
Words names_of_techniques() {
    static const Words words = [] {
        std::vector<std::string> names;
        for (const Technique* technique : board_order()) names.emplace_back(technique->name);
        return std::make_shared<const std::vector<std::string>>(std::move(names));
    }();
    return words;
}

std::uint8_t number_of_technique(std::string_view name) {
    const std::span order = board_order();
    return static_cast<std::uint8_t>(std::ranges::find(order, name, &Technique::name) - order.begin());
}

}  // namespace

nb::dict rate_board_column(const Rows& rows, const Bounds* bounds, int threads, nb::object progress) {
    StatusColumn status(rows.size);
    Writer level(Type::words, rows.size, names_of_levels()),
        hardest(Type::words, rows.size, names_of_techniques()), steps(Type::uint64, rows.size);
    Complaints complaints;
    for_board_rows(
        rows, threads, std::move(progress), complaints,
        [&](std::int64_t row, RowState state, const BoardPuzzle& puzzle, const Flag& cancel) {
            LevelRating rating;
            if (status.begin(row, state)) {
                rating = nonet::rate_by_level(puzzle, limits_from(bounds, reasoning_limits, &cancel));
                status.set(row, rating.status);
            }
            const bool is_rated = rating.status == Status::unique;
            level.set(row, static_cast<std::uint8_t>(rating.level));
            if (!is_rated || rating.ending != Ending::solved) level.set_null(row);
            if (rating.hardest.empty())
                hardest.set_null(row);
            else
                hardest.set(row, number_of_technique(rating.hardest));
            steps.set(row, std::accumulate(rating.counts.begin(), rating.counts.end(), std::uint64_t{0}));
            if (!is_rated) steps.set_null(row);
        });
    nb::dict columns;
    columns["status"] = status.finished();
    columns["level"] = level.finished();
    columns["hardest"] = hardest.finished();
    columns["steps"] = steps.finished();
    complaints.write(columns, rows.size);
    return columns;
}

nb::dict minimal_board_column(const Rows& rows, const Bounds* bounds, int threads, nb::object progress) {
    const Geometry& board = *rows.board;
    StatusColumn status(rows.size);
    Writer minimal = Writer::of_grids(rows.form, rows.size, board);
    Complaints complaints;
    for_board_rows(rows, threads, std::move(progress), complaints,
                   [&, solver = OwnSolver(board)](std::int64_t row, RowState state, const BoardPuzzle& puzzle,
                                                  const Flag& cancel) mutable {
                       const bool refused = !puzzle.marks.empty();
                       if (refused) complaints.add(row, no_marks);
                       if (!status.begin(row, refused ? RowState::invalid : state))
                           return minimal.set_no_grid(row);
                       Limits limits = limits_from(bounds, {}, &cancel);
                       limits.solutions = 2;
                       Status found = solver.solve(puzzle, limits).status;
                       MinimalPuzzle least;
                       if (found == Status::unique) least = find_first_minimal(puzzle, limits);
                       if (least.stop != Stop::finished) found = Status::budget;
                       status.set(row, found);
                       if (found == Status::unique)
                           minimal.set_values(row, board, least.values);
                       else
                           minimal.set_no_grid(row);
                   });
    nb::dict columns;
    columns["status"] = status.finished();
    columns["minimal"] = minimal.finished();
    complaints.write(columns, rows.size);
    return columns;
}

nb::dict givens_board_column(const Rows& rows, int threads, nb::object progress) {
    Writer givens(Type::uint64, rows.size);
    Complaints complaints;
    for_board_rows(rows, threads, std::move(progress), complaints,
                   [&](std::int64_t row, RowState state, const BoardPuzzle& puzzle, const Flag&) {
                       givens.set(row, givens_of(puzzle));
                       if (state != RowState::puzzle) givens.set_null(row);
                   });
    nb::dict columns;
    columns["givens"] = givens.finished();
    complaints.write(columns, rows.size);
    return columns;
}

nb::dict parse_board_column(const Rows& rows, int threads, nb::object progress) {
    const Geometry& board = *rows.board;
    Writer puzzles = Writer::of_grids(rows.form, rows.size, board),
           formats(Type::words, rows.size, names_of_formats());
    Complaints complaints;
    Texts marks;
    for_board_rows(rows, threads, std::move(progress), complaints,
                   [&](std::int64_t row, RowState state, const BoardPuzzle& puzzle, const Flag&) {
                       TextForm form;
                       if (state == RowState::puzzle && rows.form == Form::text)
                           (void)parse_board_puzzle(rows.text(row), board, &form);
                       formats.set(row, static_cast<std::uint8_t>(form.format));
                       if (state != RowState::puzzle) return puzzles.set_no_grid(row), formats.set_null(row);
                       puzzles.set_values(row, board, puzzle.values);
                       if (!puzzle.marks.empty())
                           marks.add(row, format_board_marks(board, candidates_of(puzzle)));
                   });
    nb::dict columns;
    columns["puzzle"] = puzzles.finished();
    columns["marks"] = marks.column(rows.size);
    columns["format"] = formats.finished();
    complaints.write(columns, rows.size);
    return columns;
}

nb::dict format_board_column(const Rows& rows, std::string_view form, int threads, nb::object progress) {
    const PuzzleWriter& writer = board_writer_named(form);
    Texts texts;
    Complaints complaints;
    for_board_rows(rows, threads, std::move(progress), complaints,
                   [&](std::int64_t row, RowState state, const BoardPuzzle& puzzle, const Flag&) {
                       if (state == RowState::puzzle)
                           texts.add(row, writer.write_board(puzzle, Glyphs::usual));
                   });
    nb::dict columns;
    columns["text"] = texts.column(rows.size);
    complaints.write(columns, rows.size);
    return columns;
}

}  // namespace nonet::python
