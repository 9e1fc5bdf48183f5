// Who works where: grids and waiting nodes to blocks, blocks to solutions and waiting nodes.

class Slices {
 public:
    explicit Slices(const Task& task) : task_(task) {}

    void search() {
        while (const int count = fill_block()) {
            const Vec active = first_nodes(count);
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
        Place newest;  // of its nodes that wait
    };

    // The newest node of each open puzzle, so that most searches go depth first; puzzles not begun when too few are open,
    // and more nodes of each when there are no more.
    int fill_block() {
        std::erase_if(open_, [](const Open& open) { return open.newest == nowhere; });
        if (is_nearly_done()) give_to_lanes();
        const int count = open_.size() < nodes_in_block && next_ < task_.size ? take_grids() : take_nodes();
        if (count != 0) find_singles(block_);
        return count;
    }

    int take_grids() {
        const int count = static_cast<int>(std::min<std::size_t>(nodes_in_block, task_.size - next_));
        load_grids(task_.grids + next_, count, block_);
        if (task_.marks) apply_marks(task_.marks + next_, count, block_);
        for (int i = 0; i < count; ++i) {
            puzzle_[i] = static_cast<std::uint32_t>(open_.size());
            open_.push_back({next_, nowhere});
            task_.tallies[next_++] = {0, 1, Stop::finished};
        }
        return count;
    }

    int take_nodes() {
        const Node* nodes[nodes_in_block];
        int count = 0, before;
        do {
            before = count;
            for (std::uint32_t number = 0; number < open_.size() && count < nodes_in_block; ++number) {
                const Place place = open_[number].newest;
                if (place == nowhere) continue;
                open_[number].newest = pool_[place].older;
                free_.push_back(place);
                puzzle_[count] = number;
                nodes[count++] = &pool_[place];
            }
        } while (count != before && count < nodes_in_block);
        if (count == 0) return 0;
        std::fill(nodes + count, nodes + nodes_in_block, nodes[0]);
        load_nodes(nodes, block_);
        return count;
    }

    // So few nodes are left that lanes are quicker.  They know nothing of what was spent on a puzzle before.
    bool is_nearly_done() const {
        const std::size_t waiting = pool_.size() - free_.size();
        return next_ == task_.size && waiting != 0 && waiting <= few && task_.nodes == 0 &&
               task_.solutions != 0;
    }

    // Each node as a puzzle of marks alone.
    void give_to_lanes() {
        Grid grids[few];
        Candidates marks[few];
        Tally tallies[few];
        std::uint32_t puzzle[few];
        std::size_t count = 0;
        for (std::uint32_t number = 0; number < open_.size(); ++number)
            for (Place& place = open_[number].newest; place != nowhere; place = pool_[place].older) {
                puzzle[count] = number;
                marks[count++] = read_marks(pool_[place]);
                free_.push_back(place);
            }
        const auto report = [&](std::size_t node, const Grid& solution) {
            add_solution(open_[puzzle[node]].index, solution.values.data());
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
            Tally& tally = task_.tallies[open_[puzzle[node]].index];
            if (tallies[node].nodes > 1)
                tally.nodes += tallies[node].nodes - 1;  // itself it was counted before
            if (tally.stop == Stop::finished && tallies[node].stop != Stop::solutions)
                tally.stop = tallies[node].stop;
        }
    }

    Tally& tally_of(int p) { return task_.tallies[open_[puzzle_[p]].index]; }

    void attend(Vec active, const Pulse& pulse, Vec wanting) {
        Choices choices;
        const Vec alive = active & pulse.alive & choose_branches(block_, choices);
        store_codes(choices.code, codes_);
        store_nodes(block_, out_);
        report_all(Bits(without(alive, pulse.open)));
        Bits(without(alive, wanting)).for_each([&](int p) {
            if (tally_of(p).stop == Stop::finished) put_aside(p);
        });
        Bits(alive & wanting & pulse.open).for_each([&](int p) { branch(p); });
    }

    Place make_place() {
        if (free_.empty()) {
            free_.push_back(static_cast<Place>(pool_.size()));
            pool_.emplace_back();
        }
        const Place place = free_.back();
        free_.pop_back();
        return place;
    }
    void link(int p, Place place) {
        Place& newest = open_[puzzle_[p]].newest;
        pool_[place].older = newest;
        newest = place;
    }

    void put_aside(int p) {
        const Place place = make_place();
        copy_node(out_[p], pool_[place]);
        link(p, place);
    }

    void branch(int p) {
        Tally& tally = tally_of(p);
        if (tally.stop != Stop::finished) return;
        if (digit_in(codes_.of(p)) == nothing_open) return put_aside(p);
        if (task_.nodes != 0 && tally.nodes + 2 > task_.nodes) {
            tally.nodes = task_.nodes;  // one node may be left, and is spent with the others
            tally.stop = Stop::budget;
            return drop_nodes(p);
        }
        tally.nodes += 2;
        const Place other = make_place(), one = make_place();
        split(codes_.of(p), out_[p], pool_[one], pool_[other]);
        link(p, other), link(p, one);
    }

    // Of a puzzle that ends before its tree is searched.
    void drop_nodes(int p) {
        Place& newest = open_[puzzle_[p]].newest;
        for (; newest != nowhere; newest = pool_[newest].older) free_.push_back(newest);
    }

    bool shows_solutions() const { return task_.first || task_.on_solution; }

    void report_all(const Bits& solved) {
        const bool together = shows_solutions() && solved.count() >= several;
        Values values;
        if (together) store_values(block_, values);
        solved.for_each([&](int p) {
            if (tally_of(p).stop != Stop::finished) return;
            if (shows_solutions() && !together) read_values(out_[p], values.at[p]);
            add_solution(open_[puzzle_[p]].index, values.at[p]);
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
            if (open.newest != nowhere) task_.tallies[open.index].stop = why;
        for (; next_ < task_.size; ++next_) task_.tallies[next_] = {0, 0, why};
    }

    static constexpr unsigned attentions_per_look = 8;  // some hundred microseconds
    static constexpr int enough = 66;  // of a hundred nodes: when so many want something, attention is paid

    static constexpr int several = 24;      // solutions: these are read together
    static constexpr std::size_t few = 16;  // nodes: these are left to lanes

    const Task& task_;
    Block block_;
    std::uint32_t puzzle_[nodes_in_block];  // the open puzzle that each node of the block is of
    Node out_[nodes_in_block];
    Codes codes_;
    unsigned attentions_ = 0;
    std::size_t next_ = 0;
    std::vector<Open> open_;
    std::vector<Node> pool_;
    std::vector<Place> free_;
};

// Fewer puzzles do not fill a block.
constexpr std::size_t many = nodes_in_block;

void run(const Task& task) {
    const auto slices_at_work = std::make_unique<Slices>(task);
    slices_at_work->search();
}
