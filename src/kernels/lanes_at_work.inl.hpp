// The working lanes: a block, and which of its lanes hold a node.

// The lanes that need attention after a round.
struct Wants {
    std::uint32_t dead, solved, stalled;
    std::uint32_t any() const { return dead | solved | stalled; }
};

class LanesAtWork {
 public:
    Block& block() { return block_; }
    const Block& block() const { return block_; }
    std::uint32_t active() const { return active_; }
    std::uint32_t free() const { return every_lane & ~active_; }
    bool full() const { return active_ == every_lane; }

    // Propagates one round.
    Wants propagate() {
        const Pulse pulse = lanes::propagate(block_);
        const std::uint32_t alive =
            bits_of(equal(pulse.alive, splat(all_digits))) & ~bits_of(is_empty(pulse.least));
        const std::uint32_t fixed = bits_of(equal(pulse.in_bands + pulse.in_stacks, splat(everything_fixed)));
        // New fixings in the bands alone are not waited for: they seldom lead further (docs/solver.md).
        const std::uint32_t still = bits_of(equal(pulse.in_stacks, before_));
        before_ = pulse.in_stacks;
        return {active_ & ~alive, active_ & alive & fixed, active_ & alive & still & ~fixed};
    }

    // Marks these lanes as holding a new node.
    void start(std::uint32_t these) {
        active_ |= these;
        before_ = choose(mask_of(these), splat(0xffff), before_);
    }
    void stop(std::uint32_t these) { active_ &= ~these; }
    void stop_all() { active_ = 0; }
    void stop_slot(int slot) { active_ &= ~bits_of(equal(block_.slot, splat(static_cast<unsigned>(slot)))); }

    // Moves the newest of the requested nodes of another block to free lanes, as long as there are both.
    struct Moved {
        std::uint32_t from, into;
    };
    Moved take(const Block& from, std::uint32_t wanted) {
        const std::uint32_t taken = highest_bits(wanted, std::popcount(free()));
        const std::uint32_t into = lowest_bits(free(), std::popcount(taken));
        const Route route = route_between(taken, into);
        for (int cell = 0; cell < cell_count; ++cell)
            block_.cell[cell] = move_along(route, from.cell[cell], block_.cell[cell]);
        block_.slot = move_along(route, from.slot, block_.slot);
        start(into);
        return {taken, into};
    }

    // Returns the puzzles that have a lane.
    std::uint32_t slots() const {
        const SlotOf slot(block_);
        std::uint32_t slots = 0;
        for_each_bit(active_, [&](int lane) { slots |= 1u << slot[lane]; });
        return slots;
    }

 private:
    Block block_;
    std::uint32_t active_ = 0;
    Vec before_ = splat(0xffff);  // the sets fixed in stacks in the last round
};
