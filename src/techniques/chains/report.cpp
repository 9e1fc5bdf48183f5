#include "techniques/chains/report.hpp"

#include "techniques/removals.hpp"

namespace nonet::chains {

Step step_of(Hint&& hint, const Name& name) {
    Step step{.technique = name.technique,
              .kind = name.kind(hint.form),
              .rating = hint.rating,
              .complexity = hint.complexity};
    if (hint.places) {
        step.place = {{cell_of(hint.conclusion), digit_of(hint.conclusion)}};
    } else {
        Removals removals;
        for (Mark mark : hint.removed) removals.add(cell_of(mark), DigitSet::of(digit_of(mark)));
        step.remove = removals.list();
    }
    step.exhibits = std::move(hint.exhibits);
    step.chains = std::move(hint.chains);
    step.inner = std::move(hint.inner);
    return step;
}

void report(std::vector<Hint>&& hints, const Name& name, const Request& request, std::vector<Step>& steps) {
    if (hints.empty()) return;
    if (request.one()) {
        steps.push_back(step_of(std::move(*std::ranges::min_element(hints, goes_before)), name));
        return;
    }
    sort_and_thin(hints);
    for (Hint& hint : hints) steps.push_back(step_of(std::move(hint), name));
}

}  // namespace nonet::chains
