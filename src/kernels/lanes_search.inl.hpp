// The scheduler: moves nodes to lanes, and reports solutions.
//
//        puzzles --load--> fresh --+                                   +--> dead: the lane is free
//                                  v                                   |
//        waiting ---------------> lanes --propagate, until enough--> attend --> solved: reported, the lane is free
//          ^                       ^          lanes want something     |
//          |                       +-- first child, in place ----------+--> stalled: two children
//          |                       +-- second child, in a free lane ---+
//          +-------------------------- second child, no lane free -----+

class Scheduler {
 public:
    explicit Scheduler(const Task& task)
        : task_(task), ledger_(task, attentions_per_look), fresh_(task), waiting_(task.size > 1) {}

    void search() {
        refill();
        while (lanes_.active() != 0) {
            const Wants wants = lanes_.propagate();
            const int enough = depth_first_ ? enough_depth_first : enough_breadth_first;
            if (32 * std::popcount(wants.any()) < enough * std::popcount(lanes_.active())) continue;
            attend(wants);
        }
    }

 private:
    void attend(const Wants& wants) {
        lanes_.stop(wants.dead | wants.solved);
        if (wants.solved != 0) report(wants.solved);
        if (const std::uint32_t stalled = wants.stalled & lanes_.active(); stalled != 0) branch(stalled);
        if (!lanes_.full()) refill();
        if (const Stop why = ledger_.look(); why != Stop::finished) interrupt(why);
    }

    // ---- solutions

    void report(std::uint32_t solved) {
        if (is_alone() && !ledger_.shows_solutions()) {
            if (!ledger_.add_solutions(0, std::popcount(solved))) close(0);
            return;
        }
        const SlotOf slot(lanes_.block());
        while (solved != 0) {
            const std::uint32_t these = lowest_bits(solved, tile);
            solved &= ~these;
            Grids grids;
            NONET_EXPECT(std::popcount(these) <= tile);
            if (ledger_.shows_solutions()) read_grids(lanes_.block(), pick_lanes(these), grids);
            int number = 0;
            for_each_bit(these, [&](int lane) {
                const std::uint8_t* const values = grids.at[picks_in_order ? number : lane];
                ++number;
                const std::size_t index = slots_.index_of(slot[lane]);
                if (ledger_.goes_on(index) && !ledger_.add_solution(index, [&] { return values; }))
                    close(slot[lane]);
            });
        }
    }

    // With a single puzzle there is no need to look up the puzzle of a lane.
    bool is_alone() const { return task_.size == 1; }

    // Ends a puzzle before its tree is searched: its nodes are dropped everywhere.
    void close(int slot) {
        lanes_.stop_slot(slot);
        waiting_.drop(slot);
    }

    // ---- children

    // Makes two children for every stalled lane.
    void branch(std::uint32_t stalled) {
        const Branch branch = find_branch(lanes_.block());
        // A lane whose last digits were fixed in this round has nothing to choose: the next round will report it as
        // solved.
        stalled = count_children(stalled & ~bits_of(is_empty(branch.digit)));
        if (stalled == 0) return;
        // Breadth first, second children go straight to free lanes, if there are any; depth first, all of them wait.
        const std::uint32_t free = depth_first_ ? 0 : lanes_.free();
        const std::uint32_t direct = lowest_bits(stalled, std::popcount(free));
        const std::uint32_t into = lowest_bits(free, std::popcount(direct));
        for (std::uint32_t rest = stalled & ~direct; rest != 0;) rest = put_aside(branch, rest);
        branch_in_place(lanes_.block(), branch, stalled, route_between(direct, into));
        lanes_.start(stalled | into);
    }

    // Returns the lanes whose puzzle may continue.
    std::uint32_t count_children(std::uint32_t stalled) {
        if (is_alone() && task_.nodes == 0) return ledger_.add_children(0, std::popcount(stalled)), stalled;
        const SlotOf slot(lanes_.block());
        for_each_bit(stalled, [&](int lane) {
            const std::size_t index = slots_.index_of(slot[lane]);
            if (ledger_.goes_on(index) && !ledger_.add_children(index)) close(slot[lane]);
        });
        return stalled & lanes_.active();
    }

