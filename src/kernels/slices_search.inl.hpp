// The scheduler: moves puzzles and waiting nodes to blocks, and results to solutions and waiting nodes.

class Scheduler {
 public:
    explicit Scheduler(const Task& task) : task_(task), ledger_(task, attentions_per_look) {}

    void search() {
        while (fill_block()) {
            const Vec active = active_.vector();
            const int count = active_.count();
            Pulse pulse;
            Vec wanting;
            do {
                pulse = propagate(block_);
                wanting = without(active, pulse.alive & pulse.changed & pulse.open);
            } while (100 * NodeBits(wanting).count() < enough * count);
            attend(active, pulse, wanting);
            if (const Stop why = ledger_.look(); why != Stop::finished) return interrupt(why);
        }
    }

 private:
    // ---- places of the block

    // Nodes that continue keep their places. A place that becomes free goes to the newest node of the same puzzle, so
    // that most searches run depth first, or to a puzzle that has no place. If too few puzzles are open, new ones begin;
    // if there are no more, each gets further nodes.
    bool fill_block() {
        if (is_nearly_done()) leave_rest_to_lanes();
        if (puzzles_.open() < nodes_in_block && next_ < task_.size)
            take_grids();
        else
            take_nodes();
        if (active_.empty()) return false;
        find_singles(block_);
        return true;
    }

    void take_grids() {
        empty_block();
        const int count = static_cast<int>(std::min<std::size_t>(nodes_in_block, task_.size - next_));
        load_grids(task_.grids + next_, count, block_);
        if (task_.marks) apply_marks(task_.marks + next_, count, block_);
        puzzles_.begin(count, [&](int p, OpenPuzzle& puzzle) {
            ledger_.begin(puzzle.index = next_++);
            roots_.add(p);
        });
        active_ = NodeBits(first_nodes(count));
    }

    void take_nodes() {
        const Node* nodes[nodes_in_block];
        for (int p = 0; p < nodes_in_block; ++p)
            nodes[p] = &out_[p];  // the node that continues, or any node for an empty place
        NodeBits(splat(0xffff) ^ active_.vector()).for_each([&](int p) {
            if (puzzles_.at(p) == nullptr || puzzles_.at(p)->newest == nullptr) {
                lose_place(p);
                OpenPuzzle* const puzzle = puzzles_.next();
                if (puzzle == nullptr) return;
                puzzles_.give_place(p, *puzzle);
                if (ledger_[puzzle->index].nodes == 1) roots_.add(p);
            }
            nodes[p] = &puzzles_.take_newest(*puzzles_.at(p));
            active_.add(p);
        });
        if (!active_.empty()) load_nodes(nodes, block_);
    }

    void lose_place(int p) {
        roots_.remove(p);
        puzzles_.lose_place(p);
    }

    // Makes all nodes wait.
    void empty_block() {
        active_.for_each([&](int p) {
            Node& node = puzzles_.new_node();
            copy_node(out_[p], node);
            puzzles_.wait(node, *puzzles_.at(p));
        });
        active_ = NodeBits(splat(0));
        for (int p = 0; p < nodes_in_block; ++p) lose_place(p);
    }

    bool is_nearly_done() const {
        const std::size_t nodes = puzzles_.waiting_nodes() + static_cast<std::size_t>(active_.count());
        return next_ == task_.size && nodes != 0 && nodes <= Rest::most && task_.nodes == 0 &&
               task_.solutions != 0;
    }
    void leave_rest_to_lanes() {
        empty_block();
        Rest rest;
        puzzles_.end_all([&](std::size_t index, const Node& node) { rest.add(index, node); });
        rest.search(task_, ledger_);
    }

    // ---- attention

    void attend(Vec active, const Pulse& pulse, Vec wanting) {
        Choices choices;
        const Vec alive = active & pulse.alive & choose_branches(block_, roots_.vector(), choices);
        store_codes(choices.code, codes_);
        store_nodes(block_, out_);
        report(NodeBits(without(alive, pulse.open)));
        NodeBits(alive & wanting & pulse.open).for_each([&](int p) { branch(p); });
        active_ = NodeBits(alive & pulse.open);
        if (std::exchange(some_stopped_, false))
            active_.for_each([&](int p) {
                if (!goes_on(p)) active_.remove(p);
            });
        NodeBits(without(active, active_.vector())).for_each([&](int p) {
            if (puzzles_.at(p)->newest == nullptr) lose_place(p);
        });
    }

    void report(const NodeBits& solved) {
        const bool together = ledger_.shows_solutions() && solved.count() >= several;
        Values values;
        if (together) store_values(block_, values);
        solved.for_each([&](int p) {
            if (!goes_on(p)) return;
            const auto its_values = [&] {
                if (!together) read_values(out_[p], values.at[p]);
                return values.at[p];
            };
            if (!ledger_.add_solution(index_at(p), its_values)) stop(p);
        });
    }

    // The first child stays in the block.
    void branch(int p) {
        if (!goes_on(p) || digit_in(codes_.of(p)) == nothing_open) return;
        if (!ledger_.add_children(index_at(p))) return stop(p);
        roots_.remove(p);
        Node& other = puzzles_.new_node();
        split(codes_.of(p), out_[p], other);
        puzzles_.wait(other, *puzzles_.at(p));
    }

    std::size_t index_at(int p) const { return puzzles_.at(p)->index; }
    bool goes_on(int p) const { return ledger_.goes_on(index_at(p)); }

    // Ends a puzzle before its tree is searched.
    void stop(int p) {
        some_stopped_ = true;
        puzzles_.drop_nodes(*puzzles_.at(p));
    }

    // Ends the whole task.
    void interrupt(Stop why) {
        for (const OpenPuzzle& puzzle : puzzles_.all())
            if (!puzzle.has_ended()) ledger_.interrupt(puzzle.index, why);
        ledger_.leave_from(next_, why);
    }

    static constexpr unsigned attentions_per_look = 8;  // some hundred microseconds
    static constexpr int enough = 66;   // of a hundred nodes: attention is paid when this many need it
    static constexpr int several = 24;  // this many solutions are read together

    const Task& task_;
    Ledger ledger_;
    Block block_;
    NodeBits active_{splat(0)};  // places with a node that is being searched
    NodeBits roots_{splat(0)};   // among them, those whose puzzle has no other node yet
    Node out_[nodes_in_block];   // the contents of the block at the last attention
    Codes codes_;
    std::size_t next_ = 0;  // the first puzzle not begun
    OpenPuzzles puzzles_;
    bool some_stopped_ = false;  // at this attention, before their trees were searched
};

void search(const Task& task) { std::make_unique<Scheduler>(task)->search(); }
