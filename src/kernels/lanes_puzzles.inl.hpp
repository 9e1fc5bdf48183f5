// The states of a task's puzzles: loaded, open, ended.

// Puzzles that are loaded but not begun.
class Fresh {
 public:
    explicit Fresh(const Task& task) : task_(task) {}

    // Returns false if none is left.
    bool load_more() {
        if (waiting_ != 0) return true;
        const std::size_t left = task_.size - next_;
        if (left == 0) return false;
        const int count = left < static_cast<std::size_t>(lane_count) ? static_cast<int>(left) : lane_count;
        load_grids(task_.grids + next_, count, block_);
        if (task_.marks) apply_marks(task_.marks + next_, count);
        first_ = next_;
        waiting_ = lowest_bits(every_lane, count);
        next_ += static_cast<std::size_t>(count);
        return true;
    }

    const Block& block() const { return block_; }
    std::uint32_t waiting() const { return waiting_; }
    std::size_t index_of(int lane) const { return first_ + static_cast<std::size_t>(lane); }
    void remove(std::uint32_t these) { waiting_ &= ~these; }

    // Ends all puzzles that are not begun: those that wait, of which higher lanes begin first, and those not loaded.
    void leave_all(Ledger& ledger, Stop why) const {
        for_each_bit(waiting_, [&](int lane) { ledger.leave(index_of(lane), why); });
        ledger.leave_from(next_, why);
    }

 private:
    void apply_marks(const Candidates* marks, int count) {
        for (int cell = 0; cell < cell_count; ++cell) {
            std::uint16_t allowed[lane_count] = {};
            for (int lane = 0; lane < count; ++lane)
                allowed[lane] = marks[lane][static_cast<std::size_t>(cell)].bits();
            block_.cell[cell] = block_.cell[cell] & load(allowed);
        }
    }

    const Task& task_;
    Block block_;
    std::size_t first_ = 0;      // in lane 0 of the block
    std::uint32_t waiting_ = 0;  // lanes of the block
    std::size_t next_ = 0;       // the first puzzle not loaded
};

// Puzzles that are open: begun and not ended. There are never more of them than lanes; each has a slot, a number below
// that.
class Slots {
 public:
    int open(std::size_t index) {
        const int slot = std::countr_zero(~open_);
        NONET_EXPECT(slot < lane_count);
        open_ |= 1u << slot;
        index_[slot] = index;
        return slot;
    }
    std::uint32_t all_open() const { return open_; }
    std::size_t index_of(int slot) const { return index_[slot]; }

    // Ends all puzzles except those in `used`.
    void retire(std::uint32_t used, const Ledger& ledger) {
        for_each_bit(open_ & ~used, [&](int slot) {
            const bool cut = ledger[index_[slot]].stop == Stop::solutions;
            lately_cut_ = lately_cut_ - lately_cut_ / 32 + (cut ? 32 : 0);
        });
        open_ = used;
    }
    // Whether more than a quarter of the last puzzles ended because all wanted solutions were found.
    bool are_often_cut() const { return lately_cut_ > 1024 / 4; }

 private:
    std::uint32_t open_ = 0;
    std::size_t index_[lane_count];
    unsigned lately_cut_ = 0;  // the share of the last puzzles that found all wanted solutions, times 1024
};
