// The branch: for all stalled lanes at once, one digit and one triad.
//
// Takes the chute with the fewest open digits (two or more ways left), and in it a digit with exactly two ways,
// preferably one that has two ways in many chutes. One child removes the digit from a triad, the other from the other two
// triads of the same line. With two ways left, either child decides the whole chute for this digit.

// Digits to remove from triads of one chute (0..2 bands, 3..5 stacks), in lines 0 and 1 and each box.
struct Strike {
    Vec chute;
    Vec from[2][3];
};

struct Branch {
    Vec chute;
    Vec digit;         // none if no chute has an open digit
    Vec first[2][3];   // removed by the first child
    Vec second[2][3];  // removed by the second child
};

struct OpenChute {
    Vec way[6];
    WaysLeft<Vec> left;
};

inline OpenChute look_at_chute(const Block& block, int chute) {
    // The triads of a stack are arranged like those of a band in the transposed grid.
    const bool is_band = chute < 3;
    const Vec* const first = block.cell + (is_band ? 27 * chute : 3 * (chute - 3));
    const int next_line = is_band ? 9 : 1, next_box = is_band ? 3 : 27, next_cell = is_band ? 1 : 9;
    Vec t[9];
    for (int l = 0; l < 3; ++l)
        for (int b = 0; b < 3; ++b) {
            const Vec* const triad = first + l * next_line + b * next_box;
            t[3 * l + b] = any3(triad[0], triad[next_cell], triad[2 * next_cell]);
        }
    OpenChute found;
    find_ways(t, found.way);
    found.left = count_ways(found.way);
    return found;
}

inline Branch find_branch(const Block& block) {
    OpenChute best = look_at_chute(block, 0);
    Branch branch;
    branch.chute = splat(0);
    // A closed chute has 0 open digits and wraps round to the largest number.
    Vec fewest = size_of(best.left.open) - splat(1);
    // Counts, bit-sliced, the chutes in which a digit has two ways.
    Vec ones = best.left.two, twos = splat(0), fours = splat(0);
    for (int chute = 1; chute < 6; ++chute) {
        const OpenChute here = look_at_chute(block, chute);
        const Vec carry = ones & here.left.two;
        ones = ones ^ here.left.two;
        fours = fours | (twos & carry);
        twos = twos ^ carry;
        const Vec least = min(fewest, size_of(here.left.open) - splat(1));
        const Mask keep_old = equal(least, fewest);
        fewest = least;
        for (int w = 0; w < 6; ++w) best.way[w] = choose(keep_old, best.way[w], here.way[w]);
        best.left.open = choose(keep_old, best.left.open, here.left.open);
        best.left.two = choose(keep_old, best.left.two, here.left.two);
        branch.chute = choose(keep_old, branch.chute, splat(static_cast<unsigned>(chute)));
    }
    Vec digits = choose(is_empty(best.left.two), best.left.open, best.left.two);
    for (const Vec& score : {fours, twos, ones})
        digits = choose(is_empty(digits & score), digits, digits & score);
    const Vec digit = branch.digit = lowest_digit(digits);

    // Line 0, unless it holds the digit in only one triad; then line 1 has several.
    Vec in[2][3];
    for (int l = 0; l < 2; ++l)
        for (int b = 0; b < 3; ++b)
            in[l][b] = digit & (best.way[through[l][b][0]] | best.way[through[l][b][1]]);
    const Vec line0 = most3(in[0][0], in[0][1], in[0][2]);
    const Vec line1 = without(digit, line0);
    const Vec in0 = (line0 & in[0][0]) | (line1 & in[1][0]);
    const Vec in1 = (line0 & in[0][1]) | (line1 & in[1][1]);
    const Vec in2 = (line0 & in[0][2]) | (line1 & in[1][2]);
    const Vec self1 = without(in1, in0);  // the first triad with the digit: of two, box 0 or box 1
    const Vec rest1 = in1 & in0;
    const Vec lines[2] = {line0, line1};
    for (int l = 0; l < 2; ++l) {
        branch.first[l][0] = in0 & lines[l];
        branch.first[l][1] = self1 & lines[l];
        branch.first[l][2] = splat(0);
        branch.second[l][0] = splat(0);
        branch.second[l][1] = rest1 & lines[l];
        branch.second[l][2] = in2 & lines[l];
    }
    return branch;
}

// The digits to remove from every triad of the grid.
struct Strikes {
    Vec row[3][2][3];     // [band][line][box]
    Vec column[3][2][3];  // [stack][line][box]
    explicit Strikes(const Strike& strike) {
        for (int number = 0; number < 6; ++number) {
            const Mask here = equal(strike.chute, splat(static_cast<unsigned>(number)));
            Vec(&into)[2][3] = number < 3 ? row[number] : column[number - 3];
            for (int l = 0; l < 2; ++l)
                for (int b = 0; b < 3; ++b) into[l][b] = keep(here, strike.from[l][b]);
        }
    }
    Vec apply(Vec cell, int row_number, int column_number) const {
        const int band = row_number / 3, l = row_number % 3, stack = column_number / 3, k = column_number % 3;
        if (l < 2 && k < 2) return without(cell, row[band][l][stack], column[stack][k][band]);
        if (l < 2) return without(cell, row[band][l][stack]);
        if (k < 2) return without(cell, column[stack][k][band]);
        return cell;
    }
};

// ------------------------------------------------------------------------------------------------ the children

// Writes first children to the lanes `stalled`, and second children along the route, in the same block.
inline void branch_in_place(Block& block, const Branch& branch, std::uint32_t stalled, const Route& route) {
    const Mask here = mask_of(stalled);
    Strike strike;
    strike.chute = move_along(route, branch.chute, branch.chute);
    for (int l = 0; l < 2; ++l)
        for (int b = 0; b < 3; ++b)
            strike.from[l][b] = move_along(route, branch.second[l][b], keep(here, branch.first[l][b]));
    const Strikes strikes(strike);
    for (int row = 0; row < side; ++row)
        for (int column = 0; column < side; ++column) {
            Vec& cell = block.cell[side * row + column];
            cell = strikes.apply(move_along(route, cell, cell), row, column);
        }
    block.slot = move_along(route, block.slot, block.slot);
}

// Writes second children of the lanes `taken` along the route to another block.
inline void branch_aside(const Block& block, const Branch& branch, std::uint32_t taken, const Route& route,
                         Block& into) {
    const Mask here = mask_of(taken);
    Strike strike{branch.chute, {}};
    for (int l = 0; l < 2; ++l)
        for (int b = 0; b < 3; ++b) strike.from[l][b] = keep(here, branch.second[l][b]);
    const Strikes strikes(strike);
    for (int row = 0; row < side; ++row)
        for (int column = 0; column < side; ++column) {
            const int cell = side * row + column;
            into.cell[cell] =
                move_along(route, strikes.apply(block.cell[cell], row, column), into.cell[cell]);
        }
    into.slot = move_along(route, block.slot, into.slot);
}
