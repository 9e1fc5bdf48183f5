// Who works where: grids and waiting nodes to blocks, blocks to solutions and waiting nodes.

class Slices {
 public:
    explicit Slices(const Task& task) : task_(task) {}

    void search() {
        while (fill_block()) {
            const Vec active = active_.vector();
            const int count = active_.count();
            Pulse pulse;
            Vec wanting;
            do {
                pulse = propagate(block_);
                wanting = without(active, pulse.alive & pulse.changed & pulse.open);
            } while (100 * Bits(wanting).count() < enough * count);
            attend(active, pulse, wanting);
            if (++attentions_ % attentions_per_look != 0 || !task_.interrupted) continue;
            if (const Stop why = task_.interrupted(); why != Stop::finished) return interrupt(why);
        }
    }

 private:
    // A puzzle begun and not ended.
    struct Open {
        std::size_t index;
        Node* newest;  // of its nodes in the pool
        int places;    // that it has in the block
        bool has_ended() const { return newest == nullptr && places == 0; }
    };

    // Nodes of the block that go on keep their places.  The place of one that does not is for the newest node of its
    // puzzle, so that most searches go depth first, or for a puzzle that has no place; for puzzles not begun when too few
    // are open; and for more nodes of each when there are no more.
    bool fill_block() {
        if (is_nearly_done()) give_to_lanes();
        if (open_count_ < nodes_in_block && next_ < task_.size)
            take_grids();
        else
            take_nodes();
        if (active_.empty()) return false;
        find_singles(block_);
        return true;
    }

    void give_place(int p, Open& open) {
        puzzle_[p] = &open;
        ++open.places;
        if (task_.tallies[open.index].nodes == 1) roots_.add(p);
    }
    void lose_place(int p) {
        roots_.remove(p);
        Open* const open = std::exchange(puzzle_[p], nullptr);
        if (open == nullptr || --open->places != 0) return;
        if (open->newest != nullptr)
            waiting_.push_back(open);
        else
            --open_count_;
    }

    void take_grids() {
        empty_block();
        const int count = static_cast<int>(std::min<std::size_t>(nodes_in_block, task_.size - next_));
        load_grids(task_.grids + next_, count, block_);
        if (task_.marks) apply_marks(task_.marks + next_, count, block_);
        Open* open = open_;
        for (int p = 0; p < count; ++p) {
            while (!open->has_ended()) ++open;
            open->index = next_;
            task_.tallies[next_++] = {0, 1, Stop::finished};
            give_place(p, *open);
        }
        open_count_ += count;
        active_ = Bits(first_nodes(count));
    }

    void take_nodes() {
        const Node* nodes[nodes_in_block];
        for (int p = 0; p < nodes_in_block; ++p)
            nodes[p] = &out_[p];  // what goes on, and where nothing does, anything
        Bits(splat(0xffff) ^ active_.vector()).for_each([&](int p) {
            if (puzzle_[p] == nullptr || puzzle_[p]->newest == nullptr) {
                lose_place(p);
                Open* const open = next_open();
                if (open == nullptr) return;
                give_place(p, *open);
            }
            nodes[p] = &take_newest(*puzzle_[p]);
            active_.add(p);
        });
        if (!active_.empty()) load_nodes(nodes, block_);
    }

    // A puzzle with nodes in the pool: of those without a place the one that lost its place last.
    Open* next_open() {
        if (!waiting_.empty()) {
            Open* const open = waiting_.back();
            waiting_.pop_back();
            return open;
        }
        if (pool_.used() == 0) return nullptr;
        do asked_ = (asked_ + 1) % std::size(open_);
        while (open_[asked_].newest == nullptr);
        return &open_[asked_];
    }

    // All nodes to the pool.
    void empty_block() {
        active_.for_each([&](int p) {
            Node& node = pool_.take();
            copy_node(out_[p], node);
            link(node, *puzzle_[p]);
        });
        active_ = Bits(splat(0));
        for (int p = 0; p < nodes_in_block; ++p) lose_place(p);
    }

    // So few nodes are left that lanes are quicker.  They know nothing of what was spent on a puzzle before.
    bool is_nearly_done() const {
        const std::size_t count = pool_.used() + static_cast<std::size_t>(active_.count());
        return next_ == task_.size && count != 0 && count <= few && task_.nodes == 0 && task_.solutions != 0;
    }

    // Each node as a puzzle of marks alone.
    void give_to_lanes() {
        Grid grids[few];
        Candidates marks[few];
        Tally tallies[few];
        std::size_t index[few];
        std::size_t count = 0;
        empty_block();
        for (Open& open : open_)
            while (open.newest != nullptr) {
                index[count] = open.index;
                marks[count++] = read_marks(take_newest(open));
            }
        waiting_.clear();
        open_count_ = 0;
        const auto report = [&](std::size_t node, const Grid& solution) {
            add_solution(index[node], solution.values.data());
        };
        const Task rest{.size = count,
                        .grids = grids,
                        .marks = marks,
                        .tallies = tallies,
                        .on_solution = report,
                        .solutions = task_.solutions,
                        .interrupted = task_.interrupted};
        Lanes(rest).search();
        for (std::size_t node = 0; node < count; ++node) {
            Tally& tally = task_.tallies[index[node]];
            if (tallies[node].nodes > 1)
                tally.nodes += tallies[node].nodes - 1;  // itself it was counted before
            if (tally.stop == Stop::finished && tallies[node].stop != Stop::solutions)
                tally.stop = tallies[node].stop;
        }
    }

