#include <algorithm>

#include "engines/registry.hpp"
#include "nonet/contract.hpp"

namespace nonet {
namespace {

struct Entry {
    const Engine* engine;
    BoardEngine search;
};

constexpr Entry all[] = {
    {&engine::scan, engine::board::scan},   {&engine::column, engine::board::column},
    {&engine::row, engine::board::row},     {&engine::tables, engine::board::tables},
    {&engine::maps, engine::board::maps},   {&engine::bits, engine::board::bits},
    {&engine::mrv, engine::board::mrv},     {&engine::dlx, engine::board::dlx},
    {&engine::logic, engine::board::logic}, {&engine::scalar, engine::board::scalar},
    {&engine::fast, engine::board::fast},
};

}  // namespace

BoardEngine board_search_of(const Engine& engine) {
    const auto found = std::ranges::find(all, &engine, &Entry::engine);
    NONET_EXPECT(found != std::end(all));
    return found->search;
}

}  // namespace nonet
