#pragma once
// Taking givens away from a solution, in a given order, as long as the puzzle stays proper.
//
// The result is that of the plain method:
//
//   for each group of cells, in order:
//       take it away if the puzzle is still proper then
//
// which needs a proof for each group.  This one asks for about a quarter as many: it goes ahead on known unavoidable
// sets, which say for certain that a group has to stay, then asks about the puzzle some groups later.  If that is
// proper, all that was taken away could be.  If not, the other solution shows an unavoidable set that was not known,
// and the work goes back to the first group that it concerns.  Which other solution it is changes the number of
// questions, never the result.

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "generate/unavoidable.hpp"

namespace nonet::generate {

class Reduction {
 public:
    // Begins with all cells of the solution.
    //
    //   groups    disjoint sets of cells, each taken away or kept as a whole; cells in no group stay
    //   fewest    no group is taken away that would leave fewer givens
    //   rule      what to do about a group that has to stay
    //   returns   whether there is a question
    enum class Rule : std::uint8_t { go_on, stop };
    bool start(const Grid& solution, std::span<const CellSet> groups, int fewest, Rule rule = Rule::go_on);

    // While there is a question: is puzzle() proper?
    //
    //   others    solutions of it that are not solution(): none means proper
    //   returns   whether there is another question; if not, puzzle() is the result, and proper
    bool answer(std::span<const Grid> others);

    Grid puzzle() const;
    Grid proven_puzzle() const;  // the last one known to be proper; at first the solution
    const Grid& solution() const { return solution_; }
    CellSet givens() const { return CellSet::all() - removed_; }

    // Whether one of the known unavoidable sets has no other given.
    bool is_known_needed(Cell given) const;

 private:
    bool advance();
    bool has_to_stay(std::size_t group) const;
    std::size_t index(std::size_t set);
    void go_back_to(std::size_t group);

    // The unavoidable sets known.  In the order of the groups a set can speak only about the last of its groups, so each
    // group has a list of those that end there: the newest, and for each set the one before.
    static constexpr std::uint16_t none = 0xffff;
    std::vector<CellSet> sets_;
    std::vector<std::uint16_t> older_;
    std::array<std::uint16_t, cell_count> newest_{};

    Grid solution_;
    std::vector<CellSet> groups_;
    std::vector<std::uint8_t> sizes_;                  // of the groups
    std::vector<CellSet> removed_before_;              // [i]: what was away before group i was looked at
    std::array<std::uint8_t, cell_count> group_of_{};  // cell_count: in no group
    CellSet removed_, proven_;                         // away now; away in the last puzzle known to be proper
    std::size_t next_ = 0;                             // the next group to look at
    int fewest_ = 0;
    Rule rule_ = Rule::go_on;
};

}  // namespace nonet::generate
