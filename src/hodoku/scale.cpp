#include "hodoku/scale.hpp"

#include <array>

namespace nonet::hodoku {
namespace {

constexpr HodokuTechnique technique(std::string_view code, std::string_view id, HodokuLevel level, int score,
                                    bool on) {
    return {code, id, find_kind(id)->name, level, score, on};
}

constexpr Trial order[] = {
    {technique("fh", "full_house", HodokuLevel::easy, 4, true),
     [](Board& board, const Search&, Find& find) { return find_full_house(board, find); }},
    {technique("n1", "naked_single", HodokuLevel::easy, 4, true),
     [](Board& board, const Search&, Find& find) { return find_naked_single(board, find); }},
    {technique("h1", "hidden_single", HodokuLevel::easy, 14, true),
     [](Board& board, const Search&, Find& find) { return find_hidden_single(board, find); }},
    {technique("l2", "locked_pair", HodokuLevel::medium, 40, true),
     [](Board& board, const Search&, Find& find) { return find_locked_set(board, 2, find); }},
    {technique("l3", "locked_triplet", HodokuLevel::medium, 60, true),
     [](Board& board, const Search&, Find& find) { return find_locked_set(board, 3, find); }},
    {technique("lc1", "pointing", HodokuLevel::medium, 50, true),
     [](Board& board, const Search&, Find& find) { return find_pointing(board, find); }},
    {technique("lc2", "claiming", HodokuLevel::medium, 50, true),
     [](Board& board, const Search&, Find& find) { return find_claiming(board, find); }},
    {technique("n2", "naked_pair", HodokuLevel::medium, 60, true),
     [](Board& board, const Search&, Find& find) { return find_naked_set(board, 2, find); }},
    {technique("n3", "naked_triplet", HodokuLevel::medium, 80, true),
     [](Board& board, const Search&, Find& find) { return find_naked_set(board, 3, find); }},
    {technique("h2", "hidden_pair", HodokuLevel::medium, 70, true),
     [](Board& board, const Search&, Find& find) { return find_hidden_set(board, 2, find); }},
    {technique("h3", "hidden_triplet", HodokuLevel::medium, 100, true),
     [](Board& board, const Search&, Find& find) { return find_hidden_set(board, 3, find); }},
    {technique("n4", "naked_quad", HodokuLevel::hard, 120, true),
     [](Board& board, const Search&, Find& find) { return find_naked_set(board, 4, find); }},
    {technique("h4", "hidden_quad", HodokuLevel::hard, 150, true),
     [](Board& board, const Search&, Find& find) { return find_hidden_set(board, 4, find); }},
    {technique("bf2", "x_wing", HodokuLevel::hard, 140, true),
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::basic, Fins::none, 2, find);
     }},
    {technique("bf3", "swordfish", HodokuLevel::hard, 150, true),
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::basic, Fins::none, 3, find);
     }},
    {technique("bf4", "jellyfish", HodokuLevel::hard, 160, true),
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::basic, Fins::none, 4, find);
     }},
    {technique("bf5", "squirmbag", HodokuLevel::unfair, 470, false),
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::basic, Fins::none, 5, find);
     }},
    {technique("bf6", "whale", HodokuLevel::unfair, 470, false),
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::basic, Fins::none, 6, find);
     }},
    {technique("bf7", "leviathan", HodokuLevel::unfair, 470, false),
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::basic, Fins::none, 7, find);
     }},
    {technique("rp", "remote_pair", HodokuLevel::hard, 110, true),
     [](Board& board, const Search& search, Find& find) { return find_remote_pair(board, search, find); }},
    {technique("bug1", "bug", HodokuLevel::hard, 100, true),
     [](Board& board, const Search&, Find& find) { return find_bug(board, find); }},
    {technique("sk", "skyscraper", HodokuLevel::hard, 130, true),
     [](Board& board, const Search&, Find& find) { return find_skyscraper(board, find); }},
    {technique("2sk", "two_string_kite", HodokuLevel::hard, 150, true),
     [](Board& board, const Search&, Find& find) { return find_kite(board, find); }},
    {technique("tf", "turbot_fish", HodokuLevel::hard, 120, true),
     [](Board& board, const Search& search, Find& find) { return find_turbot_fish(board, search, find); }},
    {technique("er", "empty_rectangle", HodokuLevel::hard, 120, true),
     [](Board& board, const Search&, Find& find) { return find_empty_rectangle(board, find); }},
    {technique("w", "w_wing", HodokuLevel::hard, 150, true),
     [](Board& board, const Search&, Find& find) { return find_w_wing(board, find); }},
    {technique("xy", "xy_wing", HodokuLevel::hard, 160, true),
     [](Board& board, const Search&, Find& find) { return find_xy_wing(board, find); }},
    {technique("xyz", "xyz_wing", HodokuLevel::hard, 180, true),
     [](Board& board, const Search&, Find& find) { return find_xyz_wing(board, find); }},
    {technique("u1", "unique_rectangle_1", HodokuLevel::hard, 100, true),
     [](Board& board, const Search&, Find& find) { return find_rectangle(board, Rectangle::type_1, find); }},
    {technique("u2", "unique_rectangle_2", HodokuLevel::hard, 100, true),
     [](Board& board, const Search&, Find& find) { return find_rectangle(board, Rectangle::type_2, find); }},
    {technique("u3", "unique_rectangle_3", HodokuLevel::hard, 100, true),
     [](Board& board, const Search&, Find& find) { return find_rectangle(board, Rectangle::type_3, find); }},
    {technique("u4", "unique_rectangle_4", HodokuLevel::hard, 100, true),
     [](Board& board, const Search&, Find& find) { return find_rectangle(board, Rectangle::type_4, find); }},
    {technique("u5", "unique_rectangle_5", HodokuLevel::hard, 100, true),
     [](Board& board, const Search&, Find& find) { return find_rectangle(board, Rectangle::type_5, find); }},
    {technique("u6", "unique_rectangle_6", HodokuLevel::hard, 100, true),
     [](Board& board, const Search&, Find& find) { return find_rectangle(board, Rectangle::type_6, find); }},
    {technique("hr", "hidden_rectangle", HodokuLevel::hard, 100, true),
     [](Board& board, const Search&, Find& find) { return find_rectangle(board, Rectangle::hidden, find); }},
    {technique("ar1", "avoidable_rectangle_1", HodokuLevel::hard, 100, true),
     [](Board& board, const Search&, Find& find) { return find_avoidable_rectangle(board, 1, find); }},
    {technique("ar2", "avoidable_rectangle_2", HodokuLevel::hard, 100, true),
     [](Board& board, const Search&, Find& find) { return find_avoidable_rectangle(board, 2, find); }},
    {technique("fbf2", "finned_x_wing", HodokuLevel::hard, 130, true),
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::basic, Fins::finned, 2, find);
     }},
    {technique("sbf2", "sashimi_x_wing", HodokuLevel::hard, 150, true),
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::basic, Fins::sashimi, 2, find);
     }},
    {technique("fbf3", "finned_swordfish", HodokuLevel::unfair, 200, true),
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::basic, Fins::finned, 3, find);
     }},
    {technique("sbf3", "sashimi_swordfish", HodokuLevel::unfair, 240, true),
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::basic, Fins::sashimi, 3, find);
     }},
    {technique("fbf4", "finned_jellyfish", HodokuLevel::unfair, 250, true),
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::basic, Fins::finned, 4, find);
     }},
    {technique("sbf4", "sashimi_jellyfish", HodokuLevel::unfair, 260, true),
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::basic, Fins::sashimi, 4, find);
     }},
    {technique("fbf5", "finned_squirmbag", HodokuLevel::unfair, 470, false),
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::basic, Fins::finned, 5, find);
     }},
    {technique("sbf5", "sashimi_squirmbag", HodokuLevel::unfair, 470, false),
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::basic, Fins::sashimi, 5, find);
     }},
    {technique("fbf6", "finned_whale", HodokuLevel::unfair, 470, false),
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::basic, Fins::finned, 6, find);
     }},
    {technique("sbf6", "sashimi_whale", HodokuLevel::unfair, 470, false),
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::basic, Fins::sashimi, 6, find);
     }},
    {technique("fbf7", "finned_leviathan", HodokuLevel::unfair, 470, false),
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::basic, Fins::finned, 7, find);
     }},
    {technique("sbf7", "sashimi_leviathan", HodokuLevel::unfair, 470, false),
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::basic, Fins::sashimi, 7, find);
     }},
    {technique("sdc", "sue_de_coq", HodokuLevel::unfair, 250, true),
     [](Board& board, const Search& search, Find& find) { return find_sue_de_coq(board, search, find); }},
    {technique("sc", "simple_colours", HodokuLevel::hard, 150, true),
     [](Board& board, const Search&, Find& find) { return find_simple_colours(board, find); }},
    {technique("mc", "multi_colours", HodokuLevel::hard, 200, true),
     [](Board& board, const Search&, Find& find) { return find_multi_colours(board, find); }},
    {technique("x", "x_chain", HodokuLevel::unfair, 260, true),
     [](Board& board, const Search& search, Find& find) { return find_x_chain(board, search, find); }},
    {technique("xyc", "xy_chain", HodokuLevel::unfair, 260, true),
     [](Board& board, const Search& search, Find& find) { return find_xy_chain(board, search, find); }},
    {technique("nl", "nice_loop", HodokuLevel::unfair, 280, true),
     [](Board& board, const Search& search, Find& find) {
         return find_nice_loop(board, search, false, find);
     }},
    {technique("gnl", "grouped_nice_loop", HodokuLevel::unfair, 300, true),
     [](Board& board, const Search& search, Find& find) {
         return find_nice_loop(board, search, true, find);
     }},
    {technique("axz", "als_xz", HodokuLevel::unfair, 300, true),
     [](Board& board, const Search& search, Find& find) { return find_als_xz(board, search, find); }},
    {technique("axy", "als_xy_wing", HodokuLevel::unfair, 320, true),
     [](Board& board, const Search& search, Find& find) { return find_als_xy_wing(board, search, find); }},
    {technique("ach", "als_chain", HodokuLevel::unfair, 340, true),
     [](Board& board, const Search& search, Find& find) { return find_als_chain(board, search, find); }},
    {technique("db", "death_blossom", HodokuLevel::unfair, 360, false),
     [](Board& board, const Search& search, Find& find) { return find_death_blossom(board, search, find); }},
    {technique("ff2", "franken_x_wing", HodokuLevel::unfair, 300, true),
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::franken, Fins::none, 2, find);
     }},
    {technique("ff3", "franken_swordfish", HodokuLevel::unfair, 350, true),
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::franken, Fins::none, 3, find);
     }},
    {technique("ff4", "franken_jellyfish", HodokuLevel::unfair, 370, false),
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::franken, Fins::none, 4, find);
     }},
    {technique("ff5", "franken_squirmbag", HodokuLevel::extreme, 470, false),
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::franken, Fins::none, 5, find);
     }},
    {technique("ff6", "franken_whale", HodokuLevel::extreme, 470, false),
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::franken, Fins::none, 6, find);
     }},
    {technique("ff7", "franken_leviathan", HodokuLevel::extreme, 470, false),
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::franken, Fins::none, 7, find);
     }},
    {technique("fff2", "finned_franken_x_wing", HodokuLevel::unfair, 390, true),
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::franken, Fins::finned, 2, find);
     }},
    {technique("fff3", "finned_franken_swordfish", HodokuLevel::unfair, 410, true),
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::franken, Fins::finned, 3, find);
     }},
    {technique("fff4", "finned_franken_jellyfish", HodokuLevel::unfair, 430, false),
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::franken, Fins::finned, 4, find);
     }},
    {technique("fff5", "finned_franken_squirmbag", HodokuLevel::extreme, 470, false),
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::franken, Fins::finned, 5, find);
     }},
    {technique("fff6", "finned_franken_whale", HodokuLevel::extreme, 470, false),
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::franken, Fins::finned, 6, find);
     }},
    {technique("fff7", "finned_franken_leviathan", HodokuLevel::extreme, 470, false),
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::franken, Fins::finned, 7, find);
     }},
    {technique("mf2", "mutant_x_wing", HodokuLevel::extreme, 450, false),
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::mutant, Fins::none, 2, find);
     }},
    {technique("mf3", "mutant_swordfish", HodokuLevel::extreme, 450, false),
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::mutant, Fins::none, 3, find);
     }},
    {technique("mf4", "mutant_jellyfish", HodokuLevel::extreme, 450, false),
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::mutant, Fins::none, 4, find);
     }},
    {technique("mf5", "mutant_squirmbag", HodokuLevel::extreme, 470, false),
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::mutant, Fins::none, 5, find);
     }},
    {technique("mf6", "mutant_whale", HodokuLevel::extreme, 470, false),
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::mutant, Fins::none, 6, find);
     }},
    {technique("mf7", "mutant_leviathan", HodokuLevel::extreme, 470, false),
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::mutant, Fins::none, 7, find);
     }},
    {technique("fmf2", "finned_mutant_x_wing", HodokuLevel::extreme, 470, false),
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::mutant, Fins::finned, 2, find);
     }},
    {technique("fmf3", "finned_mutant_swordfish", HodokuLevel::extreme, 470, false),
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::mutant, Fins::finned, 3, find);
     }},
    {technique("fmf4", "finned_mutant_jellyfish", HodokuLevel::extreme, 470, false),
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::mutant, Fins::finned, 4, find);
     }},
    {technique("fmf5", "finned_mutant_squirmbag", HodokuLevel::extreme, 470, false),
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::mutant, Fins::finned, 5, find);
     }},
    {technique("fmf6", "finned_mutant_whale", HodokuLevel::extreme, 470, false),
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::mutant, Fins::finned, 6, find);
     }},
    {technique("fmf7", "finned_mutant_leviathan", HodokuLevel::extreme, 470, false),
     [](Board& board, const Search& search, Find& find) {
         return find_fish(board, search, FishShape::mutant, Fins::finned, 7, find);
     }},
    {technique("kf", "kraken_fish", HodokuLevel::extreme, 500, false),
     [](Board& board, const Search& search, Find& find) { return find_kraken(board, search, find); }},
    {technique("fc", "forcing_chain", HodokuLevel::extreme, 500, true),
     [](Board& board, const Search& search, Find& find) { return find_forcing_chain(board, search, find); }},
    {technique("fn", "forcing_net", HodokuLevel::extreme, 700, true),
     [](Board& board, const Search& search, Find& find) { return find_forcing_net(board, search, find); }},
    {technique("ts", "template_set", HodokuLevel::extreme, 10000, false),
     [](Board& board, const Search& search, Find& find) { return find_template_set(board, search, find); }},
    {technique("td", "template_delete", HodokuLevel::extreme, 10000, false),
     [](Board& board, const Search& search, Find& find) {
         return find_template_delete(board, search, find);
     }},
    {technique("bf", "brute_force", HodokuLevel::extreme, 10000, true),
     [](Board& board, const Search& search, Find& find) { return find_by_force(board, search, find); }},
};

constexpr auto techniques = [] {
    std::array<HodokuTechnique, std::size(order)> list{};
    for (std::size_t i = 0; i < list.size(); ++i) list[i] = order[i];
    return list;
}();

}  // namespace

std::span<const Trial> trials() { return order; }

}  // namespace nonet::hodoku

std::span<const nonet::HodokuTechnique> nonet::hodoku_techniques() noexcept { return hodoku::techniques; }
