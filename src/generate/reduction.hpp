#pragma once
// Removes givens from a solution, in a given order, as long as the puzzle stays proper.
//
// The result is that of the plain method:
//
//   for each group of cells, in order:
//       remove it if the puzzle is still proper then
//
// which needs a proof for each group. This class needs about a quarter as many. It advances over known unavoidable sets,
// which prove that a group has to stay, and then asks about the puzzle some groups later. If that is proper, everything
// removed so far could be removed. If not, the other solution shows an unknown unavoidable set, and the work returns to
// the first group that the set affects. Which other solution is found changes the number of questions, but never the
// result.

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "generate/unavoidable.hpp"

namespace nonet::generate {

class Reduction {
 public:
    // Starts with all cells of the solution.
    //
    //   groups    disjoint sets of cells, each removed or kept as a whole; cells in no group stay
    //   fewest    no group is removed if that would leave fewer givens
    //   rule      what happens at a group that has to stay
    //   returns   whether there is a question
    enum class Rule : std::uint8_t { go_on, stop };
    bool start(const Grid& solution, std::span<const CellSet> groups, int fewest, Rule rule = Rule::go_on);

    // Takes the answer to the question whether puzzle() is proper.
    //
    //   others    solutions of it other than solution(): none means proper
    //   returns   whether there is another question; if not, puzzle() is the result, and proper
    bool answer(std::span<const Grid> others);

    Grid puzzle() const;
    Grid proven_puzzle() const;  // the last one known to be proper; initially the solution
    const Grid& solution() const { return solution_; }
    CellSet givens() const { return CellSet::all() - removed_; }

    // Whether one of the known unavoidable sets contains no other given.
    bool is_known_needed(Cell given) const;

 private:
    bool advance();
    bool has_to_stay(std::size_t group) const;
    std::size_t index(std::size_t set);
    void go_back_to(std::size_t group);

    // The known unavoidable sets. In the order of the groups a set is only relevant to the last of its groups. So each
    // group has a list of the sets that end there: the newest, and for each set the previous one.
    static constexpr std::uint16_t none = 0xffff;
    std::vector<CellSet> sets_;
    std::vector<std::uint16_t> older_;
    std::array<std::uint16_t, cell_count> newest_{};

    Grid solution_;
    std::vector<CellSet> groups_;
    std::vector<std::uint8_t> sizes_;                  // of the groups
    std::vector<CellSet> removed_before_;              // [i]: the cells removed before group i was examined
    std::array<std::uint8_t, cell_count> group_of_{};  // cell_count: in no group
    CellSet removed_, proven_;  // removed now; removed in the last puzzle known to be proper
    std::size_t next_ = 0;      // the next group to examine
    int fewest_ = 0;
    Rule rule_ = Rule::go_on;
};

}  // namespace nonet::generate
