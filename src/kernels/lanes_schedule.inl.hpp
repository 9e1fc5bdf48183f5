// Who works where: nodes to lanes, lanes to solutions.
//
//        grids --load--> fresh --+                                   +--> dead: the lane is free
//                                v                                   |
//        pool ----------------> block --propagate, until enough---> attend --> solved: reported, the lane is free
//          ^                     ^          lanes want something     |
//          |                     +-- first child, in place ----------+--> stalled: two children
//          |                     +-- second child, in a free lane ---+
//          +------------------------ second child, no lane free -----+

class Lanes {
 public:
    explicit Lanes(const Task& task) : task_(task) {}

    void search() {
        refill();
        while (active_ != 0) {
            const Pulse pulse = propagate(block_);
            const std::uint32_t alive = bits_of(equal(pulse.alive, splat(all_digits)));
            const std::uint32_t fixed = bits_of(equal(pulse.signature, splat(everything_fixed)));
            const std::uint32_t still = bits_of(equal(pulse.signature, before_));
            before_ = pulse.signature;
            const std::uint32_t wanting = (~alive | fixed | still) & active_;
            if (2 * std::popcount(wanting) < std::popcount(active_)) continue;
            attend(active_ & ~alive, active_ & alive & fixed, active_ & alive & still & ~fixed);
        }
        end();
    }

 private:
    // A puzzle being worked on.  There are never more than lanes.
    struct Slot {
        std::size_t index;
        Tally tally;
    };

    void attend(std::uint32_t dead, std::uint32_t solved, std::uint32_t stalled) {
        dead |= bits_of(find_empty(block_)) & active_;
        solved &= ~dead;
        stalled &= ~dead;
        active_ &= ~(dead | solved);
        if (solved != 0) report(solved);
        stalled &= active_;
        if (stalled != 0) split(stalled);
        if (active_ != every_lane) refill();
        if (++attentions_ % attentions_per_look == 0 && task_.interrupted) interrupt(task_.interrupted());
    }

    void report(std::uint32_t solved) {
        std::uint16_t slot_of[lanes];
        store(slot_of, block_.slot);
        const bool write = task_.first != nullptr || task_.on_solution;
        Grids grids;
        if (write) read_grids(block_, solved, grids);
        for (; solved != 0; solved &= solved - 1) {
            const int lane = std::countr_zero(solved);
            Slot& slot = slots_[slot_of[lane]];
            if (slot.tally.stop != Stop::finished) continue;
            ++slot.tally.solutions;
            if (write) write_solution(slot, grids.at[lane]);
            if (slot.tally.solutions == task_.solutions) close(slot_of[lane], Stop::solutions);
        }
    }

    void write_solution(const Slot& slot, const std::uint8_t* values) {
        if (task_.first && slot.tally.solutions == 1) std::memcpy(task_.first + slot.index, values, sizeof(Grid));
        if (task_.second && slot.tally.solutions == 2) std::memcpy(task_.second + slot.index, values, sizeof(Grid));
        if (task_.on_solution) {
            Grid grid;
            std::memcpy(grid.values.data(), values, sizeof(Grid));
            task_.on_solution(slot.index, grid);
        }
    }

    // Ends a puzzle before its tree is searched: its nodes are dropped everywhere.
    void close(std::uint16_t number, Stop why) {
        slots_[number].tally.stop = why;
        const Vec slot = splat(number);
        active_ &= ~bits_of(equal(block_.slot, slot));
        for (int level = 0; level < pool_.depth(); ++level)
            pool_[level].waiting &= ~bits_of(equal(pool_[level].block.slot, slot));
    }

    // Two children for every stalled lane.
    void split(std::uint32_t stalled) {
        stalled = count_nodes(stalled);
        if (stalled == 0) return;
        const Branch branch = find_branch(block_);
        const std::uint32_t free = every_lane & ~active_;
        const std::uint32_t direct = lowest_bits(stalled, std::popcount(free));
        const std::uint32_t into = lowest_bits(free, std::popcount(direct));
        if (direct != stalled) put_aside(branch, stalled & ~direct);

        const Route route = route_between(direct, into);
        const Mask here = mask_of(stalled);
        Strike strike;
        strike.chute = move_along(route, branch.chute, branch.chute);
        for (int l = 0; l < 2; ++l)
            for (int b = 0; b < 3; ++b)
                strike.from[l][b] = move_along(route, branch.second[l][b], keep(here, branch.first[l][b]));
        const Strikes strikes(strike);
        for (int row = 0; row < side; ++row)
            for (int column = 0; column < side; ++column) {
                Vec& cell = block_.cell[side * row + column];
                cell = strikes.apply(move_along(route, cell, cell), row, column);
            }
        block_.slot = move_along(route, block_.slot, block_.slot);
        start(stalled | into);
    }

    // The second children of some lanes, for later.
    void put_aside(const Branch& branch, std::uint32_t stalled) {
        const Mask here = mask_of(stalled);
        Strike strike{branch.chute, {}};
        for (int l = 0; l < 2; ++l)
            for (int b = 0; b < 3; ++b) strike.from[l][b] = keep(here, branch.second[l][b]);
        const Strikes strikes(strike);
        Snapshot& snapshot = pool_.push();
        for (int row = 0; row < side; ++row)
            for (int column = 0; column < side; ++column)
                snapshot.block.cell[side * row + column] =
                    strikes.apply(block_.cell[side * row + column], row, column);
        snapshot.block.slot = block_.slot;
        snapshot.waiting = stalled;
    }

