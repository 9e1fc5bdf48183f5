#include "nonet/solve.hpp"

#include "core/other_board.hpp"
#include "nonet/more/engines.hpp"
#include "search/status.hpp"

namespace nonet {

Status status_of(std::uint64_t solutions, Stop stop) noexcept {
    if (solutions >= 2) return Status::multiple;
    if (stop == Stop::finished) return solutions == 1 ? Status::unique : Status::none;
    if (stop == Stop::solutions) return Status::solved;
    if (stop == Stop::stuck) return Status::stuck;
    return Status::budget;
}

std::string_view name_of(Status status) noexcept {
    switch (status) {
        case Status::unique: return "unique";
        case Status::none: return "none";
        case Status::multiple: return "multiple";
        case Status::solved: return "solved";
        case Status::budget: return "budget";
        case Status::stuck: return "stuck";
        case Status::invalid: return "invalid";
    }
    return "unknown";
}

Result<Answer> solve(const ClassicPuzzle& puzzle, const Limits& limits, const Engine& engine) {
    Answer answer;
    const auto keep = [&](const Grid& grid) {
        ++answer.solutions;
        if (answer.solutions == 1) answer.first = grid;
        if (answer.solutions == 2) answer.second = grid;
    };
    Grid reached = puzzle.givens;
    const auto follow = [&](const Event& event) {
        if (event.kind == Event::Kind::place)
            reached[event.cell] = static_cast<std::uint8_t>(event.digit + 1);
    };
    const Result<Search> search =
        run(engine, puzzle, limits, keep, engine.complete ? OnEvent() : OnEvent(follow));
    if (!search) return std::unexpected(search.error());
    answer.status = status_of(search->solutions, search->stop);
    if (answer.status == Status::stuck) answer.first = reached;
    answer.counters = search->counters;
    return answer;
}

Result<Answer> solve(const Puzzle& puzzle, const Limits& limits, const Engine& engine) {
    if (const ClassicPuzzle* classic = puzzle.classic()) return solve(*classic, limits, engine);
    return std::unexpected(other_board(puzzle.geometry(), "solutions as grids"));
}

// The default engine takes marks, so that it takes every puzzle of the classic board.
Answer solve(const ClassicPuzzle& puzzle, const Limits& limits) {
    return *solve(puzzle, limits, default_engine());
}

Count count_solutions(const ClassicPuzzle& puzzle, const Limits& limits, OnSolution on_solution) {
    const Search search = *run(default_engine(), puzzle, limits, on_solution);
    return {search.solutions, search.stop, search.counters};
}

}  // namespace nonet
