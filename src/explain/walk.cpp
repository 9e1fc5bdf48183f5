#include "explain/walk.hpp"
#include "explain/dead_end.hpp"
#include "nonet/more/techniques.hpp"

namespace nonet {
bool has_only(const Position& position, const Candidates& digits) {
    for (Cell cell : position.empty())
        if (!(position.candidates(cell) - digits[cell]).empty()) return false;
    return true;
}

Ending walk(Position& position, const Request& request, bool unique, OnStep on_step,
            std::span<const Technique* const> list, const Candidates* possible, std::size_t most_steps) {
    std::vector<Step> steps;
    for (std::size_t taken = 0; !position.solved(); ++taken) {
        if (taken == most_steps) return Ending::budget;
        if (request.spend()) return Ending::budget;
        if (possible != nullptr && has_only(position, *possible)) return Ending::stuck;
        // Only what may be no puzzle at all can come to a dead end.
        if (!unique && find_dead_end({position.values(), position.candidates()})) return Ending::clash;
        const Technique* used = find_next(position, request, unique, list, steps);
        if (request.stopped()) return Ending::budget;
        if (used == nullptr) return Ending::stuck;
        const Step* kept = on_step(position, *used, steps.front());
        if (kept == nullptr) return Ending::stuck;
        apply_step(position, *kept);
        steps.clear();
    }
    return Ending::solved;
}

}  // namespace nonet
