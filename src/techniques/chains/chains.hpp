#pragma once
// From hints to steps.

#include "techniques/chains/deduction.hpp"

namespace nonet::chains {

// A chain technique, as its steps name it.
struct Name {
    std::string_view technique;
    std::array<std::string_view, 4>
        kinds;  // contradiction, double, cell, house; of single chains: see kind_of
};

// The names of the techniques, and of their forms.
#define NONET_BRANCH_KINDS(id) {id ".contradiction", id ".double", id ".cell", id ".house"}
inline constexpr Name forcing_chain{"forcing_chain", {}};
inline constexpr Name nishio_chain{"nishio", {"nishio"}};
inline constexpr Name multiple_chain{"multiple_chain", NONET_BRANCH_KINDS("multiple_chain")};
inline constexpr Name dynamic_chain{"dynamic_chain", NONET_BRANCH_KINDS("dynamic_chain")};
inline constexpr Name dynamic_chain_plus{"dynamic_chain_plus", NONET_BRANCH_KINDS("dynamic_chain_plus")};
inline constexpr Name nested_forcing_chain{"nested_forcing_chain",
                                           NONET_BRANCH_KINDS("nested_forcing_chain")};
inline constexpr Name nested_multiple_chain{"nested_multiple_chain",
                                            NONET_BRANCH_KINDS("nested_multiple_chain")};
inline constexpr Name nested_dynamic_chain{"nested_dynamic_chain",
                                           NONET_BRANCH_KINDS("nested_dynamic_chain")};
inline constexpr Name nested_dynamic_chain_plus{"nested_dynamic_chain_plus",
                                                NONET_BRANCH_KINDS("nested_dynamic_chain_plus")};
#undef NONET_BRANCH_KINDS

inline Wanted wanted_by(const Request& request) {
    return {.evidence = request.evidence(),
            .one = request.one(),
            .budget = request.budget,
            .solution = request.solution};
}

Step step_of(Hint&& hint, const Name& name);

void add_steps(std::vector<Hint>&& hints, const Name& name, std::vector<Step>& steps);

}  // namespace nonet::chains
