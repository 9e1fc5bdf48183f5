// Converts nodes to blocks and back: 128 x 128 bits at a time, first bytes by zipping, then bits by swapping.
//
//     node 8i + g  --bytes-->  bytes[g][j]: byte i is byte j of that node  --bits-->  vector 8j + b: byte i, bit g is
//                                                                                     bit b of it

using Octets = Vec[8][16];

inline std::uint8_t* bytes_of(Vec* a) { return reinterpret_cast<std::uint8_t*>(a); }
inline const std::uint8_t* bytes_of(const Vec* a) { return reinterpret_cast<const std::uint8_t*>(a); }

// Half of a transpose of 16 x 16 bytes, for rows i, i + 4, i + 8, i + 12: the whole does not fit in the registers.
template <class Load>
inline void zip_four(Load load, std::uint8_t* to, std::ptrdiff_t stride) {
    const Tile a = load(0), b = load(4), c = load(8), d = load(12);
    const Tile low = zip_low(a, c), high = zip_high(a, c), next_low = zip_low(b, d),
               next_high = zip_high(b, d);
    zip_low(low, next_low).store(to);
    zip_high(low, next_low).store(to + stride);
    zip_low(high, next_high).store(to + 2 * stride);
    zip_high(high, next_high).store(to + 3 * stride);
}

// Transposes sixteen rows of sixteen bytes, row i at row(i), into to, to + stride, ...: the j-th gets byte j of each.
template <class Row>
inline void transpose_bytes(Row row, std::uint8_t* to, std::ptrdiff_t stride) {
    alignas(16) std::uint8_t half[16][16];
    for (int i = 0; i < 4; ++i)
        zip_four([&](int k) { return Tile::load(row(i + k)); }, base(half[4 * i]), 16);
    for (int i = 0; i < 4; ++i) {
        const std::uint8_t* const rows = base(half[i]);
        zip_four([&](int k) { return Tile::load(rows + 16 * k); }, base(to + 4 * i * stride), stride);
    }
}

// Exchanges the bits of `mask` in b with the bits `distance` higher in a.
template <int distance>
inline void swap_bits(Vec& a, Vec& b, Vec mask) {
    const Vec moving = (shift_right<distance>(a) ^ b) & mask;
    b = b ^ moving;
    a = a ^ shift_left<distance>(moving);
}

// Moves bit b of x[g] to bit g of x[b], in each byte. Its own inverse.
inline void transpose_bits(Vec (&x)[8]) {
    const Vec four = splat(0x0f0f), two = splat(0x3333), one = splat(0x5555);
    for (int i = 0; i < 4; ++i) swap_bits<4>(x[i], x[i + 4], four);
    for (int i = 0; i < 8; ++i)
        if ((i & 2) == 0) swap_bits<2>(x[i], x[i + 2], two);
    for (int i = 0; i < 8; i += 2) swap_bits<1>(x[i], x[i + 1], one);
}

// Transposes tile number `strip_number` of each node; its 128 bits become to[0..127].
[[gnu::noinline]] void to_slices(const Node* const* nodes, int strip_number, Vec* to) {
    Octets bytes;
    for (int g = 0; g < 8; ++g) {
        const Node* const* const its_nodes = base(nodes + g);
        transpose_bytes([&](int i) { return its_nodes[8 * i]->bits + 16 * strip_number; }, bytes_of(bytes[g]),
                        16);
    }
    for (int j = 0; j < 16; ++j) {
        const Vec* const byte = base(&bytes[0][j]);
        Vec* const into = base(to + 8 * j);
        Vec x[8];
        for (int g = 0; g < 8; ++g) x[g] = byte[16 * g];
        transpose_bits(x);
        for (int b = 0; b < 8; ++b) into[b] = x[b];
    }
}

// Writes the first bits of each node, 8 for each of `count` bytes.
inline void slices_to_bytes(const Vec* from, int count, Octets& bytes) {
    for (int j = 0; j < count; ++j) {
        const Vec* const slices = base(from + 8 * j);
        Vec* const into = base(&bytes[0][j]);
        Vec x[8];
        for (int b = 0; b < 8; ++b) x[b] = slices[b];
        transpose_bits(x);
        for (int g = 0; g < 8; ++g) into[16 * g] = x[g];
    }
}

// Transposes back: the nodes are adjacent.
[[gnu::noinline]] void from_slices(const Vec* from, Node* nodes, int strip_number) {
    Octets bytes;
    slices_to_bytes(from, 16, bytes);
    for (int g = 0; g < 8; ++g)
        transpose_bytes([&](int i) { return bytes_of(&bytes[g][i]); }, nodes[g].bits + 16 * strip_number,
                        8 * sizeof(Node));
}

inline void load_nodes(const Node* const* nodes, Block& block) {
    for (int i = 0; i < strips; ++i) to_slices(nodes, i, block.has + strip * i);
}
inline void store_nodes(const Block& block, Node* nodes) {
    for (int i = 0; i < strips; ++i) from_slices(block.has + strip * i, nodes, i);
}

// Sixteen bits for each node.
struct Codes {
    std::uint16_t at[8][16];
    unsigned of(int node) const { return at[node % 8][node / 8]; }
};
inline void store_codes(const Vec* from, Codes& codes) {
    Octets bytes;
    slices_to_bytes(from, 2, bytes);
    for (int g = 0; g < 8; ++g) {
        const Tile low = Tile::load(bytes_of(&bytes[g][0])), high = Tile::load(bytes_of(&bytes[g][1]));
        auto* const into = reinterpret_cast<std::uint8_t*>(codes.at[g]);
        zip_low(low, high).store(into);
        zip_high(low, high).store(into + 16);
    }
}

