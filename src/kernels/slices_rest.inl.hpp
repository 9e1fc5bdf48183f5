// Passes the last nodes of a task to lanes, each as a puzzle of marks: a block takes as long for one node as for 128.

class Rest {
 public:
    static constexpr std::size_t most = 16;

    void add(std::size_t index, const Node& node) {
        NONET_EXPECT(size_ < most);
        index_[size_] = index;
        marks_[size_++] = read_marks(node);
    }

    // Lanes do not know the nodes spent on a puzzle before: so the task must have no budget of nodes, and must want a
    // limited number of solutions.
    void search(const Task& task, Ledger& ledger) {
        NONET_EXPECT(task.nodes == 0 && task.solutions != 0);
        const auto report = [&](std::size_t node, const Grid& solution) {
            if (ledger.goes_on(index_[node]))
                ledger.add_solution(index_[node], [&] { return solution.values.data(); });
        };
        lanes::search({.size = size_,
                       .grids = grids_,
                       .marks = marks_,
                       .tallies = tallies_,
                       .on_solution = report,
                       .solutions = task.solutions,
                       .interrupted = task.interrupted});
        for (std::size_t node = 0; node < size_; ++node) ledger.add_part(index_[node], tallies_[node]);
    }

 private:
    std::size_t size_ = 0;
    std::size_t index_[most];  // the puzzle's index in the task
    Grid grids_[most];         // without givens
    Candidates marks_[most];
    Tally tallies_[most];
};
