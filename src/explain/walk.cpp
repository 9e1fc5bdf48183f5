#include "explain/walk.hpp"

namespace nonet {
namespace {

bool has_clash(const Position& position) {
    const Position::BySize by_size = position.by_size();
    return !(position.empty() - by_size.one - by_size.two - by_size.three - by_size.more).empty();
}

}  // namespace

bool has_only(const Position& position, const Candidates& digits) {
    for (Cell cell : position.empty())
        if (!(position.candidates(cell) - digits[cell]).empty()) return false;
    return true;
}

Ending walk(Position& position, const Request& request, bool unique, OnStep on_step,
            std::span<const Technique* const> list, const Candidates* possible) {
    std::vector<Step> steps;
    while (!position.solved()) {
        if (request.spend()) return Ending::budget;
        if (possible != nullptr && has_only(position, *possible)) return Ending::stuck;
        const Technique* used = nullptr;
        for (const Technique* technique : list) {
            if (technique->assumes_unique && !unique) continue;
            technique->find(position, request, steps);
            if (request.stopped()) return Ending::budget;
            used = technique;
            if (!steps.empty()) break;
        }
        if (steps.empty()) return has_clash(position) ? Ending::clash : Ending::stuck;
        if (!on_step(position, *used, steps.front())) return Ending::stuck;
        apply_step(position, steps.front());
        steps.clear();
    }
    return Ending::solved;
}

}  // namespace nonet
