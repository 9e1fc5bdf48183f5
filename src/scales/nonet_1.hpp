#pragma once
// nonet's own scale, version 1.  Once released it never changes: a better one will be nonet-2.

#include <string_view>

namespace nonet {

// The text for parse_scale.  A technique is listed above those that a person is less likely to see.  The criteria: the number of
// cells to look at together, and the number of things to remember.  From 6 on, people read steps rather than find them.
inline constexpr std::string_view nonet_1_text = R"(name nonet-1
level easy 1.0
level medium 2.0
level hard 3.0
level fierce 4.0
level extreme 5.0
level nightmare 6.0
level inhuman 7.0

hidden_single 1.0
naked_single 1.3
direct_pointing 1.6
direct_hidden_pair 1.8

pointing 2.0
claiming 2.1
locked_pair 2.2
naked_pair 2.3
hidden_pair 2.5
direct_hidden_triplet 2.6
locked_triplet 2.6
naked_triplet 2.7
hidden_triplet 2.9

x_wing 3.0
skyscraper 3.1
two_string_kite 3.2
remote_pair 3.2
turbot_fish 3.3
empty_rectangle 3.3
xy_wing 3.4
w_wing 3.4
unique_rectangle_1 3.4
unique_rectangle_2 3.5
unique_rectangle_4 3.5
simple_colours 3.5
finned_x_wing 3.6
sashimi_x_wing 3.6
xyz_wing 3.6
swordfish 3.7
naked_quad 3.7
unique_rectangle_6 3.7
avoidable_rectangle_1 3.8
avoidable_rectangle_2 3.8
hidden_rectangle 3.8
unique_rectangle_3 3.8
hidden_quad 3.9
bug 3.9

almost_locked_candidates 4.0
jellyfish 4.0
multi_colours 4.1
unique_loop 4.1
finned_swordfish 4.2
sashimi_swordfish 4.3
bent_set 4.3
empty_rectangle_pair 4.4
x_chain 4.4
xy_chain 4.5
sue_de_coq 4.5
als_xz 4.6
finned_jellyfish 4.7
sashimi_jellyfish 4.7
franken_x_wing 4.8
firework 4.8
extended_rectangle 4.8
unique_polygon 4.9
aligned_pair_exclusion 4.9
medusa 4.9
qiu_pattern 4.9

nice_loop 5.0
grouped_nice_loop 5.2
forcing_chain 5.3
als_xy_wing 5.4
franken_swordfish 5.4
finned_franken_x_wing 5.5
als_chain 5.6
death_blossom 5.6
finned_franken_swordfish 5.7
broken_wing 5.7
bivalue_oddagon 5.7
sk_loop 5.8
junior_exocet 5.8
tridagon 5.8
double_exocet 5.9
senior_exocet 5.9
chromatic_pattern 5.9
multi_sector_locked_set 5.9
aligned_triplet_exclusion 5.9

nishio 6.0 up to 12
whip 6.1
multiple_chain 6.2 up to 16
nishio 6.4
multiple_chain 6.5
dynamic_chain 6.7 up to 24
dynamic_chain 6.9

dynamic_chain_plus 7.0
nested_forcing_chain 7.5
nested_multiple_chain 8.0
nested_dynamic_chain 8.5
nested_dynamic_chain_plus 9.0
)";

}  // namespace nonet
