// The puzzles that are open, begun and not ended: which places of the block are for each, and which nodes wait.

struct OpenPuzzle {
    std::size_t index;  // in the task
    Node* newest;       // of its nodes that wait
    int places;         // that it has in the block
    bool has_ended() const { return newest == nullptr && places == 0; }
};

class OpenPuzzles {
 public:
    // At place p; nullptr when the place is free.
    OpenPuzzle* at(int p) const { return at_[p]; }
    std::span<const OpenPuzzle> all() const { return puzzles_; }
    int open() const { return open_; }
    std::size_t waiting_nodes() const { return pool_.used(); }

    // Calls use(p, puzzle) for each of `count` puzzles not open before; it sets the index.
    template <class Use>
    void begin(int count, Use use) {
        NONET_EXPECT(open_ < nodes_in_block && count <= nodes_in_block);
        OpenPuzzle* puzzle = puzzles_;
        for (int p = 0; p < count; ++p) {
            while (!puzzle->has_ended()) ++puzzle;
            use(p, *puzzle);
            give_place(p, *puzzle);
        }
        open_ += count;
    }

    void give_place(int p, OpenPuzzle& puzzle) {
        at_[p] = &puzzle;
        ++puzzle.places;
    }
    void lose_place(int p) {
        OpenPuzzle* const puzzle = std::exchange(at_[p], nullptr);
        if (puzzle == nullptr || --puzzle->places != 0) return;
        if (puzzle->newest != nullptr)
            without_place_.push_back(puzzle);
        else
            --open_;
    }

    // A puzzle with nodes that wait: of those without a place the one that lost its place last, or else any in turn.
    OpenPuzzle* next() {
        if (!without_place_.empty()) {
            OpenPuzzle* const puzzle = without_place_.back();
            without_place_.pop_back();
            return puzzle;
        }
        if (pool_.used() == 0) return nullptr;
        do asked_ = (asked_ + 1) % std::size(puzzles_);
        while (puzzles_[asked_].newest == nullptr);
        return &puzzles_[asked_];
    }

    // A node to be written, and then to wait.
    Node& new_node() { return pool_.take(); }
    void wait(Node& node, OpenPuzzle& puzzle) { node.older = std::exchange(puzzle.newest, &node); }
    // Its bits stay as they are until the next new_node().
    Node& take_newest(OpenPuzzle& puzzle) {
        Node& node = *puzzle.newest;
        puzzle.newest = node.older;
        pool_.give_back(node);
        return node;
    }
    void drop_nodes(OpenPuzzle& puzzle) {
        while (puzzle.newest != nullptr) take_newest(puzzle);
    }

    // Every puzzle ends; use(index, node) is called for each node that waits, before the places are lost.
    template <class Use>
    void end_all(Use use) {
        for (OpenPuzzle& puzzle : puzzles_)
            while (puzzle.newest != nullptr) use(puzzle.index, take_newest(puzzle));
        without_place_.clear();
        open_ = 0;
    }

 private:
    OpenPuzzle* at_[nodes_in_block] = {};
    OpenPuzzle puzzles_[2 * nodes_in_block] = {};  // enough: puzzles are begun when less than a block is open
    int open_ = 0;
    std::vector<OpenPuzzle*> without_place_;
    std::size_t asked_ = 0;  // the last one that was asked for a second node
    Pool pool_;
};
