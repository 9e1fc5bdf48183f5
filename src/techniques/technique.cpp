#include "techniques/technique.hpp"

namespace nonet {

void find_steps(const Technique& technique, const Position& position, const Request& request,
                std::vector<Step>& steps) {
    const auto& record =
        static_cast<const TechniqueRecord&>(technique);  // every technique is part of its record
    Steps found(record, request, steps);
    if (record.find != nullptr) record.find(position, found);
}

void find_steps(const Technique& technique, const WidePosition& position, const Request& request,
                std::vector<Step>& steps) {
    const auto& record = static_cast<const TechniqueRecord&>(technique);
    Steps found(record, request, steps);
    if (record.find_wide != nullptr) record.find_wide(position, found);
    for (Step& step : found.found()) step.rating = 0;  // ratings are defined for the classic board only
}

template <class Board>
const Technique* find_next(const BasicPosition<Board>& position, const Request& request, bool unique,
                           std::span<const Technique* const> list, std::vector<Step>& steps) {
    const std::size_t before = steps.size();
    for (const Technique* technique : list) {
        if (technique->assumes_unique && !unique) continue;
        find_steps(*technique, position, request, steps);
        if (request.stopped()) {
            steps.resize(before);
            return nullptr;
        }
        if (steps.size() > before) return technique;
    }
    return nullptr;
}

const ScaleEntry* find_next(const Position& position, const Request& request, bool unique,
                            std::span<const ScaleEntry> entries, std::vector<Step>& steps) {
    const std::size_t before = steps.size();
    const Technique* asked = nullptr;  // its steps are in `steps`, but too long so far
    for (const ScaleEntry& entry : entries) {
        if (entry.found_by == nullptr || (entry.found_by->assumes_unique && !unique)) continue;
        if (entry.found_by != asked || steps.size() == before) {
            steps.resize(before);
            find_steps(*entry.found_by, position, request, steps);
            asked = entry.found_by;
        }
        if (request.stopped()) {
            steps.resize(before);
            return nullptr;
        }
        if (steps.size() == before) continue;
        if (entry.longest != 0 && steps[before].complexity > entry.longest) continue;
        if (entry.difficulty != 0)
            for (std::size_t i = before; i < steps.size(); ++i) steps[i].rating = entry.difficulty;
        return &entry;
    }
    steps.resize(before);
    return nullptr;
}

template const Technique* find_next(const Position&, const Request&, bool, std::span<const Technique* const>,
                                    std::vector<Step>&);
template const Technique* find_next(const WidePosition&, const Request&, bool,
                                    std::span<const Technique* const>, std::vector<Step>&);

}  // namespace nonet