    // Every branch is two nodes more.  Returns the lanes whose puzzle may go on.
    std::uint32_t count_nodes(std::uint32_t stalled) {
        std::uint16_t slot_of[lanes];
        store(slot_of, block_.slot);
        for (std::uint32_t rest = stalled; rest != 0; rest &= rest - 1) {
            Slot& slot = slots_[slot_of[std::countr_zero(rest)]];
            if (slot.tally.stop != Stop::finished) continue;
            if (task_.nodes != 0 && slot.tally.nodes + 2 > task_.nodes)
                close(slot_of[std::countr_zero(rest)], Stop::budget);
            else
                slot.tally.nodes += 2;
        }
        return stalled & active_;
    }

    // Lanes that hold a new node from here on.
    void start(std::uint32_t these) {
        active_ |= these;
        before_ = choose(mask_of(these), splat(0xffff), before_);
    }

    // Free lanes take the nodes put aside last, and only then puzzles not begun.
    void refill() {
        while (active_ != every_lane && !pool_.empty()) {
            Snapshot& top = pool_.top();
            if (top.waiting != 0) take(top.block, top.waiting);
            if (top.waiting == 0) pool_.pop();
        }
        if (active_ == every_lane) return;
        retire();
        while (active_ != every_lane) {
            if (fresh_waiting_ == 0 && !load_fresh()) return;
            take_fresh();
        }
    }

    // Moves nodes from a block's waiting lanes to free lanes, as many as there are of both; returns where they went.
    std::uint32_t take(const Block& from, std::uint32_t& waiting) {
        const std::uint32_t free = every_lane & ~active_;
        const std::uint32_t taken = lowest_bits(waiting, std::popcount(free));
        const std::uint32_t into = lowest_bits(free, std::popcount(taken));
        const Route route = route_between(taken, into);
        for (int cell = 0; cell < cell_count; ++cell)
            block_.cell[cell] = move_along(route, from.cell[cell], block_.cell[cell]);
        block_.slot = move_along(route, from.slot, block_.slot);
        waiting &= ~taken;
        start(into);
        return into;
    }

    void take_fresh() {
        std::uint32_t taken = fresh_waiting_;
        std::uint32_t into = take(fresh_, fresh_waiting_);
        taken &= ~fresh_waiting_;
        std::uint16_t slot_of[lanes];
        store(slot_of, block_.slot);
        for (; taken != 0; taken &= taken - 1, into &= into - 1) {
            const int number = std::countr_zero(~open_);
            open_ |= 1u << number;
            slots_[number] = {fresh_index_ + static_cast<std::size_t>(std::countr_zero(taken)), {0, 1, Stop::finished}};
            slot_of[std::countr_zero(into)] = static_cast<std::uint16_t>(number);
        }
        block_.slot = load(slot_of);
    }

    bool load_fresh() {
        const std::size_t left = task_.size - next_;
        if (left == 0) return false;
        const int count = left < static_cast<std::size_t>(lanes) ? static_cast<int>(left) : lanes;
        load_grids(task_.grids + next_, count, fresh_);
        if (task_.marks) apply_marks(task_.marks + next_, count);
        fresh_index_ = next_;
        fresh_waiting_ = lowest_bits(every_lane, count);
        next_ += static_cast<std::size_t>(count);
        return true;
    }

    void apply_marks(const Candidates* marks, int count) {
        for (int cell = 0; cell < cell_count; ++cell) {
            std::uint16_t allowed[lanes] = {};
            for (int lane = 0; lane < count; ++lane)
                allowed[lane] = marks[lane][static_cast<std::size_t>(cell)].bits();
            fresh_.cell[cell] = fresh_.cell[cell] & load(allowed);
        }
    }

    // With the pool empty, an open puzzle that is in no lane has ended.
    void retire() {
        std::uint16_t slot_of[lanes];
        store(slot_of, block_.slot);
        std::uint32_t used = 0;
        for (std::uint32_t rest = active_; rest != 0; rest &= rest - 1)
            used |= 1u << slot_of[std::countr_zero(rest)];
        for (std::uint32_t ended = open_ & ~used; ended != 0; ended &= ended - 1) {
            const Slot& slot = slots_[std::countr_zero(ended)];
            task_.tallies[slot.index] = slot.tally;
        }
        open_ = used;
    }

    // Ends the whole task: what is open or not begun keeps `why`.
    void interrupt(Stop why) {
        if (why == Stop::finished) return;
        for (std::uint32_t rest = open_; rest != 0; rest &= rest - 1) {
            Tally& tally = slots_[std::countr_zero(rest)].tally;
            if (tally.stop == Stop::finished) tally.stop = why;
        }
        pool_.clear();
        active_ = 0;
        retire();
        for (std::size_t index = next_ - static_cast<std::size_t>(std::popcount(fresh_waiting_)); index < task_.size; ++index)
            task_.tallies[index] = {0, 0, why};
    }

    void end() { retire(); }

    static constexpr unsigned attentions_per_look = 64;  // some ten microseconds

    const Task& task_;
    Block block_;
    Vec before_ = splat(0xffff);  // the last round's signatures
    std::uint32_t active_ = 0;    // lanes that hold a node
    unsigned attentions_ = 0;
    std::uint32_t open_ = 0;      // slots in use
    std::size_t next_ = 0;        // the first puzzle not loaded
    Block fresh_;                 // puzzles loaded and not begun, in the lanes fresh_waiting_
    std::size_t fresh_index_ = 0;
    std::uint32_t fresh_waiting_ = 0;
    Slot slots_[lanes];
    Pool pool_;
};

void run(const Task& task) {
    Lanes lanes_at_work(task);
    lanes_at_work.search();
}
