#pragma once
// The techniques of chains, for chains that use chains, and the way from findings to steps.

#include "techniques/chains/finding.hpp"

namespace nonet::chains {

// The first of the table in chains.cpp, in its order.
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

// Where a form stands in the record of a technique that has it.
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

// Of forcing chains and cycles.
inline double single_rating(ChainForm form) {
    return record_of(ChainTechnique::forcing).se_rating(place_of(form));
}

// A finding of a technique as a step.
Step step_of(ChainFinding&& finding, ChainTechnique technique);

}  // namespace nonet::chains
