#pragma once
// The only table of HoDoKu's names for its finds, with the sentences that give the reason.
//
// In a sentence, words in braces are replaced by parts of the step: see StepForm in techniques/technique.hpp.

#include <string_view>

namespace nonet::hodoku {

inline constexpr std::string_view prefix = "hodoku.";

struct Kind {
    std::string_view full;  // "hodoku.naked_pair": Step::kind of a step of HoDoKu's own walk
    std::string_view name;
    std::string_view sentence = {};  // empty: can be requested, but is never found under this id
    bool assumes_unique = false;
    // Find::kind, or the id of the search if it has several kinds: "naked_pair".
    std::string_view id = full.substr(prefix.size());
};

// clang-format off
inline constexpr std::string_view
    because_naked = "{cells} have only {digits} left between them. So {so}.",
    because_hidden = "In {base} the only places for {digits} are {cells}, and nothing else fits there. So {so}.",
    because_locked = "In {base} the {digits} must be in {one_of}, and these all lie in {cover}. So {so}.",
    because_fish = "In {base} the {digits} stands in {cover} only, as many as these: that is where it is in each of them. So {so}.",
    because_finned = "In {base} the {digits} stands in {cover} only, but for {extras}: either one of these is right, or it is so without them. So {so}.",
    because_ends = "If the chain does not begin with what is true, it ends with it. So {so}.",
    because_continuous = "The loop holds whichever way it is gone round: each weak link has one true end. So {so}.",
    because_discontinuous = "The loop comes back to the cell where it began and leaves it no other way. So {so}.",
    because_contradiction = "If the chains begin with what is true, they contradict each other. So {so}.",
    because_verity = "One of the chains begins with what is true, and all of them end in the same. So {so}.",
    because_deadly = "Were {cells} to hold nothing but {digits}, these could change places, and there would be two solutions",
    because_templates = "The ways to place the digit in every row, column and box at once leave no other choice. So {so}.";

inline constexpr Kind kinds[] = {
    {"hodoku.full_house", "Full House", "{base} has one empty cell left. So {so}."},
    {"hodoku.naked_single", "Naked Single", "No other digit is left in the cell. So {so}."},
    {"hodoku.hidden_single", "Hidden Single", "In {base} the {digits} has one place left. So {so}."},
    {"hodoku.locked_pair", "Locked Pair", because_naked},
    {"hodoku.locked_triplet", "Locked Triple", because_naked},
    {"hodoku.pointing", "Locked Candidates Type 1 (Pointing)", because_locked},
    {"hodoku.claiming", "Locked Candidates Type 2 (Claiming)", because_locked},
    {"hodoku.naked_pair", "Naked Pair", because_naked},
    {"hodoku.naked_triplet", "Naked Triple", because_naked},
    {"hodoku.naked_quad", "Naked Quadruple", because_naked},
    {"hodoku.hidden_pair", "Hidden Pair", because_hidden},
    {"hodoku.hidden_triplet", "Hidden Triple", because_hidden},
    {"hodoku.hidden_quad", "Hidden Quadruple", because_hidden},
    {"hodoku.x_wing", "X-Wing", because_fish},
    {"hodoku.swordfish", "Swordfish", because_fish},
    {"hodoku.jellyfish", "Jellyfish", because_fish},
    {"hodoku.squirmbag", "Squirmbag", because_fish},
    {"hodoku.whale", "Whale", because_fish},
    {"hodoku.leviathan", "Leviathan", because_fish},
    {"hodoku.finned_x_wing", "Finned X-Wing", because_finned},
    {"hodoku.finned_swordfish", "Finned Swordfish", because_finned},
    {"hodoku.finned_jellyfish", "Finned Jellyfish", because_finned},
    {"hodoku.finned_squirmbag", "Finned Squirmbag", because_finned},
    {"hodoku.finned_whale", "Finned Whale", because_finned},
    {"hodoku.finned_leviathan", "Finned Leviathan", because_finned},
    {"hodoku.sashimi_x_wing", "Sashimi X-Wing", because_finned},
    {"hodoku.sashimi_swordfish", "Sashimi Swordfish", because_finned},
    {"hodoku.sashimi_jellyfish", "Sashimi Jellyfish", because_finned},
    {"hodoku.sashimi_squirmbag", "Sashimi Squirmbag", because_finned},
    {"hodoku.sashimi_whale", "Sashimi Whale", because_finned},
    {"hodoku.sashimi_leviathan", "Sashimi Leviathan", because_finned},
    {"hodoku.franken_x_wing", "Franken X-Wing", because_fish},
    {"hodoku.franken_swordfish", "Franken Swordfish", because_fish},
    {"hodoku.franken_jellyfish", "Franken Jellyfish", because_fish},
    {"hodoku.franken_squirmbag", "Franken Squirmbag", because_fish},
    {"hodoku.franken_whale", "Franken Whale", because_fish},
    {"hodoku.franken_leviathan", "Franken Leviathan", because_fish},
    {"hodoku.finned_franken_x_wing", "Finned Franken X-Wing", because_finned},
    {"hodoku.finned_franken_swordfish", "Finned Franken Swordfish", because_finned},
    {"hodoku.finned_franken_jellyfish", "Finned Franken Jellyfish", because_finned},
    {"hodoku.finned_franken_squirmbag", "Finned Franken Squirmbag", because_finned},
    {"hodoku.finned_franken_whale", "Finned Franken Whale", because_finned},
    {"hodoku.finned_franken_leviathan", "Finned Franken Leviathan", because_finned},
    {"hodoku.mutant_x_wing", "Mutant X-Wing", because_fish},
    {"hodoku.mutant_swordfish", "Mutant Swordfish", because_fish},
    {"hodoku.mutant_jellyfish", "Mutant Jellyfish", because_fish},
    {"hodoku.mutant_squirmbag", "Mutant Squirmbag", because_fish},
    {"hodoku.mutant_whale", "Mutant Whale", because_fish},
    {"hodoku.mutant_leviathan", "Mutant Leviathan", because_fish},
    {"hodoku.finned_mutant_x_wing", "Finned Mutant X-Wing", because_finned},
    {"hodoku.finned_mutant_swordfish", "Finned Mutant Swordfish", because_finned},
    {"hodoku.finned_mutant_jellyfish", "Finned Mutant Jellyfish", because_finned},
    {"hodoku.finned_mutant_squirmbag", "Finned Mutant Squirmbag", because_finned},
    {"hodoku.finned_mutant_whale", "Finned Mutant Whale", because_finned},
    {"hodoku.finned_mutant_leviathan", "Finned Mutant Leviathan", because_finned},
    {"hodoku.kraken_fish", "Kraken Fish"},
    {"hodoku.kraken_fish_1", "Kraken Fish Type 1", "In {base} the {digits} stands in {cover} only, but for {extras}. One of these is right, or one of its places in a house of the cover that what goes stands in: chains from all of them lead to the same. So {so}."},
    {"hodoku.kraken_fish_2", "Kraken Fish Type 2", "In {base} the {digits} stands in {cover} only, but for {extras}, and chains from all its places in one of these and from the others lead to the same. So {so}."},
    {"hodoku.remote_pair", "Remote Pair", "The cells of the chain hold the same two digits by turns: two that stand an odd number of cells apart hold one each. So {so}."},
    {"hodoku.bug", "Bivalue Universal Grave + 1", "Without {extras} every digit would have two places in each house and every cell two digits, and there would not be one solution. So {so}.", true},
    {"hodoku.skyscraper", "Skyscraper", "In {base} the {shared} has two places each, and two of these see each other. One of the others, {pincers}, is right. So {so}."},
    {"hodoku.two_string_kite", "2-String Kite", "In {base} the {shared} has two places each, and two of these see each other. One of the others, {pincers}, is right. So {so}."},
    {"hodoku.empty_rectangle", "Empty Rectangle", "In {base} the {shared} stands so that one of {pincers}, or a place in line with the other, takes it. So {so}."},
    {"hodoku.turbot_fish", "Turbot Fish", because_ends},
    {"hodoku.w_wing", "W-Wing", "{pincers} have the same two digits. In {base} the {digits} must be in {one_of}: so one of the two cells is the other digit. So {so}."},
    {"hodoku.xy_wing", "XY-Wing", "Whichever digit {pivot} holds, one of {pincers} is {shared}. So {so}."},
    {"hodoku.xyz_wing", "XYZ-Wing", "Whichever digit {pivot} holds, it is {shared}, or one of {pincers} is. So {so}."},
    {"hodoku.unique_rectangle_1", "Uniqueness Test 1", "{deadly}. So {so}.", true},
    {"hodoku.unique_rectangle_2", "Uniqueness Test 2", "{deadly}: it is {extras}. So {so}.", true},
    {"hodoku.unique_rectangle_3", "Uniqueness Test 3", "{deadly}: it is {extras}. In {base} that and {partners} take {set}. So {so}.", true},
    {"hodoku.unique_rectangle_4", "Uniqueness Test 4", "{deadly}. One of the two must be in the cells that have more, and leaves no room there for the other. So {so}.", true},
    {"hodoku.unique_rectangle_5", "Uniqueness Test 5", "{deadly}: it is {extras}. So {so}.", true},
    {"hodoku.unique_rectangle_6", "Uniqueness Test 6", "{deadly}. One of the two stands nowhere else in their lines, and in one corner would bring that about. So {so}.", true},
    {"hodoku.hidden_rectangle", "Hidden Rectangle", "{deadly}. One of the two stands nowhere else in the lines of a corner, which with the other would bring that about. So {so}.", true},
    {"hodoku.avoidable_rectangle_1", "Avoidable Rectangle Type 1", "{deadly}: none of them is a given. So {so}.", true},
    {"hodoku.avoidable_rectangle_2", "Avoidable Rectangle Type 2", "{deadly}: none of them is a given, and one of the open cells holds its other digit. So {so}.", true},
    {"hodoku.sue_de_coq", "Sue de Coq", "{cells} and {partners} have as many digits as there are cells, and none of these fits twice. So {so}."},
    {"hodoku.simple_colours", "Simple Colors"},
    {"hodoku.simple_colours_trap", "Simple Colors Trap", "Pairs of places for {digits} colour {cells} with two colours, of which one is right. What goes sees both. So {so}."},
    {"hodoku.simple_colours_wrap", "Simple Colors Wrap", "Pairs of places for {digits} colour {cells} with two colours, of which one is right. Of the other one two cells see each other. So {so}."},
    {"hodoku.multi_colours", "Multi Colors"},
    {"hodoku.multi_colours_1", "Multi Colors 1", "Pairs of places for {digits} colour {cells} with two pairs of colours. One of each sees the other: one of the opposite two is right. So {so}."},
    {"hodoku.multi_colours_2", "Multi Colors 2", "Pairs of places for {digits} colour {cells} with two pairs of colours. One colour sees both of the other pair. So {so}."},
    {"hodoku.x_chain", "X-Chain", because_ends},
    {"hodoku.xy_chain", "XY-Chain", because_ends},
    {"hodoku.nice_loop", "Nice Loop/AIC"},
    {"hodoku.continuous_nice_loop", "Continuous Nice Loop", because_continuous},
    {"hodoku.discontinuous_nice_loop", "Discontinuous Nice Loop", because_discontinuous},
    {"hodoku.aic", "AIC", because_ends},
    {"hodoku.grouped_nice_loop", "Grouped Nice Loop/AIC"},
    {"hodoku.grouped_continuous_nice_loop", "Grouped Continuous Nice Loop", because_continuous},
    {"hodoku.grouped_discontinuous_nice_loop", "Grouped Discontinuous Nice Loop", because_discontinuous},
    {"hodoku.grouped_aic", "Grouped AIC", because_ends},
    {"hodoku.als_xz", "Almost Locked Set XZ-Rule", "{cells} are two sets of cells, each with one digit more than cells. A digit that only one of them can hold fills the other with all the rest. So {so}."},
    {"hodoku.als_xy_wing", "Almost Locked Set XY-Wing", "{pivot}, a set with one digit more than cells, takes a digit from one of two others, {pincers}, and fills it with all the rest. So {so}."},
    {"hodoku.als_chain", "Almost Locked Set Chain", "{cells} are sets of cells, each with one digit more than cells: where the first does not hold its digit, each fills the next, up to the last. So {so}."},
    {"hodoku.death_blossom", "Death Blossom", "Whichever digit {pivot} holds, one of the sets {cells} is filled with all its other digits. So {so}."},
    {"hodoku.forcing_chain", "Forcing Chain"},
    {"hodoku.forcing_chain_contradiction", "Forcing Chain Contradiction", because_contradiction},
    {"hodoku.forcing_chain_verity", "Forcing Chain Verity", because_verity},
    {"hodoku.forcing_net", "Forcing Net"},
    {"hodoku.forcing_net_contradiction", "Forcing Net Contradiction", because_contradiction},
    {"hodoku.forcing_net_verity", "Forcing Net Verity", because_verity},
    {"hodoku.template_set", "Template Set", because_templates},
    {"hodoku.template_delete", "Template Delete", because_templates},
    {"hodoku.brute_force", "Brute Force", "Nothing finds a step: this is a digit of the solution. So {so}."},
};
// clang-format on

constexpr const Kind* find_kind(std::string_view id) {
    for (const Kind& kind : kinds)
        if (kind.id == id) return &kind;
    return nullptr;
}

}  // namespace nonet::hodoku
