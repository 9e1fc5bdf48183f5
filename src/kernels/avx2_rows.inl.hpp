// The rows of whole.inl.hpp in three vectors of 16 lanes, one for each band, so reading the lanes of another band takes
// no instruction. Each triple of digits has a quarter of its vector, whose last lane stays empty:
//
//   lane    0 1 2 3   4 5 6 7   8 9 10 11   12 13 14 15
//   place   0 1 2     3 4 5     6 7 8

namespace whole {

struct Rows {
    Vec band[3];
};

constexpr int row_lanes = box_side * side;
constexpr std::uint32_t every_lane_of_rows = (std::uint32_t{1} << row_lanes) - 1;
constexpr unsigned lanes_of_places = 0b0000'0111'0111'0111;

constexpr int lane_of(int place) { return place / box_side * 4 + place % box_side; }

template <class Function>
inline Rows each_band(Function function) {
    return {{function(0), function(1), function(2)}};
}

// The kernel's operations, band by band.
inline Rows operator&(Rows a, Rows b) {
    return each_band([&](int i) { return a.band[i] & b.band[i]; });
}
inline Rows operator|(Rows a, Rows b) {
    return each_band([&](int i) { return a.band[i] | b.band[i]; });
}
inline Rows operator^(Rows a, Rows b) {
    return each_band([&](int i) { return a.band[i] ^ b.band[i]; });
}
inline Rows operator+(Rows a, Rows b) {
    return each_band([&](int i) { return a.band[i] + b.band[i]; });
}
inline Rows operator-(Rows a, Rows b) {
    return each_band([&](int i) { return a.band[i] - b.band[i]; });
}
inline Rows min(Rows a, Rows b) {
    return each_band([&](int i) { return min(a.band[i], b.band[i]); });
}
inline Rows without(Rows a, Rows b) {
    return each_band([&](int i) { return without(a.band[i], b.band[i]); });
}
using nonet::without;  // defined in terms of it in words.inl.hpp
inline Rows size_of(Rows a) {
    return each_band([&](int i) { return size_of(a.band[i]); });
}
inline Rows choose_if_meeting(Rows a, Rows b, Rows otherwise) {
    return each_band([&](int i) { return choose_if_meeting(a.band[i], b.band[i], otherwise.band[i]); });
}

inline Rows splat_rows(unsigned x) {
    return each_band([&](int) { return splat(x); });
}
// Returns the lanes of one band in a set of 27.
inline Mask mask_of_band(std::uint32_t these, int band) {
    return mask_of(_pdep_u32(these >> side * band & ((1u << side) - 1), lanes_of_places));
}
inline Rows keep_lanes(std::uint32_t these, Rows a) {
    return each_band([&](int i) { return keep(mask_of_band(these, i), a.band[i]); });
}
inline Rows full_rows() { return keep_lanes(every_lane_of_rows, splat_rows((1u << side) - 1)); }

template <int n>
inline Rows shift_up(Rows a) {
    return each_band([&](int i) { return Vec{_mm256_slli_epi16(a.band[i].v, n)}; });
}
template <int n>
inline Rows shift_down(Rows a) {
    return each_band([&](int i) { return Vec{_mm256_srli_epi16(a.band[i].v, n)}; });
}
inline Rows pick_bits(Rows these, Rows yes, Rows no) { return (yes & these) | without(no, these); }

template <int n>
inline Rows from_band(Rows a) {
    return {{a.band[n % 3], a.band[(n + 1) % 3], a.band[(n + 2) % 3]}};
}
template <int n>
inline Rows from_triple(Rows a) {
    constexpr int quarters = n % 3 | (n + 1) % 3 << 2 | (n + 2) % 3 << 4 | 3 << 6;
    return each_band([&](int i) { return Vec{_mm256_permute4x64_epi64(a.band[i].v, quarters)}; });
}

// Byte tables for the two halves of a vector, built from the first three lanes of a quarter.
using Bytes = std::array<std::uint8_t, 32>;
constexpr std::uint8_t no_byte = 0x80;
template <class Function>
constexpr Bytes lane_shuffle(Function source) {  // the source lane within the quarter
    Bytes table{};
    for (int lane = 0; lane < lane_count; ++lane)
        for (int i = 0; i < 2; ++i) {
            const int from = 2 * (lane % 8 / 4 * 4 + source(lane % 4)) + i;
            table[2 * lane + i] = lane % 4 == 3 ? no_byte : static_cast<std::uint8_t>(from);
        }
    return table;
}
template <int n>
constexpr Bytes digit_table = lane_shuffle([](int lane) { return (lane + n) % box_side; });
template <int n>
constexpr Bytes place_table = lane_shuffle([](int) { return n % box_side; });

inline __m256i load_bytes(const Bytes& table) { return _mm256_loadu_si256((const __m256i*)table.data()); }

template <int n>
inline Rows from_digit(Rows a) {
    const __m256i table = load_bytes(digit_table<n>);
    return each_band([&](int i) { return Vec{_mm256_shuffle_epi8(a.band[i].v, table)}; });
}
template <int n>
inline Rows from_place(Rows a) {
    constexpr int quarter = n / box_side * 0b01010101;  // four times
    const __m256i table = load_bytes(place_table<n>);
    return each_band([&](int i) {
        return Vec{_mm256_shuffle_epi8(_mm256_permute4x64_epi64(a.band[i].v, quarter), table)};
    });
}

template <class Function>
constexpr auto for_each_place(Function value) {
    std::array<std::uint16_t, lane_count> table{};
    for (int place = 0; place < side; ++place)
        table[lane_of(place)] = static_cast<std::uint16_t>(value(place));
    return table;
}
constexpr auto bit_table = for_each_place([](int place) { return 1 << place; });
// The value that an empty lane is compared with must not be 0.
constexpr auto value_table = [] {
    auto table = for_each_place([](int digit) { return digit + 1; });
    for (auto& value : table)
        if (value == 0) value = 0xffff;
    return table;
}();

inline Rows bits_of_lanes() {
    return each_band([](int) { return load(bit_table.data()); });
}
inline Rows values_of_lanes() {
    return each_band([](int) { return load(value_table.data()); });
}
inline Rows stack_of_band() {
    return keep_lanes(every_lane_of_rows, each_band([](int i) { return splat(0b111u << box_side * i); }));
}

inline Rows if_equal(Rows a, Rows b, unsigned x) {
    return each_band([&](int i) { return keep(equal(a.band[i], b.band[i]), splat(x)); });
}
inline Rows if_meeting(Rows a, Rows b, unsigned x) {
    return each_band([&](int i) {
        const Vec both = a.band[i] & b.band[i];
        return without(splat(x), Vec{is_empty(both).v});
    });
}

inline std::uint32_t lanes_like(Rows a, unsigned x) {
    const auto in_band = [&](int i) {
        const auto bytes = static_cast<std::uint32_t>(_mm256_movemask_epi8(equal(a.band[i], splat(x)).v));
        return _pext_u32(bytes, 0x00151515);  // the low bytes of lanes 0 1 2, 4 5 6, 8 9 10
    };
    return in_band(0) | in_band(1) << side | in_band(2) << 2 * side;
}
inline bool is_all_empty(Rows a) {
    const Vec all = any3(a.band[0], a.band[1], a.band[2]);
    return _mm256_testz_si256(all.v, all.v);
}
inline unsigned bits_in_lane(Rows a, int band, int digit) {
    std::uint16_t all[3][lane_count];
    for (int i = 0; i < 3; ++i) store(all[i], a.band[i]);
    return all[band][lane_of(digit)];
}
inline Rows load_lanes(const std::uint16_t* from) {
    return each_band([&](int i) {
        std::uint16_t all[lane_count] = {};
        for (int place = 0; place < side; ++place) all[lane_of(place)] = from[side * i + place];
        return load(all);
    });
}

// Moves nine bytes to the lanes of a vector, and back.
constexpr Bytes spread_table = [] {
    Bytes table{};
    table.fill(no_byte);
    for (int place = 0; place < side; ++place) table[2 * lane_of(place)] = static_cast<std::uint8_t>(place);
    return table;
}();
constexpr Bytes gather_table = [] {
    Bytes table{};
    table.fill(no_byte);
    for (int place = 0; place < side; ++place)  // each half to its own bytes
        table[16 * (lane_of(place) / 8) + place] = static_cast<std::uint8_t>(2 * (lane_of(place) % 8));
    return table;
}();

// Reads sixteen bytes to get nine; the last row's read begins earlier, so that it stays inside the grid.
inline Vec read_row(const std::uint8_t* values, int row) {
    constexpr int last = cell_count - 16;
    const auto at = [&](int begin) { return _mm_loadu_si128((const __m128i*)(values + begin)); };
    const __m128i nine =
        row == side - 1 ? _mm_srli_si128(at(last), side * (side - 1) - last) : at(side * row);
    return {_mm256_shuffle_epi8(_mm256_broadcastsi128_si256(nine), load_bytes(spread_table))};
}
inline void read_rows(const std::uint8_t* values, Rows (&rows)[3]) {
    for (int r = 0; r < 3; ++r)
        rows[r] = each_band([&](int i) { return read_row(values, box_side * i + r); });
}
inline void write_rows(const Rows (&rows)[3], std::uint8_t* values) {
    std::uint8_t
        room[cell_count + 16 - side];  // each row writes sixteen bytes; the next overwrites the surplus
    for (int row = 0; row < side; ++row) {
        const __m256i halves =
            _mm256_shuffle_epi8(rows[row % box_side].band[row / box_side].v, load_bytes(gather_table));
        const __m128i nine =
            _mm_or_si128(_mm256_castsi256_si128(halves), _mm256_extracti128_si256(halves, 1));
        _mm_storeu_si128((__m128i*)(room + side * row), nine);
    }
    std::memcpy(values, room, cell_count);
}

}  // namespace whole
