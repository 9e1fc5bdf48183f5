#include "explain/walk.hpp"
#include "explain/dead_end.hpp"
#include "nonet/more/techniques.hpp"

namespace nonet {
namespace {

template <class Board>
bool is_dead(const BasicPosition<Board>& position) {
    return find_dead_end(position.board(), position.values(), position.candidates()).has_value();
}

const ScaleEntry* find_by_scale(const Position& position, const Request& request, bool unique,
                                std::span<const ScaleEntry> entries, std::vector<Step>& steps) {
    return find_next(position, request, unique, entries, steps);
}
// Scales are for the classic board.
const ScaleEntry* find_by_scale(const WidePosition&, const Request&, bool, std::span<const ScaleEntry>,
                                std::vector<Step>&) {
    return nullptr;
}

}  // namespace

template <class Board>
bool has_only(const BasicPosition<Board>& position, std::span<const BoardDigitSet> digits) {
    for (Cell cell : position.empty())
        if (!(BoardDigitSet(position.candidates(cell)) - digits[cell]).empty()) return false;
    return true;
}

template <class Board>
Ending walk(BasicPosition<Board>& position, const Request& request, bool unique,
            std::type_identity_t<OnStep<Board>> on_step, std::span<const Technique* const> list,
            const std::vector<BoardDigitSet>* possible, std::size_t most_steps,
            std::span<const ScaleEntry> entries) {
    std::vector<Step> steps;
    for (std::size_t taken = 0; !position.solved(); ++taken) {
        if (taken == most_steps) return Ending::budget;
        if (request.spend()) return Ending::budget;
        if (possible != nullptr && has_only(position, *possible)) return Ending::stuck;
        // Only a puzzle that may have no solution can come to a dead end.
        if (!unique && is_dead(position)) return Ending::clash;
        const Technique* used = nullptr;
        if (entries.empty())
            used = find_next(position, request, unique, list, steps);
        else if (const ScaleEntry* entry = find_by_scale(position, request, unique, entries, steps))
            used = entry->found_by;
        if (request.stopped()) return Ending::budget;
        if (used == nullptr) return Ending::stuck;
        const Step* kept = on_step(position, *used, steps.front());
        if (kept == nullptr) return Ending::stuck;
        apply_step(position, *kept);
        steps.clear();
    }
    return Ending::solved;
}

template bool has_only(const Position&, std::span<const BoardDigitSet>);
template bool has_only(const WidePosition&, std::span<const BoardDigitSet>);
template Ending walk(Position&, const Request&, bool, OnStep<Nine>, std::span<const Technique* const>,
                     const std::vector<BoardDigitSet>*, std::size_t, std::span<const ScaleEntry>);
template Ending walk(WidePosition&, const Request&, bool, OnStep<Wide>, std::span<const Technique* const>,
                     const std::vector<BoardDigitSet>*, std::size_t, std::span<const ScaleEntry>);

}  // namespace nonet
