// One round of propagation: three bands, then three stacks, in place.
//
// A chute (band or stack) is nine triads of three cells:
//
//            box 0     box 1     box 2
//   line 0   t[0]      t[1]      t[2]        t: the union of the triad's cells
//   line 1   t[3]      t[4]      t[5]
//   line 2   t[6]      t[7]      t[8]
//
// A digit stands once in each line and once in each box, so it takes one of six ways through the chute: the
// permutations.  A triad may hold a digit if one of the two ways through it remains; a digit without any way kills the
// lane; a digit that a line can only hold in one triad is fixed there.

constexpr unsigned all_digits = 511;

// Which triads each way takes: its box in line 0, 1, 2.
constexpr int ways[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
// The two ways through the triad in line l and box b.
constexpr int through[3][3][2] = {{{0, 1}, {2, 3}, {4, 5}}, {{2, 4}, {0, 5}, {1, 3}}, {{3, 5}, {1, 4}, {0, 2}}};

// When every digit is fixed in every line, both ways, the sets fixed sum to this.
constexpr unsigned everything_fixed = 2 * side * all_digits;

struct Pulse {
    Vec alive;      // all digits, as long as every digit has a way through every chute
    Vec signature;  // sum of all fixed sets of the round: grows with each digit fixed
};

struct Closure {
    Vec may[9];    // what each triad may hold
    Vec fixed[9];  // the digits that are surely in this triad
};

// Strikes single[i], the digits alone in a cell of triad i, from the other triads of its line and box, and closes the
// chute: exact for the interplay of lines and boxes (locked candidates both ways, and more).
inline void close_chute(Vec (&t)[9], const Vec (&single)[9], Closure& out, Pulse& pulse) {
    for (int l = 0; l < 3; ++l)
        for (int b = 0; b < 3; ++b) {
            const Vec line = without(t[3 * l + b], single[3 * l + (b + 1) % 3], single[3 * l + (b + 2) % 3]);
            t[3 * l + b] = without(line, single[(l + 1) % 3 * 3 + b], single[(l + 2) % 3 * 3 + b]);
        }
    Vec way[6];
    for (int w = 0; w < 6; ++w) way[w] = all3(t[ways[w][0]], t[3 + ways[w][1]], t[6 + ways[w][2]]);
    for (int l = 0; l < 3; ++l)
        for (int b = 0; b < 3; ++b) out.may[3 * l + b] = way[through[l][b][0]] | way[through[l][b][1]];
    pulse.alive = pulse.alive & any3(out.may[0], out.may[1], out.may[2]);
    for (int l = 0; l < 3; ++l) {
        for (int b = 0; b < 3; ++b)
            out.fixed[3 * l + b] = without(out.may[3 * l + b], out.may[3 * l + (b + 1) % 3], out.may[3 * l + (b + 2) % 3]);
        pulse.signature = pulse.signature + any3(out.fixed[3 * l], out.fixed[3 * l + 1], out.fixed[3 * l + 2]);
    }
    // Three digits fixed in a triad leave no room for others.
    for (int i = 0; i < 9; ++i) out.may[i] = choose_if_three(out.fixed[i], out.may[i]);
}

// What the bands leave to the stacks.
struct Columns {
    Vec any[3][9];     // per stack: the unions of its column triads; [stack][3 * column + band]
    Vec single[3][9];  // and their singles
};

inline void close_band(Block& block, int band, Columns& columns, Vec (&fixed)[9], Pulse& pulse) {
    Vec* const cell = block.cell + 27 * band;
    Vec t[9], single[9];
    for (int b = 0; b < 3; ++b) {
        Vec alone[9];
        for (int l = 0; l < 3; ++l) {
            Vec* const triad = cell + 9 * l + 3 * b;
            for (int k = 0; k < 3; ++k) alone[3 * l + k] = keep_single(triad[k]);
            t[3 * l + b] = any3(triad[0], triad[1], triad[2]);
            single[3 * l + b] = any3(alone[3 * l], alone[3 * l + 1], alone[3 * l + 2]);
        }
        for (int k = 0; k < 3; ++k) columns.single[b][3 * k + band] = any3(alone[k], alone[3 + k], alone[6 + k]);
    }
    Closure closure;
    close_chute(t, single, closure, pulse);
    for (int i = 0; i < 9; ++i) fixed[i] = closure.fixed[i];
    for (int b = 0; b < 3; ++b)
        for (int k = 0; k < 3; ++k) {
            Vec* const triad = cell + 3 * b + k;
            for (int l = 0; l < 3; ++l) triad[9 * l] = triad[9 * l] & closure.may[3 * l + b];
            columns.any[b][3 * k + band] = any3(triad[0], triad[9], triad[18]);
        }
}

inline void close_stack(Block& block, int stack, Columns& columns, const Vec (&row_fixed)[3][9], Pulse& pulse) {
    Closure closure;
    close_chute(columns.any[stack], columns.single[stack], closure, pulse);
    for (int band = 0; band < 3; ++band)
        for (int k = 0; k < 3; ++k)
            for (int l = 0; l < 3; ++l) {
                Vec& cell = block.cell[27 * band + 9 * l + 3 * stack + k];
                // Hidden single: fixed in the row triad and in the column triad that cross here.
                cell = choose_if_meeting(row_fixed[band][3 * l + stack], closure.fixed[3 * k + band],
                                         cell & closure.may[3 * k + band]);
            }
}

inline Pulse propagate(Block& block) {
    Pulse pulse{splat(all_digits), splat(0)};
    Columns columns;
    Vec row_fixed[3][9];
    for (int band = 0; band < 3; ++band) close_band(block, band, columns, row_fixed[band], pulse);
    for (int stack = 0; stack < 3; ++stack) close_stack(block, stack, columns, row_fixed, pulse);
    return pulse;
}

// Lanes with an empty cell.
inline Mask find_empty(const Block& block) {
    Vec least[4] = {block.cell[0], block.cell[1], block.cell[2], block.cell[3]};
    for (int cell = 4; cell < cell_count; ++cell) least[cell % 4] = min(least[cell % 4], block.cell[cell]);
    return is_empty(min(min(least[0], least[1]), min(least[2], least[3])));
}
