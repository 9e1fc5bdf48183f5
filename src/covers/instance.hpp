#pragma once
// The rest of a position as variables for the search that learns: one for each open option.
//
//   group      variables of which exactly one is true: a cell, or a digit of a full house; 2 to 32 of them
//   excluded   variables that are false if one is true: no clause is stored for them

#include <vector>

#include "covers/board.hpp"
#include "covers/state.hpp"

namespace nonet::covers {

using Var = std::uint16_t;

struct Instance {
    struct Place {
        std::uint16_t group;
        std::uint16_t bit;  // its number
    };

    Instance(const Board& board, const State& state);

    std::size_t var_count() const { return options.size(); }
    std::size_t group_count() const { return members.size(); }

    std::vector<Option> options;  // of each variable
    Lists<Place> places;          // of each variable
    Lists<Var> members;           // of each group
    Lists<Var> excluded;          // of each variable
    bool prefers_groups;          // whether to decide in groups: see ClauseSearch

    // The variable of an open option in an unfilled cell; `none` for others.
    static constexpr Var none = 0xffff;
    std::vector<Var> var_of;  // of each option

 private:
    void add_groups(const Board& board, const State& state);
    void add_excluded(const Board& board);
};

}  // namespace nonet::covers
