#include "nonet/solve.hpp"

namespace nonet {
namespace {

Status status_of(const Search& search) {
    if (search.solutions >= 2) return Status::multiple;
    if (search.stop == Stop::finished) return search.solutions == 1 ? Status::unique : Status::none;
    if (search.stop == Stop::solutions) return Status::solved;
    return Status::budget;
}

}  // namespace

std::string_view name_of(Status status) noexcept {
    switch (status) {
        case Status::unique: return "unique";
        case Status::none: return "none";
        case Status::multiple: return "multiple";
        case Status::solved: return "solved";
        case Status::budget: return "budget";
        case Status::invalid: return "invalid";
    }
    return "unknown";
}

Result<Answer> solve(const Puzzle& puzzle, const Limits& limits, const Engine& engine) {
    Answer answer;
    const auto keep = [&](const Grid& grid) {
        ++answer.solutions;
        if (answer.solutions == 1) answer.first = grid;
        if (answer.solutions == 2) answer.second = grid;
    };
    const Result<Search> search = run(engine, puzzle, limits, keep);
    if (!search) return std::unexpected(search.error());
    answer.status = status_of(*search);
    answer.counters = search->counters;
    return answer;
}

Count count_solutions(const Puzzle& puzzle, const Limits& limits) {
    const Search search = *run(default_engine(), puzzle, limits);  // the default engine takes every puzzle
    return {search.solutions, search.stop, search.counters};
}

}  // namespace nonet
