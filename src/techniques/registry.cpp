#include "techniques/registry.hpp"

#include <algorithm>
#include <array>

namespace nonet {
namespace {

// Tried from top to bottom; the order is Sudoku Explainer 1.2.1's, which is not the order of the ratings
// everywhere.
constexpr std::array all{
    &technique::hidden_single,
    &technique::direct_pointing,
    &technique::direct_hidden_pair,
    &technique::naked_single,
    &technique::direct_hidden_triplet,
    &technique::pointing,
    &technique::claiming,
    &technique::naked_pair,
    &technique::x_wing,
    &technique::hidden_pair,
    &technique::naked_triplet,
    &technique::swordfish,
    &technique::hidden_triplet,
    &technique::xy_wing,
    &technique::xyz_wing,
    &technique::unique_loop,
    &technique::naked_quad,
    &technique::jellyfish,
    &technique::hidden_quad,
    &technique::bug,
    &technique::aligned_pair_exclusion,
    &technique::forcing_chain,
    &technique::aligned_triplet_exclusion,
    &technique::nishio,
    &technique::multiple_chain,
    &technique::dynamic_chain,
    &technique::dynamic_chain_plus,
    &technique::nested_forcing_chain,
    &technique::nested_multiple_chain,
    &technique::nested_dynamic_chain,
    &technique::nested_dynamic_chain_plus,
};

}  // namespace

std::span<const Technique* const> techniques() noexcept { return all; }

const Technique* find_technique(std::string_view id) noexcept {
    const auto found = std::ranges::find(all, id, &Technique::id);
    return found == all.end() ? nullptr : *found;
}

}  // namespace nonet
