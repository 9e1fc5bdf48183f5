// Runs an engine on a puzzle.

#include "core/other_board.hpp"
#include "core/rules.hpp"
#include "engines/registry.hpp"
#include "engines/watch.hpp"
#include "nonet/contract.hpp"

namespace nonet {

// A puzzle that breaks the rules as it stands has no solution, whatever an engine would make of it.  Asked here, once, so
// that no engine has to; for the fastest one the question would be a third of the work, and it asks in its own way.
static Result<Search> run_along(const Engine& engine, const ClassicPuzzle& puzzle, const Limits& limits,
                                OnSolution on_solution, OnEvent on_event, std::span<const Event> way) {
    if (puzzle.marks && !engine.takes_marks)
        return std::unexpected(Error{.code = Errc::unsupported,
                                     .found = "pencil marks for engine '" + std::string(engine.name) + "'",
                                     .expected = "givens only"});
    const auto& record = static_cast<const EngineRecord&>(engine);  // every engine is part of its record
    Watch watch(limits, on_solution, on_event, way);
    if (!watch.stopped() && (record.sees_clashes || !has_clash(puzzle))) record.search(puzzle, watch);
    const Search search = watch.result();
    const bool given_up = search.stop == Stop::budget || search.stop == Stop::cancelled;
    if (!watch.is_there() && !given_up)
        return std::unexpected(
            Error{.code = Errc::bad_argument,
                  .found = "a way that engine '" + std::string(engine.name) + "' does not come",
                  .expected = "the digits that stand at a moment of its search"});
    return search;
}

Result<Search> run(const Engine& engine, const ClassicPuzzle& puzzle, const Limits& limits,
                   OnSolution on_solution, OnEvent on_event) {
    return run_along(engine, puzzle, limits, on_solution, on_event, {});
}

Result<Search> run_from(const Engine& engine, const ClassicPuzzle& puzzle, std::span<const Event> way,
                        const Limits& limits, OnEvent on_event) {
    NONET_EXPECT(on_event);
    return run_along(engine, puzzle, limits, {}, on_event, way);
}

Result<Search> run(const Engine& engine, const Puzzle& puzzle, const Limits& limits, OnSolution on_solution,
                   OnEvent on_event) {
    if (const ClassicPuzzle* classic = puzzle.classic())
        return run(engine, *classic, limits, on_solution, on_event);
    return std::unexpected(other_board(puzzle.geometry(), "engine '" + std::string(engine.name) + "'"));
}

std::string_view name_of(Stop stop) noexcept {
    constexpr std::string_view names[] = {"finished", "solutions", "budget", "cancelled", "stuck"};
    return names[static_cast<std::size_t>(stop)];
}

}  // namespace nonet
