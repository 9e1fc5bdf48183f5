// The contents of lanes.

// The nodes of all lanes.  slot says which open puzzle each lane works on.
struct Block {
    Vec cell[cell_count];
    Vec slot;
};

// The slots as numbers, lane by lane.
struct SlotOf {
    std::uint16_t of[lane_count];
    explicit SlotOf(const Block& block) { store(of, block.slot); }
    std::uint16_t operator[](int lane) const { return of[lane]; }
};
