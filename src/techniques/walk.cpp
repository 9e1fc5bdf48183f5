#include "techniques/walk.hpp"

namespace nonet {
namespace {

bool has_clash(const Position& position) {
    const Position::BySize by_size = position.by_size();
    return !(position.empty() - by_size.one - by_size.two - by_size.three - by_size.more).empty();
}

}  // namespace

Ending walk(Position& position, const Request& request, bool unique, OnStep on_step,
            std::span<const Technique* const> list) {
    std::vector<Step> steps;
    while (!position.solved()) {
        if (request.spend()) return Ending::budget;
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
