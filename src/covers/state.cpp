#include "covers/state.hpp"

#include <algorithm>
#include <bit>

namespace nonet::covers {
namespace {

std::size_t at(int i) { return static_cast<std::size_t>(i); }

// The digits that cannot be next to any of `digits` if two cells must be apart.
Mask excluded_beside(Mask digits) {
    Mask excluded = ~Mask{0};
    for (Mask rest = digits; rest != 0 && excluded != 0; rest &= rest - 1) {
        const Mask digit = rest & -rest;
        excluded &= digit << 1 | digit >> 1;
    }
    return excluded;
}

}  // namespace

CoverPropagator::CoverPropagator(const Board& board)
    : board_(board), dirty_(at(board.house_count)), is_changed_(at(board.cell_count)) {}

bool CoverPropagator::start(State& state, std::span<const std::uint8_t> values,
                            std::span<const BoardDigitSet> marks) {
    state.open = board_.start;
    state.twos.assign((board_.start.size() + 63) / 64, board_.digit_count == 2 ? ~std::uint64_t{0} : 0);
    if (const std::size_t beyond = board_.start.size() % 64; beyond != 0)
        state.twos.back() &= (std::uint64_t{1} << beyond) - 1;
    state.filled.assign(at(board_.cell_count), 0);
    state.left = board_.cell_count;
    const Mask all = below(board_.digit_count);
    if (board_.digit_count == 1)
        for (int cell = 0; cell < board_.cell_count; ++cell) queue_.push_back(board_.option(cell, 0));
    for (int i = 0; i < board_.cell_count; ++i) {
        const auto cell = static_cast<Cell>(i);
        Mask mask = board_.allowed[cell];
        if (!marks.empty()) mask &= marks[cell].bits();
        if (mask != all && !remove_all(state, cell, all & ~mask)) return forget(), false;
        if (values[cell] != 0) queue_.push_back(board_.option(cell, values[cell] - 1));
    }
    for (int cell = 0; board_.has_relations() && cell < board_.cell_count; ++cell)
        note_change(static_cast<Cell>(cell));
    return settle(state);
}

bool CoverPropagator::choose(State& state, Option option) {
    queue_.push_back(option);
    return settle(state);
}

bool CoverPropagator::strike(State& state, Option option) {
    if (!remove(state, board_.cell_of(option), board_.digit_of(option))) return forget(), false;
    return settle(state);
}

bool CoverPropagator::settle(State& state) {
    const bool settled = settle_all(state);
    forget();
    return settled;
}

// Cheap conclusions first: singles until there are no more, then relations, then pointing.
bool CoverPropagator::settle_all(State& state) {
    for (;;) {
        if (at_ < queue_.size()) {
            if (!place(state, queue_[at_++])) return false;
        } else if (!changed_.empty()) {
            const Cell cell = changed_.back();
            changed_.pop_back();
            is_changed_[cell] = 0;
            if (!relate(state, cell)) return false;
        } else if (is_dirty_) {
            if (!point(state)) return false;
        } else {
            return true;
        }
    }
}

bool CoverPropagator::place(State& state, Option option) {
    const Cell cell = board_.cell_of(option);
    const Digit digit = board_.digit_of(option);
    const Mask bit = Mask{1} << digit;
    if ((state.open[cell] & bit) == 0) return false;
    if (state.filled[cell]) return true;
    state.filled[cell] = 1;
    --state.left;
    if (!remove_all(state, cell, state.open[cell] & ~bit)) return false;
    for (const Seat& seat : board_.seats[cell]) {
        const std::size_t group = seat.first_group + digit;
        const Mask others = state.open[group] & ~seat.bit;
        if (others == 0) continue;
        shrink(state, group, state.open[group] = seat.bit);
        const auto cells = board_.house_cells[static_cast<int>(seat.house)];
        for (Mask rest = others; rest != 0; rest &= rest - 1)
            if (!remove(state, cells[at(std::countr_zero(rest))], digit, seat.house)) return false;
    }
    for (Cell peer : board_.far_peers[cell])
        if ((state.open[peer] & bit) != 0 && !remove(state, peer, digit)) return false;
    return true;
}

bool CoverPropagator::remove_all(State& state, Cell cell, Mask digits) {
    for (Mask rest = state.open[cell] & digits; rest != 0; rest &= rest - 1)
        if (!remove(state, cell, static_cast<Digit>(std::countr_zero(rest)))) return false;
    return true;
}

// Records that a group has fewer, but still some, open options. Returns whether only one is left.
bool CoverPropagator::shrink(State& state, std::size_t group, Mask open) const {
    const Mask more = open & (open - 1);
    if ((more & (more - 1)) != 0) return false;
    const std::uint64_t bit = std::uint64_t{1} << group % 64;
    if (more != 0) return state.twos[group / 64] |= bit, false;
    return state.twos[group / 64] &= ~bit, true;
}

// Removes an open option. In `settled_house` the digit already has its place, and its group there is up to date.
bool CoverPropagator::remove(State& state, Cell cell, Digit digit, std::uint32_t settled_house) {
    const Mask bit = Mask{1} << digit, open = state.open[cell] &= ~bit;
    if (open == 0) return false;
    if (shrink(state, cell, open) && !state.filled[cell])
        queue_.push_back(board_.option(cell, std::countr_zero(open)));
    for (const Seat& seat : board_.seats[cell]) {
        if (seat.house == settled_house) continue;
        const std::size_t group = seat.first_group + digit;
        const Mask places = state.open[group] &= ~seat.bit;
        if (places == 0) return false;
        if (!shrink(state, group, places)) {
            dirty_[seat.house] |= bit;
            is_dirty_ = true;
            continue;
        }
        const Cell last = board_.cell_at(static_cast<int>(seat.house), std::countr_zero(places));
        if (!state.filled[last]) queue_.push_back(board_.option(last, digit));
    }
    if (board_.has_relations()) note_change(cell);
    return true;
}

void CoverPropagator::note_change(Cell cell) {
    if (is_changed_[cell]) return;
    is_changed_[cell] = 1;
    changed_.push_back(cell);
}

bool CoverPropagator::relate(State& state, Cell cell) {
    for (const auto& [other, kind] : board_.related[cell]) {
        const Mask open = state.open[cell];
        Mask excluded = 0;
        switch (kind) {
            case Related::Kind::apart: excluded = excluded_beside(open); break;
            case Related::Kind::higher: excluded = open ^ (open - 1); break;
            case Related::Kind::lower: excluded = ~(std::bit_floor(open) - 1); break;
        }
        if (!remove_all(state, other, excluded)) return false;
    }
    return true;
}

// Applies pointing until something new follows.
bool CoverPropagator::point(State& state) {
    for (int house = 0; house < board_.house_count; ++house) {
        for (Mask& rest = dirty_[at(house)]; rest != 0;) {
            const auto digit = static_cast<Digit>(std::countr_zero(rest));
            rest &= rest - 1;
            const Mask bit = Mask{1} << digit;
            const Mask places = state.open[at(board_.cell_count + house * board_.digit_count + digit)];
            if (has_one(places)) continue;
            for (const Pointing& pointing : board_.pointings_of(house, std::countr_zero(places))) {
                if ((places & ~pointing.seen) != 0) continue;
                for (std::uint32_t i = pointing.first; i < pointing.last; ++i)
                    if (const Cell cell = board_.pointed[i];
                        (state.open[cell] & bit) != 0 && !remove(state, cell, digit))
                        return false;
            }
            if (at_ < queue_.size() || !changed_.empty()) return true;
        }
    }
    is_dirty_ = std::ranges::any_of(dirty_, [](Mask dirty) { return dirty != 0; });
    return true;
}

void CoverPropagator::forget() {
    queue_.clear();
    at_ = 0;
    if (is_dirty_) std::ranges::fill(dirty_, 0);
    is_dirty_ = false;
    for (Cell cell : changed_) is_changed_[cell] = 0;
    changed_.clear();
}

void write_values(const Board& board, const State& state, std::span<std::uint8_t> values) {
    for (int cell = 0; cell < board.cell_count; ++cell)
        values[at(cell)] = static_cast<std::uint8_t>(1 + std::countr_zero(state.open[at(cell)]));
}

}  // namespace nonet::covers
