// The branch: one digit of one chute, and one of its triads, or of its columns in a box.
//
// Takes the chute with the fewest open digits (two ways or more left), and in it the first digit with exactly two ways,
// or else the first open one. One child has the digit in that place, the other anywhere else.

constexpr int chute_count = 2 * box_side;  // bands, then stacks

// A set of bits in each row of one lane.
struct Loss {
    std::uint32_t lane[3];  // of each row: the lane as a set, or empty
    unsigned first;         // the bits the first child loses there
    unsigned second;        // the bits the second child loses there
};

inline void take_away(OpenRows& p, const Loss& loss, unsigned bits) {
    for (int r = 0; r < 3; ++r) p.row[r] = without(p.row[r], keep_lanes(loss.lane[r], splat_rows(bits)));
}

// Splits on the triad in the first row of the band; if that is settled, on the triad in the second.
inline Loss split_band(const Ways& ways, int band, int digit) {
    const unsigned first_row = bits_in_lane(ways.even | ways.odd, band, digit);
    unsigned triad = (first_row & (~first_row + 1)) * 0b111;
    const bool settled = first_row == triad;
    if (settled) triad = (triad << 3 | triad >> 6) & full_row;
    const std::uint32_t set = std::uint32_t{1} << (side * band + digit);
    return {{settled ? 0 : set, settled ? set : 0, 0}, full_row & ~triad, triad};
}

// Splits on the column of the stack in the first band; if that is settled, on the column in the second.
inline Loss split_stack(const Ways& ways, int stack, int digit) {
    const unsigned box = 0b111u << box_side * stack;
    const unsigned first_band = bits_in_lane(ways.even | ways.odd, 0, digit) & box;
    unsigned column = first_band & (~first_band + 1);
    const bool settled = first_band == column;
    if (settled) column = (column << 1 | column >> 2) & box;
    const std::uint32_t set = std::uint32_t{1} << (settled ? side + digit : digit);
    return {{set, set, set}, box & ~column, column};
}

// The digits with a given number of ways, as sets of nine for each of three chutes.
struct Counted {
    std::uint32_t open, two;
    explicit Counted(Rows number)
        : open(every_lane_of_rows & ~(lanes_like(number, 0) | lanes_like(number, 1))),
          two(lanes_like(number, 2)) {}
};

inline Loss choose(const Ways& in_bands, const Ways& in_stacks) {
    const Rows triad = splat_rows(triad_bits);
    const Counted bands(size_of((in_bands.even & triad) | shift_up<1>(in_bands.odd & triad)));
    const Rows stack = stack_of_band();  // every lane has the ways of all stacks: one stack for each band
    const Counted stacks(size_of(in_stacks.even & stack) + size_of(in_stacks.odd & stack));
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
