// The open puzzles, begun and not ended: the places of the block that each one has, and its waiting nodes.

struct OpenPuzzle {
    std::size_t index;  // in the task
    Node* newest;       // of its waiting nodes
    int places;         // its number of places in the block
    bool has_ended() const { return newest == nullptr && places == 0; }
};

class OpenPuzzles {
 public:
    // Returns the puzzle at place p; nullptr if the place is free.
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

    // Returns a puzzle with waiting nodes: among those without a place the one that lost its place last, otherwise any in
    // turn.
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

    // Returns a node to be written, which then waits.
    Node& new_node() { return pool_.take(); }
    void wait(Node& node, OpenPuzzle& puzzle) { node.older = std::exchange(puzzle.newest, &node); }
    // The bits of the returned node are unchanged until the next new_node().
    Node& take_newest(OpenPuzzle& puzzle) {
        Node& node = *puzzle.newest;
        puzzle.newest = node.older;
        pool_.give_back(node);
        return node;
    }
    void drop_nodes(OpenPuzzle& puzzle) {
        while (puzzle.newest != nullptr) take_newest(puzzle);
    }

    // Ends every puzzle; calls use(index, node) for each waiting node, before the places are lost.
    template <class Use>
    void end_all(Use use) {
        for (OpenPuzzle& puzzle : puzzles_)
            while (puzzle.newest != nullptr) use(puzzle.index, take_newest(puzzle));
        without_place_.clear();
        open_ = 0;
    }

 private:
    OpenPuzzle* at_[nodes_in_block] = {};
    OpenPuzzle puzzles_[2 * nodes_in_block] =
        {};  // enough: new ones begin only while less than a block is open
    int open_ = 0;
    std::vector<OpenPuzzle*> without_place_;
    std::size_t asked_ = 0;  // the last puzzle asked for a second node
    Pool pool_;
};
