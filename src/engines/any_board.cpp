#include "engines/any_board.hpp"

namespace nonet {
namespace {

// Learning clauses pays off on large boards. (Measured on 1,100 puzzles, time of rules over covers, with making the solver:
// up to 10 digits 0.3 to 0.9, 12 and 14 digits 0.8 to 1.0, 15 and 16 digits 1.1 to 3.5, jigsaws 12 x 12 2.0.)
bool is_small(const Geometry& board) {
    return board.digit_count() <= rules::Network::few_digits &&
           board.cell_count() <= static_cast<int>(RuleBoard::most_cells);
}

}  // namespace

AnyBoard::AnyBoard(const Geometry& geometry) : geometry_(geometry) {
    if (has_rules() || is_small(geometry)) rules_.emplace(geometry);
}

covers::Result AnyBoard::run(std::span<const std::uint8_t> values, std::span<const BoardDigitSet> marks,
                             const Limits& limits, covers::OnValues on_values) {
    if (!rules_) return covers().run(values, marks, limits, on_values);
    const rules::Found found = rules_->run(values, marks, limits, on_values);
    return {found.stop, found.solutions, found.counters};
}

Stop AnyBoard::fill(Rng& rng, Budget& budget, std::span<std::uint8_t> values) {
    return has_rules() ? rules_->fill(rng, budget, values) : covers().fill(rng, budget, values);
}

}  // namespace nonet
