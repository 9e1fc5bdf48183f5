#include "engines/registry.hpp"

#include <algorithm>
#include <array>

#include "engines/watch.hpp"

namespace nonet {
namespace {

constexpr std::array all{
    &engine::row,
};

}  // namespace

std::span<const Engine* const> engines() noexcept { return all; }

const Engine* find_engine(std::string_view name) noexcept {
    const auto found = std::ranges::find(all, name, &Engine::name);
    return found == all.end() ? nullptr : *found;
}

const Engine& default_engine() noexcept { return *all.back(); }

Result<Search> run(const Engine& engine, const Puzzle& puzzle, const Limits& limits, OnSolution on_solution,
                   OnEvent on_event) {
    if (puzzle.marks && !engine.takes_marks)
        return std::unexpected(Error{.code = Errc::unsupported,
                                     .found = "pencil marks for engine '" + std::string(engine.name) + "'",
                                     .expected = "givens only"});
    Watch watch(limits, on_solution, on_event);
    engine.search(puzzle, watch);
    return watch.result();
}

}  // namespace nonet
