#pragma once
// The searches of the scale, one file for each family.  Each returns true with the first find in HoDoKu's order, or false.

#include "techniques/hodoku/find.hpp"

namespace nonet::hodoku {

inline CellSet two(Cell a, Cell b) { return CellSet::of(a) | CellSet::of(b); }

// singles.cpp; takes singles that wait in a queue from it.
bool find_full_house(Board& board, Find& find);
bool find_naked_single(Board& board, Find& find);
bool find_hidden_single(Board& board, Find& find);

// sets.cpp
bool find_locked_set(const Board& board, int size, Find& find);
bool find_naked_set(const Board& board, int size, Find& find);
bool find_hidden_set(const Board& board, int size, Find& find);
bool find_pointing(const Board& board, Find& find);
bool find_claiming(const Board& board, Find& find);

// fish.cpp
enum class FishShape : std::uint8_t { basic, franken, mutant };
enum class Fins : std::uint8_t {
    none,
    finned,
    sashimi
};  // finned and sashimi are distinguished only in basic shapes
bool find_fish(const Board& board, const Search& search, FishShape shape, Fins fins, int size, Find& find);

// fish.cpp
bool find_kraken(const Board& board, const Search& search, Find& find);

// digit_patterns.cpp
bool find_skyscraper(const Board& board, Find& find);
bool find_kite(const Board& board, Find& find);
bool find_empty_rectangle(const Board& board, Find& find);

// wings.cpp
bool find_w_wing(const Board& board, Find& find);
bool find_xy_wing(const Board& board, Find& find);
bool find_xyz_wing(const Board& board, Find& find);

// rectangles.cpp; bug.cpp
enum class Rectangle : std::uint8_t { type_1 = 1, type_2, type_3, type_4, type_5, type_6, hidden };
bool find_rectangle(const Board& board, Rectangle type, Find& find);
bool find_avoidable_rectangle(const Board& board, int type, Find& find);
bool find_bug(const Board& board, Find& find);

// colours.cpp
bool find_simple_colours(const Board& board, Find& find);
bool find_multi_colours(const Board& board, Find& find);

// sue_de_coq.cpp
bool find_sue_de_coq(const Board& board, const Search& search, Find& find);

// paths.cpp
bool find_remote_pair(const Board& board, const Search& search, Find& find);
bool find_turbot_fish(const Board& board, const Search& search, Find& find);
bool find_x_chain(const Board& board, const Search& search, Find& find);
bool find_xy_chain(const Board& board, const Search& search, Find& find);

// als.cpp, als_chains.cpp
bool find_als_xz(const Board& board, const Search& search, Find& find);
bool find_als_xy_wing(const Board& board, const Search& search, Find& find);
bool find_als_chain(const Board& board, const Search& search, Find& find);
bool find_death_blossom(const Board& board, const Search& search, Find& find);

// loops.cpp, forcing.cpp
bool find_nice_loop(const Board& board, const Search& search, bool grouped, Find& find);
bool find_forcing_chain(const Board& board, const Search& search, Find& find);
bool find_forcing_net(const Board& board, const Search& search, Find& find);

// templates.cpp
bool find_template_set(const Board& board, const Search& search, Find& find);
bool find_template_delete(const Board& board, const Search& search, Find& find);

// singles.cpp
bool find_by_force(const Board& board, const Search& search, Find& find);

}  // namespace nonet::hodoku
