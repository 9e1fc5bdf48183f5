#pragma once
// The list of techniques: one file each, one line here and one in registry.cpp.

#include "nonet/techniques.hpp"

namespace nonet::technique {

extern const Technique hidden_single;
extern const Technique direct_pointing;
extern const Technique direct_hidden_pair;
extern const Technique naked_single;
extern const Technique direct_hidden_triplet;
extern const Technique pointing;
extern const Technique claiming;
extern const Technique naked_pair;
extern const Technique x_wing;
extern const Technique hidden_pair;
extern const Technique naked_triplet;
extern const Technique swordfish;
extern const Technique hidden_triplet;
extern const Technique xy_wing;
extern const Technique xyz_wing;
extern const Technique unique_loop;
extern const Technique naked_quad;
extern const Technique jellyfish;
extern const Technique hidden_quad;
extern const Technique bug;
extern const Technique aligned_pair_exclusion;
extern const Technique forcing_chain;
extern const Technique aligned_triplet_exclusion;
extern const Technique nishio;
extern const Technique multiple_chain;
extern const Technique dynamic_chain;
extern const Technique dynamic_chain_plus;
extern const Technique nested_forcing_chain;
extern const Technique nested_multiple_chain;
extern const Technique nested_dynamic_chain;
extern const Technique nested_dynamic_chain_plus;

}  // namespace nonet::technique
