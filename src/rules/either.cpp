// Alternatives: keeps the digits that at least one of them allows by itself. If only one can hold, it applies.

#include <algorithm>
#include <utility>

#include "rules/propagator.hpp"

namespace nonet::rules {

// Stops as soon as the alternatives so far together allow all open digits.
bool Propagator::run_either(const Network::Either& either) {
    const auto cells = net_.list(either.cells);
    const std::size_t count = cells.size(), base = kept_.size();
    kept_.resize(base + 2 * count);
    for (std::size_t i = 0; i < count; ++i) kept_[base + i] = open(cells[i]);
    // Pending changes are propagated later.
    const Changes pending = std::exchange(changed_, {});
    const bool was_of_one_rule = std::exchange(is_of_one_rule_, true);

    std::size_t tried = 0, held = 0;
    const Network::Alternative* last = nullptr;
    for (const auto& alternative : either.alternatives) {
        const bool holds = alternative.can_be && draw_alternative(alternative);
        forget();
        ++tried;
        if (holds) ++held, last = &alternative;
        bool leaves_all = holds;
        for (std::size_t i = 0; i < count; ++i) {
            Mask& any = kept_[base + count + i];
            if (holds) any |= open(cells[i]);
            leaves_all &= any == kept_[base + i];
            open_[cells[i]] = kept_[base + i];
        }
        if (leaves_all) break;
    }

    is_of_one_rule_ = was_of_one_rule;
    changed_ = pending;
    bool holds = held > 0;
    if (!holds && count > 0) failed_cell_ = cells[0];
    for (std::size_t i = 0; i < count && holds; ++i) holds = shrink(cells[i], kept_[base + count + i]);
    kept_.resize(base);
    // The only one that is left is like a rule of the board: it also excludes digits from other cells.
    if (holds && held == 1 && tried == either.alternatives.size() && !is_of_one_rule_)
        for (const auto& item : last->items) holds = holds && run_item(item);
    return holds;
}

bool Propagator::draw_alternative(const Network::Alternative& alternative) {
    for (const auto& [cell, mask] : alternative.allowed)
        if (!shrink(cell, mask)) return false;
    for (bool is_new = true; is_new; is_new = has_changed()) {
        forget();
        for (const auto& [a, b, table, turned] : alternative.joints)
            if (!shrink(b, net_.supported(table, open(a))) || !shrink(a, net_.supported(turned, open(b))))
                return false;
        for (const auto& item : alternative.items)
            if (!run_item(item)) return false;
    }
    return true;
}

}  // namespace nonet::rules
