#include <algorithm>

#include "engines/registry.hpp"
#include "nonet/contract.hpp"

namespace nonet {
namespace {

struct Entry {
    const Engine* engine;
    WideSearch search;
};

constexpr Entry all[] = {
    {&engine::scan, engine::wide::scan},   {&engine::column, engine::wide::column},
    {&engine::row, engine::wide::row},     {&engine::tables, engine::wide::tables},
    {&engine::maps, engine::wide::maps},   {&engine::bits, engine::wide::bits},
    {&engine::mrv, engine::wide::mrv},     {&engine::dlx, engine::wide::dlx},
    {&engine::logic, engine::wide::logic}, {&engine::scalar, engine::wide::scalar},
    {&engine::fast, engine::wide::fast},
};

}  // namespace

WideSearch wide_search_of(const Engine& engine) {
    const auto found = std::ranges::find(all, &engine, &Entry::engine);
    NONET_EXPECT(found != std::end(all));
    return found->search;
}

}  // namespace nonet
