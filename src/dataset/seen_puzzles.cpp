#include <utility>

#include "nonet/more/dataset.hpp"

namespace nonet {

SeenPuzzles::Answer SeenPuzzles::add(const Fingerprint& form, const Fingerprint& puzzle,
                                     std::uint64_t place) {
    make_room();
    Entry& first = slot_of(form);
    if (first.empty()) {
        first = {form, puzzle.high, place};
        ++forms_, ++puzzles_;
        return {Novelty::novel, place};
    }
    if (first.puzzle == puzzle.high) return {Novelty::repeat, first.place};
    const std::uint64_t place_of_first = first.place;
    // Not stored under `puzzle` itself: a puzzle may be its own form.
    Entry& own = slot_of({~puzzle.high, puzzle.low});
    if (!own.empty()) return {Novelty::repeat, own.place};
    own = {{~puzzle.high, puzzle.low}, puzzle.high, place};
    ++puzzles_;
    return {Novelty::isomorph, place_of_first};
}

// Finds the entry of the key, or the empty entry for it. Fingerprints are random bits, so the low ones serve as the hash.
SeenPuzzles::Entry& SeenPuzzles::slot_of(const Fingerprint& key) {
    const std::size_t mask = table_.size() - 1;
    std::size_t at = key.low & mask;
    while (!table_[at].empty() && table_[at].key != key) at = (at + 1) & mask;
    return table_[at];
}

void SeenPuzzles::make_room() {
    constexpr std::size_t smallest = 1024;
    if (table_.empty()) table_.resize(smallest);
    if (4 * (puzzles_ + 1) <= 3 * table_.size()) return;
    const std::vector<Entry> before = std::exchange(table_, std::vector<Entry>(2 * table_.size()));
    for (const Entry& entry : before)
        if (!entry.empty()) slot_of(entry.key) = entry;
}

}  // namespace nonet
