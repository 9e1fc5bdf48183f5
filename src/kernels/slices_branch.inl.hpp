// The branch of lanes_branch.inl.hpp, chosen for all nodes at once. It takes the chute with the fewest open digits (two
// or more ways left), and in it a digit with exactly two ways, preferably one that has two ways in many chutes. One child
// removes the digit from a triad, the other from the rest of the triad's line. Among chutes with equally few open digits
// it prefers the one with the most digits of two ways; at the root, the one with the most digits of all six.

// The choice for a node: 16 bits, of which vector b of Choices holds bit b.
struct Choices {
    Vec code[16];
};
constexpr unsigned chute_bits = 3, digit_bits = 4;  // ... then line 0 or 1, and box 0 or 1
constexpr unsigned nothing_open = 15;               // instead of a digit

// By chute and digit, [9 * chute + digit].
struct Openings {
    Vec open[54];   // the digit has two ways or more
    Vec two[54];    // exactly two
    Vec six[54];    // all
    Vec line0[54];  // line 0 can hold it in two boxes or more; otherwise line 1 can
    Vec box0[54];   // and that line can hold it in box 0; otherwise in box 1
};

// Returns the nodes in which every digit has a way through every chute.
[[gnu::noinline]] Vec find_openings(const Block& block, Openings& openings) {
    Vec alive = splat(0xffff);
    for (int chute = 0; chute < 6; ++chute) {
        // The triads of a stack are arranged like those of a band in the transposed grid.
        const bool is_band = chute < 3;
        const Vec* const first = block.has + (is_band ? 27 * chute : 3 * (chute - 3));
        for (int digit = 0; digit < side; ++digit) {
            const Vec* const has = base(first + candidate(digit, 0));
            Vec t[9];
            for (int i = 0; i < 9; ++i) {
                const int line = i / 3, box = i % 3;
                t[i] = is_band
                           ? any3(has[9 * line + 3 * box], has[9 * line + 3 * box + 1],
                                  has[9 * line + 3 * box + 2])
                           : any3(has[line + 27 * box], has[line + 27 * box + 9], has[line + 27 * box + 18]);
            }
            Vec way[6];
            find_ways(t, way);
            const WaysLeft<Vec> left = count_ways(way);
            alive = alive & left.some;
            const Vec in0 = way[0] | way[1], line0 = most3(in0, way[2] | way[3], way[4] | way[5]);
            Vec* const into = base(openings.open + 9 * chute + digit);
            into[0] = left.open;
            into[54] = left.two;
            into[108] = all3(way[0], way[1], way[2]) & all3(way[3], way[4], way[5]);
            into[162] = line0;
            into[216] = (line0 & in0) | without(way[2] | way[4], line0);
        }
    }
    return alive;
}

// Counts nine vectors in binary.
inline void count_nine(const Vec* a, Vec (&sum)[4]) {
    Vec low[3], high[3];
    for (int i = 0; i < 3; ++i) {
        low[i] = odd3(a[3 * i], a[3 * i + 1], a[3 * i + 2]);
        high[i] = most3(a[3 * i], a[3 * i + 1], a[3 * i + 2]);
    }
    const Vec more = most3(low[0], low[1], low[2]);
    const Vec twos = odd3(high[0], high[1], high[2]), fours = most3(high[0], high[1], high[2]);
    sum[0] = odd3(low[0], low[1], low[2]);
    sum[1] = twos ^ more;
    sum[2] = fours ^ (twos & more);
    sum[3] = fours & twos & more;
}

// chosen[c]: the nodes that choose chute c, the first with the lowest score: open digits, then those not of the preferred
// kind.
inline void choose_chute(const Openings& openings, Vec roots, Vec (&chosen)[6]) {
    constexpr int bits = 8;
    Vec lowest[bits];
    for (Vec& bit : lowest) bit = splat(0xffff);
    for (int chute = 0; chute < 6; ++chute) {
        Vec open[4], two[4], six[4], score[bits];
        count_nine(openings.open + 9 * chute, open);
        count_nine(openings.two + 9 * chute, two);
        count_nine(openings.six + 9 * chute, six);
        for (int bit = 0; bit < 4; ++bit) {
            score[bit] = splat(0xffff) ^ ((roots & six[bit]) | without(two[bit], roots));
            score[4 + bit] = open[bit];
        }
        Vec less = splat(0);
        for (int bit = 0; bit < bits; ++bit)  // from the lowest: the highest bit that differs decides
            less = without(lowest[bit], score[bit]) | without(less, score[bit] ^ lowest[bit]);
        less = less & (open[0] | open[1] | open[2] | open[3]);
        for (int bit = 0; bit < bits; ++bit) lowest[bit] = (less & score[bit]) | without(lowest[bit], less);
        for (int before = 0; before < chute; ++before) chosen[before] = without(chosen[before], less);
        chosen[chute] = less;
    }
}

// Keeps only the digits with a score, if any has one.
inline void prefer(Vec (&digits)[9], const Vec (&score)[9]) {
    Vec any = splat(0);
    for (int digit = 0; digit < side; ++digit) any = any | (digits[digit] & score[digit]);
    for (int digit = 0; digit < side; ++digit)
        digits[digit] = without(digits[digit], without(any, score[digit]));
}

