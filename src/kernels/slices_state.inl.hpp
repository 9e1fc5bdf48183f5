// The contents of a block, and the form of a waiting node.

constexpr int nodes_in_block = 128;
static_assert(sizeof(Vec) == nodes_in_block / 8);
static_assert(Kernel::enough_for_slices == nodes_in_block);
constexpr int candidate_count = side * cell_count;
constexpr int strip = 128;                                     // candidates transposed at a time
constexpr int strips = (candidate_count + strip - 1) / strip;  // the last one is partly filled

// A candidate is a digit in a cell.
constexpr int candidate(int digit, int cell) { return digit * cell_count + cell; }

// Bit p of each vector belongs to node p.
struct Block {
    Vec has[strips * strip];  // by candidate: the cell may hold the digit
    Vec more[cell_count];     // the cell has two candidates or more
};

// A single node: bit c of `bits` says whether it has candidate c.
struct alignas(16) Node {
    std::uint8_t bits[strips * strip / 8];
    Node* older;  // the next older waiting node of the same puzzle; in a pool the next free one
};

// Copies tile by tile: WebAssembly's own copy is a function call.
inline void copy_node(const Node& from, Node& to) {
    const auto* const source = reinterpret_cast<const std::uint8_t*>(&from);
    auto* const target = reinterpret_cast<std::uint8_t*>(&to);
    for (std::size_t i = 0; i < sizeof(Node); i += 16) Tile::load(source + i).store(target + i);
}

// The storage of waiting nodes. They never move: copying all of them, as a growing vector does, took 4 % of a small
// batch.
class Pool {
 public:
    Node& take() {
        if (unused_ == nullptr) grow();
        ++used_;
        return *std::exchange(unused_, unused_->older);
    }
    // The node's bits are unchanged until the next take().
    void give_back(Node& node) {
        --used_;
        node.older = std::exchange(unused_, &node);
    }
    std::size_t used() const { return used_; }

 private:
    void grow() {
        constexpr std::size_t more = 64;
        chunks_.push_back(std::make_unique_for_overwrite<Node[]>(more));
        for (Node& node : std::span(chunks_.back().get(), more)) node.older = std::exchange(unused_, &node);
    }

    std::vector<std::unique_ptr<Node[]>> chunks_;
    Node* unused_ = nullptr;
    std::size_t used_ = 0;
};

// One bit for each node of a block.
class NodeBits {
 public:
    explicit NodeBits(Vec a) { std::memcpy(word_, &a, sizeof(word_)); }
    Vec vector() const {
        Vec a;
        std::memcpy(&a, word_, sizeof(a));
        return a;
    }
    void add(int node) { word_[node / 64] |= std::uint64_t{1} << node % 64; }
    void remove(int node) { word_[node / 64] &= ~(std::uint64_t{1} << node % 64); }
    bool empty() const { return count() == 0; }
    int count() const {
        int sum = 0;
        for (const std::uint64_t word : word_) sum += std::popcount(word);
        return sum;
    }
    template <class F>
    void for_each(F use) const {
        for (int i = 0; i < words; ++i)
            for (std::uint64_t rest = word_[i]; rest != 0; rest &= rest - 1)
                use(64 * i + std::countr_zero(rest));
    }

 private:
    static constexpr int words = nodes_in_block / 64;
    std::uint64_t word_[words];
};

// The first `count` nodes.
inline Vec first_nodes(int count) {
    NodeBits all(splat(0));
    for (int p = 0; p < count; ++p) all.add(p);
    return all.vector();
}

// Keeps the compiler from deriving this address from others. Then WebAssembly's loads have constant offsets, and V8 needs
// no instruction for each of them (a third of a round).
template <class T>
inline T* base(T* address) {
    asm("" : "+r"(address));
    return address;
}
