// Routes of kernels with eight lanes: a vector is one tile, so a single look-up moves any byte to any place.
//
// No include guards: each kernel compiles its own copy.

struct Route {
    Tile from;  // for each place, the byte that moves there; if none does, an index beyond the table
    Mask into;
};
inline Route route_between(std::uint32_t source, std::uint32_t target) {
    alignas(16) std::uint16_t from[lane_count];
    store(from, splat(0xffff));
    const Mask into = mask_of(target);
    for (; target != 0; target &= target - 1, source &= source - 1)  // bytes 2s and 2s + 1 of lane s
        from[std::countr_zero(target)] =
            static_cast<std::uint16_t>(0x0100 + 0x0202 * std::countr_zero(source));
    return {Tile::load(reinterpret_cast<const std::uint8_t*>(from)), into};
}
template <class Set>
inline Set move_along(const Route& route, Set from, Set into) {
    return Set{look_up(Tile{from.v}, route.from).v} | without(into, route.into);
}
