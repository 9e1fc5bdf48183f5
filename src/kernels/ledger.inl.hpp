// The accounts of a task: for each puzzle the nodes spent, the solutions found, and why its search stopped. Every
// algorithm uses them.
//
// No include guards: each kernel compiles its own copy.

class Ledger {
 public:
    // Every `turns_per_look`-th look() asks the task whether to continue.
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
    // Whether the search continues, or has finished by itself.
    bool goes_on(std::size_t index) const { return task_.tallies[index].stop == Stop::finished; }

    // Counts two children of a node. Returns false and stops the search if the budget has no room for them.
    bool add_children(std::size_t index) {
        Tally& tally = task_.tallies[index];
        if (task_.nodes == 0 || tally.nodes + 2 <= task_.nodes) return tally.nodes += 2, true;
        tally.nodes = task_.nodes;  // if one node was left, it is spent too
        return tally.stop = Stop::budget, false;
    }

    // The same for several nodes, for tasks without a budget of nodes.
    void add_children(std::size_t index, int nodes) {
        NONET_EXPECT(task_.nodes == 0);
        task_.tallies[index].nodes += 2 * static_cast<std::uint64_t>(nodes);
    }

    // Counts one solution of a puzzle that continues. values() returns its 81 values, and is called only if the caller
    // wants them. Returns false and stops the search if this was the last one wanted.
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
    // Counts several solutions that the caller does not want to see.
    bool add_solutions(std::size_t index, int count) {
        NONET_EXPECT(!shows_solutions());
        Tally& tally = task_.tallies[index];
        tally.solutions += static_cast<std::uint64_t>(count);
        if (task_.solutions == 0 || tally.solutions < task_.solutions) return true;
        tally.solutions = task_.solutions;
        return tally.stop = Stop::solutions, false;
    }
    // Adds the result of a node that was counted before and searched as a separate puzzle; its solutions were added one
    // by one.
    void add_part(std::size_t index, const Tally& part) {
        Tally& tally = task_.tallies[index];
        if (part.nodes > 1) tally.nodes += part.nodes - 1;
        if (tally.stop == Stop::finished && part.stop != Stop::solutions) tally.stop = part.stop;
    }

    // Whether the caller wants to see solutions.
    bool shows_solutions() const { return task_.first != nullptr || task_.on_solution; }

    // Any result but Stop::finished ends the whole task.
    Stop look() {
        return ++turns_ % turns_per_look_ != 0 || !task_.interrupted ? Stop::finished : task_.interrupted();
    }
    // Ends the whole task: for a puzzle that was begun ...
    void interrupt(std::size_t index, Stop why) {
        if (goes_on(index)) task_.tallies[index].stop = why;
    }
    // ... for one that was not, ...
    void leave(std::size_t index, Stop why) { task_.tallies[index] = {0, 0, why}; }
    // ... and for all from `index` on.
    void leave_from(std::size_t index, Stop why) {
        for (; index < task_.size; ++index) leave(index, why);
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
