#include "hodoku/scale.hpp"

namespace nonet::hodoku {
namespace {

constexpr Trial order[] = {
    {"fh", "full_house", HodokuLevel::easy, 4, true,
     [](Board& board, const Search&, Find& find) { return find_full_house(board, find); }},
    {"n1", "naked_single", HodokuLevel::easy, 4, true,
     [](Board& board, const Search&, Find& find) { return find_naked_single(board, find); }},
    {"h1", "hidden_single", HodokuLevel::easy, 14, true,
     [](Board& board, const Search&, Find& find) { return find_hidden_single(board, find); }},
    {"l2", "locked_pair", HodokuLevel::medium, 40, true,
     [](Board& board, const Search&, Find& find) { return find_locked_set(board, 2, find); }},
    {"l3", "locked_triplet", HodokuLevel::medium, 60, true,
     [](Board& board, const Search&, Find& find) { return find_locked_set(board, 3, find); }},
    {"lc1", "pointing", HodokuLevel::medium, 50, true,
     [](Board& board, const Search&, Find& find) { return find_pointing(board, find); }},
    {"lc2", "claiming", HodokuLevel::medium, 50, true,
     [](Board& board, const Search&, Find& find) { return find_claiming(board, find); }},
    {"n2", "naked_pair", HodokuLevel::medium, 60, true,
     [](Board& board, const Search&, Find& find) { return find_naked_set(board, 2, find); }},
    {"n3", "naked_triplet", HodokuLevel::medium, 80, true,
     [](Board& board, const Search&, Find& find) { return find_naked_set(board, 3, find); }},
    {"h2", "hidden_pair", HodokuLevel::medium, 70, true,
     [](Board& board, const Search&, Find& find) { return find_hidden_set(board, 2, find); }},
    {"h3", "hidden_triplet", HodokuLevel::medium, 100, true,
     [](Board& board, const Search&, Find& find) { return find_hidden_set(board, 3, find); }},
    {"n4", "naked_quad", HodokuLevel::hard, 120, true,
     [](Board& board, const Search&, Find& find) { return find_naked_set(board, 4, find); }},
    {"h4", "hidden_quad", HodokuLevel::hard, 150, true,
     [](Board& board, const Search&, Find& find) { return find_hidden_set(board, 4, find); }},
    {"bf2", "x_wing", HodokuLevel::hard, 140, true,
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::basic, Fins::none, 2, find);
     }},
    {"bf3", "swordfish", HodokuLevel::hard, 150, true,
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::basic, Fins::none, 3, find);
     }},
    {"bf4", "jellyfish", HodokuLevel::hard, 160, true,
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::basic, Fins::none, 4, find);
     }},
    {"bf5", "squirmbag", HodokuLevel::unfair, 470, false,
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::basic, Fins::none, 5, find);
     }},
    {"bf6", "whale", HodokuLevel::unfair, 470, false,
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::basic, Fins::none, 6, find);
     }},
    {"bf7", "leviathan", HodokuLevel::unfair, 470, false,
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::basic, Fins::none, 7, find);
     }},
    {"rp", "remote_pair", HodokuLevel::hard, 110, true,
     [](Board& board, const Search& search, Find& find) { return find_remote_pair(board, search, find); }},
    {"bug1", "bug", HodokuLevel::hard, 100, true,
     [](Board& board, const Search&, Find& find) { return find_bug(board, find); }},
    {"sk", "skyscraper", HodokuLevel::hard, 130, true,
     [](Board& board, const Search&, Find& find) { return find_skyscraper(board, find); }},
    {"2sk", "two_string_kite", HodokuLevel::hard, 150, true,
     [](Board& board, const Search&, Find& find) { return find_kite(board, find); }},
    {"tf", "turbot_fish", HodokuLevel::hard, 120, true,
     [](Board& board, const Search& search, Find& find) { return find_turbot_fish(board, search, find); }},
    {"er", "empty_rectangle", HodokuLevel::hard, 120, true,
     [](Board& board, const Search&, Find& find) { return find_empty_rectangle(board, find); }},
    {"w", "w_wing", HodokuLevel::hard, 150, true,
     [](Board& board, const Search&, Find& find) { return find_w_wing(board, find); }},
    {"xy", "xy_wing", HodokuLevel::hard, 160, true,
     [](Board& board, const Search&, Find& find) { return find_xy_wing(board, find); }},
    {"xyz", "xyz_wing", HodokuLevel::hard, 180, true,
     [](Board& board, const Search&, Find& find) { return find_xyz_wing(board, find); }},
    {"u1", "unique_rectangle_1", HodokuLevel::hard, 100, true,
     [](Board& board, const Search&, Find& find) { return find_rectangle(board, Rectangle::type_1, find); }},
    {"u2", "unique_rectangle_2", HodokuLevel::hard, 100, true,
     [](Board& board, const Search&, Find& find) { return find_rectangle(board, Rectangle::type_2, find); }},
    {"u3", "unique_rectangle_3", HodokuLevel::hard, 100, true,
     [](Board& board, const Search&, Find& find) { return find_rectangle(board, Rectangle::type_3, find); }},
    {"u4", "unique_rectangle_4", HodokuLevel::hard, 100, true,
     [](Board& board, const Search&, Find& find) { return find_rectangle(board, Rectangle::type_4, find); }},
    {"u5", "unique_rectangle_5", HodokuLevel::hard, 100, true,
     [](Board& board, const Search&, Find& find) { return find_rectangle(board, Rectangle::type_5, find); }},
    {"u6", "unique_rectangle_6", HodokuLevel::hard, 100, true,
     [](Board& board, const Search&, Find& find) { return find_rectangle(board, Rectangle::type_6, find); }},
    {"hr", "hidden_rectangle", HodokuLevel::hard, 100, true,
     [](Board& board, const Search&, Find& find) { return find_rectangle(board, Rectangle::hidden, find); }},
    {"ar1", "avoidable_rectangle_1", HodokuLevel::hard, 100, true,
     [](Board& board, const Search&, Find& find) { return find_avoidable_rectangle(board, 1, find); }},
    {"ar2", "avoidable_rectangle_2", HodokuLevel::hard, 100, true,
     [](Board& board, const Search&, Find& find) { return find_avoidable_rectangle(board, 2, find); }},
    {"fbf2", "finned_x_wing", HodokuLevel::hard, 130, true,
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::basic, Fins::finned, 2, find);
     }},
    {"sbf2", "sashimi_x_wing", HodokuLevel::hard, 150, true,
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::basic, Fins::sashimi, 2, find);
     }},
    {"fbf3", "finned_swordfish", HodokuLevel::unfair, 200, true,
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::basic, Fins::finned, 3, find);
     }},
    {"sbf3", "sashimi_swordfish", HodokuLevel::unfair, 240, true,
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::basic, Fins::sashimi, 3, find);
     }},
    {"fbf4", "finned_jellyfish", HodokuLevel::unfair, 250, true,
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::basic, Fins::finned, 4, find);
     }},
    {"sbf4", "sashimi_jellyfish", HodokuLevel::unfair, 260, true,
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::basic, Fins::sashimi, 4, find);
     }},
    {"fbf5", "finned_squirmbag", HodokuLevel::unfair, 470, false,
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::basic, Fins::finned, 5, find);
     }},
    {"sbf5", "sashimi_squirmbag", HodokuLevel::unfair, 470, false,
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::basic, Fins::sashimi, 5, find);
     }},
    {"fbf6", "finned_whale", HodokuLevel::unfair, 470, false,
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::basic, Fins::finned, 6, find);
     }},
    {"sbf6", "sashimi_whale", HodokuLevel::unfair, 470, false,
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::basic, Fins::sashimi, 6, find);
     }},
    {"fbf7", "finned_leviathan", HodokuLevel::unfair, 470, false,
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::basic, Fins::finned, 7, find);
     }},
    {"sbf7", "sashimi_leviathan", HodokuLevel::unfair, 470, false,
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::basic, Fins::sashimi, 7, find);
     }},
    {"sdc", "sue_de_coq", HodokuLevel::unfair, 250, true,
     [](Board& board, const Search& search, Find& find) { return find_sue_de_coq(board, search, find); }},
    {"sc", "simple_colours", HodokuLevel::hard, 150, true,
     [](Board& board, const Search&, Find& find) { return find_simple_colours(board, find); }},
    {"mc", "multi_colours", HodokuLevel::hard, 200, true,
     [](Board& board, const Search&, Find& find) { return find_multi_colours(board, find); }},
    {"x", "x_chain", HodokuLevel::unfair, 260, true,
     [](Board& board, const Search& search, Find& find) { return find_x_chain(board, search, find); }},
    {"xyc", "xy_chain", HodokuLevel::unfair, 260, true,
     [](Board& board, const Search& search, Find& find) { return find_xy_chain(board, search, find); }},
    {"nl", "nice_loop", HodokuLevel::unfair, 280, true,
     [](Board& board, const Search& search,
        Find& find) { return find_nice_loop(board, search, false, find); }},
    {"gnl", "grouped_nice_loop", HodokuLevel::unfair, 300, true,
     [](Board& board, const Search& search, Find& find) {
         return find_nice_loop(board, search, true, find);
     }},
    {"axz", "als_xz", HodokuLevel::unfair, 300, true,
     [](Board& board, const Search& search, Find& find) { return find_als_xz(board, search, find); }},
    {"axy", "als_xy_wing", HodokuLevel::unfair, 320, true,
     [](Board& board, const Search& search, Find& find) { return find_als_xy_wing(board, search, find); }},
    {"ach", "als_chain", HodokuLevel::unfair, 340, true,
     [](Board& board, const Search& search, Find& find) { return find_als_chain(board, search, find); }},
    {"db", "death_blossom", HodokuLevel::unfair, 360, false,
     [](Board& board, const Search& search, Find& find) { return find_death_blossom(board, search, find); }},
    {"ff2", "franken_x_wing", HodokuLevel::unfair, 300, true,
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::franken, Fins::none, 2, find);
     }},
    {"ff3", "franken_swordfish", HodokuLevel::unfair, 350, true,
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::franken, Fins::none, 3, find);
     }},
    {"ff4", "franken_jellyfish", HodokuLevel::unfair, 370, false,
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::franken, Fins::none, 4, find);
     }},
    {"ff5", "franken_squirmbag", HodokuLevel::extreme, 470, false,
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::franken, Fins::none, 5, find);
     }},
    {"ff6", "franken_whale", HodokuLevel::extreme, 470, false,
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::franken, Fins::none, 6, find);
     }},
    {"ff7", "franken_leviathan", HodokuLevel::extreme, 470, false,
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::franken, Fins::none, 7, find);
     }},
    {"fff2", "finned_franken_x_wing", HodokuLevel::unfair, 390, true,
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::franken, Fins::finned, 2, find);
     }},
    {"fff3", "finned_franken_swordfish", HodokuLevel::unfair, 410, true,
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::franken, Fins::finned, 3, find);
     }},
    {"fff4", "finned_franken_jellyfish", HodokuLevel::unfair, 430, false,
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::franken, Fins::finned, 4, find);
     }},
    {"fff5", "finned_franken_squirmbag", HodokuLevel::extreme, 470, false,
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::franken, Fins::finned, 5, find);
     }},
    {"fff6", "finned_franken_whale", HodokuLevel::extreme, 470, false,
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::franken, Fins::finned, 6, find);
     }},
    {"fff7", "finned_franken_leviathan", HodokuLevel::extreme, 470, false,
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::franken, Fins::finned, 7, find);
     }},
    {"mf2", "mutant_x_wing", HodokuLevel::extreme, 450, false,
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::mutant, Fins::none, 2, find);
     }},
    {"mf3", "mutant_swordfish", HodokuLevel::extreme, 450, false,
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::mutant, Fins::none, 3, find);
     }},
    {"mf4", "mutant_jellyfish", HodokuLevel::extreme, 450, false,
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::mutant, Fins::none, 4, find);
     }},
    {"mf5", "mutant_squirmbag", HodokuLevel::extreme, 470, false,
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::mutant, Fins::none, 5, find);
     }},
    {"mf6", "mutant_whale", HodokuLevel::extreme, 470, false,
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::mutant, Fins::none, 6, find);
     }},
    {"mf7", "mutant_leviathan", HodokuLevel::extreme, 470, false,
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::mutant, Fins::none, 7, find);
     }},
    {"fmf2", "finned_mutant_x_wing", HodokuLevel::extreme, 470, false,
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::mutant, Fins::finned, 2, find);
     }},
    {"fmf3", "finned_mutant_swordfish", HodokuLevel::extreme, 470, false,
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::mutant, Fins::finned, 3, find);
     }},
    {"fmf4", "finned_mutant_jellyfish", HodokuLevel::extreme, 470, false,
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::mutant, Fins::finned, 4, find);
     }},
    {"fmf5", "finned_mutant_squirmbag", HodokuLevel::extreme, 470, false,
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::mutant, Fins::finned, 5, find);
     }},
    {"fmf6", "finned_mutant_whale", HodokuLevel::extreme, 470, false,
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::mutant, Fins::finned, 6, find);
     }},
    {"fmf7", "finned_mutant_leviathan", HodokuLevel::extreme, 470, false,
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::mutant, Fins::finned, 7, find);
     }},
    {"kf", "kraken_fish", HodokuLevel::extreme, 500, false,
     [](Board& board, const Search& search, Find& find) { return find_kraken(board, search, find); }},
    {"fc", "forcing_chain", HodokuLevel::extreme, 500, true,
     [](Board& board, const Search& search, Find& find) { return find_forcing_chain(board, search, find); }},
    {"fn", "forcing_net", HodokuLevel::extreme, 700, true,
     [](Board& board, const Search& search, Find& find) { return find_forcing_net(board, search, find); }},
    {"ts", "template_set", HodokuLevel::extreme, 10000, false,
     [](Board& board, const Search&, Find& find) { return find_template_set(board, find); }},
    {"td", "template_delete", HodokuLevel::extreme, 10000, false,
     [](Board& board, const Search&, Find& find) { return find_template_delete(board, find); }},
    {"bf", "brute_force", HodokuLevel::extreme, 10000, true,
     [](Board& board, const Search& search, Find& find) { return find_by_force(board, search, find); }},
};

}  // namespace

std::span<const Trial> trials() { return order; }

}  // namespace nonet::hodoku
