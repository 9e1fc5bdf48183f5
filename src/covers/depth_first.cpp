#include "covers/depth_first.hpp"

#include <bit>

namespace nonet::covers {

Option option_of(const Board& board, int group, Mask bit) {
    const int place = std::countr_zero(bit);
    if (group < board.cell_count) return board.option(group, place);
    const int of_house = group - board.cell_count;
    return board.option(board.cell_at(of_house / board.digit_count, place), of_house % board.digit_count);
}

int narrowest(const Board& board, const State& state) {
    const auto has_two = [](Mask mask) { return !has_one(mask) && has_one(mask & (mask - 1)); };
    int best = 0, fewest = 33;
    for (int group = 0; group < board.group_count; ++group) {
        const Mask open = state.open[static_cast<std::size_t>(group)];
        if (has_two(open)) return group;
        if (group >= board.cell_count || has_one(open)) continue;
        if (const int size = size_of(open); size < fewest) best = group, fewest = size;
    }
    return best;
}

using End = DepthFirst::End;

End DepthFirst::search(const State& root, Budget& budget, std::uint64_t patience, Found& found) {
    depth_ = 0;
    state_ = root;
    bool is_alive = true;
    for (std::uint64_t nodes = 1;; ++nodes) {
        if (budget.spend()) return End::stopped;
        if (is_alive && state_.solved()) {
            values_.resize(static_cast<std::size_t>(board_.cell_count));
            write_values(board_, state_, values_);
            found.add(values_);
            nodes = 0;
        } else if (is_alive) {
            push(state_);
        } else {
            ++found.dead_ends;
        }
        if (found.enough()) return End::stopped;
        while (depth_ != 0 && frames_[depth_ - 1].rest == 0) --depth_;
        if (depth_ == 0) return End::finished;
        if (patience != 0 && nodes >= patience) return End::given_up;

        Frame& frame = frames_[depth_ - 1];
        const Mask bit = frame.rest & -frame.rest;
        frame.rest ^= bit;
        frame.tried |= bit;
        frame.chosen = option_of(board_, frame.group, bit);
        state_ = frame.state;
        is_alive = propagator_.choose(state_, frame.chosen);
    }
}

void DepthFirst::push(const State& state) {
    if (depth_ == frames_.size()) frames_.emplace_back();
    Frame& frame = frames_[depth_++];
    frame.state = state;
    frame.group = narrowest(board_, state);
    frame.rest = state.open[static_cast<std::size_t>(frame.group)];
    frame.tried = 0;
}

// A frame's options that were tried before the present one are done with, given those chosen above.
Lists<Option> DepthFirst::explored() const {
    Lists<Option> lists;
    std::vector<Option> above;
    for (std::size_t i = 0; i < depth_; ++i) {
        const Frame& frame = frames_[i];
        // Of the last frame nothing is under way: it is between two options.
        const bool is_last = i + 1 == depth_;
        for (Mask rest = frame.tried; rest != 0; rest &= rest - 1) {
            const Option option = option_of(board_, frame.group, rest & -rest);
            if (option == frame.chosen && !is_last) continue;
            for (Option chosen : above) lists.push(chosen);
            lists.push(option);
            lists.end();
        }
        above.push_back(frame.chosen);
    }
    return lists;
}

}  // namespace nonet::covers
