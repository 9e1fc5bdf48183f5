// What the lanes hold, and where nodes wait.

constexpr std::uint32_t every_lane = lanes == 32 ? 0xffffffffu : (1u << (lanes % 32)) - 1;

// The nodes of all lanes.  slot says which open puzzle each lane works on.
struct Block {
    Vec cell[cell_count];
    Vec slot;
};

// The n highest of some lanes; all of them when there are fewer.
inline std::uint32_t highest_bits(std::uint32_t bits, int count) {
    return bits & ~lowest_bits(bits, std::max(0, std::popcount(bits) - count));
}

// Where a node waits: shelf * lanes + lane.
using Place = std::uint32_t;
constexpr Place nowhere = 0xffffffff;

// A block of nodes put aside, in the lanes `waiting`.
struct Shelf {
    Block block;
    std::uint32_t waiting;
    Place older[lanes];  // of the same puzzle
};

// Nodes put aside, on shelves.
class Pool {
 public:
    bool empty() const { return height_ == 0; }
    int height() const { return height_; }
    Shelf& operator[](int level) {
        return level < near_shelves ? near_[level] : *far_[static_cast<std::size_t>(level - near_shelves)];
    }
    void drop_empty() {
        while (height_ > 0 && (*this)[height_ - 1].waiting == 0) --height_;
    }
    void clear() { height_ = 0; }

    // Adds an empty shelf; returns its level.
    int grow() {
        if (height_ - near_shelves == static_cast<int>(far_.size()))
            far_.push_back(std::make_unique_for_overwrite<Shelf>());
        (*this)[height_].waiting = 0;
        return height_++;
    }

 private:
    static constexpr int near_shelves = 4;  // what most puzzles need; these cost no allocation
    Shelf near_[near_shelves];
    std::vector<std::unique_ptr<Shelf>> far_;
    int height_ = 0;
};
