#include "nonet/solve.hpp"

#include <utility>

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

namespace {

Grid stored(const Grid& grid) { return grid; }
std::vector<std::uint8_t> stored(std::span<const std::uint8_t> values) {
    return {values.begin(), values.end()};
}

template <class AnyAnswer, class Puzzle>
Result<AnyAnswer> solve_by(const Engine& engine, const Puzzle& puzzle, const Limits& limits, auto reached) {
    AnyAnswer answer;
    const auto keep = [&](const auto& grid) {
        ++answer.solutions;
        if (answer.solutions <= 2) (answer.solutions == 1 ? answer.first : answer.second) = stored(grid);
    };
    const auto follow = [&](const Event& event) {
        if (event.kind == Event::Kind::place)
            reached[event.cell] = static_cast<std::uint8_t>(event.digit + 1);
    };
    const Result<Search> search =
        run(engine, puzzle, limits, keep, engine.complete ? OnEvent() : OnEvent(follow));
    if (!search) return std::unexpected(search.error());
    answer.status = status_of(search->solutions, search->stop);
    if (answer.status == Status::stuck) answer.first = std::move(reached);
    answer.counters = search->counters;
    return answer;
}

}  // namespace

Result<ClassicAnswer> solve(const ClassicPuzzle& puzzle, const Limits& limits, const Engine& engine) {
    return solve_by<ClassicAnswer>(engine, puzzle, limits, puzzle.givens);
}

Result<Answer> solve(const BoardPuzzle& puzzle, const Limits& limits, const Engine& engine) {
    return solve_by<Answer>(engine, puzzle, limits, puzzle.values);
}

// The default engine accepts marks, so it accepts every puzzle of the classic board.
ClassicAnswer solve(const ClassicPuzzle& puzzle, const Limits& limits) {
    return *solve(puzzle, limits, default_engine());
}

Count count_solutions(const ClassicPuzzle& puzzle, const Limits& limits, OnClassicSolution on_solution) {
    const Search search = *run(default_engine(), puzzle, limits, on_solution);
    return {search.solutions, search.stop, search.counters};
}

}  // namespace nonet
