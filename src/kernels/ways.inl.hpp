// The six ways of a digit through a chute, for lanes and for slices. They are templates because a kernel may have a
// vector type for each. lanes_propagate.inl.hpp draws the triads.

// The triads of each way: its box in line 0, 1, 2.
constexpr int ways[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
// The two ways through the triad in line l and box b.
constexpr int through[3][3][2] = {
    {{0, 1}, {2, 3}, {4, 5}}, {{2, 4}, {0, 5}, {1, 3}}, {{3, 5}, {1, 4}, {0, 2}}};

// The ways that are left if triad [3 * line + box] holds at most t.
template <class V>
inline void find_ways(const V* t, V (&way)[6]) {
    for (int w = 0; w < 6; ++w) way[w] = all3(t[ways[w][0]], t[3 + ways[w][1]], t[6 + ways[w][2]]);
}

// The number of ways.
template <class V>
struct WaysLeft {
    V some;  // one or more
    V open;  // two or more
    V two;   // exactly two
};
template <class V>
inline WaysLeft<V> count_ways(const V (&way)[6]) {
    // Two full adders: the number is low0 + low1 + 2 * (high0 + high1).
    const V low0 = odd3(way[0], way[1], way[2]), low1 = odd3(way[3], way[4], way[5]);
    const V high0 = most3(way[0], way[1], way[2]), high1 = most3(way[3], way[4], way[5]);
    const V low = low0 | low1, high = high0 | high1, open = high | (low0 & low1);
    return {high | low, open, without(open, high & low, high0 & high1)};
}