    // Stores the second children of some lanes, as many as a shelf has room for, and returns the remaining lanes. Breadth
    // first, nodes are stacked in order of time; depth first, they go wherever there is room.
    std::uint32_t put_aside(const Branch& branch, std::uint32_t stalled) {
        const bool in_order = !depth_first_;
        const int level = waiting_.find_shelf(std::popcount(stalled), in_order);
        const std::uint32_t room = waiting_.room_on(level, in_order);
        const std::uint32_t taken = lowest_bits(stalled, std::popcount(room));
        const std::uint32_t into = lowest_bits(room, std::popcount(taken));
        branch_aside(lanes_.block(), branch, taken, route_between(taken, into), waiting_.block(level));
        waiting_.add(level, into);
        return stalled & ~taken;
    }

    // ---- free lanes

    // Fills free lanes with waiting nodes and puzzles not begun. Breadth first, all waiting nodes come first, newest
    // first. Depth first, a puzzle gets a second lane only if there is nothing else to do. Either way every open puzzle
    // is in some lane afterwards, so there are at most as many as lanes.
    void refill() {
        waiting_.drop_empty();
        if (depth_first_)
            take_newest_of(slots_.all_open() & ~lanes_.slots());
        else
            while (!lanes_.full() && !waiting_.empty()) take(waiting_.top());
        if (lanes_.full()) return;
        retire();
        const bool wanted = slots_.are_often_cut();
        if (waiting_.empty()) depth_first_ = wanted;
        if (depth_first_ == wanted)
            while (!lanes_.full() && fresh_.load_more()) take_fresh();
        while (!lanes_.full() && !waiting_.empty()) take_newest_of(slots_.all_open());
    }

    // Takes nodes of one shelf, as many as there are free lanes.
    void take(const Waiting::Nodes& nodes) {
        waiting_.remove(nodes.level, lanes_.take(waiting_.block(nodes.level), nodes.lanes).from);
        waiting_.drop_empty();
    }

    // Takes the newest node of each of these puzzles, as long as lanes are free.
    void take_newest_of(std::uint32_t slots) {
        while (slots != 0 && !lanes_.full())
            if (const Waiting::Nodes newest = waiting_.newest_of(slots); newest.lanes != 0) take(newest);
    }

    void take_fresh() {
        const LanesAtWork::Moved moved = lanes_.take(fresh_.block(), fresh_.waiting());
        fresh_.remove(moved.from);
        SlotOf slot(lanes_.block());
        std::uint32_t into = moved.into;
        for_each_bit(moved.from, [&](int lane) {
            const std::size_t index = fresh_.index_of(lane);
            const int number = slots_.open(index);
            ledger_.begin(index);
            waiting_.begin(number);
            slot.of[std::countr_zero(into)] = static_cast<std::uint16_t>(number);
            into &= into - 1;
        });
        lanes_.block().slot = load(slot.of);
    }

    // An open puzzle that is in no lane has ended: if it had waiting nodes, they would have been taken first.
    void retire() { slots_.retire(lanes_.slots(), ledger_); }

    // Ends the whole task.
    void interrupt(Stop why) {
        for_each_bit(slots_.all_open(), [&](int slot) { ledger_.interrupt(slots_.index_of(slot), why); });
        fresh_.leave_all(ledger_, why);
        lanes_.stop_all();
    }

    static constexpr unsigned attentions_per_look = 64;  // about ten microseconds
    // Lanes are attended to when this many of 32 need it. Depth first, this moves every second child to a shelf and costs
    // more.
    static constexpr int enough_breadth_first = 16, enough_depth_first = 20;

    const Task& task_;
    Ledger ledger_;
    LanesAtWork lanes_;
    Fresh fresh_;
    Slots slots_;
    Waiting waiting_;
    // Breadth first keeps all lanes busy at the least cost, but wastes work if most trees are left early.
    bool depth_first_ = false;
};

void search(const Task& task) { Scheduler(task).search(); }
