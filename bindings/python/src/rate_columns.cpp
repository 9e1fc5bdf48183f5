// Ratings of a column, each the same as for a single puzzle.

#include <nanobind/nanobind.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <cmath>

#include "blocks.hpp"
#include "board_columns.hpp"
#include "core.hpp"
#include "limits.hpp"
#include "nonet/rate.hpp"
#include "scale_columns.hpp"
#include "status_column.hpp"

namespace nonet::python {
namespace {

std::int64_t row_of(const Block& block, std::size_t i) { return block.first + static_cast<std::int64_t>(i); }

Words names_of_levels() {
    static const Words words = [] {
        std::vector<std::string> names;
        for (int i = 0; i <= static_cast<int>(HodokuLevel::extreme); ++i)
            names.emplace_back(name_of(static_cast<HodokuLevel>(i)));
        return std::make_shared<const std::vector<std::string>>(std::move(names));
    }();
    return words;
}

nb::dict rate_hodoku_column(const Rows& rows, const std::string& scale, const Bounds* bounds, int threads,
                            nb::object progress) {
    const HodokuVersion version = hodoku_named(scale);
    StatusColumn status(rows.size);
    Writer level(Type::words, rows.size, names_of_levels()), score(Type::uint64, rows.size);
    Complaints complaints;
    for_read_blocks(rows, {threads, progress, false}, [&](const Block& block, const Flag& cancel) {
        for (std::size_t i = 0; i < block.count; ++i) {
            HodokuRating rating;
            if (status.begin(block, i)) {
                rating = nonet::rate_hodoku(block.puzzle(i), version,
                                            limits_from(bounds, reasoning_limits, &cancel));
                status.set(row_of(block, i), rating.status);
            }
            level.set(row_of(block, i), static_cast<std::uint8_t>(rating.level));
            score.set(row_of(block, i), static_cast<std::uint64_t>(rating.score));
            if (rating.status == Status::unique) continue;
            for (Writer* one : {&level, &score}) one->set_null(row_of(block, i));
        }
        complaints.add(block);
    });
    nb::dict columns;
    columns["status"] = status.finished();
    columns["hodoku_level"] = level.finished();
    columns["hodoku_score"] = score.finished();
    complaints.write(columns, rows.size);
    return columns;
}

// On any scale.
nb::dict rate_on_column(const Rows& rows, const std::string& name, const Ids& without, const Bounds* bounds,
                        int threads, nb::object progress) {
    const Scale scale = scale_named(name, without);
    const auto tenths = [](double number) { return std::llround(10 * number); };
    StatusColumn status(rows.size);
    ScaleColumns rated(scale, rows.size);
    Complaints complaints;
    for_read_blocks(rows, {threads, progress, false}, [&](const Block& block, const Flag& cancel) {
        for (std::size_t i = 0; i < block.count; ++i) {
            const std::int64_t row = row_of(block, i);
            ScaleRating rating;
            if (status.begin(block, i)) {
                rating = nonet::rate(scale, block.puzzle(i), limits_from(bounds, reasoning_limits, &cancel));
                status.set(row, rating.status);
            }
            rated.set(row, rating.status == Status::unique, rating.level, tenths(rating.difficulty),
                      tenths(rating.score));
        }
        complaints.add(block);
    });
    nb::dict columns;
    columns["status"] = status.finished();
    rated.write(columns);
    complaints.write(columns, rows.size);
    return columns;
}

nb::dict rate_column(const Rows& rows, const Bounds* bounds, int threads, nb::object progress) {
    if (rows.board) return rate_board_column(rows, bounds, threads, progress);
    StatusColumn status(rows.size);
    Writer er(Type::float64, rows.size), ep(Type::float64, rows.size), ed(Type::float64, rows.size);
    Complaints complaints;
    const auto set = [&](std::int64_t row, const Rating& rating) {
        er.set(row, rating.er / 10.0);
        ep.set(row, rating.ep / 10.0);
        ed.set(row, rating.ed / 10.0);
        if (rating.status == Status::unique) return;
        for (Writer* one : {&er, &ep, &ed}) one->set_null(row);
    };
    for_read_blocks(rows, {threads, progress, false}, [&](const Block& block, const Flag& cancel) {
        for (std::size_t i = 0; i < block.count; ++i) {
            Rating rating;
            if (status.begin(block, i)) {
                rating = nonet::rate(block.puzzle(i), limits_from(bounds, reasoning_limits, &cancel));
                status.set(row_of(block, i), rating.status);
            }
            set(row_of(block, i), rating);
        }
        complaints.add(block);
    });
    nb::dict columns;
    columns["status"] = status.finished();
    columns["er"] = er.finished();
    columns["ep"] = ep.finished();
    columns["ed"] = ed.finished();
    complaints.write(columns, rows.size);
    return columns;
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
