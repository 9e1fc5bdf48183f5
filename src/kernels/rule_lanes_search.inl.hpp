// The search: takes positions, propagates them, and branches.

// What a digit with two places in a house counts, as a share of the weights of both cells.
constexpr float share_of_two_places = 0.25F;

class Search {
 public:
    explicit Search(RuleTask& task) : task_(task), round_(task.board) {
        for (Positions& positions : positions_)
            for (auto& sets : positions.sets) sets.fill(1);
    }

    // Returns false if the task has ended the search.
    bool run() {
        for (;;) {
            take_waiting();
            if (active_ == 0) return true;
            failed_ = changed_ = 0;
            for (int i = 0; i < vectors; ++i)
                if (active_of(i) != 0) propagate(i);
            for_each_bit(failed_, [&](int lane) { drop(lane); });
            active_ &= ~failed_;
            for (std::uint32_t left = active_ & ~changed_; left != 0; left &= left - 1)
                if (!branch(std::countr_zero(left))) return false;
        }
    }

 private:
    std::size_t cell_count() const { return static_cast<std::size_t>(task_.board.cell_count); }
    std::uint16_t& set_of(std::size_t cell, int lane) {
        return positions_[static_cast<std::size_t>(lane / lane_count)]
            .sets[cell][static_cast<std::size_t>(lane % lane_count)];
    }
    std::uint32_t active_of(int vector) const { return active_ >> (lane_count * vector) & every_lane; }

    void take_waiting() {
        for (std::uint32_t left = ~active_; left != 0 && !task_.waiting.empty(); left &= left - 1) {
            const int lane = std::countr_zero(left);
            const std::size_t first = task_.waiting.size() - cell_count();
            for (std::size_t cell = 0; cell < cell_count(); ++cell)
                set_of(cell, lane) = task_.waiting[first + cell];
            task_.waiting.resize(first);
            active_ |= std::uint32_t{1} << lane;
        }
    }

    void propagate(int vector) {
        Positions& positions = positions_[static_cast<std::size_t>(vector)];
        for (std::size_t cell = 0; cell < cell_count(); ++cell) before_.put(cell, positions.at(cell));
        const Vec failed = round_.run(positions);
        store(numbers_.data() + lane_count * vector, failed);
        Vec changes = splat(0), empty = splat(0);
        for (std::size_t cell = 0; cell < cell_count(); ++cell) {
            const Vec set = positions.at(cell);
            changes = changes | (set ^ before_.at(cell));
            empty = empty | one_if_empty(set);
        }
        const auto add = [&](std::uint32_t& to, Vec some) {
            to |= (active_of(vector) & ~bits_of(is_empty(some))) << (lane_count * vector);
        };
        add(failed_, empty | (failed ^ splat(none_failed)));
        add(changed_, changes);
    }

    // A contradiction.
    void drop(int lane) {
        ++task_.backtracks;
        task_.weights.next();
        if (const unsigned number = numbers_[static_cast<std::size_t>(lane)]; number != none_failed)
            task_.weights.blame_all(task_.board.cells_of[std::size_t{number}], blame_of_a_rule);
    }

    // Returns false if the search has ended.
    bool branch(int lane) {
        const std::size_t first = task_.waiting.size();
        task_.waiting.resize(first + cell_count());
        const std::span<std::uint16_t> sets(task_.waiting.data() + first, cell_count());
        for (std::size_t cell = 0; cell < cell_count(); ++cell) sets[cell] = set_of(cell, lane);
        const Choice choice = choose(sets);
        if (choice.digit == 0) {
            active_ &= ~(std::uint32_t{1} << lane);
            const bool is_enough = task_.on_solution(sets);
            task_.waiting.resize(first);
            return !is_enough;
        }
        if (task_.spend()) return false;
        sets[choice.cell] = static_cast<std::uint16_t>(sets[choice.cell] & ~choice.digit);
        set_of(choice.cell, lane) = static_cast<std::uint16_t>(choice.digit);
        return true;
    }

    struct Choice {
        Cell cell = 0;
        unsigned digit = 0;  // none if the position is solved
    };
    // The cell with the fewest digits for its weight, or a digit with two places in a house.
    Choice choose(std::span<const std::uint16_t> sets) const {
        Choice best;
        float most = -1;
        for (std::size_t cell = 0; cell < sets.size(); ++cell) {
            const unsigned set = sets[cell];
            if ((set & (set - 1)) == 0) continue;
            const float share = task_.weights.share(static_cast<Cell>(cell), std::popcount(set));
            if (share > most) most = share, best = {static_cast<Cell>(cell), set & (0 - set)};
        }
        if (std::popcount(static_cast<unsigned>(sets[best.cell])) <= 2) return best;
        for (const auto& house : task_.board.houses) {
            const auto cells = task_.board.lists[std::size_t{house.cells}];
            unsigned once = 0, twice = 0, more = 0;
            for (Cell cell : cells) {
                more |= twice & sets[cell];
                twice |= once & sets[cell];
                once |= sets[cell];
            }
            for (unsigned left = twice & ~more; left != 0; left &= left - 1) {
                const unsigned digit = left & (0 - left);
                float both = 0, heavier = -1;
                Cell place = 0;
                for (Cell cell : cells) {
                    if ((sets[cell] & digit) == 0) continue;
                    const float weight = task_.weights[cell];
                    both += weight;
                    if (weight > heavier) heavier = weight, place = cell;
                }
                if (share_of_two_places * both > most)
                    most = share_of_two_places * both, best = {place, digit};
            }
        }
        return best;
    }

    RuleTask& task_;
    Round round_;
    std::array<Positions, vectors> positions_;
    Positions before_;
    std::array<std::uint16_t, lanes> numbers_{};  // of the constraints that failed first
    std::uint32_t active_ = 0, failed_ = 0, changed_ = 0;
};

bool search(RuleTask& task) { return std::make_unique<Search>(task)->run(); }