// Sets the candidates of one cell from its values 0..9 in eight vectors: byte i of value[g] is that of node 8i + g.
inline void load_cell(const Vec (&value)[8], int cell, Block& block) {
    Vec x[4];
    for (int g = 0; g < 4; ++g) x[g] = value[g] | shift_left<4>(value[g + 4]);
    const Vec two = splat(0x3333), one = splat(0x5555);
    swap_bits<2>(x[0], x[2], two), swap_bits<2>(x[1], x[3], two);
    swap_bits<1>(x[0], x[1], one), swap_bits<1>(x[2], x[3], one);
    // Now x[b] is bit b of the value.
    const Vec low[4] = {without(splat(0xffff), x[0] | x[1]), without(x[0], x[1]), without(x[1], x[0]),
                        x[0] & x[1]};
    const Vec high = x[2] | x[3], none = without(low[0], high);
    Vec* const has = block.has + cell;
    for (int digit = 1; digit <= side; ++digit) {
        const Vec its_low = low[digit % 4];
        const Vec is_digit = digit < 4 ? without(its_low, high) : its_low & x[digit < 8 ? 2 : 3];
        has[candidate(digit - 1, 0)] = is_digit | none;
    }
}

// Loads up to as many grids as a block has nodes; the other nodes repeat the last one.
[[gnu::noinline]] void load_grids(const Grid* grids, int count, Block& block) {
    NONET_EXPECT(count >= 1 && count <= nodes_in_block);
    Octets bytes;
    for (int first = 0; first < cell_count; first += tile) {
        const int cells = std::min(tile, cell_count - first);
        for (int g = 0; g < 8; ++g) {
            const auto values = [&](int i) { return &grids[std::min(8 * i + g, count - 1)].values[first]; };
            if (cells == tile)
                transpose_bytes(values, bytes_of(bytes[g]), 16);
            else  // no byte beyond the caller's array is read
                for (int i = 0; i < tile; ++i) bytes_of(bytes[g])[i] = *values(i);
        }
        for (int i = 0; i < cells; ++i) {
            Vec value[8];
            for (int g = 0; g < 8; ++g) value[g] = bytes[g][i];
            load_cell(value, first + i, block);
        }
    }
}

// The values of all nodes: values[p] is node p, if its cells have one candidate each.
struct Values {
    alignas(16) std::uint8_t at[nodes_in_block][(tiles + 1) * tile];
};

// Writes the values of one cell: the inverse of load_cell.
inline void store_cell(const Vec* has, Vec* bytes) {
    const auto any_of = [&](auto... digits) { return (has[candidate(digits - 1, 0)] | ...); };
    Vec x[4] = {any_of(1, 3, 5, 7, 9), any_of(2, 3, 6, 7), any_of(4, 5, 6, 7), any_of(8, 9)};
    const Vec two = splat(0x3333), one = splat(0x5555), low_half = splat(0x0f0f);
    swap_bits<1>(x[0], x[1], one), swap_bits<1>(x[2], x[3], one);
    swap_bits<2>(x[0], x[2], two), swap_bits<2>(x[1], x[3], two);
    for (int g = 0; g < 4; ++g) {
        bytes[16 * g] = x[g] & low_half;
        bytes[16 * (g + 4)] = shift_right<4>(x[g]) & low_half;
    }
}

[[gnu::noinline]] void store_values(const Block& block, Values& values) {
    Octets bytes;
    for (int first = 0; first < cell_count; first += tile) {
        const int cells = std::min(tile, cell_count - first);
        for (int i = 0; i < cells; ++i) store_cell(base(block.has + first + i), base(&bytes[0][i]));
        for (int g = 0; g < 8; ++g)
            transpose_bytes([&](int i) { return bytes_of(&bytes[g][i]); }, &values.at[g][first],
                            8 * sizeof(values.at[0]));
    }
}

void apply_marks(const Candidates* marks, int count, Block& block) {
    for (int cell = 0; cell < cell_count; ++cell)
        for (int digit = 0; digit < side; ++digit) {
            NodeBits allowed(splat(0));
            for (int p = 0; p < count; ++p)
                if (marks[p][static_cast<std::size_t>(cell)].contains(static_cast<Digit>(digit)))
                    allowed.add(p);
            Vec& has = block.has[candidate(digit, cell)];
            has = has & allowed.vector();
        }
}

template <class F>
inline void for_each_candidate(const Node& node, F use) {
    for (int digit = 0; digit < side; ++digit)
        for (int cell = 0; cell < cell_count; cell += 27) {
            const int at = candidate(digit, cell);
            std::uint64_t bits;
            std::memcpy(&bits, node.bits + at / 8, sizeof(bits));
            for (std::uint64_t rest = bits >> at % 8 & 0x7ffffff; rest != 0; rest &= rest - 1)
                use(digit, cell + std::countr_zero(rest));
        }
}

// Reads the values of one node whose cells have one candidate each.
inline void read_values(const Node& node, std::uint8_t* values) {
    for_each_candidate(node,
                       [&](int digit, int cell) { values[cell] = static_cast<std::uint8_t>(digit + 1); });
}

inline Candidates read_marks(const Node& node) {
    Candidates marks{};
    for_each_candidate(node, [&](int digit, int cell) {
        marks[static_cast<std::size_t>(cell)].insert(static_cast<Digit>(digit));
    });
    return marks;
}
