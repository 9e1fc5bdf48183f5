// Runs an engine on a puzzle.

#include "core/other_board.hpp"
#include "core/rules.hpp"
#include "engines/registry.hpp"
#include "engines/watch.hpp"

namespace nonet {

// A puzzle that breaks the rules as it stands has no solution, whatever an engine would make of it.  Asked here, once, so
// that no engine has to; for the fastest one the question would be a third of the work, and it asks in its own way.
Result<Search> run(const Engine& engine, const ClassicPuzzle& puzzle, const Limits& limits,
                   OnSolution on_solution, OnEvent on_event) {
    if (puzzle.marks && !engine.takes_marks)
        return std::unexpected(Error{.code = Errc::unsupported,
                                     .found = "pencil marks for engine '" + std::string(engine.name) + "'",
                                     .expected = "givens only"});
    const auto& record = static_cast<const EngineRecord&>(engine);  // every engine is part of its record
    Watch watch(limits, on_solution, on_event);
    if (!watch.stopped() && (record.sees_clashes || !has_clash(puzzle))) record.search(puzzle, watch);
    return watch.result();
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
