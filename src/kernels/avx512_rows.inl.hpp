// The rows of whole.inl.hpp in one vector of 32 lanes: lane 9*band + n; the last five stay empty.

namespace whole {

using Rows = Vec;

constexpr int row_lanes = box_side * side;
constexpr std::uint32_t every_lane_of_rows = (std::uint32_t{1} << row_lanes) - 1;

inline Rows splat_rows(unsigned x) { return splat(x); }
inline Rows keep_lanes(std::uint32_t these, Rows a) { return keep(mask_of(these), a); }
inline Rows full_rows() { return keep_lanes(every_lane_of_rows, splat((1u << side) - 1)); }

template <int n>
inline Rows shift_up(Rows a) {
    return {_mm512_slli_epi16(a.v, n)};
}
template <int n>
inline Rows shift_down(Rows a) {
    return {_mm512_srli_epi16(a.v, n)};
}
inline Rows pick_bits(Rows these, Rows yes, Rows no) {
    return {_mm512_ternarylogic_epi32(these.v, yes.v, no.v, 0xca)};
}

// Tables of lanes, or of values for lanes. An unused lane takes its value from an empty one.
template <class Function>
constexpr auto for_each_lane(Function value) {
    std::array<std::uint16_t, lane_count> table;
    table.fill(lane_count - 1);
    for (int lane = 0; lane < row_lanes; ++lane)
        table[lane] = static_cast<std::uint16_t>(value(lane / side, lane % side));
    return table;
}
template <int n>
constexpr auto band_table =
    for_each_lane([](int band, int digit) { return side * ((band + n) % box_side) + digit; });
template <int n>
constexpr auto digit_table = for_each_lane(
    [](int band, int digit) { return side * band + digit / box_side * box_side + (digit + n) % box_side; });
template <int n>
constexpr auto triple_table =
    for_each_lane([](int band, int digit) { return side * band + (digit + box_side * n) % side; });
template <int n>
constexpr auto place_table = for_each_lane([](int band, int) { return side * band + n; });
constexpr auto bit_table = for_each_lane([](int, int place) { return 1 << place; });
constexpr auto value_table = for_each_lane([](int, int digit) { return digit + 1; });
constexpr auto stack_table = for_each_lane([](int band, int) { return 0b111 << box_side * band; });

inline Rows from_lanes(const std::array<std::uint16_t, lane_count>& table, Rows a) {
    return {_mm512_permutexvar_epi16(load(table.data()).v, a.v)};
}
template <int n>
inline Rows from_band(Rows a) {
    return from_lanes(band_table<n>, a);
}
template <int n>
inline Rows from_digit(Rows a) {
    return from_lanes(digit_table<n>, a);
}
using Shared = Rows;
inline std::array<Shared, 3> triples_of(Rows a) {
    return {a, from_lanes(triple_table<1>, a), from_lanes(triple_table<2>, a)};
}
inline Rows in_all_triples(Shared a) { return a; }
template <int n>
inline Rows from_place(Rows a) {
    return from_lanes(place_table<n>, a);
}

inline Rows bits_of_lanes() { return load(bit_table.data()); }
inline Rows values_of_lanes() { return load(value_table.data()); }
inline Rows stack_of_band() { return load(stack_table.data()); }

inline Rows if_equal(Rows a, Rows b, unsigned x) { return keep(equal(a, b), splat(x)); }
inline Rows if_meeting(Rows a, Rows b, unsigned x) { return keep(meets(a, b), splat(x)); }

inline std::uint32_t lanes_like(Rows a, unsigned x) {
    return bits_of(equal(a, splat(x))) & every_lane_of_rows;
}
inline bool has_empty_lane(Rows a) { return lanes_like(a, 0) != 0; }
inline bool is_all_full(Shared a) { return lanes_like(a, (1u << side) - 1) == every_lane_of_rows; }
inline bool is_all_empty(Rows a) { return _mm512_test_epi64_mask(a.v, a.v) == 0; }
inline unsigned bits_in_lane(Rows a, int band, int digit) {
    std::uint16_t all[lane_count];
    store(all, a);
    return all[side * band + digit];
}
inline Rows load_lanes(const std::uint16_t* from) {
    return {_mm512_maskz_loadu_epi16(every_lane_of_rows, from)};
}

// 81 bytes are a vector of 64 and one of 17.  Row r of band b begins at byte 27*b + 9*r.
constexpr std::uint64_t every_byte_of_rest = (std::uint64_t{1} << (cell_count - 64)) - 1;

template <int row>
constexpr auto byte_table = for_each_lane(
    [](int band, int column) { return side * (box_side * band + row) + column; });  // below 128: two vectors

template <int row>
inline Rows read_row(__m512i first, __m512i rest) {
    return {_mm512_maskz_permutex2var_epi8(0x5555'5555'5555'5555 & ((std::uint64_t{1} << 2 * row_lanes) - 1),
                                           first, load(byte_table<row>.data()).v, rest)};
}
inline void read_rows(const std::uint8_t* values, Rows (&rows)[3]) {
    const __m512i first = _mm512_loadu_si512(values);
    const __m512i rest = _mm512_maskz_loadu_epi8(every_byte_of_rest, values + 64);
    rows[0] = read_row<0>(first, rest), rows[1] = read_row<1>(first, rest),
    rows[2] = read_row<2>(first, rest);
}

// The cells' places in two vectors of bytes: rows 0 and 1 of each band interleaved, and row 2.
constexpr auto cell_table = [] {
    std::array<std::uint8_t, 128> table{};
    for (int cell = 0; cell < cell_count; ++cell) {
        const int lane = side * (cell / row_lanes) + cell % side, row = row_of(cell) % box_side;
        table[cell] = static_cast<std::uint8_t>(2 * lane + (row == 2 ? 64 : row));
    }
    return table;
}();
inline void write_rows(const Rows (&rows)[3], std::uint8_t* values) {
    const __m512i pairs = (rows[0] | shift_up<8>(rows[1])).v;
    const auto cells = [&](int begin) {
        return _mm512_permutex2var_epi8(pairs, _mm512_loadu_si512(cell_table.data() + begin), rows[2].v);
    };
    _mm512_storeu_si512(values, cells(0));
    _mm512_mask_storeu_epi8(values + 64, every_byte_of_rest, cells(64));
}

}  // namespace whole