    Tally& tally_of(int p) { return task_.tallies[puzzle_[p]->index]; }

    void attend(Vec active, const Pulse& pulse, Vec wanting) {
        Choices choices;
        const Vec alive = active & pulse.alive & choose_branches(block_, roots_.vector(), choices);
        store_codes(choices.code, codes_);
        store_nodes(block_, out_);
        report_all(Bits(without(alive, pulse.open)));
        Bits(alive & wanting & pulse.open).for_each([&](int p) { branch(p); });
        active_ = Bits(alive & pulse.open);
        if (std::exchange(some_stopped_, false))
            active_.for_each([&](int p) {
                if (tally_of(p).stop != Stop::finished) active_.remove(p);
            });
        Bits(without(active, active_.vector())).for_each([&](int p) {
            if (puzzle_[p]->newest == nullptr) lose_place(p);
        });
    }

    void link(Node& node, Open& open) { node.older = std::exchange(open.newest, &node); }
    Node& take_newest(Open& open) {
        Node& node = *open.newest;
        open.newest = node.older;
        pool_.give_back(node);
        return node;
    }

    // The first child stays in the block.
    void branch(int p) {
        Tally& tally = tally_of(p);
        if (tally.stop != Stop::finished || digit_in(codes_.of(p)) == nothing_open) return;
        if (task_.nodes != 0 && tally.nodes + 2 > task_.nodes) {
            tally.nodes = task_.nodes;  // one node may be left, and is spent with the others
            tally.stop = Stop::budget;
            return drop_nodes(p);
        }
        if (tally.nodes == 1) roots_.remove(p);
        tally.nodes += 2;
        Node& other = pool_.take();
        split(codes_.of(p), out_[p], other);
        link(other, *puzzle_[p]);
    }

    // Of a puzzle that ends before its tree is searched.
    void drop_nodes(int p) {
        some_stopped_ = true;
        while (puzzle_[p]->newest != nullptr) take_newest(*puzzle_[p]);
    }

    bool shows_solutions() const { return task_.first || task_.on_solution; }

    void report_all(const Bits& solved) {
        const bool together = shows_solutions() && solved.count() >= several;
        Values values;
        if (together) store_values(block_, values);
        solved.for_each([&](int p) {
            if (tally_of(p).stop != Stop::finished) return;
            if (shows_solutions() && !together) read_values(out_[p], values.at[p]);
            add_solution(puzzle_[p]->index, values.at[p]);
            if (tally_of(p).stop != Stop::finished) drop_nodes(p);
        });
    }

    void add_solution(std::size_t index, const std::uint8_t* values) {
        Tally& tally = task_.tallies[index];
        if (tally.stop != Stop::finished) return;
        ++tally.solutions;
        if (tally.solutions == task_.solutions) tally.stop = Stop::solutions;
        if (!shows_solutions()) return;
        Grid grid;
        std::memcpy(grid.values.data(), values, sizeof(grid));
        if (task_.first && tally.solutions == 1) task_.first[index] = grid;
        if (task_.second && tally.solutions == 2) task_.second[index] = grid;
        if (task_.on_solution) task_.on_solution(index, grid);
    }

    // Ends the whole task: what is open or not begun keeps `why`.
    void interrupt(Stop why) {
        for (const Open& open : open_)
            if (!open.has_ended()) task_.tallies[open.index].stop = why;
        for (; next_ < task_.size; ++next_) task_.tallies[next_] = {0, 0, why};
    }

    static constexpr unsigned attentions_per_look = 8;  // some hundred microseconds
    static constexpr int enough = 66;  // of a hundred nodes: when so many want something, attention is paid

    static constexpr int several = 24;      // solutions: these are read together
    static constexpr std::size_t few = 16;  // nodes: these are left to lanes

    const Task& task_;
    Block block_;
    Bits active_{splat(0)};              // places with a node that is searched
    Bits roots_{splat(0)};               // those of them whose puzzle has no other node yet
    Open* puzzle_[nodes_in_block] = {};  // that each place is for
    Node out_[nodes_in_block];
    Codes codes_;
    unsigned attentions_ = 0;
    std::size_t next_ = 0;
    Open open_[2 * nodes_in_block] = {};  // enough: grids are taken when less than a block is open
    int open_count_ = 0;                  // of them, those that have not ended
    std::vector<Open*> waiting_;          // those without a place
    std::size_t asked_ = 0;               // the last one that was asked for a second node
    bool some_stopped_ = false;           // at this attention, before their trees were searched
    Pool pool_;
};

// Fewer puzzles do not fill a block.
constexpr std::size_t many = nodes_in_block;

void run(const Task& task) {
    const auto slices_at_work = std::make_unique<Slices>(task);
    slices_at_work->search();
}
