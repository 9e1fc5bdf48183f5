// The symmetries as a group: apply, compose, invert, draw.

#include <algorithm>
#include <span>

#include "canon/symmetry.hpp"
#include "core/rng.hpp"
#include "nonet/canon.hpp"
#include "nonet/contract.hpp"

namespace nonet {
namespace {

using Lines = std::array<std::uint8_t, side>;

bool is_permutation(const Lines& lines) {
    unsigned seen = 0;
    for (auto line : lines) seen |= line < side ? 1u << line : 0;
    return seen == (1u << side) - 1;
}

bool keeps_blocks(const Lines& lines) {
    for (int i = 0; i < side; ++i)
        if (lines[i] / box_side != lines[i / box_side * box_side] / box_side) return false;
    return true;
}

Lines product(const Lines& outer, const Lines& inner) {
    Lines result{};
    for (int i = 0; i < side; ++i) result[i] = outer[inner[i]];
    return result;
}

Lines inverse_of(const Lines& lines) {
    Lines result{};
    for (std::uint8_t i = 0; i < side; ++i) result[lines[i]] = i;
    return result;
}

Lines random_lines(Rng& rng) {
    std::array<std::uint8_t, box_side> blocks{0, 1, 2};
    rng.shuffle(std::span<std::uint8_t>(blocks));
    Lines lines{};
    for (int block = 0; block < box_side; ++block) {
        const auto part =
            std::span<std::uint8_t>(lines).subspan(static_cast<std::size_t>(block) * box_side, box_side);
        for (int i = 0; i < box_side; ++i) part[i] = static_cast<std::uint8_t>(blocks[block] * box_side + i);
        rng.shuffle(part);
    }
    return lines;
}

}  // namespace

bool is_symmetry(const Transform& transform) noexcept {
    return is_permutation(transform.rows) && is_permutation(transform.columns) &&
           is_permutation(transform.digits) && keeps_blocks(transform.rows) &&
           keeps_blocks(transform.columns);
}

Grid apply(const Transform& transform, const Grid& grid) noexcept {
    NONET_EXPECT(is_symmetry(transform));
    Grid result;
    for (int row = 0; row < side; ++row)
        for (int column = 0; column < side; ++column) {
            const int r = transform.rows[row], c = transform.columns[column];
            const auto value = grid[transform.transposed ? cell_at(c, r) : cell_at(r, c)];
            if (value != 0) result[cell_at(row, column)] = transform.digits[value - 1] + 1;
        }
    return result;
}

Transform compose(const Transform& first, const Transform& then) noexcept {
    NONET_EXPECT(is_symmetry(first) && is_symmetry(then));
    // A transposition that comes later turns the earlier rows into columns.
    return {.transposed = first.transposed != then.transposed,
            .rows = product(then.transposed ? first.columns : first.rows, then.rows),
            .columns = product(then.transposed ? first.rows : first.columns, then.columns),
            .digits = product(then.digits, first.digits)};
}

Transform inverse(const Transform& transform) noexcept {
    NONET_EXPECT(is_symmetry(transform));
    const Lines rows = inverse_of(transform.rows), columns = inverse_of(transform.columns);
    return {.transposed = transform.transposed,
            .rows = transform.transposed ? columns : rows,
            .columns = transform.transposed ? rows : columns,
            .digits = inverse_of(transform.digits)};
}

Transform random_transform(std::uint64_t seed, std::uint64_t item) noexcept {
    Rng rng(seed, item);
    Transform transform;
    transform.transposed = rng.below(2) != 0;
    transform.rows = random_lines(rng);
    transform.columns = random_lines(rng);
    rng.shuffle(std::span<Digit>(transform.digits));
    return transform;
}

}  // namespace nonet
