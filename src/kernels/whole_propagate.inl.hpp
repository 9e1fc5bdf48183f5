// Propagation: the consequences of a position without choosing.

struct OpenRows {
    Rows row[3];
};

// The columns of each band that may hold the digit.
inline Rows columns_of(const OpenRows& p) { return any3(p.row[0], p.row[1], p.row[2]); }

constexpr unsigned full_row = (1u << side) - 1;
constexpr unsigned triad_bits = 0b001'001'001;  // the first bit of each triad

// The bits without the lowest one.
inline Rows but_one(Rows a) { return a & (a + splat_rows(0xffff)); }

// ------------------------------------------------------------------------------------------------ turning rows

// Fills each triad that has a bit.
inline Rows fill_triads(Rows a) {
    const Rows held = any3(a, shift_down<1>(a), shift_down<2>(a)) & splat_rows(triad_bits);
    return shift_up<3>(held) - held;
}

// Two copies side by side; shifted down by one or two triads, the nine low bits are the rotated row.
inline Rows twice(Rows a) { return a | shift_up<9>(a); }

// Rotates the bits of each triad by one or two places.
inline Rows turn_once(Rows a) {
    return pick_bits(splat_rows(0b011'011'011), shift_down<1>(a), shift_up<2>(a));
}
inline Rows turn_twice(Rows a) {
    return pick_bits(splat_rows(0b001'001'001), shift_down<2>(a), shift_up<1>(a));
}

// ------------------------------------------------------------------------------------------------ across digits

// The bits that any lane of the same band holds.
inline Shared any_digit(Rows a) {
    const auto [x, y, z] = triples_of(a);
    const Shared triple = any3(x, y, z);
    return any3(triple, from_digit<1>(triple), from_digit<2>(triple));
}

struct HowOften {
    Shared once, twice;  // bits in one lane of the band or more, in two or more
};
// For a row with the bits that are in two or more lanes: if the digit is alone in some cell, keeps only those cells.
inline Rows keep_alone(Rows row, Shared twice) {
    const Rows alone = without(row, in_all_triples(twice));
    return choose_if_meeting(alone, alone, row);
}
inline HowOften count_digits(Rows a) {
    const auto [x, y, z] = triples_of(a);
    const Shared once = any3(x, y, z), twice = most3(x, y, z);
    const Shared once1 = from_digit<1>(once), once2 = from_digit<2>(once);
    return {any3(once, once1, once2),
            any3(twice, from_digit<1>(twice), from_digit<2>(twice)) | most3(once, once1, once2)};
}

// The bits in three lanes of the band or more.
inline Shared three_digits(Rows a) {
    const auto [x, y, z] = triples_of(a);
    const Shared odd = odd3(x, y, z), pair = most3(x, y, z);
    const Shared odd1 = from_digit<1>(odd), odd2 = from_digit<2>(odd);
    const Shared pair1 = from_digit<1>(pair), pair2 = from_digit<2>(pair);
    return any3(most3(pair, pair1, pair2), all3(odd, odd1, odd2),
                any3(pair, pair1, pair2) & any3(odd, odd1, odd2));
}

// ------------------------------------------------------------------------------------------------ ways

// A digit takes three triads of a band, one in each row and one in each box: six ways. `even` are the ways that go from
// box to box in ascending order (012, 120, 201), `odd` the others (021, 102, 210), both stored as full triads of the box
// in the first row. In a stack it is the same, with bands for rows and the columns of the stack for boxes: a way is one
// bit, the column in the lane's own band, and the contents of the next bands are rotated to align with it.
struct Ways {
    Rows even, odd;
};

// The triads of each row that have a bit, filled, and two copies of them.
struct Triads {
    Rows full[3], pair[3];
    explicit Triads(const OpenRows& p) {
        for (int r = 0; r < 3; ++r) full[r] = fill_triads(p.row[r]), pair[r] = twice(full[r]);
    }
};

inline Ways ways_in_bands(const Triads& triads) {
    const Rows &second = triads.pair[1], &third = triads.pair[2];
    return {all3(triads.full[0], shift_down<3>(second), shift_down<6>(third)),
            all3(triads.full[0], shift_down<6>(second), shift_down<3>(third))};
}

inline Ways ways_in_stacks(Rows columns) {
    const Rows once = turn_once(columns), again = turn_twice(columns);
    return {all3(columns, from_band<1>(once), from_band<2>(again)),
            all3(columns, from_band<1>(again), from_band<2>(once))};
}

// ------------------------------------------------------------------------------------------------ the round

enum class Outcome : std::uint8_t { dead, stalled, settled };

