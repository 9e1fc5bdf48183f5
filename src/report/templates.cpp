#include "report/templates.hpp"

#include <algorithm>
#include <array>

namespace nonet {
namespace {

#define NONET_BRANCHES(id, title, how)                                              \
    {id ".contradiction", title " (contradiction)",                                 \
     "Suppose that {start}: {clash}" how ". So {so}.\n{proof}"},                    \
        {id ".double", title " (either way)",                                       \
         "Whether {start} or not, the same follows" how ". So {so}.\n{proof}"},     \
        {id ".cell", title " (cell)",                                               \
         "Whatever stands in {cells}, the same follows" how ". So {so}.\n{proof}"}, \
        {id ".house", title " (house)",                                             \
         "Wherever the {digits} of {base} goes, the same follows" how ". So {so}.\n{proof}"},

constexpr std::array table{std::to_array<Words>(
    {{"hidden_single.last", "Last Empty Cell",
      "{base} has one empty cell left, and it lacks only the {digits}. So {so}."},
     {"hidden_single.box", "Hidden Single in a Box",
      "In {base} the {digits} has one place left{causes}. So {so}."},
     {"hidden_single.row", "Hidden Single in a Row",
      "In {base} the {digits} has one place left{causes}. So {so}."},
     {"hidden_single.column", "Hidden Single in a Column",
      "In {base} the {digits} has one place left{causes}. So {so}."},
     {"naked_single", "Naked Single",
      "{cells} sees every digit but {digits}: nothing else can stand there. So {so}."},
     {"direct_pointing", "Direct Pointing",
      "In {base} the {digits} must be in {cells}, all in {cover}, so the rest of {cover} has none. That "
      "leaves {other} one "
      "place for it. So {so}."},
     {"direct_hidden_pair", "Direct Hidden Pair",
      "In {base} the digits {digits} must take the two cells {cells}, which therefore hold nothing else. "
      "That leaves one "
      "place in the house for another digit: {so}."},
     {"direct_hidden_triplet", "Direct Hidden Triplet",
      "In {base} the digits {digits} must take the three cells {cells}, which therefore hold nothing else. "
      "That leaves one "
      "place in the house for another digit: {so}."},
     {"pointing", "Pointing",
      "In {base} the {digits} must be in {cells}, and these all lie in {cover}. Whichever it is, the rest of "
      "{cover} cannot "
      "hold another one. So {so}."},
     {"claiming", "Claiming",
      "In {base} the {digits} must be in {cells}, and these all lie in {cover}. Whichever it is, the rest of "
      "{cover} cannot "
      "hold another one. So {so}."},
     {"naked_pair", "Naked Pair",
      "In {base} the two cells {cells} hold only {digits} between them, so they use both up. Nothing else in "
      "the house can "
      "be one of these. So {so}."},
     {"naked_triplet", "Naked Triplet",
      "In {base} the three cells {cells} hold only {digits} between them, so they use all three up. So "
      "{so}."},
     {"naked_quad", "Naked Quad",
      "In {base} the four cells {cells} hold only {digits} between them, so they use all four up. So {so}."},
     {"hidden_pair", "Hidden Pair",
      "In {base} the digits {digits} have only the two places {cells}. These cells are theirs, with no room "
      "for anything "
      "else. So {so}."},
     {"hidden_triplet", "Hidden Triplet",
      "In {base} the digits {digits} have only the three places {cells}. These cells are theirs. So {so}."},
     {"hidden_quad", "Hidden Quad",
      "In {base} the digits {digits} have only the four places {cells}. These cells are theirs. So {so}."},
     {"x_wing", "X-Wing",
      "In {base} the {digits} has its places only in {cover}. The two lines need one in each, so nothing is "
      "left for the "
      "rest of {cover}. So {so}."},
     {"swordfish", "Swordfish",
      "In {base} the {digits} has its places only in {cover}. Three lines need three of them, one in each, "
      "so nothing is "
      "left for the rest of {cover}. So {so}."},
     {"jellyfish", "Jellyfish",
      "In {base} the {digits} has its places only in {cover}. Four lines need four of them, one in each, so "
      "nothing is left "
      "for the rest of {cover}. So {so}."},
     {"xy_wing", "XY-Wing",
      "{pivot} has two digits. Whichever it takes, one of {pincers} is left with {shared}. A cell that sees "
      "both cannot be "
      "{shared}. So {so}."},
     {"xyz_wing", "XYZ-Wing",
      "{pivot} has three digits. If it is not {shared}, one of {pincers} is. A cell that sees all three "
      "cannot be {shared}. "
      "So {so}."},
     {"unique_rectangle.type_1", "Unique Rectangle type 1",
      "If {ring} held only {digits}, these could be swapped and the puzzle would have two solutions. Only "
      "{extras} can "
      "prevent it. So {so}."},
     {"unique_rectangle.type_2", "Unique Rectangle type 2",
      "If {ring} held only {digits}, these could be swapped and the puzzle would have two solutions. So one "
      "of {extras} is "
      "true, and no cell that sees them all can hold that digit. So {so}."},
     {"unique_rectangle.type_3", "Unique Rectangle type 3",
      "If {ring} held only {digits}, these could be swapped and the puzzle would have two solutions. So one "
      "of {extras} is "
      "true: the two cells act as one that, with {partners}, uses up or claims the digits {set}. So {so}."},
     {"unique_rectangle.type_4", "Unique Rectangle type 4",
      "If {ring} held only {digits}, these could be swapped and the puzzle would have two solutions. The "
      "{set} of {base} "
      "must be in one of the two cells with more candidates, so the other digit of the pair fits in neither. "
      "So {so}."},
     {"unique_loop.type_1", "Unique Loop type 1",
      "If the loop {ring} held only {digits}, these could be swapped all along and the puzzle would have two "
      "solutions. "
      "Only {extras} can prevent it. So {so}."},
     {"unique_loop.type_2", "Unique Loop type 2",
      "If the loop {ring} held only {digits}, these could be swapped all along and the puzzle would have two "
      "solutions. So "
      "one of {extras} is true, and no cell that sees them all can hold that digit. So {so}."},
     {"unique_loop.type_3", "Unique Loop type 3",
      "If the loop {ring} held only {digits}, these could be swapped all along and the puzzle would have two "
      "solutions. So "
      "one of {extras} is true: the two cells act as one that, with {partners}, uses up or claims the digits "
      "{set}. So {so}."},
     {"unique_loop.type_4", "Unique Loop type 4",
      "If the loop {ring} held only {digits}, these could be swapped all along and the puzzle would have two "
      "solutions. The "
      "{set} of {base} must be in one of the two cells with more candidates, so the other digit fits in "
      "neither. So {so}."},
     {"bug.type_1", "BUG type 1",
      "Without {extras} every empty cell would have two candidates and every digit two places, and there "
      "would be two "
      "solutions or none. So {so}."},
     {"bug.type_2", "BUG type 2",
      "Without {extras} every empty cell would have two candidates and every digit two places, and there "
      "would be two "
      "solutions or none. So one of them is true, and what sees them all is not. So {so}."},
     {"bug.type_3", "BUG type 3",
      "Without {extras} every empty cell would have two candidates and every digit two places, and there "
      "would be two "
      "solutions or none. So one of them is true: their cells act as one that, with {partners}, uses up the "
      "digits {set}. So "
      "{so}."},
     {"bug.type_4", "BUG type 4",
      "Without {extras} every empty cell would have two candidates and every digit two places, and there "
      "would be two "
      "solutions or none. So one of them is true; the other cell must hold the {set} of {base}, which has no "
      "other place. So "
      "{so}."},
     {"aligned_pair_exclusion", "Aligned Pair Exclusion",
      "Of all ways to fill {cells} some leave one of {excluders} without a digit, or repeat a digit in a "
      "house. What occurs "
      "only in these ways is impossible. So {so}."},
     {"aligned_triplet_exclusion", "Aligned Triplet Exclusion",
      "Of all ways to fill {cells} some leave one of {excluders} without a digit, or repeat a digit in a "
      "house. What occurs "
      "only in these ways is impossible. So {so}."},
     {"forcing_chain.x_cycle", "X-Cycle",
      "The places of one digit form a ring: one half of them is true or the other half. What sees both "
      "halves is neither. So "
      "{so}.\n{proof}"},
     {"forcing_chain.y_cycle", "Y-Cycle",
      "The candidates of two-digit cells form a ring: one half of them is true or the other half. What sees "
      "both halves is "
      "neither. So {so}.\n{proof}"},
     {"forcing_chain.xy_cycle", "XY-Cycle",
      "The candidates form a ring: one half of them is true or the other half. What sees both halves is "
      "neither. So "
      "{so}.\n{proof}"},
     {"forcing_chain.x_chain", "Forcing X-Chain",
      "Suppose that {start}. From place to place of this digit, {clash}. So {so}.\n{proof}"},
     {"forcing_chain.xy_chain", "Forcing Chain",
      "Suppose that {start}. Link by link, {clash}. So {so}.\n{proof}"},
     {"nishio", "Nishio Forcing Chain",
      "Suppose that {start}. From the places of this digit alone {clash}. So {so}.\n{proof}"},
     NONET_BRANCHES("multiple_chain", "Multiple Forcing Chains", "") NONET_BRANCHES(
         "dynamic_chain", "Dynamic Forcing Chains", ", several premises taken together")
         NONET_BRANCHES("dynamic_chain_plus", "Dynamic Forcing Chains (+)", ", with patterns on what remains")
             NONET_BRANCHES("nested_forcing_chain", "Dynamic + Forcing Chains",
                            ", with chains on what remains")
                 NONET_BRANCHES("nested_multiple_chain", "Dynamic + Multiple Forcing Chains",
                                ", with multiple chains on what remains")
                     NONET_BRANCHES("nested_dynamic_chain", "Dynamic + Dynamic Forcing Chains",
                                    ", with dynamic chains on what remains")
                         NONET_BRANCHES("nested_dynamic_chain_plus", "Dynamic + Dynamic Forcing Chains (+)",
                                        ", with dynamic chains and patterns on what remains")})};

#undef NONET_BRANCHES

}  // namespace

std::span<const Words> all_words() noexcept { return table; }

const Words* words_for(std::string_view kind) noexcept {
    const auto found = std::ranges::find(table, kind, &Words::kind);
    return found == table.end() ? nullptr : &*found;
}

}  // namespace nonet
