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
    because_naked = "{cells} have only the candidates {digits} between them. So {so}.",
    because_hidden = "In {base}, the only places for {digits} are {cells}, so these cells cannot hold any other digit. So {so}.",
    because_locked = "In {base}, the {digits} is confined to {cover}: it must be in {one_of}. So {so}.",
    because_fish = "In {base}, the {digits} is confined to {cover}, the same number of houses. So in each of {cover}, it must be within {base}. So {so}.",
    because_finned = "Either {extras} is true, or in {base} the {digits} is confined to {cover}. Both cases rule out the same candidates. So {so}.",
    because_ends = "At least one end of the chain is true. So {so}.",
    because_continuous = "The loop works in both directions, so each weak link has exactly one true end. So {so}.",
    because_discontinuous = "The loop returns to the cell where it began and leaves only one possibility there. So {so}.",
    because_contradiction = "The assumption at the start of the chains leads to a contradiction. So {so}.",
    because_verity = "At least one of the chains starts from a true assumption, and all of them lead to the same conclusion. So {so}.",
    because_deadly = "If {cells} held only {digits}, these digits could be swapped and the puzzle would have two solutions",
    because_templates = "All possible ways to place the digit in every row, column and box agree on this. So {so}.";

inline constexpr Kind kinds[] = {
    {"hodoku.full_house", "Full House", "{base} has only one empty cell left. So {so}."},
    {"hodoku.naked_single", "Naked Single", "The cell has only one candidate left. So {so}."},
    {"hodoku.hidden_single", "Hidden Single", "In {base}, only one place is left for {digits}. So {so}."},
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
    {"hodoku.kraken_fish_1", "Kraken Fish Type 1", "Either {extras} is true, or in {base} the {digits} is confined to {cover}. In both cases, chains lead to the same conclusion. So {so}."},
    {"hodoku.kraken_fish_2", "Kraken Fish Type 2", "Either {extras} is true, or in {base} the {digits} is confined to {cover}. Chains from these fins and from all places in one of {cover} lead to the same conclusion. So {so}."},
    {"hodoku.remote_pair", "Remote Pair", "The cells of the chain have the same two candidates, which alternate along it. Two cells an odd number of steps apart therefore hold different digits. So {so}."},
    {"hodoku.bug", "Bivalue Universal Grave + 1", "Without {extras}, every empty cell would have two candidates and every digit two places in each house, and the puzzle would have two solutions or none. So {so}.", true},
    {"hodoku.skyscraper", "Skyscraper", "In each of {base}, there are only two places for {shared}, and a place in one house sees a place in the other. So at least one of the two remaining places, {pincers}, is {shared}. So {so}."},
    {"hodoku.two_string_kite", "2-String Kite", "In each of {base}, there are only two places for {shared}, and a place in one house sees a place in the other. So at least one of the two remaining places, {pincers}, is {shared}. So {so}."},
    {"hodoku.empty_rectangle", "Empty Rectangle", "In {base}, the {shared} has few places, and one of {pincers} must hold it. One of these two cells sees the removed candidates; the other forces the {shared} of the box into their line. So {so}."},
    {"hodoku.turbot_fish", "Turbot Fish", because_ends},
    {"hodoku.w_wing", "W-Wing", "{pincers} have the same two candidates. In {base}, the {digits} must be in {one_of}, so at least one of the two cells holds the other digit. So {so}."},
    {"hodoku.xy_wing", "XY-Wing", "Whichever digit {pivot} holds, one of {pincers} is {shared}. So {so}."},
    {"hodoku.xyz_wing", "XYZ-Wing", "Either {pivot} is {shared}, or one of {pincers} is. So {so}."},
    {"hodoku.unique_rectangle_1", "Uniqueness Test 1", "{deadly}. So {so}.", true},
    {"hodoku.unique_rectangle_2", "Uniqueness Test 2", "{deadly}. So {extras} must be true. So {so}.", true},
    {"hodoku.unique_rectangle_3", "Uniqueness Test 3", "{deadly}. So {extras} must be true. In {base}, these cells act as a single cell that forms a naked set of {set} with {partners}. So {so}.", true},
    {"hodoku.unique_rectangle_4", "Uniqueness Test 4", "{deadly}. One of the two digits must be in one of the two cells with extra candidates, so neither of them can hold the other digit. So {so}.", true},
    {"hodoku.unique_rectangle_5", "Uniqueness Test 5", "{deadly}. So {extras} must be true. So {so}.", true},
    {"hodoku.unique_rectangle_6", "Uniqueness Test 6", "{deadly}. One of the two digits has no other place in the rows and columns of the cells with extra candidates, so placing it in one of these cells would force exactly this. So {so}.", true},
    {"hodoku.hidden_rectangle", "Hidden Rectangle", "{deadly}. One of the two digits has no other place in the row and column of one corner, so placing the other digit in that corner would force exactly this. So {so}.", true},
    {"hodoku.avoidable_rectangle_1", "Avoidable Rectangle Type 1", "{deadly}, as none of these cells is a given. So {so}.", true},
    {"hodoku.avoidable_rectangle_2", "Avoidable Rectangle Type 2", "{deadly}, as none of these cells is a given. So at least one of the empty cells must hold its other candidate. So {so}.", true},
    {"hodoku.sue_de_coq", "Sue de Coq", "{cells}, together with {partners}, have as many candidates as there are cells, and none of these digits can be used twice. So {so}."},
    {"hodoku.simple_colours", "Simple Colors"},
    {"hodoku.simple_colours_trap", "Simple Colors Trap", "Conjugate pairs for {digits} divide {cells} into two colours, one of which is true. A cell that sees both colours cannot hold this digit. So {so}."},
    {"hodoku.simple_colours_wrap", "Simple Colors Wrap", "Conjugate pairs for {digits} divide {cells} into two colours, one of which is true. Two cells of one colour see each other, so the other colour is true. So {so}."},
    {"hodoku.multi_colours", "Multi Colors"},
    {"hodoku.multi_colours_1", "Multi Colors 1", "Conjugate pairs for {digits} divide {cells} into two pairs of colours. A colour of one pair sees a colour of the other, so at least one of the two opposite colours is true. So {so}."},
    {"hodoku.multi_colours_2", "Multi Colors 2", "Conjugate pairs for {digits} divide {cells} into two pairs of colours. One colour sees both colours of the other pair, so it is false. So {so}."},
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
    {"hodoku.als_xz", "Almost Locked Set XZ-Rule", "{cells} form two almost locked sets: each has one more candidate than cells. They share a digit that only one of them can hold, so at least one of them must hold all its other digits. So {so}."},
    {"hodoku.als_xy_wing", "Almost Locked Set XY-Wing", "The almost locked set {pivot} takes a digit from one of two others, {pincers}, which must then hold all its other digits. So {so}."},
    {"hodoku.als_chain", "Almost Locked Set Chain", "{cells} form a chain of almost locked sets, each linked to the next by a digit that only one of them can hold. If the first set lacks the removed digit, the last set must hold it. So {so}."},
    {"hodoku.death_blossom", "Death Blossom", "Whichever digit {pivot} holds, one of the almost locked sets {cells} loses that digit and must hold all its other digits. So {so}."},
    {"hodoku.forcing_chain", "Forcing Chain"},
    {"hodoku.forcing_chain_contradiction", "Forcing Chain Contradiction", because_contradiction},
    {"hodoku.forcing_chain_verity", "Forcing Chain Verity", because_verity},
    {"hodoku.forcing_net", "Forcing Net"},
    {"hodoku.forcing_net_contradiction", "Forcing Net Contradiction", because_contradiction},
    {"hodoku.forcing_net_verity", "Forcing Net Verity", because_verity},
    {"hodoku.template_set", "Template Set", because_templates},
    {"hodoku.template_delete", "Template Delete", because_templates},
    {"hodoku.brute_force", "Brute Force", "No technique finds a step, so a digit of the solution is placed. So {so}."},
};
// clang-format on

constexpr const Kind* find_kind(std::string_view id) {
    for (const Kind& kind : kinds)
        if (kind.id == id) return &kind;
    return nullptr;
}

}  // namespace nonet::hodoku
