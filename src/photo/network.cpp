#include "photo/network.hpp"

#include <algorithm>
#include <cmath>

namespace nonet::photo {
namespace {

constexpr std::size_t first_filters = 12, second_filters = 32, hidden = 96;
constexpr char zero_weight = 'Q';

// A map of values with channels: at(x, y) is the first of them.
template <std::size_t Side, std::size_t Channels>
struct Map {
    std::array<float, Side * Side * Channels> values{};
    const float* at(std::size_t x, std::size_t y) const { return &values[(y * Side + x) * Channels]; }
    float* at(std::size_t x, std::size_t y) { return &values[(y * Side + x) * Channels]; }
};

// One layer in the text of the weights.
template <std::size_t Outputs>
struct Layer {
    const char* weights;
    const float* scales;

    // Adds the product of the inputs, which begin at this row of weights.
    void add(std::size_t row, const float* inputs, std::size_t count,
             std::array<float, Outputs>& sums) const {
        const char* weight = weights + row * Outputs;
        for (std::size_t k = 0; k < count; ++k, weight += Outputs) {
            if (inputs[k] == 0) continue;
            for (std::size_t output = 0; output < Outputs; ++output)
                sums[output] += inputs[k] * static_cast<float>(weight[output] - zero_weight);
        }
    }
    float finish(std::size_t output, float sum) const {
        return sum * scales[output] + scales[Outputs + output];
    }
};

// A convolution, then the maximum of each 2 x 2 outputs; negative values become 0.
template <std::size_t Window, std::size_t Side, std::size_t Inputs, std::size_t Outputs>
Map<(Side - Window + 1) / 2, Outputs> convolve(const Map<Side, Inputs>& map, const Layer<Outputs>& layer) {
    constexpr std::size_t side_after = (Side - Window + 1) / 2;
    Map<side_after, Outputs> result;
    for (std::size_t y = 0; y < 2 * side_after; ++y)
        for (std::size_t x = 0; x < 2 * side_after; ++x) {
            std::array<float, Outputs> sums{};
            for (std::size_t dy = 0; dy < Window; ++dy)
                layer.add(dy * Window * Inputs, map.at(x, y + dy), Window * Inputs, sums);
            float* best = result.at(x / 2, y / 2);
            for (std::size_t k = 0; k < Outputs; ++k) best[k] = std::max(best[k], layer.finish(k, sums[k]));
        }
    return result;
}

}  // namespace

Scores classify(const Glyph& glyph) {
    constexpr std::size_t second_at = 25 * first_filters,
                          third_at = second_at + 9 * first_filters * second_filters,
                          fourth_at = third_at + 9 * second_filters * hidden;
    const Layer<first_filters> first{network_weights, network_scales};
    const Layer<second_filters> second{network_weights + second_at, first.scales + 2 * first_filters};
    const Layer<hidden> third{network_weights + third_at, second.scales + 2 * second_filters};
    const Layer<class_count> fourth{network_weights + fourth_at, third.scales + 2 * hidden};

    const auto features = convolve<3>(convolve<5>(Map<glyph_side, 1>{glyph}, first), second);
    std::array<float, hidden> middle{};
    third.add(0, features.values.data(), features.values.size(), middle);
    for (std::size_t k = 0; k < hidden; ++k) middle[k] = std::max(0.0F, third.finish(k, middle[k]));
    std::array<float, class_count> last{};
    fourth.add(0, middle.data(), hidden, last);

    Scores scores{};
    for (std::size_t k = 0; k < class_count; ++k) scores[k] = fourth.finish(k, last[k]);
    const double most = *std::ranges::max_element(scores);
    double sum = 0;
    for (const double score : scores) sum += std::exp(score - most);
    for (double& score : scores) score -= most + std::log(sum);
    return scores;
}

}  // namespace nonet::photo
