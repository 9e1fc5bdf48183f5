#include "covers/depth_first.hpp"

#include <bit>

#include "core/pace.hpp"

namespace nonet::covers {

Option option_of(const Board& board, int group, Mask bit) {
    const int place = std::countr_zero(bit);
    if (group < board.cell_count) return board.option(group, place);
    const int of_house = group - board.cell_count;
    return board.option(board.cell_at(of_house / board.digit_count, place), of_house % board.digit_count);
}

namespace {

// Finds the first of the heaviest groups.
struct Heaviest {
    int group = -1;
    std::uint64_t weight = 0;

    void offer(int its_group, std::uint64_t its_weight) {
        if (group < 0 || its_weight > weight) group = its_group, weight = its_weight;
    }
};

int heaviest_of_two(const Board& board, const State& state, std::span<const std::uint32_t> weights) {
    Heaviest best;
    for (std::size_t word = 0; word < state.twos.size(); ++word)
        for (std::uint64_t rest = state.twos[word]; rest != 0; rest &= rest - 1) {
            const auto group = static_cast<int>(64 * word) + std::countr_zero(rest);
            const int of_house = group - board.cell_count;
            if (of_house < 0) {
                best.offer(group, 2 * std::uint64_t{weights[static_cast<std::size_t>(group)]});
                continue;
            }
            const Mask open = state.open[static_cast<std::size_t>(group)];
            const auto cells = board.house_cells[of_house / board.digit_count];
            const auto weight = [&](Mask mask) {
                return std::uint64_t{weights[cells[static_cast<std::size_t>(std::countr_zero(mask))]]};
            };
            best.offer(group, weight(open) + weight(open & (open - 1)));
        }
    return best.group;
}

}  // namespace

int narrowest(const Board& board, const State& state, std::span<const std::uint32_t> weights) {
    if (const int group = heaviest_of_two(board, state, weights); group >= 0) return group;
    Heaviest best;
    for (int cell = 0; cell < board.cell_count; ++cell) {
        const auto i = static_cast<std::size_t>(cell);
        if (const Mask open = state.open[i]; !has_one(open))
            best.offer(cell, (std::uint64_t{weights[i]} + 1) * 1000 / static_cast<unsigned>(size_of(open)));
    }
    return best.group;
}

using End = DepthFirst::End;

End DepthFirst::search(const State& root, Budget& budget, std::uint64_t patience, CoverFound& found) {
    depth_ = 0;
    state_ = root;
    weights_.assign(static_cast<std::size_t>(board_.cell_count), 0);
    Pace pace;
    bool is_alive = true;
    for (std::uint64_t nodes = 1;; ++nodes) {
        if (pace.spend(budget)) return End::stopped;
        if (is_alive && state_.solved()) {
            values_.resize(static_cast<std::size_t>(board_.cell_count));
            write_values(board_, state_, values_);
            found.add(values_);
            nodes = 0;
        } else if (is_alive) {
            push(state_);
        } else {
            ++found.dead_ends;
            ++weights_[board_.cell_of(frames_[depth_ - 1].chosen)];
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
    frame.group = narrowest(board_, state, weights_);
    frame.rest = state.open[static_cast<std::size_t>(frame.group)];
    frame.tried = 0;
}

// The options of a frame that were tried before the current one are finished, given the options chosen above.
Lists<Option> DepthFirst::explored() const {
    Lists<Option> lists;
    std::vector<Option> above;
    for (std::size_t i = 0; i < depth_; ++i) {
        const Frame& frame = frames_[i];
        // In the last frame no option is in progress: it is between two options.
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
