#include "engines/registry.hpp"

#include <algorithm>
#include <array>

namespace nonet {
namespace {

constexpr std::array<const Engine*, 11> all{
    &engine::scan, &engine::column, &engine::row,   &engine::tables, &engine::maps, &engine::bits,
    &engine::mrv,  &engine::dlx,    &engine::logic, &engine::scalar, &engine::fast,
};

}  // namespace

std::span<const Engine* const> engines() noexcept { return all; }

const Engine* find_engine(std::string_view name) noexcept {
    const auto found = std::ranges::find(all, name, &Engine::name);
    return found == all.end() ? nullptr : *found;
}

}  // namespace nonet
