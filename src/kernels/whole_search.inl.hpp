// One puzzle after another, each searched depth first.

// ------------------------------------------------------------------------------------------------ in and out

// Converts values in the lanes (band, column) to the places of each digit.
inline Rows places_of(Rows values) {
    return [&]<int... column>(std::integer_sequence<int, column...>) {
        Rows places = splat_rows(0);
        ((places = places | if_equal(from_place<column>(values), values_of_lanes(), 1u << column)), ...);
        return places;
    }(std::make_integer_sequence<int, side>());
}

// Converts back, for a row with one place for each digit.
inline Rows values_of(Rows places) {
    return [&]<int... digit>(std::integer_sequence<int, digit...>) {
        Rows values = splat_rows(0);
        ((values = values | if_meeting(from_place<digit>(places), bits_of_lanes(), digit + 1)), ...);
        return values;
    }(std::make_integer_sequence<int, side>());
}

// Whether a digit occurs twice in a house.
inline bool has_clash(const OpenRows& given) {
    const auto& [a, b, c] = given.row;
    const Rows columns = any3(a, b, c);
    return !is_all_empty(any3(any3(but_one(a), but_one(b), but_one(c)),
                              most3(fill_triads(a), fill_triads(b), fill_triads(c)),
                              most3(columns, from_band<1>(columns), from_band<2>(columns))));
}

// The places that the givens leave open in their own rows and cells; the rest follows in the first round.
inline OpenRows open_beside(const OpenRows& given) {
    OpenRows p;
    for (int r = 0; r < 3; ++r) {
        const Rows open = without(full_rows(), in_all_triples(any_digit(given.row[r]))) | given.row[r];
        p.row[r] = choose_if_meeting(open, given.row[r], open);
    }
    return p;
}

inline void apply_marks(const Candidates& marks, OpenRows& p) {
    for (int r = 0; r < 3; ++r) {
        std::uint16_t allowed[row_lanes] = {};
        for (int band = 0; band < box_side; ++band)
            for (int column = 0; column < side; ++column)
                for (Digit digit : marks[static_cast<std::size_t>(side * (box_side * band + r) + column)])
                    allowed[side * band + digit] |= static_cast<std::uint16_t>(1u << column);
        p.row[r] = p.row[r] & load_lanes(allowed);
    }
}

inline void write_grid(const OpenRows& p, Grid& grid) {
    const Rows values[3] = {values_of(p.row[0]), values_of(p.row[1]), values_of(p.row[2])};
    write_rows(values, grid.values.data());
}

// ------------------------------------------------------------------------------------------------ the search

constexpr unsigned turns_per_look = 128;  // about ten microseconds

class DepthFirst {
 public:
    DepthFirst(const Task& task, std::size_t index, Ledger& ledger)
        : task_(task), index_(index), ledger_(ledger) {}

    // Any result but Stop::finished ends the whole task.
    Stop search() {
        ledger_.begin(index_);
        if (const Stop why = ledger_.look(); why != Stop::finished) return why;
        Rows values[3];
        read_rows(task_.grids[index_].values.data(), values);
        const OpenRows given{{places_of(values[0]), places_of(values[1]), places_of(values[2])}};
        if (has_clash(given)) return Stop::finished;
        OpenRows root = open_beside(given);
        if (task_.marks) apply_marks(task_.marks[index_], root);
        return explore(root);
    }

 private:
    // In both children a branch removes at least one of the at most six ways of a digit in a chute, and at least one
    // remains.
    static constexpr int most_waiting = 5 * chute_count * side;

    Stop explore(OpenRows p) {
        OpenRows waiting[most_waiting];  // second children
        int height = 0;
        for (;;) {
            const Outcome outcome = propagate(p);
            if (outcome == Outcome::stalled) {
                const Triads triads(p);
                const Rows columns = columns_of(p);
                if (clear_full_triads(p, triads, columns)) continue;
                if (!ledger_.add_children(index_)) return Stop::finished;
                if (const Stop why = ledger_.look(); why != Stop::finished) return why;
                const Loss loss = choose(ways_in_bands(triads), ways_in_stacks(columns));
                NONET_EXPECT(height < most_waiting);
                OpenRows& second = waiting[height++] = p;
                const Rows lane = keep_lanes(loss.lane, splat_rows(full_row));
                take_away(second, lane, loss.second);
                take_away(p, lane, loss.first);
                continue;
            }
            if (outcome == Outcome::settled && is_solution(p) && !report(p)) return Stop::finished;
            if (height == 0) return Stop::finished;
            p = waiting[--height];
        }
    }

    // Returns false if no more solutions are wanted.
    bool report(const OpenRows& p) {
        Grid grid;
        return ledger_.add_solution(index_, [&] {
            write_grid(p, grid);
            return grid.values.data();
        });
    }

    const Task& task_;
    std::size_t index_;
    Ledger& ledger_;
};

void search(const Task& task) {
    Ledger ledger(task, turns_per_look);
    for (std::size_t index = 0; index < task.size; ++index)
        if (const Stop why = DepthFirst(task, index, ledger).search(); why != Stop::finished) {
            ledger.interrupt(index, why);
            return ledger.leave_from(index + 1, why);
        }
}
