// The positions of a vector, and a round of propagation.

constexpr int lanes = 32;
constexpr int vectors = lanes / lane_count;
static_assert(lanes % lane_count == 0);

// The positions of one vector: the sets of each cell, lane by lane.
struct Positions {
    std::array<std::array<std::uint16_t, lane_count>, RuleBoard::most_cells> sets;

    Vec at(std::size_t cell) const { return load(sets[cell].data()); }
    void put(std::size_t cell, Vec set) { store(sets[cell].data(), set); }
};

// ------------------------------------------------------------------------------------------------ operations

inline Vec larger(Vec a, Vec b) { return a + b - min(a, b); }
// a - b, or 0 if b is larger.
inline Vec less(Vec a, Vec b) { return a - min(a, b); }

inline Vec lowest_value(Vec set) { return size_of(lowest_digit(set) + splat(0xffff)); }
// Returns all digits up to the highest of the set.
inline Vec fill_down(Vec set) {
    set = set | shift_right<1>(set);
    set = set | shift_right<2>(set);
    set = set | shift_right<4>(set);
    return set | shift_right<8>(set);
}
inline Vec highest_value(Vec set) { return size_of(fill_down(set)) + splat(0xffff); }
inline Vec one_if_empty(Vec set) { return keep(is_empty(set), splat(1)); }
// Returns digits in the lanes in which the set is not empty.
inline Vec if_any(Vec set, Vec digits) { return choose(is_empty(set), splat(0), digits); }
// The digits from `least` to `most`, both less than 32768.
inline Vec digits_between(Vec least, Vec most) {
    const Vec top = splat(15);
    return without(power_of(min(most + splat(1), top)) + splat(0xffff),
                   power_of(min(least, top)) + splat(0xffff));
}

// ------------------------------------------------------------------------------------------------ a round

constexpr unsigned none_failed = 0xffff;

class Round {
 public:
    explicit Round(const RuleBoard& board) : board_(board) {}

    // Applies each constraint once. Returns for each lane the number of the first one that failed, or none_failed.
    Vec run(Positions& positions) {
        at_ = &positions;
        failed_ = splat(none_failed);
        unsigned number = 0;
        for (const auto& house : board_.houses) apply(house, number++);
        for (const auto& apart : board_.aparts) strike(list(apart.others), keep_single(at(apart.cell)));
        for (const auto& overlap : board_.overlaps) apply(overlap);
        for (const auto& cage : board_.cages) apply(cage, number++);
        for (std::size_t cell = 0; cell < static_cast<std::size_t>(board_.cell_count); ++cell) {
            const Vec set = at(cell);
            lows_[cell] = lowest_value(set);
            highs_[cell] = highest_value(set);
        }
        for (const auto& sum : board_.sums) apply(sum, number++);
        for (const auto& chain : board_.chains) apply(chain, number++);
        for (const auto& link : board_.links) apply(link, number++);
        for (const auto& automaton : board_.automata) apply(automaton, number++);
        return failed_;
    }

 private:
    using Some = std::array<Vec, RuleBoard::most_digits>;

    Vec at(std::size_t cell) const { return at_->at(cell); }
    void put(std::size_t cell, Vec set) { at_->put(cell, set); }

    std::span<const Cell> list(std::uint32_t number) const { return board_.lists[std::size_t{number}]; }

    // The constraint holds only in lanes in which `excess` is empty.
    void require_empty(Vec excess, unsigned number) {
        failed_ = min(failed_, choose(is_empty(excess), splat(none_failed), splat(number)));
    }

