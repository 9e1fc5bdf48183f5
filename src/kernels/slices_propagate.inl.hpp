// One round of propagation: three bands, then three stacks, as in lanes_propagate.inl.hpp. Here a set of digits is nine
// vectors, one for each digit. Loops use few values at a time because there are sixteen registers.

// By digit and triad, [9 * digit + triad]; the triads of a chute are numbered as there, 3 * line + box.
struct Triads {
    Vec any[9 * side];
};
struct Closure {
    Vec set[2 * 9 * side];  // what each triad may hold, and then `fixed`, the digits that are certain in it
};
constexpr int fixed = 9 * side;
constexpr int next_closure = sizeof(Closure) / sizeof(Vec);

struct Pulse {
    Vec alive;    // every digit has a way through every chute, and no cell is empty
    Vec changed;  // a cell lost its last but one candidate
    Vec open;     // a cell has two candidates or more
};

// Computes what remains for a digit whose triads hold at most t[3 * line + box].
inline void close_chute(const Vec* t, Vec* into, Vec& alive) {
    Vec way[6];
    find_ways(t, way);
    for (int l = 0; l < 3; ++l) {
        Vec may[3];
        for (int b = 0; b < 3; ++b) into[3 * l + b] = may[b] = way[through[l][b][0]] | way[through[l][b][1]];
        for (int b = 0; b < 3; ++b)
            into[fixed + 3 * l + b] = without(may[b], may[(b + 1) % 3], may[(b + 2) % 3]);
        if (l == 0) alive = alive & any3(may[0], may[1], may[2]);
    }
}

// Three digits fixed in a triad leave no room for others.
inline void fill_triads(Closure& closure) {
    for (int i = 0; i < 9; ++i) {
        Vec* const set = base(closure.set + i);
        Vec low[3], high[3];
        for (int k = 0; k < 3; ++k) {
            const Vec a = set[fixed + 27 * k], b = set[fixed + 27 * k + 9], c = set[fixed + 27 * k + 18];
            low[k] = odd3(a, b, c), high[k] = most3(a, b, c);
        }
        // An odd number, and two or more; a node with more than three is dead.
        const Vec three =
            odd3(low[0], low[1], low[2]) & (any3(high[0], high[1], high[2]) | (low[0] & low[1]));
        for (int digit = 0; digit < side; ++digit)
            set[9 * digit] = without(set[9 * digit], without(three, set[fixed + 9 * digit]));
    }
}

inline void close_triads(const Triads& triads, Closure& closure, Vec& alive) {
    for (int digit = 0; digit < side; ++digit)
        close_chute(base(triads.any + 9 * digit), base(closure.set + 9 * digit), alive);
    fill_triads(closure);
}

// Removes from a line's triads the digits that are alone in a cell of another triad.
inline void strike_singles(const Vec (&any)[3], const Vec (&single)[3], Vec* into) {
    for (int b = 0; b < 3; ++b) into[b] = without(any[b], single[(b + 1) % 3] | single[(b + 2) % 3]);
}
// Returns the nodes in which one of three cells has the digit alone.
inline Vec singles_of_cells(Vec x, Vec more_x, Vec y, Vec more_y, Vec z, Vec more_z) {
    return any3(without(x, more_x), without(y, more_y), without(z, more_z));
}

[[gnu::noinline]] void close_band(const Block& block, int band, Closure& closure, Vec& alive) {
    Triads triads;
    for (int line = 0; line < 3; ++line) {
        const Vec* const more = base(block.more + 27 * band + 9 * line);
        for (int digit = 0; digit < side; ++digit) {
            const Vec* const has = base(block.has + candidate(digit, 27 * band + 9 * line));
            Vec any[3], single[3];
            for (int b = 0; b < 3; ++b) {
                const Vec x = has[3 * b], y = has[3 * b + 1], z = has[3 * b + 2];
                any[b] = any3(x, y, z);
                single[b] = singles_of_cells(x, more[3 * b], y, more[3 * b + 1], z, more[3 * b + 2]);
            }
            strike_singles(any, single, base(triads.any + 9 * digit + 3 * line));
        }
    }
    close_triads(triads, closure, alive);
}

// The state of a cell with the digits added so far.
struct Held {
    Vec any = splat(0), more = splat(0);  // one or more, two or more
    void add(Vec digit) {
        more = more | (any & digit);
        any = any | digit;
    }
};

