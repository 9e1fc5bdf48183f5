// The books of a task: for each puzzle the nodes spent, the solutions found, and why its search stopped.  Every
// algorithm keeps them here.
//
// No include guards: each kernel compiles its own copy.

class Ledger {
 public:
    // Asks the task at every `turns_per_look`-th look() whether it is to go on.
    Ledger(const Task& task, unsigned turns_per_look) : task_(task), turns_per_look_(turns_per_look) {
        NONET_EXPECT(task.size == 0 || (task.grids != nullptr && task.tallies != nullptr));
        NONET_EXPECT(task.second == nullptr || task.first != nullptr);
    }

    // The root is a node.
    void begin(std::size_t index) {
        NONET_EXPECT(std::ranges::max(task_.grids[index].values) <= side);
        task_.tallies[index] = {0, 1, Stop::finished};
    }
    const Tally& operator[](std::size_t index) const { return task_.tallies[index]; }
    // Its search goes on, or has come to its own end.
    bool goes_on(std::size_t index) const { return task_.tallies[index].stop == Stop::finished; }

    // Two children of a node; false when the budget has no room for them, and the search is stopped.
    bool add_children(std::size_t index) {
        Tally& tally = task_.tallies[index];
        if (task_.nodes == 0 || tally.nodes + 2 <= task_.nodes) return tally.nodes += 2, true;
        tally.nodes = task_.nodes;  // one node may be left, and is spent with the others
        return tally.stop = Stop::budget, false;
    }

    // The same for several nodes, where there is no budget of nodes.
    void add_children(std::size_t index, int nodes) {
        NONET_EXPECT(task_.nodes == 0);
        task_.tallies[index].nodes += 2 * static_cast<std::uint64_t>(nodes);
    }

    // One solution of a puzzle that goes on; values() are its 81 values, asked for if the caller wants to see them.
    // False when it was the last one wanted, and the search is stopped.
    template <class Values>
    bool add_solution(std::size_t index, Values values) {
        NONET_EXPECT(goes_on(index));
        Tally& tally = task_.tallies[index];
        ++tally.solutions;
        Grid* const kept = tally.solutions == 1 ? task_.first : tally.solutions == 2 ? task_.second : nullptr;
        if (kept != nullptr || task_.on_solution) show(index, kept, values());
        if (tally.solutions == task_.solutions) tally.stop = Stop::solutions;
        return tally.stop == Stop::finished;
    }
    // Several that the caller does not want to see.
    bool add_solutions(std::size_t index, int count) {
        NONET_EXPECT(!shows_solutions());
        Tally& tally = task_.tallies[index];
        tally.solutions += static_cast<std::uint64_t>(count);
        if (task_.solutions == 0 || tally.solutions < task_.solutions) return true;
        tally.solutions = task_.solutions;
        return tally.stop = Stop::solutions, false;
    }
    // One of its nodes, counted before, was searched as a puzzle by itself; the solutions were added one by one.
    void add_part(std::size_t index, const Tally& part) {
        Tally& tally = task_.tallies[index];
        if (part.nodes > 1) tally.nodes += part.nodes - 1;
        if (tally.stop == Stop::finished && part.stop != Stop::solutions) tally.stop = part.stop;
    }

    // Whether the caller wants to see solutions.
    bool shows_solutions() const { return task_.first != nullptr || task_.on_solution; }

    // Anything but Stop::finished ends the whole task.
    Stop look() {
        return ++turns_ % turns_per_look_ != 0 || !task_.interrupted ? Stop::finished : task_.interrupted();
    }
    // The whole task ends: for a puzzle that was begun ...
    void interrupt(std::size_t index, Stop why) {
        if (goes_on(index)) task_.tallies[index].stop = why;
    }
    // ... and for all from `index` on, which were not.
    void leave_from(std::size_t index, Stop why) {
        for (; index < task_.size; ++index) task_.tallies[index] = {0, 0, why};
    }

 private:
    void show(std::size_t index, Grid* kept, const std::uint8_t* values) {
        if (kept != nullptr) std::memcpy(kept + index, values, sizeof(Grid));
        if (!task_.on_solution) return;
        Grid grid;
        std::memcpy(grid.values.data(), values, sizeof(Grid));
        task_.on_solution(index, grid);
    }

    const Task& task_;
    unsigned turns_ = 0;
    unsigned turns_per_look_;
};
