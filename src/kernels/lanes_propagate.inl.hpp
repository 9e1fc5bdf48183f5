// One round of propagation: three bands, then three stacks, in place.
//
// A chute (band or stack) is nine triads of three cells:
//
//            box 0     box 1     box 2
//   line 0   t[0]      t[1]      t[2]        t: the union of the triad's cells
//   line 1   t[3]      t[4]      t[5]
//   line 2   t[6]      t[7]      t[8]
//
// A digit occurs once in each line and once in each box, so it takes one of six ways through the chute: the permutations.
// A triad may hold a digit if one of the two ways through it remains. A digit without any way kills the lane. A digit
// that a line can hold in only one triad is fixed there.

constexpr unsigned all_digits = 511;

// If every digit is fixed in every line, in both directions, the fixed sets sum to this.
constexpr unsigned everything_fixed = 2 * side * all_digits;

struct Pulse {
    Vec alive;      // all digits, as long as each one has a way through every chute
    Vec in_bands;   // sum of the sets fixed in the lines of the bands: grows with each digit fixed
    Vec in_stacks;  // the same for the stacks
    Vec least;      // the smallest cell, as a number: 0 if a cell is empty
};

struct Closure {
    Vec may[9];    // the digits each triad may hold
    Vec fixed[9];  // the digits that are certain in this triad
};

// Removes single[i], the digits that are alone in a cell of triad i, from the other triads of its line, and closes the
// chute. The result is exact for the interaction of lines and boxes (locked candidates in both directions, and more). The
// other triads of the box need no step: only ways through triad i are left.
// Inline: WebAssembly is 5 % slower with two calls.
[[gnu::always_inline]] inline void close_chute(Vec (&t)[9], const Vec (&single)[9], Closure& out, Vec& alive,
                                               Vec& sum) {
    for (int l = 0; l < 3; ++l)
        for (int b = 0; b < 3; ++b)
            t[3 * l + b] = without(t[3 * l + b], single[3 * l + (b + 1) % 3], single[3 * l + (b + 2) % 3]);
    Vec way[6];
    find_ways(t, way);
    for (int l = 0; l < 3; ++l)
        for (int b = 0; b < 3; ++b) out.may[3 * l + b] = way[through[l][b][0]] | way[through[l][b][1]];
    alive = alive & any3(out.may[0], out.may[1], out.may[2]);
    for (int l = 0; l < 3; ++l) {
        for (int b = 0; b < 3; ++b)
            out.fixed[3 * l + b] =
                without(out.may[3 * l + b], out.may[3 * l + (b + 1) % 3], out.may[3 * l + (b + 2) % 3]);
        sum = sum + any3(out.fixed[3 * l], out.fixed[3 * l + 1], out.fixed[3 * l + 2]);
    }
    // Three digits fixed in a triad leave no room for others.
    for (int i = 0; i < 9; ++i) out.may[i] = choose_if_three(out.fixed[i], out.may[i]);
}

// The results of the bands that the stacks need. The cells themselves are written once a round, by the stacks.
struct Rows {
    Closure band[3];
};
struct Columns {
    Vec any[3][9];     // per stack: the unions of its column triads; [stack][3 * column + band]
    Vec single[3][9];  // and the digits alone in one of their cells
};

inline void close_band(const Block& block, int band, Rows& rows, Columns& columns, Pulse& pulse) {
    const Vec* const cell = block.cell + 27 * band;
    Vec t[9], single[9];
    for (int i = 0; i < 9; ++i) {
        const Vec* const triad = cell + 3 * i;
        t[i] = any3(triad[0], triad[1], triad[2]);
        single[i] = singles_of(triad[0], triad[1], triad[2]);
    }
    Closure& closure = rows.band[band];  // a reference: written in place, not copied
    close_chute(t, single, closure, pulse.alive, pulse.in_bands);
    for (int b = 0; b < 3; ++b)
        for (int k = 0; k < 3; ++k) {
            const Vec* const triad = cell + 3 * b + k;
            const Vec x = triad[0] & closure.may[b], y = triad[9] & closure.may[3 + b],
                      z = triad[18] & closure.may[6 + b];
            columns.any[b][3 * k + band] = any3(x, y, z);
            columns.single[b][3 * k + band] = singles_of(x, y, z);
        }
}

inline void close_stack(Block& block, int stack, const Rows& rows, Columns& columns, Pulse& pulse) {
    Vec least = splat(all_digits);
    Closure closure;
    close_chute(columns.any[stack], columns.single[stack], closure, pulse.alive, pulse.in_stacks);
    for (int band = 0; band < 3; ++band)
        for (int k = 0; k < 3; ++k)
            for (int l = 0; l < 3; ++l) {
                Vec& cell = block.cell[27 * band + 9 * l + 3 * stack + k];
                const int row_triad = 3 * l + stack, column_triad = 3 * k + band;
                // Hidden single: fixed in the row triad and in the column triad that cross here.
                cell =
                    choose_if_meeting(rows.band[band].fixed[row_triad], closure.fixed[column_triad],
                                      all3(cell, rows.band[band].may[row_triad], closure.may[column_triad]));
                least = min(least, cell);
            }
    pulse.least = min(pulse.least, least);
}

[[gnu::noinline]] Pulse propagate(Block& block) {
    Pulse pulse{splat(all_digits), splat(0), splat(0), splat(all_digits)};
    Columns columns;
    Rows rows;
    for (int band = 0; band < 3; ++band) close_band(block, band, rows, columns, pulse);
    for (int stack = 0; stack < 3; ++stack) close_stack(block, stack, rows, columns, pulse);
    return pulse;
}