// Candidates are only removed, so two positions of one search are the same if and only if their sums are.
inline Rows sum_of(const OpenRows& p) { return p.row[0] + p.row[1] + p.row[2]; }

// Applies locked candidates in bands and in stacks, naked singles, and hidden singles in boxes, each once for the whole
// grid. (A row with one place left for a digit has already removed it from the rest of the box, and a column likewise.)
// Returns false if a cell or a row is left without a candidate.
inline bool propagate_once(OpenRows& p) {
    auto& [a, b, c] = p.row;

    const Ways ways = ways_in_bands(Triads(p));
    const Rows even = twice(ways.even), odd = twice(ways.odd);
    a = a & (ways.even | ways.odd);
    b = b & (shift_down<6>(even) | shift_down<3>(odd));
    c = c & (shift_down<3>(even) | shift_down<6>(odd));

    const HowOften in_a = count_digits(a), in_b = count_digits(b), in_c = count_digits(c);
    // If a row has a digit alone in a cell, it holds the digit nowhere else; the ways do the rest.
    a = keep_alone(a, in_a.twice);
    b = keep_alone(b, in_b.twice);
    c = keep_alone(c, in_c.twice);

    const Ways stacked = ways_in_stacks(any3(a, b, c));
    const Rows columns = stacked.even | stacked.odd;
    a = a & columns, b = b & columns, c = c & columns;

    const Rows in_column = any3(a, b, c), in_column_twice = most3(a, b, c);
    const Rows crowded = most3(in_column, shift_down<1>(in_column), shift_down<2>(in_column)) &
                         splat_rows(triad_bits);  // boxes with two or more columns for the digit
    const Rows not_hidden = (shift_up<3>(crowded) - crowded) | in_column_twice;
    const auto keep_hidden = [&](Rows row) {
        const Rows hidden = without(row, not_hidden);
        return without(row, without(in_all_triples(any_digit(hidden)), hidden));
    };
    a = keep_hidden(a), b = keep_hidden(b), c = keep_hidden(c);

    return is_all_full(all3(in_a.once, in_b.once, in_c.once)) && !has_empty_lane(min(min(a, b), c));
}

inline Outcome propagate(OpenRows& p) {
    for (Rows sum = sum_of(p);;) {
        if (!propagate_once(p)) return Outcome::dead;
        if (is_all_empty(any3(but_one(p.row[0]), but_one(p.row[1]), but_one(p.row[2]))))
            return Outcome::settled;
        const Rows before = sum;
        sum = sum_of(p);
        if (is_all_empty(sum ^ before)) return Outcome::stalled;
    }
}

// Whether a position with one place for each digit in each row agrees in its columns, boxes and cells.
inline bool is_solution(const OpenRows& p) {
    const auto& [a, b, c] = p.row;
    const Rows columns = any3(a, b, c);
    return lanes_like(all3(any3(columns, from_band<1>(columns), from_band<2>(columns)),
                           any3(fill_triads(a), fill_triads(b), fill_triads(c)),
                           in_all_triples(all3(any_digit(a), any_digit(b), any_digit(c)))),
                      full_row) == every_lane_of_rows;
}

// ------------------------------------------------------------------------------------------------ triads

// Fixes a row's digit that is left with one triad; three fixed digits leave no room for a fourth. The same for columns.
// It costs half a round, so it runs only if a round finds nothing.
inline bool clear_full_triads(OpenRows& p, const Triads& triads, Rows columns) {
    const auto fixed_in = [&](int r) {
        return without(triads.full[r] & splat_rows(triad_bits), shift_down<3>(triads.pair[r]),
                       shift_down<6>(triads.pair[r]));
    };
    // The nine triads of a band in nine bits: 3 * box + row.
    const Rows fixed = any3(fixed_in(0), shift_up<1>(fixed_in(1)), shift_up<2>(fixed_in(2)));
    const Rows no_room = without(in_all_triples(three_digits(fixed)), fixed);
    const Rows fixed_columns = without(columns, from_band<1>(columns), from_band<2>(columns));
    const Rows no_room_in_columns = without(in_all_triples(three_digits(fixed_columns)), fixed_columns);

    const auto triads_of = [&](Rows row) {
        const Rows first = row & splat_rows(triad_bits);
        return shift_up<3>(first) - first;
    };
    const Rows before = sum_of(p);
    p.row[0] = without(p.row[0], triads_of(no_room), no_room_in_columns);
    p.row[1] = without(p.row[1], triads_of(shift_down<1>(no_room)), no_room_in_columns);
    p.row[2] = without(p.row[2], triads_of(shift_down<2>(no_room)), no_room_in_columns);
    return !is_all_empty(sum_of(p) ^ before);
}
