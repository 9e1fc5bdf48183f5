// What the lanes hold, and where nodes wait.

constexpr std::uint32_t every_lane = lanes == 32 ? 0xffffffffu : (1u << (lanes % 32)) - 1;

// The nodes of all lanes.  slot says which open puzzle each lane works on.
struct Block {
    Vec cell[cell_count];
    Vec slot;
};

// A block put aside; `waiting` are the lanes whose node still has to be searched.
struct Snapshot {
    Block block;
    std::uint32_t waiting;
};

// A stack of snapshots.  Puzzles are only taken up when it is empty, so it holds nodes of at most `lanes` puzzles.
class Pool {
 public:
    bool empty() const { return depth_ == 0; }
    int depth() const { return depth_; }
    Snapshot& top() { return (*this)[depth_ - 1]; }
    Snapshot& operator[](int level) {
        return level < nearby_levels ? nearby_[level] : *far_[static_cast<std::size_t>(level - nearby_levels)];
    }
    Snapshot& push() {
        if (depth_ - nearby_levels == static_cast<int>(far_.size()))
            far_.push_back(std::make_unique_for_overwrite<Snapshot>());
        return (*this)[depth_++];
    }
    void pop() { --depth_; }
    void clear() { depth_ = 0; }

 private:
    static constexpr int nearby_levels = 8;  // about what hard puzzles need; these cost no allocation
    Snapshot nearby_[nearby_levels];
    std::vector<std::unique_ptr<Snapshot>> far_;
    int depth_ = 0;
};
