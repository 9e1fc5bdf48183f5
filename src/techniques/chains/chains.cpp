#include "techniques/chains/chains.hpp"

#include "techniques/removals.hpp"

namespace nonet::chains {
namespace {

std::string_view kind_of(Form form, const Name& name) {
    switch (form) {
        case Form::x_cycle: return "forcing_chain.x_cycle";
        case Form::y_cycle: return "forcing_chain.y_cycle";
        case Form::xy_cycle: return "forcing_chain.xy_cycle";
        case Form::x_chain: return "forcing_chain.x_chain";
        case Form::xy_chain: return "forcing_chain.xy_chain";
        case Form::contradiction: return name.kinds[0];
        case Form::double_forcing: return name.kinds[1];
        case Form::cell_forcing: return name.kinds[2];
        case Form::house_forcing: return name.kinds[3];
    }
    return name.technique;
}

}  // namespace

Step step_of(Hint&& hint, const Name& name) {
    Step step{.technique = name.technique,
              .kind = kind_of(hint.form, name),
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

void add_steps(std::vector<Hint>&& hints, const Name& name, std::vector<Step>& steps) {
    for (Hint& hint : hints) steps.push_back(step_of(std::move(hint), name));
}

}  // namespace nonet::chains
