#pragma once
// Weights of a board's cells for a search: the cells of constraints that failed are chosen first.

#include <array>
#include <cstddef>
#include <span>
#include <vector>

#include "nonet/geometry.hpp"

namespace nonet {

class CellWeights {
 public:
    void begin(std::span<const float> first) {
        weights_.assign(first.begin(), first.end());
        blame_ = 1;
    }

    // Begins the next contradiction. Each counts more than the one before, because recent ones are more relevant.
    //
    // Measured on 25 hard puzzles of ISS's collection, nodes as a geometric mean: growth 1.002, a rule's blame 1 and two
    // places a quarter of both weights 1,979; growth 1.005, 3 and a half 1,392; growth 1.02 or a blame of 8 some 10 % more.
    void next() {
        constexpr float growth = 1.005F, most = 1e15F;
        blame_ *= growth;
        if (blame_ < most) return;
        for (float& weight : weights_) weight /= most;
        blame_ /= most;
    }
    void blame(Cell cell, float amount) { weights_[cell] += amount * blame_; }
    // The cells share the amount.
    void blame_all(std::span<const Cell> cells, float amount) {
        const float each = amount * blame_ / static_cast<float>(cells.size());
        for (Cell cell : cells) weights_[cell] += each;
    }

    float operator[](Cell cell) const { return weights_[cell]; }
    // The weight of a cell for each of its digits. Prefers cells of two digits more than 1 / count would.
    float share(Cell cell, int count) const {
        static constexpr auto shares = [] {
            std::array<float, Geometry::most_digits + 1> list{};
            for (std::size_t i = 1; i < list.size(); ++i) list[i] = 1 / (static_cast<float>(i) - 0.5F);
            return list;
        }();
        return weights_[cell] * shares[static_cast<std::size_t>(count)];
    }

 private:
    std::vector<float> weights_;
    float blame_ = 1;
};

// The blame that the cells of a failed rule share.
inline constexpr float blame_of_a_rule = 3;

}  // namespace nonet
