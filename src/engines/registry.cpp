#include "engines/registry.hpp"

#include <algorithm>
#include <array>

#include "core/other_board.hpp"
#include "engines/used_digits.hpp"
#include "engines/watch.hpp"

namespace nonet {
namespace {

constexpr std::array all{
    &engine::scan, &engine::column, &engine::row,   &engine::tables, &engine::maps, &engine::bits,
    &engine::mrv,  &engine::dlx,    &engine::logic, &engine::scalar, &engine::fast,
};

// A puzzle that breaks the rules as it stands has no solution, whatever an engine would make of it: an equal
// given in the same house, or a given that its own cell's marks leave out.  Asked here, once, so that no
// engine has to; for the fastest one the question would be a third of the work, and it asks in its own way.
bool is_broken(const ClassicPuzzle& puzzle) {
    UsedDigits used;
    for (int cell = 0; cell < cell_count; ++cell) {
        if (puzzle.givens[cell] == 0) continue;
        const auto digit = static_cast<Digit>(puzzle.givens[cell] - 1);
        if (!used.free(cell).contains(digit)) return true;
        if (puzzle.marks && !(*puzzle.marks)[cell].contains(digit)) return true;
        used.insert(cell, digit);
    }
    return false;
}

}  // namespace

std::span<const Engine* const> engines() noexcept { return all; }

const Engine* find_engine(std::string_view name) noexcept {
    const auto found = std::ranges::find(all, name, &Engine::name);
    return found == all.end() ? nullptr : *found;
}

const Engine& default_engine() noexcept { return engine::fast; }

Result<Search> run(const Engine& engine, const ClassicPuzzle& puzzle, const Limits& limits,
                   OnSolution on_solution, OnEvent on_event) {
    if (puzzle.marks && !engine.takes_marks)
        return std::unexpected(Error{.code = Errc::unsupported,
                                     .found = "pencil marks for engine '" + std::string(engine.name) + "'",
                                     .expected = "givens only"});
    Watch watch(limits, on_solution, on_event);
    if (!watch.stopped() && (engine.sees_clashes || !is_broken(puzzle))) engine.search(puzzle, watch);
    return watch.result();
}

Result<Search> run(const Engine& engine, const Puzzle& puzzle, const Limits& limits, OnSolution on_solution,
                   OnEvent on_event) {
    if (const ClassicPuzzle* classic = puzzle.classic())
        return run(engine, *classic, limits, on_solution, on_event);
    return std::unexpected(
        other_board(puzzle.geometry(), "engine '" + std::string(engine.name) + "'"));
}

std::string_view name_of(Stop stop) noexcept {
    constexpr std::string_view names[] = {"finished", "solutions", "budget", "cancelled", "stuck"};
    return names[static_cast<std::size_t>(stop)];
}

}  // namespace nonet
