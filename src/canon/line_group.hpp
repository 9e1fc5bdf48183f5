#pragma once
// A group of cell symmetries, as permutations of the 18 lines: rows are points 0..8, columns 9..17.
//
// Stored as a chain of stabilizers (Sims 1970, in the form of Knuth, "Efficient representation of perm groups", 1991):
// level k holds one member for each point that k can be mapped to, among those that fix the points before k. Every member
// is the product of one representative of each level, in exactly one way; so the order is the product of the levels'
// sizes.

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "nonet/canon.hpp"

namespace nonet::canon {

class LineGroup {
 public:
    // Adds a symmetry and all its products. Returns false if the group already had it.
    bool add(const Transform& symmetry);

    std::uint64_t order() const;

 private:
    static constexpr int points = 2 * side;
    using Lines = std::array<std::uint8_t, points>;  // [point] = where it is mapped to
    struct Level {
        std::vector<Lines> generators;
        std::array<std::optional<Lines>, points>
            taking_to;  // [j]: maps the level's point to j; the identity is implied
    };

    static Lines lines_of(const Transform& symmetry);
    static Lines product(const Lines& first, const Lines& then);
    static Lines inverse_of(const Lines& lines);
    bool contains(Lines lines, int level) const;
    void extend(const Lines& lines, int level);
    void sift(const Lines& lines, int level);

    std::array<Level, points> levels_;
};

}  // namespace nonet::canon
