// Who works where: nodes to lanes, lanes to solutions.
//
//        grids --load--> fresh --+                                   +--> dead: the lane is free
//                                v                                   |
//        pool ----------------> block --propagate, until enough---> attend --> solved: reported, the lane is
//        free
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
            const std::uint32_t alive =
                bits_of(equal(pulse.alive, splat(all_digits))) & ~bits_of(is_empty(pulse.least));
            const std::uint32_t fixed =
                bits_of(equal(pulse.in_bands + pulse.in_stacks, splat(everything_fixed)));
            // What the bands alone have found is not waited for: it seldom leads on (docs/solver.md).
            const std::uint32_t still = bits_of(equal(pulse.in_stacks, before_));
            before_ = pulse.in_stacks;
            const std::uint32_t wanting = (~alive | fixed | still) & active_;
            const int enough = depth_first_ ? enough_depth_first : enough_breadth_first;
            if (32 * std::popcount(wanting) < enough * std::popcount(active_)) continue;
            attend(active_ & ~alive, active_ & alive & fixed, active_ & alive & still & ~fixed);
        }
        end();
    }

 private:
    // A puzzle being worked on.  There are never more than lanes.
    struct Slot {
        std::size_t index;
        Tally tally;
        Place newest;  // of its nodes put aside
    };

    void attend(std::uint32_t dead, std::uint32_t solved, std::uint32_t stalled) {
        active_ &= ~(dead | solved);
        if (solved != 0) report(solved);
        stalled &= active_;
        if (stalled != 0) split(stalled);
        if (active_ != every_lane) refill();
        if (++attentions_ % attentions_per_look == 0 && task_.interrupted) interrupt(task_.interrupted());
    }

    void report(std::uint32_t solved) {
        const bool write = task_.first != nullptr || task_.on_solution;
        if (is_alone() && !write) {
            std::uint64_t& found = slots_[0].tally.solutions;
            found += static_cast<std::uint64_t>(std::popcount(solved));
            if (task_.solutions == 0 || found < task_.solutions) return;
            found = task_.solutions;
            return close(0, Stop::solutions);
        }
        std::uint16_t slot_of[lanes];
        store(slot_of, block_.slot);
        while (solved != 0) {
            const std::uint32_t these = lowest_bits(solved, tile);
            solved &= ~these;
            Grids grids;
            if (write) read_grids(block_, pick_lanes(these), grids);
            int number = 0;
            for (std::uint32_t rest = these; rest != 0; rest &= rest - 1, ++number) {
                const int lane = std::countr_zero(rest);
                Slot& slot = slots_[slot_of[lane]];
                if (slot.tally.stop != Stop::finished) continue;
                ++slot.tally.solutions;
                if (write) write_solution(slot, grids.at[picks_in_order ? number : lane]);
                if (slot.tally.solutions == task_.solutions) close(slot_of[lane], Stop::solutions);
            }
        }
    }

    // With a single puzzle nobody has to ask the lanes which one is theirs, nor remember which nodes are its own.
    bool is_alone() const { return task_.size == 1; }

    void write_solution(const Slot& slot, const std::uint8_t* values) {
        if (task_.first && slot.tally.solutions == 1)
            std::memcpy(task_.first + slot.index, values, sizeof(Grid));
        if (task_.second && slot.tally.solutions == 2)
            std::memcpy(task_.second + slot.index, values, sizeof(Grid));
        if (task_.on_solution) {
            Grid grid;
            std::memcpy(grid.values.data(), values, sizeof(Grid));
            task_.on_solution(slot.index, grid);
        }
    }

    // Ends a puzzle before its tree is searched: its nodes are dropped everywhere.
    void close(std::uint16_t number, Stop why) {
        Slot& slot = slots_[number];
        slot.tally.stop = why;
        active_ &= ~bits_of(equal(block_.slot, splat(number)));
        if (is_alone()) return pool_.clear();
        for (Place place = slot.newest; place != nowhere;) {
            Shelf& shelf = pool_[static_cast<int>(place / lanes)];
            shelf.waiting &= ~(1u << place % lanes);
            place = shelf.older[place % lanes];
        }
        slot.newest = nowhere;
    }

    // Two children for every stalled lane.
    void split(std::uint32_t stalled) {
        const Branch branch = find_branch(block_);
        // A lane whose last digits were fixed in this round has nothing to choose: the next round will find it solved.
        stalled = count_nodes(stalled & ~bits_of(is_empty(branch.digit)));
        if (stalled == 0) return;
        // Second children go straight to free lanes, if there are any; depth first, they all wait.
        const std::uint32_t free = depth_first_ ? 0 : every_lane & ~active_;
        const std::uint32_t direct = lowest_bits(stalled, std::popcount(free));
        const std::uint32_t into = lowest_bits(free, std::popcount(direct));
        for (std::uint32_t rest = stalled & ~direct; rest != 0;) rest = put_aside(branch, rest);

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

    // The second children of some lanes, as many as a shelf has room for; returns the lanes left.
    std::uint32_t put_aside(const Branch& branch, std::uint32_t stalled) {
        const int level = find_shelf(std::popcount(stalled));
        Shelf& shelf = pool_[level];
        const std::uint32_t room = room_on(shelf);
        const std::uint32_t taken = lowest_bits(stalled, std::popcount(room));
        const std::uint32_t into = lowest_bits(room, std::popcount(taken));
        const Route route = route_between(taken, into);
        const Mask here = mask_of(taken);
        Strike strike{branch.chute, {}};
        for (int l = 0; l < 2; ++l)
            for (int b = 0; b < 3; ++b) strike.from[l][b] = keep(here, branch.second[l][b]);
        const Strikes strikes(strike);
        for (int row = 0; row < side; ++row)
            for (int column = 0; column < side; ++column) {
                const int cell = side * row + column;
                shelf.block.cell[cell] =
                    move_along(route, strikes.apply(block_.cell[cell], row, column), shelf.block.cell[cell]);
            }
        shelf.block.slot = move_along(route, block_.slot, shelf.block.slot);
        shelf.waiting |= into;
        link(level, into);
        return stalled & ~taken;
    }

    // Breadth first, nodes are stacked in order of time; depth first, they go where there is room.
    std::uint32_t room_on(const Shelf& shelf) const {
        const int above = depth_first_ ? 0 : 32 - std::countl_zero(shelf.waiting);
        return above == lanes ? 0 : every_lane & ~shelf.waiting & ~((1u << above) - 1);
    }
    int find_shelf(int count) {
        for (int level = pool_.height() - 1; level >= 0; --level) {
            const int room = std::popcount(room_on(pool_[level]));
            if (room >= count || (!depth_first_ && room > 0)) return level;
            if (!depth_first_) break;
        }
        return pool_.grow();
    }

    // Each puzzle's nodes form a list, the newest first.
    void link(int level, std::uint32_t these) {
        if (is_alone()) return;
        Shelf& shelf = pool_[level];
        std::uint16_t slot_of[lanes];
        store(slot_of, shelf.block.slot);
        for (; these != 0; these &= these - 1) {
            const int lane = std::countr_zero(these);
            Slot& slot = slots_[slot_of[lane]];
            shelf.older[lane] = slot.newest;
            slot.newest = static_cast<Place>(level * lanes + lane);
        }
    }
    void unlink(const Shelf& shelf, std::uint32_t these) {
        if (is_alone()) return;
        std::uint16_t slot_of[lanes];
        store(slot_of, shelf.block.slot);
        while (these != 0) {  // the newest first
            const int lane = 31 - std::countl_zero(these);
            these &= ~(1u << lane);
            slots_[slot_of[lane]].newest = shelf.older[lane];
        }
    }

    // Every branch is two nodes more.  Returns the lanes whose puzzle may go on.
    std::uint32_t count_nodes(std::uint32_t stalled) {
        if (is_alone() && task_.nodes == 0) {
            slots_[0].tally.nodes += 2 * static_cast<std::uint64_t>(std::popcount(stalled));
            return stalled;
        }
        std::uint16_t slot_of[lanes];
        store(slot_of, block_.slot);
        for (std::uint32_t rest = stalled; rest != 0; rest &= rest - 1) {
            Slot& slot = slots_[slot_of[std::countr_zero(rest)]];
            if (slot.tally.stop != Stop::finished) continue;
            if (task_.nodes == 0 || slot.tally.nodes + 2 <= task_.nodes) {
                slot.tally.nodes += 2;
            } else {
                slot.tally.nodes = task_.nodes;  // one node may be left, and is spent with the others
                close(slot_of[std::countr_zero(rest)], Stop::budget);
            }
        }
        return stalled & active_;
    }

    // Lanes that hold a new node from here on.
    void start(std::uint32_t these) {
        active_ |= these;
        before_ = choose(mask_of(these), splat(0xffff), before_);
    }

    // Free lanes take nodes put aside, and puzzles not begun.  Breadth first, all that was put aside comes
    // first, the newest before the others.  Depth first, a puzzle takes a second lane only when there is
    // nothing else to do. Either way every open puzzle is in some lane afterwards, so there are at most as
    // many as lanes.
    void refill() {
        pool_.drop_empty();
        if (depth_first_)
            take_newest_of(open_ & ~slots_in_lanes());
        else
            while (active_ != every_lane && !pool_.empty()) take_top();
        if (active_ == every_lane) return;
        retire();
        const bool wanted = lately_cut_ > quarter_of_all;
        if (pool_.empty()) depth_first_ = wanted;
        if (depth_first_ == wanted)
            while (active_ != every_lane && (fresh_waiting_ != 0 || load_fresh())) take_fresh();
        while (active_ != every_lane && !pool_.empty()) take_newest_of(open_);
    }

    void take_top() {
        Shelf& shelf = pool_[pool_.height() - 1];
        take_from(shelf, shelf.waiting);
        pool_.drop_empty();
    }

    // The newest node of each of these puzzles, as long as lanes are free.
    void take_newest_of(std::uint32_t puzzles) {
        for (; puzzles != 0 && active_ != every_lane;) {
            // All that are on the same shelf as the first one's.
            std::uint32_t wanted = 0;
            int level = -1;
            for (std::uint32_t rest = puzzles; rest != 0; rest &= rest - 1) {
                const int number = std::countr_zero(rest);
                const Place place = slots_[number].newest;
                const int its_level = place == nowhere ? -1 : static_cast<int>(place / lanes);
                if (level < 0) level = its_level;
                if (its_level >= 0 && its_level != level) continue;
                puzzles &= ~(1u << number);
                if (its_level >= 0) wanted |= 1u << place % lanes;
            }
            if (wanted != 0) take_from(pool_[level], wanted);
        }
        pool_.drop_empty();
    }

    void take_from(Shelf& shelf, std::uint32_t wanted) {
        const std::uint32_t before = shelf.waiting;
        take(shelf.block, shelf.waiting, wanted);
        unlink(shelf, before & ~shelf.waiting);
    }

    std::uint32_t slots_in_lanes() const {
        std::uint16_t slot_of[lanes];
        store(slot_of, block_.slot);
        std::uint32_t slots = 0;
        for (std::uint32_t rest = active_; rest != 0; rest &= rest - 1)
            slots |= 1u << slot_of[std::countr_zero(rest)];
        return slots;
    }

    // Moves the newest of the wanted nodes to free lanes, as many as there are of both; returns where they
    // went.
    std::uint32_t take(const Block& from, std::uint32_t& waiting, std::uint32_t wanted) {
        const std::uint32_t free = every_lane & ~active_;
        const std::uint32_t taken = highest_bits(wanted, std::popcount(free));
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
        std::uint32_t into = take(fresh_, fresh_waiting_, fresh_waiting_);
        taken &= ~fresh_waiting_;
        std::uint16_t slot_of[lanes];
        store(slot_of, block_.slot);
        for (; taken != 0; taken &= taken - 1, into &= into - 1) {
            const int number = std::countr_zero(~open_);
            open_ |= 1u << number;
            slots_[number] = {fresh_index_ + static_cast<std::size_t>(std::countr_zero(taken)),
                              {0, 1, Stop::finished},
                              nowhere};
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

    // An open puzzle that is in no lane has ended: nodes of it that wait would have been taken first.
    void retire() {
        const std::uint32_t used = slots_in_lanes();
        for (std::uint32_t ended = open_ & ~used; ended != 0; ended &= ended - 1) {
            const Slot& slot = slots_[std::countr_zero(ended)];
            task_.tallies[slot.index] = slot.tally;
            lately_cut_ = lately_cut_ - lately_cut_ / 32 + (slot.tally.stop == Stop::solutions ? 32 : 0);
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
        for (std::size_t index = next_ - static_cast<std::size_t>(std::popcount(fresh_waiting_));
             index < task_.size; ++index)
            task_.tallies[index] = {0, 0, why};
    }

    void end() { retire(); }

    static constexpr unsigned attentions_per_look = 64;  // some ten microseconds

    const Task& task_;
    Block block_;
    Vec before_ = splat(0xffff);  // what was fixed in stacks in the last round
    std::uint32_t active_ = 0;    // lanes that hold a node
    unsigned attentions_ = 0;
    // Attention is paid when so many of 32 lanes want something.  Depth first, it moves every second child to a shelf
    // and costs more.
    static constexpr int enough_breadth_first = 16, enough_depth_first = 20;
    static constexpr unsigned quarter_of_all = 256;
    unsigned lately_cut_ = 0;  // of the last puzzles, the share that found all solutions wanted, times 1024
    // Breadth first keeps all lanes busy at the least cost; it is wasteful when most trees are left early.
    bool depth_first_ = false;
    std::uint32_t open_ = 0;  // slots in use
    std::size_t next_ = 0;    // the first puzzle not loaded
    Block fresh_;             // puzzles loaded and not begun, in the lanes fresh_waiting_
    std::size_t fresh_index_ = 0;
    std::uint32_t fresh_waiting_ = 0;
    Slot slots_[lanes];
    Pool pool_;
};

void run(const Task& task) {
    Lanes lanes_at_work(task);
    lanes_at_work.search();
}
