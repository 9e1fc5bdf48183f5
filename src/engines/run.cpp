// Runs an engine on a puzzle.

#include "core/rules.hpp"
#include "core/say.hpp"
#include "engines/registry.hpp"
#include "engines/watch.hpp"
#include "nonet/contract.hpp"
#include "rules/board.hpp"

namespace nonet {

namespace {

// A puzzle whose givens break the rules has no solution. This is checked once here, so that no engine has to. For the
// fastest engine the check would be a third of the work, so it does its own.
template <class Puzzle, class Watch>
Result<Search> run_by(void (*search)(const Puzzle&, Watch&), const EngineRecord& engine, const Puzzle& puzzle,
                      bool has_marks, Watch watch) {
    if (has_marks && !engine.takes_marks)
        return std::unexpected(Error{.code = Errc::unsupported,
                                     .found = say("pencil marks for engine '{name}'", engine.name),
                                     .expected = "givens only"});
    if (!watch.stopped() && (engine.sees_clashes || !has_clash(puzzle))) search(puzzle, watch);
    const Search found = watch.result();
    const bool given_up = found.stop == Stop::budget || found.stop == Stop::cancelled;
    if (!watch.is_there() && !given_up)
        return std::unexpected(Error{.code = Errc::bad_argument,
                                     .found = say("digits that engine '{name}' does not place", engine.name),
                                     .expected = "the digits placed at some point of its search"});
    return found;
}

const EngineRecord& record_of(const Engine& engine) {
    return static_cast<const EngineRecord&>(engine);  // every engine is part of its record
}

Result<Search> run_along(const Engine& engine, const ClassicPuzzle& puzzle, const Limits& limits,
                         OnClassicSolution on_solution, OnEvent on_event, std::span<const Event> way) {
    const EngineRecord& record = record_of(engine);
    return run_by(record.search, record, puzzle, puzzle.marks.has_value(),
                  Watch(limits, on_solution, on_event, way));
}

Result<Search> run_along(const Engine& engine, const BoardPuzzle& puzzle, const Limits& limits,
                         OnSolution on_solution, OnEvent on_event, std::span<const Event> way) {
    NONET_EXPECT(static_cast<int>(puzzle.values.size()) == puzzle.geometry.cell_count());
    if (puzzle.geometry != Geometry::classic())
        return run_by(board_search_of(engine), record_of(engine), puzzle, !puzzle.marks.empty(),
                      BoardWatch(limits, on_solution, on_event, way));
    const auto hand_over = [&](const Grid& grid) { on_solution(grid.values); };
    return run_along(engine, *Puzzle(puzzle).classic(), limits,
                     on_solution ? OnClassicSolution(hand_over) : OnClassicSolution(), on_event, way);
}

}  // namespace

Result<Search> run(const Engine& engine, const ClassicPuzzle& puzzle, const Limits& limits,
                   OnClassicSolution on_solution, OnEvent on_event) {
    return run_along(engine, puzzle, limits, on_solution, on_event, {});
}

Result<Search> run_from(const Engine& engine, const ClassicPuzzle& puzzle, std::span<const Event> way,
                        const Limits& limits, OnEvent on_event, OnClassicSolution on_solution) {
    NONET_EXPECT(on_event);
    return run_along(engine, puzzle, limits, on_solution, on_event, way);
}

Result<Search> run(const Engine& engine, const BoardPuzzle& puzzle, const Limits& limits,
                   OnSolution on_solution, OnEvent on_event) {
    return run_along(engine, puzzle, limits, on_solution, on_event, {});
}

Result<Search> run_from(const Engine& engine, const BoardPuzzle& puzzle, std::span<const Event> way,
                        const Limits& limits, OnEvent on_event, OnSolution on_solution) {
    NONET_EXPECT(on_event);
    return run_along(engine, puzzle, limits, on_solution, on_event, way);
}

std::string_view name_of(Stop stop) noexcept {
    constexpr std::string_view names[] = {"finished", "solutions", "budget", "cancelled", "stuck"};
    return names[static_cast<std::size_t>(stop)];
}

}  // namespace nonet
