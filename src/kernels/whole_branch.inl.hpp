// The branch: one digit of one chute, and one of its triads, or of its columns in a box.
//
// Takes the chute with the fewest open digits (two ways or more left), and in it the first digit with exactly two ways,
// or else the first open one. One child has the digit in that place, the other anywhere else.

constexpr int chute_count = 2 * box_side;  // bands, then stacks

// What the children lose in one lane.
struct Loss {
    std::uint32_t lane;  // as a set
    unsigned first[3];   // the bits that the first child loses in each row
    unsigned second[3];  // the bits that the second child loses
};

inline void take_away(OpenRows& p, Rows lane, const unsigned (&bits)[3]) {
    for (int r = 0; r < 3; ++r) p.row[r] = without(p.row[r], lane & splat_rows(bits[r]));
}

// Splits on the triad in the first row of the band; if that is settled, on the triad in the second.
inline Loss split_band(const Ways& ways, int band, int digit) {
    const unsigned first_row = bits_in_lane(ways.even | ways.odd, band, digit);
    unsigned triad = (first_row & (~first_row + 1)) * 0b111;
    const bool settled = first_row == triad;
    if (settled) triad = (triad << 3 | triad >> 6) & full_row;
    const unsigned others = full_row & ~triad;
    return {std::uint32_t{1} << (side * band + digit),
            {settled ? 0 : others, settled ? others : 0, 0},
            {settled ? 0 : triad, settled ? triad : 0, 0}};
}

// Splits on the column of the stack in the first band; if that is settled, on the column in the second.
inline Loss split_stack(const Ways& ways, int stack, int digit) {
    const unsigned box = 0b111u << box_side * stack;
    const unsigned first_band = bits_in_lane(ways.even | ways.odd, 0, digit) & box;
    unsigned column = first_band & (~first_band + 1);
    const bool settled = first_band == column;
    if (settled) column = (column << 1 | column >> 2) & box;
    const unsigned others = box & ~column;
    return {std::uint32_t{1} << (settled ? side + digit : digit),
            {others, others, others},
            {column, column, column}};
}

// The digits with two ways or more, and with exactly two, as sets of nine for each of three chutes. Each way is one bit.
struct Counted {
    std::uint32_t open, two;
    explicit Counted(Rows ways) {
        const Rows more = but_one(ways);
        open = every_lane_of_rows & ~lanes_like(more, 0);
        two = open & lanes_like(but_one(more), 0);
    }
};

inline Loss choose(const Ways& in_bands, const Ways& in_stacks) {
    const Rows triad = splat_rows(triad_bits);
    const Counted bands((in_bands.even & triad) | shift_up<1>(in_bands.odd & triad));
    const Rows stack = stack_of_band();  // every lane has the ways of all stacks: one stack for each band
    const Counted stacks((in_stacks.even & stack) | shift_up<3>(in_stacks.odd & stack));
    const std::uint64_t open = bands.open | std::uint64_t{stacks.open} << row_lanes;
    const std::uint64_t two = bands.two | std::uint64_t{stacks.two} << row_lanes;
    int chute = 0, fewest = side + 1;
    for (int h = 0; h < chute_count; ++h) {
        const int size = std::popcount(open >> side * h & full_row);
        const bool better = size != 0 && size < fewest;  // no branch: it would be unpredictable
        fewest = better ? size : fewest;
        chute = better ? h : chute;
    }
    const auto pairs = two >> side * chute & full_row;
    const int digit = std::countr_zero(pairs != 0 ? pairs : open >> side * chute & full_row);
    return chute < box_side ? split_band(in_bands, chute, digit)
                            : split_stack(in_stacks, chute - box_side, digit);
}
