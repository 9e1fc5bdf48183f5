#include "rules/house_totals.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <vector>

namespace nonet::rules {
namespace {

// Always chooses the house that reduces the weights most, so the result is seldom larger than necessary.
class Houses {
 public:
    Houses(const Network& network, const std::vector<Term>& terms)
        : network_(network), weights_(network.start.size()) {
        unit_ = std::abs(terms.front().weight);
        for (const auto& [cell, weight] : terms) {
            weights_[cell] = weight;
            unit_ = std::min(unit_, std::abs(weight));
        }
    }

    // Returns the multiplicity of the house that was taken out; 0 if none reduces the weights.
    int take_one(std::size_t& house) {
        int most = 0, times = 0;
        for (std::size_t i = 0; i < network_.houses.size(); ++i)
            for (int sign : {unit_, -unit_})
                if (const int gain = gain_of(i, sign); gain > most) most = gain, times = sign, house = i;
        if (times != 0)
            for (Cell cell : network_.houses[house]) weights_[cell] -= times;
        return times;
    }

    std::vector<Term> terms() const {
        std::vector<Term> left;
        for (std::size_t cell = 0; cell < weights_.size(); ++cell)
            if (weights_[cell] != 0) left.push_back({static_cast<Cell>(cell), weights_[cell]});
        return left;
    }

 private:
    int gain_of(std::size_t house, int times) const {
        int gain = 0;
        for (Cell cell : network_.houses[house])
            gain += std::abs(weights_[cell]) - std::abs(weights_[cell] - times);
        return gain;
    }

    const Network& network_;
    std::vector<int> weights_;
    int unit_;  // the least weight
};

long long total_of(const Network& network, Mask digits) {
    long long total = 0;
    for (; digits != 0; digits &= digits - 1) total += std::countr_zero(digits) + network.low;
    return total;
}

}  // namespace

void take_out_houses(const Network& network, std::vector<Term>& terms, long long& sum) {
    if (terms.empty()) return;
    Houses houses(network, terms);
    std::size_t house = 0;
    while (const int times = houses.take_one(house))
        sum -= times * total_of(network, network.house_digits[house]);
    terms = houses.terms();
}

}  // namespace nonet::rules
