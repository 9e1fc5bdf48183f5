#include "engines/any_board.hpp"

namespace nonet {

AnyBoard::AnyBoard(const Geometry& geometry) : digit_count_(geometry.digit_count()) {
    if (geometry.rules().empty())
        covers_.emplace(geometry);
    else
        rules_.emplace(geometry);
}

covers::Result AnyBoard::run(std::span<const std::uint8_t> values, std::span<const BoardDigitSet> marks,
                             const Limits& limits, covers::OnValues on_values) {
    if (covers_) return covers_->run(values, marks, limits, on_values);
    const rules::Found found = rules_->run(values, marks, limits, on_values);
    return {found.stop, found.solutions, found.counters};
}

Stop AnyBoard::fill(Rng& rng, Budget& budget, std::span<std::uint8_t> values) {
    return covers_ ? covers_->fill(rng, budget, values) : rules_->fill(rng, budget, values);
}

}  // namespace nonet
