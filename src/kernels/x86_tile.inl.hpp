// Sixteen bytes, for the kernels of x86-64.
//
// No include guards: each kernel compiles its own copy.

struct Tile {
    static constexpr int count = 1;
    __m128i v;
    static Tile load(const std::uint8_t* from) { return {_mm_loadu_si128((const __m128i*)from)}; }
    void store(std::uint8_t* to) const { _mm_storeu_si128((__m128i*)to, v); }
};
inline Tile zip_low(Tile a, Tile b) { return {_mm_unpacklo_epi8(a.v, b.v)}; }
inline Tile zip_high(Tile a, Tile b) { return {_mm_unpackhi_epi8(a.v, b.v)}; }
inline Tile look_up(Tile table, Tile at) { return {_mm_shuffle_epi8(table.v, at.v)}; }
