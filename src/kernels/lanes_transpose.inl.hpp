// Grids to lanes and back, sixteen bytes at a time.

// Rows of bytes into columns: 16 x 16, by zipping row i with row i + 8, four times.
inline void transpose(const std::uint8_t* from, std::ptrdiff_t from_stride, std::uint8_t* to, std::ptrdiff_t to_stride) {
    Bytes a[16], b[16];
    for (int i = 0; i < 16; ++i) a[i] = load_bytes(from + i * from_stride);
    for (int i = 0; i < 8; ++i) b[2 * i] = zip_low(a[i], a[i + 8]), b[2 * i + 1] = zip_high(a[i], a[i + 8]);
    for (int i = 0; i < 8; ++i) a[2 * i] = zip_low(b[i], b[i + 8]), a[2 * i + 1] = zip_high(b[i], b[i + 8]);
    for (int i = 0; i < 8; ++i) b[2 * i] = zip_low(a[i], a[i + 8]), b[2 * i + 1] = zip_high(a[i], a[i + 8]);
    for (int i = 0; i < 8; ++i) a[2 * i] = zip_low(b[i], b[i + 8]), a[2 * i + 1] = zip_high(b[i], b[i + 8]);
    for (int i = 0; i < 16; ++i) store_bytes(to + i * to_stride, a[i]);
}

constexpr int tile = 16;
constexpr int row_bytes = (cell_count + tile - 1) / tile * tile;  // a grid, padded
constexpr int row_lanes = lanes < tile ? tile : lanes;            // lanes, padded

// One byte per lane and cell.
struct Bytemap {
    alignas(64) std::uint8_t at[row_bytes][row_lanes];
};

// Up to `lanes` grids into the cells of a block; lanes from `count` on are left dead.
inline void load_grids(const Grid* grids, int count, Block& block) {
    Bytemap map;
    constexpr int last = cell_count - 1;  // the one cell that does not fill a tile
    for (int first_lane = 0; first_lane < row_lanes && first_lane < count; first_lane += tile) {
        // The last few grids are copied, so that no byte behind the caller's array is read.
        Grid copies[tile];
        const Grid* from = grids + first_lane;
        if (count - first_lane < tile) {
            std::copy_n(from, count - first_lane, copies);
            from = copies;
        }
        for (int cell = 0; cell < last; cell += tile)
            transpose(from->values.data() + cell, sizeof(Grid), &map.at[cell][first_lane], row_lanes);
        for (int lane = 0; lane < tile; ++lane) map.at[last][first_lane + lane] = from[lane].values[last];
    }
    for (int cell = 0; cell < cell_count; ++cell) block.cell[cell] = candidates_of(map.at[cell]);
}

// Values of all lanes, as one grid per lane.
struct Grids {
    alignas(64) std::uint8_t at[row_lanes][row_bytes];
};

inline void read_grids(const Block& block, std::uint32_t wanted, Grids& grids) {
    Bytemap map;
    for (int cell = 0; cell < cell_count; ++cell) store_values(map.at[cell], block.cell[cell]);
    for (int first_lane = 0; first_lane < row_lanes; first_lane += tile) {
        if ((wanted >> first_lane & 0xffff) == 0) continue;
        for (int cell = 0; cell < row_bytes; cell += tile)
            transpose(&map.at[cell][first_lane], row_lanes, &grids.at[first_lane][cell], row_bytes);
    }
}
