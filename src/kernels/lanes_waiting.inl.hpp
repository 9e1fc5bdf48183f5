// Waiting nodes: stored on shelves, one above the other, with a list of the nodes of each puzzle.

// A shelf * lane_count + a lane of it.
using ShelfPlace = std::uint32_t;
constexpr ShelfPlace nowhere = 0xffffffff;
inline int shelf_of(ShelfPlace place) { return static_cast<int>(place / lane_count); }
inline std::uint32_t lane_of(ShelfPlace place) { return 1u << place % lane_count; }

// A block of waiting nodes, in the lanes `waiting`.
struct Shelf {
    Block block;
    std::uint32_t waiting;
    ShelfPlace older[lane_count];  // of the same puzzle
};

class Shelves {
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
    static constexpr int near_shelves = 4;  // enough for most puzzles; these need no allocation
    Shelf near_[near_shelves];
    std::vector<std::unique_ptr<Shelf>> far_;
    int height_ = 0;
};

// The lists of each puzzle's waiting nodes.
class WaitingLists {
 public:
    // With a single puzzle all nodes belong to it, and no lists are kept.
    explicit WaitingLists(bool kept) : kept_(kept) {}
    bool kept() const { return kept_; }

    void begin(int slot) { newest_[slot] = nowhere; }
    ShelfPlace newest_of(int slot) const { return newest_[slot]; }

    void add(Shelf& shelf, int level, std::uint32_t these) {
        if (!kept_) return;
        const SlotOf slot(shelf.block);
        for_each_bit(these, [&](int lane) {
            ShelfPlace& newest = newest_[slot[lane]];
            shelf.older[lane] = newest;
            newest = static_cast<ShelfPlace>(level * lane_count + lane);
        });
    }
    // Removes nodes that are the newest of their puzzles.
    void remove(const Shelf& shelf, [[maybe_unused]] int level, std::uint32_t these) {
        if (!kept_) return;
        const SlotOf slot(shelf.block);
        while (these != 0) {  // newest first
            const int lane = 31 - std::countl_zero(these);
            these &= ~(1u << lane);
            NONET_EXPECT(newest_[slot[lane]] == static_cast<ShelfPlace>(level * lane_count + lane));
            newest_[slot[lane]] = shelf.older[lane];
        }
    }

 private:
    bool kept_;
    ShelfPlace newest_[lane_count];
};

class Waiting {
 public:
    explicit Waiting(bool several_puzzles) : lists_(several_puzzles) {}

    bool empty() const { return shelves_.empty(); }
    void begin(int slot) { lists_.begin(slot); }

    // Finds a shelf with room for `count` nodes or, if `in_order` of time, one above all others with room for some.
    int find_shelf(int count, bool in_order) {
        for (int level = shelves_.height() - 1; level >= 0; --level) {
            const int room = std::popcount(room_on(level, in_order));
            if (room >= count || (in_order && room > 0)) return level;
            if (in_order) break;
        }
        return shelves_.grow();
    }
    std::uint32_t room_on(int level, bool in_order) {
        const std::uint32_t waiting = shelves_[level].waiting;
        const int above = in_order ? 32 - std::countl_zero(waiting) : 0;
        return above == lane_count ? 0 : every_lane & ~waiting & ~((1u << above) - 1);
    }
    Block& block(int level) { return shelves_[level].block; }
    // Adds nodes that were written to lanes of a shelf.
    void add(int level, std::uint32_t these) {
        Shelf& shelf = shelves_[level];
        shelf.waiting |= these;
        lists_.add(shelf, level, these);
    }

    // Nodes of one shelf, in these lanes.
    struct Nodes {
        int level;
        std::uint32_t lanes;
    };
    Nodes top() { return {shelves_.height() - 1, shelves_[shelves_.height() - 1].waiting}; }
    // Returns the newest nodes of some puzzles, as far as they are on the same shelf as the first puzzle's. Removes from
    // `slots` the puzzles that have one there, and those without waiting nodes.
    Nodes newest_of(std::uint32_t& slots) const {
        Nodes newest{-1, 0};
        const std::uint32_t puzzles = slots;
        for_each_bit(puzzles, [&](int slot) {
            const ShelfPlace place = lists_.newest_of(slot);
            const int level = place == nowhere ? -1 : shelf_of(place);
            if (newest.level < 0) newest.level = level;
            if (level >= 0 && level != newest.level) return;
            slots &= ~(1u << slot);
            if (level >= 0) newest.lanes |= lane_of(place);
        });
        return newest;
    }
    // Removes nodes that were moved to lanes.
    void remove(int level, std::uint32_t these) {
        Shelf& shelf = shelves_[level];
        shelf.waiting &= ~these;
        lists_.remove(shelf, level, these);
    }

    // Removes empty shelves from the top; others are not examined.
    void drop_empty() { shelves_.drop_empty(); }

    // Drops all nodes of a puzzle.
    void drop(int slot) {
        if (!lists_.kept()) return shelves_.clear();
        for (ShelfPlace place = lists_.newest_of(slot); place != nowhere;) {
            Shelf& shelf = shelves_[shelf_of(place)];
            shelf.waiting &= ~lane_of(place);
            place = shelf.older[place % lane_count];
        }
        lists_.begin(slot);
    }
    void drop_all() { shelves_.clear(); }

 private:
    Shelves shelves_;
    WaitingLists lists_;
};
