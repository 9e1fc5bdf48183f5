#include "generate/proper_check.hpp"

#include <algorithm>

namespace nonet::generate {

bool ProperCheck::ask(std::span<const Grid> puzzles) {
    const std::size_t size = puzzles.size();
    first_.resize(size);
    second_.resize(size);
    solutions_.resize(2 * size);
    tallies_.assign(size, {});
    const auto interrupted = [this] { return budget_.look() ? budget_.why() : Stop::finished; };
    kernel_.solve({.size = size,
                   .grids = puzzles.data(),
                   .tallies = tallies_.data(),
                   .first = first_.data(),
                   .second = second_.data(),
                   .solutions = 2,
                   .interrupted = interrupted});
    if (budget_.look()) return false;
    for (std::size_t i = 0; i < size; ++i) solutions_[2 * i] = first_[i], solutions_[2 * i + 1] = second_[i];
    return true;
}

}  // namespace nonet::generate
