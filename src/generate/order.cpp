#include "generate/order.hpp"

#include <algorithm>
#include <string>

#include "core/tables.hpp"
#include "generate/completion.hpp"

namespace nonet::generate {
namespace {

std::unexpected<Error> refuse(std::string found, std::string expected) {
    return std::unexpected(
        Error{.code = Errc::bad_argument, .found = std::move(found), .expected = std::move(expected)});
}

bool is_finished(const Grid& grid) {
    return std::ranges::all_of(house_cells, [&](const auto& house) {
        DigitSet digits;
        for (Cell cell : house)
            if (grid[cell] >= 1 && grid[cell] <= side) digits.insert(grid[cell] - 1);
        return digits == DigitSet::all();
    });
}

bool agrees(const Grid& part, const Grid& whole) {
    for (int cell = 0; cell < cell_count; ++cell)
        if (part[cell] != 0 && part[cell] != whole[cell]) return false;
    return true;
}

CellSet filled_cells(const Grid& grid) {
    CellSet cells;
    for (int cell = 0; cell < cell_count; ++cell)
        if (grid[cell] != 0) cells.insert(static_cast<Cell>(cell));
    return cells;
}

}  // namespace

Result<Order> Order::create(const GenerateOptions& options) {
    Order order(options);
    const CellSet wanted = filled_cells(options.contains);
    CellSet staying, going, seen;
    for (int i = 0; i < cell_count; ++i) {
        const auto cell = static_cast<Cell>(i);
        if (seen.contains(cell)) continue;
        const CellSet orbit = orbit_of(cell, options.symmetry);
        seen |= orbit;
        const bool inside = (orbit - options.cells).empty(), stays = !(orbit & wanted).empty();
        if (stays && !inside)
            return refuse(
                "a given of 'contains' at a place where no given may stand, or whose mirror image may hold "
                "none",
                "givens in the allowed cells");
        (stays ? staying : going) |= orbit;
        if (!stays && inside) order.groups_.push_back(orbit);
    }
    const CellSet outside = [&] {
        CellSet cells = going;
        for (const CellSet& orbit : order.groups_) cells -= orbit;
        return cells;
    }();
    order.must_drop_first_group_ = !outside.empty();
    if (!outside.empty()) order.groups_.insert(order.groups_.begin(), outside);

    const int most_possible = cell_count - outside.size();
    if (options.fewest_givens > options.most_givens || options.fewest_givens > most_possible ||
        options.most_givens < 0)
        return refuse("a range of " + std::to_string(options.fewest_givens) + " to " +
                          std::to_string(options.most_givens) + " givens",
                      "a range within 0 to " + std::to_string(most_possible));
    if (staying.size() > options.most_givens)
        return refuse(std::to_string(staying.size()) + " givens that must stay",
                      "at most " + std::to_string(options.most_givens));
    if (options.solution && !is_finished(*options.solution))
        return refuse("a wrong solution", "a finished grid");
    if (options.solution && !agrees(options.contains, *options.solution))
        return refuse("a given of 'contains' that differs from the solution", "givens of the solution");
    Rng rng(options.seed);
    if (!random_completion(options.contains, rng))
        return refuse("givens in 'contains' that have no solution", "givens with a solution");
    const bool plain =
        options.symmetry == Symmetry::none && wanted.empty() && outside.empty() && !options.solution;
    if (options.unbiased && !plain)
        return refuse("'unbiased' together with a symmetry, a pattern, 'contains' or a solution",
                      "'unbiased' with a range of givens only");
    return order;
}

}  // namespace nonet::generate
