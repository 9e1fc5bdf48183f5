// The vector type's operations on plain arrays, for the lane-by-lane tests.

template <Vec (*operation)(Vec)>
void apply_one(const std::uint16_t* a, const std::uint16_t*, const std::uint16_t*, std::uint16_t* out) {
    store(out, operation(load(a)));
}
template <Vec (*operation)(Vec, Vec)>
void apply_two(const std::uint16_t* a, const std::uint16_t* b, const std::uint16_t*, std::uint16_t* out) {
    store(out, operation(load(a), load(b)));
}
template <Vec (*operation)(Vec, Vec, Vec)>
void apply_three(const std::uint16_t* a, const std::uint16_t* b, const std::uint16_t* c, std::uint16_t* out) {
    store(out, operation(load(a), load(b), load(c)));
}

// Operations that do not fit the pattern, with their result as a vector.
inline Vec lanes_equal(Vec a, Vec b) { return keep(equal(a, b), splat(1)); }
inline Vec choose_equal(Vec a, Vec b, Vec c) { return choose(equal(a, b), c, a); }
inline Vec choose_empty(Vec a, Vec b, Vec c) { return choose(is_empty(a), b, c); }
inline Vec masked(Vec a, Vec b) { return keep(mask_of(bits_of(is_empty(a))), b); }

// Moves the odd lanes of a, in order, to the lanes in which b is odd; the others keep c.
inline Vec moved(Vec a, Vec b, Vec c) {
    std::uint32_t source = every_lane & ~bits_of(is_empty(a & splat(1)));
    std::uint32_t target = every_lane & ~bits_of(is_empty(b & splat(1)));
    const int count = std::min(std::popcount(source), std::popcount(target));
    source = lowest_bits(source, count);
    target = lowest_bits(target, count);
    return move_along(route_between(source, target), a, c);
}

// Converts values to candidates and back.
inline Vec candidates(Vec values) {
    std::uint16_t wide[lane_count];
    std::uint8_t bytes[groups][tile] = {};
    store(wide, values);
    for (int i = 0; i < lane_count; ++i) bytes[i / tile][i % tile] = static_cast<std::uint8_t>(wide[i]);
    return candidates_of(bytes[0], bytes[groups - 1]);
}
inline Vec values(Vec digits) {
    std::uint16_t wide[lane_count];
    for (int group = 0; group < groups; ++group) {
        const std::uint32_t these = every_lane & 0xffffu << (tile * group);
        std::uint8_t bytes[tile];
        pick_values(pick_lanes(these), digits).store(bytes);
        for (int i = 0; i < tile && i < lane_count; ++i) wide[group * tile + i] = bytes[i];
    }
    return load(wide);
}

std::span<const LaneOperation> operations() noexcept {
    static constexpr LaneOperation all[] = {
        {"and", apply_two<operator&>},
        {"or", apply_two<operator| >},
        {"xor", apply_two<operator^ >},
        {"add", apply_two<operator+ >},
        {"subtract", apply_two<operator- >},
        {"min", apply_two<min>},
        {"without", apply_two<without>},
        {"without_two", apply_three<without>},
        {"all3", apply_three<all3>},
        {"any3", apply_three<any3>},
        {"odd3", apply_three<odd3>},
        {"most3", apply_three<most3>},
        {"shift_right", apply_one<shift_right<4>>},
        {"power_of", apply_one<power_of>},
        {"size_of", apply_one<size_of>},
        {"lowest_digit", apply_one<lowest_digit>},
        {"equal", apply_two<lanes_equal>},
        {"choose_equal", apply_three<choose_equal>},
        {"choose_empty", apply_three<choose_empty>},
        {"masked", apply_two<masked>},
        {"singles_of", apply_three<singles_of>},
        {"choose_if_three", apply_two<choose_if_three>},
        {"choose_if_meeting", apply_three<choose_if_meeting>},
        {"moved", apply_three<moved>},
        {"candidates", apply_one<candidates>},
        {"values", apply_one<values>},
    };
    return all;
}
