#include "techniques/registry.hpp"

#include <algorithm>
#include <array>

namespace nonet {
namespace {

// Tried from top to bottom; the order is Sudoku Explainer 1.2.1's, which is not the order of the ratings
// everywhere.
constexpr std::array all{
    &technique::naked_single,
};

}  // namespace

std::span<const Technique* const> techniques() noexcept {
    return all;
}

const Technique* find_technique(std::string_view id) noexcept {
    const auto found = std::ranges::find(all, id, &Technique::id);
    return found == all.end() ? nullptr : *found;
}

}  // namespace nonet