    // A single digit is in no other cell; a digit with one place is there.
    void apply(const RuleBoard::House& house, unsigned number) {
        const auto cells = list(house.cells);
        Vec once = splat(0), twice = once, single = once, again = once;
        Some singles;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const Vec set = at(cells[i]);
            twice = twice | (once & set);
            once = once | set;
            singles[i] = keep_single(set);
            again = again | (single & singles[i]);
            single = single | singles[i];
        }
        require_empty((once ^ splat(house.digits)) | again, number);
        const Vec alone = without(once, twice);
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const Vec set = at(cells[i]);
            put(cells[i], choose_if_meeting(set, alone, without(set, single) | singles[i]));
        }
    }

    Vec any_of(std::span<const Cell> cells) const {
        Vec any = splat(0);
        for (Cell cell : cells) any = any | at(cell);
        return any;
    }
    void strike(std::span<const Cell> cells, Vec digits) {
        for (Cell cell : cells) put(cell, without(at(cell), digits));
    }

    void apply(const RuleBoard::Overlap& overlap) {
        const auto first = list(overlap.first), second = list(overlap.second);
        const Vec common = any_of(list(overlap.common)), in_first = any_of(first), in_second = any_of(second);
        strike(second, without(common, in_first));
        strike(first, without(common, in_second));
    }

    // Tries each set of digits: each cell must have one of them, and each of them must be in a cell.
    void apply(const RuleBoard::Cage& cage, unsigned number) {
        const auto cells = list(cage.cells);
        Some sets, kept;
        Vec any = splat(0);
        for (std::size_t i = 0; i < cells.size(); ++i) {
            sets[i] = at(cells[i]);
            any = any | sets[i];
        }
        Vec possible = splat(0), every = splat(0xffff);
        for (std::uint32_t i = cage.first_set; i < cage.end_set; ++i) {
            const Vec digits = splat(board_.sets[i]);
            Vec fits = keep(is_empty(without(digits, any)), digits);
            for (std::size_t k = 0; k < cells.size(); ++k) fits = if_any(sets[k] & digits, fits);
            possible = possible | fits;
            every = every & choose(is_empty(fits), splat(0xffff), digits);
        }
        require_empty(one_if_empty(possible), number);
        // A digit of every set has to be in the cage.
        Vec once = splat(0), twice = once;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            kept[i] = sets[i] & possible;
            twice = twice | (once & kept[i]);
            once = once | kept[i];
        }
        every = every & possible;
        const Vec alone = without(once & every, twice);
        for (std::size_t i = 0; i < cells.size(); ++i)
            put(cells[i], choose_if_meeting(kept[i], alone, kept[i]));
        strike(list(cage.seers), every);
    }

    struct Range {
        Vec low, high;
    };
    // The range of a part's total, and the totals of the lowest and of the highest digits of its cells.
    struct Bounds {
        Range total, digits;
    };

    Bounds bounds_of(const RuleBoard::Part& part) const {
        const auto cells = list(part.cells);
        Bounds bounds{{splat(0), splat(0)}, {splat(0), splat(0)}};
        Vec any = splat(0);
        for (Cell cell : cells) {
            bounds.digits.low = bounds.digits.low + lows_[cell];
            bounds.digits.high = bounds.digits.high + highs_[cell];
            any = any | at(cell);
        }
        bounds.total = bounds.digits;
        if (cells.size() == 2) {
            // If both have the same lowest digit, one of them has a higher one.
            bounds.total.low = bounds.total.low + keep(equal(lows_[cells[0]], lows_[cells[1]]), splat(1));
            bounds.total.high = bounds.total.high - keep(equal(highs_[cells[0]], highs_[cells[1]]), splat(1));
        } else if (cells.size() > 2) {
            // As many of the lowest digits of all cells, and of the highest.
            Vec low = splat(0), high = low, from_below = any, from_above = any;
            for (std::size_t i = 0; i < cells.size(); ++i) {
                low = low + lowest_value(from_below);
                from_below = drop_lowest(from_below);
                const Vec highest = highest_value(from_above);
                high = high + highest;
                from_above = from_above & (power_of(min(highest, splat(15))) + splat(0xffff));
            }
            bounds.total = {larger(bounds.total.low, low), min(bounds.total.high, high)};
        }
        if (part.is_flipped) bounds.total = flipped(bounds.total, cells.size());
        return bounds;
    }
    Range flipped(Range range, std::size_t count) const {
        const Vec most = splat(static_cast<unsigned>(count) * static_cast<unsigned>(board_.digit_count - 1));
        return {less(most, range.high), less(most, range.low)};
    }

    // What the others leave to each part limits its cells.
    void apply(const RuleBoard::Sum& sum, unsigned number) {
        std::array<Bounds, RuleBoard::most_parts> bounds;
        Vec low = splat(0), high = low;
        const std::span<const RuleBoard::Part> parts(board_.parts.data() + sum.first, sum.end - sum.first);
        for (std::size_t i = 0; i < parts.size(); ++i) {
            bounds[i] = bounds_of(parts[i]);
            low = low + bounds[i].total.low;
            high = high + bounds[i].total.high;
        }
        const Vec target = splat(static_cast<unsigned>(sum.target));
        require_empty(less(low, target) | less(target, high), number);
        const Vec more = less(target, low), fewer = less(high, target);
        for (std::size_t i = 0; i < parts.size(); ++i) {
            const auto cells = list(parts[i].cells);
            const auto& [total, digits] = bounds[i];
            Range allowed{less(total.high, fewer), total.low + more};
            if (parts[i].is_flipped) allowed = flipped(allowed, cells.size());
            for (Cell cell : cells) {
                const Vec least = less(allowed.low, digits.high - highs_[cell]);
                const Vec most = less(allowed.high, digits.low - lows_[cell]);
                put(cell, at(cell) & digits_between(least, most));
            }
        }
    }

    // Each cell has a digit above the lowest of the one before, and below the highest of the one after.
    void apply(const RuleBoard::Chain& chain, unsigned number) {
        const auto cells = list(chain.cells);
        Vec floor = splat(0xffff), ceiling = floor, empty = splat(0);
        for (Cell cell : cells) {
            const Vec set = at(cell) & floor, lowest = lowest_digit(set);
            put(cell, set);
            empty = empty | one_if_empty(set);
            floor = splat(0) - (chain.is_strict ? lowest + lowest : lowest);
        }
        for (Cell cell : cells | std::views::reverse) {
            const Vec set = at(cell) & ceiling, filled = fill_down(set);
            put(cell, set);
            empty = empty | one_if_empty(set);
            ceiling = chain.is_strict ? shift_right<1>(filled) : filled;
        }
        require_empty(empty, number);
    }

    void apply(const RuleBoard::Link& link, unsigned number) {
        const std::uint16_t* rows = board_.rows.data() + link.first_row;
        const Vec b = at(link.b) & partners(at(link.a), rows);
        const Vec a = at(link.a) & partners(b, rows + board_.digit_count);
        put(link.b, b);
        put(link.a, a);
        require_empty(one_if_empty(a) | one_if_empty(b), number);
    }
    // Returns the union of the rows of all digits of the set.
    Vec partners(Vec set, const std::uint16_t* rows) const {
        Vec found = splat(0);
        for (int digit = 0; digit < board_.digit_count; ++digit)
            found = found | if_any(set & splat(1U << digit), splat(rows[digit]));
        return found;
    }

    // Follows the edges from the first state, then back from the states that are reached last. A digit that is on no edge
    // between states that are reached both ways is removed.
    void apply(const RuleBoard::Automaton& automaton, unsigned number) {
        const auto cells = list(automaton.cells);
        const std::uint16_t* const ends = board_.layer_ends.data() + automaton.first_layer;
        const auto edges_of = [&](std::size_t state) { return board_.edges[automaton.first_state + state]; };
        put_state(0, splat(0xffff));
        for (std::size_t state = 1; state < ends[cells.size()]; ++state) put_state(state, splat(0));
        std::size_t state = 0;
        for (std::size_t i = 0; i < cells.size(); ++i)
            for (const Vec set = at(cells[i]); state < ends[i]; ++state) {
                const Vec from = state_at(state);
                if (bits_of(is_empty(from)) == every_lane) continue;
                for (const auto& [to, digits] : edges_of(state))
                    put_state(to, state_at(to) | if_any(set & splat(digits), from));
            }
        Vec reached = splat(0);
        for (; state < ends[cells.size()]; ++state) reached = reached | state_at(state);
        require_empty(one_if_empty(reached), number);
        state = ends[cells.size() - 1];
        for (std::size_t i = cells.size(); i-- > 0;) {
            const Vec set = at(cells[i]);
            Vec kept = splat(0);
            for (const std::size_t first = i == 0 ? 0 : ends[i - 1]; state-- > first;) {
                const Vec from = state_at(state);
                if (bits_of(is_empty(from)) == every_lane) continue;
                Vec leads_on = splat(0);
                for (const auto& [to, digits] : edges_of(state)) {
                    const Vec open = if_any(set & splat(digits), from & state_at(to));
                    leads_on = leads_on | open;
                    kept = kept | (open & splat(digits));
                }
                put_state(state, leads_on);
            }
            ++state;
            put(cells[i], set & kept);
        }
    }
    Vec state_at(std::size_t state) const { return load(states_[state].data()); }
    void put_state(std::size_t state, Vec reached) { store(states_[state].data(), reached); }

    const RuleBoard& board_;
    Positions* at_ = nullptr;
    Vec failed_ = splat(none_failed);
    std::array<Vec, RuleBoard::most_cells> lows_, highs_;
    std::array<std::array<std::uint16_t, lane_count>, RuleBoard::most_states>
        states_;  // of an automaton: the lanes that reach it
};
