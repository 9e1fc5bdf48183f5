#include "covers/instance.hpp"

#include <bit>

namespace nonet::covers {
namespace {

template <class Call>
void for_each_bit(Mask mask, Call call) {
    for (; mask != 0; mask &= mask - 1) call(std::countr_zero(mask));
}

Mask excluded_by(Related::Kind kind, int digit) {
    const Mask bit = Mask{1} << digit;
    switch (kind) {
        case Related::Kind::apart: return bit << 1 | bit >> 1;
        case Related::Kind::higher: return bit | (bit - 1);
        case Related::Kind::lower: return ~(bit - 1);
    }
    return 0;
}

}  // namespace

Instance::Instance(const Board& board, const State& state) : prefers_groups(!board.has_pieces) {
    var_of.assign(static_cast<std::size_t>(board.cell_count * board.digit_count), none);
    for (int cell = 0; cell < board.cell_count; ++cell) {
        const auto i = static_cast<std::size_t>(cell);
        if (state.filled[i]) continue;
        for_each_bit(state.open[i], [&](int digit) {
            const Option option = board.option(cell, digit);
            var_of[option] = static_cast<Var>(options.size());
            options.push_back(option);
        });
    }
    add_groups(board, state);
    add_excluded(board);
}

void Instance::add_groups(const Board& board, const State& state) {
    std::vector<std::vector<Place>> places_of(var_count());
    const auto add = [&](Option option, std::uint16_t bit) {
        const Var var = var_of[option];
        places_of[var].push_back({static_cast<std::uint16_t>(members.size()), bit});
        members.push(var);
    };
    for (int group = 0; group < board.group_count; ++group) {
        const Mask open = state.open[static_cast<std::size_t>(group)];
        const int of_house = group - board.cell_count;
        const int house = of_house / board.digit_count, digit = of_house % board.digit_count;
        if (has_one(open)) continue;
        std::uint16_t bit = 0;
        for_each_bit(open, [&](int place) {
            add(of_house < 0 ? board.option(group, place) : board.option(board.cell_at(house, place), digit),
                bit++);
        });
        members.end();
    }
    for (const auto& list : places_of) places.add(list);
}

void Instance::add_excluded(const Board& board) {
    for (Option option : options) {
        const Cell cell = board.cell_of(option);
        const Digit digit = board.digit_of(option);
        const auto push = [&](int other_cell, int other_digit) {
            const Var var = var_of[board.option(other_cell, other_digit)];
            if (var != none) excluded.push(var);
        };
        for (int other = 0; other < board.digit_count; ++other)
            if (other != digit) push(cell, other);
        for (Cell peer : board.peers[cell]) push(peer, digit);
        for (const auto& [other, kind] : board.related[cell])
            for_each_bit(excluded_by(kind, digit) & below(board.digit_count),
                         [&](int its_digit) { push(other, its_digit); });
        excluded.end();
    }
}

}  // namespace nonet::covers
