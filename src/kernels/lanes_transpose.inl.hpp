// Converts grids to lanes and back: bytes transposed in tiles of 16 x 16, several at once if vectors are wide.

// Transposes rows of bytes into columns by zipping row i with row i + 8, four times. A wide T transposes each of its
// 16-byte columns of tiles separately:
//
//     row i:  tile 0, row i | tile 1, row i | ...      becomes      tile 0, column i | tile 1, column i | ...
template <class T>
inline void transpose(const std::uint8_t* from, std::ptrdiff_t from_stride, std::uint8_t* to,
                      std::ptrdiff_t to_stride) {
    T a[16], b[16];
    for (int i = 0; i < 16; ++i) a[i] = T::load(from + i * from_stride);
    for (int i = 0; i < 8; ++i) b[2 * i] = zip_low(a[i], a[i + 8]), b[2 * i + 1] = zip_high(a[i], a[i + 8]);
    for (int i = 0; i < 8; ++i) a[2 * i] = zip_low(b[i], b[i + 8]), a[2 * i + 1] = zip_high(b[i], b[i + 8]);
    for (int i = 0; i < 8; ++i) b[2 * i] = zip_low(a[i], a[i + 8]), b[2 * i + 1] = zip_high(a[i], a[i + 8]);
    for (int i = 0; i < 8; ++i) a[2 * i] = zip_low(b[i], b[i + 8]), a[2 * i + 1] = zip_high(b[i], b[i + 8]);
    for (int i = 0; i < 16; ++i) a[i].store(to + i * to_stride);
}

// Sixteen lanes, cells down and lanes across; cell c is in at[c % 16][c / 16].
struct Bytemap {
    alignas(64) std::uint8_t at[tile][tiles + 1][tile];
    std::uint8_t* cell(int c) { return at[c % tile][c / tile]; }
    const std::uint8_t* cell(int c) const { return at[c % tile][c / tile]; }
};
constexpr std::ptrdiff_t bytemap_stride = sizeof(Bytemap) / tile;

// Transposes all tiles of sixteen grids, to or from a Bytemap.
inline void transpose_tiles(const std::uint8_t* from, std::ptrdiff_t from_stride, std::uint8_t* to,
                            std::ptrdiff_t to_stride) {
    int done = 0;
    for (; done + WideTile::count <= tiles; done += WideTile::count)
        transpose<WideTile>(from + done * tile, from_stride, to + done * tile, to_stride);
    for (; done < tiles; ++done)
        transpose<Tile>(from + done * tile, from_stride, to + done * tile, to_stride);
}

// Loads up to lane_count grids into the cells of a block; the contents of the other lanes are arbitrary.
inline void load_grids(const Grid* grids, int count, Block& block) {
    NONET_EXPECT(count >= 1 && count <= lane_count);
    Bytemap map[groups];
    for (int group = 0; group < groups && group * tile < count; ++group) {
        // The last few grids are copied, so that no byte beyond the caller's array is read.
        Grid copies[tile];
        const Grid* from = grids + group * tile;
        const int rest = count - group * tile;
        if (rest < tile) {
            std::copy_n(from, rest, copies);
            from = copies;
        }
        transpose_tiles(from->values.data(), sizeof(Grid), map[group].at[0][0], bytemap_stride);
        for (int lane = 0; lane < tile; ++lane)
            map[group].cell(last_cell)[lane] = from[lane].values[last_cell];
    }
    for (int c = 0; c < cell_count; ++c)
        block.cell[c] = candidates_of(map[0].cell(c), map[groups - 1].cell(c));
}

// The values of sixteen lanes, as one grid each.
struct Grids {
    alignas(64) std::uint8_t at[tile][(tiles + 1) * tile];
};

// Writes grids.at[place_of(lane)] for each lane of `these`, at most sixteen.
inline void read_grids(const Block& block, const Pick& pick, Grids& grids) {
    Bytemap map;
    for (int c = 0; c < cell_count; ++c) pick_values(pick, block.cell[c]).store(map.cell(c));
    transpose_tiles(map.at[0][0], bytemap_stride, grids.at[0], sizeof(grids.at[0]));
    for (int place = 0; place < tile; ++place) grids.at[place][last_cell] = map.cell(last_cell)[place];
}
