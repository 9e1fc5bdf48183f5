// Ratings of a column, each the same as for a single puzzle.

#include <nanobind/nanobind.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <cmath>
#include <numeric>

#include "blocks.hpp"
#include "core.hpp"
#include "limits.hpp"
#include "nonet/explain.hpp"
#include "nonet/more/techniques.hpp"
#include "nonet/rate.hpp"
#include "scale_columns.hpp"

namespace nonet::python {
namespace {

// Rates each row with `rate(puzzle, limits)`, and writes each rating with `set(row, rating)`. The others have none.
template <class Rate, class Set>
nb::dict rate_rows(const Rows& rows, TableWriter& table, const Bounds* bounds, int threads,
                   nb::object progress, Rate rate, Set set) {
    for_puzzles(rows, threads, std::move(progress), false, table.complaints,
                [&](std::int64_t row, RowState state, const Puzzle& puzzle, const Flag& cancel) {
                    if (!table.begin(row, state)) return;
                    const auto rating = rate(puzzle, limits_from(bounds, reasoning_limits, &cancel));
                    table.set_status(row, rating.status);
                    if (rating.status == Status::unique)
                        set(row, rating);
                    else
                        table.set_none(row);
                });
    return table.finished();
}

nb::dict rate_hodoku_column(const Rows& rows, const std::string& scale, const Bounds* bounds, int threads,
                            nb::object progress) {
    static const Words levels = names_up_to(HodokuLevel::extreme);
    const HodokuVersion version = hodoku_named(scale);
    TableWriter table(rows);
    table.add_status();
    Writer &level = table.add("hodoku_level", Type::words, levels),
           &score = table.add("hodoku_score", Type::uint64);
    return rate_rows(
        rows, table, bounds, threads, std::move(progress),
        [&](const Puzzle& puzzle, const Limits& limits) {
            return nonet::rate_hodoku(*puzzle.classic(), version, limits);
        },
        [&](std::int64_t row, const HodokuRating& rating) {
            level.set(row, rating.level);
            score.set(row, static_cast<std::uint64_t>(rating.score));
        });
}

// On any scale.
nb::dict rate_on_column(const Rows& rows, const std::string& name, const Ids& without, const Bounds* bounds,
                        int threads, nb::object progress) {
    const Scale scale = scale_named(name, without);
    const auto tenths = [](double number) { return std::llround(10 * number); };
    TableWriter table(rows);
    table.add_status();
    ScaleColumns rated(scale, table);
    return rate_rows(
        rows, table, bounds, threads, std::move(progress),
        [&](const Puzzle& puzzle, const Limits& limits) {
            return nonet::rate(scale, *puzzle.classic(), limits);
        },
        [&](std::int64_t row, const ScaleRating& rating) {
            rated.set(row, true, rating.level, tenths(rating.difficulty), tenths(rating.score));
        });
}

// On other boards: the level of the hardest step.
nb::dict rate_board_column(const Rows& rows, const Bounds* bounds, int threads, nb::object progress) {
    static const Words levels = names_up_to(Level::trial);
    std::vector<std::string> names;
    for (const Technique* technique : board_order()) names.emplace_back(technique->name);
    const auto techniques = std::make_shared<const std::vector<std::string>>(std::move(names));
    TableWriter table(rows);
    table.add_status();
    Writer &level = table.add("level", Type::words, levels),
           &hardest = table.add("hardest", Type::words, techniques),
           &steps = table.add("steps", Type::uint64);
    return rate_rows(
        rows, table, bounds, threads, std::move(progress),
        [](const Puzzle& puzzle, const Limits& limits) {
            return nonet::rate_by_level(*puzzle.board_puzzle(), limits);
        },
        [&](std::int64_t row, const LevelRating& rating) {
            level.set(row, rating.level);
            if (rating.ending != Ending::solved) level.set_null(row);
            hardest.set(row, static_cast<std::uint8_t>(std::ranges::find(*techniques, rating.hardest) -
                                                       techniques->begin()));
            if (rating.hardest.empty()) hardest.set_null(row);
            steps.set(row, std::accumulate(rating.counts.begin(), rating.counts.end(), std::uint64_t{0}));
        });
}

nb::dict rate_column(const Rows& rows, const Bounds* bounds, int threads, nb::object progress) {
    if (rows.board) return rate_board_column(rows, bounds, threads, std::move(progress));
    TableWriter table(rows);
    table.add_status();
    Writer &er = table.add("er", Type::float64), &ep = table.add("ep", Type::float64),
           &ed = table.add("ed", Type::float64);
    return rate_rows(
        rows, table, bounds, threads, std::move(progress),
        [](const Puzzle& puzzle, const Limits& limits) { return nonet::rate(*puzzle.classic(), limits); },
        [&](std::int64_t row, const Rating& rating) {
            er.set(row, rating.er / 10.0);
            ep.set(row, rating.ep / 10.0);
            ed.set(row, rating.ed / 10.0);
        });
}

}  // namespace

void bind_rate_columns(nb::module_& module) {
    const auto rows = nb::arg("rows"), scale = nb::arg("scale"), threads = nb::arg("threads");
    const auto limits = nb::arg("limits").none(), progress = nb::arg("progress").none();
    module.def("rate_column", rate_column, rows, limits, threads, progress);
    module.def("rate_hodoku_column", rate_hodoku_column, rows, scale, limits, threads, progress);
    module.def("rate_on_column", rate_on_column, rows, scale, nb::arg("without"), limits, threads, progress);
}

}  // namespace nonet::python
