// The rows of whole.inl.hpp in three vectors of 16 lanes, one for each triple of digits, so reading the lanes of another
// triple takes no instruction. Each band has a quarter of every vector; the last lane of a quarter stays empty:
//
//   lane                0 1 2 3   4 5 6 7   8 9 10 11   12 13 14 15
//   band                0 0 0     1 1 1     2 2 2
//   digit in triple     0 1 2     0 1 2     0 1 2

namespace whole {

struct Rows {
    Vec triple[3];
};

constexpr int row_lanes = box_side * side;
constexpr std::uint32_t every_lane_of_rows = (std::uint32_t{1} << row_lanes) - 1;
// The nine lanes that a vector uses, and their places in a set of 27 if it is that of the first triple.
constexpr unsigned used_lanes = 0b0000'0111'0111'0111;
constexpr std::uint32_t lanes_of_triple = 0b111 | 0b111 << side | 0b111 << 2 * side;

using Shared = Vec;
inline const Shared (&triples_of(const Rows& a))[3] { return a.triple; }
inline Rows in_all_triples(Shared a) { return {{a, a, a}}; }

template <class Function>
inline Rows each_triple(Function function) {
    return {{function(0), function(1), function(2)}};
}

// The kernel's operations, triple by triple.
inline Rows operator&(Rows a, Rows b) {
    return each_triple([&](int i) { return a.triple[i] & b.triple[i]; });
}
inline Rows operator|(Rows a, Rows b) {
    return each_triple([&](int i) { return a.triple[i] | b.triple[i]; });
}
inline Rows operator^(Rows a, Rows b) {
    return each_triple([&](int i) { return a.triple[i] ^ b.triple[i]; });
}
inline Rows operator+(Rows a, Rows b) {
    return each_triple([&](int i) { return a.triple[i] + b.triple[i]; });
}
inline Rows operator-(Rows a, Rows b) {
    return each_triple([&](int i) { return a.triple[i] - b.triple[i]; });
}
inline Rows min(Rows a, Rows b) {
    return each_triple([&](int i) { return min(a.triple[i], b.triple[i]); });
}
inline Rows without(Rows a, Rows b) {
    return each_triple([&](int i) { return without(a.triple[i], b.triple[i]); });
}
using nonet::without;  // defined in terms of it in words.inl.hpp
inline Rows choose_if_meeting(Rows a, Rows b, Rows otherwise) {
    return each_triple(
        [&](int i) { return choose_if_meeting(a.triple[i], b.triple[i], otherwise.triple[i]); });
}

inline Rows splat_rows(unsigned x) {
    return each_triple([&](int) { return splat(x); });
}
inline Rows keep_lanes(std::uint32_t these, Rows a) {
    return each_triple([&](int i) {
        return keep(mask_of(_pdep_u32(_pext_u32(these, lanes_of_triple << box_side * i), used_lanes)),
                    a.triple[i]);
    });
}
inline Rows full_rows() {
    constexpr long long nine_bits = 0x0000'01ff'01ff'01ff;
    return in_all_triples({_mm256_setr_epi64x(nine_bits, nine_bits, nine_bits, 0)});
}

template <int n>
inline Rows shift_up(Rows a) {
    return each_triple([&](int i) { return Vec{_mm256_slli_epi16(a.triple[i].v, n)}; });
}
template <int n>
inline Rows shift_down(Rows a) {
    return each_triple([&](int i) { return Vec{_mm256_srli_epi16(a.triple[i].v, n)}; });
}
inline Rows pick_bits(Rows these, Rows yes, Rows no) { return (yes & these) | without(no, these); }

template <int n>
inline Rows from_band(Rows a) {
    constexpr int quarters = n % 3 | (n + 1) % 3 << 2 | (n + 2) % 3 << 4 | 3 << 6;
    return each_triple([&](int i) { return Vec{_mm256_permute4x64_epi64(a.triple[i].v, quarters)}; });
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
inline Shared from_digit(Shared a) {
    return {_mm256_shuffle_epi8(a.v, load_bytes(digit_table<n>))};
}
template <int n>
inline Rows from_place(Rows a) {
    return in_all_triples({_mm256_shuffle_epi8(a.triple[n / box_side].v, load_bytes(place_table<n>))});
}

using Lanes = std::array<std::uint16_t, lane_count>;
template <class Function>
constexpr std::array<Lanes, 3> for_each_place(Function value) {
    std::array<Lanes, 3> tables{};
    for (int band = 0; band < box_side; ++band)
        for (int place = 0; place < side; ++place)
            tables[place / box_side][4 * band + place % box_side] =
                static_cast<std::uint16_t>(value(band, place));
    return tables;
}
constexpr auto bit_tables = for_each_place([](int, int place) { return 1 << place; });
constexpr auto stack_tables = for_each_place([](int band, int) { return 0b111 << box_side * band; });
// The value that an empty lane is compared with must not be 0.
constexpr auto value_tables = [] {
    auto tables = for_each_place([](int, int digit) { return digit + 1; });
    for (auto& table : tables)
        for (auto& value : table)
            if (value == 0) value = 0xffff;
    return tables;
}();
inline Rows load_tables(const std::array<Lanes, 3>& tables) {
    return each_triple([&](int i) { return load(tables[i].data()); });
}

inline Rows bits_of_lanes() { return load_tables(bit_tables); }
inline Rows values_of_lanes() { return load_tables(value_tables); }
inline Rows stack_of_band() { return load_tables(stack_tables); }

inline Rows if_equal(Rows a, Rows b, unsigned x) {
    return each_triple([&](int i) { return keep(equal(a.triple[i], b.triple[i]), splat(x)); });
}
inline Rows if_meeting(Rows a, Rows b, unsigned x) {
    return each_triple([&](int i) {
        const Vec both = a.triple[i] & b.triple[i];
        return without(splat(x), Vec{is_empty(both).v});
    });
}

inline std::uint32_t lanes_like(Rows a, unsigned x) {
    const auto in_triple = [&](int i) {
        const auto bytes = static_cast<std::uint32_t>(_mm256_movemask_epi8(equal(a.triple[i], splat(x)).v));
        // The low bytes of lanes 0 1 2, 4 5 6, 8 9 10.
        return _pdep_u32(_pext_u32(bytes, 0x00151515), lanes_of_triple << box_side * i);
    };
    return in_triple(0) | in_triple(1) | in_triple(2);
}
inline bool has_empty_lane(Rows a) {
    const Vec least = min(min(a.triple[0], a.triple[1]), a.triple[2]);
    return (static_cast<std::uint32_t>(_mm256_movemask_epi8(is_empty(least).v)) & 0x00151515) != 0;
}
inline bool is_all_full(Shared a) { return _mm256_testc_si256(a.v, full_rows().triple[0].v); }
inline bool is_all_empty(Rows a) {
    const Vec all = any3(a.triple[0], a.triple[1], a.triple[2]);
    return _mm256_testz_si256(all.v, all.v);
}
inline unsigned bits_in_lane(Rows a, int band, int digit) {
    std::uint16_t all[3][lane_count];
    for (int i = 0; i < 3; ++i) store(all[i], a.triple[i]);
    return all[digit / box_side][4 * band + digit % box_side];
}
inline Rows load_lanes(const std::uint16_t* from) {
    std::uint16_t all[3][lane_count] = {};
    for (int band = 0; band < box_side; ++band)
        for (int place = 0; place < side; ++place)
            all[place / box_side][4 * band + place % box_side] = from[side * band + place];
    return each_triple([&](int i) { return load(all[i]); });
}

// The three values of a quarter are read and written as four bytes. The last read begins one byte earlier, so that it stays
// inside the grid. Writes are in ascending order, so that the next write replaces the fourth byte; the buffer has room for
// the last one.
constexpr int first_of_quarter(int band, int row, int triple) {
    return side * (box_side * band + row) + box_side * triple;
}

inline void read_rows(const std::uint8_t* values, Rows (&rows)[3]) {
    const auto four = [&](int band, int row, int triple) {
        const int begin = first_of_quarter(band, row, triple);
        const bool last = begin + 4 > cell_count;
        std::uint32_t bytes;
        std::memcpy(&bytes, values + begin - last, 4);
        return static_cast<int>(last ? bytes >> 8 : bytes);
    };
    const __m256i used = _mm256_set1_epi64x(0x0000'ffff'ffff'ffff);
    for (int r = 0; r < 3; ++r)
        rows[r] = each_triple([&](int i) {
            const __m128i quarters = _mm_setr_epi32(four(0, r, i), four(1, r, i), four(2, r, i), 0);
            return Vec{_mm256_and_si256(_mm256_cvtepu8_epi16(quarters), used)};
        });
}
inline void write_rows(const Rows (&rows)[3], std::uint8_t* values) {
    std::uint8_t quarters[3][3][16], room[cell_count + 1];
    for (int r = 0; r < 3; ++r)
        for (int i = 0; i < 3; ++i) {
            const __m256i v = rows[r].triple[i].v;
            _mm_storeu_si128((__m128i*)quarters[r][i],
                             _mm_packus_epi16(_mm256_castsi256_si128(v), _mm256_extracti128_si256(v, 1)));
        }
    for (int band = 0; band < box_side; ++band)
        for (int r = 0; r < 3; ++r)
            for (int i = 0; i < 3; ++i)
                std::memcpy(room + first_of_quarter(band, r, i), quarters[r][i] + 4 * band, 4);
    std::memcpy(values, room, cell_count);
}

}  // namespace whole
