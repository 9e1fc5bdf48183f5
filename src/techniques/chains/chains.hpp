#pragma once
// The techniques of chains, for chains that use other chains, and the conversion of findings to steps.

#include "techniques/chains/finding.hpp"

namespace nonet::chains {

// The first techniques of the table in chains.cpp, in its order.
enum class ChainTechnique : std::uint8_t {
    forcing,
    nishio,
    multiple,
    dynamic,
    dynamic_plus,
    nested_forcing,
    nested_multiple,
    nested_dynamic,
    nested_dynamic_plus,
};

const TechniqueRecord& record_of(ChainTechnique technique) noexcept;

// Returns the index of a form in the record of a technique that has it.
constexpr std::size_t place_of(ChainForm form) {
    switch (form) {
        case ChainForm::x_cycle:
        case ChainForm::contradiction: return 0;
        case ChainForm::y_cycle:
        case ChainForm::double_forcing: return 1;
        case ChainForm::xy_cycle:
        case ChainForm::cell_forcing: return 2;
        case ChainForm::x_chain:
        case ChainForm::house_forcing: return 3;
        case ChainForm::xy_chain: return 4;
    }
    return 0;
}

// Returns the rating of forcing chains and cycles of a form.
inline double single_rating(ChainForm form) {
    return record_of(ChainTechnique::forcing).se_rating(place_of(form));
}

// Converts a finding of a technique to a step.
Step step_of(ChainFinding&& finding, ChainTechnique technique);

}  // namespace nonet::chains