// digits[d]: the nodes that choose digit d.
inline void choose_digit(const Openings& openings, const Vec (&chosen)[6], Vec (&digits)[9]) {
    Vec two[9], ones[9], twos[9], fours[9];
    for (int digit = 0; digit < side; ++digit) {
        const Vec* const all = openings.two + digit;
        digits[digit] = two[digit] = splat(0);
        for (int chute = 0; chute < 6; ++chute) {
            digits[digit] = digits[digit] | (chosen[chute] & openings.open[9 * chute + digit]);
            two[digit] = two[digit] | (chosen[chute] & all[9 * chute]);
        }
        // Counts in binary the chutes in which it has two ways.
        const Vec low0 = odd3(all[0], all[9], all[18]), low1 = odd3(all[27], all[36], all[45]);
        const Vec high0 = most3(all[0], all[9], all[18]), high1 = most3(all[27], all[36], all[45]);
        const Vec carry = low0 & low1;
        ones[digit] = low0 ^ low1;
        twos[digit] = odd3(high0, high1, carry);
        fours[digit] = most3(high0, high1, carry);
    }
    prefer(digits, two), prefer(digits, fours), prefer(digits, twos), prefer(digits, ones);
    Vec before = digits[0];
    for (int digit = 1; digit < side; ++digit) {
        const Vec here = digits[digit];
        digits[digit] = without(here, before);
        before = before | here;
    }
}

// Bit b of the number i for which one[i] holds.
template <int count>
inline Vec bit_of_number(const Vec (&one)[count], int bit) {
    Vec sum = splat(0);
    for (int i = 0; i < count; ++i)
        if (i >> bit & 1) sum = sum | one[i];
    return sum;
}

// Returns the nodes in which every digit has a way through every chute.
[[gnu::noinline]] Vec choose_branches(const Block& block, Vec roots, Choices& choices) {
    Openings openings;
    const Vec alive = find_openings(block, openings);
    Vec chosen[6], digits[9];
    choose_chute(openings, roots, chosen);
    choose_digit(openings, chosen, digits);
    Vec line0 = splat(0), box0 = splat(0), some = splat(0);
    for (int chute = 0; chute < 6; ++chute)
        for (int digit = 0; digit < side; ++digit) {
            const Vec here = chosen[chute] & digits[digit];
            line0 = line0 | (here & openings.line0[9 * chute + digit]);
            box0 = box0 | (here & openings.box0[9 * chute + digit]);
            some = some | here;
        }
    const Vec none = splat(0xffff) ^ some;
    for (unsigned bit = 0; bit < chute_bits; ++bit)
        choices.code[bit] = bit_of_number(chosen, static_cast<int>(bit));
    for (unsigned bit = 0; bit < digit_bits; ++bit)
        choices.code[chute_bits + bit] = none | bit_of_number(digits, static_cast<int>(bit));
    choices.code[chute_bits + digit_bits] = splat(0xffff) ^ line0;
    choices.code[chute_bits + digit_bits + 1] = splat(0xffff) ^ box0;
    for (int bit = chute_bits + digit_bits + 2; bit < 16; ++bit) choices.code[bit] = splat(0);
    return alive;
}

// The cells to remove the digit from: of the 81 cells those of the triad, or those of the rest of its line.
struct Strike {
    std::uint64_t low;
    std::uint32_t high;
    constexpr void add(unsigned cell) {
        if (cell < 64)
            low |= std::uint64_t{1} << cell;
        else
            high |= 1u << (cell - 64);
    }
};
struct Strikes {
    Strike one, other;  // for each child
};

consteval std::array<Strikes, 32> make_strikes() {
    std::array<Strikes, 32> all{};
    for (unsigned chute = 0; chute < 6; ++chute)
        for (unsigned choice = 0; choice < 4; ++choice) {
            const unsigned line = choice & 1, box = choice >> 1;
            Strikes& strikes = all[chute | choice << chute_bits];
            for (unsigned place = 0; place < side; ++place) {
                const unsigned cell = chute < 3 ? side * (3 * chute + line) + place  //
                                                : side * place + 3 * (chute - 3) + line;
                (place / 3 == box ? strikes.one : strikes.other).add(cell);
            }
        }
    return all;
}
constexpr std::array<Strikes, 32> all_strikes = make_strikes();

inline unsigned digit_in(unsigned code) { return code >> chute_bits & 15; }

// Makes two children of a node, the first in its place.
inline void split(unsigned code, Node& node, Node& other) {
    const unsigned digit = digit_in(code);
    const Strikes& strikes = all_strikes[(code & 7) | (code >> digit_bits & 0x18)];
    const unsigned at = cell_count * digit / 8, shift = cell_count * digit % 8;
    // Read everything before writing: loading data that was just stored in different pieces stalls.
    std::uint64_t low;
    std::uint32_t high;
    std::memcpy(&low, node.bits + at, sizeof(low));
    std::memcpy(&high, node.bits + at + sizeof(low), sizeof(high));
    const auto strike = [&](const Strike& cells, Node& child) {
        const std::uint64_t low_rest = low & ~(cells.low << shift);
        const std::uint32_t high_rest =
            high & ~(cells.high << shift | static_cast<std::uint32_t>(cells.low >> 1 >> (63 - shift)));
        std::memcpy(child.bits + at, &low_rest, sizeof(low_rest));
        std::memcpy(child.bits + at + sizeof(low_rest), &high_rest, sizeof(high_rest));
    };
    copy_node(node, other);
    strike(strikes.one, node);
    strike(strikes.other, other);
}