// A box is where three row triads cross three column triads: their sets are 3 apart, in a closure of each kind.

// A digit fixed in both triads of a cell is a hidden single: single[3 * l + k] holds the nodes in which the cell has one.
inline void find_hidden_singles(const Vec* rows, const Vec* columns, Vec* single) {
    Vec found[9];
    for (Vec& cell : found) cell = splat(0);
    for (int digit = 0; digit < side; ++digit) {
        const Vec* const row = base(rows + fixed + 9 * digit);
        const Vec* const column = base(columns + fixed + 9 * digit);
        const Vec fixed_in[3] = {column[0], column[3], column[6]};
        for (int l = 0; l < 3; ++l)
            for (int k = 0; k < 3; ++k) found[3 * l + k] = found[3 * l + k] | (row[3 * l] & fixed_in[k]);
    }
    std::copy_n(found, 9, single);
}

// Updates the three cells of a row triad.
inline void close_cells(Vec* cells, const Vec* row_sets, const Vec* column_sets, const Vec* single, Vec* more,
                        Pulse& pulse) {
    const Vec known[3] = {single[0], single[1], single[2]};
    Held held[3];
    for (int digit = 0; digit < side; ++digit) {
        Vec* const has = base(cells + candidate(digit, 0));
        const Vec* const row = base(row_sets + 9 * digit);
        const Vec* const column = base(column_sets + 9 * digit);
        const Vec may = row[0], in_row = row[fixed];
        for (int k = 0; k < 3; ++k) {
            const Vec others = without(known[k], in_row & column[fixed + 3 * k]);
            has[k] = without(all3(has[k], may, column[3 * k]), others);
            held[k].add(has[k]);
        }
    }
    for (int k = 0; k < 3; ++k) {
        pulse.changed = pulse.changed | (more[k] ^ held[k].more);
        pulse.open = pulse.open | held[k].more;
        pulse.alive = pulse.alive & held[k].any;
        more[k] = held[k].more;
    }
}

[[gnu::noinline]] void close_stack(Block& block, int stack, const Closure* rows, Pulse& result) {
    Pulse pulse = result;
    Triads triads;
    for (int k = 0; k < 3; ++k)
        for (int digit = 0; digit < side; ++digit) {
            const Vec* const more = base(block.more + 3 * stack + k);
            const Vec* const has = base(block.has + candidate(digit, 3 * stack + k));
            const Vec* const may = base(rows[0].set + 9 * digit + stack);
            Vec any[3], single[3];
            for (int b = 0; b < 3; ++b) {
                const Vec x = has[27 * b] & may[next_closure * b],
                          y = has[27 * b + 9] & may[next_closure * b + 3],
                          z = has[27 * b + 18] & may[next_closure * b + 6];
                any[b] = any3(x, y, z);
                single[b] = singles_of_cells(x, more[27 * b], y, more[27 * b + 9], z, more[27 * b + 18]);
            }
            strike_singles(any, single, base(triads.any + 9 * digit + 3 * k));
        }
    Closure columns;
    close_triads(triads, columns, pulse.alive);
    for (int band = 0; band < 3; ++band) {
        Vec single[9];
        find_hidden_singles(rows[band].set + stack, columns.set + band, single);
        for (int l = 0; l < 3; ++l) {
            const int first = 27 * band + 9 * l + 3 * stack;
            close_cells(block.has + first, rows[band].set + 3 * l + stack, columns.set + band, single + 3 * l,
                        base(block.more + first), pulse);
        }
    }
    result = pulse;
}

[[gnu::noinline]] Pulse propagate(Block& block) {
    Pulse pulse{splat(0xffff), splat(0), splat(0)};
    Closure rows[3];
    for (int band = 0; band < 3; ++band) close_band(block, band, rows[band], pulse.alive);
    for (int stack = 0; stack < 3; ++stack) close_stack(block, stack, rows, pulse);
    return pulse;
}

// For nodes from outside the block.
[[gnu::noinline]] void find_singles(Block& block) {
    for (int cell = 0; cell < cell_count; ++cell) {
        const Vec* const has = base(block.has + cell);
        Held held;
        for (int digit = 0; digit < side; ++digit) held.add(has[candidate(digit, 0)]);
        block.more[cell] = held.more;
    }
}
