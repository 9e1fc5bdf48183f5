// Canonical forms of any grid: they stay the same if the grid is turned, permuted or relabelled; the reported transform
// makes the form of the grid; and sometimes a slow search of all symmetries finds the same form.
//
// The first eight bytes are a seed, the others are cells: '1' to '9' a digit, anything else an empty cell.

#include <cstring>
#include <string>

#include "../tests/support/scan_minlex.hpp"
#include "expect.hpp"
#include "nonet/canon.hpp"
#include "nonet/text.hpp"

namespace {

using namespace nonet;

void check_same(const Grid& grid, const Canonical& canonical, const Transform& transform) {
    const Grid other = apply(transform, grid);
    const auto again = canonicalize(other);
    FUZZ_EXPECT(again.has_value());
    FUZZ_EXPECT(again->grid == canonical.grid);
    FUZZ_EXPECT(apply(again->transform, other) == again->grid);
    // No image is less than the form.
    FUZZ_EXPECT(!(format_line(other, '0') < format_line(canonical.grid, '0')));
    FUZZ_EXPECT(apply(inverse(transform), other) == grid);
    const auto between = find_isomorphism(grid, other);
    FUZZ_EXPECT(between && *between && apply(**between, grid) == other);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::uint64_t seed = 0;
    if (size < sizeof seed) return 0;
    std::memcpy(&seed, data, sizeof seed);
    Grid grid;
    for (std::size_t i = sizeof seed; i < size && i < sizeof seed + cell_count; ++i)
        if (data[i] >= '1' && data[i] <= '9')
            grid[static_cast<int>(i - sizeof seed)] = static_cast<std::uint8_t>(data[i] - '0');
    const auto canonical = canonicalize(grid);
    if (!canonical) {
        FUZZ_EXPECT(!canonical.error().message().empty());
        for (std::uint64_t item = 0; item < 4; ++item)
            FUZZ_EXPECT(!canonicalize(apply(random_transform(seed, item), grid)));
        return 0;
    }
    FUZZ_EXPECT(apply(canonical->transform, grid) == canonical->grid);
    FUZZ_EXPECT(canonicalize(canonical->grid)->grid == canonical->grid);
    // The slow search of all symmetries takes as long as ten thousand canonical forms.
    if (seed % 256 == 1) {
        const ScannedMinlex scanned = scan_minlex(grid);
        FUZZ_EXPECT(scanned.grid == canonical->grid && scanned.ways == canonical->automorphisms);
    }
    for (std::uint64_t item = 0; item < 4; ++item) check_same(grid, *canonical, random_transform(seed, item));
    return 0;
}
